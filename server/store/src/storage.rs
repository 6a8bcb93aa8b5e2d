//! How much the database holds, and how much it may hold.

use std::sync::atomic::{AtomicU64, Ordering};

/// From this many percent of the limit on, the host is warned.
const WARN_AT: u128 = 80;

/// How far the database is from its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fill {
    Enough,
    /// There is little room left.
    Little,
    /// New tables are refused.
    Full,
}

/// The limit of the host in bytes, and what the database held when it was last measured.
#[derive(Debug)]
pub struct Storage {
    limit: Option<u64>,
    held: AtomicU64,
}

impl Storage {
    #[must_use]
    pub fn new(limit: Option<u64>) -> Self {
        Self { limit, held: AtomicU64::new(0) }
    }

    /// The limit of the host in bytes.
    #[must_use]
    pub fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// Records what the database holds now.
    pub fn measured(&self, bytes: u64) {
        self.held.store(bytes, Ordering::Relaxed);
    }

    #[must_use]
    pub fn held(&self) -> u64 {
        self.held.load(Ordering::Relaxed)
    }

    #[must_use]
    pub fn fill(&self) -> Fill {
        let Some(limit) = self.limit else { return Fill::Enough };
        let percent = u128::from(self.held()) * 100 / u128::from(limit.max(1));
        match percent {
            100.. => Fill::Full,
            WARN_AT.. => Fill::Little,
            _ => Fill::Enough,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_is_warned_before_tables_are_refused() {
        let storage = Storage::new(Some(1_000));
        for (bytes, fill) in [
            (0, Fill::Enough),
            (799, Fill::Enough),
            (800, Fill::Little),
            (999, Fill::Little),
            (1_000, Fill::Full),
            (u64::MAX, Fill::Full),
        ] {
            storage.measured(bytes);
            assert_eq!(storage.fill(), fill, "{bytes}");
        }
    }

    #[test]
    fn without_a_limit_there_is_always_room() {
        let storage = Storage::new(None);
        storage.measured(u64::MAX);
        assert_eq!(storage.fill(), Fill::Enough);
    }
}
