//! How long this machine takes for something, whatever a [`Clock`](crate::clock::Clock) shows that tests move by hand.

use std::time::{Duration, Instant};

/// Runs since it was started.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    #[must_use]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    #[must_use]
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
