//! The current turn and its unfinished decisions.

use super::data::{Bonus, Location, Spot};
use super::kennel::{Dog, Kennel};
use super::stack::Stack;
use crate::frame::{Seat, words};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The turn being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// Step 1 is done.
    pub(super) moved: bool,
    pub(super) collected: bool,
    pub(super) hired: bool,
    pub(super) opened: bool,
    pub(super) donated: bool,
    pub(super) claim: Option<Claim>,
    /// Unfinished decisions; the one on top is taken first (C-08).
    pub(super) decisions: Stack<Decision>,
}

/// A bonus claimed in this turn, with the kennel as it was then (C-29).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Claim {
    pub(super) bonus: Bonus,
    pub(super) noted: Kennel,
}

/// A decision that takes more than one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Decision {
    /// Dogs that were collected and are not yet housed, in the order in which they lay.
    Collect { location: Location, hand: Vec<Dog> },
    /// Sick dogs go into bays.
    Vet,
    /// Dogs are lifted, each once, then put down in the order they were lifted (C-51).
    Trainer { hand: Vec<Dog>, placing: bool },
    /// Improvements may be bought (C-49).
    Manager { bought: u8 },
    /// A dog of the fair is taken, improvements and a puppy card may be bought (C-48).
    Partner { housed: bool, bought: u8, puppy: bool },
    /// The third improvement: a dog of any location. Then that location is refilled (C-50).
    Reward { from: Option<Location> },
    /// A full bay brings a puppy card.
    Puppy { bay: Spot },
    /// Variant 2: a second dog may be given away at the same time.
    Donate { dogs: u8 },
}

words! {
    /// The kinds of decisions within a turn.
    pub enum DecisionKind {
        /// The seat chooses a place for a collected dog.
        Collect = "collect",
        /// The seat chooses places for the dogs that the vet cures.
        Vet = "vet",
        /// The seat chooses the dogs that the trainer lifts.
        Lift = "lift",
        /// The seat chooses places for the lifted dogs.
        PutDown = "put_down",
        /// The manager was hired: the seat chooses what it buys.
        Manager = "manager",
        /// The partner was hired: the seat may take a dog of the fair, and buy improvements and a puppy card (C-48).
        Partner = "partner",
        /// The seat chooses a dog of the city as its reward.
        Reward = "reward",
        /// The seat chooses the puppy card that it gets for a full bay.
        Puppy = "puppy",
        /// The seat may give a second dog away.
        Donate = "donate",
    }
}

impl Turn {
    pub(super) fn new(seat: Seat) -> Self {
        Self {
            seat,
            moved: false,
            collected: false,
            hired: false,
            opened: false,
            donated: false,
            claim: None,
            decisions: Stack::default(),
        }
    }

    /// Whether step 2 has begun: a toll that was due is paid then (C-01).
    pub(super) fn acted(&self) -> bool {
        self.collected || self.hired
    }

    /// The decision on top of the stack.
    pub(super) fn decision(&self) -> Option<&Decision> {
        self.decisions.top().map(|pending| &pending.decision)
    }

    pub(super) fn decision_mut(&mut self) -> Option<&mut Decision> {
        self.decisions.top_mut().map(|pending| &mut pending.decision)
    }

    /// Adds a decision on top of the stack.
    pub(super) fn begin(&mut self, decision: Decision) {
        self.decisions.push(self.seat, decision);
    }
}

impl Decision {
    pub(super) fn hand(&self) -> Option<&[Dog]> {
        match self {
            Self::Collect { hand, .. } | Self::Trainer { hand, .. } => Some(hand),
            Self::Vet
            | Self::Manager { .. }
            | Self::Partner { .. }
            | Self::Reward { .. }
            | Self::Puppy { .. }
            | Self::Donate { .. } => None,
        }
    }

    pub(super) fn hand_mut(&mut self) -> Option<&mut Vec<Dog>> {
        match self {
            Self::Collect { hand, .. } | Self::Trainer { hand, .. } => Some(hand),
            Self::Vet
            | Self::Manager { .. }
            | Self::Partner { .. }
            | Self::Reward { .. }
            | Self::Puppy { .. }
            | Self::Donate { .. } => None,
        }
    }

    /// The kind of the decision.
    pub(super) fn kind(&self) -> DecisionKind {
        match self {
            Self::Collect { .. } => DecisionKind::Collect,
            Self::Vet => DecisionKind::Vet,
            Self::Trainer { placing: false, .. } => DecisionKind::Lift,
            Self::Trainer { placing: true, .. } => DecisionKind::PutDown,
            Self::Manager { .. } => DecisionKind::Manager,
            Self::Partner { .. } => DecisionKind::Partner,
            Self::Reward { .. } => DecisionKind::Reward,
            Self::Puppy { .. } => DecisionKind::Puppy,
            Self::Donate { .. } => DecisionKind::Donate,
        }
    }
}
