//! What the matches that a user played to their end add up to. Sums and counts, so that whoever shows them divides and
//! rounds as they like.

use crate::{Level, MatchId, PageId, PersonKey};
use serde::{Deserialize, Serialize};

/// Against whom the matches were played that are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Against {
    /// Matches with at least one other user.
    #[default]
    People,
    /// Matches against bots alone.
    Bots,
}

/// The statistics of a user. Lessons, branches and abandoned matches do not count, and whoever held a seat at the end
/// played it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// How many matches there are with other users, whatever was asked for.
    pub with_people: u32,
    /// How many there are against bots alone.
    pub against_bots: u32,
    /// The games, the most played first.
    pub games: Vec<GameStatistics>,
    /// Other users, those with the most common matches first, at most
    /// [`OPPONENTS`](crate::limits::OPPONENTS). Users without a name are not among them.
    pub opponents: Vec<Opponent>,
    /// Bots, by their level.
    pub bots: Vec<BotOpponent>,
}

/// What the matches in a circle add up to: those that at least two users played to their end.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleStatistics {
    pub matches: u32,
    /// When the first and the latest of them ended, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "[number, number]"))]
    pub ended: Option<(u64, u64)>,
    /// Everybody who played, the one with the most wins first. Users without a name are not among them.
    pub players: Vec<CirclePlayer>,
    /// The games, the most played first.
    pub games: Vec<CircleGame>,
}

/// Somebody who played in a circle; they need not be a member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CirclePlayer {
    pub person: PersonKey,
    pub name: String,
    /// See [`Person::guest`](crate::Person::guest).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub you: bool,
    pub matches: u32,
    /// See [`TableStatistics`].
    pub wins: u32,
    pub wins_by_chance: f64,
    /// The wins in a row, now and at most.
    pub streak: u32,
    pub longest_streak: u32,
}

/// The matches of one game in a circle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleGame {
    /// The name of the game.
    pub game: String,
    pub matches: u32,
    /// The seat with the most points; of several, the first.
    pub most_points: CircleRecord,
    /// The match that was won by most.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clearest_win: Option<CircleRecord>,
    /// The match whose first two places were nearest to each other, with its winner.
    pub closest: CircleRecord,
}

/// A match that stands out, from the seat of one user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleRecord {
    /// The name of the user, unless they have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(flatten)]
    pub mark: PlayedMark,
}

/// The matches of one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// The name of the game.
    pub game: String,
    pub matches: u32,
    /// The wins in a row, now and at most.
    pub streak: u32,
    pub longest_streak: u32,
    /// One entry for each number of seats, in their order.
    pub tables: Vec<TableStatistics>,
    /// The lines of the score sheet. Matches whose sheets are not known yet are left out.
    pub lines: Vec<LineStatistics>,
    /// The match with the most points; of several, the first.
    pub most_points: PlayedMark,
    /// The match that was won by most.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clearest_win: Option<PlayedMark>,
    /// The match whose first two places were nearest to each other.
    pub closest: PlayedMark,
    /// The latest matches, the oldest of them first, at most [`PLAYED_MARKS`](crate::limits::PLAYED_MARKS).
    pub latest: Vec<PlayedMark>,
    /// In how many live matches it is known how long the user thought, and how long in all, in milliseconds.
    pub timed: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub thinking: u64,
}

/// The matches of one game with one number of seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableStatistics {
    pub seats: u8,
    pub matches: u32,
    /// A shared first place is a win, too.
    pub wins: u32,
    /// How many wins chance alone would have brought: in each match the number of winners divided by that of seats.
    pub wins_by_chance: f64,
    /// The sum of all places.
    pub places: u32,
    /// The sum of all points.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub points: i64,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineStatistics {
    /// The name of the line.
    pub line: String,
    /// In how many matches somebody had this line.
    pub matches: u32,
    /// The sum of the user's points.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub own: i64,
    /// The sum of what a seat of each of these matches had on average.
    pub average: f64,
}

/// A match among the statistics.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedMark {
    pub room: MatchId,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: u64,
    pub seats: u8,
    pub place: u8,
    pub points: i32,
    /// The points less the average of the other seats.
    pub ahead: f64,
    /// The points of the first place less those of the second.
    pub margin: i32,
}

/// Another user, and the matches of both.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opponent {
    pub name: String,
    /// See [`Person::guest`](crate::Person::guest).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
    #[serde(flatten)]
    pub tally: Tally,
    /// In how many of the latest matches in a row one of both was before the other: positive for the user, negative for
    /// the opponent.
    pub streak: i32,
    /// When their latest match ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub latest: u64,
    /// The same by game, the most played first.
    pub games: Vec<OpponentGame>,
}

/// The matches of one game with an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpponentGame {
    pub game: String,
    #[serde(flatten)]
    pub tally: Tally,
}

/// Bots of one level. Each bot at a table counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotOpponent {
    pub level: Level,
    #[serde(flatten)]
    pub tally: Tally,
}

/// How often the user had a better place than somebody else, a worse one and the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    pub before: u32,
    pub behind: u32,
    pub even: u32,
}

impl Tally {
    /// How many matches there were.
    #[must_use]
    pub fn matches(self) -> u32 {
        self.before + self.behind + self.even
    }
}
