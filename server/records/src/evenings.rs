//! Evenings as they are kept: the plan, and which match of it is which.

use crate::Millis;
use protocol::{
    CircleId, Counting, EveningId, MatchId, Pace, PlannedMatch, SeatNumber, TableSettings, TableStatus,
    UserId,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was decided about an evening when it was set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EveningPlan {
    pub seats: u8,
    pub counting: Counting,
    /// The seat that begins the first match. The next seat begins the next match.
    pub first_seat: SeatNumber,
    pub pace: Pace,
    pub rated: bool,
    /// In the order in which they are played, with all options.
    pub matches: Vec<PlannedMatch>,
}

/// Which match of an evening a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InEvening {
    pub evening: EveningId,
    /// Counts the matches of the plan from 1.
    pub number: u8,
}

/// The match of an evening that follows another one.
#[derive(Clone, Debug, PartialEq)]
pub struct NextInEvening {
    pub game: String,
    pub settings: TableSettings,
    pub place: InEvening,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StoredEvening {
    pub id: EveningId,
    /// The circle that it was set up in, which may have ended.
    pub circle: CircleId,
    /// The user who set it up; nobody, once they were erased.
    pub maker: Option<UserId>,
    pub plan: EveningPlan,
    pub created: Millis,
    /// When it was ended before its last match. What ends later does not count.
    pub ended: Option<Millis>,
    /// The matches that were set up and are still kept, by their number.
    pub matches: BTreeMap<u8, PlayedInEvening>,
}

/// A match of an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedInEvening {
    pub id: MatchId,
    pub status: TableStatus,
    /// When it reached its status.
    pub since: Millis,
    /// The user of each seat that has one.
    pub users: BTreeMap<SeatNumber, UserId>,
    /// The place of each seat, once the match is over.
    pub places: BTreeMap<SeatNumber, u8>,
}
