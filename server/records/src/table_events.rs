//! The events of a table as steps keep them.

use crate::StoredSeed;
use protocol::{SeatNumber, TableEvent, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table event as it is stored: with what the wire does not carry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedTableEvent {
    #[serde(flatten)]
    pub event: TableEvent,
    /// The user it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// The key of the link to a seat that is offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Only in [`TableEvent::Branched`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branching: Option<Box<Branching>>,
}

/// What a match has to know of the steps that it has copied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branching {
    /// The seed of all dice of the steps before, back to an earlier branching.
    pub seed: StoredSeed,
    /// The state of the game that the branch begins with, where it was drawn anew. It is drawn once and never again.
    /// Absent: the state after the step before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
}

impl From<TableEvent> for RecordedTableEvent {
    fn from(event: TableEvent) -> Self {
        Self { event, user: None, key: None, branching: None }
    }
}

/// The table events, as a step has them, by which a seat gets another user.
#[must_use]
pub fn user_changed(seat: SeatNumber, now: UserId) -> String {
    let event = RecordedTableEvent { user: Some(now), ..TableEvent::UserChanged { seat }.into() };
    serde_json::to_string(&[event]).expect("events have a JSON form")
}
