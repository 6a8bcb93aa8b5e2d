//! The time of day, so that tests can own it.

use crate::store::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The time of day is set by people and by the network, so a long sleep looks at it again now and then.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// Where a server reads the time of day.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Manual(watch::Receiver<Millis>),
}

impl Clock {
    /// The clock of the machine.
    #[must_use]
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
            Source::Manual(time) => *time.borrow(),
        }
    }

    /// Comes back when it is `at` or later.
    pub async fn sleep_until(&self, at: Millis) {
        match &self.0 {
            Source::System => loop {
                let left = Duration::from_millis(at.saturating_sub(self.now()));
                if left.is_zero() {
                    return;
                }
                tokio::time::sleep(left.min(LONGEST_NAP)).await;
            },
            Source::Manual(time) => {
                // Time that nobody can set any more stands still.
                if time.clone().wait_for(|&now| now >= at).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Comes back after `time`.
    pub async fn sleep(&self, time: Duration) {
        self.sleep_until(self.now() + millis(time)).await;
    }
}

/// A clock that is moved by hand.
#[derive(Debug)]
pub struct ManualClock(watch::Sender<Millis>);

impl ManualClock {
    /// A clock that shows `now`.
    #[must_use]
    pub fn new(now: Millis) -> Self {
        Self(watch::Sender::new(now))
    }

    /// What a server reads.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Clock(Source::Manual(self.0.subscribe()))
    }

    /// Moves the clock on.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|now| *now += millis(time));
    }
}

/// A span of time in milliseconds.
pub(crate) fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
