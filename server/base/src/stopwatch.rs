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

/// What the thread that started it has computed since: it stands still while the thread waits for a core.
#[derive(Debug)]
pub struct ThreadTime(Duration);

impl ThreadTime {
    #[must_use]
    pub fn start() -> Self {
        Self(thread_time())
    }

    /// Must be asked on the same thread.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        thread_time().saturating_sub(self.0)
    }
}

fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_thread_stands_still_while_another_one_computes() {
        let own = ThreadTime::start();
        let other = std::thread::spawn(|| {
            let of_other = ThreadTime::start();
            while of_other.elapsed() < Duration::from_millis(40) {}
        });
        other.join().unwrap();
        assert!(own.elapsed() < Duration::from_millis(40), "{:?}", own.elapsed());
    }
}
