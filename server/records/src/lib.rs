//! What is kept of matches and of people, and what follows from it alone: when a time is up, which names can be told
//! apart, what a vacation adds up to. All times are milliseconds since 1970.

pub mod calendar;
pub mod deadlines;
mod evenings;
mod leagues;
mod matches;
pub mod names;
mod people;
mod summary;
mod table_events;

pub use evenings::{EveningPlan, InEvening, NextInEvening, PlayedInEvening, StoredEvening};
pub use leagues::{
    LeaguePlan, NewRound, PlayedInLeague, Seating, StoredLeague, StoredLeagueSeat, StoredPlayer, StoredRound,
    StoredTable,
};
pub use matches::{
    BranchOf, Chat, Lease, LineWrite, MatchResult, MatchRow, NewMatch, SEVERAL_RULES, SeatAssignment,
    SeatBits, SeatRow, SeatsWrite, Snapshot, StepKind, StepRow, StepWrite, StoredLine, StoredMatch,
    StoredRoom, StoredSeed, TableChanges,
};
pub use people::{Names, Openings, Removals, RemovedUser, UserName, Vacations};
pub use summary::{MatchSummary, PlayedMatch};
pub use table_events::{Branching, RecordedTableEvent, user_changed};

/// Milliseconds since 1970, or a number of milliseconds.
pub type Millis = u64;
