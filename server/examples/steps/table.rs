//! A room with simulated sockets and no store.

use crate::Failure;
use crate::parts::timed;
use games::frame::{Dice, Seed, TAKE_BACK_VERBS};
use protocol::{NewTable, RequestId, TableChange, TableSettings, UserId, apply};
use records::StoredSeed;
use room::registry::GameDefinition;
use room::{Command, ConnId, Effect, Frames, RequestKind, Room, Setup, Verdict, set_up};
use serde_json::Value;
use std::fmt::{self, Display, Formatter};
use std::hint::black_box;
use std::time::Duration;
use store::{Chat, Lease, StoredMatch};
use tables::rooms::opening::{new_match_identity, opening};

const NOW: u64 = 1_760_000_000_000;
/// The time between two steps, in milliseconds.
const PAUSE: u64 = 15_000;

/// A room, and what each socket has received: first the sockets of the seats, then that of one spectator.
pub(crate) struct Table {
    room: Room,
    /// The document of each client.
    documents: Vec<Value>,
    requests: u64,
}

/// The result of one request.
pub(crate) struct Done {
    pub(crate) version: u64,
    /// From the request to the frames, compressed where they are long enough.
    pub(crate) time: Duration,
    /// The patches that the sockets received.
    pub(crate) frames: Vec<Sent>,
}

/// One patch that one socket received.
pub(crate) struct Sent {
    socket: u64,
    /// The bytes that a browser receives.
    pub(crate) length: usize,
    /// Whether the socket belongs to a player.
    pub(crate) plays: bool,
    text: String,
}

impl Display for Sent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.socket, self.length, self.text)
    }
}

impl Table {
    /// Sets up a table whose seats are all taken and that one spectator watches.
    pub(crate) fn set_up(
        definition: &'static dyn GameDefinition,
        seats: u8,
        seed: Seed,
    ) -> Result<Self, Failure> {
        let people: Vec<UserId> = (0..seats).map(|_| UserId::new()).collect();
        let wanted = NewTable {
            game: definition.name().to_owned(),
            seats,
            settings: TableSettings { open: true, ..TableSettings::default() },
            against: None,
            circle: None,
        };
        let new = set_up(Setup {
            wanted: &wanted,
            host: people[0],
            fitting: protocol::Level::Good,
            now: NOW,
            identity: new_match_identity(),
        });
        let mut new = new.map_err(|code| format!("no table: {code:?}"))?;
        new.row.seed = StoredSeed(seed.0);
        let stored = StoredMatch { row: new.row, seats: new.seats, steps: new.steps };
        let room = Room::open(&stored, Chat::default(), opening("steps", Lease::Sole))?;
        let mut table = Self { room, documents: vec![Value::Null; people.len() + 1], requests: 0 };
        for (seat, person) in (0..).zip(people) {
            table.join(seat, Some(person))?;
            if seat > 0 {
                table.ask(seat, RequestKind::Table(TableChange::Sit { seat: None, invitation: None }))?;
            }
        }
        table.join(seats, None)?;
        Ok(table)
    }

    fn join(&mut self, socket: u8, user: Option<UserId>) -> Result<(), Failure> {
        let join = Command::Join { conn: socket.into(), user, request: self.request()?, since: None };
        let effects = self.room.handle(NOW, join);
        self.deliver(&effects)?;
        Ok(())
    }

    /// Sends a request from a socket and confirms the planned step as written at once.
    pub(crate) fn ask(&mut self, socket: u8, kind: RequestKind) -> Result<Done, Failure> {
        let now = NOW + self.requests * PAUSE;
        let ask = Command::Ask { conn: socket.into(), request: self.request()?, kind };
        let (planned, planning) = timed(|| self.room.handle(now, ask));
        let version = planned.iter().find_map(|effect| match effect {
            Effect::Commit(write) => Some(write.step.version),
            _ => None,
        });
        let version = version.ok_or("a request was refused")?;
        let (sent, sending) = timed(|| {
            let effects = self.room.handle(now, Command::Committed(vec![Verdict::Written]));
            // Browsers receive compressed frames. The server makes them when the first socket needs them.
            sent_frames(&effects).for_each(|(_, frames)| drop(black_box(frames.deflated())));
            effects
        });
        Ok(Done { version, time: planning + sending, frames: self.deliver(&sent)? })
    }

    /// Delivers frames to the simulated clients and returns the patches.
    fn deliver(&mut self, effects: &[Effect]) -> Result<Vec<Sent>, Failure> {
        let mut patches = Vec::new();
        let spectator = u64::try_from(self.documents.len() - 1)?;
        for (to, frames) in sent_frames(effects) {
            let deflated = frames.deflated().map(|bytes| bytes.len());
            for (&conn, frame) in to.iter().flat_map(|conn| frames.iter().map(move |frame| (conn, frame))) {
                let message: Value = serde_json::from_str(frame)?;
                let document = &mut self.documents[usize::try_from(conn)?];
                match message["t"].as_str() {
                    Some("snapshot") => *document = message["document"].clone(),
                    Some("patch") => {
                        patches.push(Sent {
                            socket: conn,
                            length: deflated.unwrap_or(frame.len()),
                            plays: conn < spectator,
                            text: frame.to_string(),
                        });
                        if let Some(delta) = message.get("delta") {
                            apply(document, delta);
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(patches)
    }

    /// Picks an awaited seat and one of its legal actions; also returns the number of its decision. Returns `None` when
    /// the match is over.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Option<(u8, u64, Value)> {
        let seats = self.documents[0]["table"]["awaited"].as_array()?;
        let seat = u8::try_from(seats.get(dice.index(seats.len().max(1)))?.as_u64()?).ok()?;
        let you = &self.documents[usize::from(seat)]["you"];
        let takes_back =
            |action: &Value| action["do"].as_str().is_some_and(|verb| TAKE_BACK_VERBS.contains(&verb));
        let actions = you["prompt"]["actions"].as_array()?.iter().map(|legal| &legal["action"]);
        let ahead: Vec<&Value> = actions.filter(|action| !takes_back(action)).collect();
        Some((seat, you["decision"].as_u64()?, (*dice.pick(&ahead)).clone()))
    }

    fn request(&mut self) -> Result<RequestId, Failure> {
        self.requests += 1;
        Ok(RequestId::try_from(format!("r{}", self.requests))?)
    }
}

/// The frames among the effects, with their sockets.
fn sent_frames(effects: &[Effect]) -> impl Iterator<Item = (&[ConnId], &Frames)> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Send { to, frames } => Some((&**to, frames)),
        _ => None,
    })
}
