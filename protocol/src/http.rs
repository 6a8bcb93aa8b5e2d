//! Bodies of requests and answers over HTTP, under `/api`.

use crate::{
    Code, FailureId, FileFault, Level, LogEntry, MatchId, ObservedStep, Pace, PageId, Person, PersonKey,
    SeatNumber, TableStatus, UserId,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The body of the answer to a refused request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    pub code: Code,
    /// For developers. A program should only depend on the code.
    pub message: String,
    /// Names the failure. Only with the code `internal`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub failure: Option<FailureId>,
    /// Why a file cannot be shown. Only with the code `bad_file`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub file: Option<FileFault>,
}

/// The user who sends the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub user: UserId,
    /// Empty until the user chooses a name.
    pub name: String,
    /// How many answers to reports of the user they have not seen. Absent if they have seen all.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub answers: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A game in the catalogue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The name in URLs and text keys.
    pub name: String,
    pub min_seats: u8,
    pub max_seats: u8,
    /// The options that a host may choose.
    #[cfg_attr(feature = "ts", ts(type = "Array<import('./games').Field>"))]
    pub fields: Value,
    /// The default of each option.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub defaults: Map<String, Value>,
    /// The options that have another default at tables with [`Pace::Days`].
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, unknown>"))]
    pub over_days: Map<String, Value>,
    /// Whether the game has a lesson: a match that teaches it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// The levels that its bots have, the weakest first.
    pub levels: Vec<Level>,
}

/// The body of a request for a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewLesson {
    /// The name of the game, as in [`GameInfo`].
    pub game: String,
    /// Begins a new lesson even if the user has one of this game that is not over.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub anew: bool,
}

/// The answer to a request for a lesson: where it takes place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonTable {
    pub room: MatchId,
}

/// What a user knows of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hints {
    /// The hints that the user has seen, by their names.
    pub seen: Vec<String>,
    /// Whether the user gets hints in matches: in the first three that are not lessons, unless they want none.
    pub wanted: bool,
    /// Whether the user has begun neither a match nor a lesson of the game.
    pub new: bool,
}

/// The people at a table whose lines of chat the user does not want to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ignored {
    /// Their keys in the match.
    pub people: Vec<PersonKey>,
}

/// The body of a request that notes hints of a game as seen.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenHints {
    /// The names of the hints.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub seen: Vec<String>,
    /// The user wants no more hints of this game.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub no_more: bool,
}

/// The two links of a table. Only users with a seat receive them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    pub room: MatchId,
    /// The URL for guests who may take a seat.
    pub play: String,
    /// The URL for spectators.
    pub watch: String,
}

/// An entry of a list of tables or matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    pub room: MatchId,
    /// The name of the game, as in [`GameInfo`].
    pub game: String,
    pub status: TableStatus,
    pub pace: Pace,
    pub seats: BTreeMap<SeatNumber, SeatSummary>,
    /// When the table was set up, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When the latest step was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: u64,
    /// When the time of the awaited seats is up, in milliseconds since 1970. Absent if there is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Option<u64>,
    /// Whether the match branches off another one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub branch: bool,
    /// The seat of the user who requested the list. Absent if they have none at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub yours: Option<SeatNumber>,
}

/// A seat of a [`TableSummary`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    #[serde(flatten)]
    pub seat: ListedSeat,
    /// Whether the seat has to decide now, as in the view of the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub awaited: bool,
    /// The final place, from 1. Absent until the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u8>,
    /// The final score. Absent until the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<i32>,
}

/// The player of a seat, as lists of tables show them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ListedSeat {
    Empty,
    User {
        /// See [`Person::name`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
        /// See [`Person::guest`].
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        guest: bool,
        /// The public page of the user. Only matches that are over have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        page: Option<PageId>,
        /// Whether a bot plays for the user for now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        stand_in: bool,
    },
    Bot {
        level: Level,
    },
}

/// One page of a list of finished matches, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchPage {
    pub matches: Vec<TableSummary>,
    /// The client requests the next page with this text as the parameter `after`. Absent on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
}

/// What somebody else did last at a table that waits for the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LatestAction {
    pub room: MatchId,
    /// One sentence of the log, as spectators know it, in the language of the page.
    pub text: String,
}

/// A link that signs another browser in as the same user, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceLink {
    /// `/d/<token>` on this server. The page at this URL sends the token back in a [`Redeem`].
    pub url: String,
    /// When the link stops working, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: u64,
    /// The user is a guest: whoever opens the link is the guest as much as they are.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
}

