//! The task of one room: receives messages, passes commands to the room, and carries out its effects.

use super::bots::BotDecision;
use super::failures::failure_of;
use super::load::{load, reload};
use super::names::ShownInRoom;
use super::room_handles::{Generation, Inbox};
use super::watchdog::Probe;
use super::{FIRST_RETRY, MAX_RETRY, Message, Rooms};
use crate::SeatedAtTable;
use crate::hub::Connection;
use base::clock::{Moment, millis};
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesOrdered;
use futures_util::{FutureExt, StreamExt};
use protocol::{ByeCode, Code, MatchId, RequestId, SeatNumber, ServerMessage, UserId};
use room::{Command, ConnId, Effect, Frames, Room, Verdict, encode};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, Snapshot};
use tokio::task::{JoinHandle, JoinSet};
use tokio_util::sync::CancellationToken;

/// How long a room stays in memory when nobody watches. A user who reconnects in this time gets only what they missed.
const IDLE_TIME: Duration = Duration::from_secs(60);
/// The same after the match has ended. A user who reconnects then misses no turn, and gets a snapshot.
const IDLE_TIME_AFTER_END: Duration = Duration::from_secs(2);
/// How many sockets are written to before other tasks may run.
const WRITES_BEFORE_YIELD: usize = 64;
/// After how long the clients of a room that failed should reconnect.
const RETRY_MS: u64 = 1_000;

/// Work for the store, whose result is a command to the room.
type StoreWork = BoxFuture<'static, Command>;

/// The task of one room.
pub(super) struct RoomTask {
    id: MatchId,
    generation: Generation,
    rooms: Arc<Rooms>,
    inbox: Inbox,
    /// The sockets in the room.
    conns: HashMap<ConnId, Arc<Connection>>,
    /// The users who are seated at the table.
    seats: SeatedAtTable,
    /// The steps that are being written, in order.
    writing: VecDeque<BoxFuture<'static, Verdict>>,
    /// The match is being reloaded. The room requests this only when no step is being written.
    loading: Option<StoreWork>,
    /// The chat lines that are being written, in the order in which they were sent.
    pending_lines: FuturesOrdered<StoreWork>,
    /// The room's state in the store is being read. This does not block anything else.
    store_check: Option<StoreWork>,
    /// The same, without waiting for writes in progress, because another server may have changed something.
    look: Option<StoreWork>,
    /// Something may have changed since the running look began, so another one follows it.
    look_again: bool,
    /// The users whose names the room shows.
    shown: ShownInRoom,
    /// Names are being looked up.
    name_look_up: Option<StoreWork>,
    /// The users whose names are looked up next. They may have changed since the running look-up began.
    names_wanted: BTreeSet<UserId>,
    /// The connected seats that other servers were last told about, and when.
    announced: Option<(BTreeSet<SeatNumber>, Moment)>,
    /// The latest writing of connected seats to the store.
    announcing: Option<JoinHandle<()>>,
    /// When the room should next publish who is connected.
    presence_due: Option<Moment>,
    bot_turns: JoinSet<Command>,
    /// Makes the bots that are thinking move at once.
    hurry: CancellationToken,
    probe: Arc<Probe>,
}

impl RoomTask {
    pub(super) fn new(generation: Generation, rooms: Arc<Rooms>, inbox: Inbox) -> Self {
        let id = generation.id();
        let probe = rooms.services.watchdog.watch(id);
        let seats = rooms.services.seated_users.add_table();
        let shown = rooms.shown_users.add_room(id);
        Self {
            id,
            generation,
            rooms,
            inbox,
            conns: HashMap::new(),
            seats,
            writing: VecDeque::new(),
            loading: None,
            pending_lines: FuturesOrdered::new(),
            store_check: None,
            look: None,
            look_again: false,
            shown,
            name_look_up: None,
            names_wanted: BTreeSet::new(),
            announced: None,
            announcing: None,
            presence_due: None,
            bot_turns: JoinSet::new(),
            hurry: CancellationToken::new(),
            probe,
        }
    }

    pub(super) async fn run(mut self) {
        self.generation.begin().await;
        let code = AssertUnwindSafe(self.load_and_run()).catch_unwind().await.unwrap_or_else(|_| {
            tracing::error!(room = %self.id, "the task of the room panicked; the room is unloaded");
            self.close_sockets();
            Code::Busy
        });
        self.generation.close(&mut self.inbox);
        self.refuse_remaining(code);
        // An id that names no match has no lease.
        if code != Code::NotFound {
            give_back_lease(&self.rooms, self.id).await;
        }
    }

