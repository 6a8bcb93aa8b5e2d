//! Writes steps and translates the results for rooms.

use base::clock::Clock;
use base::metrics::Metrics;
use base::stopwatch::Stopwatch;
use protocol::Code;
use room::Verdict;
use std::sync::Arc;
use store::group_commit::GroupCommit;
use store::{CommitError, StepWrite, Store, StoreError};

/// Writes steps.
#[derive(Clone)]
pub struct StepWriter {
    group_commit: GroupCommit,
    metrics: Metrics,
}

impl StepWriter {
    /// Starts a writer into a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Clock, metrics: Metrics) -> Self {
        Self { group_commit: GroupCommit::start(store, clock), metrics }
    }

    /// Writes all queued steps and accepts no more.
    pub async fn close(&self) {
        self.group_commit.close().await;
    }

    /// Completes when the task behind the writer has ended: after [`Self::close`], or because it panicked.
    pub async fn ended(&self) {
        self.group_commit.ended().await;
    }

    /// Writes a step after all steps that were handed in before.
    pub(super) fn write(&self, step: Box<StepWrite>) -> impl Future<Output = Verdict> + Send + use<> {
        let (id, version, metrics) = (step.id, step.step.version, self.metrics.clone());
        let begun = Stopwatch::start();
        let written = self.group_commit.commit(*step);
        async move {
            let written = written.await;
            metrics.step_write_seconds.record(begun.elapsed().as_secs_f64());
            match written {
                Ok(Ok(())) => {
                    metrics.steps.increment(1);
                    Verdict::Written
                }
                // Another server wrote a step with this version first.
                Ok(Err(CommitError::Conflict)) => Verdict::Unknown,
                Ok(Err(CommitError::NoMatch)) => {
                    tracing::error!(room = %id, version, "the match of a step does not exist");
                    Verdict::Refused(Code::Internal)
                }
                // The group commit has logged the error.
                Err(error) => verdict_after(&error),
            }
        }
    }
}

/// How the room treats a failed write.
fn verdict_after(error: &StoreError) -> Verdict {
    match error {
        StoreError::Unavailable(_) => Verdict::Unknown,
        // The same statement would fail again in the same way.
        _ => Verdict::Refused(Code::Internal),
    }
}
