//! Starts, runs and stops the server.

mod background;
mod configured;
mod daily_backup;
mod quiet_hour;
mod reachable;
mod spectators;
mod standings;
mod storage;

use background::Background;
pub(crate) use configured::{Configured, SettingsError};
use daily_backup::back_up_daily;
use reachable::Reachable;
use spectators::Spectators;
use standings::StandingsByRules;

use base::child::Program;
use base::clock::Clock;
use base::entropy::{random_id, random_in};
use base::metrics::Metrics;
use base::traffic::Traffic;
use base::uptime::{MAX_HEARTBEAT_GAP, Uptime};
use config::{Bytes, Config, Limits};
use host::control::ControlSocket;
use host::erased::ErasedLists;
use host::{Backups, Host, RunningServer, ServerParts};
use notices::{NoticeServices, Notices};
use protocol::ByeCode;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use storage::{measure, watch_storage};
use store::{Storage, Store, StoreError};
use tables::hub::{Hub, WaitingLists};
use tables::rooms::{Bots, ChatWriter, Rooms, Services, StepWriter, Watchdog};
use tables::{Analyses, MatchFiles, Replays, Reviews, SeatedUsers};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use web::listen;
use web::{App, Health, Settings};
use web::{ConnectionPermits, Quotas, RateLimits};
use web::{KeyedRequests, Previews, Renewals};

/// The range in milliseconds after which clients reconnect when the server restarts, so that they do not all reconnect
/// at once.
const RETRY_MS: std::ops::Range<u64> = 1_000..4_000;
/// Why the server could not start, or stopped by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store failed during the start.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system refused something.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The address for metrics cannot be listened on.
    #[error("cannot listen on {0} for metrics: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The metrics could not be registered.
    #[error("the metrics cannot be registered: {0}")]
    Metrics(#[from] metrics_exporter_prometheus::BuildError),
    /// A part of the server cannot be built from its settings.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A background task ended that must not end, which is a bug.
    #[error("the server stopped by itself: {0} ended")]
    Ended(&'static str),
}

/// An open database.
pub struct Database {
    pub store: Arc<dyn Store>,
    /// The folder of its file, or of what lies beside a database of Postgres on this machine.
    pub folder: PathBuf,
}

/// Serves until `shutdown` completes, then drains and closes the store. `program` is this one, for what it does in processes of
/// their own. The caller provides it, the listener and the shutdown signal, so that tests can choose them.
///
/// # Errors
/// When the server cannot start, or a background task ends.
pub async fn run(
    listener: TcpListener,
    control: Option<ControlSocket>,
    config: Config,
    database: Database,
    clock: Clock,
    program: Program,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    Running::start(listener, control, config, database, clock, program).await?.run_until(shutdown).await
}

/// A running server.
struct Running {
    server: Server,
    background: Background,
    stop: CancellationToken,
    /// The tasks that accept connections, and those of their connections.
    connections: TaskTracker,
}

impl Running {
    async fn start(
        listener: TcpListener,
        control: Option<ControlSocket>,
        config: Config,
        Database { store, folder }: Database,
        clock: Clock,
        program: Program,
    ) -> Result<Self, ServeError> {
        raise_file_limit(&config);
        let erased = ErasedLists::of(&folder, config.backup_dir.as_deref());
        let startup_message = Reachable::of(&listener)?.startup_message(config.public_url.as_ref());
        let (server, watchdog) = Server::build(&listener, config, store, clock, program)?;
        erased.begin(&*server.app.store, server.backups.as_deref(), server.app.clock.now()).await?;
        server.give_back_downtime().await?;
        measure(&server.app).await?;
        let metrics = &server.app.metrics;
        metrics.started(server.app.clock.now(), env!("RODADA_VERSION"));
        metrics.storage_limit(server.config.storage_limit.map(Bytes::get));
        server.app.notices.load_keys().await?;
        let host = server.host(erased).await?;
        let mut background = server.start_background().await?;
        background.spawn("the watchdog", watchdog);
        background.spawn("the measuring of the database", watch_storage(Arc::clone(&server.app), folder));
        if let Some(backups) = &server.backups {
            let (app, backups) = (Arc::clone(&server.app), Arc::clone(backups));
            let (erased, hour) = (host.erased.clone(), server.config.quiet_hour);
            background.spawn("the backups", back_up_daily(app, backups, erased, hour));
        }
        let following = Arc::clone(&host);
        background
            .spawn("the application of the host's changes", async move { following.follow_changes().await });
        let (stop, connections) = (CancellationToken::new(), TaskTracker::new());
        let listening = listen::serve(listener, Arc::clone(&server.app), Arc::clone(&host), stop.clone());
        spawn_listener(&mut background, &connections, "the listener for players", listening);
        if let Some(control) = control {
            let listening = control.serve(host, stop.clone());
            spawn_listener(&mut background, &connections, "the control socket", listening);
        }
        connections.close();
        tracing::info!("{startup_message}");
        Ok(Self { server, background, stop, connections })
    }

    /// Serves until `shutdown` completes, or until a task ends that must not.
    async fn run_until(mut self, shutdown: impl Future<Output = ()>) -> Result<(), ServeError> {
        let ended = tokio::select! {
            () = shutdown => Ok(()),
            name = self.background.first_to_end() => Err(ServeError::Ended(name)),
        };
        match &ended {
            Ok(()) => tracing::info!("stopping: finishing what is in flight"),
            Err(error) => tracing::error!(%error, "stopping: finishing what is in flight"),
        }
        let Self { server, background, stop, connections } = self;
        if timeout(server.config.drain_time(), server.drain(&connections, &stop)).await.is_err() {
            tracing::warn!("not everything was finished in time");
        }
        drop(background);
        server.close().await;
        tracing::info!("stopped");
        ended
    }
}

/// Starts a task that accepts connections. It ends when the server stops, and must not end before.
fn spawn_listener(
    background: &mut Background,
    connections: &TaskTracker,
    name: &'static str,
    listening: impl Future<Output = ()> + Send + 'static,
) {
    let listening = connections.spawn(listening);
    // A panic was already reported by the panic hook.
    background.spawn(name, async move { drop(listening.await) });
}

/// Raises the limit of open files as far as the system allows, and warns if the limits are lifted.
fn raise_file_limit(config: &Config) {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(limit) => tracing::debug!(limit, "limit of open sockets and files"),
        Err(error) => tracing::warn!(%error, "the limit of open files cannot be raised"),
    }
    if config.limits == Limits::Load {
        tracing::warn!("the limits of addresses and sockets are lifted: use this server for measuring only");
    }
}

