//! A file that one process at a time has locked.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a lock is waited for that somebody may be about to lose: a process that was killed and is not gone yet,
/// or one that was started by the last owner and still has all its files until its own program begins.
const GRACE: Duration = Duration::from_millis(500);
const LOOK_AGAIN: Duration = Duration::from_millis(5);
/// Nobody but the host has to do with it.
const FOR_THE_HOST: u32 = 0o600;

/// A held lock. The operating system gives it back when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: Mutex<Option<File>>,
}

impl Lock {
    /// Locks a file, which is made where there is none; nothing when another process has it.
    pub(crate) async fn take(path: &Path) -> io::Result<Option<Self>> {
        let mut open = OpenOptions::new();
        let file = open.create(true).write(true).truncate(false).mode(FOR_THE_HOST).open(path)?;
        let until = Instant::now() + GRACE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Self { file: Mutex::new(Some(file)) })),
                Err(TryLockError::WouldBlock) if Instant::now() < until => sleep(LOOK_AGAIN).await,
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }

    /// Gives the lock back.
    pub(crate) fn release(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
