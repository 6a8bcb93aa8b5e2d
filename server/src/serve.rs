//! The server from its first breath to its last.

mod listen;
mod reachable;
mod routes;

use reachable::Reachable;

use crate::admission::{Budgets, Quotas, Visitors};
use crate::app::{App, Health};
use crate::assets::Assets;
use crate::clock::Clock;
use crate::config::{Config, Limits};
use crate::control::ControlSocket;
use crate::folding::Folding;
use crate::host::{Host, Running};
use crate::hub::{Hub, WaitingLists};
use crate::metrics::Metrics;
use crate::rooms::{Bots, Deadlines, Rooms, Scribe, Services, Watchdog, Writer};
use crate::store::{Store, StoreError};
use crate::uptime::{NO_DOWNTIME, Uptime};
use protocol::ByeCode;
use room::shelf;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How often the server notes that it is alive. Time without such notes is given back to everybody at the next start.
const BEAT: Duration = Duration::from_secs(5);
/// How often it tries to while the store does not answer.
const BEAT_WHEN_AWAY: Duration = Duration::from_secs(1);
/// How often the server looks whether the sessions of its sockets have ended elsewhere, and how many at once.
const SESSIONS: Duration = Duration::from_secs(20);
const SESSIONS_AT_ONCE: usize = 500;
/// How often things are tidied up that would pile up.
const TIDY: Duration = Duration::from_secs(10);
/// How often what has lapsed is removed from the store.
const SWEEP: Duration = Duration::from_secs(3600);
/// How long people stay away when the server restarts, at least and at most: not all of them come back at once.
const RETRY_MS: std::ops::Range<u64> = 1_000..4_000;
/// Rooms that are woken for their bots at the start, and the pause after so many.
const WOKEN_AT_ONCE: usize = 20;
const PAUSE_BETWEEN: Duration = Duration::from_millis(50);

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
    prepare(&config);
    let invitation = Reachable::of(&listener)?.invitation(config.public_url.as_ref());
    let house = House::build(&listener, config, store, clock)?;
    house.give_back_downtime().await?;
    let chores = house.start_chores().await?;
    let stop = CancellationToken::new();
    let serving = TaskTracker::new();
    serving.spawn(listen::serve(listener, Arc::clone(&house.app), stop.clone()));
    if let Some(control) = control {
        serving.spawn(control.serve(Arc::new(house.host()), stop.clone()));
    }
    serving.close();
    tracing::info!("{invitation}");
    shutdown.await;
    tracing::info!("stopping: finishing what is in flight");
    if timeout(house.app.config.drain_time(), house.drain(&serving, &stop)).await.is_err() {
        tracing::warn!("not everything was finished in time");
    }
    drop(chores);
    house.close().await;
    tracing::info!("stopped");
    Ok(())
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
    scribe: JoinHandle<()>,
}

impl House {
    fn build(
        listener: &TcpListener,
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
    ) -> Result<Self, ServeError> {
        let metrics = Metrics::new()?;
        let watchdog = Watchdog::start()?;
        let hub = Arc::new(Hub::new(clock.clone()));
        let waiting = Arc::new(WaitingLists::default());
        let (scribe, writing) = Scribe::start(Arc::clone(&store));
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
            budgets: Budgets::new(config.limits),
            folding: Folding::new(),
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
        Ok(Self { app: Arc::new(app), scribe: writing })
    }

    /// Nobody loses time because the server was down.
    async fn give_back_downtime(&self) -> Result<(), StoreError> {
        let app = &self.app;
        note_give_back(app.store.resume(app.clock.now(), NO_DOWNTIME).await?);
        app.rooms.services().uptime.note();
        Ok(())
    }

    /// What the host's orders reach.
    fn host(&self) -> Host {
        let App { store, clock, rooms, hub, .. } = &*self.app;
        let running = Running { rooms: Arc::clone(rooms), hub: Arc::clone(hub) };
        Host { store: Arc::clone(store), clock: clock.clone(), running: Some(running) }
    }

