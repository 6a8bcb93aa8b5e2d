//! Circles: people who play together.

use crate::{AddressNotices, CircleId, PageId, PersonKey, TableSummary};
use serde::{Deserialize, Serialize};

/// A request for a new circle, or for another name of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleName {
    /// At most [`CIRCLE_NAME_CHARS`](crate::limits::CIRCLE_NAME_CHARS).
    pub name: String,
}

/// The answer to a request for a new circle, or to joining one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleJoined {
    pub circle: CircleId,
}

/// A circle in the list of a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleEntry {
    pub circle: CircleId,
    pub name: String,
    /// The number of members.
    pub members: u32,
    /// The user is the owner.
    pub owned: bool,
}

/// A circle as its members see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Circle {
    pub circle: CircleId,
    pub name: String,
    /// The user is the owner.
    pub owned: bool,
    /// All members, ordered by when they joined.
    pub members: Vec<CircleMember>,
    /// The link with which others join.
    pub link: String,
    /// Where the ends of its matches are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub webhook: Option<CircleWebhook>,
}

/// Where the ends of the matches in a circle are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleWebhook {
    /// The host of the address.
    pub host: String,
    /// The whole address, which others could write to, for the owner alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<AddressNotices>,
}

/// A request of the owner that the ends of a circle's matches be told at an address.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetCircleWebhook {
    pub url: String,
    /// The language of the words: `en`, `pt-BR` or `ja`.
    pub language: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleMember {
    /// Stands for the member in requests about this circle.
    pub person: PersonKey,
    /// Absent for somebody who was removed from the server or is about to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The member keeps no name, while others on the server do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page of the member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub owner: bool,
    /// The member is the user who asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub you: bool,
    /// When the member joined, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub joined: u64,
}

/// A table of a circle that has not ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleTable {
    pub table: TableSummary,
    /// The key with which members sit down. Absent once the match has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
}

/// A request by whoever has the link to a circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleLink {
    /// The last part of the link.
    pub token: String,
}

/// What somebody with the link sees of a circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleInvitation {
    pub name: String,
    /// The name of the owner. Absent if the owner is about to be erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub owner: Option<String>,
    /// The number of members.
    pub members: u32,
    /// The circle, if the user is a member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<CircleId>,
}

/// Makes another member the owner of a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircleOwner {
    pub person: PersonKey,
}

/// What the user may know of the circle that a table was set up in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CircleOfTable {
    /// The table was set up in none.
    None,
    /// It was set up in a circle of which the user is no member.
    Hidden,
    /// The user is a member.
    Known { circle: CircleId, name: String },
}
