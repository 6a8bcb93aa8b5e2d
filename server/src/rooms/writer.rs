//! Writes steps, and says what became of them.

use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::store::committer::Committer;
use crate::store::{CommitError, StepWrite, Store, StoreError};
use protocol::Code;
use room::Verdict;
use std::sync::Arc;
use std::time::Instant;

/// Writes steps.
#[derive(Clone)]
pub struct Writer {
    committer: Committer,
    metrics: Metrics,
}

impl Writer {
    /// A writer into a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Clock, metrics: Metrics) -> Self {
        Self { committer: Committer::start(store, clock), metrics }
    }

    /// Writes what was handed in and takes nothing more.
    pub async fn close(&self) {
        self.committer.close().await;
    }

    /// Comes when nothing is written any more: after [`Self::close`], or when the task behind it died.
    pub(crate) async fn ended(&self) {
        self.committer.ended().await;
    }

    /// Writes a step after those that were handed in before.
    pub(super) fn write(&self, step: Box<StepWrite>) -> impl Future<Output = Verdict> + Send + use<> {
        let (id, version, metrics) = (step.id, step.step.version, self.metrics.clone());
        let begun = Instant::now();
        let written = self.committer.commit(*step);
        async move {
            let written = written.await;
            metrics.writing.record(begun.elapsed().as_secs_f64());
            match written {
                Ok(Ok(())) => {
                    metrics.steps.increment(1);
                    Verdict::Written
                }
                // Another server was faster.
                Ok(Err(CommitError::Conflict)) => Verdict::Unknown,
                // Who asks again does so under the name of now, or not at all.
                Ok(Err(CommitError::Renamed)) => Verdict::Refused(Code::Unavailable),
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
