//! Reports: a line of chat or a name that users show to the host.

use crate::{CircleId, MatchId, PersonKey, ReportId, UserId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReportKind {
    /// A line of chat.
    Line,
    /// The name of a user.
    Name,
    /// The name of a circle.
    Circle,
}

/// What a user shows to the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reported {
    /// A line of chat of a table, by its number.
    Line {
        room: MatchId,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
    },
    /// What somebody at a table is called.
    Name { room: MatchId, person: PersonKey },
    /// The name of a circle of the user.
    Circle { circle: CircleId },
}

/// A report of a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewReport {
    pub what: Reported,
    /// At most [`REPORT_CHARS`](crate::limits::REPORT_CHARS) characters, or none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub words: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReportVerdict {
    /// The host has done something about it.
    DealtWith,
    /// The host sees no reason to act.
    NoReason,
}

/// What the host answers to a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportAnswer {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    pub verdict: ReportVerdict,
    /// Empty if the host adds nothing.
    pub words: String,
}

/// A report as whoever made it sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnReport {
    pub report: ReportId,
    pub kind: ReportKind,
    /// The line or name as it was.
    pub text: String,
    pub words: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<ReportAnswer>,
}

/// A report as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostReport {
    pub report: ReportId,
    pub kind: ReportKind,
    /// The line or name as it was.
    pub text: String,
    /// The user who wrote the line, has the name, or owns the circle.
    pub person: UserId,
    /// What they are called now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The table where it was seen, unless that was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub room: Option<MatchId>,
    /// The game of that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<String>,
    /// The circle with the name, as long as there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<CircleId>,
    /// When it was reported first.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// The users who have reported it, the first one first.
    pub reporters: Vec<Reporter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<ReportAnswer>,
}

/// Somebody who has reported something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reporter {
    pub person: UserId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    pub words: String,
}
