//! The counters and histograms of a run.

use hdrhistogram::Histogram;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// Metrics of the moves that were sent during the measurement.
#[derive(Debug, Default)]
pub(super) struct Metrics {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    from: Option<Instant>,
    to: Option<Instant>,
    counts: Counts,
}

/// When a move was sent and when its own frame came back to the mover.
#[derive(Clone, Copy, Debug)]
pub(super) struct SentMove {
    pub(super) at: Instant,
    /// When the mover received the frame of the step.
    pub(super) seen: Instant,
}

/// A move that all clients have seen.
#[derive(Debug)]
pub(super) struct CompletedMove {
    pub(super) sent: SentMove,
    pub(super) last: Instant,
    /// For each client, whether it is a player, and the bytes of its frame.
    pub(super) sizes: Vec<(bool, u64)>,
}

#[derive(Debug)]
pub(super) struct Counts {
    /// Moves that were sent.
    pub(super) begun: u64,
    /// Moves that all clients have seen.
    pub(super) moves: u64,
    /// Moves that were refused, by code.
    pub(super) refused: BTreeMap<String, u64>,
    /// Matches that ended.
    pub(super) matches: u64,
    /// Sockets that the server closed.
    pub(super) lost: u64,
    /// Time from sending a move to receiving its frame at the mover, in microseconds.
    pub(super) mover: Histogram<u64>,
    /// Time from sending a move to receiving its frame at the last client, in microseconds.
    pub(super) last: Histogram<u64>,
    /// Time from receiving the frame of a move at the mover to receiving it at the last client, in microseconds.
    pub(super) after_mover: Histogram<u64>,
    /// Bytes of the frame of one move for one player.
    pub(super) players: Histogram<u64>,
    /// Bytes of the frame of one move for one spectator.
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
            after_mover: histogram(),
            players: histogram(),
            spectators: histogram(),
        }
    }
}

/// A histogram of values up to 3.6 × 10⁹ (one hour in microseconds) with three significant digits.
fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 3_600_000_000, 3).expect("the bounds are in order")
}

impl Metrics {
    /// Moves sent from now on count.
    pub(super) fn begin(&self, now: Instant) {
        self.state().from = Some(now);
    }

    /// Moves sent from now on do not count.
    pub(super) fn end(&self, now: Instant) {
        self.state().to = Some(now);
    }

    pub(super) fn record_sent(&self, at: Instant) {
        self.count(at, |counts| counts.begun += 1);
    }

    /// All clients have seen a move.
    pub(super) fn record_completed(&self, done: &CompletedMove) {
        self.count(done.sent.at, |counts| {
            let since = |at: Instant| micros(at.saturating_duration_since(done.sent.at));
            counts.moves += 1;
            counts.mover.saturating_record(since(done.sent.seen));
            counts.last.saturating_record(since(done.last));
            let after_mover = done.last.saturating_duration_since(done.sent.seen);
            counts.after_mover.saturating_record(micros(after_mover));
            for &(player, bytes) in &done.sizes {
                let sizes = if player { &mut counts.players } else { &mut counts.spectators };
                sizes.saturating_record(bytes);
            }
        });
        self.changed.notify_one();
    }

    pub(super) fn record_refused(&self, sent: Instant, code: &str) {
        self.count(sent, |counts| *counts.refused.entry(code.to_owned()).or_default() += 1);
        self.changed.notify_one();
    }

    pub(super) fn record_match_over(&self, at: Instant) {
        self.count(at, |counts| counts.matches += 1);
    }

    pub(super) fn record_lost_socket(&self, at: Instant) {
        self.count(at, |counts| counts.lost += 1);
    }

    /// Waits until no counted move is unfinished.
    pub(super) async fn settled(&self) {
        while self.state().counts.unfinished() > 0 {
            self.changed.notified().await;
        }
    }

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
    /// Moves that were neither refused nor seen by all clients.
    pub(super) fn unfinished(&self) -> u64 {
        self.begun.saturating_sub(self.moves + self.refused.values().sum::<u64>())
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
