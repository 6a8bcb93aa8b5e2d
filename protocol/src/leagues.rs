//! Leagues: people of a circle play one game, round after round, at tables that the server makes.

use crate::{CircleId, LeagueId, MatchId, Pace, PageId, TableStatus};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The number of a player of a league, from 0 in the order in which they joined.
pub type PlayerNumber = u16;

/// A request for a league. The user is its first player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewLeague {
    /// At most [`CIRCLE_NAME_CHARS`](crate::limits::CIRCLE_NAME_CHARS).
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The options of the game. Those that are missing get their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// The number of seats at a table. Where the players do not fill all tables, some have fewer seats; at tables for two,
    /// somebody sits out.
    pub seats: u8,
    /// At most [`LEAGUE_ROUNDS`](crate::limits::LEAGUE_ROUNDS).
    pub rounds: u8,
    /// After the rounds the first of the standing play one more match, which decides about the first places.
    #[serde(default)]
    pub final_table: bool,
    /// The pace of all matches.
    #[serde(default)]
    pub pace: Pace,
    /// How long a round lasts at most, in hours. At most [`LEAGUE_ROUND_HOURS`](crate::limits::LEAGUE_ROUND_HOURS).
    pub round_hours: u16,
}

/// The answer to a request for a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueMade {
    pub league: LeagueId,
}

/// A league in the list of its circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueEntry {
    pub league: LeagueId,
    pub name: String,
    pub game: String,
    pub state: LeagueState,
    /// The number of the latest round; 0 before the start.
    pub round: u8,
    /// The number of rounds, without the final.
    pub rounds: u8,
    /// How many play in it.
    pub players: u16,
    /// What the user is in it. Absent if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub you: Option<PlayerState>,
}

/// A league as the members of its circle and its players see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct League {
    pub league: LeagueId,
    /// The circle that it was set up in. Absent if the user is no member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<CircleId>,
    pub name: String,
    pub game: String,
    /// All options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    pub seats: u8,
    pub rounds: u8,
    pub final_table: bool,
    pub pace: Pace,
    pub round_hours: u16,
    pub state: LeagueState,
    /// Those who play or have played, the first of the standing first; then those who wait. Before the start in the order in
    /// which they joined.
    pub players: Vec<LeaguePlayer>,
    /// The rounds that have begun, in order.
    pub played: Vec<LeagueRound>,
    /// When the next round begins, in milliseconds since 1970. Absent while a round is played, and where none follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub next: Option<u64>,
    /// The user set it up or owns the circle, and it is not over: they may start and end it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_manage: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeagueState {
    /// Players join.
    Gathering,
    Running,
    /// It was played to its end.
    Over,
    /// Somebody ended it before. It has no winner.
    Ended,
}

/// What somebody is in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlayerState {
    Playing,
    /// Joined after the start, and takes the place of the next player who leaves.
    Waiting,
    Left,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaguePlayer {
    pub number: PlayerNumber,
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
    pub state: PlayerState,
    pub points: u32,
    /// How many matches they have won.
    pub won: u32,
    /// The points of all whom they have met, for each match once: who met the stronger ones comes first of two with the same
    /// points and as many matches won.
    pub opposition: u32,
    /// The place in the standing. Players who are equal share it. 0 before the first result and for those who wait.
    pub place: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueRound {
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began: u64,
    /// When it ends at the latest, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: u64,
    /// All its results are decided.
    pub over: bool,
    pub tables: Vec<LeagueTable>,
    /// The players who sit out. When the round is over, they get half of the points of a table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PlayerNumber>>"))]
    pub sits_out: Vec<PlayerNumber>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueTable {
    /// The match. Absent if it is no longer kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub room: Option<MatchId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub status: Option<TableStatus>,
    /// In the order of the seats.
    pub seats: Vec<LeagueSeat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueSeat {
    pub player: PlayerNumber,
    /// Whether the match waits for the player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub awaited: bool,
    /// Absent while it is not decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<LeagueResult>,
}

/// What a table has brought a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueResult {
    pub kind: LeagueResultKind,
    /// From 0 to [`LEAGUE_POINTS`](crate::limits::LEAGUE_POINTS).
    pub points: u32,
    /// The place at the table. Absent if the player has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeagueResultKind {
    /// By their place: the first gets all points, the last none, and those between are as far from each other.
    Played,
    /// The match was abandoned or did not end within the round, not because of them: half of the points.
    Unfinished,
    /// At the end of the match a bot or somebody else played for them, or at the end of the round their match had waited for them
    /// for a twelfth of the round or longer, and they had no vacation: no points.
    Absent,
}

/// A request for an address of the user's calendar of leagues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewCalendar {
    /// The language of its words.
    pub language: String,
}

/// The answer to that: the address, which is not told again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarMade {
    pub url: String,
}

/// Whether the user's calendar has an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarAddress {
    /// When it was made, in milliseconds since 1970. Absent if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub made: Option<u64>,
}

/// The league that a table belongs to, for those who may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueOfTable {
    pub league: LeagueId,
    pub name: String,
    /// Counts rounds from 1. The final is the round after the last.
    pub round: u8,
    /// The number of rounds, without the final.
    pub rounds: u8,
}
