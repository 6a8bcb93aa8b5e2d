//! Archives: finished matches as files that anybody can verify.
//!
//! The file holds the header, the steps, and a hash chain: SHA-256 over their canonical JSON (compact, sorted keys,
//! integers only). [`verify()`] checks the chain, replays the steps and compares what they lead to with the header. If the
//! rules of the game are the same, it also plays the actions again with the seed and compares the events. The chain
//! covers no names, so it is the same whatever users are called. The signature covers chain and names, and proves which
//! installation wrote the file.

mod look;
mod player;
mod read;
mod signature;
mod steps;
mod table_events;
mod verify;

pub use look::{LookError, LookLimits, Shown, look};
pub use player::Player;
pub use signature::{Fingerprint, PublicKey, SigningKey, WrongForm};
pub use verify::{ArchiveError, Verified, verify};

use crate::ReplayError;
use crate::people::{distinct, successors_of, users_of};
use protocol::{Level, MatchId, SeatNumber, TableEvent, UserId};
use records::names::make_distinct;
use records::{
    Branching, Millis, Names, RecordedTableEvent, SEVERAL_RULES, SeatAssignment, StepKind, StepRow,
    StoredMatch,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use signature::Signature;
use std::collections::BTreeMap;
use std::fmt;

/// The format of the file. Since format 2 the chain does not cover user names. Since format 3 the header names the
/// rules of the game. Since format 4 no step is earlier than the step before it, and the file is signed. Since format 5 a
/// match may branch off another one.
const FORMAT: u32 = 5;
const WITH_NAMES: u32 = 1;
const WITH_RULES_OF_GAMES: u32 = 3;
const WITH_SIGNATURE: u32 = 4;
const WITH_BRANCHES: u32 = 5;

/// The content of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    rodada: u32,
    header: Header,
    steps: Vec<Step>,
    /// Hexadecimal hashes: one for the header, then one for each step, each over the one before it.
    chain: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<Signature>,
}

/// What a signature covers: what the last hash covers, and the names, which no hash covers.
#[derive(Serialize)]
struct Signed<'a> {
    rodada: u32,
    header: &'a Header,
    /// The names of all table events; `None` for an event without one.
    names: Vec<Option<&'a str>>,
    /// The last hash of the chain.
    last: Option<&'a String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    room: MatchId,
    game: String,
    format: u32,
    rules: Rules,
    seats: BTreeMap<SeatNumber, ArchivedSeat>,
    options: Map<String, Value>,
    created: Millis,
    /// Hexadecimal.
    seed: String,
    places: BTreeMap<SeatNumber, u8>,
    points: BTreeMap<SeatNumber, i32>,
}

/// A seat in the header. The names of its kinds differ from those of [`protocol::SeatView`], because older files have them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum ArchivedSeat {
    #[serde(rename = "nobody")]
    Empty,
    #[serde(rename = "person")]
    User {
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
    },
    Bot {
        level: Level,
    },
}

/// The rules that a match was played under. Under the same rules, the actions lead to the same events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Rules {
    /// The number that the game gave its rules when the match was played, or [`SEVERAL_RULES`].
    Game(u32),
    /// The version of the program that wrote the file, in files from before games numbered their rules. It does not
    /// identify the rules.
    Program(String),
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(SEVERAL_RULES) => write!(f, "of several numbers"),
            Self::Game(number) => write!(f, "number {number}"),
            Self::Program(version) => write!(f, "version {version}"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    version: u64,
    at: Millis,
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<SeatNumber>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Value>,
    events: Vec<Value>,
    table: Vec<ArchivedEvent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undoes: Option<u64>,
    fixed: bool,
}

/// An event of the table, with the name of the user who took a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct ArchivedEvent {
    #[serde(flatten)]
    event: TableEvent,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Where the match branches off another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branching: Option<Box<Branching>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Action,
    Undo,
    Table,
}

impl Archive {
    /// The archive of a match, in which users have these names, signed with this key. `names` has those of [`users_of`] the
    /// match. It contains all secrets of the match, so only that of a finished match may leave the server.
    ///
    /// # Errors
    /// If this program could not have written a step.
    pub fn of(stored: &StoredMatch, names: &Names, key: &SigningKey) -> Result<Self, ReplayError> {
        let row = &stored.row;
        let names = written_names(stored, names);
        let result = row.result.clone();
        let (places, points) = result.map(|result| (result.places, result.points)).unwrap_or_default();
        let header = Header {
            room: row.id,
            game: row.game.clone(),
            format: row.format,
            rules: Rules::Game(row.rules),
            seats: stored
                .seats
                .iter()
                .map(|seat| (seat.seat, archived_seat(&seat.assignment, &names)))
                .collect(),
            options: row.table.options.clone(),
            created: row.created,
            seed: hex::encode(row.seed.0),
            places,
            points,
        };
        // The clocks of servers are set, and those of several servers differ.
        let mut latest = row.created;
        let steps = stored.steps.iter().map(|row| {
            latest = latest.max(row.at);
            step(row, latest, &names)
        });
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        let chain = chain(FORMAT, &header, &steps);
        Ok(Self { rodada: FORMAT, header, steps, chain, signature: None }.signed_with(key))
    }

    pub(crate) fn signed_with(mut self, key: &SigningKey) -> Self {
        self.signature = Some(key.sign(&self.signed_text()));
        self
    }