/// The body of a request that asks whose a [`DeviceLink`] is.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookAtLink {
    /// The last part of the path of the link.
    pub token: String,
}

/// The owner of a [`DeviceLink`], as the server knows it, and the user of the browser that has opened it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LinkOwner {
    pub user: UserId,
    /// Empty if the user has none.
    pub name: String,
    /// The user is a guest, whose name others may have as well.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// At how many tables the user has a seat. Tables whose match is over count, too.
    pub tables: u32,
    /// Some of those who have seats at the same tables, those of the latest table first.
    pub with: Vec<String>,
    /// The guest that this browser is, if they have seats: the user of the link can bring them along.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub here: Option<Guest>,
}

/// The body of a request that signs this browser in as the user who created a [`DeviceLink`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Redeem {
    /// The last part of the path of the link.
    pub token: String,
    /// Signs in even if this browser has seats as another user. Without this, the request is refused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub replace: bool,
}

/// The answer to a request that has signed this browser in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignedIn {
    pub user: UserId,
    pub name: String,
    /// The guest that this browser was until now, if they have seats. The user can bring them along.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guest: Option<Guest>,
    /// When the user is erased, in milliseconds since 1970, if they have asked for it. Until they come back, they can do
    /// nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub erased: Option<u64>,
}

/// The public page of a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublicPerson {
    pub name: String,
    /// See [`Person::guest`].
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The month since when the user is here: `2026-03`.
    pub since: String,
}

/// The public page of the user who sends the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnPage {
    /// Absent if the user has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
}

/// The body of a request that makes the page of the user public or private.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetPage {
    pub public: bool,
}

/// A user who has asked to be erased.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Erasure {
    pub name: String,
    /// When the user is erased, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub due: u64,
}

/// A guest whose seats a user can bring along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Guest {
    pub user: UserId,
    pub name: String,
    /// At how many tables the guest has a seat. Tables whose match is over count, too.
    pub tables: u32,
}

/// The body of a request that makes the seats of a guest those of a user, for good. It names both as the server has shown
/// them, so that whoever sends it knows of both.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BringAlong {
    /// The guest that this browser was.
    pub guest: UserId,
    /// The user that it is.
    pub user: UserId,
}

/// What became of the seats of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BroughtAlong {
    /// At how many tables the user has the seat of the guest now.
    pub tables: u32,
    /// At how many tables the guest stays, because the user has or had a seat there, too.
    pub left_behind: u32,
}

/// A session of the user: a browser in which they are signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Session {
    /// Names the session in [`EndSession`]. It is not the secret in the cookie.
    pub id: String,
    /// Whether the request was sent with this session.
    pub here: bool,
    /// The browser and the operating system, if they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub device: Option<String>,
    /// When the session began, in milliseconds since 1970, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub created: Option<u64>,
    /// When a page was last opened with the session, in milliseconds since 1970, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seen: Option<u64>,
}

/// The body of a request that ends sessions of the user.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndSession {
    /// The `id` of the [`Session`] to end. All sessions end if absent.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub session: Option<String>,
}

/// A match step by step, as one kind of viewer saw it: the first document and the patches after it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub room: MatchId,
    /// The document after step 1, or after the one that was requested as the first.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub document: Box<RawValue>,
    /// The log entry of that step. Absent if this viewer observed nothing of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entry: Option<LogEntry>,
    /// One frame for each later step, without gaps.
    pub frames: Vec<ReplayFrame>,
    /// The present names of the users who were ever seated at the table.
    pub people: BTreeMap<PersonKey, Person>,
}

/// One step of a [`Replay`], with the same contents as the [`Patch`](crate::ServerMessage::Patch) of the step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayFrame {
    /// The version after the step.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// When the step was made, in milliseconds since 1970. Absent if this viewer observes nothing of the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub at: Option<u64>,
    #[serde(flatten)]
    pub step: ObservedStep,
    /// An RFC 7396 merge patch of the document. Absent if the document does not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub delta: Option<Box<RawValue>>,
}

/// A table that waits for a decision of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    pub room: MatchId,
    /// The name of the game, as in [`GameInfo`].
    pub game: String,
    /// Since when the table waits, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Deadline,
}

/// A time in milliseconds since 1970. `None` if there is no limit.
pub type Deadline = Option<u64>;
