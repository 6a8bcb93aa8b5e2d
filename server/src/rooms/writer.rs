//! Writes steps, and says what became of them.

use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::room::Verdict;
use crate::store::committer::Committer;
use crate::store::{CommitError, NewMatch, StepWrite, Store, StoreError};
use protocol::Code;
use std::sync::Arc;
use std::time::Instant;

/// Writes steps.
#[derive(Clone)]
pub struct Writer {
    store: Arc<dyn Store>,
    committer: Committer,
    metrics: Metrics,
}

impl Writer {
    /// A writer into a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Clock, metrics: Metrics) -> Self {
        Self { committer: Committer::start(Arc::clone(&store), clock), store, metrics }
    }

    /// Writes what was handed in and takes nothing more.
    pub async fn close(&self) {
        self.committer.close().await;
    }

    /// Writes a step, and the match that must exist before it.
    pub(super) fn write(
        &self,
        next: Option<Box<NewMatch>>,
        step: Box<StepWrite>,
    ) -> impl Future<Output = Verdict> + Send + use<> {
        let Self { store, committer, metrics } = self.clone();
        async move {
            let (id, version) = (step.id, step.step.version);
            if let Some(next) = next
                && let Err(error) = store.create(*next).await
            {
                tracing::warn!(room = %id, %error, "a rematch could not be written");
                return after(&error);
            }
            let begun = Instant::now();
            let written = committer.commit(*step).await;
            metrics.writing.record(begun.elapsed().as_secs_f64());
            match written {
                Ok(Ok(())) => {
                    metrics.steps.increment(1);
                    Verdict::Written
                }
                // Another server was faster.
                Ok(Err(CommitError::Conflict)) => Verdict::Unknown,
                Ok(Err(CommitError::NoMatch)) => {
                    tracing::error!(room = %id, version, "a step belongs to no match");
                    Verdict::Refused(Code::Internal)
                }
                // The committer has logged it.
                Err(error) => after(&error),
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
