//! How often something may be done, by the clock of the server.

use crate::clock::{Clock, Moment};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::time::Duration;

/// The clock by which limits refill.
#[derive(Clone, Debug)]
pub struct RefillClock(Clock);

impl governor::clock::Clock for RefillClock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.moment().since(Moment::default())
    }
}

/// A limit.
pub type Limiter = RateLimiter<NotKeyed, InMemoryState, RefillClock, NoOpMiddleware<Duration>>;

/// A limit for each key.
pub type KeyedLimiter<K> = RateLimiter<K, DashMapStateStore<K>, RefillClock, NoOpMiddleware<Duration>>;

#[must_use]
pub fn limiter(quota: Quota, clock: &Clock) -> Limiter {
    RateLimiter::direct_with_clock(quota, RefillClock(clock.clone()))
}

#[must_use]
pub fn keyed_limiter<K: Hash + Eq + Clone>(quota: Quota, clock: &Clock) -> KeyedLimiter<K> {
    RateLimiter::dashmap_with_clock(quota, RefillClock(clock.clone()))
}

/// Forgets keys whose limit is full again. Must be called now and then.
pub fn forget_idle<K: Hash + Eq + Clone>(limiter: &KeyedLimiter<K>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}
