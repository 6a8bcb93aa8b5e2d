//! The state that the clients of one room share: who has joined, when the next move is due, and who has seen which
//! step.

use super::metrics::{CompletedMove, Metrics, SentMove};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// Identifies a step: the number of the match in this room (0, 1, …) and the version of the step in that match.
pub(super) type StepKey = (u32, u64);

/// The phase of the run, which all clients follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Join, start the match, and wait.
    Setup,
    Playing {
        /// When playing began.
        since: Instant,
    },
    /// Send no more moves.
    Stopped,
}

/// The state that the clients of one room share.
#[derive(Debug)]
pub(super) struct SharedRoom {
    metrics: Arc<Metrics>,
    /// How long after the start of playing the first move of this room is due.
    offset: Duration,
    /// Time between two moves; `None` to play as fast as possible.
    interval: Option<Duration>,
    state: Mutex<State>,
    /// Notified when all clients have joined the room and taken their seats.
    pub(super) ready: Notify,
}

#[derive(Debug)]
struct State {
    clients: usize,
    joined: usize,
    next: Option<Instant>,
    steps: HashMap<StepKey, Step>,
    /// Empty vectors for reuse, to avoid an allocation for each step.
    spare: Vec<Vec<(bool, u64)>>,
}

/// A step that not all clients have seen yet.
#[derive(Debug, Default)]
struct Step {
    sent: Option<SentMove>,
    last: Option<Instant>,
    sizes: Vec<(bool, u64)>,
}

impl SharedRoom {
    pub(super) fn new(
        metrics: Arc<Metrics>,
        clients: usize,
        offset: Duration,
        interval: Option<Duration>,
    ) -> Arc<Self> {
        let (steps, spare) = (HashMap::new(), Vec::new());
        let state = State { clients, joined: 0, next: None, steps, spare };
        Arc::new(Self { metrics, offset, interval, state: Mutex::new(state), ready: Notify::new() })
    }

    /// A client has joined the room, and has taken its seat if it has one.
    pub(super) fn record_joined(&self) {
        let mut state = self.state();
        state.joined += 1;
        if state.joined >= state.clients {
            state.joined = 0;
            self.ready.notify_one();
        }
    }

    /// Claims the next turn of the room for the caller. Returns when its move is due.
    pub(super) fn claim_turn(&self, since: Instant) -> Instant {
        let now = Instant::now();
        let mut state = self.state();
        let due = state.next.unwrap_or(since + self.offset).max(now);
        state.next = self.interval.map(|interval| due + interval);
        due
    }

    /// A client has received the frame of a step.
    pub(super) fn record_seen(&self, key: StepKey, player: bool, bytes: u64) {
        let now = Instant::now();
        let mut state = self.state();
        let State { steps, spare, .. } = &mut *state;
        let step = steps
            .entry(key)
            .or_insert_with(|| Step { sizes: spare.pop().unwrap_or_default(), ..Step::default() });
        step.last = step.last.max(Some(now));
        step.sizes.push((player, bytes));
        self.finish_step(&mut state, key);
    }

    /// The mover has received the acknowledgement with the version of its step.
    pub(super) fn record_ack(&self, key: StepKey, sent: SentMove) {
        let mut state = self.state();
        state.steps.entry(key).or_default().sent = Some(sent);
        self.finish_step(&mut state, key);
    }

    /// A socket was lost: steps no longer wait for it.
    pub(super) fn remove_client(&self) {
        let mut state = self.state();
        state.clients = state.clients.saturating_sub(1);
    }

    /// Records a step that all clients have seen.
    fn finish_step(&self, state: &mut State, key: StepKey) {
        let complete = |step: &Step| step.sizes.len() >= state.clients && step.sent.is_some();
        if !state.steps.get(&key).is_some_and(complete) {
            return;
        }
        let Some(Step { sent: Some(sent), last: Some(last), sizes }) = state.steps.remove(&key) else {
            return;
        };
        // The mover is one of the clients.
        let done = CompletedMove { sent, last: last.max(sent.seen), sizes };
        self.metrics.record_completed(&done);
        let mut sizes = done.sizes;
        sizes.clear();
        state.spare.push(sizes);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
