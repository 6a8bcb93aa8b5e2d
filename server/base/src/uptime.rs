//! Tracks when the server was last able to serve, so that time in which nobody could play is not counted.
//!
//! The server records every few seconds in the store that it is alive, and only every ten minutes while no match runs.
//! A gap between two records is time in which nobody could play: the server was down, its machine slept, or the store
//! did not answer. It is given back to every running clock, at the start and while the server runs. Until then it is
//! unknown whether deadlines within it have passed, and nobody is called late.
//!
//! A match counts the time that it was ever given, and a step how much of it its clocks have: the store adds the rest
//! to a step that was planned before and is written after.

use crate::clock::{Clock, Millis, Moment};
use std::time::Duration;
use tokio::sync::watch;

/// The longest gap between two heartbeats that does not count as downtime: one or two missed heartbeats.
pub const MAX_HEARTBEAT_GAP: Duration = Duration::from_secs(15);

/// When the server last recorded a heartbeat in the store.
#[derive(Debug)]
pub struct Uptime {
    clock: Clock,
    latest: watch::Sender<Heartbeat>,
}

#[derive(Clone, Copy, Debug)]
struct Heartbeat {
    day: Millis,
    moment: Moment,
}

impl Heartbeat {
    fn at(clock: &Clock) -> Self {
        Self { day: clock.now(), moment: clock.moment() }
    }
}

impl Uptime {
    /// A server that starts to serve now.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        let latest = watch::Sender::new(Heartbeat::at(&clock));
        Self { clock, latest }
    }

    /// Records that the server was able to serve until now, and that lost time was given back.
    pub fn record_heartbeat(&self) {
        self.latest.send_replace(Heartbeat::at(&self.clock));
    }

    /// Whether the time of day has advanced more than elapsed time: the machine was asleep, or its clock was set.
    #[must_use]
    pub fn clock_jumped(&self) -> bool {
        let (latest, now) = (*self.latest.borrow(), Heartbeat::at(&self.clock));
        let passed = now.moment.since(latest.moment);
        MAX_HEARTBEAT_GAP < Duration::from_millis(now.day.saturating_sub(latest.day)).saturating_sub(passed)
    }

    /// Waits until all lost time was given back. Returns whether it had to wait.
    pub async fn wait_until_settled(&self) -> bool {
        let mut heartbeats = self.latest.subscribe();
        let mut waited = false;
        while self.clock_jumped()
            || MAX_HEARTBEAT_GAP < self.clock.moment().since(heartbeats.borrow_and_update().moment)
        {
            waited = true;
            if heartbeats.changed().await.is_err() {
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
    fn lost_time_is_unsettled_after_a_sleep_and_while_the_store_is_away() {
        let manual_clock = ManualClock::new(1_000_000);
        let uptime = Uptime::new(manual_clock.clock());
        let is_settled = |uptime: &Uptime| uptime.wait_until_settled().now_or_never().is_some();
        manual_clock.advance(MAX_HEARTBEAT_GAP);
        assert!(is_settled(&uptime) && !uptime.clock_jumped());
        manual_clock.advance(Duration::from_millis(1));
        assert!(!is_settled(&uptime) && !uptime.clock_jumped(), "the store is away");
        uptime.record_heartbeat();
        assert!(is_settled(&uptime));
        manual_clock.set(9_000_000);
        assert!(!is_settled(&uptime) && uptime.clock_jumped(), "the machine slept");
        uptime.record_heartbeat();
        assert!(is_settled(&uptime));
        manual_clock.set(1_000_000);
        assert!(
            is_settled(&uptime) && !uptime.clock_jumped(),
            "after the clock is set back, no time is lost"
        );
    }

    #[tokio::test]
    async fn waiting_is_reported() {
        let manual_clock = ManualClock::new(1_000_000);
        let uptime = Uptime::new(manual_clock.clock());
        assert!(!uptime.wait_until_settled().await);
        manual_clock.advance(MAX_HEARTBEAT_GAP * 2);
        let (waited, ()) = tokio::join!(uptime.wait_until_settled(), async { uptime.record_heartbeat() });
        assert!(waited);
    }
}