    /// Loads the room and runs it until it ends. Returns the code for the messages that remain in the inbox.
    async fn load_and_run(&mut self) -> Code {
        // Boxed, because the task would otherwise have the size of this future for its whole life.
        match Box::pin(load(&self.rooms, self.id, &mut self.shown)).await {
            Ok(mut room) => {
                self.rooms.services.metrics.rooms_loaded.increment(1);
                self.seats.set_users(room.seated_users());
                if room.presence_to_share().is_some() {
                    // Players may be connected to other servers.
                    self.look_at_store();
                }
                self.run_loop(&mut room).await;
                Code::Busy
            }
            Err(code) => code,
        }
    }

    /// Runs the room until nobody needs it any more, or the server stops.
    async fn run_loop(&mut self, room: &mut Room) {
        let rooms = Arc::clone(&self.rooms);
        let clock = &rooms.services.clock;
        let mut draining = false;
        let mut leave_at: Option<Moment> = None;
        loop {
            let command = tokio::select! {
                biased;
                verdict = oldest_of(&mut self.writing) => self.with_further_verdicts(verdict),
                command = next_of(&mut self.loading) => command,
                Some(command) = self.pending_lines.next() => command,
                command = next_of(&mut self.store_check) => command,
                command = next_of(&mut self.look) => {
                    if std::mem::take(&mut self.look_again) {
                        self.look_at_store();
                    }
                    command
                }
                command = next_of(&mut self.name_look_up) => {
                    self.look_up_names();
                    command
                }
                // The task of a bot is aborted only when the server stops.
                Some(command) = self.bot_turns.join_next() => command.unwrap_or(Command::Tick),
                () = rooms.drain.cancelled(), if !draining => {
                    draining = true;
                    self.bot_turns.abort_all();
                    Command::Tick
                }
                () = clock.wait_for(self.presence_due.unwrap_or_default()), if self.presence_due.is_some() => {
                    self.presence_due = None;
                    Command::SendPresence
                }
                Some(message) = self.inbox.recv(), if !draining => match self.command_for(*message) {
                    Some(command) => command,
                    None => continue,
                },
                () = clock.wait_for(leave_at.unwrap_or_default()), if leave_at.is_some() => {
                    if self.generation.close_if_idle(&mut self.inbox) {
                        return;
                    }
                    leave_at = None;
                    continue;
                }
            };
            let Some(effects) = self.handle(room, clock.now(), command) else {
                // All written steps are in the store, and clients that got no answer send their requests again.
                let (game, version) = (room.game(), room.version());
                tracing::error!(room = %self.id, game, version, "the room panicked and is unloaded");
                rooms.failures.note(self.id, clock.moment());
                return self.close_sockets();
            };
            self.seats.set_users(room.seated_users());
            self.perform(room, effects, draining).await;
            self.announce_attendance(room);
            if draining && self.writing.is_empty() && self.loading.is_none() && self.pending_lines.is_empty()
            {
                return;
            }
            let idle_time = if room.is_over() { IDLE_TIME_AFTER_END } else { IDLE_TIME };
            leave_at = room.is_idle().then(|| leave_at.unwrap_or_else(|| clock.moment() + idle_time));
        }
    }

    /// Passes a command to the room. Returns `None` if the room panicked and is in an unknown state.
    fn handle(&self, room: &mut Room, now: Millis, command: Command) -> Option<Vec<Effect>> {
        self.probe.begin();
        let effects = catch_unwind(AssertUnwindSafe(|| room.handle(now, command)));
        let took = self.probe.end();
        self.rooms.services.metrics.command_seconds.record(took.as_secs_f64());
        effects.ok()
    }

    /// Converts a message to a command. Returns `None` if the room need not know of it yet.
    fn command_for(&mut self, message: Message) -> Option<Command> {
        Some(match message {
            Message::Join { conn, request, since } => {
                let (id, user) = (conn.id(), conn.user());
                self.conns.insert(id, conn);
                Command::Join { conn: id, user, request, since }
            }
            Message::Leave { conn, request } => Command::Leave { conn, request },
            Message::Ask { conn, request, kind } => Command::Ask { conn, request, kind },
            Message::NameChanged(user) => Command::NameChanged(user),
            Message::Wake => Command::Tick,
            Message::TimeGivenBack => Command::TimeGivenBack,
            Message::HostChanged => Command::HostChanged,
            Message::Lease(lease) => Command::Lease(lease),
            Message::StepsElsewhere { version } => Command::StepsElsewhere { version },
            Message::LookAtStore => {
                self.look_at_store();
                return None;
            }
        })
    }

    /// Reads the state of the match in the store, without delaying the room.
    fn look_at_store(&mut self) {
        if self.look.is_some() {
            self.look_again = true;
            return;
        }
        let (rooms, id) = (Arc::clone(&self.rooms), self.id);
        self.look = Some(Box::pin(async move { rooms.look_at_store(id).await }));
    }

