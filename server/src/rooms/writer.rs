//! Writes steps, and says what became of them.

use crate::metrics::Metrics;
use crate::room::Verdict;
use crate::store::{CommitError, NewMatch, StepWrite, Store, StoreError};
use protocol::Code;
use std::sync::Arc;
use std::time::Instant;

/// Writes steps.
#[derive(Clone)]
pub struct Writer {
    store: Arc<dyn Store>,
    metrics: Metrics,
}

impl Writer {
    /// A writer into a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, metrics: Metrics) -> Self {
        Self { store, metrics }
    }

    /// Writes a step, and the match that must exist before it.
    pub(super) fn write(
        &self,
        next: Option<Box<NewMatch>>,
        step: Box<StepWrite>,
    ) -> impl Future<Output = Verdict> + Send + use<> {
        let Self { store, metrics } = self.clone();
        async move {
            let (id, version) = (step.id, step.step.version);
            if let Some(next) = next
                && let Err(error) = store.create(*next).await
            {
                tracing::warn!(room = %id, %error, "a rematch could not be written");
                return after(&error);
            }
            let begun = Instant::now();
            let written = store.commit(std::slice::from_ref(&*step)).await;
            metrics.writing.record(begun.elapsed().as_secs_f64());
            match written {
                Ok(results) => match results.first() {
                    Some(Ok(())) => {
                        metrics.steps.increment(1);
                        Verdict::Written
                    }
                    // Another server was faster.
                    Some(Err(CommitError::Conflict)) => Verdict::Unknown,
                    Some(Err(CommitError::NoMatch)) | None => {
                        tracing::error!(room = %id, version, "a step belongs to no match");
                        Verdict::Refused(Code::Internal)
                    }
                },
                Err(error) => {
                    tracing::warn!(room = %id, version, %error, "a step may not have been written");
                    after(&error)
                }
            }
        }
    }
}

/// What a failed write means to the room.
fn after(error: &StoreError) -> Verdict {
    match error {
        StoreError::Unavailable(_) => Verdict::Unknown,
        // The same statement would fail the same way for ever.
        _ => Verdict::Refused(Code::Internal),
    }
}
