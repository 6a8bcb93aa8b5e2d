//! What was counted.

use super::party::Done;
use hdrhistogram::Histogram;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// What was counted of the moves that were sent while it was measured.
#[derive(Debug, Default)]
pub(super) struct Tally {
    state: Mutex<State>,
    news: Notify,
}

#[derive(Debug, Default)]
struct State {
    from: Option<Instant>,
    to: Option<Instant>,
    counts: Counts,
}

/// The counts.
#[derive(Debug)]
pub(super) struct Counts {
    /// Moves that were sent.
    pub(super) begun: u64,
    /// Moves that everybody has seen.
    pub(super) moves: u64,
    /// Moves that were refused, by code.
    pub(super) refused: BTreeMap<String, u64>,
    /// Rooms whose match was over.
    pub(super) matches: u64,
    /// Sockets that the server ended.
    pub(super) lost: u64,
    /// From the move to the frame of the mover, in microseconds.
    pub(super) mover: Histogram<u64>,
    /// From the move to the frame of the last viewer, in microseconds.
    pub(super) last: Histogram<u64>,
    /// Bytes that one move took for one player.
    pub(super) players: Histogram<u64>,
    /// Bytes that one move took for one spectator.
    pub(super) spectators: Histogram<u64>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            begun: 0,
            moves: 0,
            refused: BTreeMap::new(),
            matches: 0,
            lost: 0,
            mover: histogram(),
            last: histogram(),
            players: histogram(),
            spectators: histogram(),
        }
    }
}

/// Microseconds up to an hour, or as many bytes, to three digits.
fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 3_600_000_000, 3).expect("the bounds are in order")
}

impl Tally {
    /// What is sent from now on counts.
    pub(super) fn begin(&self, now: Instant) {
        self.state().from = Some(now);
    }

    /// What is sent from now on does not count any more.
    pub(super) fn end(&self, now: Instant) {
        self.state().to = Some(now);
    }

    /// A move was sent.
    pub(super) fn begun(&self, at: Instant) {
        self.count(at, |counts| counts.begun += 1);
    }

    /// Everybody has seen a move.
    pub(super) fn done(&self, done: &Done) {
        self.count(done.sent.at, |counts| {
            let since = |at: Instant| micros(at.saturating_duration_since(done.sent.at));
            counts.moves += 1;
            counts.mover.saturating_record(since(done.sent.seen));
            counts.last.saturating_record(since(done.last));
            for &(player, bytes) in &done.sizes {
                let sizes = if player { &mut counts.players } else { &mut counts.spectators };
                sizes.saturating_record(bytes);
            }
        });
        self.news.notify_one();
    }

    /// A move was refused.
    pub(super) fn refused(&self, sent: Instant, code: &str) {
        self.count(sent, |counts| *counts.refused.entry(code.to_owned()).or_default() += 1);
        self.news.notify_one();
    }

    /// A match was over.
    pub(super) fn over(&self, at: Instant) {
        self.count(at, |counts| counts.matches += 1);
    }

    /// The server ended a socket.
    pub(super) fn lost(&self, at: Instant) {
        self.count(at, |counts| counts.lost += 1);
    }

    /// Comes back when nothing that counts is under way any more.
    pub(super) async fn settled(&self) {
        while self.state().counts.unfinished() > 0 {
            self.news.notified().await;
        }
    }

    /// The counts.
    pub(super) fn take(&self) -> Counts {
        std::mem::take(&mut self.state().counts)
    }

    fn count(&self, at: Instant, change: impl FnOnce(&mut Counts)) {
        let mut state = self.state();
        let begun = state.from.is_some_and(|from| from <= at);
        if begun && state.to.is_none_or(|to| at < to) {
            change(&mut state.counts);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    /// Moves that were neither refused nor seen by everybody.
    pub(super) fn unfinished(&self) -> u64 {
        self.begun.saturating_sub(self.moves + self.refused.values().sum::<u64>())
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
