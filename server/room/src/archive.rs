//! A finished match as a file that proves itself.
//!
//! The file holds header and steps, and a chain of SHA-256 over their canonical JSON (compact, keys sorted, whole numbers
//! only). [`verify()`] checks the chain, folds the events, compares the result, and, under the same rules, plays the
//! actions again with the seed and compares the events.

mod verify;

pub use verify::{Fault, Verified, verify};

use crate::stored::{Millis, Sitter, StepKind, StepRow, StoredMatch};
use crate::{Broken, shelf, table_events};
use protocol::{Holder, MatchId, SeatNumber, TableEvent};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The format of the file: from the second on, the chain does not hold the names of people; from the third on, the
/// header names the rules of the game.
const FORMAT: u32 = 3;
const WITH_NAMES: u32 = 1;
const WITH_RULES_OF_GAMES: u32 = 3;

/// The file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    rodada: u32,
    header: Header,
    steps: Vec<Step>,
    /// Hexadecimal: the header's link, then one a step, each over the one before it.
    chain: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    room: MatchId,
    game: String,
    format: u32,
    rules: Rules,
    seats: BTreeMap<SeatNumber, Holder>,
    options: Map<String, Value>,
    created: Millis,
    /// Hexadecimal.
    seed: String,
    places: BTreeMap<SeatNumber, u8>,
    points: BTreeMap<SeatNumber, i32>,
}

/// The rules a match was played under: the same ones play its actions the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Rules {
    /// The number that the game gives its rules.
    Game(u32),
    /// The version of the program that wrote the file, in files of before games had numbers: it tells nothing of rules.
    Program(String),
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
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
    table: Vec<TableEvent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undoes: Option<u64>,
    fixed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Action,
    Undo,
    Table,
}

impl Archive {
    /// A match as a file. It tells everything, so only a finished one may leave the server.
    ///
    /// # Errors
    /// When a step is not what this program writes.
    pub fn of(stored: &StoredMatch) -> Result<Self, Broken> {
        let row = &stored.row;
        let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
        let result = row.result.clone();
        let (places, points) = result.map(|result| (result.places, result.points)).unwrap_or_default();
        let header = Header {
            room: row.id,
            game: row.game.clone(),
            format: row.format,
            rules: Rules::Game(title.rules()),
            seats: stored.seats.iter().map(|seat| (seat.seat, holder(&seat.sitter))).collect(),
            options: row.table.options.clone(),
            created: row.created,
            seed: hex::encode(row.seed.0),
            places,
            points,
        };
        let steps = stored.steps.iter().map(step).collect::<Result<Vec<_>, _>>()?;
        let chain = chain(FORMAT, &header, &steps);
        Ok(Self { rodada: FORMAT, header, steps, chain })
    }

    /// The same match in a file of before games numbered their rules.
    #[cfg(test)]
    pub(crate) fn of_version(mut self, version: &str) -> Self {
        self.rodada = WITH_RULES_OF_GAMES - 1;
        self.header.rules = Rules::Program(version.to_owned());
        self.chain = chain(self.rodada, &self.header, &self.steps);
        self
    }

    /// The same match in a file that was written under these rules of its game.
    #[cfg(test)]
    pub(crate) fn under_rules(mut self, rules: u32) -> Self {
        self.header.rules = Rules::Game(rules);
        self.chain = chain(self.rodada, &self.header, &self.steps);
        self
    }

    /// The file's text.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("an archive has a JSON form")
    }
}

fn step(row: &StepRow) -> Result<Step, Broken> {
    let broken = |error: serde_json::Error| Broken::Step { version: row.version, why: error.to_string() };
    Ok(Step {
        version: row.version,
        at: row.at,
        kind: match row.kind {
            StepKind::Action => Kind::Action,
            StepKind::Undo => Kind::Undo,
            StepKind::Table => Kind::Table,
        },
        seat: row.seat,
        action: row.action.as_deref().map(serde_json::from_str).transpose().map_err(broken)?,
        events: serde_json::from_str(&row.events).map_err(broken)?,
        table: table_events(row)?,
        undoes: row.undoes,
        fixed: row.fixed,
    })
}

fn holder(sitter: &Sitter) -> Holder {
    match sitter {
        Sitter::Nobody => Holder::Nobody,
        Sitter::Person { name, stand_in, .. } => Holder::Person { name: name.clone(), stand_in: *stand_in },
        Sitter::Bot { level } => Holder::Bot { level: *level },
    }
}

/// Each link is the SHA-256 of the link before it and the canonical JSON of its own part.
fn chain(format: u32, header: &Header, steps: &[Step]) -> Vec<String> {
    let mut link = Sha256::digest(canonical(format, header)).to_vec();
    let mut links = vec![hex::encode(&link)];
    for step in steps {
        link = Sha256::new().chain_update(&link).chain_update(canonical(format, step)).finalize().to_vec();
        links.push(hex::encode(&link));
    }
    links
}

/// Compact JSON with sorted keys: the maps of `serde_json::Value` are sorted.
fn canonical(format: u32, part: &impl Serialize) -> String {
    let mut part = serde_json::to_value(part).expect("parts of an archive have a JSON form");
    if format > WITH_NAMES {
        // Who is forgotten must not be proven by the file. People are named in the seats and by what happened at the table.
        let seats =
            part.get_mut("seats").and_then(Value::as_object_mut).into_iter().flat_map(Map::values_mut);
        seats.filter_map(Value::as_object_mut).for_each(|seat| drop(seat.remove("name")));
        let table = part.get_mut("table").and_then(Value::as_array_mut).into_iter().flatten();
        table.filter_map(Value::as_object_mut).for_each(|event| drop(event.remove("name")));
    }
    part.to_string()
}
