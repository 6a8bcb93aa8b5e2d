//! The parts of a match that a room asks the store to write, and that it is loaded from.

use crate::{InEvening, Millis};
use protocol::{CircleId, Level, MatchId, Pace, RequestId, SeatNumber, TableStatus, UserId};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// Stands in the place of the number of a game's rules where a match was played under several. No game has this number.
pub const SEVERAL_RULES: u32 = 0;

/// The seed of all dice of a match, as it is kept. Whoever knows it knows every draw, so it is never shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StoredSeed(pub [u8; 32]);

/// As hexadecimal digits.
impl Serialize for StoredSeed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for StoredSeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bytes = [0; 32];
        let read = hex::decode_to_slice(Cow::<str>::deserialize(deserializer)?.as_ref(), &mut bytes);
        read.map(|()| Self(bytes)).map_err(|_| D::Error::custom("a seed is 32 bytes in hexadecimal"))
    }
}

impl fmt::Debug for StoredSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StoredSeed(secret)")
    }
}

/// A set of seats with one bit for each. The lowest bit is seat 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatBits(pub u8);

/// The header of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow {
    pub id: MatchId,
    /// The name of the game.
    pub game: String,
    /// The format of the game's events when the match was set up.
    pub format: u32,
    /// The number of the rules that all its steps were played under, or [`SEVERAL_RULES`].
    pub rules: u32,
    /// The seed of all dice of the match. The store gives it to nothing but the room.
    pub seed: StoredSeed,
    /// The key of the invitation to play.
    pub invitation: String,
    /// The match that this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// Set if the match branches off another one.
    pub branch_of: Option<BranchOf>,
    /// The match is the lesson of its game. Such matches are in no list.
    pub lesson: bool,
    /// When the match was set up.
    pub created: Millis,
    /// When the last step was made.
    pub touched: Millis,
    /// The version of the last step.
    pub version: u64,
    /// When the time of the awaited seats is up.
    pub deadline: Option<Millis>,
    /// All time in which nobody could play, and which was given back to the clocks of the match, in milliseconds.
    pub given_back: Millis,
    pub table: TableChanges,
    pub result: Option<MatchResult>,
}

/// Where a match branches off another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchOf {
    /// The match whose first steps it has copied; `None` once that was deleted.
    pub origin: Option<MatchId>,
    /// The version of the step with which it branches off. What was played before belongs to the other match.
    pub at: u64,
}

/// The parts of the header that table steps change.
#[derive(Clone, Debug, PartialEq)]
pub struct TableChanges {
    pub status: TableStatus,
    /// The game's options, complete.
    pub options: Map<String, Value>,
    /// The time allowed for each decision.
    pub pace: Pace,
    /// Whether the table is in the public list and anybody may take a seat.
    pub open: bool,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The place of each seat; 1 is the best.
    pub places: BTreeMap<SeatNumber, u8>,
    /// The final score of each seat.
    pub points: BTreeMap<SeatNumber, i32>,
    /// The version of the policies by which bots played at the end. Absent where none did, and in matches that ended before it
    /// was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policies: Option<u32>,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: SeatNumber,
    pub assignment: SeatAssignment,
    /// Since when the seat has been awaited.
    pub awaited_since: Option<Millis>,
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAssignment {
    /// No player yet.
    #[serde(rename = "nobody")]
    Empty,
    /// A user, or a bot that plays for them while they are away.
    #[serde(rename = "person")]
    User {
        user: UserId,
        /// A bot plays for the user at present.
        stand_in: bool,
    },
    /// A bot.
    Bot { level: Level },
}

impl SeatAssignment {
    /// The user of this seat, even while a bot plays for them.
    #[must_use]
    pub fn user(&self) -> Option<UserId> {
        match self {
            Self::User { user, .. } => Some(*user),
            Self::Empty | Self::Bot { .. } => None,
        }
    }

