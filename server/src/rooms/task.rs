//! The task of one room: takes messages in, drives the core, does what the core wants done.

use super::bots::Thought;
use super::doors::{Inbox, Stay};
use super::load::{SNAPSHOT_LINES, load};
use super::{Message, Rooms};
use crate::admission::Seated;
use crate::clock::{Moment, millis};
use crate::hub::Connection;
use crate::rooms::bots::Thinking;
use crate::rooms::watchdog::Probe;
use crate::store::{Kept, Millis, Snapshot, Standing, Store, StoreError};
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesOrdered;
use futures_util::{FutureExt, StreamExt};
use protocol::{ByeCode, Code, MatchId, RequestId, SeatNumber, ServerMessage};
use room::{Command, ConnId, Effect, Frames, Room, Verdict, encode};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// How long a room stays in memory when nobody watches: somebody whose train is in a tunnel gets only what they missed.
const LINGER: Duration = Duration::from_secs(60);
/// The same when its match is over: who comes back then misses no turn, and is shown the whole picture.
const LINGER_AFTER_THE_END: Duration = Duration::from_secs(2);
/// Pauses between attempts to load a match anew while the store does not answer.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// Sockets written to before other tasks get their turn.
const WRITES_IN_A_ROW: usize = 64;
/// When sockets of a room that failed shall come back.
const RETRY_MS: u64 = 1_000;

/// Something the store does for the room, and what the room then hears.
type StoreWork = BoxFuture<'static, Command>;

/// The task of one room.
pub(super) struct RoomTask {
    id: MatchId,
    stay: Stay,
    rooms: Arc<Rooms>,
    inbox: Inbox,
    /// Who is in the room.
    conns: HashMap<ConnId, Arc<Connection>>,
    /// Who sits at the table.
    seated: Seated,
    /// Steps that are being written, in their order.
    writing: VecDeque<BoxFuture<'static, Verdict>>,
    /// The match is being loaded; the core wants that when no step is being written.
    loading: Option<StoreWork>,
    /// Lines that are being kept, in the order in which they were said.
    says: FuturesOrdered<StoreWork>,
    /// What the store holds is being read, beside all else.
    listening: Option<StoreWork>,
    /// What other servers were last told of who is connected here, and when.
    attended: Option<(BTreeSet<SeatNumber>, Moment)>,
    /// When the room is to tell who is there.
    presence_due: Option<Moment>,
    thoughts: JoinSet<Thought>,
    /// Tells the bots that think to take no more time.
    hurry: CancellationToken,
    probe: Arc<Probe>,
}

impl RoomTask {
    pub(super) fn new(stay: Stay, rooms: Arc<Rooms>, inbox: Inbox) -> Self {
        let id = stay.id();
        let probe = rooms.services.watchdog.watch(id);
        let seated = rooms.services.seats.table();
        Self {
            id,
            stay,
            rooms,
            inbox,
            conns: HashMap::new(),
            seated,
            writing: VecDeque::new(),
            loading: None,
            says: FuturesOrdered::new(),
            listening: None,
            attended: None,
            presence_due: None,
            thoughts: JoinSet::new(),
            hurry: CancellationToken::new(),
            probe,
        }
    }

    pub(super) async fn run(mut self) {
        self.stay.begin().await;
        let code = AssertUnwindSafe(self.live()).catch_unwind().await.unwrap_or_else(|_| {
            tracing::error!(room = %self.id, "the task of the room panicked and the room is dropped");
            self.send_away();
            Code::Busy
        });
        self.stay.leave(&mut self.inbox);
        self.refuse_rest(code);
        // What names no match has no lease.
        if code != Code::NotFound {
            give_back_lease(&self.rooms, self.id).await;
        }
    }

    /// Loads the room and drives it to its end; how what is left is answered then.
    async fn live(&mut self) -> Code {
        // Beside the task, which would be as large as this for the whole life of the room.
        match Box::pin(load(&self.rooms, self.id)).await {
            Ok(mut room) => {
                self.rooms.services.metrics.rooms_loaded.increment(1);
                self.seated.are(room.seated());
                self.drive(&mut room).await;
                Code::Busy
            }
            Err(code) => code,
        }
    }

