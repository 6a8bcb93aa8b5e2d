//! The time of day, and how much time has passed, so that tests can own both.
//!
//! The time of day is set by people and by the network, forwards and backwards. Only deadlines, which people agree on,
//! follow it; everything that lasts a while is measured by [`Moment`]s.

use room::stored::Millis;
use std::ops::Add;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A long sleep until a time of day looks at it again now and then.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// A point on a scale that only runs forwards, in milliseconds after the clock was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub(crate) u64);

impl Moment {
    /// How long after an earlier one this is.
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

/// Where a server reads the time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System { start: Instant },
    Manual(watch::Receiver<Hands>),
}

/// What a clock that is moved by hand shows.
#[derive(Clone, Copy, Debug)]
struct Hands {
    day: Millis,
    passed: Moment,
}

impl Clock {
    /// The clock of the machine.
    #[must_use]
    pub fn system() -> Self {
        Self(Source::System { start: Instant::now() })
    }

    /// The time of day: milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System { .. } => millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
            Source::Manual(hands) => hands.borrow().day,
        }
    }

    /// This moment, whatever time of day it is said to be.
    #[must_use]
    pub fn moment(&self) -> Moment {
        match &self.0 {
            Source::System { start } => Moment(millis(start.elapsed())),
            Source::Manual(hands) => hands.borrow().passed,
        }
    }

    /// Comes back when the time of day is `at` or later.
    pub async fn sleep_until(&self, at: Millis) {
        match &self.0 {
            Source::System { .. } => loop {
                let left = Duration::from_millis(at.saturating_sub(self.now()));
                if left.is_zero() {
                    return;
                }
                tokio::time::sleep(left.min(LONGEST_NAP)).await;
            },
            Source::Manual(hands) => reach(hands, |hands| hands.day >= at).await,
        }
    }

    /// Comes back at this moment or later.
    pub async fn wait_for(&self, moment: Moment) {
        match &self.0 {
            Source::System { .. } => tokio::time::sleep(moment.since(self.moment())).await,
            Source::Manual(hands) => reach(hands, |hands| hands.passed >= moment).await,
        }
    }

    /// Comes back after `time`.
    pub async fn sleep(&self, time: Duration) {
        self.wait_for(self.moment() + time).await;
    }
}

async fn reach(hands: &watch::Receiver<Hands>, there: impl Fn(&Hands) -> bool) {
    // Time that nobody can set any more stands still.
    if hands.clone().wait_for(there).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// A clock that is moved by hand.
#[derive(Debug)]
pub struct ManualClock(watch::Sender<Hands>);

impl ManualClock {
    /// A clock that shows `now`.
    #[must_use]
    pub fn new(now: Millis) -> Self {
        Self(watch::Sender::new(Hands { day: now, passed: Moment::default() }))
    }

    /// What a server reads.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Clock(Source::Manual(self.0.subscribe()))
    }

    /// Lets time pass.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|hands| {
            hands.day += millis(time);
            hands.passed = hands.passed + time;
        });
    }

    /// Sets the time of day, forwards or backwards. No time passes.
    pub fn set(&self, day: Millis) {
        self.0.send_modify(|hands| hands.day = day);
    }
}

/// A span of time in milliseconds.
pub(crate) fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    #[tokio::test]
    async fn a_manual_clock_wakes_who_sleeps_until_then() {
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
