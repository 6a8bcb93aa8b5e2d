//! Matches that branch off a finished one: what if.

use crate::{Level, MatchId, SeatNumber};
use serde::{Deserialize, Serialize};

/// The body of a request to play on from a step of a finished match. The user takes the seat and is the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewBranch {
    /// The last step that both matches have. The game must have begun with it or before, and not be over after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub after: u64,
    pub seat: SeatNumber,
    pub hidden: Hidden,
    /// Fills the other seats with bots of this level and goes on at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub against: Option<Level>,
}

/// Where a match branched off another one, which had ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    /// The other match.
    pub of: MatchId,
    /// The last step that both have.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub after: u64,
    pub hidden: Hidden,
}

/// What becomes of hands and coming cards where a match branches off another one, whose replay shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Hidden {
    /// They are as they were. Whoever plays may know them from the replay.
    AsItLay,
    /// What the player of the seat did not know is drawn anew, as it may have been.
    DrawnAnew,
}
