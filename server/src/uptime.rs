//! When the server could last serve: time in which nobody could have played counts against nobody.
//!
//! Two things stop the play while the process lives: the machine sleeps, or the store is away. Both show as a gap
//! between two notes that the server leaves in the store. Until the gap is given back, deadlines within it are in doubt.

use crate::clock::{Clock, Moment};
use crate::store::Millis;
use std::time::Duration;
use tokio::sync::watch;

/// A silence that is no downtime: a missed note or two.
pub const NO_DOWNTIME: Duration = Duration::from_secs(15);

/// When the server last left a note in the store.
#[derive(Debug)]
pub struct Uptime {
    clock: Clock,
    latest: watch::Sender<Note>,
}

#[derive(Clone, Copy, Debug)]
struct Note {
    day: Millis,
    moment: Moment,
}

impl Note {
    fn at(clock: &Clock) -> Self {
        Self { day: clock.now(), moment: clock.moment() }
    }
}

impl Uptime {
    /// A server that begins to serve now.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        let latest = watch::Sender::new(Note::at(&clock));
        Self { clock, latest }
    }

    /// Notes that the server could serve until now, and that the time before, as far as it was lost, was given back.
    pub fn note(&self) {
        self.latest.send_replace(Note::at(&self.clock));
    }

    /// Whether the time of day has moved on without the machine: it was asleep, or somebody set its clock.
    #[must_use]
    pub fn slept(&self) -> bool {
        let (latest, now) = (*self.latest.borrow(), Note::at(&self.clock));
        let passed = now.moment.since(latest.moment);
        NO_DOWNTIME < Duration::from_millis(now.day.saturating_sub(latest.day)).saturating_sub(passed)
    }

    /// Waits until no time is in doubt; says whether any was.
    pub async fn settled(&self) -> bool {
        let mut notes = self.latest.subscribe();
        let mut waited = false;
        while self.slept() || NO_DOWNTIME < self.clock.moment().since(notes.borrow_and_update().moment) {
            waited = true;
            if notes.changed().await.is_err() {
                break;
            }
        }
        waited
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;
    use futures_util::FutureExt as _;

    #[test]
    fn time_is_in_doubt_after_a_sleep_and_while_no_note_can_be_left() {
        let hand = ManualClock::new(1_000_000);
        let uptime = Uptime::new(hand.clock());
        let is_settled = |uptime: &Uptime| uptime.settled().now_or_never().is_some();
        hand.advance(NO_DOWNTIME);
        assert!(is_settled(&uptime) && !uptime.slept());
        hand.advance(Duration::from_millis(1));
        assert!(!is_settled(&uptime) && !uptime.slept(), "the store is away");
        uptime.note();
        assert!(is_settled(&uptime));
        hand.set(9_000_000);
        assert!(!is_settled(&uptime) && uptime.slept(), "the machine slept");
        uptime.note();
        assert!(is_settled(&uptime));
        hand.set(1_000_000);
        assert!(is_settled(&uptime) && !uptime.slept(), "set back, no time is lost");
    }

    #[tokio::test]
    async fn who_waited_is_told_so() {
        let hand = ManualClock::new(1_000_000);
        let uptime = Uptime::new(hand.clock());
        assert!(!uptime.settled().await);
        hand.advance(NO_DOWNTIME * 2);
        let (waited, ()) = tokio::join!(uptime.settled(), async { uptime.note() });
        assert!(waited);
    }
}
