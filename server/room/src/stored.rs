//! What a room asks to be kept, and what it comes back from.

use games::frame::{SeatSet, Seed};
use protocol::{ChatLine, Level, MatchId, Pace, RequestId, SeatNumber, TableStatus, Talker, UserId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A moment in milliseconds since 1970.
pub type Millis = u64;

/// The header of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow {
    /// The id.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The format of the game's events when the match was opened.
    pub format: u32,
    /// What all its chance grows from. Leaves the store for the room only.
    pub seed: Seed,
    /// The key of the invitation to play.
    pub invitation: String,
    /// The match this one follows.
    pub rematch_of: Option<MatchId>,
    /// When it was set up.
    pub created: Millis,
    /// When the last step was made.
    pub touched: Millis,
    /// The version of the last step.
    pub version: u64,
    /// How often the host has changed what is kept of it, names and lines: the steps stay the same.
    pub revision: u64,
    /// When the awaited seats' time is up.
    pub deadline: Option<Millis>,
    /// How much time was given back to its clocks in all, in which nobody could play.
    pub given_back: Millis,
    /// What may change before the start, and where the match stands.
    pub table: TableChanges,
    /// How it ended.
    pub result: Option<MatchResult>,
}

/// The parts of the header that table steps change.
#[derive(Clone, Debug, PartialEq)]
pub struct TableChanges {
    /// Where the match stands.
    pub status: TableStatus,
    /// The game's options, complete.
    pub options: Map<String, Value>,
    /// How much time a move has.
    pub pace: Pace,
    /// Whether everybody sees the table in the list and may sit down.
    pub open: bool,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The place each seat reached.
    pub places: BTreeMap<SeatNumber, u8>,
    /// The points each seat reached.
    pub points: BTreeMap<SeatNumber, i32>,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which.
    pub seat: SeatNumber,
    /// Who has it.
    pub sitter: Sitter,
    /// Since when it is to decide.
    pub awaited_since: Option<Millis>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        user: UserId,
        /// The name they sat down under.
        name: String,
        /// A bot plays for them for now.
        stand_in: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Sitter {
    /// The person who has this seat, also while a bot stands in.
    #[must_use]
    pub fn person(&self) -> Option<UserId> {
        match self {
            Self::Person { user, .. } => Some(*user),
            Self::Nobody | Self::Bot { .. } => None,
        }
    }

    /// Whether a bot decides for this seat.
    #[must_use]
    pub fn is_played_by_bot(&self) -> bool {
        matches!(self, Self::Bot { .. } | Self::Person { stand_in: true, .. })
    }
}

/// A step of a match, as it is kept for ever.
#[derive(Clone, Debug, PartialEq)]
pub struct StepRow {
    /// Its number: 1 is the setting up of the table.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// What kind.
    pub kind: StepKind,
    /// Whose; none for the table's own.
    pub seat: Option<SeatNumber>,
    /// Who asked for it; none for the table's own and for bots.
    pub user: Option<UserId>,
    /// The client's id of the request: unique for match and asker.
    pub request: Option<RequestId>,
    /// The action as JSON, for an action.
    pub action: Option<String>,
    /// What happened to the game: a JSON list of its events.
    pub events: String,
    /// What happened to the table: a JSON list of table events.
    pub table: String,
    /// The version this step takes back, for an undo.
    pub undoes: Option<u64>,
    /// It rolled or revealed something (or is no action): it cannot be taken back.
    pub fixed: bool,
    /// The seats whose present decision came with this step. Nothing in steps of before it was kept: there it follows
    /// from what each seat was asked before and after, which takes long to find out.
    pub decides: Option<SeatSet>,
}

/// The kinds of step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A listed action of a seat.
    Action,
    /// The latest action taken back.
    Undo,
    /// A change of the table.
    Table,
}

/// Where a match stands in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The version of the last step.
    pub version: u64,
    /// How often the host has changed what is kept of it.
    pub revision: u64,
}

/// Somebody who takes their name along into what is written. It is written only if the host has not changed that name
/// since they came with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// Who.
    pub user: UserId,
    /// How often the host had changed their name by then.
    pub revision: u64,
}

