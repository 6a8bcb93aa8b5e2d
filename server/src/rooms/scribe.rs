//! Keeps what is said, and notes who watched what.
//!
//! Lines are kept like steps: while one batch is written the next ones gather, and only what is written is answered.
//! Visits wait for each other for a moment: nobody waits for them.

use crate::store::{LineWrite, Millis, NotKept, Store, StoreError, Visit};
use protocol::{ChatLine, Code, MatchId, UserId};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tokio_util::task::TaskTracker;

/// Notes that may wait while the store is slow or away. More lines are refused, and more visits are not noted: talk is
/// not worth the memory that moves need.
const MOST_WAITING: usize = 4_096;
/// Notes that are taken in at once.
const BATCH: usize = 64;
/// After visits were noted the next ones wait so long, or until they are about so many: each writing is a flush of the disk.
const PAUSE: Duration = Duration::from_millis(100);
const MOST_VISITS: usize = 512;

/// Keeps what is said, and notes who watched what.
#[derive(Clone)]
pub struct Scribe {
    inbox: mpsc::Sender<Note>,
    task: TaskTracker,
}

/// A line as it is kept; nothing where it was said before and the host has removed it.
type Kept = Result<Option<ChatLine>, Code>;

enum Note {
    End,
    Said { line: LineWrite, answer: oneshot::Sender<Kept> },
    Watched(Visit),
}

impl Scribe {
    /// Starts writing into a store.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> Self {
        let (inbox, notes) = mpsc::channel(MOST_WAITING);
        let task = TaskTracker::new();
        task.spawn(run(store, notes));
        task.close();
        Self { inbox, task }
    }

    /// Keeps a line; returns it as it is kept, now or since it was first sent.
    pub(super) fn say(&self, line: LineWrite) -> impl Future<Output = Kept> + Send + use<> {
        let (answer, answered) = oneshot::channel();
        let taken = self.inbox.try_send(Note::Said { line, answer }).is_ok();
        async move {
            if !taken {
                return Err(Code::Busy);
            }
            // No answer comes when the server stops: the line is sent again to the next one.
            answered.await.unwrap_or(Err(Code::Unavailable))
        }
    }

    pub(crate) fn watched(&self, user: UserId, id: MatchId, at: Millis) {
        if self.inbox.try_send(Note::Watched(Visit { user, id, at })).is_err() {
            tracing::warn!("a visit is not noted: too much waits to be written");
        }
    }

    /// Writes everything so far, and takes nothing more.
    pub async fn finish(&self) {
        // A task that has ended needs no telling.
        let _ = self.inbox.send(Note::End).await;
        self.ended().await;
    }

    /// Comes when nothing is written any more: after [`Self::finish`], or when the task died.
    pub(crate) async fn ended(&self) {
        self.task.wait().await;
    }
}

async fn run(store: Arc<dyn Store>, mut notes: mpsc::Receiver<Note>) {
    let mut batch = Vec::with_capacity(BATCH);
    let (mut visits, mut due, mut go_on) = (Vec::new(), Instant::now(), true);
    while go_on {
        tokio::select! {
            taken = notes.recv_many(&mut batch, BATCH) => {
                go_on = taken > 0 && take_in(&*store, batch.drain(..), &mut visits).await;
            }
            () = sleep_until(due), if !visits.is_empty() => {}
        }
        let wait = go_on && visits.len() < MOST_VISITS && Instant::now() < due;
        if !visits.is_empty() && !wait {
            note(&*store, &visits).await;
            visits.clear();
            due = Instant::now() + PAUSE;
        }
    }
}

/// Writes what was said, and puts visits to those that wait; whether there may be more notes.
async fn take_in(store: &dyn Store, notes: impl Iterator<Item = Note>, visits: &mut Vec<Visit>) -> bool {
    let (mut lines, mut answers, mut go_on) = (Vec::new(), Vec::new(), true);
    for note in notes {
        match note {
            Note::End => go_on = false,
            Note::Said { line, answer } => {
                lines.push(line);
                answers.push(answer);
            }
            Note::Watched(visit) => visits.push(visit),
        }
    }
    if lines.is_empty() {
        return go_on;
    }
    for (kept, answer) in keep(store, &lines).await.into_iter().zip(answers) {
        // A room that is gone has nobody to tell.
        answer.send(kept).ok();
    }
    go_on
}

async fn note(store: &dyn Store, visits: &[Visit]) {
    if let Err(error) = store.watched(visits).await {
        // The next ones note them.
        tracing::warn!(%error, visits = visits.len(), "visits are not noted");
    }
}

/// Keeps some lines, together if they can be.
async fn keep(store: &dyn Store, lines: &[LineWrite]) -> Vec<Kept> {
    match store.say(lines).await {
        Ok(kept) => kept.into_iter().map(|line| line.map_err(refusal)).collect(),
        // Nothing was written, and what one of them did wrong the others have not done.
        Err(StoreError::Refused(_)) if lines.len() > 1 => {
            let mut kept = Vec::with_capacity(lines.len());
            for line in lines {
                kept.push(match store.say(std::slice::from_ref(line)).await {
                    Ok(mut kept) => kept.pop().ok_or(Code::Internal).and_then(|line| line.map_err(refusal)),
                    Err(error) => Err(not_kept(&error)),
                });
            }
            kept
        }
        Err(error) => {
            let code = not_kept(&error);
            lines.iter().map(|_| Err(code)).collect()
        }
    }
}

fn refusal(why: NotKept) -> Code {
    match why {
        NotKept::Muted => Code::Muted,
        // Who asks again does so under the name of now, or not at all.
        NotKept::Renamed => Code::Unavailable,
    }
}

fn not_kept(error: &StoreError) -> Code {
    tracing::error!(%error, "lines of chat were not written");
    match error {
        StoreError::Unavailable(_) => Code::Unavailable,
        _ => Code::Internal,
    }
}
