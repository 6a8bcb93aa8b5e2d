//! Shows the matches in files that somebody sends. Only the file is read, and nothing of it is kept or logged.
//!
//! A file may be made to take long or to make a game panic. So one file is checked at a time, on a thread of its own, which
//! looks at what it has computed between two steps. A step that does not end keeps that thread, and nothing else, for as long as the
//! server runs.

use base::panics::without_messages;
use base::stopwatch::ThreadTime;
use base::tasks;
use protocol::limits;
use room::archive::{LookError, LookLimits, Shown, look};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;

/// How much is computed for one file.
const WORK_TIME: Duration = Duration::from_secs(5);
/// How long a request waits for that: on a busy machine the work waits for others.
const WAIT_TIME: Duration = Duration::from_secs(40);
/// How many files are in memory at the same time, most of them while they arrive.
const MAX_RECEIVED: usize = 4;
/// How long an answer may be, before it is compressed.
const LIMITS: LookLimits = LookLimits { steps: limits::MATCH_FILE_STEPS, bytes: 24 * 1024 * 1024 };

/// Shows files, one at a time.
pub struct MatchFiles {
    received: Arc<Semaphore>,
    work: Arc<Semaphore>,
}

/// The right to have one file in memory.
pub struct Received {
    _permit: OwnedSemaphorePermit,
}

/// Why a file is not shown.
#[derive(Debug, thiserror::Error)]
pub enum LookRequestError {
    #[error("other files are looked at")]
    Busy,
    #[error("no thread can be started")]
    Thread(#[source] io::Error),
    #[error(transparent)]
    Look(#[from] LookError),
}

impl Default for MatchFiles {
    fn default() -> Self {
        let permits = |number| Arc::new(Semaphore::new(number));
        Self { received: permits(MAX_RECEIVED), work: permits(1) }
    }
}

impl MatchFiles {
    /// Asks for the right to have a file in memory, before it is read.
    ///
    /// # Errors
    /// [`LookRequestError::Busy`] if there are too many.
    pub fn receive(&self) -> Result<Received, LookRequestError> {
        let permit = Arc::clone(&self.received).try_acquire_owned();
        permit.map(|_permit| Received { _permit }).map_err(|_| LookRequestError::Busy)
    }

    /// Checks a file and makes something of the match in it, on the same thread.
    ///
    /// # Errors
    /// If another file is being worked on, or this one cannot be shown.
    pub async fn look<T: Send + 'static>(
        &self,
        file: (Received, String),
        show: impl FnOnce(Shown) -> T + Send + 'static,
    ) -> Result<T, LookRequestError> {
        let work = move || {
            let ((_received, text), begun) = (file, ThreadTime::start());
            let (shown, place) =
                without_messages(|| look(&text, LIMITS, &mut || begun.elapsed() < WORK_TIME));
            if let Some(place) = place {
                tracing::warn!(place, "a game panicked on a file that somebody looks at");
            }
            shown.map(show)
        };
        Ok(self.run(work, WAIT_TIME).await??)
    }

    /// Runs work on a thread of its own, unless other work is running, and waits for it for some time.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, LookError> + Send + 'static,
        time: Duration,
    ) -> Result<Result<T, LookError>, LookRequestError> {
        let permit = Arc::clone(&self.work).try_acquire_owned().map_err(|_| LookRequestError::Busy)?;
        let (done, result) = oneshot::channel();
        let work = move || {
            let result = work();
            // It was held until the work was done, and is free for whoever asks after the answer.
            drop(permit);
            // Perhaps nobody waits for it any more.
            let _ = done.send(result);
        };
        tasks::idle_thread("match-file", work).map_err(LookRequestError::Thread)?;
        match timeout(time, result).await {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(_)) => Err(LookError::Panicked.into()),
            Err(_) => {
                tracing::warn!("a step of a file that somebody looks at does not end");
                Err(LookError::Stopped.into())
            }
        }
    }
}

#[cfg(test)]
mod tests;
