//! What requests need of the settings.

use axum::http::HeaderName;
use base::PublicUrl;
use base::clock::millis;
use config::{Config, Limits, LogAddresses, WhoMayEnter, WhoMayOpenTables, WhoMayWatch};
use std::time::Duration;
use store::Millis;

/// The settings that requests follow. None of them is a secret.
pub struct Settings {
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) proxy_header: Option<HeaderName>,
    pub(crate) log_addresses: LogAddresses,
    pub(crate) limits: Limits,
    pub(crate) who_may_enter: WhoMayEnter,
    pub(crate) who_may_open_tables: WhoMayOpenTables,
    pub(crate) who_may_watch: WhoMayWatch,
    pub(crate) vacation_days: u16,
    /// How long a match without a pace is listed after it was last opened; `None` for ever.
    pub(crate) listed_unvisited: Option<Duration>,
}

impl Settings {
    #[must_use]
    pub fn of(config: &Config) -> Self {
        Self {
            public_url: config.public_url.clone(),
            proxy_header: config.proxy_header.clone(),
            log_addresses: config.log_addresses,
            limits: config.limits,
            who_may_enter: config.who_may_enter,
            who_may_open_tables: config.who_may_open_tables,
            who_may_watch: config.who_may_watch,
            vacation_days: config.vacation_days,
            listed_unvisited: config.listed_unvisited(),
        }
    }

    /// The path below which the server lies, without a slash at its end: empty at the root of its host.
    pub(crate) fn path(&self) -> &str {
        self.public_url.as_ref().map_or("", PublicUrl::path)
    }

    /// The time since when a match without a pace must have been opened to be listed now.
    pub(crate) fn unvisited_since(&self, now: Millis) -> Option<Millis> {
        self.listed_unvisited.map(|time| now.saturating_sub(millis(time)))
    }
}
