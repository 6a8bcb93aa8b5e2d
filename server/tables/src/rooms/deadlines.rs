//! Wakes rooms when their deadlines pass: one task sleeps until the earliest deadline of all rooms, and loads that
//! room. So a clock keeps no room in memory.
//!
//! It keeps no list, because deadlines are written with the steps, and the store has every one. It only remembers when
//! to look next.

use super::Rooms;
use base::clock::{Clock, Moment, millis};
use protocol::MatchId;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::{Millis, StoreError};
use tokio::sync::Notify;

/// The most rooms that are woken at once; the others follow right after.
const MAX_AT_ONCE: u32 = 100;
/// The shortest time between two checks: woken rooms need a moment to write the step for the passed deadline.
const MIN_INTERVAL: Duration = Duration::from_secs(1);
/// How long until a room is woken again for the same deadline, if it did not handle it.
const REWAKE_AFTER: Duration = Duration::from_secs(60);
/// The longest time between two checks, in case another server sets a deadline.
const MAX_INTERVAL: Duration = Duration::from_secs(300);

/// The time of the next check.
#[derive(Debug)]
pub struct Deadlines {
    next: AtomicU64,
    earlier: Notify,
}

impl Default for Deadlines {
    fn default() -> Self {
        Self { next: AtomicU64::new(Millis::MAX), earlier: Notify::new() }
    }
}

impl Deadlines {
    /// Records that a room has a new deadline.
    pub fn note(&self, at: Option<Millis>) {
        let Some(at) = at else { return };
        if at < self.next.fetch_min(at, Ordering::AcqRel) {
            self.earlier.notify_one();
        }
    }

    /// Wakes rooms forever.
    pub async fn run(&self, rooms: &Arc<Rooms>) {
        let clock = rooms.services().clock.clone();
        let mut woken = Woken::default();
        loop {
            rooms.services().uptime.wait_until_settled().await;
            let now = clock.now();
            woken.forget_old(clock.moment());
            let next = match self.wake_due(rooms, now, &mut woken).await {
                Ok(next) => next,
                Err(error) => {
                    tracing::warn!(%error, "deadlines could not be read");
                    now + millis(MIN_INTERVAL)
                }
            };
            self.next.fetch_min(next, Ordering::AcqRel);
            self.wait(&clock).await;
        }
    }

    /// Sleeps until the next deadline, even if it is moved to an earlier time meanwhile.
    async fn wait(&self, clock: &Clock) {
        clock.sleep(MIN_INTERVAL).await;
        let latest = clock.moment() + MAX_INTERVAL;
        loop {
            tokio::select! {
                () = clock.sleep_until(self.next.load(Ordering::Acquire)) => break,
                () = clock.wait_for(latest) => break,
                () = self.earlier.notified() => {}
            }
        }
    }

    /// Wakes every room whose deadline has passed and returns the next deadline.
    async fn wake_due(
        &self,
        rooms: &Arc<Rooms>,
        now: Millis,
        woken: &mut Woken,
    ) -> Result<Millis, StoreError> {
        // A deadline recorded from here on may not be in the store yet when it is queried.
        self.next.store(Millis::MAX, Ordering::Release);
        let store = &rooms.services().store;
        // Rooms that were woken before may be unable to act. The limit is raised by their number so that they do not
        // hide others.
        let most = MAX_AT_ONCE.saturating_add(u32::try_from(woken.0.len()).unwrap_or(u32::MAX));
        let due = store.due(now, most).await?;
        for (id, deadline) in due {
            if woken.record(id, deadline, rooms.services().clock.moment()) {
                rooms.wake(id);
            }
        }
        let next = store.next_deadline().await?;
        Ok(next.map_or(Millis::MAX, |next| next.max(now + millis(MIN_INTERVAL))))
    }
}

/// The rooms that were woken, each with its deadline and when it was woken.
#[derive(Default)]
struct Woken(HashMap<MatchId, (Millis, Moment)>);

impl Woken {
    /// Records that a room's deadline has passed. Returns false if the room was already woken for this deadline.
    fn record(&mut self, id: MatchId, deadline: Millis, now: Moment) -> bool {
        let is_new = self.0.get(&id).is_none_or(|&(before, _)| before != deadline);
        if is_new {
            self.0.insert(id, (deadline, now));
        }
        is_new
    }

    /// Allows rooms to be woken again that did not handle their deadline for a while.
    fn forget_old(&mut self, now: Moment) {
        self.0.retain(|_, (_, at)| *at + REWAKE_AFTER > now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_woken_once_for_each_deadline_and_again_after_a_while() {
        let (mut woken, one, other) = (Woken::default(), MatchId::new(), MatchId::new());
        let record = |woken: &mut Woken, id, deadline, at| woken.record(id, deadline, Moment(at));
        assert!(record(&mut woken, one, 100, 100));
        assert!(!record(&mut woken, one, 100, 1_100));
        assert!(record(&mut woken, other, 100, 1_100));
        assert!(record(&mut woken, one, 2_000, 2_000), "the deadline of another seat");
        woken.forget_old(Moment(61_999));
        assert!(!record(&mut woken, one, 2_000, 61_999));
        woken.forget_old(Moment(62_000));
        assert!(record(&mut woken, one, 2_000, 62_000));
    }
}
