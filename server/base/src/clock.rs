//! The time of day, and elapsed time, both under the control of tests.
//!
//! The time of day can be set by people and by the network, forwards and backwards. Only deadlines follow it, because
//! players agree on them as times of day. Every duration is measured by [`Moment`]s.

use std::ops::Add;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A long sleep until a time of day checks the clock again after this time, because the clock may be set meanwhile.
const MAX_SLEEP: Duration = Duration::from_secs(30);

/// Milliseconds, or a time of day in milliseconds since 1970.
pub type Millis = u64;

/// A point on a scale that only moves forwards, in milliseconds since the clock was created.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub u64);

impl Moment {
    /// The time since an earlier moment; zero if it is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for Moment {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0.saturating_add(millis(time)))
    }
}

/// The source of the time for a server.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System { start: Instant },
    Manual(watch::Receiver<ManualTime>),
}

/// The time of a manual clock.
#[derive(Clone, Copy, Debug)]
struct ManualTime {
    day: Millis,
    passed: Moment,
}

impl Clock {
    /// The clock of the machine.
    #[must_use]
    pub fn system() -> Self {
        Self(Source::System { start: Instant::now() })
    }

    /// The time of day, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System { .. } => millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
            Source::Manual(shown) => shown.borrow().day,
        }
    }

    /// The current moment, which does not depend on the time of day.
    #[must_use]
    pub fn moment(&self) -> Moment {
        match &self.0 {
            Source::System { start } => Moment(millis(start.elapsed())),
            Source::Manual(shown) => shown.borrow().passed,
        }
    }

    /// Waits until the time of day is `at` or later.
    pub async fn sleep_until(&self, at: Millis) {
        match &self.0 {
            Source::System { .. } => loop {
                let left = Duration::from_millis(at.saturating_sub(self.now()));
                if left.is_zero() {
                    return;
                }
                tokio::time::sleep(left.min(MAX_SLEEP)).await;
            },
            Source::Manual(shown) => wait_until(shown, |shown| shown.day >= at).await,
        }
    }

    /// Waits until this moment or later.
    pub async fn wait_for(&self, moment: Moment) {
        match &self.0 {
            Source::System { .. } => tokio::time::sleep(moment.since(self.moment())).await,
            Source::Manual(shown) => wait_until(shown, |shown| shown.passed >= moment).await,
        }
    }

    /// Waits for a duration.
    pub async fn sleep(&self, time: Duration) {
        self.wait_for(self.moment() + time).await;
    }
}

async fn wait_until(shown: &watch::Receiver<ManualTime>, is_reached: impl Fn(&ManualTime) -> bool) {
    // The manual clock is gone, so its time never advances again.
    if shown.clone().wait_for(is_reached).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// A clock that tests move by hand.
#[derive(Debug)]
pub struct ManualClock(watch::Sender<ManualTime>);

impl ManualClock {
    /// A clock that shows the time of day `now`.
    #[must_use]
    pub fn new(now: Millis) -> Self {
        Self(watch::Sender::new(ManualTime { day: now, passed: Moment::default() }))
    }

    /// A clock for a server that follows this one.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Clock(Source::Manual(self.0.subscribe()))
    }

    /// Moves the time of day and the moment forwards.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|shown| {
            shown.day += millis(time);
            shown.passed = shown.passed + time;
        });
    }

    /// Sets the time of day, forwards or backwards. No time elapses.
    pub fn set(&self, day: Millis) {
        self.0.send_modify(|shown| shown.day = day);
    }
}

/// A duration in milliseconds.
#[must_use]
pub fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    #[tokio::test]
    async fn a_manual_clock_wakes_a_sleeper_at_its_time() {
        let hand = ManualClock::new(1_000);
        let clock = hand.clock();
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.sleep_until(3_000).await;
                clock.now()
            }
        });
        hand.advance(Duration::from_secs(1));
        assert_eq!(clock.now(), 2_000);
        hand.advance(Duration::from_secs(2));
        assert_eq!(sleeper.await.unwrap(), 4_000);
    }

    #[tokio::test]
    async fn a_clock_that_is_set_neither_prolongs_nor_shortens_a_sleep() {
        let hand = ManualClock::new(10_000_000);
        let clock = hand.clock();
        let mut sleep = Box::pin(clock.sleep(Duration::from_secs(5)));
        let mut is_over = || sleep.as_mut().now_or_never().is_some();
        assert!(!is_over());
        hand.set(20_000_000);
        assert!(!is_over(), "set forwards");
        hand.set(1_000_000);
        hand.advance(Duration::from_secs(4));
        assert!(!is_over());
        hand.advance(Duration::from_secs(1));
        assert!(is_over(), "set back");
    }
}
