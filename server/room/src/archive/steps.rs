//! Replays the steps of an archive, and refuses those that no match can have.

use super::ArchiveError;
use super::table_events::table_after;
use crate::branching::{Seeds, is_copied};
use crate::record::Record;
use crate::registry::GameDefinition;
use crate::replay::play_again;
use crate::table::Table;
use protocol::{TableEvent, TableStatus};
use records::{RecordedTableEvent, StepKind, StepRow, StoredMatch};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The match after its steps. Plays the actions again if `again`.
pub(super) fn replayed(
    definition: &'static dyn GameDefinition,
    stored: &StoredMatch,
    again: bool,
) -> Result<Record, ArchiveError> {
    let mut record = Record::empty(stored.row.id, definition, stored.row.format);
    let seeds = Seeds::of(stored);
    for row in &stored.steps {
        let step = row.version;
        check_step(row, &record.state.table, seeds.is_copied(step))
            .map_err(|why| ArchiveError::Impossible { step, why })?;
        // The chain may be valid over actions and events that no match can have, so the game may panic on them.
        let added = catch_unwind(AssertUnwindSafe(|| {
            if again {
                play_again(&record, row, seeds.at(step))
                    .map_err(|why| ArchiveError::PlayedAgain { step, why })?;
            }
            record.add(row).map_err(ArchiveError::Replay)
        }));
        added.map_err(|_| ArchiveError::Panic(step))??;
    }
    Ok(record)
}

/// Checks the form of a step, and whether it is possible at this table. Of the table of another match a branch has copied
/// what the game needs.
fn check_step(row: &StepRow, table: &Table, copied: bool) -> Result<(), &'static str> {
    let recorded: Vec<RecordedTableEvent> =
        serde_json::from_str(&row.table).map_err(|_| "its table events cannot be read")?;
    let has_its_form = match row.kind {
        StepKind::Action => {
            row.action.is_some() && row.seat.is_some() && row.undoes.is_none() && recorded.is_empty()
        }
        StepKind::Undo => {
            row.undoes.is_some() && row.action.is_none() && row.events == "[]" && recorded.is_empty()
        }
        StepKind::Table => {
            let starts = recorded.iter().any(|recorded| recorded.event == TableEvent::Started);
            let branches = |event: &RecordedTableEvent| matches!(event.event, TableEvent::Branched { .. });
            let deals = starts && table.branch.is_none() && !recorded.iter().any(branches);
            let events_are_of_start = deals == (row.events != "[]");
            row.action.is_none() && row.undoes.is_none() && events_are_of_start
        }
    };
    if !has_its_form {
        return Err("it lacks something that steps of its kind have, or has something that they lack");
    }
    if row.kind == StepKind::Table && copied {
        let needed = recorded.iter().all(|recorded| is_copied(&recorded.event));
        return if needed {
            Ok(())
        } else {
            Err("it is from another match, and no player of that is known here")
        };
    }
    if row.kind == StepKind::Table && recorded.is_empty() {
        Err("it changes nothing")
    } else if row.kind == StepKind::Table {
        table_after(table, &recorded, row.at).map(drop)
    } else if table.status == TableStatus::Running {
        Ok(())
    } else {
        Err("somebody plays before the start or after the end of the match")
    }
}
