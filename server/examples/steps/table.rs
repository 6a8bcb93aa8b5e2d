//! A room with its sockets, and nothing that keeps its steps.

use crate::Failure;
use crate::parts::timed;
use games::frame::{BACK, Dice, Seed};
use protocol::words::spelled_out;
use protocol::{NewTable, Pace, RequestId, TableChange, UserId, apply, choices};
use rodada_server::entropy::{lot, opening};
use rodada_server::store::{Chat, Lease, StoredMatch};
use room::shelf::Title;
use room::{Command, Effect, Person, Room, Setup, Verdict, Wish, set_up};
use serde_json::{Map, Value};
use std::fmt::{self, Display, Formatter};
use std::time::Duration;

const NOW: u64 = 1_760_000_000_000;
/// How long people take for a step, in milliseconds.
const PAUSE: u64 = 15_000;

/// A room, and what its sockets were sent: first those of the seats, then one that watches.
pub(crate) struct Table {
    room: Room,
    known: Vec<Known>,
    requests: u64,
}

/// What a socket knows of the room.
#[derive(Clone, Default)]
struct Known {
    document: Value,
    /// What patches write in few letters.
    words: Vec<String>,
}

/// A step that was asked for.
pub(crate) struct Done {
    pub(crate) version: u64,
    /// From the request to the frames.
    pub(crate) time: Duration,
    /// What each socket was sent.
    pub(crate) frames: Vec<Sent>,
}

/// A patch as one socket was sent it.
pub(crate) struct Sent {
    socket: u64,
    pub(crate) length: usize,
    /// Whether the socket plays.
    pub(crate) plays: bool,
    /// With all words spelled out.
    text: String,
}

impl Display for Sent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.socket, self.length, self.text)
    }
}

impl Table {
    /// A table where everybody sits and one watches.
    pub(crate) fn set_up(title: &'static dyn Title, seats: u8, seed: Seed) -> Result<Self, Failure> {
        let person = |seat| Person { user: UserId::new(), name: format!("Player {seat}"), revision: 0 };
        let people: Vec<Person> = (0..seats).map(person).collect();
        let wanted = NewTable {
            game: title.name().to_owned(),
            seats,
            options: Map::new(),
            pace: Pace::Free,
            open: true,
            against: None,
        };
        let new = set_up(Setup { wanted: &wanted, host: &people[0], now: NOW, lot: lot() });
        let mut new = new.map_err(|code| format!("no table: {code:?}"))?;
        new.row.seed = seed;
        let stored = StoredMatch { row: new.row, seats: new.seats, steps: vec![new.first] };
        let room = Room::open(&stored, Chat::default(), opening("steps", Lease::Sole))?;
        let mut table = Self { room, known: vec![Known::default(); people.len() + 1], requests: 0 };
        for (seat, person) in (0..).zip(people) {
            table.join(seat, Some(person))?;
            if seat > 0 {
                table.ask(seat, Wish::Table(TableChange::Sit { seat: None, invitation: None }))?;
            }
        }
        table.join(seats, None)?;
        Ok(table)
    }

    fn join(&mut self, socket: u8, person: Option<Person>) -> Result<(), Failure> {
        let join = Command::Join { conn: socket.into(), person, request: self.request()?, since: None };
        let effects = self.room.handle(NOW, join);
        self.deliver(&effects)?;
        Ok(())
    }

    /// Lets a socket ask for a step, which is kept at once.
    pub(crate) fn ask(&mut self, socket: u8, wish: Wish) -> Result<Done, Failure> {
        let now = NOW + self.requests * PAUSE;
        let ask = Command::Ask { conn: socket.into(), request: self.request()?, wish };
        let (planned, planning) = timed(|| self.room.handle(now, ask));
        let version = planned.iter().find_map(|effect| match effect {
            Effect::Commit(write) => Some(write.step.version),
            _ => None,
        });
        let version = version.ok_or("a request was refused")?;
        let (told, telling) = timed(|| self.room.handle(now, Command::Committed(vec![Verdict::Written])));
        Ok(Done { version, time: planning + telling, frames: self.deliver(&told)? })
    }

    /// Brings frames to the sockets; gives back the patches.
    fn deliver(&mut self, effects: &[Effect]) -> Result<Vec<Sent>, Failure> {
        let mut patches = Vec::new();
        let watcher = u64::try_from(self.known.len() - 1)?;
        for effect in effects {
            let Effect::Send { to, frames } = effect else { continue };
            for (&conn, frame) in to.iter().flat_map(|conn| frames.iter().map(move |frame| (conn, frame))) {
                let message: Value = serde_json::from_str(frame)?;
                let Known { document, words } = &mut self.known[usize::try_from(conn)?];
                match message["t"].as_str() {
                    Some("snapshot") => {
                        *document = message["document"].clone();
                        *words = serde_json::from_value(message["words"].clone())?;
                    }
                    Some("patch") => {
                        let text = spelled_out(frame, words);
                        patches.push(Sent { socket: conn, length: frame.len(), plays: conn < watcher, text });
                        if let Some(delta) = message.get("delta") {
                            let delta = spelled_out(&delta.to_string(), words);
                            apply(document, &serde_json::from_str(&delta)?);
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(patches)
    }

    /// An awaited seat, the decision before it and one of its choices; nothing when the match is over.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Option<(u8, u64, Value)> {
        let seats = self.known[0].document["table"]["awaited"].as_array()?;
        let seat = u8::try_from(seats.get(dice.index(seats.len().max(1)))?.as_u64()?).ok()?;
        let you = &self.known[usize::from(seat)].document["you"];
        let goes_back = |action: &Value| action["do"].as_str().is_some_and(|verb| BACK.contains(&verb));
        let choices = choices::unpacked(you["ask"]["choices"].as_object()?);
        let actions = choices.iter().map(|choice| &choice["action"]);
        let ahead: Vec<&Value> = actions.filter(|action| !goes_back(action)).collect();
        Some((seat, you["decision"].as_u64()?, (*dice.pick(&ahead)).clone()))
    }

    fn request(&mut self) -> Result<RequestId, Failure> {
        self.requests += 1;
        Ok(RequestId::try_from(format!("r{}", self.requests))?)
    }
}
