//! Group commit: many rooms write, the disk flushes once.
//!
//! While one batch is written the next steps gather, so batches grow with the load by themselves and nobody waits for
//! company when there is none. Steps of one match follow each other, in one batch or in several.

use super::{CommitError, StepWrite, Store, StoreError};
use crate::clock::Clock;
use async_trait::async_trait;
use protocol::MatchId;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The steps in a batch at most: the first of them waits for the last.
pub const BATCH: usize = 512;

/// The pause after a batch that the database could not take. It doubles until one succeeds: rooms try again at once, and
/// a database that is full or only reads would be asked, and complained about, without end.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// What became of a step: written, lost to another writer, or not known because the batch as a whole failed.
pub type Answer = Result<Result<(), CommitError>, StoreError>;

/// What became of each step of a batch, or of the batch.
type Answers = Result<Vec<Result<(), CommitError>>, StoreError>;

/// The way to the task that writes steps.
#[derive(Clone, Debug)]
pub struct Committer {
    inbox: mpsc::UnboundedSender<Request>,
    closing: CancellationToken,
    task: TaskTracker,
}

#[derive(Debug)]
struct Request {
    step: StepWrite,
    answer: oneshot::Sender<Answer>,
}

impl Committer {
    /// Starts the task.
    #[must_use]
    pub fn start(store: Arc<dyn Store>, clock: Clock) -> Self {
        Self::with(store, clock)
    }

    fn with(sink: impl Sink, clock: Clock) -> Self {
        // Each room has as many steps in flight as it has seats, at most.
        let (inbox, requests) = mpsc::unbounded_channel();
        let (closing, task) = (CancellationToken::new(), TaskTracker::new());
        task.spawn(run(sink, clock, requests, closing.clone()));
        task.close();
        Self { inbox, closing, task }
    }

    /// Writes a step durably, together with those of other rooms, after all steps that were handed in before. A failure
    /// of a whole batch has been logged when it is answered.
    ///
    /// # Errors
    ///
    /// The batch failed, or the committer is closed. After [`StoreError::Unavailable`] the step may have been written.
    pub fn commit(&self, step: StepWrite) -> impl Future<Output = Answer> + Send + use<> {
        let (answer, answered) = oneshot::channel();
        let taken = self.inbox.send(Request { step, answer }).is_ok();
        async move {
            if !taken {
                return Err(sqlx::Error::PoolClosed.into());
            }
            // No answer comes when the task died, which only a fault of this program can bring about.
            answered.await.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed.into()))
        }
    }

    /// Comes when nothing is written any more: after [`Self::close`], or when the task died.
    pub async fn ended(&self) {
        self.task.wait().await;
    }

    /// Writes what has been handed in, takes nothing more, and returns when all is answered.
    pub async fn close(&self) {
        self.closing.cancel();
        self.task.wait().await;
    }
}

/// Where batches go: a store, and something to look at in tests.
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
    let (mut lost, mut pause) = (Lost::default(), FIRST_PAUSE);
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            received = requests.recv_many(&mut batch, BATCH) => if received == 0 {
                return;
            },
            // What is in the inbox already is still received, then comes none.
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

/// The matches whose latest step was not written, or is not known to be: what was planned on it falls with it.
#[derive(Default)]
struct Lost(HashSet<MatchId>);

impl Lost {
    /// Whether a step was planned on one that is lost.
    fn takes(&mut self, step: &StepWrite) -> bool {
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

/// Writes a batch and answers everybody in it; says whether the database took it.
async fn write(sink: &impl Sink, lost: &mut Lost, batch: impl Iterator<Item = Request>) -> bool {
    let (mut steps, mut callers) = (Vec::new(), Vec::new());
    for Request { step, answer } in batch {
        if lost.takes(&step) {
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
        // Nothing was written, and what one of them did wrong the others have not done.
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
        // Who does not wait any more learns of it when the room is loaded again.
        caller.send(answer).ok();
    }
    taken
}

async fn write_singly(sink: &impl Sink, lost: &mut Lost, steps: &[StepWrite]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(steps.len());
    for step in steps {
        let answer = if lost.takes(step) {
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
    let begun = Instant::now();
    let answers = sink.write(steps).await;
    metrics::histogram!("rodada_commit_seconds").record(begun.elapsed());
    metrics::histogram!("rodada_commit_steps").record(u32::try_from(steps.len()).unwrap_or(u32::MAX));
    answers
}

#[cfg(test)]
mod tests;
