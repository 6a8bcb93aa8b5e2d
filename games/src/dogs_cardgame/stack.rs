//! A stack of decisions. Each waits for certain seats; the one on top is taken first.

use crate::frame::SeatSet;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Decisions of a turn that are begun and not finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stack<D>(Vec<Pending<D>>);

/// A decision and the seats that it waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending<D> {
    pub(super) seats: SeatSet,
    pub(super) decision: D,
}

impl<D> Default for Stack<D> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<D> Stack<D> {
    /// Adds a decision that comes before all others.
    pub(super) fn push(&mut self, seats: impl Into<SeatSet>, decision: D) {
        self.0.push(Pending { seats: seats.into(), decision });
    }

    /// The decision on top of the stack.
    pub(super) fn top(&self) -> Option<&Pending<D>> {
        self.0.last()
    }

    /// The same, to be changed.
    pub(super) fn top_mut(&mut self) -> Option<&mut Pending<D>> {
        self.0.last_mut()
    }

    /// Removes the decision on top of the stack.
    pub(super) fn pop(&mut self) -> D {
        self.0.pop().expect("something is to be decided").decision
    }

    /// All decisions, the one on top first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Pending<D>> {
        self.0.iter().rev()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::Seat;

    #[test]
    fn the_last_one_comes_first() {
        let mut stack = Stack::default();
        stack.push(Seat(0), "buy");
        stack.push(Seat(1), "answer");
        let top = stack.top().unwrap();
        assert_eq!((top.seats, top.decision), (Seat(1).into(), "answer"));
        assert_eq!(stack.iter().map(|pending| pending.decision).collect::<Vec<_>>(), ["answer", "buy"]);
        assert_eq!(stack.pop(), "answer");
        assert_eq!(stack.pop(), "buy");
        assert!(stack.top().is_none());
    }

    #[test]
    #[should_panic(expected = "something is to be decided")]
    fn nothing_is_finished_that_was_not_begun() {
        Stack::<()>::default().pop();
    }
}
