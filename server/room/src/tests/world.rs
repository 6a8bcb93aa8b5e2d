//! A room with its clients, its store and all the bad luck a network can have.

mod store;

use super::chance::{lot, opening};
use super::client::Client;
use crate::stored::{Chat, Lease, LineWrite, Millis, NewMatch, Snapshot, Standing, StepWrite, StoredMatch};
use crate::{Command, ConnId, Effect, Opening, Person, Room, Setup, Verdict, Wish, set_up};
use games::frame::Dice;
use protocol::{ChatLine, Code, NewTable, Pace, RequestId, TableChange, UserId};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Everything around a room.
pub(super) struct World {
    pub(super) now: Millis,
    pub(super) room: Room,
    pub(super) stored: StoredMatch,
    /// The latest snapshot that the store keeps.
    pub(super) snapshot: Option<Snapshot>,
    pub(super) clients: BTreeMap<ConnId, Client>,
    pub(super) next_matches: Vec<NewMatch>,
    pub(super) thoughts: Vec<(u8, u64, Box<dyn crate::shelf::Position>)>,
    /// Whether the latest thought is one after a refusal, and takes its time.
    pub(super) again: bool,
    /// Whether the latest thought takes no time of its own, or was told not to.
    pub(super) hurried: bool,
    /// The steps in flight, oldest first.
    writing: VecDeque<StepWrite>,
    /// The latest step was not written, or is not known to be.
    lost: bool,
    /// Lines that are being kept, oldest first.
    pub(super) saying: VecDeque<(ConnId, LineWrite)>,
    /// Lines that the store keeps, each with who said it by which request. Those that the host has removed have no text.
    pub(super) said: Vec<(UserId, RequestId, ChatLine)>,
    /// When the room is to tell who is there.
    presence_due: Option<Millis>,
    /// The seats whose people are connected to another server.
    pub(super) there: BTreeSet<u8>,
    /// The room wants to know what the store holds.
    listening: bool,
    /// What the room knew when it asked for what the store holds.
    reloading: Option<Standing>,
    lease: Lease,
    /// How often the host has changed the names of people.
    renamed: BTreeMap<UserId, u64>,
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

    /// A running table of any game, with these people and nobody connected.
    pub(super) fn seated(game: &str, names: &[String], options: &Value) -> Self {
        let mut world = Self::of(game, names.len() as u8, Pace::Free, options, &names[0]);
        let conns: Vec<ConnId> = names.iter().map(|name| world.connect(Some(person(name)))).collect();
        for &conn in &conns[1..] {
            world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
        }
        world.table(conns[0], TableChange::Start).unwrap();
        world
    }

