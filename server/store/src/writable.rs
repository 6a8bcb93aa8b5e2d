//! Tracks whether the database accepts writes.

use super::StoreError;
use std::sync::atomic::{AtomicBool, Ordering};

/// The result of the latest write.
#[derive(Debug)]
pub(super) struct Writable(AtomicBool);

impl Default for Writable {
    /// Opening a store migrates its schema, which is a write.
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl Writable {
    pub(super) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Records a failed write, and returns the result unchanged.
    pub(super) fn record_failure<T>(&self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        // A refused write or damaged data says nothing about the next write.
        if let Err(StoreError::Unavailable(_)) = &written {
            self.0.store(false, Ordering::Relaxed);
        }
        written
    }

    /// Records a write that needed as much space as a step, and returns the result unchanged. A successful write of a
    /// few bytes proves nothing: these still fit on a full disk.
    pub(super) fn record_success<T>(&self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        if written.is_ok() {
            self.0.store(true, Ordering::Relaxed);
        }
        written
    }
}
