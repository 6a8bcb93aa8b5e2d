//! Names failures, so that what a user is shown can be found in the log of the server.

use super::Room;
use protocol::{Code, FailureId};
use std::sync::atomic::{AtomicU64, Ordering};

/// The failure that was logged last and that no refusal has named yet, plus one; 0 if there is none.
#[derive(Default)]
pub(super) struct LatestFailure(AtomicU64);

impl Room {
    /// A name for a failure that is about to be logged. The refusal that follows names it, too.
    pub(super) fn new_failure(&self) -> FailureId {
        let failure = self.unpredictable_id();
        self.latest_failure.0.store(u64::from(failure.0) + 1, Ordering::Relaxed);
        failure
    }

    /// The name of the failure for which a request is refused. If it is not in the log yet, it is from now on.
    pub(super) fn failure_of(&self, code: Code) -> Option<FailureId> {
        if code != Code::Internal {
            return None;
        }
        let logged = self.latest_failure.0.swap(0, Ordering::Relaxed).checked_sub(1);
        let logged = logged.and_then(|failure| u32::try_from(failure).ok()).map(FailureId);
        Some(logged.unwrap_or_else(|| {
            let failure = self.unpredictable_id();
            tracing::error!(room = %self.head.id, version = self.version(), %failure, "a request failed");
            failure
        }))
    }

    /// Rooms have no randomness of their own but that of new matches.
    fn unpredictable_id(&self) -> FailureId {
        let [a, b, c, d, ..] = (self.new_match_identity)().seed.0;
        FailureId(u32::from_le_bytes([a, b, c, d]))
    }
}
