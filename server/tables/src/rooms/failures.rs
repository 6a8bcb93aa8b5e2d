//! Keeps rooms that failed from being loaded again and again.
//!
//! If a game panics while it shows a step that is already written, the room is dropped and loaded from the store, where
//! the step is answered under its id. From the third failure in a row on, the room is not loaded for a minute after
//! each, and requests for it are answered with `internal`.

use base::clock::Moment;
use base::entropy;
use protocol::{Code, FailureId, MatchId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many failures in a row are tolerated before a room is blocked: the cause may have been one request.
const MAX_FAILURES: u32 = 3;
/// How long a room is blocked after each further failure.
const BLOCKED_FOR: Duration = Duration::from_secs(60);
/// After this time without a failure the room starts anew.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(600);

/// The rooms that failed.
#[derive(Debug, Default)]
pub(super) struct Failures(Mutex<HashMap<MatchId, Failed>>);

#[derive(Clone, Copy, Debug)]
struct Failed {
    times: u32,
    latest: Moment,
}

impl Failures {
    /// Records that a room failed.
    pub(super) fn note(&self, id: MatchId, now: Moment) {
        let mut failed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed.retain(|_, failed| now.since(failed.latest) < FORGOTTEN_AFTER);
        let entry = failed.entry(id).or_insert(Failed { times: 0, latest: now });
        *entry = Failed { times: entry.times.saturating_add(1), latest: now };
    }

    /// Whether a room must not be loaded now.
    pub(super) fn is_blocked(&self, id: MatchId, now: Moment) -> bool {
        let failed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed
            .get(&id)
            .is_some_and(|failed| failed.times >= MAX_FAILURES && now.since(failed.latest) < BLOCKED_FOR)
    }
}

/// A new name for the failure for which a request to a room is refused, with its line in the log. What failed is in the line
/// before.
pub(super) fn failure_of(code: Code, room: MatchId) -> Option<FailureId> {
    (code == Code::Internal).then(|| {
        let failure = new_failure();
        tracing::error!(%room, %failure, "a request failed");
        failure
    })
}

/// An unpredictable name for a failure.
#[must_use]
pub fn new_failure() -> FailureId {
    FailureId(u32::from_le_bytes(entropy::random_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_fails_repeatedly_is_blocked_for_a_while() {
        let (failures, id, other) = (Failures::default(), MatchId::new(), MatchId::new());
        let at = |seconds: u64| Moment(seconds * 1_000);
        for second in 0..3 {
            assert!(!failures.is_blocked(id, at(second)), "it is loaded again");
            failures.note(id, at(second));
        }
        assert!(failures.is_blocked(id, at(3)) && failures.is_blocked(id, at(61)));
        assert!(!failures.is_blocked(other, at(3)), "other rooms are not affected");
        assert!(!failures.is_blocked(id, at(62)), "it may be loaded once more");
        failures.note(id, at(62));
        assert!(failures.is_blocked(id, at(121)) && !failures.is_blocked(id, at(122)));
        failures.note(other, at(662));
        failures.note(id, at(663));
        assert!(!failures.is_blocked(id, at(664)), "old failures are forgotten");
    }
}
