//! Names the room whose handling of one command takes too long.
//!
//! A thread of its own: when a game hangs, the threads that run tasks may all be the ones that hang.

use protocol::MatchId;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Handling a command takes well under a millisecond; a second of it is a fault.
const TOO_LONG: Duration = Duration::from_secs(2);
/// How often the watchdog looks.
const ROUND: Duration = Duration::from_millis(500);

/// Looks after all rooms.
#[derive(Debug)]
pub struct Watchdog {
    start: Instant,
    probes: Mutex<Vec<Weak<Probe>>>,
    hanging: AtomicUsize,
}

/// What one room is busy with.
#[derive(Debug)]
pub(super) struct Probe {
    id: MatchId,
    start: Instant,
    /// Since when it handles a command, in microseconds after `start` and never 0; 0 when it handles none.
    since: AtomicU64,
    named: AtomicBool,
}

impl Watchdog {
    /// Starts looking, until the watchdog is dropped. What is returned beside it comes when nobody looks any more.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start() -> std::io::Result<(Arc<Self>, impl Future<Output = ()> + Send + use<>)> {
        let (looks, looking) = oneshot::channel::<()>();
        let dog = Arc::new(Self::new());
        let watched = Arc::downgrade(&dog);
        thread::Builder::new().name("watchdog".to_owned()).spawn(move || {
            // Dropped however the thread ends.
            let _looks = looks;
            loop {
                thread::park_timeout(ROUND);
                let Some(dog) = watched.upgrade() else { return };
                dog.look(dog.start.elapsed());
            }
        })?;
        Ok((dog, async move { drop(looking.await) }))
    }

    fn new() -> Self {
        Self { start: Instant::now(), probes: Mutex::default(), hanging: AtomicUsize::new(0) }
    }

    /// How many rooms hang.
    #[must_use]
    pub fn hanging(&self) -> usize {
        self.hanging.load(Ordering::Relaxed)
    }

    /// A probe for a room.
    pub(super) fn watch(&self, id: MatchId) -> Arc<Probe> {
        let probe = Arc::new(Probe {
            id,
            start: self.start,
            since: AtomicU64::new(0),
            named: AtomicBool::new(false),
        });
        self.probes.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&probe));
        probe
    }

    fn look(&self, now: Duration) {
        let mut hanging = 0;
        let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
        probes.retain(|probe| {
            let Some(probe) = probe.upgrade() else { return false };
            if probe.busy_for(now) > TOO_LONG {
                hanging += 1;
                if !probe.named.swap(true, Ordering::Relaxed) {
                    tracing::error!(room = %probe.id, "the room hangs: it handles one command for seconds");
                }
            }
            true
        });
        self.hanging.store(hanging, Ordering::Relaxed);
    }
}

impl Probe {
    /// A command begins.
    pub(super) fn begin(&self) {
        self.since.store(micros(self.start.elapsed()).max(1), Ordering::Relaxed);
    }

    /// A command has ended; says how long it took.
    pub(super) fn end(&self) -> Duration {
        let since = self.since.swap(0, Ordering::Relaxed);
        if self.named.swap(false, Ordering::Relaxed) {
            tracing::warn!(room = %self.id, "the room goes on");
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
        let dog = Watchdog::new();
        let (quick, slow) = (dog.watch(MatchId::new()), dog.watch(MatchId::new()));
        quick.begin();
        quick.end();
        slow.begin();
        dog.look(dog.start.elapsed());
        assert_eq!(dog.hanging(), 0);
        dog.look(dog.start.elapsed() + TOO_LONG * 2);
        assert_eq!(dog.hanging(), 1);
        assert!(slow.named.load(Ordering::Relaxed) && !quick.named.load(Ordering::Relaxed));
        slow.end();
        dog.look(dog.start.elapsed() + TOO_LONG * 2);
        assert_eq!(dog.hanging(), 0);
    }

    #[test]
    fn rooms_that_left_memory_are_forgotten() {
        let dog = Watchdog::new();
        drop(dog.watch(MatchId::new()));
        dog.look(Duration::ZERO);
        assert!(dog.probes.lock().unwrap().is_empty());
    }
}
