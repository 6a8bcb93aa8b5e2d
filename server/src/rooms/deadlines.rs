//! One clock for all rooms: sleeps to the earliest deadline and wakes the rooms whose time is up.
//!
//! It keeps no list: the store knows every deadline. All it remembers is when to look next.

use super::Rooms;
use crate::clock::{Clock, Moment, millis};
use crate::store::{Millis, StoreError};
use protocol::MatchId;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Notify;

/// Rooms that are woken in one go; the others come right after.
const MOST_AT_ONCE: u32 = 100;
/// The least time between two looks: woken rooms need a moment to write that somebody is late.
const BREATH: Duration = Duration::from_secs(1);
/// A room that was woken for a deadline is not woken for the same one before this: it may be unable to.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest time between two looks, should a deadline have been set by another server.
const LONGEST: Duration = Duration::from_secs(300);

/// When the next deadline is.
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
    /// Notes that a room has this deadline from now on.
    pub fn note(&self, at: Option<Millis>) {
        let Some(at) = at else { return };
        if at < self.next.fetch_min(at, Ordering::AcqRel) {
            self.earlier.notify_one();
        }
    }

    /// Wakes rooms for ever.
    pub async fn keep(&self, rooms: &Arc<Rooms>) {
        let clock = rooms.services().clock.clone();
        let mut woken = Woken::default();
        loop {
            rooms.services().uptime.settled().await;
            let now = clock.now();
            woken.forget(clock.moment());
            let next = match self.wake_due(rooms, now, &mut woken).await {
                Ok(next) => next,
                Err(error) => {
                    tracing::warn!(%error, "deadlines could not be read");
                    now + millis(BREATH)
                }
            };
            self.next.fetch_min(next, Ordering::AcqRel);
            self.wait(&clock).await;
        }
    }

    /// Sleeps until the next deadline, however often that becomes an earlier one.
    async fn wait(&self, clock: &Clock) {
        clock.sleep(BREATH).await;
        let longest = clock.moment() + LONGEST;
        loop {
            tokio::select! {
                () = clock.sleep_until(self.next.load(Ordering::Acquire)) => break,
                () = clock.wait_for(longest) => break,
                () = self.earlier.notified() => {}
            }
        }
    }

    /// Wakes every room whose time is up; returns when the next one's is.
    async fn wake_due(
        &self,
        rooms: &Arc<Rooms>,
        now: Millis,
        woken: &mut Woken,
    ) -> Result<Millis, StoreError> {
        // What is noted from here on was perhaps not yet in the store when it is asked.
        self.next.store(Millis::MAX, Ordering::Release);
        let store = &rooms.services().store;
        // Those woken before may be unable to do anything: they must not hide the others.
        let most = MOST_AT_ONCE.saturating_add(u32::try_from(woken.0.len()).unwrap_or(u32::MAX));
        let due = store.due(now, most).await?;
        for (id, deadline) in due {
            if woken.is_news(id, deadline, rooms.services().clock.moment()) {
                rooms.wake(id);
            }
        }
        let next = store.next_deadline().await?;
        Ok(next.map_or(Millis::MAX, |next| next.max(now + millis(BREATH))))
    }
}

/// For which deadline each room was woken, and when.
#[derive(Default)]
struct Woken(HashMap<MatchId, (Millis, Moment)>);

impl Woken {
    /// Notes that a room's deadline has passed; whether it was not woken for this one.
    fn is_news(&mut self, id: MatchId, deadline: Millis, now: Moment) -> bool {
        let news = self.0.get(&id).is_none_or(|&(before, _)| before != deadline);
        if news {
            self.0.insert(id, (deadline, now));
        }
        news
    }

    /// Lets rooms be woken again that seem to have been unable to do anything.
    fn forget(&mut self, now: Moment) {
        self.0.retain(|_, (_, at)| *at + PATIENCE > now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_woken_once_for_each_deadline_and_again_after_a_while() {
        let (mut woken, one, other) = (Woken::default(), MatchId::new(), MatchId::new());
        let is_news = |woken: &mut Woken, id, deadline, at| woken.is_news(id, deadline, Moment(at));
        assert!(is_news(&mut woken, one, 100, 100));
        assert!(!is_news(&mut woken, one, 100, 1_100));
        assert!(is_news(&mut woken, other, 100, 1_100));
        assert!(is_news(&mut woken, one, 2_000, 2_000), "the time of somebody else at the table");
        woken.forget(Moment(61_999));
        assert!(!is_news(&mut woken, one, 2_000, 61_999));
        woken.forget(Moment(62_000));
        assert!(is_news(&mut woken, one, 2_000, 62_000));
    }
}
