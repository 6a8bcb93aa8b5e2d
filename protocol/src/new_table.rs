//! What somebody asks for who sets up a table.

use crate::{CircleId, Level, TableSettings};
use serde::{Deserialize, Serialize};

/// The body of a request for a new table. The user takes seat 0 and is the host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// The name of the game, as in [`GameInfo`](crate::GameInfo).
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    #[serde(flatten)]
    pub settings: TableSettings,
    /// Fills the other seats with bots and starts the match at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub against: Option<BotsWanted>,
    /// The circle that the table is set up in, of which the user must be a member.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<CircleId>,
}

/// The bots that somebody wants to play against: those of a level, or the level that fits them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BotsWanted {
    Beginner,
    Easy,
    Good,
    Strong,
    /// Those who play most like the user, as far as their matches against bots tell; else those of the level *good*.
    Fitting,
}

impl BotsWanted {
    /// The level, if one is wanted.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Beginner => Some(Level::Beginner),
            Self::Easy => Some(Level::Easy),
            Self::Good => Some(Level::Good),
            Self::Strong => Some(Level::Strong),
            Self::Fitting => None,
        }
    }
}
