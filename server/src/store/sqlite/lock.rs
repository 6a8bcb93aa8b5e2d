//! The lock that keeps a second process away.

use super::files::{FOR_THE_HOST, beside};
use crate::store::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a lock is waited for that somebody may be about to lose: a process that was killed and is not gone yet,
/// or one that was started by the last owner and still has all its files until its own program begins.
const GRACE: Duration = Duration::from_millis(500);
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// A held lock. The operating system gives it back when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    file: Mutex<Option<File>>,
}

impl Lock {
    /// Takes the lock of a database. A file beside it is locked and not the database itself, which SQLite locks in its
    /// own way and which would not keep out a second server that is idle.
    pub(super) async fn take(database: &Path) -> Result<Self, StoreError> {
        let open = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(false)
            .mode(FOR_THE_HOST)
            .open(beside(database, ".lock"));
        let file = open.map_err(sqlx::Error::Io)?;
        let until = Instant::now() + GRACE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { file: Mutex::new(Some(file)) }),
                Err(TryLockError::WouldBlock) if Instant::now() < until => sleep(LOOK_AGAIN).await,
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: database.to_owned() }),
                Err(TryLockError::Error(error)) => return Err(sqlx::Error::Io(error).into()),
            }
        }
    }

    /// Gives the lock back.
    pub(super) fn release(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
