//! Ids. Each kind of id has its own type.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use uuid::Uuid;

macro_rules! uuid_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Uuid::from_str(text).map(Self)
            }
        }
    };
}

macro_rules! sorted_by_age {
    ($($name:ident)+) => {
        $(impl $name {
            /// A new id. It sorts after all ids that were created earlier.
            #[must_use]
            #[expect(clippy::new_without_default, reason = "a fresh id is no default")]
            #[expect(clippy::disallowed_methods, reason = "whoever knows the wire alone makes ids, too")]
            pub fn new() -> Self {
                Self(Uuid::now_v7())
            }
        })+
    };
}

uuid_id! {
    /// The id of a match and its room, from the moment when the table is set up.
    MatchId
}
uuid_id! {
    /// The id of a user.
    UserId
}
uuid_id! {
    /// The id of the public page of a user. It is random, and tells nothing about the id of the user.
    PageId
}
uuid_id! {
    /// The id of a circle. It is random.
    CircleId
}
uuid_id! {
    /// The id of an evening. It is random.
    EveningId
}
uuid_id! {
    /// The id of a league. It is random.
    LeagueId
}
uuid_id! {
    /// The id of an announcement.
    AnnouncementId
}
uuid_id! {
    /// The id of a report.
    ReportId
}
sorted_by_age! { MatchId UserId }

/// Stands for a user in all messages about one match, and in none about another match: 16 hexadecimal digits. It tells
/// nothing about the id of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PersonKey(pub u64);

/// The text is not the key of a person.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key of a person is 16 hexadecimal digits")]
pub struct BadPersonKey;

impl fmt::Display for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<PersonKey> for String {
    fn from(key: PersonKey) -> Self {
        key.to_string()
    }
}

impl TryFrom<String> for PersonKey {
    type Error = BadPersonKey;

    fn try_from(text: String) -> Result<Self, BadPersonKey> {
        let is_plain = text.len() == 16 && text.bytes().all(|c| c.is_ascii_hexdigit());
        u64::from_str_radix(&text, 16).ok().filter(|_| is_plain).map(Self).ok_or(BadPersonKey)
    }
}

/// Names one failure of the server: the user is shown it, and it stands in the log of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct FailureId(pub u32);

/// The text is not the id of a failure.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("the id of a failure is 8 hexadecimal digits")]
pub struct BadFailureId;

impl fmt::Display for FailureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl From<FailureId> for String {
    fn from(id: FailureId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for FailureId {
    type Error = BadFailureId;

    fn try_from(text: String) -> Result<Self, BadFailureId> {
        let is_plain = text.len() == 8 && text.bytes().all(|c| c.is_ascii_hexdigit());
        u32::from_str_radix(&text, 16).ok().filter(|_| is_plain).map(Self).ok_or(BadFailureId)
    }
}

/// The id that a client gives a request: 1 to 40 letters, digits, `-` or `_`. It must be unique for the user and the match.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct RequestId(Box<str>);

/// The text is not a request id.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a request id is 1 to 40 letters, digits, hyphens or underscores")]
pub struct BadRequestId;

impl RequestId {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for RequestId {
    type Error = BadRequestId;

    fn try_from(text: String) -> Result<Self, BadRequestId> {
        let plain = |c: u8| c.is_ascii_alphanumeric() || c == b'-' || c == b'_';
        if (1..=40).contains(&text.len()) && text.bytes().all(plain) {
            Ok(Self(text.into()))
        } else {
            Err(BadRequestId)
        }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
