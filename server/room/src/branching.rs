//! What the steps of a match say of how it branched off another one.

use crate::registry::{GameDefinition, GameState};
use games::frame::Seed;
use protocol::TableEvent;
use records::{Branching, RecordedTableEvent, StepKind, StepRow, StoredMatch};
use serde_json::value::to_raw_value;

/// The seeds of the dice of a stored match.
pub(crate) struct Seeds {
    /// The versions of the steps with which it branched off, each with the seed of what was before.
    earlier: Vec<(u64, Seed)>,
    own: Seed,
}

impl Seeds {
    pub(crate) fn of(stored: &StoredMatch) -> Self {
        let of_table = stored.steps.iter().filter(|step| step.kind == StepKind::Table);
        let earlier =
            of_table.filter_map(|step| Some((step.version, Seed(branching(step)?.seed.0)))).collect();
        Self { earlier, own: Seed(stored.row.seed.0) }
    }

    /// The seed of the dice of a step.
    pub(crate) fn at(&self, version: u64) -> &Seed {
        let before = self.earlier.iter().find(|(branched, _)| version < *branched);
        before.map_or(&self.own, |(_, seed)| seed)
    }

    /// Whether a step was copied from another match.
    pub(crate) fn is_copied(&self, version: u64) -> bool {
        self.earlier.last().is_some_and(|(branched, _)| version < *branched)
    }
}

/// What a step says of how the match branched off another one, if it did with this step.
pub(crate) fn branching(step: &StepRow) -> Option<Branching> {
    // Most steps have nothing of it, and need not be parsed.
    let recorded = step.table.contains("\"branching\"").then_some(&step.table)?;
    let recorded: Vec<RecordedTableEvent> = serde_json::from_str(recorded).ok()?;
    recorded.into_iter().find_map(|recorded| recorded.branching).map(|branching| *branching)
}

/// The state that a branch begins with, if these events begin one with a state that was drawn.
pub(crate) fn drawn_state(
    events: &[RecordedTableEvent],
    definition: &'static dyn GameDefinition,
    seats: u8,
) -> Result<Option<Box<dyn GameState>>, serde_json::Error> {
    let branching = events.iter().find_map(|recorded| recorded.branching.as_deref());
    let Some(state) = branching.and_then(|branching| branching.state.as_ref()) else { return Ok(None) };
    definition.restored(&to_raw_value(state)?, seats).map(Some)
}

/// Whether the game depends on an event of the table.
pub(crate) fn is_copied(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Changed { .. } | TableEvent::Started | TableEvent::Branched { .. })
}
