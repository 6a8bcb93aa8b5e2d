//! Evenings: several matches of the same people in a circle, one after the other, with one standing.

use crate::{EveningId, LeagueOfTable, MatchId, Pace, PageId, TableStatus};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A request for an evening. The user takes the first seat at the table of its first match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewEvening {
    /// The number of seats at each of its tables.
    pub seats: u8,
    pub counting: Counting,
    /// At least [`MIN_EVENING_MATCHES`](crate::limits::MIN_EVENING_MATCHES), at most
    /// [`MAX_EVENING_MATCHES`](crate::limits::MAX_EVENING_MATCHES), in the order in which they are played.
    pub matches: Vec<PlannedMatch>,
    /// The pace of all matches.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the matches count for ratings. See [`TableSettings::rated`](crate::TableSettings::rated).
    #[serde(default)]
    pub rated: bool,
}

/// A match in the plan of an evening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlannedMatch {
    /// The name of the game.
    pub game: String,
    /// The options of the game. Those that are missing get their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
}

/// What decides an evening. What is equal then is decided by the other of the two; what is still equal is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Counting {
    /// The player with the most matches won comes first. Everybody on a shared first place has won the match. The evening ends
    /// as soon as nobody can catch up.
    BestOf,
    /// The player with the most points comes first. A match brings two for every player whom one finishes before, and one for
    /// every player with whom one shares the place.
    Total,
}

/// The answer to a request for an evening: the table of its first match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningMade {
    pub room: MatchId,
}

/// The evening or the league that a table belongs to, as far as the user may know it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningOfTable {
    /// Absent if there is none, or the user is neither in its circle nor has sat at one of its tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub evening: Option<Evening>,
    /// Absent if there is none, or the user is neither in its circle nor plays in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub league: Option<LeagueOfTable>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Evening {
    pub evening: EveningId,
    pub seats: u8,
    pub counting: Counting,
    /// When it was set up, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    pub state: EveningState,
    /// All matches of the plan, in order.
    pub matches: Vec<EveningMatch>,
    /// The standing, the first first: everybody who held a seat at the end of a match that counts or sits at the latest table.
    pub players: Vec<EveningPlayer>,
    /// The user set it up or owns the circle, and it goes on: they may end it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_end: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningState {
    /// A match goes on, or another one follows.
    Running,
    /// It was played to its end. Who has the first place has won it.
    Over,
    /// Somebody ended it before, or nobody came to its next table. It has no winner.
    Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningMatch {
    pub game: String,
    /// The match. Absent if it was not set up, or is no longer kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub room: Option<MatchId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub status: Option<TableStatus>,
    /// The place of each of the `players`, in their order; 0 for who did not hold a seat at the end. Empty if the match does
    /// not count or not yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub places: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningPlayer {
    /// Absent for somebody who was removed from the server or is about to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The player keeps no name, while others on the server do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page of the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
    /// The player is the user who asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub you: bool,
    /// How many matches they have won.
    pub won: u32,
    pub points: u32,
    /// The place in the standing. Players who are equal share it.
    pub place: u32,
}
