//! What both databases think of a batch of steps.

use super::{CommitError, StepWrite};
use std::collections::HashSet;
use uuid::Uuid;

/// The first step of each match: a second one in the same batch cannot be the next one.
pub(super) fn first_of_each(steps: &[StepWrite]) -> Vec<&StepWrite> {
    let mut seen = HashSet::with_capacity(steps.len());
    steps.iter().filter(|write| seen.insert(write.id)).collect()
}

/// The answer to each step, where `written` and `unknown` are matches.
pub(super) fn judge(
    steps: &[StepWrite],
    mut written: HashSet<Uuid>,
    unknown: &HashSet<Uuid>,
) -> Vec<Result<(), CommitError>> {
    let judge = |write: &StepWrite| {
        if written.remove(&write.id.0) {
            Ok(())
        } else if unknown.contains(&write.id.0) {
            Err(CommitError::NoMatch)
        } else {
            Err(CommitError::Conflict)
        }
    };
    steps.iter().map(judge).collect()
}
