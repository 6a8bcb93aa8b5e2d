//! Stored snapshots: a record as JSON, so that a long match opens without replaying all its steps.
//!
//! A room takes one every 500 steps. A snapshot is a cache of this build: any other build ignores it, it is deleted
//! when the match ends, and without one a room replays the steps, which are the truth. It is taken only while no step
//! can be undone, because it does not contain earlier states.

use super::{Log, Record, ReplayError, SeatClock, State};
use crate::registry::GameDefinition;
use crate::repeats::Repeats;
use crate::requests::Requests;
use crate::table::Table;
use protocol::TableStatus;
use records::{MatchRow, Snapshot};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// A hash of the sources of the rooms in this program. Only a program with the same hash reads its snapshots.
pub const BUILD: &str = env!("ROOM_BUILD");

/// The JSON of a snapshot, for writing. [`SnapshotData`] has the same fields.
#[derive(Serialize)]
struct SnapshotRef<'a> {
    table: &'a Table,
    game: Box<RawValue>,
    clocks: &'a [SeatClock],
    log: &'a Log,
    requests: &'a Requests,
    repeats: &'a Repeats,
}

#[derive(Deserialize)]
struct SnapshotData {
    table: Table,
    game: Box<RawValue>,
    clocks: Vec<SeatClock>,
    log: Log,
    requests: Requests,
    repeats: Repeats,
}

impl Record {
    /// A snapshot of the match after its latest step. `None` while a step can be undone or no game is running.
    pub(crate) fn snapshot(&self) -> Option<Snapshot> {
        let State { version, table, game, clocks } = &self.state;
        let game = game.as_ref().filter(|_| table.status == TableStatus::Running && self.undo.is_empty())?;
        let written = SnapshotRef {
            table,
            game: game.state(),
            clocks,
            log: &self.log,
            requests: &self.requests,
            repeats: &self.repeats,
        };
        let text = serde_json::to_string(&written).expect("records have a JSON form");
        Some(Snapshot { version: *version, build: BUILD.to_owned(), text })
    }

    /// The record of a match at the time of a snapshot.
    pub(super) fn restore(
        definition: &'static dyn GameDefinition,
        row: &MatchRow,
        snapshot: &Snapshot,
    ) -> Result<Self, ReplayError> {
        let version = snapshot.version;
        let replay_error =
            |error: serde_json::Error| ReplayError::Snapshot { version, why: error.to_string() };
        let SnapshotData { table, game, clocks, log, requests, repeats } =
            serde_json::from_str(&snapshot.text).map_err(replay_error)?;
        let game = definition.restored(&game, table.seat_count()).map_err(replay_error)?;
        let state = State { version, table: Arc::new(table), game: Some(game), clocks };
        Ok(Self { state, log, requests, repeats, ..Self::empty(row.id, definition, row.format) })
    }
}
