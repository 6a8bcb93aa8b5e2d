//! The events that are stored.

use super::actions::Action;
use super::die::Face;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::phase::Phase;
use crate::frame::Seat;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// An event, as it is stored, with everything that it hides from viewers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// A leg begins: the zoos are empty, the bag is full.
    LegStarted {
        /// The side of the board.
        board: Board,
        /// The seat that rolls first.
        first: Seat,
        /// What goes into the bag.
        bag: Herd,
    },
    /// A round begins: every seat has drawn its hand.
    Dealt {
        /// From 1.
        round: u8,
        /// The hand of each seat.
        hands: Vec<Herd>,
    },
    /// A turn begins.
    Rolled {
        /// From 1 in each round.
        turn: u8,
        /// What the die shows.
        face: Face,
    },
    /// Now this is being decided.
    Entered { phase: Phase },
    /// A seat chose in secret.
    Chose {
        seat: Seat,
        /// Secret until all choices are revealed.
        choice: Action,
    },
    /// A seat took its secret choice back.
    Reconsidered { seat: Seat },
    /// The picks of all seats are revealed.
    Picked {
        /// One of each seat.
        dinos: Vec<Dino>,
    },
    /// A dinosaur moves into a zoo.
    Placed {
        /// The owner of the zoo.
        seat: Seat,
        /// Its number from now on.
        number: u8,
        /// Its species.
        dino: Dino,
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
    },
    /// Two players: a dinosaur leaves the game unseen.
    SetAside {
        /// The seat that set it aside.
        seat: Seat,
        /// Its species.
        dino: Dino,
    },
    /// All hands go to the left.
    Passed,
    /// A dinosaur leaves the quarantine.
    Moved {
        /// The owner of the zoo.
        seat: Seat,
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
    },
}
