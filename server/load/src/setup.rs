//! Sets up the rooms and their clients.

use super::client::{Client, ClientState, Role};
use super::error::LoadError;
use super::metrics::Metrics;
use super::plan::Plan;
use super::relay::RelayClient;
use super::room::{Phase, SharedRoom};
use super::socket::Socket;
use super::web::{HttpClient, Target};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use protocol::{NewTable, TableSettings};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// Rooms that are set up at the same time.
const AT_ONCE: usize = 16;
/// The name of the limits with which a server may be measured.
const LIMITS: &str = "load";

/// The properties of the measured server.
#[derive(Clone, Debug)]
pub(super) struct ServerInfo {
    /// The name of the limits with which it runs.
    pub(super) limits: String,
    pub(super) game: String,
}

/// Inspects all servers. Returns the properties of the first.
pub(super) async fn inspect_servers(plan: &Plan, targets: &[Target]) -> Result<ServerInfo, LoadError> {
    let first = inspect_server(plan, &targets[0]).await?;
    for other in &targets[1..] {
        inspect_server(plan, other).await?;
    }
    Ok(first)
}

/// Asks the server for its limits and games, and checks that it may be measured.
async fn inspect_server(plan: &Plan, target: &Target) -> Result<ServerInfo, LoadError> {
    if plan.relay {
        return Ok(ServerInfo { limits: "none".to_owned(), game: "relay".to_owned() });
    }
    let mut web = HttpClient::open(target).await?;
    let ready = web.get("/readyz").await?;
    let limits = ready.header("rodada-limits").ok_or_else(|| LoadError::NotRodada("no limits".to_owned()))?;
    if limits != LIMITS {
        return Err(LoadError::Limits(limits.to_owned()));
    }
    #[derive(Deserialize)]
    struct ListedGame {
        name: String,
    }
    let games: Vec<ListedGame> = web.get("/api/games").await?.read("the list of games")?;
    let first = games.into_iter().next().map(|game| game.name);
    let game = plan.game.clone().or(first).ok_or_else(|| LoadError::NotRodada("no games".to_owned()))?;
    Ok(ServerInfo { limits: limits.to_owned(), game })
}

/// All clients of all rooms.
pub(super) struct Clients<'a> {
    plan: &'a Plan,
    server: &'a ServerInfo,
    /// The servers.
    targets: &'a [Target],
    metrics: &'a Arc<Metrics>,
    phase: watch::Sender<Phase>,
    started: watch::Sender<u32>,
    tasks: JoinSet<Result<(), LoadError>>,
}

impl<'a> Clients<'a> {
    pub(super) fn new(
        plan: &'a Plan,
        server: &'a ServerInfo,
        targets: &'a [Target],
        metrics: &'a Arc<Metrics>,
    ) -> Self {
        let (phase, started) = (watch::Sender::new(Phase::Setup), watch::Sender::new(0));
        Self { plan, server, targets, metrics, phase, started, tasks: JoinSet::new() }
    }

    /// Connects all clients and starts the matches. Returns when all have started.
    pub(super) async fn start(&mut self) -> Result<Instant, LoadError> {
        let rooms = self.plan.rooms;
        let mut filled = stream::iter(0..rooms).map(|room| {
            let this = &*self;
            async move { if this.plan.relay { this.fill_relay(room).await } else { this.fill(room).await } }
        });
        let mut filled = (&mut filled).buffer_unordered(AT_ONCE);
        let mut clients = Vec::new();
        while let Some(some) = filled.try_next().await? {
            clients.extend(some);
        }
        drop(filled);
        for client in clients {
            match client {
                AnyClient::Room(client) => self.tasks.spawn(client.run()),
                AnyClient::Relay(relay) => self.tasks.spawn(relay.run()),
            };
        }
        let mut started = self.started.subscribe();
        let expected = if self.plan.relay { 0 } else { rooms };
        tokio::select! {
            // Cannot fail: `self` owns a sender.
            _ = started.wait_for(|&rooms| rooms >= expected) => Ok(Instant::now()),
            error = failed(&mut self.tasks) => Err(error),
        }
    }

    pub(super) fn set_phase(&self, phase: Phase) {
        self.phase.send_replace(phase);
    }

    /// Lets the clients play for the given time.
    pub(super) async fn run_for(&mut self, time: Duration) -> Result<(), LoadError> {
        tokio::select! {
            () = sleep(time) => Ok(()),
            error = failed(&mut self.tasks) => Err(error),
        }
    }

