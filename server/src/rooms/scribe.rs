//! Writes what nobody waits for: lines of chat, and who watched what.

use crate::store::{Millis, Store, StoreError};
use protocol::{ChatLine, MatchId, UserId};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Notes that may wait while the store is slow or away. More are dropped and counted in the log: talk is not worth
/// the memory that moves need.
const MOST_WAITING: usize = 4_096;
/// Attempts to write a note, and the pause between them.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(500);

/// Writes what nobody waits for, one after the other.
#[derive(Clone)]
pub struct Scribe(mpsc::Sender<Note>);

enum Note {
    End,
    Said { id: MatchId, line: ChatLine },
    Watched { user: UserId, id: MatchId, at: Millis },
}

impl Scribe {
    /// Starts writing into a store. The task ends after [`Self::finish`], when everything before it is written.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> (Self, JoinHandle<()>) {
        let (scribe, mut notes) = mpsc::channel(MOST_WAITING);
        let task = tokio::spawn(async move {
            while let Some(note) = notes.recv().await {
                match note {
                    Note::End => return,
                    Note::Said { id, line } => write(|| store.say(id, &line)).await,
                    Note::Watched { user, id, at } => write(|| store.watched(user, id, at)).await,
                }
            }
        });
        (Self(scribe), task)
    }

    pub(super) fn say(&self, id: MatchId, line: ChatLine) {
        self.note(Note::Said { id, line });
    }

    pub(super) fn watched(&self, user: UserId, id: MatchId, at: Millis) {
        self.note(Note::Watched { user, id, at });
    }

    /// Lets the task end when everything so far is written.
    pub async fn finish(&self) {
        // A task that has ended needs no telling.
        let _ = self.0.send(Note::End).await;
    }

    fn note(&self, note: Note) {
        if self.0.try_send(note).is_err() {
            tracing::warn!("a line of chat or a visit is not kept: too many wait to be written");
        }
    }
}

/// Tries to write a note, a few times if need be.
async fn write<F: Future<Output = Result<(), StoreError>>>(attempt: impl Fn() -> F) {
    for _ in 0..TRIES {
        match attempt().await {
            Ok(()) => return,
            Err(StoreError::Unavailable(_)) => tokio::time::sleep(PAUSE).await,
            Err(error) => {
                tracing::error!(%error, "a line of chat or a visit is not kept");
                return;
            }
        }
    }
    tracing::warn!("a line of chat or a visit is not kept: the store does not answer");
}