    fn of(game: &str, seats: u8, pace: Pace, options: &Value, host: &str) -> Self {
        let wanted = NewTable {
            game: game.to_owned(),
            seats,
            options: options.as_object().unwrap().clone(),
            pace,
            open: true,
            against: None,
        };
        let now = 1_000_000;
        let new = set_up(Setup { wanted: &wanted, host: &person(host), now, lot: lot() }).unwrap();
        let stored = StoredMatch { row: new.row, seats: new.seats, steps: vec![new.first] };
        let room = Room::open(&stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
        Self {
            now,
            room,
            stored,
            snapshot: None,
            clients: BTreeMap::new(),
            next_matches: Vec::new(),
            thoughts: Vec::new(),
            again: false,
            hurried: false,
            writing: VecDeque::new(),
            lost: false,
            saying: VecDeque::new(),
            said: Vec::new(),
            presence_due: None,
            there: BTreeSet::new(),
            listening: false,
            reloading: None,
            lease: Lease::Sole,
            renamed: BTreeMap::new(),
            requests: 0,
            next_conn: 1,
        }
    }

    /// A running table of these people.
    pub(super) fn running(names: &[&str], pace: Pace) -> (Self, Vec<ConnId>) {
        let mut world = Self::new(names.len() as u8, pace);
        let conns: Vec<ConnId> = names.iter().map(|name| world.connect(Some(person(name)))).collect();
        for &conn in &conns[1..] {
            world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
        }
        world.table(conns[0], TableChange::Start).unwrap();
        (world, conns)
    }

    /// A new socket that joins the room.
    pub(super) fn connect(&mut self, person: Option<Person>) -> ConnId {
        let conn = self.next_conn;
        self.next_conn += 1;
        // Every other browser is an old one.
        let client = Client::of(person, conn.is_multiple_of(2));
        self.clients.insert(conn, client);
        self.join(conn);
        conn
    }

    /// Joins (again) with whatever the client still has, and sends again what was not answered.
    pub(super) fn join(&mut self, conn: ConnId) {
        let request = self.request_id();
        let client = self.clients.get_mut(&conn).unwrap();
        client.connected = true;
        let (person, since) = (client.person.clone(), client.since.clone());
        let open: Vec<(String, Wish)> = client.open.clone().into_iter().collect();
        self.handle(Command::Join { conn, person, request, since });
        for (id, wish) in open {
            self.send(conn, id, wish);
        }
    }

    /// The socket breaks: what it had not read is lost.
    pub(super) fn drop_socket(&mut self, conn: ConnId) {
        let client = self.clients.get_mut(&conn).unwrap();
        client.inbox.clear();
        client.connected = false;
        self.handle(Command::Leave { conn, request: None });
    }

    /// Sends a wish under a new id, which is returned.
    pub(super) fn wish(&mut self, conn: ConnId, wish: Wish) -> String {
        let id = self.request_id().as_str().to_owned();
        self.clients.get_mut(&conn).unwrap().open.insert(id.clone(), wish.clone());
        self.send(conn, id.clone(), wish);
        id
    }

    pub(super) fn send(&mut self, conn: ConnId, id: String, wish: Wish) {
        let request = RequestId::try_from(id).unwrap();
        self.handle(Command::Ask { conn, request, wish });
    }

    /// Changes the table, lets everything settle, and returns the answer.
    pub(super) fn table(&mut self, conn: ConnId, change: TableChange) -> Result<u64, String> {
        let id = self.wish(conn, Wish::Table(change));
        self.settle();
        self.clients[&conn].answers[&id].clone()
    }

    /// Plays the listed action number `n` of a seated client, lets everything settle, and returns the answer.
    pub(super) fn play(&mut self, conn: ConnId, n: usize) -> Result<u64, String> {
        let wish = self.clients[&conn].listed(n).expect("the seat has a choice");
        let id = self.wish(conn, wish);
        self.settle();
        self.clients[&conn].answers[&id].clone()
    }

    /// The client of a seat (seats and sockets are numbered alike at a seated table) plays anything listed.
    pub(super) fn act_for(&mut self, seat: u8, dice: &mut Dice) {
        let conn = ConnId::from(seat) + 1;
        self.play(conn, dice.below(1_000) as usize).unwrap();
    }

    /// The client of a seat takes its latest step back, where it may.
    pub(super) fn undo_for(&mut self, seat: u8) {
        let conn = ConnId::from(seat) + 1;
        if let Some(version) = self.clients[&conn].document["you"]["undoable"].as_u64() {
            self.wish(conn, Wish::Undo { version });
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
                        "what falls with an earlier step says so"
                    );
                    self.writing.push_back(*step);
                }
                Effect::Reload { known } => self.reloading = Some(known),
                Effect::Think { again, seat, decision, position, hurried, .. } => {
                    (self.again, self.hurried) = (again, hurried);
                    self.thoughts.push((seat, decision, position));
                }
                Effect::Say { conn, line } => self.saying.push_back((conn, line)),
                Effect::Hurry => self.hurried = true,
                Effect::Listen => self.listening = true,
                Effect::TellPresenceIn(pause) => {
                    assert_eq!(self.presence_due, None, "one telling is on its way at a time");
                    self.presence_due = Some(self.now + pause);
                }
                Effect::KeepSnapshot { snapshot, .. } => self.snapshot = Some(snapshot),
                Effect::WaitingChanged(_) | Effect::Watched(_) | Effect::Deadline(_) => {}
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

    /// The oldest step in flight reaches the store, or does not, and the room hears of it, or does not.
    pub(super) fn resolve(&mut self, written: bool, heard: bool) {
        self.resolve_many(1, written, heard);
    }

    /// The oldest steps in flight reach the store together, or do not, and the room hears of it, or does not.
    pub(super) fn resolve_many(&mut self, steps: usize, written: bool, heard: bool) {
        let steps: Vec<StepWrite> = self.writing.drain(..steps.min(self.writing.len())).collect();
        if steps.is_empty() {
            return;
        }
        let mut verdicts = Vec::new();
        for step in steps {
            // What was planned on a lost step falls with it.
            let lost = step.ahead && self.lost;
            let is_renamed = step.named.is_some_and(|named| self.is_renamed(named));
            let known = !lost && written && !is_renamed && self.write(&step) && heard;
            self.lost = !known;
            verdicts.push(match (known, is_renamed) {
                (true, _) => Verdict::Written,
                (false, true) => Verdict::Refused(Code::Unavailable),
                (false, false) => Verdict::Unknown,
            });
        }
        self.handle(Command::Committed(verdicts));
    }

    /// The oldest line that is being kept reaches the store, and the room hears of it.
    pub(super) fn keep_line(&mut self) {
        let Some((conn, write)) = self.saying.pop_front() else { return };
        let (request, line) = (write.request.clone(), self.keep(write));
        let kept = Ok(Some(line).filter(|line| !line.text.is_empty()));
        self.handle(Command::Said { conn, request, kept });
    }

    /// Other servers have the match open, too, or not.
    pub(super) fn lease(&mut self, lease: Lease) {
        self.lease = lease;
        self.handle(Command::Lease(lease));
    }

    /// A person carries something out on another server.
    pub(super) fn elsewhere(&mut self, person: &Person, wish: Wish) -> bool {
        let mut other =
            Room::open(&self.stored, Chat::default(), opening("other", Lease::Following)).unwrap();
        let (conn, request) = (1, self.request_id());
        let join = RequestId::try_from("there".to_owned()).unwrap();
        other.handle(
            self.now,
            Command::Join { conn, person: Some(person.clone()), request: join, since: None },
        );
        let effects = other.handle(self.now, Command::Ask { conn, request, wish });
        let step = effects.into_iter().find_map(|effect| match effect {
            Effect::Commit(step) => Some(*step),
            _ => None,
        });
        step.is_some_and(|step| self.write(&step))
    }

    /// The server is down for a time, which the store gives back to everybody.
    pub(super) fn away(&mut self, time: Millis) {
        self.give_back(time);
        self.restart(true);
    }

    /// Time passes, and the room does what it wanted to do meanwhile.
    pub(super) fn pass(&mut self, time: Millis) {
        let end = self.now + time;
        while let Some(due) = self.presence_due.filter(|&due| due <= end) {
            (self.now, self.presence_due) = (due, None);
            self.handle(Command::TellPresence);
        }
        self.now = end;
    }

    /// The process dies: everything in memory is lost, and every socket.
    pub(super) fn restart(&mut self, written: bool) {
        for step in std::mem::take(&mut self.writing) {
            if !written || !self.write(&step) {
                break;
            }
        }
        self.saying.clear();
        self.listening = false;
        self.reloading = None;
        self.presence_due = None;
        self.thoughts.clear();
        self.room = self.open(self.chat(), opening("test", self.lease));
        for client in self.clients.values_mut() {
            client.inbox.clear();
            client.connected = false;
        }
    }

    /// The room as a server opens it: from the latest snapshot and what was written after it.
    pub(super) fn open(&self, chat: Chat, opening: Opening) -> Room {
        let snapshot = self.snapshot.clone().filter(|snapshot| snapshot.version <= self.stored.row.version);
        let known = snapshot.as_ref().map_or(0, |snapshot| snapshot.version);
        let mut stored = self.stored.clone();
        stored.steps.retain(|step| step.version >= known);
        Room::open(&stored, chat, Opening { snapshot, ..opening }).unwrap()
    }

    /// One bot that was asked to think answers.
    pub(super) fn bot_answers(&mut self, dice: &mut Dice) {
        if let Some((seat, decision, position)) = self.thoughts.pop() {
            let action = position.think(
                crate::shelf::Level::Easy,
                games::frame::Seat(seat),
                dice,
                crate::shelf::Playouts(1),
                &mut || true,
            );
            self.handle(Command::Bot { seat, decision, action });
        }
    }

    /// Reads the first `most` frames a client has not read yet.
    pub(super) fn read(&mut self, conn: ConnId, most: usize) {
        let client = self.clients.get_mut(&conn).unwrap();
        for _ in 0..most {
            let Some(frame) = client.inbox.pop_front() else { break };
            client.take_in(&frame);
        }
    }

    /// Writes, reloads and reads until nothing is left to do.
    pub(super) fn settle(&mut self) {
        while !self.writing.is_empty()
            || self.reloading.is_some()
            || !self.saying.is_empty()
            || self.listening
        {
            self.resolve(true, true);
            self.reload();
            self.keep_line();
            if self.listening {
                self.news();
            }
        }
        for conn in self.clients.keys().copied().collect::<Vec<_>>() {
            self.read(conn, usize::MAX);
        }
    }

    /// Every connected client's folded picture equals a fresh one from the store.
    pub(super) fn check_pictures(&self, context: &str) {
        for (conn, client) in self.clients.iter().filter(|(_, client)| client.connected) {
            let mut fresh = Room::open(&self.stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
            let request = RequestId::try_from("fresh".to_owned()).unwrap();
            let person = client.person.clone();
            let effects = fresh.handle(self.now, Command::Join { conn: *conn, person, request, since: None });
            let snapshot = effects.iter().find_map(|effect| match effect {
                Effect::Send { frames, .. } => Some(serde_json::from_str::<Value>(&frames[0]).unwrap()),
                _ => None,
            });
            let snapshot = snapshot.expect("a join is answered by a snapshot");
            assert_eq!(snapshot["document"], client.document, "{context}: the picture of socket {conn}");
            assert_eq!(snapshot["version"], client.since.as_ref().unwrap().version, "{context}");
        }
    }

    fn request_id(&mut self) -> RequestId {
        self.requests += 1;
        RequestId::try_from(format!("r{}", self.requests)).unwrap()
    }
}

/// A person of this name, the same id for the same name.
pub(super) fn person(name: &str) -> Person {
    let mut bytes = [0; 16];
    bytes[..name.len()].copy_from_slice(name.as_bytes());
    Person { user: UserId(uuid::Uuid::from_bytes(bytes)), name: name.to_owned(), revision: 0 }
}
