//! HTTP and sockets: the handlers, what admits their requests, the built client, and the state that they share.

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

mod admission;
mod assets;
mod heads;
mod http;
pub mod listen;
mod routes;
mod settings;
#[cfg(test)]
mod strict_json;
mod ws;

pub use admission::{ConnectionPermits, Quotas, RateLimits};
pub use assets::Assets;
pub use http::{KeyedRequests, Previews, Renewals, erase_due, finish_merges, look_at_file};
pub use settings::Settings;

use base::clock::Clock;
use base::metrics::Metrics;
use base::traffic::Traffic;
use identity::passkeys::Passkeys;
use identity::providers::Providers;
use notices::Notices;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Storage, Store};
use tables::hub::{Hub, WaitingLists};
use tables::rooms::{Rooms, Watchdog};
use tables::{Analyses, MatchFiles, Replays, Reviews};
use tokio_util::task::TaskTracker;

/// The state that request handlers share.
pub struct App {
    pub settings: Settings,
    pub build: String,
    pub clock: Clock,
    pub store: Arc<dyn Store>,
    pub hub: Arc<Hub>,
    pub waiting: Arc<WaitingLists>,
    pub rooms: Arc<Rooms>,
    pub metrics: Metrics,
    pub health: Health,
    /// How much the database may hold.
    pub storage: Arc<Storage>,
    pub quotas: Quotas,
    pub connection_permits: Arc<ConnectionPermits>,
    pub rate_limits: RateLimits,
    pub replays: Replays,
    pub match_files: MatchFiles,
    pub analyses: Arc<Analyses>,
    pub reviews: Arc<Reviews>,
    pub renewals: Renewals,
    pub keyed_requests: KeyedRequests,
    pub previews: Previews,
    pub notices: Arc<Notices>,
    /// Passkeys for the public URL, if browsers have any there.
    pub passkeys: Option<Passkeys>,
    /// The host's providers of OpenID Connect.
    pub providers: Arc<Providers>,
    /// What was seen of the proxy, for `rodada doctor`.
    pub traffic: Arc<Traffic>,
    pub assets: Arc<Assets>,
    /// The URL for other machines in the same network, if known.
    pub reachable: Option<String>,
    /// The tasks of sockets, which axum does not wait for when it stops.
    pub sockets: TaskTracker,
}

/// Whether the server can accept work.
pub struct Health {
    pub watchdog: Arc<Watchdog>,
    pub draining: AtomicBool,
}

impl Health {
    /// Whether the server is shutting down and accepts nothing new.
    #[must_use]
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Acquire)
    }
}
