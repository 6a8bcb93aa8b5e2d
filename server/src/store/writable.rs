//! Whether the store takes what is written to it.

use super::StoreError;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the latest write showed.
#[derive(Debug)]
pub(super) struct Writable(AtomicBool);

impl Default for Writable {
    /// A store that was opened has brought its schema up to date.
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl Writable {
    pub(super) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes a write that failed, and passes on what became of it.
    pub(super) fn note<T>(&self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        // What was refused or is damaged says nothing about the next write.
        if let Err(StoreError::Unavailable(_)) = &written {
            self.0.store(false, Ordering::Relaxed);
        }
        written
    }

    /// Notes a write for which everything was there that a step needs. A few bytes find room on a full disk, too.
    pub(super) fn note_whole<T>(&self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        if written.is_ok() {
            self.0.store(true, Ordering::Relaxed);
        }
        written
    }
}