/// The parts of a running server.
struct Server {
    app: Arc<App>,
    config: Arc<Config>,
    /// The folder of backups, if the host wants any.
    backups: Option<Arc<Backups>>,
}

impl Server {
    fn build(
        listener: &TcpListener,
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
        program: Program,
    ) -> Result<(Self, impl Future<Output = ()> + Send + use<>), ServeError> {
        let metrics = Metrics::new()?;
        let (watchdog, watching) = Watchdog::start()?;
        let hub = Arc::new(Hub::new(clock.clone()));
        let waiting = Arc::new(WaitingLists::default());
        let seated_users = Arc::new(SeatedUsers::default());
        let chat_writer = ChatWriter::start(Arc::clone(&store));
        let Configured { assets, outgoing, mailer, passkeys, providers } = Configured::of(&config, &clock)?;
        let build = assets.build().to_owned();
        let (uptime, server) = (Arc::new(Uptime::new(clock.clone())), random_id());
        let reachable = Reachable::of(listener)?.lan_url().map(str::to_owned);
        let notices = Notices::new(NoticeServices {
            store: Arc::clone(&store),
            clock: clock.clone(),
            uptime: Arc::clone(&uptime),
            metrics: metrics.clone(),
            server,
            spectators: Arc::new(Spectators),
            standings: Arc::new(StandingsByRules),
            outgoing,
            url: config.public_url.as_ref().map(|url| url.as_str().to_owned()).or_else(|| reachable.clone()),
            contact: config.contact().map(str::to_owned),
            mailer,
        });
        let rooms = Rooms::new(Services {
            store: Arc::clone(&store),
            step_writer: StepWriter::new(Arc::clone(&store), clock.clone(), metrics.clone()),
            chat_writer,
            clock: clock.clone(),
            uptime,
            hub: Arc::clone(&hub),
            waiting: Arc::clone(&waiting),
            change_listener: {
                let notices = Arc::clone(&notices);
                Box::new(move |id, seated| notices.note(id, seated))
            },
            seated_users: Arc::clone(&seated_users),
            bots: Bots::new(clock.clone(), config.pace_of_bots(), config.bot_threads.into(), metrics.clone()),
            deadlines: Arc::default(),
            watchdog: Arc::clone(&watchdog),
            metrics: metrics.clone(),
            server,
            lease: config.lease(),
            build: build.clone(),
        });
        let app = App {
            quotas: Quotas::new(&config, &clock),
            connection_permits: ConnectionPermits::new(&config),
            rate_limits: RateLimits::new(config.limits, seated_users, &clock),
            replays: Replays::default(),
            match_files: MatchFiles::new(program.with(["look"])),
            analyses: Arc::new(Analyses::new(&build, config.analysis_effort)),
            reviews: Arc::new(Reviews::new(Arc::clone(&store), clock.clone())),
            renewals: Renewals::default(),
            keyed_requests: KeyedRequests::default(),
            previews: Previews::default(),
            notices,
            passkeys,
            providers: Arc::new(providers),
            traffic: Arc::new(Traffic::default()),
            reachable,
            assets,
            settings: Settings::of(&config),
            build,
            clock,
            store,
            hub,
            waiting,
            rooms,
            metrics,
            storage: Arc::new(Storage::new(config.storage_limit.map(Bytes::get))),
            health: Health { watchdog, draining: AtomicBool::new(false) },
            sockets: TaskTracker::new(),
        };
        let backups = Backups::of(&config).map(Arc::new);
        Ok((Self { app: Arc::new(app), config: Arc::new(config), backups }, watching))
    }