    /// Drives the room until nobody wants it any more, or the server stops.
    async fn drive(&mut self, room: &mut Room) {
        let rooms = Arc::clone(&self.rooms);
        let clock = &rooms.services.clock;
        let mut draining = false;
        let mut leave_at: Option<Moment> = None;
        loop {
            let command = tokio::select! {
                biased;
                verdict = oldest_of(&mut self.writing) => self.with_further_verdicts(verdict),
                command = next_of(&mut self.loading) => command,
                Some(command) = self.says.next() => command,
                command = next_of(&mut self.listening) => command,
                Some(thought) = self.thoughts.join_next() => thought_command(thought),
                () = rooms.drain.cancelled(), if !draining => {
                    draining = true;
                    self.thoughts.abort_all();
                    Command::Tick
                }
                () = clock.wait_for(self.presence_due.unwrap_or_default()), if self.presence_due.is_some() => {
                    self.presence_due = None;
                    Command::TellPresence
                }
                Some(message) = self.inbox.recv(), if !draining => self.take_in(*message),
                () = clock.wait_for(leave_at.unwrap_or_default()), if leave_at.is_some() => {
                    if self.stay.leave_if_idle(&mut self.inbox) {
                        return;
                    }
                    leave_at = None;
                    continue;
                }
            };
            let Some(effects) = self.handle(room, clock.now(), command) else {
                // What was written is in the store, and whoever heard no answer asks again.
                let (game, version) = (room.game(), room.version());
                tracing::error!(room = %self.id, game, version, "the room panicked and is dropped");
                rooms.failures.note(self.id, clock.moment());
                return self.send_away();
            };
            self.seated.are(room.seated());
            self.perform(room, effects, draining).await;
            self.attend(room);
            if draining && self.writing.is_empty() && self.loading.is_none() && self.says.is_empty() {
                return;
            }
            let linger = if room.is_over() { LINGER_AFTER_THE_END } else { LINGER };
            leave_at = room.is_idle().then(|| leave_at.unwrap_or_else(|| clock.moment() + linger));
        }
    }

    /// Hands a command to the core; nothing when the core panicked, which leaves the room in an unknown state.
    fn handle(&self, room: &mut Room, now: Millis, command: Command) -> Option<Vec<Effect>> {
        self.probe.begin();
        let effects = catch_unwind(AssertUnwindSafe(|| room.handle(now, command)));
        let took = self.probe.end();
        self.rooms.services.metrics.handling.record(took.as_secs_f64());
        effects.ok()
    }

    /// The command a message stands for.
    fn take_in(&mut self, message: Message) -> Command {
        match message {
            Message::Join { conn, request, since } => {
                let (id, person) = (conn.id(), conn.person().cloned());
                self.conns.insert(id, conn);
                Command::Join { conn: id, person, request, since }
            }
            Message::Leave { conn, request } => Command::Leave { conn, request },
            Message::Ask { conn, request, wish } => Command::Ask { conn, request, wish },
            Message::Rename(person) => Command::Rename(person),
            Message::Wake => Command::Tick,
            Message::TimeGivenBack => Command::TimeGivenBack,
            Message::Revised => Command::Revised,
            Message::Lease(lease) => Command::Lease(lease),
            Message::News { standing, chat, elsewhere } => {
                Command::News { standing, chat, elsewhere, settled: false }
            }
        }
    }

