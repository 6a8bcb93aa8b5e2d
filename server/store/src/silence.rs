//! Computes the downtime of all servers from heartbeat notes, which are taken from a system clock that may be wrong
//! for a while.
//!
//! A running server sees its clock jump. A starting server knows only the system time. So a note holds, beside the
//! time, by how much the clock was set back and not yet corrected. When a clock that was wrong (in the past) is
//! corrected, the apparent gap is not time that players lost.

use super::Millis;
use std::time::Duration;

/// Servers whose clocks differ by less than this (in milliseconds) count as agreeing, and a gap of one or two missed
/// heartbeats is no downtime.
pub(super) const CLOCKS_DIFFER: Millis = 15_000;
/// A clock that was set back counts as corrected when it is within this many milliseconds of the right time.
const SET_RIGHT: Millis = 600_000;

/// The latest note in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The system time when it was written.
    pub(super) at: Millis,
    /// By how much the clock was set back before and has not been corrected since.
    pub(super) behind: Millis,
}

impl Note {
    /// The downtime between this note and a server that finds its clock at `now`, and the note that this server
    /// writes.
    pub(super) fn until(self, now: Millis) -> (Duration, Self) {
        let (lost, behind) = match now.checked_sub(self.at) {
            None => (0, self.behind + (self.at - now)),
            // The clock is still behind: all apparent time is real time that passed while it was wrong.
            Some(passed) if passed + SET_RIGHT.min(self.behind / 2) < self.behind => (passed, self.behind),
            Some(passed) => (passed.saturating_sub(self.behind), 0),
        };
        (Duration::from_millis(lost), Self { at: now, behind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;
    const DAY: Millis = 24 * HOUR;

    /// The time given back at each of these times of day, starting from a note on the tenth day.
    fn lost(times: &[Millis]) -> Vec<Millis> {
        let mut note = Note { at: 10 * DAY, behind: 0 };
        let lost = times.iter().map(|&now| {
            let (lost, next) = note.until(now);
            note = next;
            Millis::try_from(lost.as_millis()).unwrap()
        });
        lost.collect()
    }

    #[test]
    fn time_that_passes_is_lost() {
        assert_eq!(lost(&[10 * DAY + HOUR, 11 * DAY]), [HOUR, 23 * HOUR]);
    }

    #[test]
    fn a_clock_that_was_set_back_and_is_right_again_gives_nothing() {
        assert_eq!(lost(&[9 * DAY, 10 * DAY]), [0, 0]);
        assert_eq!(lost(&[9 * DAY, 10 * DAY - SET_RIGHT / 2]), [0, 0], "or nearly right");
        assert_eq!(lost(&[9 * DAY, 8 * DAY, 10 * DAY, 10 * DAY + HOUR]), [0, 0, 0, HOUR]);
    }

    #[test]
    fn time_that_is_lost_while_the_clock_is_wrong_is_lost() {
        assert_eq!(lost(&[9 * DAY, 9 * DAY + HOUR, 10 * DAY + HOUR]), [0, HOUR, 0]);
        assert_eq!(lost(&[9 * DAY, 10 * DAY + 2 * HOUR]), [0, 2 * HOUR], "it is set right during a silence");
    }

    #[test]
    fn a_note_from_the_future_does_not_reduce_later_downtime() {
        assert_eq!(lost(&[9 * DAY, 9 * DAY + HOUR, 9 * DAY + 3 * HOUR]), [0, HOUR, 2 * HOUR]);
        // Another server whose clock was a minute ahead.
        assert_eq!(lost(&[10 * DAY - 60_000, 10 * DAY + HOUR]), [0, HOUR]);
    }
}