/// A match to be set up: its header (version 1), its seats and its first step (version 1).
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The header.
    pub row: MatchRow,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The first step.
    pub first: StepRow,
    /// Whose name does not come from a match that is kept already.
    pub named: Option<Named>,
}

/// A step to be written, and what changes with it in the same transaction.
#[derive(Clone, Debug)]
pub struct StepWrite {
    /// The match.
    pub id: MatchId,
    /// The step; its version is one more than the match's.
    pub step: StepRow,
    /// The match's deadline from now on.
    pub deadline: Option<Millis>,
    /// How much of the time that was ever given back to the match its clocks have: the store adds what they lack.
    pub given_back: Millis,
    /// The header's changed parts, when they changed.
    pub table: Option<TableChanges>,
    /// What changes about the seats.
    pub seats: SeatsWrite,
    /// How the match ended, when it ended.
    pub result: Option<MatchResult>,
    /// The match that follows: it is set up with this step or not at all.
    pub next: Option<Box<NewMatch>>,
    /// It was planned on a step that was still being written: if that one is lost, so is this.
    pub ahead: bool,
    /// The revision of the match that it was planned on: it is written on no other.
    pub revision: u64,
    /// Whose name does not come from the match.
    pub named: Option<Named>,
}

impl StepWrite {
    /// The step where so much time has been given back to the match in all: clocks that do not have all of it move later.
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

    /// Whether it changes more of the match's header than every move does. Nothing is planned on it before it is written.
    #[must_use]
    pub fn changes_table(&self) -> bool {
        self.table.is_some() || self.result.is_some() || self.next.is_some() || self.seats.all().is_some()
    }

    /// Whether the match is over with this step.
    pub fn ends(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.status.is_over())
    }
}

/// What a step changes about the seats.
#[derive(Clone, Debug)]
pub enum SeatsWrite {
    /// Nothing.
    Same,
    /// Since when each seat is to decide, from the first seat on.
    Awaited(Vec<Option<Millis>>),
    /// All of them are these from now on. Their number may change before the start.
    All(Vec<SeatRow>),
}

impl SeatsWrite {
    /// Makes of the seats before the step those after it.
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

    /// All seats, when they are written.
    #[must_use]
    pub fn all(&self) -> Option<&[SeatRow]> {
        match self {
            Self::All(seats) => Some(seats),
            Self::Same | Self::Awaited(_) => None,
        }
    }
}

/// A line of chat to be kept.
#[derive(Clone, Debug)]
pub struct LineWrite {
    /// The match.
    pub id: MatchId,
    /// Who says it.
    pub user: UserId,
    /// The client's id of the request: unique for match and person.
    pub request: RequestId,
    /// When.
    pub at: Millis,
    /// The name and the seat they say it under.
    pub who: Talker,
    /// How often the host had changed that name when they came with it.
    pub revision: u64,
    /// The words.
    pub text: String,
}

impl LineWrite {
    /// Who says it, under a name of theirs.
    #[must_use]
    pub fn named(&self) -> Named {
        Named { user: self.user, revision: self.revision }
    }
}

/// The latest of what was said in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    /// The lines, oldest first. Where the host has removed some, their numbers are missing.
    pub lines: Vec<ChatLine>,
    /// The number of the latest line, whether or not it is still there; 0 before the first.
    pub number: u64,
}

/// How a server stands to a match that it has open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// No other server can have it open.
    Sole,
    /// No other server had said that it has it open.
    Alone,
    /// Others have it open, too; this one lets the bots play.
    Leading,
    /// Another one leads.
    Following,
}

impl Lease {
    /// Whether other servers are known to have it open.
    #[must_use]
    pub fn is_shared(self) -> bool {
        matches!(self, Self::Leading | Self::Following)
    }
}

/// A match as it is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    /// The header.
    pub row: MatchRow,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// All steps, oldest first.
    pub steps: Vec<StepRow>,
}

/// All that a room shows of a match, as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The match.
    pub stored: StoredMatch,
    /// The latest of what was said.
    pub chat: Chat,
}

/// A match after one of its steps, to be opened from without folding those before. A cache: nobody misses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The version of the step.
    pub version: u64,
    /// The build that can read it.
    pub build: String,
    /// The match.
    pub text: String,
}
