//! Fills a server with rooms.

use super::party::Party;
use super::player::{Part, Player, PlayerState};
use super::relay::Echo;
use super::socket::Socket;
use super::tally::Tally;
use super::web::{Target, Web};
use super::{LoadError, Plan};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use protocol::NewTable;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// Rooms that are filled at the same time.
const AT_ONCE: usize = 16;
/// The limits of a server that may be measured.
const LIMITS: &str = "load";

/// What all players are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Arrive, start, and wait.
    Setup,
    /// Play.
    Playing {
        /// When the first room began.
        since: Instant,
    },
    /// Let what is under way end.
    Stopped,
}

/// What the server says of itself.
#[derive(Clone, Debug)]
pub(super) struct House {
    /// The limits it runs with.
    pub(super) limits: String,
    pub(super) game: String,
}

/// Asks the server what it is, and whether it may be measured.
pub(super) async fn visit(plan: &Plan, target: &Target) -> Result<House, LoadError> {
    if plan.relay {
        return Ok(House { limits: "none".to_owned(), game: "relay".to_owned() });
    }
    let mut web = Web::open(target).await?;
    let ready = web.get("/readyz").await?;
    let limits = ready.header("rodada-limits").ok_or_else(|| LoadError::Foreign("no limits".to_owned()))?;
    if limits != LIMITS {
        return Err(LoadError::Limits(limits.to_owned()));
    }
    #[derive(Deserialize)]
    struct OnShelf {
        name: String,
    }
    let shelf: Vec<OnShelf> = web.get("/api/games").await?.read("the list of games")?;
    let first = shelf.into_iter().next().map(|game| game.name);
    let game = plan.game.clone().or(first).ok_or_else(|| LoadError::Foreign("no games".to_owned()))?;
    Ok(House { limits: limits.to_owned(), game })
}

/// Everybody who plays and watches.
pub(super) struct Crowd<'a> {
    plan: &'a Plan,
    house: &'a House,
    target: &'a Target,
    tally: &'a Arc<Tally>,
    phase: watch::Sender<Phase>,
    started: watch::Sender<u32>,
    tasks: JoinSet<Result<(), LoadError>>,
}

impl<'a> Crowd<'a> {
    pub(super) fn new(plan: &'a Plan, house: &'a House, target: &'a Target, tally: &'a Arc<Tally>) -> Self {
        let (phase, started) = (watch::Sender::new(Phase::Setup), watch::Sender::new(0));
        Self { plan, house, target, tally, phase, started, tasks: JoinSet::new() }
    }

    /// Brings everybody to their rooms and starts the matches; returns when all have started.
    pub(super) async fn gather(&mut self) -> Result<Instant, LoadError> {
        let rooms = self.plan.rooms;
        let mut filled = stream::iter(0..rooms).map(|room| {
            let this = &*self;
            async move { if this.plan.relay { this.fill_relay(room).await } else { this.fill(room).await } }
        });
        let mut filled = (&mut filled).buffer_unordered(AT_ONCE);
        let mut members = Vec::new();
        while let Some(some) = filled.try_next().await? {
            members.extend(some);
        }
        drop(filled);
        for member in members {
            match member {
                Member::Player(player) => self.tasks.spawn(player.run()),
                Member::Echo(echo) => self.tasks.spawn(echo.run()),
            };
        }
        let mut started = self.started.subscribe();
        let expected = if self.plan.relay { 0 } else { rooms };
        tokio::select! {
            // This end keeps the channel open.
            _ = started.wait_for(|&rooms| rooms >= expected) => Ok(Instant::now()),
            error = failed(&mut self.tasks) => Err(error),
        }
    }

    pub(super) fn tell(&self, phase: Phase) {
        self.phase.send_replace(phase);
    }

    /// Lets everybody play for a while.
    pub(super) async fn stay_for(&mut self, time: Duration) -> Result<(), LoadError> {
        tokio::select! {
            () = sleep(time) => Ok(()),
            error = failed(&mut self.tasks) => Err(error),
        }
    }

    fn party(&self, room: u32) -> Arc<Party> {
        let Plan { rooms, rate, seats, spectators, warmup, .. } = self.plan;
        let offset = Duration::from_secs_f64(warmup * f64::from(room) / f64::from(*rooms));
        let interval = rate.map(|rate| Duration::from_secs_f64(f64::from(*rooms) / f64::from(rate)));
        let members = usize::from(*seats) + usize::try_from(*spectators).unwrap_or(usize::MAX);
        Party::new(Arc::clone(self.tally), members, offset, interval)
    }

    /// Sets up one table, and opens the sockets of everybody at it.
    async fn fill(&self, number: u32) -> Result<Vec<Member>, LoadError> {
        let (plan, target) = (self.plan, self.target);
        let mut web = Web::open(target).await?;
        let mut cookies = Vec::new();
        for seat in 0..plan.seats {
            let name = json!({ "name": format!("Load {number}.{seat}") });
            let answer = web.post("/api/me", None, name.to_string()).await?;
            answer.read::<serde_json::Value>("a name")?;
            cookies.push(answer.cookie());
        }
        let host = cookies.first().and_then(Option::as_deref);
        let wanted = NewTable {
            game: self.house.game.clone(),
            seats: plan.seats,
            options: serde_json::Map::new(),
            pace: protocol::Pace::Free,
            open: true,
            against: None,
        };
        #[derive(Deserialize)]
        struct Made {
            room: String,
        }
        let made = web.post("/api/tables", host, serde_json::to_string(&wanted)?).await?;
        let room = made.read::<Made>("a table")?.room;
        let party = self.party(number);
        let spectators = (0..plan.spectators).map(|_| None);
        let everybody = cookies.into_iter().map(Some).chain(spectators).enumerate();
        stream::iter(everybody)
            .map(|(at, cookie)| {
                let (room, party) = (room.clone(), Arc::clone(&party));
                async move {
                    let part = match &cookie {
                        None => Part::Spectator,
                        Some(_) if at == 0 => Part::Host,
                        Some(_) => Part::Guest,
                    };
                    let socket = Socket::greet(target, cookie.flatten().as_deref()).await?;
                    let seed = self.seed(number, at);
                    Ok(Member::Player(Box::new(Player {
                        socket,
                        room,
                        part,
                        party,
                        tally: Arc::clone(self.tally),
                        phase: self.phase.subscribe(),
                        started: self.started.clone(),
                        state: PlayerState::new(seed),
                    })))
                }
            })
            .buffered(AT_ONCE)
            .try_collect()
            .await
    }

    /// Opens the sockets of one room of the bare relay.
    async fn fill_relay(&self, number: u32) -> Result<Vec<Member>, LoadError> {
        let party = self.party(number);
        let seats = u32::from(self.plan.seats);
        let path = format!("/relay/{number}");
        let mut members = Vec::new();
        for at in 0..seats + self.plan.spectators {
            let mut socket = Socket::open(self.target, &path, None).await?;
            // It greets whoever has been let into the room.
            socket.next().await?;
            let (party, phase) = (Arc::clone(&party), self.phase.subscribe());
            members.push(Member::Echo(Box::new(Echo::new(socket, at, at < seats, party, self.tally, phase))));
        }
        Ok(members)
    }

    /// What one player draws by.
    fn seed(&self, room: u32, at: usize) -> u64 {
        self.plan.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(room) * 10_007 + at as u64)
    }
}

/// Somebody in a room.
enum Member {
    Player(Box<Player>),
    Echo(Box<Echo>),
}

/// Waits until somebody fails.
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
