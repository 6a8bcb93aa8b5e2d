//! The actions of a seat.

use super::data::{Dog, Trait, Trick};
use super::shapes::{Cell, Lane};
use crate::frame::words;
use serde::{Deserialize, Serialize};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Before the first turn: put the watchdog beside a row or column.
    Guard { lane: Lane },
    /// Once a turn: take the cards that a trick covers.
    Retrieve {
        trick: Trick,
        /// Quarter turns clockwise, 0 to 3.
        turn: u8,
        /// Where the upper left corner of the turned trick lies.
        at: Cell,
    },
    /// Take any card of the grid and leave Fetch in its place.
    Fetch { cell: Cell },
    /// Tuck a walk taken this turn under a dog.
    Walk { dog: Dog },
    /// Tuck a training under a dog.
    Train { dog: Dog },
    /// Attach a trait taken this turn to a dog.
    Attach { card: Trait, dog: Dog },
    /// Discard two adoptions for a rescue dog.
    Adopt {
        /// One of the dogs that lie face up in the shelter.
        dog: Dog,
    },
    /// Discard trainings for a trick.
    Learn {
        /// One of the tricks that lie face up in the school.
        trick: Trick,
    },
    /// The turn is over.
    EndTurn,
    /// At the end of the turn: discard a trait that no dog can have, and something with it.
    Discard { card: Trait, pay: Item },
}

words! {
    /// What can go with a discarded trait.
    pub enum Item {
        /// A cube of scraps.
        Scraps = "scraps",
        /// A cube of dry food.
        Dry = "dry",
        /// A cube of canned food.
        Canned = "canned",
        /// A wild cube.
        Wild = "wild",
        Ball = "ball",
        Frisbee = "frisbee",
        Rope = "rope",
        /// A plush toy.
        Plush = "plush",
        Bed = "bed",
        Training = "training",
        Bone = "bone",
    }
}

words! {
    /// The verbs that reasons name.
    pub(super) enum Verb {
        Retrieve = "retrieve",
        EndTurn = "end_turn",
        Adopt = "adopt",
        Learn = "learn",
        Walk = "walk",
        Train = "train",
        Attach = "attach",
    }
}