    fn shared_room(&self, room: u32) -> Arc<SharedRoom> {
        let Plan { rooms, rate, seats, spectators, warmup, .. } = self.plan;
        let offset = Duration::from_secs_f64(warmup * f64::from(room) / f64::from(*rooms));
        let interval = rate.map(|rate| Duration::from_secs_f64(f64::from(*rooms) / f64::from(rate)));
        let clients = usize::from(*seats) + usize::try_from(*spectators).unwrap_or(usize::MAX);
        SharedRoom::new(Arc::clone(self.metrics), clients, offset, interval)
    }

    /// Creates one table and opens the sockets of its clients.
    async fn fill(&self, number: u32) -> Result<Vec<AnyClient>, LoadError> {
        let plan = self.plan;
        let mut web = HttpClient::open(self.target(number, 0)).await?;
        let mut cookies = Vec::new();
        for seat in 0..plan.seats {
            let name = json!({ "name": format!("Load {number}.{seat}") });
            let answer = web.post("/api/me", None, name.to_string()).await?;
            answer.read::<serde_json::Value>("a name")?;
            cookies.push(answer.cookie());
        }
        let host = cookies.first().and_then(Option::as_deref);
        let wanted = NewTable {
            game: self.server.game.clone(),
            seats: plan.seats,
            settings: TableSettings { open: true, ..TableSettings::default() },
            against: None,
            circle: None,
        };
        #[derive(Deserialize)]
        struct CreatedTable {
            room: String,
        }
        let created = web.post("/api/tables", host, serde_json::to_string(&wanted)?).await?;
        let room = created.read::<CreatedTable>("a table")?.room;
        let shared = self.shared_room(number);
        let spectators = (0..plan.spectators).map(|_| None);
        let all = cookies.into_iter().map(Some).chain(spectators).enumerate();
        stream::iter(all)
            .map(|(at, cookie)| {
                let (room, shared) = (room.clone(), Arc::clone(&shared));
                async move {
                    let role = match &cookie {
                        None => Role::Spectator,
                        Some(_) if at == 0 => Role::Host,
                        Some(_) => Role::Guest,
                    };
                    let socket = Socket::hello(self.target(number, at), cookie.flatten().as_deref()).await?;
                    let seed = self.seed(number, at);
                    Ok(AnyClient::Room(Box::new(Client {
                        socket,
                        room,
                        role,
                        shared,
                        metrics: Arc::clone(self.metrics),
                        phase: self.phase.subscribe(),
                        started: self.started.clone(),
                        state: ClientState::new(seed),
                    })))
                }
            })
            .buffered(AT_ONCE)
            .try_collect()
            .await
    }

    /// Opens the sockets of one room of the relay.
    async fn fill_relay(&self, number: u32) -> Result<Vec<AnyClient>, LoadError> {
        let shared = self.shared_room(number);
        let seats = u32::from(self.plan.seats);
        let path = format!("/relay/{number}");
        let mut clients = Vec::new();
        for at in 0..seats + self.plan.spectators {
            let mut socket = Socket::open(&self.targets[0], &path, None).await?;
            // The relay greets each socket that has joined the room.
            socket.next().await?;
            let (shared, phase) = (Arc::clone(&shared), self.phase.subscribe());
            clients.push(AnyClient::Relay(Box::new(RelayClient::new(
                socket,
                at,
                at < seats,
                shared,
                self.metrics,
                phase,
            ))));
        }
        Ok(clients)
    }

    /// The server of one client: the clients of a room are connected to all servers in turn.
    fn target(&self, room: u32, at: usize) -> &Target {
        &self.targets[(room as usize + at) % self.targets.len()]
    }

    /// The seed of one client.
    fn seed(&self, room: u32, at: usize) -> u64 {
        self.plan.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(room) * 10_007 + at as u64)
    }
}

enum AnyClient {
    Room(Box<Client>),
    Relay(Box<RelayClient>),
}

/// Waits until a client fails.
async fn failed(tasks: &mut JoinSet<Result<(), LoadError>>) -> LoadError {
    loop {
        match tasks.join_next().await {
            Some(Ok(Ok(()))) => {}
            Some(Ok(Err(error))) => return error,
            Some(Err(error)) => return LoadError::System(error.into()),
            None => std::future::pending().await,
        }
    }
}