    async fn perform(&mut self, room: &Room, effects: Vec<Effect>, draining: bool) {
        let rooms = Arc::clone(&self.rooms);
        let services = &rooms.services;
        let mut touched: Vec<Arc<Connection>> = Vec::new();
        for effect in effects {
            match effect {
                Effect::Send { to, frames } => self.push(&to, &frames, &mut touched),
                Effect::Commit(step) => self.writing.push_back(services.writer.write(step).boxed()),
                Effect::KeepSnapshot { snapshot, revision } => self.keep_snapshot(snapshot, revision),
                Effect::Reload { known } => {
                    let (rooms, id) = (Arc::clone(&rooms), self.id);
                    let reload = async move { Command::Reloaded(reload(&rooms, id, known).await) };
                    self.loading = Some(Box::pin(reload));
                }
                Effect::Say { conn, line } => {
                    let request = line.request.clone();
                    let kept = services.scribe.say(line);
                    self.says
                        .push_back(async move { Command::Said { conn, request, kept: kept.await } }.boxed());
                }
                Effect::Listen => {
                    let (rooms, id) = (Arc::clone(&rooms), self.id);
                    self.listening = Some(Box::pin(async move { listen(&rooms, id).await }));
                }
                Effect::Watched(user) => services.scribe.watched(user, self.id, services.clock.now()),
                Effect::Think { again, seat, decision, level, position, hurried } if !draining => {
                    if !hurried && self.hurry.is_cancelled() {
                        self.hurry = CancellationToken::new();
                    }
                    let (watched, hurry) = (room.audience() > 0, self.hurry.clone());
                    let thinking = Thinking { again, seat, decision, level, position, watched, hurry };
                    self.thoughts.spawn(services.bots.think(thinking));
                }
                // Bots are awaited again after the next start.
                Effect::Think { .. } => {}
                Effect::Hurry => self.hurry.cancel(),
                Effect::WaitingChanged(users) => services.waiting.note(&services.hub, users),
                Effect::TellPresenceIn(pause) => {
                    self.presence_due = Some(services.clock.moment() + Duration::from_millis(pause));
                }
                Effect::Deadline(at) => services.deadlines.note(at),
            }
        }
        self.forget_leavers(room);
        for (written, socket) in touched.into_iter().enumerate() {
            socket.flush();
            if (written + 1) % WRITES_IN_A_ROW == 0 {
                tokio::task::yield_now().await;
            }
        }
    }

    /// Keeps a snapshot beside the room: nobody waits for it, and who finds none folds all steps.
    fn keep_snapshot(&self, snapshot: Snapshot, revision: u64) {
        let (services, id) = (Arc::clone(&self.rooms.services), self.id);
        self.rooms.tasks.spawn(async move {
            if let Err(error) = services.store.keep_snapshot(id, &snapshot, revision).await {
                tracing::debug!(room = %id, %error, "a snapshot is not kept");
            }
        });
    }

    /// Tells other servers that have the match open who is connected here, when that changed and again and again.
    fn attend(&mut self, room: &Room) {
        let Some(seats) = room.attendance() else {
            self.attended = None;
            return;
        };
        let (services, id) = (Arc::clone(&self.rooms.services), self.id);
        let (moment, lease) = (services.clock.moment(), services.lease);
        let known = self.attended.as_ref();
        if known.is_some_and(|(told, at)| *told == seats && moment.since(*at) < lease / 3) {
            return;
        }
        self.attended = Some((seats.clone(), moment));
        // Beside the room: nobody who plays waits for it.
        self.rooms.tasks.spawn(async move {
            let until = services.clock.now() + millis(lease);
            if let Err(error) = services.store.attend(id, services.server, &seats, until).await {
                tracing::debug!(room = %id, %error, "other servers were not told who is here");
            }
        });
    }

    /// Steps of a room that were written together are told together.
    fn with_further_verdicts(&mut self, first: Verdict) -> Command {
        let mut verdicts = vec![first];
        while let Some(verdict) = oldest_of(&mut self.writing).now_or_never() {
            verdicts.push(verdict);
        }
        Command::Committed(verdicts)
    }

    /// Puts frames into the sockets' outboxes. They are flushed once for all frames of a command.
    fn push(&self, to: &[ConnId], frames: &Frames, touched: &mut Vec<Arc<Connection>>) {
        self.rooms.services.metrics.frames_sent.increment((to.len() * frames.len()) as u64);
        for conn in to {
            let Some(socket) = self.conns.get(conn) else { continue };
            socket.push(frames);
            if to.len() > 1 || !touched.iter().any(|other| other.id() == *conn) {
                touched.push(Arc::clone(socket));
            }
        }
    }

    /// Lets go of sockets that are in the room no longer.
    fn forget_leavers(&mut self, room: &Room) {
        if self.conns.len() != room.audience() {
            self.conns.retain(|&conn, _| room.has(conn));
        }
    }

    /// The room is dropped. Its sockets come back at once; it is rebuilt from the store then, here or elsewhere.
    fn send_away(&mut self) {
        for socket in self.conns.values() {
            socket.end(ByeCode::Restart, Some(RETRY_MS));
        }
    }