    /// The text that the signature is of: canonical JSON.
    fn signed_text(&self) -> String {
        let Self { rodada, header, steps, chain, .. } = self;
        let events = steps.iter().flat_map(|step| &step.table);
        let names = events.map(|event| event.name.as_deref()).collect();
        let signed = Signed { rodada: *rodada, header, names, last: chain.last() };
        serde_json::to_value(signed).expect("parts of an archive have a JSON form").to_string()
    }

    /// Whether the match branches off another one.
    fn branches(&self) -> bool {
        self.steps.iter().flat_map(|step| &step.table).any(|event| event.branching.is_some())
    }

    /// The first step that is earlier than what was before it.
    fn first_earlier(&self) -> Option<u64> {
        let before = std::iter::once(self.header.created).chain(self.steps.iter().map(|step| step.at));
        let mut pairs = before.zip(&self.steps);
        pairs.find(|(before, step)| step.at < *before).map(|(_, step)| step.version)
    }

    /// The same with a chain that is right, as a forger can make it.
    #[cfg(test)]
    pub(crate) fn with_new_chain(mut self) -> Self {
        self.chain = chain(self.rodada, &self.header, &self.steps);
        self
    }

    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("an archive has a JSON form")
    }
}

/// What stands for the name of a user who was erased.
const ERASED: &str = "somebody";

/// The names of users as the file has them.
type WrittenNames = BTreeMap<UserId, String>;

fn written_names(stored: &StoredMatch, names: &Names) -> WrittenNames {
    let seated = stored.seats.iter().filter_map(|seat| seat.assignment.user());
    let successors = successors_of(stored);
    let users = distinct(seated.chain(users_of(stored)));
    let users = users.into_iter().filter(|user| !successors.contains_key(user));
    let known: Vec<(UserId, &str)> =
        users.filter_map(|user| Some((user, names.get(&user)?.as_ref()?.name.as_str()))).collect();
    let distinct = make_distinct(known.iter().map(|(_, name)| *name));
    let mut written: WrittenNames = known.into_iter().map(|(user, _)| user).zip(distinct).collect();
    // A user who was merged into another one is called like that one.
    for (before, now) in successors {
        match written.get(&now).cloned() {
            Some(name) => written.insert(before, name),
            None => written.remove(&before),
        };
    }
    written
}

fn name_of(user: UserId, names: &WrittenNames) -> String {
    names.get(&user).map_or(ERASED, String::as_str).to_owned()
}

fn step(row: &StepRow, at: Millis, names: &WrittenNames) -> Result<Step, ReplayError> {
    let replay_error =
        |error: serde_json::Error| ReplayError::Step { version: row.version, why: error.to_string() };
    let recorded: Vec<RecordedTableEvent> = serde_json::from_str(&row.table).map_err(replay_error)?;
    Ok(Step {
        version: row.version,
        at,
        kind: match row.kind {
            StepKind::Action => Kind::Action,
            StepKind::Undo => Kind::Undo,
            StepKind::Table => Kind::Table,
        },
        seat: row.seat,
        action: row.action.as_deref().map(serde_json::from_str).transpose().map_err(replay_error)?,
        events: serde_json::from_str(&row.events).map_err(replay_error)?,
        table: recorded.into_iter().map(|recorded| archived_event(recorded, names)).collect(),
        undoes: row.undoes,
        fixed: row.fixed,
    })
}

fn archived_event(
    RecordedTableEvent { event, user, branching, .. }: RecordedTableEvent,
    names: &WrittenNames,
) -> ArchivedEvent {
    ArchivedEvent { event, name: user.map(|user| name_of(user, names)), branching }
}

fn archived_seat(assignment: &SeatAssignment, names: &WrittenNames) -> ArchivedSeat {
    match assignment {
        SeatAssignment::Empty => ArchivedSeat::Empty,
        SeatAssignment::User { user, stand_in } => {
            ArchivedSeat::User { name: name_of(*user, names), stand_in: *stand_in }
        }
        SeatAssignment::Bot { level } => ArchivedSeat::Bot { level: *level },
    }
}

/// Each hash is the SHA-256 of the hash before it and the canonical JSON of its own part.
fn chain(format: u32, header: &Header, steps: &[Step]) -> Vec<String> {
    let mut link = Sha256::digest(canonical(format, header)).to_vec();
    let mut links = vec![hex::encode(&link)];
    for step in steps {
        link = Sha256::new().chain_update(&link).chain_update(canonical(format, step)).finalize().to_vec();
        links.push(hex::encode(&link));
    }
    links
}

/// Compact JSON with sorted keys, because `serde_json::Map` sorts them.
fn canonical(format: u32, part: &impl Serialize) -> String {
    let mut part = serde_json::to_value(part).expect("parts of an archive have a JSON form");
    if format > WITH_NAMES {
        // The chain must not cover user names, so that it holds nothing of a user who was erased. The header names
        // users in the seats, and the steps in table events.
        let seats =
            part.get_mut("seats").and_then(Value::as_object_mut).into_iter().flat_map(Map::values_mut);
        seats.filter_map(Value::as_object_mut).for_each(|seat| drop(seat.remove("name")));
        let table = part.get_mut("table").and_then(Value::as_array_mut).into_iter().flatten();
        table.filter_map(Value::as_object_mut).for_each(|event| drop(event.remove("name")));
    }
    part.to_string()
}
