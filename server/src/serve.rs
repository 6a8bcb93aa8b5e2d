//! The server from its first breath to its last.

mod background;
mod listen;
mod reachable;
mod routes;

use background::Background;
use reachable::Reachable;

use crate::admission::{Budgets, Quotas, Seats, Visitors};
use crate::app::{App, Health};
use crate::assets::Assets;
use crate::clock::Clock;
use crate::config::{Config, Limits};
use crate::control::ControlSocket;
use crate::folding::Folding;
use crate::host::{self, Host};
use crate::http::Renewals;
use crate::hub::{Hub, WaitingLists};
use crate::metrics::Metrics;
use crate::rooms::{Bots, Rooms, Scribe, Services, Watchdog, Writer};
use crate::store::{Store, StoreError};
use crate::uptime::{NO_DOWNTIME, Uptime};
use protocol::ByeCode;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long people stay away when the server restarts, at least and at most: not all of them come back at once.
const RETRY_MS: std::ops::Range<u64> = 1_000..4_000;
/// Why the server could not start, or stopped by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store does not do what the start needs.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system does not give what the server needs.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The address for metrics cannot be listened on.
    #[error("cannot listen on {0} for metrics: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The meters could not be set up.
    #[error("the metrics cannot be set up: {0}")]
    Metrics(#[from] metrics_exporter_prometheus::BuildError),
    /// Something that must go on ended, which only a fault of this program can bring about.
    #[error("the server stopped by itself: {0} ended")]
    Ended(&'static str),
}

/// Serves until `shutdown` comes, then drains and closes the store. The caller brings the sockets and the end of the
/// world, so that tests choose them.
///
/// # Errors
/// When the server cannot start.
pub async fn run(
    listener: TcpListener,
    control: Option<ControlSocket>,
    config: Config,
    store: Arc<dyn Store>,
    clock: Clock,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    Running::start(listener, control, config, store, clock).await?.until(shutdown).await
}

/// A server that serves.
struct Running {
    house: House,
    background: Background,
    stop: CancellationToken,
    /// What takes in connections, and those that were taken in.
    serving: TaskTracker,
}

impl Running {
    async fn start(
        listener: TcpListener,
        control: Option<ControlSocket>,
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
    ) -> Result<Self, ServeError> {
        prepare(&config);
        let invitation = Reachable::of(&listener)?.invitation(config.public_url.as_ref());
        let (house, watchdog) = House::build(&listener, config, store, clock)?;
        house.give_back_downtime().await?;
        let host = house.host().await?;
        let mut background = house.start_background().await?;
        background.keep("the watchdog", watchdog);
        let following = Arc::clone(&host);
        background.keep("the changes of the host", async move { following.follow().await });
        let (stop, serving) = (CancellationToken::new(), TaskTracker::new());
        let listening = listen::serve(listener, Arc::clone(&house.app), stop.clone());
        keep_serving(&mut background, &serving, "the listening for players", listening);
        if let Some(control) = control {
            let listening = control.serve(host, stop.clone());
            keep_serving(&mut background, &serving, "the control socket", listening);
        }
        serving.close();
        tracing::info!("{invitation}");
        Ok(Self { house, background, stop, serving })
    }

    /// Serves until `shutdown` comes, or until something ends that must go on.
    async fn until(mut self, shutdown: impl Future<Output = ()>) -> Result<(), ServeError> {
        let ended = tokio::select! {
            () = shutdown => Ok(()),
            name = self.background.first_to_end() => Err(ServeError::Ended(name)),
        };
        match &ended {
            Ok(()) => tracing::info!("stopping: finishing what is in flight"),
            Err(error) => tracing::error!(%error, "stopping: finishing what is in flight"),
        }
        let Self { house, background, stop, serving } = self;
        if timeout(house.app.config.drain_time(), house.drain(&serving, &stop)).await.is_err() {
            tracing::warn!("not everything was finished in time");
        }
        drop(background);
        house.close().await;
        tracing::info!("stopped");
        ended
    }
}

/// Begins what takes connections in. It ends by itself when the server stops, and not before.
fn keep_serving(
    background: &mut Background,
    serving: &TaskTracker,
    name: &'static str,
    listening: impl Future<Output = ()> + Send + 'static,
) {
    let listening = serving.spawn(listening);
    // That it panicked was told by the panic.
    background.keep(name, async move { drop(listening.await) });
}

/// Makes room for as many sockets as the system allows, and warns of what the settings lift.
fn prepare(config: &Config) {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(limit) => tracing::debug!(limit, "sockets and files that may be open"),
        Err(error) => tracing::warn!(%error, "the limit of open files cannot be raised"),
    }
    if config.limits == Limits::Load {
        tracing::warn!(
            "the limits of addresses and sockets are lifted: this server is only fit for measuring"
        );
    }
}

