//! Rooms that failed: a match that cannot be opened or shown is not tried again and again by everybody who wants it.

use crate::clock::Moment;
use protocol::MatchId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A room is loaded so often in a row though it failed: what is wrong may have been with one request.
const TRIES: u32 = 3;
/// Then it is left alone for so long before each further one.
const PAUSE: Duration = Duration::from_secs(60);
/// After so long without a failure all is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(600);

/// Which rooms failed.
#[derive(Debug, Default)]
pub(super) struct Failures(Mutex<HashMap<MatchId, Failed>>);

#[derive(Clone, Copy, Debug)]
struct Failed {
    times: u32,
    latest: Moment,
}

impl Failures {
    /// Notes that a room failed.
    pub(super) fn note(&self, id: MatchId, now: Moment) {
        let mut failed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed.retain(|_, failed| now.since(failed.latest) < FORGOTTEN);
        let entry = failed.entry(id).or_insert(Failed { times: 0, latest: now });
        *entry = Failed { times: entry.times.saturating_add(1), latest: now };
    }

    /// Whether a room is to be left alone for now.
    pub(super) fn bars(&self, id: MatchId, now: Moment) -> bool {
        let failed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed.get(&id).is_some_and(|failed| failed.times >= TRIES && now.since(failed.latest) < PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_fails_again_and_again_is_left_alone_for_a_while() {
        let (failures, id, other) = (Failures::default(), MatchId::new(), MatchId::new());
        let at = |seconds: u64| Moment(seconds * 1_000);
        for second in 0..3 {
            assert!(!failures.bars(id, at(second)), "it is tried");
            failures.note(id, at(second));
        }
        assert!(failures.bars(id, at(3)) && failures.bars(id, at(61)));
        assert!(!failures.bars(other, at(3)), "the others go on");
        assert!(!failures.bars(id, at(62)), "one more try");
        failures.note(id, at(62));
        assert!(failures.bars(id, at(121)) && !failures.bars(id, at(122)));
        failures.note(other, at(662));
        failures.note(id, at(663));
        assert!(!failures.bars(id, at(664)), "long ago is forgotten");
    }
}
