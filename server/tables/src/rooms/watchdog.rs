//! Detects rooms that take too long to handle one command.
//!
//! It has a thread of its own: if a game hangs, all threads of the async runtime may be affected.

use base::stopwatch::Stopwatch;
use base::tasks;
use protocol::MatchId;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Handling a command takes well under a millisecond; a room that takes longer than this hangs.
const HANG_TIME: Duration = Duration::from_secs(2);
/// How often the watchdog checks.
const CHECK_INTERVAL: Duration = Duration::from_millis(500);

/// Watches all rooms.
#[derive(Debug)]
pub struct Watchdog {
    start: Stopwatch,
    probes: Mutex<Vec<Weak<Probe>>>,
    hanging: AtomicUsize,
}

/// The activity of one room.
#[derive(Debug)]
pub(super) struct Probe {
    id: MatchId,
    start: Stopwatch,
    /// When the current command began, in microseconds after `start` and at least 1; 0 if there is no command.
    since: AtomicU64,
    reported: AtomicBool,
}

impl Watchdog {
    /// Starts the watchdog thread, which ends when the watchdog is dropped. The returned future completes when the
    /// thread ends.
    ///
    /// # Errors
    /// When the operating system does not start a thread.
    pub fn start() -> std::io::Result<(Arc<Self>, impl Future<Output = ()> + Send + use<>)> {
        let (alive, ended) = oneshot::channel::<()>();
        let watchdog = Arc::new(Self::new());
        let weak = Arc::downgrade(&watchdog);
        tasks::thread("watchdog", move || {
            // Dropped when the thread ends, also by a panic.
            let _alive = alive;
            loop {
                thread::park_timeout(CHECK_INTERVAL);
                let Some(watchdog) = weak.upgrade() else { return };
                watchdog.check(watchdog.start.elapsed());
            }
        })?;
        Ok((watchdog, async move { drop(ended.await) }))
    }

    fn new() -> Self {
        Self { start: Stopwatch::start(), probes: Mutex::default(), hanging: AtomicUsize::new(0) }
    }

    /// The number of rooms that hang.
    #[must_use]
    pub fn hanging(&self) -> usize {
        self.hanging.load(Ordering::Relaxed)
    }

    /// Registers a room.
    pub(super) fn watch(&self, id: MatchId) -> Arc<Probe> {
        let probe = Arc::new(Probe {
            id,
            start: self.start,
            since: AtomicU64::new(0),
            reported: AtomicBool::new(false),
        });
        self.probes.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&probe));
        probe
    }

    fn check(&self, now: Duration) {
        let mut hanging = 0;
        let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
        probes.retain(|probe| {
            let Some(probe) = probe.upgrade() else { return false };
            if probe.busy_for(now) > HANG_TIME {
                hanging += 1;
                if !probe.reported.swap(true, Ordering::Relaxed) {
                    tracing::error!(room = %probe.id, "the room hangs: one command takes too long");
                }
            }
            true
        });
        self.hanging.store(hanging, Ordering::Relaxed);
    }
}

impl Probe {
    /// Records that a command begins.
    pub(super) fn begin(&self) {
        self.since.store(micros(self.start.elapsed()).max(1), Ordering::Relaxed);
    }

    /// Records that the command has ended, and returns how long it took.
    pub(super) fn end(&self) -> Duration {
        let since = self.since.swap(0, Ordering::Relaxed);
        if self.reported.swap(false, Ordering::Relaxed) {
            tracing::warn!(room = %self.id, "the room has recovered");
        }
        self.start.elapsed().saturating_sub(Duration::from_micros(since))
    }

    fn busy_for(&self, now: Duration) -> Duration {
        match self.since.load(Ordering::Relaxed) {
            0 => Duration::ZERO,
            since => now.saturating_sub(Duration::from_micros(since)),
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_hangs_while_one_command_takes_too_long() {
        let watchdog = Watchdog::new();
        let (quick, slow) = (watchdog.watch(MatchId::new()), watchdog.watch(MatchId::new()));
        quick.begin();
        quick.end();
        slow.begin();
        watchdog.check(watchdog.start.elapsed());
        assert_eq!(watchdog.hanging(), 0);
        watchdog.check(watchdog.start.elapsed() + HANG_TIME * 2);
        assert_eq!(watchdog.hanging(), 1);
        assert!(slow.reported.load(Ordering::Relaxed) && !quick.reported.load(Ordering::Relaxed));
        slow.end();
        watchdog.check(watchdog.start.elapsed() + HANG_TIME * 2);
        assert_eq!(watchdog.hanging(), 0);
    }

    #[test]
    fn unloaded_rooms_are_forgotten() {
        let watchdog = Watchdog::new();
        drop(watchdog.watch(MatchId::new()));
        watchdog.check(Duration::ZERO);
        assert!(watchdog.probes.lock().unwrap().is_empty());
    }
}
