//! The events of a table as steps keep them.

use protocol::{SeatNumber, TableEvent, UserId};
use serde::{Deserialize, Serialize};

/// A table event as it is stored: with the id of the user it is about, which the wire does not carry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedTableEvent {
    #[serde(flatten)]
    pub event: TableEvent,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// The key of the link to a seat that is offered. The wire does not carry it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// The table events, as a step has them, by which a seat gets another user.
#[must_use]
pub fn user_changed(seat: SeatNumber, now: UserId) -> String {
    let event = RecordedTableEvent { event: TableEvent::UserChanged { seat }, user: Some(now), key: None };
    serde_json::to_string(&[event]).expect("events have a JSON form")
}
