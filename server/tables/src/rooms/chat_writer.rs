//! Writes chat lines, and records who opened which matches.
//!
//! Chat lines are batched like steps: while one batch is written, the next one gathers. They are numbered in their
//! match, and a request is stored once. A line is shown and acknowledged only after it is written. Visits are gathered
//! for a short time before they are written, because nobody waits for them.

use base::stopwatch::Stopwatch;
use protocol::{Code, MatchId, UserId};
use std::sync::Arc;
use std::time::Duration;
use store::{LineRefused, LineWrite, Millis, Store, StoreError, StoredLine, Visit};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use tokio_util::task::TaskTracker;

/// The most jobs that may wait while the store is slow or does not answer. Further lines are refused and further visits
/// are dropped, because moves need the memory more.
const MAX_QUEUED: usize = 4_096;
/// The most jobs that are taken at once.
const BATCH_SIZE: usize = 64;
/// The pause between two writes of visits, unless [`MAX_VISITS`] are waiting. Each write flushes the disk.
const VISITS_INTERVAL: Duration = Duration::from_millis(100);
const MAX_VISITS: usize = 512;

/// Writes chat lines, and records who opened which matches.
#[derive(Clone)]
pub struct ChatWriter {
    inbox: mpsc::Sender<Job>,
    task: TaskTracker,
}

/// The line as it was stored, or `None` if it was sent before and the host has deleted it.
type SavedLine = Result<Option<StoredLine>, Code>;

enum Job {
    Stop,
    Line { line: LineWrite, answer: oneshot::Sender<SavedLine> },
    Visit(Visit),
    Opening(Visit),
}

/// Visits that are not written yet.
#[derive(Default)]
struct Visits {
    watched: Vec<Visit>,
    openings: Vec<Visit>,
}

impl Visits {
    fn len(&self) -> usize {
        self.watched.len() + self.openings.len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl ChatWriter {
    /// Starts a task that writes into a store.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> Self {
        let (inbox, jobs) = mpsc::channel(MAX_QUEUED);
        let task = TaskTracker::new();
        task.spawn(run(store, jobs));
        task.close();
        Self { inbox, task }
    }

    /// Writes a line and returns it as it is stored, by this call or by an earlier one with the same request.
    pub(super) fn write_line(&self, line: LineWrite) -> impl Future<Output = SavedLine> + Send + use<> {
        let (answer, answered) = oneshot::channel();
        let accepted = self.inbox.try_send(Job::Line { line, answer }).is_ok();
        async move {
            if !accepted {
                return Err(Code::Busy);
            }
            // There is no answer if the server stops. The client sends the line again to the next server.
            answered.await.unwrap_or(Err(Code::Unavailable))
        }
    }

    /// Records that a user visited a match, so that it is in their lists.
    pub(crate) fn record_visit(&self, user: UserId, id: MatchId, at: Millis) {
        self.record(Job::Visit(Visit { user, id, at }));
    }

    /// Records when the user of a seat had the table open.
    pub(crate) fn record_opening(&self, user: UserId, id: MatchId, at: Millis) {
        self.record(Job::Opening(Visit { user, id, at }));
    }

    fn record(&self, job: Job) {
        if self.inbox.try_send(job).is_err() {
            tracing::warn!("a visit is not recorded: too many writes are waiting");
        }
    }

    /// Writes all queued jobs and accepts no more.
    pub async fn finish(&self) {
        // If the task has already ended, there is nothing to send.
        let _ = self.inbox.send(Job::Stop).await;
        self.ended().await;
    }

    /// Completes when the task has ended: after [`Self::finish`], or because it panicked.
    pub async fn ended(&self) {
        self.task.wait().await;
    }
}

async fn run(store: Arc<dyn Store>, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH_SIZE);
    let (mut visits, mut written, mut running) = (Visits::default(), None, true);
    while running {
        tokio::select! {
            accepted = jobs.recv_many(&mut batch, BATCH_SIZE) => {
                running = accepted > 0 && handle_jobs(&*store, batch.drain(..), &mut visits).await;
            }
            () = sleep(rest(written)), if !visits.is_empty() => {}
        }
        let wait = running && visits.len() < MAX_VISITS && !rest(written).is_zero();
        if !visits.is_empty() && !wait {
            write_visits(&*store, std::mem::take(&mut visits)).await;
            written = Some(Stopwatch::start());
        }
    }
}

/// How long the disk rests yet, after visits were last written.
fn rest(written: Option<Stopwatch>) -> Duration {
    written.map_or(Duration::ZERO, |written| VISITS_INTERVAL.saturating_sub(written.elapsed()))
}

/// Writes the lines, and moves the visits to `visits`. Returns false after the last job.
async fn handle_jobs(store: &dyn Store, jobs: impl Iterator<Item = Job>, visits: &mut Visits) -> bool {
    let (mut lines, mut answers, mut running) = (Vec::new(), Vec::new(), true);
    for job in jobs {
        match job {
            Job::Stop => running = false,
            Job::Line { line, answer } => {
                lines.push(line);
                answers.push(answer);
            }
            Job::Visit(visit) => visits.watched.push(visit),
            Job::Opening(visit) => visits.openings.push(visit),
        }
    }
    if lines.is_empty() {
        return running;
    }
    for (saved, answer) in write_lines(store, &lines).await.into_iter().zip(answers) {
        // The room may have ended; then nobody waits for the answer.
        answer.send(saved).ok();
    }
    running
}

async fn write_visits(store: &dyn Store, Visits { watched, openings }: Visits) {
    let mut written = match watched.as_slice() {
        [] => Ok(()),
        watched => store.watched(watched).await,
    };
    if !openings.is_empty() {
        written = written.and(store.record_openings(&openings).await);
    }
    if let Err(error) = written {
        // The next visits of the same users are recorded instead.
        tracing::warn!(%error, "visits could not be recorded");
    }
}

/// Writes lines, in one transaction if possible.
async fn write_lines(store: &dyn Store, lines: &[LineWrite]) -> Vec<SavedLine> {
    match store.add_chat_lines(lines).await {
        Ok(saved) => saved.into_iter().map(|line| line.map_err(code_of)).collect(),
        // Nothing was written because one of the lines is invalid. Each is written on its own, so that the others
        // succeed.
        Err(StoreError::Refused(_)) if lines.len() > 1 => {
            let mut saved = Vec::with_capacity(lines.len());
            for line in lines {
                saved.push(match store.add_chat_lines(std::slice::from_ref(line)).await {
                    Ok(mut saved) => saved.pop().ok_or(Code::Internal).and_then(|line| line.map_err(code_of)),
                    Err(error) => Err(failure_code(&error)),
                });
            }
            saved
        }
        Err(error) => {
            let code = failure_code(&error);
            lines.iter().map(|_| Err(code)).collect()
        }
    }
}

fn code_of(why: LineRefused) -> Code {
    match why {
        LineRefused::Muted => Code::Muted,
        LineRefused::SignedOut => Code::NoSession,
    }
}

fn failure_code(error: &StoreError) -> Code {
    tracing::error!(%error, "lines of chat were not written");
    match error {
        StoreError::Unavailable(_) => Code::Unavailable,
        _ => Code::Internal,
    }
}

#[cfg(test)]
mod tests;