    /// Gives running clocks the time back in which the server was down.
    async fn give_back_downtime(&self) -> Result<(), StoreError> {
        let app = &self.app;
        log_time_given_back(app.store.resume(app.clock.now(), MAX_HEARTBEAT_GAP).await?);
        app.rooms.services().uptime.record_heartbeat();
        Ok(())
    }

    /// What the host's orders have access to.
    async fn host(&self, erased: ErasedLists) -> Result<Arc<Host>, StoreError> {
        let app = &*self.app;
        let parts = ServerParts {
            version: env!("RODADA_VERSION"),
            config: Config::clone(&self.config),
            reachable: app.reachable.clone(),
            hub: Arc::clone(&app.hub),
            waiting: Arc::clone(&app.waiting),
            rooms: Arc::clone(&app.rooms),
            notices: Arc::clone(&app.notices),
            passkey_domain: app.passkeys.as_ref().map(|passkeys| passkeys.domain().to_owned()),
            providers: Arc::clone(&app.providers),
            traffic: Arc::clone(&app.traffic),
            backups: self.backups.clone(),
        };
        let running = RunningServer::begin(parts, &*app.store).await?;
        let (store, clock) = (Arc::clone(&app.store), app.clock.clone());
        Ok(Arc::new(Host { store, clock, erased, running: Some(running) }))
    }

    /// Starts the background tasks.
    async fn start_background(&self) -> Result<Background, ServeError> {
        let (mut background, app) = (Background::default(), &self.app);
        if let Some(address) = self.config.metrics_listen {
            let listen_error = |error| ServeError::Listen(address, error);
            let listener = TcpListener::bind(address).await.map_err(listen_error)?;
            tracing::info!("metrics are served at http://{}/metrics", listener.local_addr()?);
            background.spawn("the metrics listener", listen::serve_metrics(listener, Arc::clone(app)));
        }
        let (step_writer, chat_writer) =
            (app.rooms.services().step_writer.clone(), app.rooms.services().chat_writer.clone());
        background.spawn("the step writer", async move { step_writer.ended().await });
        background.spawn("the chat writer", async move { chat_writer.ended().await });
        background.start(app, &self.config);
        Ok(background)
    }

    /// Accepts nothing new, finishes what has begun, and closes all sockets.
    async fn drain(&self, connections: &TaskTracker, stop: &CancellationToken) {
        let app = &self.app;
        app.health.draining.store(true, Ordering::Release);
        stop.cancel();
        app.analyses.stop();
        // This comes first, so that no client misses it because a room hangs. A request without an answer is sent again
        // to the next server, with the same id.
        app.hub.end_all(ByeCode::Restart, || random_in(RETRY_MS));
        app.sockets.close();
        tokio::join!(app.rooms.drain(), app.sockets.wait(), app.notices.drain());
        connections.wait().await;
    }

    /// Writes what is queued and closes the store.
    async fn close(self) {
        let Self { app, config, .. } = self;
        let drain = config.drain_time();
        let store = Arc::clone(&app.store);
        let finish = async {
            app.rooms.services().step_writer.close().await;
            app.rooms.services().chat_writer.finish().await;
        };
        if timeout(drain, finish).await.is_err() {
            tracing::warn!("not everything was written in time");
        }
        store.close().await;
    }
}

fn log_time_given_back(time: Option<Duration>) {
    if let Some(time) = time {
        tracing::info!(
            seconds = time.as_secs(),
            "gave running clocks back the time in which nobody could play"
        );
    }
}

#[cfg(test)]
mod tests;
