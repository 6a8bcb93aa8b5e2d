//! The state that request handlers share.

use crate::admission::{ConnectionPermits, Quotas, RateLimits};
use crate::assets::Assets;
use crate::config::Config;
use crate::doctor::Traffic;
use crate::http::{KeyedRequests, Previews, Renewals};
use crate::hub::{Hub, WaitingLists};
use crate::notices::Notices;
use crate::replays::Replays;
use crate::rooms::{Rooms, Watchdog};
use base::clock::Clock;
use base::metrics::Metrics;
use identity::passkeys::Passkeys;
use identity::providers::Providers;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::Store;
use tokio_util::task::TaskTracker;

/// The state that request handlers share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) build: String,
    pub(crate) clock: Clock,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) waiting: Arc<WaitingLists>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    pub(crate) quotas: Quotas,
    pub(crate) connection_permits: Arc<ConnectionPermits>,
    pub(crate) rate_limits: RateLimits,
    pub(crate) replays: Replays,
    pub(crate) renewals: Renewals,
    pub(crate) keyed_requests: KeyedRequests,
    pub(crate) previews: Previews,
    pub(crate) notices: Arc<Notices>,
    /// Passkeys for the public URL, if browsers have any there.
    pub(crate) passkeys: Option<Passkeys>,
    /// The host's providers of OpenID Connect.
    pub(crate) providers: Providers,
    /// What was seen of the proxy, for `rodada doctor`.
    pub(crate) traffic: Traffic,
    pub(crate) assets: Arc<Assets>,
    /// The URL for other machines in the same network, if known.
    pub(crate) reachable: Option<String>,
    /// The tasks of sockets, which axum does not wait for when it stops.
    pub(crate) sockets: TaskTracker,
}

/// Whether the server can accept work.
pub(crate) struct Health {
    pub(crate) watchdog: Arc<Watchdog>,
    pub(crate) draining: AtomicBool,
}

impl Health {
    /// Whether the server is shutting down and accepts nothing new.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Acquire)
    }
}