    /// What goes on beside the requests, until the set is dropped.
    async fn start_chores(&self) -> Result<JoinSet<()>, ServeError> {
        let mut chores = JoinSet::new();
        let app = &self.app;
        if let Some(address) = app.config.metrics_listen {
            let unheard = |error| ServeError::Listen(address, error);
            let listener = TcpListener::bind(address).await.map_err(unheard)?;
            tracing::info!("metrics are told at http://{}/metrics", listener.local_addr()?);
            chores.spawn(listen::tell_metrics(listener, Arc::clone(app)));
        }
        // Nobody who opens the first match of a game waits for its words.
        chores.spawn_blocking(|| shelf::titles().iter().copied().for_each(|title| drop(shelf::words(title))));
        chores.spawn({
            let app = Arc::clone(app);
            async move { app.hub.beat().await }
        });
        chores.spawn({
            let app = Arc::clone(app);
            async move { app.waiting.tell(&app.hub, &*app.store, &app.clock).await }
        });
        chores.spawn({
            let app = Arc::clone(app);
            async move {
                let deadlines: Arc<Deadlines> = Arc::clone(&app.rooms.services().deadlines);
                deadlines.keep(&app.rooms).await;
            }
        });
        chores.spawn(wake_bots(Arc::clone(app)));
        chores.spawn(beat(Arc::clone(app)));
        chores.spawn({
            let store = Arc::clone(&app.store);
            async move { store.keep().await }
        });
        chores.spawn(keep_leases(Arc::clone(app)));
        chores.spawn(look_at_shared_rooms(Arc::clone(app)));
        chores.spawn(look_for_ended_sessions(Arc::clone(app)));
        chores.spawn(tidy(Arc::clone(app)));
        chores.spawn(sweep(Arc::clone(app)));
        Ok(chores)
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
        let Self { app, scribe } = self;
        let drain = app.config.drain_time();
        let store = Arc::clone(&app.store);
        let finish = async {
            app.rooms.services().writer.close().await;
            app.rooms.services().scribe.finish().await;
            scribe.await
        };
        if timeout(drain, finish).await.is_err() {
            tracing::warn!("not everything was written in time");
        }
        store.close().await;
    }
}

/// Wakes the rooms that waited for a bot when this server stopped, or when another one fell silent.
async fn wake_bots(app: Arc<App>) {
    loop {
        match app.store.waiting_for_bots(app.clock.now()).await {
            Ok(mut ids) => {
                ids.retain(|&id| !app.rooms.has(id));
                for some in ids.chunks(WOKEN_AT_ONCE) {
                    some.iter().for_each(|&id| app.rooms.wake(id));
                    app.clock.sleep(PAUSE_BETWEEN).await;
                }
            }
            Err(error) => tracing::warn!(%error, "rooms that wait for bots could not be found"),
        }
        app.clock.sleep(app.config.lease()).await;
    }
}

/// Notes again and again that the server can serve, and gives back the time in which it could not.
async fn beat(app: Arc<App>) {
    let uptime = &app.rooms.services().uptime;
    let mut away = false;
    loop {
        app.clock.sleep(if away { BEAT_WHEN_AWAY } else { BEAT }).await;
        let lost = away || uptime.slept();
        match note_alive(&app, lost).await {
            Ok(()) => {
                if away {
                    tracing::info!("the store answers again");
                }
                if lost {
                    app.rooms.time_was_given_back();
                }
                uptime.note();
                away = false;
            }
            Err(error) => {
                if !away {
                    tracing::error!(%error, "the store does not answer: nothing can be played until it does");
                }
                away = true;
            }
        }
    }
}

/// Leaves a note in the store that the server is alive. Of several servers one gives the lost time back.
async fn note_alive(app: &App, lost: bool) -> Result<(), StoreError> {
    let now = app.clock.now();
    if lost {
        note_give_back(app.store.resume(now, NO_DOWNTIME).await?);
    } else {
        app.store.beat(now).await?;
    }
    Ok(())
}

fn note_give_back(time: Option<Duration>) {
    if let Some(time) = time {
        tracing::info!(seconds = time.as_secs(), "gave back the time in which nobody could play");
    }
}

async fn keep_leases(app: Arc<App>) {
    loop {
        app.clock.sleep(app.config.lease() / 3).await;
        app.rooms.renew_leases().await;
    }
}

async fn look_at_shared_rooms(app: Arc<App>) {
    loop {
        app.clock.sleep(app.config.lease() / 30).await;
        app.rooms.look_at_shared().await;
    }
}

/// Ends the sockets of sessions that have ended elsewhere: on another server, or by the host's hand.
async fn look_for_ended_sessions(app: Arc<App>) {
    loop {
        app.clock.sleep(SESSIONS).await;
        let sessions: Vec<_> = app.hub.sessions().into_iter().collect();
        for some in sessions.chunks(SESSIONS_AT_ONCE) {
            let tokens: Vec<_> = some.iter().map(|(token, _)| *token).collect();
            match app.store.living_sessions(&tokens, app.clock.now()).await {
                Ok(living) => {
                    for (token, user) in some.iter().filter(|(token, _)| !living.contains(token)) {
                        app.hub.sign_out(*user, Some(*token));
                    }
                }
                Err(error) => tracing::debug!(%error, "sessions could not be looked at"),
            }
        }
    }
}

/// Removes what has lapsed from the store, so that it does not pile up there.
async fn sweep(app: Arc<App>) {
    loop {
        match app.store.sweep(app.clock.now()).await {
            Ok(swept) => tracing::debug!(swept, "what has lapsed was removed"),
            Err(error) => tracing::warn!(%error, "what has lapsed was not removed"),
        }
        app.clock.sleep(SWEEP).await;
    }
}

/// Tidies up in memory what would pile up.
async fn tidy(app: Arc<App>) {
    loop {
        app.clock.sleep(TIDY).await;
        app.metrics.sort();
        app.quotas.forget_quiet();
        app.budgets.forget_quiet();
    }
}
