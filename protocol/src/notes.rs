//! What users have noted for themselves at steps of a match.

use crate::{Person, PersonKey};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The notes at a match that a user may read: the answer under `/matches/{match}/notes`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notes {
    /// The user's own notes, in the order of their steps. Empty without a session.
    pub own: Vec<Note>,
    /// What others share, in the order of the steps. Empty until the match is over.
    pub shared: Vec<SharedNote>,
    /// The present names of the writers of shared notes.
    pub people: BTreeMap<PersonKey, Person>,
}

/// A note of one's own. There is one at each step at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// The step.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    pub text: String,
    /// Others may read it when the match is over.
    pub shared: bool,
    /// When it was last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
}

/// A note that another user shares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SharedNote {
    pub person: PersonKey,
    /// The step.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    pub text: String,
    /// When it was last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
}

/// The body of a request that writes a note at a step, in the place of the one that is there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetNote {
    pub text: String,
    /// Whether others may read it when the match is over.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub shared: bool,
}
