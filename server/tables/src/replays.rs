//! Reads stored matches as a whole, on threads that do not serve other requests.

use base::tasks;
use protocol::{Code, MatchId};
use room::{ReplayError, users_of};
use std::sync::Arc;
use std::time::Duration;
use store::{Names, Store, StoreError, StoredMatch};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How many matches are replayed at the same time. Each one uses a CPU core, which running matches need too.
const MAX_CONCURRENT: usize = 2;
/// How long a request waits for its permit. The match is loaded only afterwards, so that waiting requests use no
/// memory.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(10);

/// Replays stored matches, a few at a time.
pub struct Replays {
    permits: Arc<Semaphore>,
}

/// Why a match could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReplayRequestError {
    #[error("too many requests wait to read a match")]
    Busy,
    #[error("there is no such match")]
    NotFound,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("a game panicked")]
    Panicked,
}

impl ReplayRequestError {
    /// The code that the client receives.
    pub fn code(&self) -> Code {
        match self {
            Self::Busy => Code::Busy,
            Self::NotFound => Code::NotFound,
            Self::Store(StoreError::Unavailable(_)) => Code::Unavailable,
            Self::Store(_) | Self::Replay(_) | Self::Panicked => Code::Internal,
        }
    }
}

impl Default for Replays {
    fn default() -> Self {
        Self { permits: Arc::new(Semaphore::new(MAX_CONCURRENT)) }
    }
}

impl Replays {
    /// Loads a match with the names of its users and runs `work` on it.
    pub async fn run<T: Send + 'static>(
        &self,
        store: &dyn Store,
        id: MatchId,
        work: impl FnOnce(&StoredMatch, &Names) -> Result<T, ReplayError> + Send + 'static,
    ) -> Result<T, ReplayRequestError> {
        let permit = timeout(QUEUE_TIMEOUT, Arc::clone(&self.permits).acquire_owned()).await;
        let permit = permit.ok().and_then(Result::ok).ok_or(ReplayRequestError::Busy)?;
        let stored = store.load_in_background(id).await?.ok_or(ReplayRequestError::NotFound)?;
        let names = store.names(&users_of(&stored)).await?;
        let done = tasks::compute(move || {
            // Held until the work is done, even if the request is gone.
            let _permit = permit;
            work(&stored, &names)
        });
        Ok(done.await.map_err(|_| ReplayRequestError::Panicked)??)
    }
}

#[cfg(test)]
mod tests;
