//! A record as a text, so that a long match is opened without folding all of it.
//!
//! A snapshot is a cache: whoever has none folds the steps. It is taken only where nothing can be undone, so that what
//! was before it is never asked for.

use super::{Broken, Log, Record, SeatClock, State};
use crate::repeats::Repeats;
use crate::requests::Requests;
use crate::shelf::Title;
use crate::stored::{MatchRow, Snapshot};
use crate::table::Table;
use protocol::TableStatus;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// What rooms are made of in this program: no other one reads its snapshots.
pub const BUILD: &str = env!("ROOM_BUILD");

/// A record as it is written. [`Read`] is its twin.
#[derive(Serialize)]
struct Written<'a> {
    table: &'a Table,
    game: Box<RawValue>,
    clocks: &'a [SeatClock],
    log: &'a Log,
    requests: &'a Requests,
    repeats: &'a Repeats,
}

#[derive(Deserialize)]
struct Read {
    table: Table,
    game: Box<RawValue>,
    clocks: Vec<SeatClock>,
    log: Log,
    requests: Requests,
    repeats: Repeats,
}

impl Record {
    /// The record after its latest step; nothing while that can be undone, and where no game is played.
    pub(crate) fn snapshot(&self) -> Option<Snapshot> {
        let State { version, table, game, clocks } = &self.now;
        let game = game.as_ref().filter(|_| table.status == TableStatus::Running && self.undo.is_empty())?;
        let written = Written {
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

    /// The record of a match as it was when a snapshot was taken.
    pub(super) fn resume(
        title: &'static dyn Title,
        row: &MatchRow,
        snapshot: &Snapshot,
    ) -> Result<Self, Broken> {
        let version = snapshot.version;
        let broken = |error: serde_json::Error| Broken::Snapshot { version, why: error.to_string() };
        let Read { table, game, clocks, log, requests, repeats } =
            serde_json::from_str(&snapshot.text).map_err(broken)?;
        let game = title.restored(&game, table.seat_count()).map_err(broken)?;
        let now = State { version, table: Arc::new(table), game: Some(game), clocks };
        Ok(Self { now, log, requests, repeats, ..Self::empty(title, row.format) })
    }
}
