//! The lock that keeps a second process away.

use super::files::{FOR_THE_HOST, beside};
use crate::store::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// A held lock. The operating system gives it back when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    file: Mutex<Option<File>>,
}

impl Lock {
    /// Takes the lock of a database. A file beside it is locked and not the database itself, which SQLite locks in its
    /// own way and which would not keep out a second server that is idle.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let open = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(false)
            .mode(FOR_THE_HOST)
            .open(beside(database, ".lock"));
        let file = open.map_err(sqlx::Error::Io)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file: Mutex::new(Some(file)) }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(sqlx::Error::Io(error).into()),
        }
    }

    /// Gives the lock back.
    pub(super) fn release(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
