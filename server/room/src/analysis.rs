//! Finds what choices and luck made of the result of a stored match.

use super::branching::branching;
use super::record::{Record, ReplayError};
use crate::registry::{self, AnalysisFailure, Course, CourseStep};
use protocol::Analysis;
use records::{StepKind, StepRow, StoredMatch};
use std::collections::BTreeSet;

/// Why a match cannot be analysed.
#[derive(Debug, thiserror::Error)]
pub enum AnalysisError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("the match has not begun")]
    NotBegun,
    #[error("its steps cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    #[error("it was stopped")]
    Stopped,
    #[error("it has too many choices")]
    TooLong,
}

/// Analyses a match that is over, with so many percent of the usual effort, which takes up to a minute and a half of one core. `progress` is told how much is done, in
/// percent; once it returns false, the analysis stops.
///
/// # Errors
/// When the match cannot be replayed, or was stopped.
pub fn analyse(
    stored: &StoredMatch,
    effort: u8,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Analysis, AnalysisError> {
    let game = &stored.row.game;
    let definition = registry::definition(game).ok_or_else(|| ReplayError::UnknownGame(game.clone()))?;
    let begun = stored.steps.iter().rposition(begins).ok_or(AnalysisError::NotBegun)?;
    let (before, after) = stored.steps.split_at(begun + 1);
    let mut record = Record::empty(stored.row.id, definition, stored.row.format);
    before.iter().try_for_each(|step| record.add(step))?;
    let start = record.state.game.as_ref().ok_or(AnalysisError::NotBegun)?.state();
    let undone: BTreeSet<u64> = after.iter().filter_map(|step| step.undoes).collect();
    let decided =
        after.iter().filter(|step| step.kind == StepKind::Action && !undone.contains(&step.version));
    let steps = decided.filter_map(|step| {
        let (seat, action) = (step.seat?, step.action.as_deref()?);
        Some(CourseStep { version: step.version, seat, action, events: &step.events, fixed: step.fixed })
    });
    // The end of an id is random.
    let draws = stored.row.id.0.as_u128() as u32;
    let course = Course { start, effort, draws, steps: steps.collect() };
    definition.analyse(&course, progress).map_err(|failure| match failure {
        AnalysisFailure::Unreadable(error) => AnalysisError::Unreadable(error),
        AnalysisFailure::Stopped => AnalysisError::Stopped,
        AnalysisFailure::TooLong => AnalysisError::TooLong,
    })
}

/// Names the way in which this program analyses: with another one, the same match comes to something else.
#[must_use]
pub fn analysis_version() -> String {
    format!("{}.{}", games::analysis::VERSION, games::bots::VERSION)
}

/// Whether the game of a match begins with this step: with the deal, or where it branches off another match.
fn begins(step: &StepRow) -> bool {
    step.kind == StepKind::Table && (step.events != "[]" || branching(step).is_some())
}
