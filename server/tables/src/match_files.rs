//! Has the matches in files shown that somebody sends. Only the file is read, and nothing of it is kept or logged.
//!
//! A file may be made to take long, to fill the memory, or to make a game panic. So one file is checked at a time, by a process
//! of its own ([`base::child`]), which is ended when it takes too long.

use base::child::{End, Limits, Program};
use room::archive::PublicKey;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What the process for one file may use.
pub const PROCESS_LIMITS: Limits = Limits { seconds: 5, memory: 512 * 1024 * 1024 };
/// How long a request waits for that: on a busy machine the process waits for others.
const WAIT_TIME: Duration = Duration::from_secs(40);
/// How many files are in memory at the same time, most of them while they arrive.
const MAX_RECEIVED: usize = 4;

/// Has files shown, one at a time.
pub struct MatchFiles {
    received: Arc<Semaphore>,
    work: Arc<Semaphore>,
    program: Program,
    wait_time: Duration,
}

/// The right to have one file in memory.
pub struct Received {
    _permit: OwnedSemaphorePermit,
}

/// What the program has written of a file. As long as it is in memory, no other file is looked at.
pub struct ShownFile {
    pub text: Vec<u8>,
    _received: Received,
    _work: OwnedSemaphorePermit,
}

/// Why a file is not shown.
#[derive(Debug, thiserror::Error)]
pub enum LookRequestError {
    #[error("other files are looked at")]
    Busy,
    #[error("no process can be started")]
    Start(#[source] io::Error),
    #[error("it took too long")]
    TookTooLong,
    #[error("the process failed")]
    Failed,
}

impl MatchFiles {
    /// `program` reads a file from its standard input, and writes what it shows to its standard output. `--key` tells it the key
    /// of the server.
    #[must_use]
    pub fn new(program: Program) -> Self {
        let [received, work] = [MAX_RECEIVED, 1].map(|permits| Arc::new(Semaphore::new(permits)));
        Self { received, work, program, wait_time: WAIT_TIME }
    }

    /// Asks for the right to have a file in memory, before it is read.
    ///
    /// # Errors
    /// [`LookRequestError::Busy`] if there are too many.
    pub fn receive(&self) -> Result<Received, LookRequestError> {
        let permit = Arc::clone(&self.received).try_acquire_owned();
        permit.map(|_permit| Received { _permit }).map_err(|_| LookRequestError::Busy)
    }

    /// What the program shows of a file on a server with this key. When nobody waits for it any more, the program is ended.
    ///
    /// # Errors
    /// If another file is being worked on, or this one cannot be shown.
    pub async fn look(
        &self,
        (received, file): (Received, Vec<u8>),
        key: PublicKey,
    ) -> Result<ShownFile, LookRequestError> {
        let work = Arc::clone(&self.work).try_acquire_owned().map_err(|_| LookRequestError::Busy)?;
        let program = self.program.clone().with(["--key".to_owned(), key.to_string()]);
        let (end, said) = program.run(file, self.wait_time).await.map_err(LookRequestError::Start)?;
        match end {
            End::Done(text) => {
                if !said.is_empty() {
                    tracing::warn!(said, "the process that looked at a file");
                }
                Ok(ShownFile { text, _received: received, _work: work })
            }
            End::TookTooLong => {
                tracing::warn!("a file that somebody looks at took too long");
                Err(LookRequestError::TookTooLong)
            }
            End::Failed(status) => {
                tracing::warn!(%status, said, "the process that looked at a file failed");
                Err(LookRequestError::Failed)
            }
        }
    }
}

#[cfg(test)]
mod tests;
