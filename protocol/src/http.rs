//! What goes over HTTP, under `/api`.

use crate::{Code, LogEntry, MatchId, Pace, SeatNumber, Story, TableStatus, UserId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The body of every refused request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// What clients match on.
    pub code: Code,
    /// For developers; never matched on.
    pub message: String,
}

/// Who the asker is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The id.
    pub user: UserId,
    /// The name they gave; empty until they give one.
    pub name: String,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in URLs and texts.
    pub name: String,
    /// The fewest seats.
    pub fewest: u8,
    /// The most seats.
    pub most: u8,
    /// What a host may choose.
    #[cfg_attr(feature = "ts", ts(type = "Array<import('./games').Field>"))]
    pub fields: Value,
    /// The options when nothing is chosen.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub defaults: Map<String, Value>,
    /// Those of them that are proposed otherwise where a move may take days.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, unknown>"))]
    pub over_days: Map<String, Value>,
}

/// Sets up a table. The asker sits on seat 0 and is the host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The game's options; what is missing has its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// How much time a move has.
    #[serde(default)]
    pub pace: Pace,
    /// Whether everybody sees the table in the list and may sit down.
    #[serde(default)]
    pub open: bool,
    /// Fills the other seats with bots of this level and starts at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub against: Option<crate::Level>,
}

/// The two links of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// The room.
    pub room: MatchId,
    /// Whoever opens this may sit down. Only for those who sit.
    pub play: String,
    /// Whoever opens this may watch.
    pub watch: String,
}

/// A line in a list of tables or matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The room.
    pub room: MatchId,
    /// The game's name.
    pub game: String,
    /// Where the match stands.
    pub status: TableStatus,
    /// How much time a move has.
    pub pace: Pace,
    /// The seats.
    pub seats: BTreeMap<SeatNumber, SeatSummary>,
    /// When the table was set up, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When the last step was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: u64,
    /// The asker's own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub yours: Option<SeatNumber>,
}

/// Who sits, in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// Who.
    #[serde(flatten)]
    pub holder: crate::Holder,
    /// The place reached, when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u8>,
    /// The points reached, when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<i32>,
}

/// One page of a list of finished matches, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchPage {
    /// The matches.
    pub matches: Vec<TableSummary>,
    /// Leads to the next page, as `after`; absent on the last one. Its text means nothing to a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
}

/// A link that makes another browser the same person, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceLink {
    /// `/d/<token>` on this server. The page there sends the token back in a [`Redeem`].
    pub url: String,
    /// Until when it works, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: u64,
}

/// Makes this browser the person who made a [`DeviceLink`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Redeem {
    /// The end of the link.
    pub token: String,
    /// Also when this browser has seats as somebody else, which it then loses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub replace: bool,
}

/// Where a person is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Session {
    /// What it is called; opens nothing.
    pub id: String,
    /// Whether it is the one that asks.
    pub here: bool,
    /// The browser and the system, as far as they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub device: Option<String>,
    /// Since when, in milliseconds since 1970, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub created: Option<u64>,
    /// When a page was last opened with it, in milliseconds since 1970, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seen: Option<u64>,
}

/// What is to be ended: one session, or all of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndSession {
    /// Which; all when none is named.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub session: Option<String>,
}

/// A match to be stepped through, as one kind of viewer saw it: a first document and the patches that followed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reel {
    /// The match.
    pub room: MatchId,
    /// The document after step 1.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub document: Box<RawValue>,
    /// The story of step 1; absent when this viewer saw nothing of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entry: Option<LogEntry>,
    /// What each later step changed, contiguous from step 2.
    pub frames: Vec<ReelFrame>,
}

/// One step of a [`Reel`]: what a patch of the stream says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReelFrame {
    /// The version after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// When, in milliseconds since 1970; absent when this viewer is told nothing of the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub at: Option<u64>,
    /// The story of the step.
    #[serde(flatten)]
    pub story: Story,
    /// RFC 7396 merge patch of the document; absent when it is unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub delta: Option<Box<RawValue>>,
}

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// The room.
    pub room: MatchId,
    /// The game's name.
    pub game: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// Until when, where there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Deadline,
}

/// A moment in milliseconds since 1970, or no limit.
pub type Deadline = Option<u64>;