    /// Whether a bot decides for this seat.
    #[must_use]
    pub fn is_played_by_bot(&self) -> bool {
        matches!(self, Self::Bot { .. } | Self::User { stand_in: true, .. })
    }
}

/// A step of a match as it is stored. It is never changed.
#[derive(Clone, Debug, PartialEq)]
pub struct StepRow {
    /// The number of the step. Step 1 sets up the table.
    pub version: u64,
    pub at: Millis,
    pub kind: StepKind,
    /// The seat that acted; `None` for steps of the table itself.
    pub seat: Option<SeatNumber>,
    /// The user who requested the step; `None` for steps of the table itself and for bots.
    pub user: Option<UserId>,
    /// The client's id of the request. It is unique for each match and requester.
    pub request: Option<RequestId>,
    /// The action as JSON, if the step is an action.
    pub action: Option<String>,
    /// The events of the game: a JSON list.
    pub events: String,
    /// The events of the table: a JSON list.
    pub table: String,
    /// The version of the step that this undo takes back.
    pub undoes: Option<u64>,
    /// The step cannot be taken back, because it rolled dice, revealed something or is no action.
    pub fixed: bool,
    /// The seats whose present decision came with this step. `None` in steps from before this was stored. It is then
    /// computed from what each seat was asked before and after the step, which is slow.
    pub decides: Option<SeatBits>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A legal action of a seat.
    Action,
    /// Takes back the latest action.
    Undo,
    /// A change of the table.
    Table,
}

/// A match to be set up.
#[derive(Clone, Debug)]
pub struct NewMatch {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    /// The steps that it begins with, from version 1 up to that of the header: one, or, where it branches off another match,
    /// also all that it has copied.
    pub steps: Vec<StepRow>,
    /// The circle that the table is set up in. A rematch need not name it: it is that of the match before.
    pub circle: Option<CircleId>,
    /// The evening that the match belongs to. If that has ended meanwhile, it belongs to none.
    pub evening: Option<InEvening>,
}

/// A step to be written, and what changes with it in the same transaction.
#[derive(Clone, Debug)]
pub struct StepWrite {
    pub id: MatchId,
    /// Its version is one more than that of the match.
    pub step: StepRow,
    /// The deadline of the match after the step.
    pub deadline: Option<Millis>,
    /// How much of the time given back to the match the clocks of this step include. The store adds the rest.
    pub given_back: Millis,
    /// The parts of the header that table steps change; `None` if they stay the same.
    pub table: Option<TableChanges>,
    /// The number of the rules that the header names after the step, if it changes: with the first step under other rules.
    pub rules: Option<u32>,
    pub seats: SeatsWrite,
    /// The result, if the match ends with this step.
    pub result: Option<MatchResult>,
    /// The rematch that is set up in the same transaction.
    pub next: Option<Box<NewMatch>>,
    /// The step was planned on a step that was still being written. If that one is lost, so is this.
    pub ahead: bool,
}

impl StepWrite {
    /// The step for a match to which `in_all` milliseconds have been given back in total. If its clocks include less,
    /// the result has later ones.
    #[must_use]
    pub fn with_time_given_back(&self, in_all: Millis) -> Cow<'_, Self> {
        let lacking = in_all.saturating_sub(self.given_back);
        if lacking == 0 {
            return Cow::Borrowed(self);
        }
        let mut step = Self { given_back: in_all, ..self.clone() };
        let later = |clock: &mut Option<Millis>| *clock = clock.map(|clock| clock + lacking);
        later(&mut step.deadline);
        match &mut step.seats {
            SeatsWrite::Same => {}
            SeatsWrite::Awaited(awaited) => awaited.iter_mut().for_each(later),
            SeatsWrite::All(seats) => seats.iter_mut().map(|seat| &mut seat.awaited_since).for_each(later),
        }
        Cow::Owned(step)
    }

    /// Whether the step changes more of the header than an ordinary action does. No step is planned on such a step
    /// before it is written.
    #[must_use]
    pub fn changes_table(&self) -> bool {
        self.table.is_some()
            || self.rules.is_some()
            || self.result.is_some()
            || self.next.is_some()
            || self.seats.all().is_some()
    }

    /// Whether the match is over with this step.
    pub fn ends(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.status.is_over())
    }
}

#[derive(Clone, Debug)]
pub enum SeatsWrite {
    Same,
    /// Only the time since when each seat has been awaited, from the first seat on.
    Awaited(Vec<Option<Millis>>),
    /// All seats are replaced. Their number can change before the start.
    All(Vec<SeatRow>),
}

impl SeatsWrite {
    /// Applies the change to the seats before the step.
    pub fn apply(&self, seats: &mut Vec<SeatRow>) {
        match self {
            Self::Same => {}
            Self::Awaited(awaited) => {
                for (seat, since) in seats.iter_mut().zip(awaited) {
                    seat.awaited_since = *since;
                }
            }
            Self::All(all) => seats.clone_from(all),
        }
    }

    /// All seats, if they are replaced.
    #[must_use]
    pub fn all(&self) -> Option<&[SeatRow]> {
        match self {
            Self::All(seats) => Some(seats),
            Self::Same | Self::Awaited(_) => None,
        }
    }
}

/// A line of chat to be stored.
#[derive(Clone, Debug)]
pub struct LineWrite {
    pub id: MatchId,
    pub user: UserId,
    /// The client's id of the request. It is unique for each match and user.
    pub request: RequestId,
    pub at: Millis,
    /// The seat that the author has.
    pub seat: Option<SeatNumber>,
    pub text: String,
}

/// A line of chat as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// Counts the lines of a match from 1.
    pub number: u64,
    pub at: Millis,
    /// The author.
    pub user: UserId,
    /// The seat that the author had.
    pub seat: Option<SeatNumber>,
    pub text: String,
}

/// The latest chat of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    /// The lines, oldest first. Numbers are missing where the host has deleted lines.
    pub lines: Vec<StoredLine>,
    /// The number of the latest line, even if it was deleted; 0 before the first line.
    pub number: u64,
}

/// The state of a server's lease of a match that it has open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// No other server can open the match (SQLite).
    Sole,
    /// No other server has announced that it has the match open.
    Alone,
    /// Other servers have the match open, too, and this one runs the bots.
    Leading,
    /// Another server runs the bots.
    Following,
}

impl Lease {
    /// Whether other servers are known to have the match open.
    #[must_use]
    pub fn is_shared(self) -> bool {
        matches!(self, Self::Leading | Self::Following)
    }
}

/// A match as it is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    pub row: MatchRow,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// The steps, oldest first: all of them, or those that the caller asked for.
    pub steps: Vec<StepRow>,
}

/// Everything that a room needs of a stored match.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredRoom {
    pub stored: StoredMatch,
    pub chat: Chat,
}

/// A match after one of its steps, from which a room opens without replaying the earlier steps. It is only a cache:
/// without it, a room replays all steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The version of the step.
    pub version: u64,
    /// The build that can read the text.
    pub build: String,
    /// The match as JSON of this build.
    pub text: String,
}