    /// Answers what is left in the inbox of a room that takes nothing any more.
    fn refuse_rest(&mut self, code: Code) {
        while let Ok(message) = self.inbox.try_recv() {
            let (conn, request) = match *message {
                Message::Join { conn, request, .. } => {
                    let id = conn.id();
                    self.conns.insert(id, conn);
                    (id, request)
                }
                Message::Ask { conn, request, .. } | Message::Leave { conn, request: Some(request) } => {
                    (conn, request)
                }
                Message::Leave { request: None, .. }
                | Message::Rename(_)
                | Message::Wake
                | Message::TimeGivenBack
                | Message::Revised
                | Message::Lease(_)
                | Message::News { .. } => continue,
            };
            if let Some(socket) = self.conns.get(&conn) {
                refuse(socket, request, code);
            }
        }
    }
}

async fn give_back_lease(rooms: &Rooms, id: MatchId) {
    let services = &rooms.services;
    if let Err(error) = services.store.release(id, services.server).await {
        // It lapses by itself.
        tracing::debug!(room = %id, %error, "a lease could not be given back");
    }
}

/// Waits for the oldest step that is being written, for ever when there is none: they are answered in their order.
async fn oldest_of(writing: &mut VecDeque<BoxFuture<'static, Verdict>>) -> Verdict {
    let Some(oldest) = writing.front_mut() else { return std::future::pending().await };
    let verdict = oldest.await;
    writing.pop_front();
    verdict
}

/// Waits for the work, for ever when there is none.
async fn next_of(work: &mut Option<StoreWork>) -> Command {
    match work {
        Some(running) => {
            let command = running.await;
            *work = None;
            command
        }
        None => std::future::pending().await,
    }
}

fn thought_command(thought: Result<Thought, tokio::task::JoinError>) -> Command {
    match thought {
        Ok(Thought { seat, decision, action }) => Command::Bot { seat, decision, action },
        // Only a stopping server aborts a thought.
        Err(_) => Command::Tick,
    }
}

/// Reads what the store holds of a match; tries as often as it takes.
async fn listen(rooms: &Rooms, id: MatchId) -> Command {
    let mut pause = FIRST_PAUSE;
    loop {
        match rooms.settled_news(id).await {
            Ok(Some((standing, chat, elsewhere))) => {
                return Command::News { standing, chat, elsewhere, settled: true };
            }
            Ok(None) => tracing::error!(room = %id, "a match is gone from the store"),
            Err(error) => tracing::warn!(room = %id, %error, "a shared match could not be looked at"),
        }
        rooms.services.clock.sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Loads the match anew unless it stands where it is known to; tries as often as it takes.
async fn reload(rooms: &Rooms, id: MatchId, known: Standing) -> Option<Box<Kept>> {
    let services = &rooms.services;
    let mut pause = FIRST_PAUSE;
    loop {
        // The store gives time back before anybody is called late for it. The clocks are then others than the room knows.
        let known = match services.uptime.settled().await {
            true => Standing { version: 0, ..known },
            false => known,
        };
        match load_unless(&*services.store, id, known).await {
            Ok(Some(Reload::Same)) => return None,
            Ok(Some(Reload::Other(kept))) => return Some(kept),
            Ok(None) => tracing::error!(room = %id, "a match is gone from the store"),
            Err(error) => tracing::warn!(room = %id, %error, "a match could not be loaded anew"),
        }
        services.clock.sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

enum Reload {
    Same,
    Other(Box<Kept>),
}

async fn load_unless(store: &dyn Store, id: MatchId, known: Standing) -> Result<Option<Reload>, StoreError> {
    let stored = match store.standing(id).await? {
        Some(standing) if standing == known => return Ok(Some(Reload::Same)),
        Some(standing) if standing.revision == known.revision && standing.version > known.version => {
            store.load_since(id, known.version).await?
        }
        // The host has changed what the room knows, or it is more than there is: it starts over.
        _ => store.load(id).await?,
    };
    let Some(mut stored) = stored else { return Ok(None) };
    if stored.row.revision != known.revision && stored.steps.first().is_none_or(|step| step.version > 1) {
        // The host has changed it in this moment.
        let Some(all) = store.load(id).await? else { return Ok(None) };
        stored = all;
    }
    let chat = store.chat(id, SNAPSHOT_LINES).await?;
    Ok(Some(Reload::Other(Box::new(Kept { stored, chat }))))
}

/// Answers a request that no room takes.
pub(crate) fn refuse(socket: &Connection, id: RequestId, code: Code) {
    socket.send(&encode(&ServerMessage::Nack { id: Some(id), code }));
}
