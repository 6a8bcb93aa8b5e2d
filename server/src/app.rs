//! What a request may touch.

use crate::admission::{Budgets, Quotas, Visitors};
use crate::assets::Assets;
use crate::clock::Clock;
use crate::config::Config;
use crate::folding::Folding;
use crate::http::Renewals;
use crate::hub::{Hub, WaitingLists};
use crate::metrics::Metrics;
use crate::rooms::{Rooms, Watchdog};
use crate::store::Store;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio_util::task::TaskTracker;

/// What a request may touch.
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
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) budgets: Budgets,
    pub(crate) folding: Folding,
    pub(crate) renewals: Renewals,
    pub(crate) assets: Arc<Assets>,
    /// The address for others in the same network, where it is known.
    pub(crate) reachable: Option<String>,
    /// The tasks of sockets: axum does not wait for them when it stops.
    pub(crate) sockets: TaskTracker,
}

/// Whether the server is fit to serve.
pub(crate) struct Health {
    pub(crate) watchdog: Arc<Watchdog>,
    pub(crate) draining: AtomicBool,
}

impl Health {
    /// Whether the server takes nothing new because it stops.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Acquire)
    }
}
