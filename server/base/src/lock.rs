//! A lock file that one process at a time can hold.

use crate::stopwatch::Stopwatch;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::sleep;

/// How long to wait for a lock whose holder may be about to release it: a process that was killed and has not ended
/// yet, or a child process of the last holder, which has all its open files until it executes its own program.
const RETRY_FOR: Duration = Duration::from_millis(500);
const RETRY_INTERVAL: Duration = Duration::from_millis(5);
/// File permissions: only the host's user may access the file.
const HOST_ONLY: u32 = 0o600;

/// A held lock. The operating system releases it when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    file: Mutex<Option<File>>,
}

impl Lock {
    /// Locks a file, which is created if there is none. Returns `None` if another process holds the lock.
    pub async fn take(path: &Path) -> io::Result<Option<Self>> {
        let mut open = OpenOptions::new();
        let file = open.create(true).write(true).truncate(false).mode(HOST_ONLY).open(path)?;
        let waiting = Stopwatch::start();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Self { file: Mutex::new(Some(file)) })),
                Err(TryLockError::WouldBlock) if waiting.elapsed() < RETRY_FOR => sleep(RETRY_INTERVAL).await,
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }

    /// Releases the lock.
    pub fn release(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