    /// Looks up names that are wanted, one after the other, so that a later result replaces an earlier one.
    fn look_up_names(&mut self) {
        if self.name_look_up.is_some() || self.names_wanted.is_empty() {
            return;
        }
        let users: Vec<UserId> = std::mem::take(&mut self.names_wanted).into_iter().collect();
        let (rooms, id) = (Arc::clone(&self.rooms), self.id);
        let look_up = async move { Command::NamesFound(rooms.look_up_names(id, &users).await) };
        self.name_look_up = Some(Box::pin(look_up));
    }

    async fn perform(&mut self, room: &Room, effects: Vec<Effect>, draining: bool) {
        let rooms = Arc::clone(&self.rooms);
        let services = &rooms.services;
        let mut to_flush: Vec<Arc<Connection>> = Vec::new();
        for effect in effects {
            match effect {
                Effect::Send { to, frames } => self.push(&to, &frames, &mut to_flush),
                Effect::Commit(step) => self.writing.push_back(services.step_writer.write(step).boxed()),
                Effect::KeepSnapshot(snapshot) => self.keep_snapshot(snapshot),
                Effect::Reload { known } => {
                    let (rooms, id) = (Arc::clone(&rooms), self.id);
                    let reload = async move { Command::Reloaded(reload(&rooms, id, known).await) };
                    self.loading = Some(Box::pin(reload));
                }
                Effect::WriteLine { conn, line } => {
                    (services.change_listener)(self.id, &mut room.seated_users());
                    let request = line.request.clone();
                    let result = services.chat_writer.write_line(line);
                    self.pending_lines.push_back(
                        async move { Command::LineWritten { conn, request, result: result.await } }.boxed(),
                    );
                }
                Effect::LookUpNames(users) => {
                    self.shown.add(&users);
                    self.names_wanted.extend(users);
                    self.look_up_names();
                }
                Effect::CheckStore => {
                    let (rooms, id) = (Arc::clone(&rooms), self.id);
                    self.store_check = Some(Box::pin(async move { check_store(&rooms, id).await }));
                }
                Effect::RecordVisit(user) => {
                    services.chat_writer.record_visit(user, self.id, services.clock.now())
                }
                Effect::RecordOpening(user) => {
                    services.chat_writer.record_opening(user, self.id, services.clock.now())
                }
                Effect::Think(turn) if !draining => {
                    if !turn.hurried && self.hurry.is_cancelled() {
                        self.hurry = CancellationToken::new();
                    }
                    let is_watched = room.socket_count() > 0;
                    let thought = services.bots.think(turn, is_watched, self.hurry.clone());
                    self.bot_turns.spawn(thought.map(bot_command));
                }
                Effect::Suggest { conn, request, seat, decision, game } if !draining => {
                    let suggestion = services.bots.suggest(seat, game);
                    let answer =
                        move |suggested| Command::Suggested { conn, request, seat, decision, suggested };
                    self.bot_turns.spawn(suggestion.map(answer));
                }
                // Bots are awaited again, and clients ask again, after the next start.
                Effect::Think(_) | Effect::Suggest { .. } => {}
                Effect::Hurry => self.hurry.cancel(),
                Effect::WaitingChanged(users) => {
                    services.waiting.mark_changed(&services.hub, users);
                    services.hub.note_list_change(room.is_open(), room.seated_users());
                    (services.change_listener)(self.id, &mut room.seated_users());
                }
                Effect::TableChanged { open, users } => services.hub.note_list_change(open, users),
                Effect::SendPresenceIn(pause) => {
                    self.presence_due = Some(services.clock.moment() + Duration::from_millis(pause));
                }
                Effect::Deadline(at) => services.deadlines.note(at),
            }
        }
        self.drop_departed(room);
        for (written, socket) in to_flush.into_iter().enumerate() {
            socket.flush();
            if (written + 1) % WRITES_BEFORE_YIELD == 0 {
                tokio::task::yield_now().await;
            }
        }
    }

    /// Writes a snapshot without delaying the room. If this fails, the room is rebuilt from all its steps.
    fn keep_snapshot(&self, snapshot: Snapshot) {
        let (services, id) = (Arc::clone(&self.rooms.services), self.id);
        self.rooms.tasks.spawn(async move {
            if let Err(error) = services.store.keep_snapshot(id, &snapshot).await {
                tracing::debug!(room = %id, %error, "a snapshot was not stored");
            }
        });
    }

