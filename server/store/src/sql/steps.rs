//! What both backends do with a batch of steps after they write it.

use super::{Connection, matches};
use crate::{CommitError, NewMatch, StepWrite, StoreError, WRITE_TURN_TIMEOUT};

/// Writes the rare effects of written steps: the end of a match, and a rematch.
pub(in super::super) async fn follow_up(
    db: &mut Connection,
    steps: &[StepWrite],
    answers: &[Result<(), CommitError>],
) -> Result<(), StoreError> {
    let written = || steps.iter().zip(answers).filter(|(_, answer)| answer.is_ok()).map(|(write, _)| write);
    let ended = || written().filter(|write| write.ends());
    if let Some(at) = ended().map(|write| write.step.at).max() {
        matches::finish(db, ended().map(|write| write.id).collect(), at).await?;
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
