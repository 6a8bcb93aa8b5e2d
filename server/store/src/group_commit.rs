//! Group commit: writes the steps of many rooms in one transaction with one disk flush.
//!
//! While one batch is being written, the next steps queue up. So batches grow with the load, and a step never waits for
//! others when there are none. Steps of one match are written in the order in which they were submitted.
//!
//! A room may plan a step on one that is still being written, and then says so (`StepWrite::ahead`). Such a step is
//! written only if that very step is, in the same transaction or an earlier one. So the choices of seats that choose at
//! once share a transaction.

use super::{CommitError, StepWrite, Store, StoreError};
use async_trait::async_trait;
use base::clock::Clock;
use base::stopwatch::Stopwatch;
use protocol::MatchId;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Maximum number of steps in a batch. The first step of a batch is answered only when all of it is written.
const BATCH: usize = 512;

/// The pause after a batch that failed because the database was unavailable. It doubles until a batch succeeds. Rooms
/// retry at once, so without a pause a database that is full or read-only would get, and log, a stream of failures.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The result of a step: written, rejected (for instance because another writer was first), or unknown because the
/// whole batch failed.
pub type Answer = Result<Result<(), CommitError>, StoreError>;

/// The result of a batch: one result for each step, or a failure of the whole batch.
type Answers = Result<Vec<Result<(), CommitError>>, StoreError>;

/// A handle to the task that writes steps.
#[derive(Clone, Debug)]
pub struct GroupCommit {
    inbox: mpsc::UnboundedSender<Request>,
    closing: CancellationToken,
    task: TaskTracker,
}

#[derive(Debug)]
struct Request {
    step: StepWrite,
    answer: oneshot::Sender<Answer>,
}

impl GroupCommit {
    /// Starts the task.
    #[must_use]
    pub fn start(store: Arc<dyn Store>, clock: Clock) -> Self {
        Self::with(store, clock)
    }

    fn with(sink: impl Sink, clock: Clock) -> Self {
        // Unbounded is safe: each room has at most one step in flight for each seat.
        let (inbox, requests) = mpsc::unbounded_channel();
        let (closing, task) = (CancellationToken::new(), TaskTracker::new());
        task.spawn(run(sink, clock, requests, closing.clone()));
        task.close();
        Self { inbox, closing, task }
    }

    /// Writes a step durably after all steps that were submitted before it, together with those of other rooms. A
    /// failure of a whole batch has been logged when the future resolves.
    ///
    /// # Errors
    ///
    /// If the batch failed or the group commit is closed. After [`StoreError::Unavailable`] the step may or may not have
    /// been written.
    pub fn commit(&self, step: StepWrite) -> impl Future<Output = Answer> + Send + use<> {
        let (answer, answered) = oneshot::channel();
        let taken = self.inbox.send(Request { step, answer }).is_ok();
        async move {
            if !taken {
                return Err(sqlx::Error::PoolClosed.into());
            }
            // The sender is dropped without an answer only if the task panicked.
            answered.await.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed.into()))
        }
    }

    /// Resolves when the task has ended: after [`Self::close`], or because it panicked.
    pub async fn ended(&self) {
        self.task.wait().await;
    }

    /// Stops accepting steps, writes those already submitted, and returns when all are answered.
    pub async fn close(&self) {
        self.closing.cancel();
        self.task.wait().await;
    }
}

/// The destination of batches: a store, or a test double.
#[async_trait]
trait Sink: Send + Sync + 'static {
    async fn write(&self, steps: &[StepWrite]) -> Answers;
}

#[async_trait]
impl Sink for Arc<dyn Store> {
    async fn write(&self, steps: &[StepWrite]) -> Answers {
        self.commit(steps).await
    }
}

async fn run(
    sink: impl Sink,
    clock: Clock,
    mut requests: mpsc::UnboundedReceiver<Request>,
    closing: CancellationToken,
) {
    let (mut lost, mut pause) = (LostMatches::default(), FIRST_PAUSE);
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            received = requests.recv_many(&mut batch, BATCH) => if received == 0 {
                return;
            },
            // Steps already in the inbox are still received.
            () = closing.cancelled(), if !requests.is_closed() => {
                requests.close();
                continue;
            }
        }
        if write(&sink, &mut lost, batch.drain(..)).await {
            pause = FIRST_PAUSE;
        } else {
            closing.run_until_cancelled(clock.sleep(pause)).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }
}

/// The matches whose latest step was not written or is not known to be written. A step that was planned on a lost step
/// must not be written either.
#[derive(Default)]
struct LostMatches(HashSet<MatchId>);

impl LostMatches {
    /// Whether this step was planned on a lost one. A step that was not planned ahead was planned on a stored state,
    /// so it clears the mark.
    fn includes(&mut self, step: &StepWrite) -> bool {
        if !step.ahead {
            self.0.remove(&step.id);
        }
        self.0.contains(&step.id)
    }

    fn note(&mut self, id: MatchId, answer: &Answer) {
        if !matches!(answer, Ok(Ok(()))) {
            self.0.insert(id);
        }
    }
}

/// Writes a batch and answers all callers. Returns whether the database was available.
async fn write(sink: &impl Sink, lost: &mut LostMatches, batch: impl Iterator<Item = Request>) -> bool {
    let (mut steps, mut callers) = (Vec::new(), Vec::new());
    for Request { step, answer } in batch {
        if lost.includes(&step) {
            answer.send(Ok(Err(CommitError::Conflict))).ok();
        } else {
            steps.push(step);
            callers.push(answer);
        }
    }
    if steps.is_empty() {
        return true;
    }
    let answers: Vec<Answer> = match write_measured(sink, &steps).await {
        Ok(answers) => answers.into_iter().map(Ok).collect(),
        // Nothing was written. One step may have caused the refusal, so each is tried alone.
        Err(StoreError::Refused(_)) if steps.len() > 1 => write_singly(sink, lost, &steps).await,
        Err(error) => {
            tracing::error!(%error, cause = ?error, steps = steps.len(), "a batch of steps was not written");
            vec![Err(error); steps.len()]
        }
    };
    let taken = !answers.iter().any(|answer| matches!(answer, Err(StoreError::Unavailable(_))));
    for (step, answer) in steps.iter().zip(&answers) {
        lost.note(step.id, answer);
    }
    for (caller, answer) in callers.into_iter().zip(answers) {
        // A caller that no longer waits learns the result when its room is loaded again.
        caller.send(answer).ok();
    }
    taken
}

async fn write_singly(sink: &impl Sink, lost: &mut LostMatches, steps: &[StepWrite]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(steps.len());
    for step in steps {
        let answer = if lost.includes(step) {
            Ok(Err(CommitError::Conflict))
        } else {
            write_measured(sink, std::slice::from_ref(step)).await.map(|mut answers| answers.remove(0))
        };
        if let Err(error) = &answer {
            let (id, version) = (step.id, step.step.version);
            tracing::error!(%error, cause = ?error, %id, version, "a step was not written");
        }
        lost.note(step.id, &answer);
        answers.push(answer);
    }
    answers
}

async fn write_measured(sink: &impl Sink, steps: &[StepWrite]) -> Answers {
    let begun = Stopwatch::start();
    let answers = sink.write(steps).await;
    metrics::histogram!("rodada_commit_seconds").record(begun.elapsed());
    metrics::histogram!("rodada_commit_steps").record(u32::try_from(steps.len()).unwrap_or(u32::MAX));
    answers
}

#[cfg(test)]
mod tests;
