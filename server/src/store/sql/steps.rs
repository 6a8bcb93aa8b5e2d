//! What both backends do with a batch of steps before and after they write it.

use super::{Connection, matches, users};
use crate::store::{CommitError, NameRevision, NewMatch, StepWrite, StoreError, WRITE_TURN_TIMEOUT};
use protocol::MatchId;
use std::collections::HashSet;

/// The steps of a batch that may be written: those that contain no user name that the host has changed since.
pub(in super::super) struct CurrentSteps<'a> {
    all: &'a [StepWrite],
    renamed: HashSet<NameRevision>,
    /// The steps that may be written; `None` if all may.
    some: Option<Vec<StepWrite>>,
}

impl<'a> CurrentSteps<'a> {
    /// Locks the names until the transaction ends. Must be called before anything is written in the transaction.
    pub(in super::super) async fn of(db: &mut Connection, all: &'a [StepWrite]) -> Result<Self, StoreError> {
        let renamed = users::renamed(db, all.iter().filter_map(|write| write.name_revision)).await?;
        let is_current = |write: &&StepWrite| write.name_revision.is_none_or(|name| !renamed.contains(&name));
        let some = (!renamed.is_empty()).then(|| all.iter().filter(is_current).cloned().collect());
        Ok(Self { all, renamed, some })
    }

    pub(in super::super) fn steps(&self) -> &[StepWrite] {
        self.some.as_deref().unwrap_or(self.all)
    }

    /// Extends the answers to the steps that may be written to answers to all steps.
    pub(in super::super) fn answers(
        &self,
        answers: Vec<Result<(), CommitError>>,
    ) -> Vec<Result<(), CommitError>> {
        let mut answers = answers.into_iter();
        let is_renamed =
            |write: &StepWrite| write.name_revision.is_some_and(|name| self.renamed.contains(&name));
        let answer = |write: &StepWrite| match is_renamed(write) {
            true => Err(CommitError::Renamed),
            false => answers.next().unwrap_or(Err(CommitError::Conflict)),
        };
        self.all.iter().map(answer).collect()
    }
}

/// Writes the rare effects of written steps: the end of a match, and a rematch.
pub(in super::super) async fn follow_up(
    db: &mut Connection,
    steps: &[StepWrite],
    answers: &[Result<(), CommitError>],
) -> Result<(), StoreError> {
    let written = || steps.iter().zip(answers).filter(|(_, answer)| answer.is_ok()).map(|(write, _)| write);
    let ended: Vec<MatchId> = written().filter(|write| write.ends()).map(|write| write.id).collect();
    if !ended.is_empty() {
        matches::finish(db, &ended).await?;
    }
    let next: Vec<&NewMatch> = written().filter_map(|write| write.next.as_deref()).collect();
    matches::create(db, &next).await
}

/// Waits for a connection to write steps on, for at most [`WRITE_TURN_TIMEOUT`].
pub(in super::super) async fn within_turn_timeout<T>(
    turn: impl Future<Output = sqlx::Result<T>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(WRITE_TURN_TIMEOUT, turn).await {
        Ok(turn) => Ok(turn?),
        Err(_) => Err(sqlx::Error::PoolTimedOut.into()),
    }
}