/// Everything a running server consists of.
struct House {
    app: Arc<App>,
}

impl House {
    fn build(
        listener: &TcpListener,
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
    ) -> Result<(Self, impl Future<Output = ()> + Send + use<>), ServeError> {
        let metrics = Metrics::new()?;
        let (watchdog, watching) = Watchdog::start()?;
        let hub = Arc::new(Hub::new(clock.clone()));
        let waiting = Arc::new(WaitingLists::default());
        let seats = Arc::new(Seats::default());
        let scribe = Scribe::start(Arc::clone(&store));
        let assets = Assets::of(config.client.as_deref())?;
        let build = assets.build().to_owned();
        let rooms = Rooms::new(Services {
            store: Arc::clone(&store),
            writer: Writer::new(Arc::clone(&store), clock.clone(), metrics.clone()),
            scribe,
            clock: clock.clone(),
            uptime: Arc::new(Uptime::new(clock.clone())),
            hub: Arc::clone(&hub),
            waiting: Arc::clone(&waiting),
            seats: Arc::clone(&seats),
            bots: Bots::new(clock.clone(), config.pace_of_bots(), config.bot_threads.into(), metrics.clone()),
            deadlines: Arc::default(),
            watchdog: Arc::clone(&watchdog),
            metrics: metrics.clone(),
            server: uuid::Uuid::new_v4(),
            lease: config.lease(),
            build: build.clone(),
        });
        let app = App {
            quotas: Quotas::new(&config),
            visitors: Visitors::new(&config),
            budgets: Budgets::new(config.limits, seats, &clock),
            folding: Folding::new(),
            renewals: Renewals::new(),
            reachable: Reachable::of(listener)?.for_others().map(str::to_owned),
            assets,
            config,
            build,
            clock,
            store,
            hub,
            waiting,
            rooms,
            metrics,
            health: Health { watchdog, draining: AtomicBool::new(false) },
            sockets: TaskTracker::new(),
        };
        Ok((Self { app: Arc::new(app) }, watching))
    }

    /// Nobody loses time because the server was down.
    async fn give_back_downtime(&self) -> Result<(), StoreError> {
        let app = &self.app;
        note_give_back(app.store.resume(app.clock.now(), NO_DOWNTIME).await?);
        app.rooms.services().uptime.note();
        Ok(())
    }

    /// What the host's orders reach.
    async fn host(&self) -> Result<Arc<Host>, StoreError> {
        let App { store, clock, rooms, hub, .. } = &*self.app;
        let running = host::Running::begin(Arc::clone(rooms), Arc::clone(hub), &**store).await?;
        Ok(Arc::new(Host { store: Arc::clone(store), clock: clock.clone(), running: Some(running) }))
    }

    /// What goes on beside the requests.
    async fn start_background(&self) -> Result<Background, ServeError> {
        let (mut background, app) = (Background::default(), &self.app);
        if let Some(address) = app.config.metrics_listen {
            let unheard = |error| ServeError::Listen(address, error);
            let listener = TcpListener::bind(address).await.map_err(unheard)?;
            tracing::info!("metrics are told at http://{}/metrics", listener.local_addr()?);
            background.keep("the telling of metrics", listen::tell_metrics(listener, Arc::clone(app)));
        }
        let (writer, scribe) = (app.rooms.services().writer.clone(), app.rooms.services().scribe.clone());
        background.keep("the writing of moves", async move { writer.ended().await });
        background.keep("the writing of talk", async move { scribe.ended().await });
        background.start(app);
        Ok(background)
    }

    /// Takes nothing new, finishes what was begun, says goodbye.
    async fn drain(&self, serving: &TaskTracker, stop: &CancellationToken) {
        let app = &self.app;
        app.health.draining.store(true, Ordering::Release);
        stop.cancel();
        // First of all: a room that hangs keeps it from nobody. What is answered from now on is asked again of the next
        // server, under the same ids.
        app.hub.end_all(ByeCode::Restart, || rand::random_range(RETRY_MS));
        app.sockets.close();
        tokio::join!(app.rooms.drain(), app.sockets.wait());
        serving.wait().await;
    }

    /// Writes what is left and closes the store.
    async fn close(self) {
        let Self { app } = self;
        let drain = app.config.drain_time();
        let store = Arc::clone(&app.store);
        let finish = async {
            app.rooms.services().writer.close().await;
            app.rooms.services().scribe.finish().await;
        };
        if timeout(drain, finish).await.is_err() {
            tracing::warn!("not everything was written in time");
        }
        store.close().await;
    }
}

fn note_give_back(time: Option<Duration>) {
    if let Some(time) = time {
        tracing::info!(seconds = time.as_secs(), "gave back the time in which nobody could play");
    }
}

#[cfg(test)]
mod tests;
