//! What is begun and not finished: the last one comes first, and names the seats it waits for.

use super::SeatSet;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Decisions one upon another: an offer awaits a neighbour in the middle of somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack<D>(Vec<Pending<D>>);

/// A decision that somebody has to take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending<D> {
    /// Who.
    pub seats: SeatSet,
    /// What.
    pub decision: D,
}

impl<D> Default for Stack<D> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<D> Stack<D> {
    /// Something to be decided before all else.
    pub fn push(&mut self, seats: impl Into<SeatSet>, decision: D) {
        self.0.push(Pending { seats: seats.into(), decision });
    }

    /// What is to be decided first.
    pub fn top(&self) -> Option<&Pending<D>> {
        self.0.last()
    }

    /// The same, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut Pending<D>> {
        self.0.last_mut()
    }

    /// What was to be decided first is decided.
    pub fn pop(&mut self) -> D {
        self.0.pop().expect("something is to be decided").decision
    }

    /// Whether nothing is to be decided.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everything that is begun, the latest first.
    pub fn iter(&self) -> impl Iterator<Item = &Pending<D>> {
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
        assert!(stack.is_empty() && stack.top().is_none());
    }

    #[test]
    #[should_panic(expected = "something is to be decided")]
    fn nothing_is_finished_that_was_not_begun() {
        Stack::<()>::default().pop();
    }
}
