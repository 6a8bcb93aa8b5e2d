//! How long no server was alive, by notes of a clock that can be wrong for a while.
//!
//! While a server runs it sees its clock jump. When it starts, the time of day is all that it has. So a note says, beside
//! the time, by how much the clock was set back and has not been set right since: from a wrong time in the past to the
//! right one, no time passes that anybody has lost.

use super::Millis;
use std::time::Duration;

/// Notes of servers whose clocks differ by less are not out of order, and a missed one or two are no silence.
pub(super) const CLOCKS_DIFFER: Millis = 15_000;
/// A clock that was set back comes right again to within so much.
const SET_RIGHT: Millis = 600_000;

/// The latest note in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// When it was left, as the clock said.
    pub(super) at: Millis,
    /// By how much the clock was set back before.
    pub(super) behind: Millis,
}

impl Note {
    /// How long nobody was served until a server found its clock at `now`, and the note it leaves.
    pub(super) fn until(self, now: Millis) -> (Duration, Self) {
        let (lost, behind) = match now.checked_sub(self.at) {
            None => (0, self.behind + (self.at - now)),
            // As far as it goes, the time that passed while the clock was wrong.
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

    /// What is given back at each of these times of day, after a note on the tenth day.
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
    fn a_note_from_the_future_costs_nobody_any_time_later() {
        assert_eq!(lost(&[9 * DAY, 9 * DAY + HOUR, 9 * DAY + 3 * HOUR]), [0, HOUR, 2 * HOUR]);
        // Someone whose clock was a minute ahead.
        assert_eq!(lost(&[10 * DAY - 60_000, 10 * DAY + HOUR]), [0, HOUR]);
    }
}