    /// Tells the other servers that have loaded the match which seats are connected here, when this changes and
    /// repeatedly.
    fn announce_attendance(&mut self, room: &Room) {
        let Some(seats) = room.presence_to_share() else {
            self.announced = None;
            return;
        };
        let (services, id) = (Arc::clone(&self.rooms.services), self.id);
        let (moment, lease) = (services.clock.moment(), services.lease);
        let known = self.announced.as_ref();
        if known.is_some_and(|(told, at)| *told == seats && moment.since(*at) < lease / 3) {
            return;
        }
        self.announced = Some((seats.clone(), moment));
        // In a separate task, so that players do not wait for it; one after the other, because the last one counts.
        let before = self.announcing.take();
        self.announcing = Some(self.rooms.tasks.spawn(async move {
            if let Some(before) = before {
                before.await.ok();
            }
            let until = services.clock.now() + millis(lease);
            if let Err(error) = services.store.record_presence(id, services.server, &seats, until).await {
                tracing::debug!(room = %id, %error, "other servers were not told which seats are connected");
            }
        }));
    }

    /// Passes the results of steps that were written together to the room in one command.
    fn with_further_verdicts(&mut self, first: Verdict) -> Command {
        let mut verdicts = vec![first];
        while let Some(verdict) = oldest_of(&mut self.writing).now_or_never() {
            verdicts.push(verdict);
        }
        Command::Committed(verdicts)
    }

    /// Appends frames to the sockets' outboxes. Each outbox is flushed once, after all effects of a command.
    fn push(&self, to: &[ConnId], frames: &Frames, to_flush: &mut Vec<Arc<Connection>>) {
        self.rooms.services.metrics.frames_sent.increment((to.len() * frames.len()) as u64);
        for conn in to {
            let Some(socket) = self.conns.get(conn) else { continue };
            socket.push(frames);
            if to.len() > 1 || !to_flush.iter().any(|other| other.id() == *conn) {
                to_flush.push(Arc::clone(socket));
            }
        }
    }

    /// Drops sockets that are no longer in the room.
    fn drop_departed(&mut self, room: &Room) {
        if self.conns.len() != room.socket_count() {
            self.conns.retain(|&conn, _| room.has_socket(conn));
        }
    }

    /// Closes all sockets because the room is dropped. Their clients reconnect, and the room is rebuilt from the store,
    /// here or on another server.
    fn close_sockets(&mut self) {
        for socket in self.conns.values() {
            socket.end(ByeCode::Restart, Some(RETRY_MS));
        }
    }

    /// Refuses the messages that remain in the inbox of a room that has ended.
    fn refuse_remaining(&mut self, code: Code) {
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
                | Message::NameChanged(_)
                | Message::Wake
                | Message::TimeGivenBack
                | Message::HostChanged
                | Message::Lease(_)
                | Message::StepsElsewhere { .. }
                | Message::LookAtStore => continue,
            };
            if let Some(socket) = self.conns.get(&conn) {
                refuse(socket, self.id, request, code);
            }
        }
    }
}

async fn give_back_lease(rooms: &Rooms, id: MatchId) {
    let services = &rooms.services;
    if let Err(error) = services.store.release(id, services.server).await {
        // A lease that is not released lapses after `lease-seconds`.
        tracing::debug!(room = %id, %error, "a lease could not be released");
    }
}

/// Waits for the oldest step that is being written, forever if there is none. Results are handled in the order of the
/// steps.
async fn oldest_of(writing: &mut VecDeque<BoxFuture<'static, Verdict>>) -> Verdict {
    let Some(oldest) = writing.front_mut() else { return std::future::pending().await };
    let verdict = oldest.await;
    writing.pop_front();
    verdict
}

/// Waits for the work, forever if there is none.
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

fn bot_command(BotDecision { seat, decision, action }: BotDecision) -> Command {
    Command::Bot { seat, decision, action }
}

/// Reads the state of a match from the store, and retries until it succeeds.
async fn check_store(rooms: &Rooms, id: MatchId) -> Command {
    let mut pause = FIRST_RETRY;
    loop {
        match rooms.settled_store_state(id).await {
            Ok(Some((version, chat, present_elsewhere))) => {
                return Command::StoreState { version, chat, present_elsewhere, settled: true };
            }
            Ok(None) => tracing::error!(room = %id, "a match is missing in the store"),
            Err(error) => tracing::warn!(room = %id, %error, "a shared match could not be checked"),
        }
        rooms.services.clock.sleep(pause).await;
        pause = (pause * 2).min(MAX_RETRY);
    }
}

/// Refuses a request that no room accepts.
pub(crate) fn refuse(socket: &Connection, room: MatchId, id: RequestId, code: Code) {
    let failure = failure_of(code, room);
    socket.send(&encode(&ServerMessage::failed(Some(id), code, failure)));
}
