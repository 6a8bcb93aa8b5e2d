//! A room with its clients, its store and a network that can lose, repeat and delay messages.

mod store;

use super::chance::{new_match_identity, opening};
use super::client::Client;
use crate::{Command, ConnId, Effect, LookedUp, Opening, RequestKind, Room, Setup, Verdict, set_up};
use games::frame::Dice;
use protocol::{BotPace, NewTable, Pace, RequestId, TableChange, TableSettings, UserId};
use records::Removals;
use records::{
    Chat, Lease, LineWrite, Millis, Names, NewMatch, Snapshot, StepWrite, StoredLine, StoredMatch, UserName,
    Vacations,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A suggestion that a bot is asked for.
pub(super) struct AskedSuggestion {
    pub(super) conn: ConnId,
    pub(super) request: RequestId,
    pub(super) seat: u8,
    pub(super) decision: u64,
}

pub(super) struct World {
    pub(super) now: Millis,
    pub(super) room: Room,
    pub(super) stored: StoredMatch,
    /// The latest snapshot that the store holds.
    pub(super) snapshot: Option<Snapshot>,
    pub(super) clients: BTreeMap<ConnId, Client>,
    pub(super) next_matches: Vec<NewMatch>,
    /// The suggestions that bots are asked for.
    pub(super) suggestions: Vec<AskedSuggestion>,
    pub(super) thoughts: Vec<(u8, u64, Box<dyn crate::registry::GameState>)>,
    /// Whether the latest bot was asked to think after a refusal.
    pub(super) after_refusal: bool,
    /// Whether the latest bot plays without delay.
    pub(super) hurried: bool,
    /// How many decisions of bots came before the one that was asked for last, since a user had to decide.
    pub(super) bots_before: u32,
    /// How fast the latest bot plays.
    pub(super) bot_pace: BotPace,
    /// The steps in flight, oldest first.
    pub(super) writing: VecDeque<StepWrite>,
    /// The latest step was not written, or its outcome is not known.
    lost: bool,
    /// The lines of chat that are being stored, oldest first.
    pub(super) lines_in_flight: VecDeque<(ConnId, LineWrite)>,
    /// The stored lines, each with its request. Lines that the host has deleted have no text.
    pub(super) stored_lines: Vec<(RequestId, StoredLine)>,
    /// The names of users who are not called as in their id.
    pub(super) other_names: Names,
    /// The vacations of each user.
    pub(super) vacations: Vacations,
    /// Why users cannot play.
    pub(super) removals: Removals,
    /// The users whose names the room wants to know, oldest request first.
    pub(super) look_ups: VecDeque<Vec<UserId>>,
    /// When the room wants to send presence again.
    presence_due: Option<Millis>,
    /// The users of whom the room had recorded that they have the table open, in order.
    pub(super) openings: Vec<UserId>,
    /// The seats whose users are connected to another server.
    pub(super) present_elsewhere: BTreeSet<u8>,
    /// The room has asked for a check of the store.
    check_wanted: bool,
    /// The version that the room had when it asked for a reload.
    reloading: Option<u64>,
    lease: Lease,
    requests: u32,
    next_conn: ConnId,
}

impl World {
    /// A table of Draftosaurus, set up by Ana.
    pub(super) fn new(seats: u8, pace: Pace) -> Self {
        Self::with_options(seats, pace, &json!({}))
    }

    pub(super) fn with_options(seats: u8, pace: Pace, options: &Value) -> Self {
        Self::of("draftosaurus", seats, pace, options, "Ana")
    }

    /// A running table of any game with these users, each connected by one socket.
    pub(super) fn seated(game: &str, names: &[String], options: &Value) -> Self {
        let mut world = Self::of(game, names.len() as u8, Pace::Free, options, &names[0]);
        let conns: Vec<ConnId> = names.iter().map(|name| world.connect(Some(named_user(name)))).collect();
        for &conn in &conns[1..] {
            world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
        }
        world.table(conns[0], TableChange::Start).unwrap();
        world
    }

    pub(super) fn of(game: &str, seats: u8, pace: Pace, options: &Value, host: &str) -> Self {
        let wanted = NewTable {
            game: game.to_owned(),
            seats,
            settings: TableSettings {
                options: options.as_object().unwrap().clone(),
                pace,
                open: true,
                ..TableSettings::default()
            },
            against: None,
            circle: None,
        };
        let now = 1_000_000;
        let setup = Setup {
            wanted: &wanted,
            host: named_user(host),
            fitting: protocol::Level::Good,
            now,
            identity: new_match_identity(),
        };
        Self::of_new(set_up(setup).unwrap(), now)
    }

    /// The room of a match that was just set up.
    pub(super) fn of_new(new: NewMatch, now: Millis) -> Self {
        let stored = StoredMatch { row: new.row, seats: new.seats, steps: new.steps };
        let mut room = Room::open(&stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
        let names = room.people().into_iter().map(|user| (user, Some(user_name(name_in(user)))));
        room.set_names(LookedUp { names: names.collect(), ..LookedUp::default() });
        Self {
            now,
            room,
            stored,
            snapshot: None,
            clients: BTreeMap::new(),
            next_matches: Vec::new(),
            suggestions: Vec::new(),
            thoughts: Vec::new(),
            after_refusal: false,
            hurried: false,
            bots_before: 0,
            bot_pace: BotPace::Usual,
            writing: VecDeque::new(),
            lost: false,
            lines_in_flight: VecDeque::new(),
            stored_lines: Vec::new(),
            other_names: Names::new(),
            vacations: Vacations::new(),
            removals: Removals::new(),
            look_ups: VecDeque::new(),
            presence_due: None,
            openings: Vec::new(),
            present_elsewhere: BTreeSet::new(),
            check_wanted: false,
            reloading: None,
            lease: Lease::Sole,
            requests: 0,
            next_conn: 1,
        }
    }

    /// A running table of Draftosaurus with these users, each connected by one socket.
    pub(super) fn running(names: &[&str], pace: Pace) -> (Self, Vec<ConnId>) {
        let mut world = Self::new(names.len() as u8, pace);
        let conns: Vec<ConnId> = names.iter().map(|name| world.connect(Some(named_user(name)))).collect();
        for &conn in &conns[1..] {
            world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
        }
        world.table(conns[0], TableChange::Start).unwrap();
        (world, conns)
    }

    /// Connects a new socket and joins the room.
    pub(super) fn connect(&mut self, user: Option<UserId>) -> ConnId {
        let conn = self.next_conn;
        self.next_conn += 1;
        // Every other client does not accept compressed frames.
        let client = Client::of(user, conn.is_multiple_of(2));
        self.clients.insert(conn, client);
        self.join(conn);
        conn
    }

    /// Joins with the state that the client has, and sends again the requests that were not answered.
    pub(super) fn join(&mut self, conn: ConnId) {
        let request = self.request_id();
        let client = self.clients.get_mut(&conn).unwrap();
        client.connected = true;
        let (user, since) = (client.user, client.since.clone());
        let open: Vec<(String, RequestKind)> = client.open.clone().into_iter().collect();
        self.handle(Command::Join { conn, user, request, since });
        for (id, kind) in open {
            self.send(conn, id, kind);
        }
    }

    /// Breaks the connection. Frames that the client has not read are lost.
    pub(super) fn drop_socket(&mut self, conn: ConnId) {
        let client = self.clients.get_mut(&conn).unwrap();
        client.inbox.clear();
        client.connected = false;
        self.handle(Command::Leave { conn, request: None });
    }

    /// Sends a request under a new id, and returns the id.
    pub(super) fn request(&mut self, conn: ConnId, kind: RequestKind) -> String {
        let id = self.request_id().as_str().to_owned();
        self.clients.get_mut(&conn).unwrap().open.insert(id.clone(), kind.clone());
        self.send(conn, id.clone(), kind);
        id
    }

    pub(super) fn send(&mut self, conn: ConnId, id: String, kind: RequestKind) {
        let request = RequestId::try_from(id).unwrap();
        self.handle(Command::Ask { conn, request, kind });
    }

    /// Changes the table, settles, and returns the answer.
    pub(super) fn table(&mut self, conn: ConnId, change: TableChange) -> Result<u64, String> {
        let id = self.request(conn, RequestKind::Table(change));
        self.settle();
        self.clients[&conn].answers[&id].clone()
    }

    /// Plays the legal action number `n` of a seated client, settles, and returns the answer.
    pub(super) fn play(&mut self, conn: ConnId, n: usize) -> Result<u64, String> {
        let kind = self.clients[&conn].legal_action(n).expect("the seat has legal actions");
        let id = self.request(conn, kind);
        self.settle();
        self.clients[&conn].answers[&id].clone()
    }

    /// The client of a seat plays any legal action. At a seated table, seats and sockets are numbered alike.
    pub(super) fn act_for(&mut self, seat: u8, dice: &mut Dice) {
        let conn = ConnId::from(seat) + 1;
        self.play(conn, dice.below(1_000) as usize).unwrap();
    }

    /// The client of a seat takes back its latest step, if it may.
    pub(super) fn undo_for(&mut self, seat: u8) {
        let conn = ConnId::from(seat) + 1;
        if let Some(version) = self.clients[&conn].document["you"]["undoable"].as_u64() {
            self.request(conn, RequestKind::Undo { version });
            self.settle();
        }
    }

    pub(super) fn handle(&mut self, command: Command) {
        let effects = self.room.handle(self.now, command);
        for effect in effects {
            match effect {
                Effect::Send { to, frames } => {
                    for conn in to {
                        let client = self.clients.get_mut(&conn).expect("frames go to known sockets");
                        assert!(client.connected, "a frame goes to a socket that left");
                        client.receive(&frames);
                    }
                }
                Effect::Commit(step) => {
                    assert_eq!(
                        step.ahead,
                        !self.writing.is_empty(),
                        "a step is marked as ahead if an earlier one is in flight"
                    );
                    self.writing.push_back(*step);
                }
                Effect::Reload { known } => self.reloading = Some(known),
                Effect::Think(turn) => {
                    (self.after_refusal, self.hurried, self.bot_pace) =
                        (turn.after_refusal, turn.hurried, turn.pace);
                    self.bots_before = turn.after;
                    self.thoughts.push((turn.seat, turn.decision, turn.game));
                }
                Effect::Suggest { conn, request, seat, decision, .. } => {
                    self.suggestions.push(AskedSuggestion { conn, request, seat, decision });
                }
                Effect::WriteLine { conn, line } => self.lines_in_flight.push_back((conn, line)),
                Effect::Hurry => self.hurried = true,
                Effect::CheckStore => self.check_wanted = true,
                Effect::SendPresenceIn(pause) => {
                    assert_eq!(self.presence_due, None, "at most one presence timer runs");
                    self.presence_due = Some(self.now + pause);
                }
                Effect::KeepSnapshot(snapshot) => self.snapshot = Some(snapshot),
                Effect::LookUpNames(users) => self.look_ups.push_back(users),
                Effect::RecordOpening(user) => self.openings.push(user),
                Effect::WaitingChanged(_)
                | Effect::TableChanged { .. }
                | Effect::RecordVisit(_)
                | Effect::Deadline(_) => {}
            }
        }
    }

    pub(super) fn is_writing(&self) -> bool {
        !self.writing.is_empty()
    }

    /// How many steps are in flight.
    pub(super) fn in_flight(&self) -> usize {
        self.writing.len()
    }

    /// Ends the oldest write: whether the step is written, and whether the room learns the outcome.
    pub(super) fn resolve(&mut self, written: bool, heard: bool) {
        self.resolve_many(1, written, heard);
    }

    /// Ends the oldest writes: whether the steps are written, and whether the room learns the outcome.
    pub(super) fn resolve_many(&mut self, steps: usize, written: bool, heard: bool) {
        let steps: Vec<StepWrite> = self.writing.drain(..steps.min(self.writing.len())).collect();
        if steps.is_empty() {
            return;
        }
        let mut verdicts = Vec::new();
        for step in steps {
            // A step that was planned on a lost step is lost, too.
            let lost = step.ahead && self.lost;
            let known = !lost && written && self.write(&step) && heard;
            self.lost = !known;
            verdicts.push(if known { Verdict::Written } else { Verdict::Unknown });
        }
        self.handle(Command::Committed(verdicts));
    }

    /// Stores the oldest line that is being written, and tells the room.
    pub(super) fn write_line(&mut self) {
        let Some((conn, write)) = self.lines_in_flight.pop_front() else { return };
        let (request, line) = (write.request.clone(), self.store_line(write));
        let result = Ok(Some(line).filter(|line| !line.text.is_empty()));
        self.handle(Command::LineWritten { conn, request, result });
    }

    /// Changes the lease: other servers have the match open, too, or not.
    pub(super) fn lease(&mut self, lease: Lease) {
        self.lease = lease;
        self.handle(Command::Lease(lease));
    }

    /// A user acts on another server. Returns whether the step was written.
    pub(super) fn act_elsewhere(&mut self, user: UserId, kind: RequestKind) -> bool {
        let mut other =
            Room::open(&self.stored, Chat::default(), opening("other", Lease::Following)).unwrap();
        let (conn, request) = (1, self.request_id());
        let join = RequestId::try_from("there".to_owned()).unwrap();
        other.handle(self.now, Command::Join { conn, user: Some(user), request: join, since: None });
        let effects = other.handle(self.now, Command::Ask { conn, request, kind });
        self.write_first(effects)
    }

    /// Another server records these vacations. Returns whether the step was written.
    pub(super) fn record_elsewhere(&mut self, vacations: Vacations) -> bool {
        let mut other =
            Room::open(&self.stored, Chat::default(), opening("other", Lease::Following)).unwrap();
        let found = LookedUp { names: self.names(&other.people()), vacations, ..LookedUp::default() };
        other.set_names(found);
        let effects = other.handle(self.now, Command::Tick);
        self.write_first(effects)
    }

    /// Writes the first step of these effects.
    fn write_first(&mut self, effects: Vec<Effect>) -> bool {
        let step = effects.into_iter().find_map(|effect| match effect {
            Effect::Commit(step) => Some(*step),
            _ => None,
        });
        step.is_some_and(|step| self.write(&step))
    }

    /// The server is down for a while, and the store gives the time back.
    pub(super) fn server_down(&mut self, time: Millis) {
        self.give_back_time(time);
        self.restart(true);
    }

    /// Time passes, and the timers of the room fire.
    pub(super) fn pass(&mut self, time: Millis) {
        let end = self.now + time;
        while let Some(due) = self.presence_due.filter(|&due| due <= end) {
            (self.now, self.presence_due) = (due, None);
            self.handle(Command::SendPresence);
        }
        self.now = end;
    }

    /// The process dies, with everything in memory and every connection.
    pub(super) fn restart(&mut self, written: bool) {
        for step in std::mem::take(&mut self.writing) {
            if !written || !self.write(&step) {
                break;
            }
        }
        self.lines_in_flight.clear();
        self.check_wanted = false;
        self.reloading = None;
        self.presence_due = None;
        self.thoughts.clear();
        self.look_ups.clear();
        self.room = self.open(self.chat(), opening("test", self.lease));
        for client in self.clients.values_mut() {
            client.inbox.clear();
            client.connected = false;
        }
    }

    /// Opens the room like a server does: from the latest snapshot and the later steps.
    pub(super) fn open(&self, chat: Chat, opening: Opening) -> Room {
        let snapshot = self.snapshot.clone().filter(|snapshot| snapshot.version <= self.stored.row.version);
        let known = snapshot.as_ref().map_or(0, |snapshot| snapshot.version);
        let mut stored = self.stored.clone();
        stored.steps.retain(|step| step.version >= known);
        let mut room = Room::open(&stored, chat, Opening { snapshot, ..opening }).unwrap();
        let (names, vacations) = (self.names(&room.people()), self.vacations.clone());
        room.set_names(LookedUp { names, vacations, removals: self.removals.clone() });
        room
    }

    /// One bot that is thinking answers.
    pub(super) fn bot_answers(&mut self, dice: &mut Dice) {
        if let Some((seat, decision, game)) = self.thoughts.pop() {
            let action =
                game.think(crate::registry::Level::Beginner, games::frame::Seat(seat), dice, &mut || true);
            self.handle(Command::Bot { seat, decision, action });
        }
    }

    /// Reads the first `max` frames that a client has not read yet.
    pub(super) fn read(&mut self, conn: ConnId, most: usize) {
        let client = self.clients.get_mut(&conn).unwrap();
        for _ in 0..most {
            let Some(frame) = client.inbox.pop_front() else { break };
            client.take_in(&frame);
        }
    }

    /// Writes, reloads and reads until there is nothing left to do.
    pub(super) fn settle(&mut self) {
        while !self.writing.is_empty()
            || self.reloading.is_some()
            || !self.lines_in_flight.is_empty()
            || self.check_wanted
            || !self.look_ups.is_empty()
        {
            self.resolve(true, true);
            self.reload();
            self.write_line();
            self.find_names();
            if self.check_wanted {
                self.send_store_state();
            }
        }
        for conn in self.clients.keys().copied().collect::<Vec<_>>() {
            self.read(conn, usize::MAX);
        }
    }

    /// Checks that the document of every connected client equals that of a client that joins now.
    pub(super) fn check_documents(&self, context: &str) {
        for (conn, client) in self.clients.iter().filter(|(_, client)| client.connected) {
            let mut fresh = Room::open(&self.stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
            let request = RequestId::try_from("fresh".to_owned()).unwrap();
            let user = client.user;
            let effects = fresh.handle(self.now, Command::Join { conn: *conn, user, request, since: None });
            let snapshot = effects.iter().find_map(|effect| match effect {
                Effect::Send { frames, .. } => Some(serde_json::from_str::<Value>(&frames[0]).unwrap()),
                _ => None,
            });
            let snapshot = snapshot.expect("a join is answered by a snapshot");
            assert_eq!(snapshot["document"], client.document, "{context}: the document of socket {conn}");
            assert_eq!(snapshot["version"], client.since.as_ref().unwrap().version, "{context}");
        }
    }

    fn request_id(&mut self) -> RequestId {
        self.requests += 1;
        RequestId::try_from(format!("r{}", self.requests)).unwrap()
    }
}

/// A user with this name. The id contains the name.
pub(super) fn named_user(name: &str) -> UserId {
    let mut bytes = [0; 16];
    bytes[..name.len()].copy_from_slice(name.as_bytes());
    UserId(uuid::Uuid::from_bytes(bytes))
}

/// The name that the id of a user contains.
pub(super) fn user_name(name: String) -> UserName {
    UserName { name, is_guest: false, page: None }
}

pub(super) fn name_in(user: UserId) -> String {
    let name = user.0.into_bytes().into_iter().take_while(|byte| *byte != 0).collect();
    String::from_utf8(name).unwrap()
}
