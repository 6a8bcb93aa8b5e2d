//! What statistics need of matches that were played to their end.

use crate::{MatchResult, Millis, SeatAssignment};
use protocol::{MatchId, SeatNumber};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What is made from the steps of a match once it is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSummary {
    /// The points of each seat in each line of the score sheet.
    pub lines: BTreeMap<String, BTreeMap<SeatNumber, i32>>,
    /// How long each seat was awaited while a user held it, in milliseconds. Empty unless the match was live: at other
    /// paces it tells when people slept.
    #[serde(default)]
    pub thinking: BTreeMap<SeatNumber, Millis>,
    /// The seats that changed hands after the start.
    #[serde(default)]
    pub changed_hands: BTreeSet<SeatNumber>,
    /// The seats of users for whom a bot played for a while.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub stood_in: BTreeSet<SeatNumber>,
    /// The match was rated from its start to its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// A match that was played to its end, as statistics count it: neither a lesson nor a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch {
    pub id: MatchId,
    /// The name of the game.
    pub game: String,
    /// When it ended.
    pub ended: Millis,
    /// The user or bot on each seat at the end.
    pub seats: BTreeMap<SeatNumber, SeatAssignment>,
    pub result: MatchResult,
    /// Absent until it is made, and where the steps cannot be read.
    pub summary: Option<MatchSummary>,
}
