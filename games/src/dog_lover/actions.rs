//! What a seat may do: flat records, all of them listed here.

use super::data::{Dog, Trait, Trick};
use super::shapes::{Cell, Lane};
use crate::frame::words;
use serde::{Deserialize, Serialize};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Before the first turn: put the watchdog beside a row or column.
    Guard {
        /// Which.
        lane: Lane,
    },
    /// Once a turn: take the cards that a trick covers.
    Retrieve {
        /// Which of one's own.
        trick: Trick,
        /// Quarter turns clockwise, 0 to 3.
        turn: u8,
        /// Where the upper left corner of the turned trick lies.
        at: Cell,
    },
    /// Take any card of the grid and leave Fetch in its place.
    Fetch {
        /// From where.
        cell: Cell,
    },
    /// Tuck a walk taken this turn under a dog.
    Walk {
        /// Which of one's own.
        dog: Dog,
    },
    /// Tuck a training under a dog.
    Train {
        /// Which of one's own.
        dog: Dog,
    },
    /// Attach a trait taken this turn to a dog.
    Attach {
        /// Which trait.
        card: Trait,
        /// Which of one's own dogs.
        dog: Dog,
    },
    /// Discard two adoptions for a rescue dog.
    Adopt {
        /// Which of those that lie face up.
        dog: Dog,
    },
    /// Discard trainings for a trick.
    Learn {
        /// Which of those that lie face up.
        trick: Trick,
    },
    /// The turn is over.
    EndTurn,
    /// At the end of the turn: discard a trait that no dog can have, and something with it.
    Discard {
        /// Which trait.
        card: Trait,
        /// What goes with it.
        pay: Item,
    },
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
        /// A ball.
        Ball = "ball",
        /// A frisbee.
        Frisbee = "frisbee",
        /// A rope.
        Rope = "rope",
        /// A plush toy.
        Plush = "plush",
        /// A bed.
        Bed = "bed",
        /// A training.
        Training = "training",
        /// A bone.
        Bone = "bone",
    }
}
