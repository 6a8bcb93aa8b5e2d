//! Looking at a finished match together. On a socket a review has an id in the place of a room's: one joins and leaves it, and
//! chats there, like in a room, and [`ReviewChange`] is what else one does. Nothing of it changes the match.

use crate::strict::nothing_else;
use crate::{MatchId, Person, PersonKey};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use uuid::Uuid;

/// The id of a review. It is random: whoever has the link may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ReviewId(pub Uuid);

/// The version of ids that are random. Those of matches are made of the time.
const RANDOM: usize = 4;

impl ReviewId {
    /// The review that an id in the place of a room's stands for, if it can be one.
    #[must_use]
    pub fn of_room(room: MatchId) -> Option<Self> {
        (room.0.get_version_num() == RANDOM).then_some(Self(room.0))
    }

    /// The id as it stands in the place of a room's.
    #[must_use]
    pub fn as_room(self) -> MatchId {
        MatchId(self.0)
    }
}

/// The body of a request that begins a review.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewReview {
    /// The step to begin with.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
}

/// A review that was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewBegun {
    pub review: ReviewId,
}

/// What somebody does in a review that they have joined.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReviewChange {
    /// The leader shows a step to everybody.
    Show {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// The leader hands the lead over to somebody who is there.
    HandOver { person: PersonKey },
    /// Takes the lead while the leader is not there.
    #[serde(deserialize_with = "nothing_else")]
    TakeLead,
    /// Points at something, which everybody sees for a moment.
    Point {
        /// The area of the table.
        area: String,
        /// The thing in the area. Absent to point at the area itself.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        thing: Option<String>,
    },
}

/// What is told of a review to those who have joined it. Nothing of it is numbered or kept but the leader and the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReviewNews {
    /// The people in the review and the one who leads it. Each newcomer is sent this, and everybody when it changes.
    State {
        /// The match that is looked at.
        #[serde(rename = "match")]
        of: MatchId,
        /// The step that the leader shows.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
        leader: PersonKey,
        /// The users who are there.
        here: Vec<PersonKey>,
        /// How many are there without a session.
        watching: u32,
        /// The present names of those who are or were there, and of the leader.
        people: BTreeMap<PersonKey, Person>,
        /// The key of whoever this is sent to. Only in the message that answers a join of a user.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        you: Option<PersonKey>,
    },
    /// The leader shows another step.
    Step {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// Somebody points at something. A client shows it for two seconds.
    Point {
        person: PersonKey,
        area: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thing: Option<String>,
    },
    /// Somebody says something. It is not kept.
    Said {
        person: PersonKey,
        /// In milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
        text: String,
    },
}
