//! What the sockets of one room share: who has arrived, whose turn to move it is, and who has seen what.

use super::tally::Tally;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// Names a step: the how-manieth match of the party, and its version there.
pub(super) type StepName = (u32, u64);

/// What the sockets of one room share.
#[derive(Debug)]
pub(super) struct Party {
    tally: Arc<Tally>,
    /// How long after the others this one begins.
    offset: Duration,
    /// From one move to the next; none when they follow at once.
    interval: Option<Duration>,
    state: Mutex<State>,
    /// Everybody is there.
    pub(super) ready: Notify,
}

#[derive(Debug)]
struct State {
    members: usize,
    arrived: usize,
    next: Option<Instant>,
    steps: HashMap<StepName, Step>,
    /// Used again, so that no step needs memory of its own.
    spare: Vec<Vec<(bool, u64)>>,
}

/// A step on its way to everybody.
#[derive(Debug, Default)]
struct Step {
    sent: Option<Sent>,
    last: Option<Instant>,
    sizes: Vec<(bool, u64)>,
}

/// What the mover knows once the move is acknowledged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    pub(super) at: Instant,
    /// When its own frame came.
    pub(super) seen: Instant,
}

/// A move that everybody has seen.
#[derive(Debug)]
pub(super) struct Done {
    pub(super) sent: Sent,
    pub(super) last: Instant,
    /// Bytes for each viewer, and whether that is a player.
    pub(super) sizes: Vec<(bool, u64)>,
}

impl Party {
    pub(super) fn new(
        tally: Arc<Tally>,
        members: usize,
        offset: Duration,
        interval: Option<Duration>,
    ) -> Arc<Self> {
        let (steps, spare) = (HashMap::new(), Vec::new());
        let state = State { members, arrived: 0, next: None, steps, spare };
        Arc::new(Self { tally, offset, interval, state: Mutex::new(state), ready: Notify::new() })
    }

    /// Somebody is in the room, and on their seat if they have one.
    pub(super) fn arrive(&self) {
        let mut state = self.state();
        state.arrived += 1;
        if state.arrived >= state.members {
            state.arrived = 0;
            self.ready.notify_one();
        }
    }

    /// When the next move of the room is due; whoever asks takes it.
    pub(super) fn claim(&self, since: Instant) -> Instant {
        let now = Instant::now();
        let mut state = self.state();
        let due = state.next.unwrap_or(since + self.offset).max(now);
        state.next = self.interval.map(|interval| due + interval);
        due
    }

    /// A viewer has seen a step.
    pub(super) fn saw(&self, name: StepName, player: bool, bytes: u64) {
        let now = Instant::now();
        let mut state = self.state();
        let State { steps, spare, .. } = &mut *state;
        let step = steps
            .entry(name)
            .or_insert_with(|| Step { sizes: spare.pop().unwrap_or_default(), ..Step::default() });
        step.last = Some(now);
        step.sizes.push((player, bytes));
        self.settle(&mut state, name);
    }

    /// The mover knows which step the move has become.
    pub(super) fn acknowledged(&self, name: StepName, sent: Sent) {
        let mut state = self.state();
        state.steps.entry(name).or_default().sent = Some(sent);
        self.settle(&mut state, name);
    }

    /// A socket is gone: nobody waits for it any more.
    pub(super) fn lose(&self) {
        let mut state = self.state();
        state.members = state.members.saturating_sub(1);
    }

    /// Tells what everybody has seen.
    fn settle(&self, state: &mut State, name: StepName) {
        let complete = |step: &Step| step.sizes.len() >= state.members && step.sent.is_some();
        if !state.steps.get(&name).is_some_and(complete) {
            return;
        }
        let Some(Step { sent: Some(sent), last: Some(last), sizes }) = state.steps.remove(&name) else {
            return;
        };
        let done = Done { sent, last, sizes };
        self.tally.done(&done);
        let mut sizes = done.sizes;
        sizes.clear();
        state.spare.push(sizes);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
