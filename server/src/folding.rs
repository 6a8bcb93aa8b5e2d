//! Stored matches read as a whole, off the threads that serve people.

use crate::store::{Store, StoreError, StoredMatch};
use protocol::{Code, MatchId};
use room::Broken;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Matches that are folded at the same time. Each takes a core for a moment, which those who play want, too.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn. Who waits holds nothing yet: the match is loaded when it is their turn.
const WAIT: Duration = Duration::from_secs(10);

/// Folds stored matches, a few at a time.
pub(crate) struct Folding {
    turns: Arc<Semaphore>,
}

/// Why a match could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    #[error("too many wait to read a match")]
    Busy,
    #[error("there is no such match")]
    Gone,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("a game panicked")]
    Panicked,
}

impl Unread {
    /// What the asker is told.
    pub(crate) fn code(&self) -> Code {
        match self {
            Self::Busy => Code::Busy,
            Self::Gone => Code::NotFound,
            Self::Store(StoreError::Unavailable(_)) => Code::Unavailable,
            Self::Store(_) | Self::Broken(_) | Self::Panicked => Code::Internal,
        }
    }
}

impl Folding {
    pub(crate) fn new() -> Self {
        Self { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Loads a match and makes something of it.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        store: &dyn Store,
        id: MatchId,
        work: impl FnOnce(&StoredMatch) -> Result<T, Broken> + Send + 'static,
    ) -> Result<T, Unread> {
        let turn = timeout(WAIT, Arc::clone(&self.turns).acquire_owned()).await;
        let turn = turn.ok().and_then(Result::ok).ok_or(Unread::Busy)?;
        let stored = store.load_at_leisure(id).await?.ok_or(Unread::Gone)?;
        let folded = tokio::task::spawn_blocking(move || {
            // Kept until the work is done, also when nobody waits for it any more.
            let _turn = turn;
            work(&stored)
        });
        Ok(folded.await.map_err(|_| Unread::Panicked)??)
    }
}

#[cfg(test)]
mod tests;
