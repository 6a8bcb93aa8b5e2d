//! What happens, as it is recorded.

use super::actions::Item;
use super::data::{Card, Dog, Food, Trait, Trick};
use super::shapes::{Cell, Lane};
use crate::frame::Seat;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What happened, complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// The table is laid: who starts, what everybody begins with, how the decks lie (top last).
    Laid {
        /// Who plays first (L-15).
        start: Seat,
        /// The first dog of each seat.
        dogs: Vec<Dog>,
        /// The first trick of each seat.
        tricks: Vec<Trick>,
        /// The deck, with the End in it.
        deck: Vec<Card>,
        /// The shelter's deck.
        shelter: Vec<Dog>,
        /// The tricks' deck.
        school: Vec<Trick>,
    },
    /// A rescue dog comes to light, above the others.
    Sheltered {
        /// Which.
        dog: Dog,
    },
    /// A trick comes to light, above the others.
    Offered {
        /// Which.
        trick: Trick,
    },
    /// Cards come to light on the grid.
    Refilled {
        /// What lies where.
        cards: BTreeMap<Cell, Card>,
    },
    /// The End comes to light and is discarded: this round is the last.
    EndDrawn,
    /// The watchdog is put beside the grid.
    Guarded {
        /// By whom.
        seat: Seat,
        /// Where.
        lane: Lane,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u32,
    },
    /// A trick takes cards, and the watchdog moves.
    Retrieved {
        /// Who.
        seat: Seat,
        /// Which trick.
        trick: Trick,
        /// From where.
        cells: Vec<Cell>,
        /// Where the watchdog goes.
        lane: Lane,
    },
    /// Fetch takes a card and stays in its place.
    Fetched {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// A walk is tucked.
    Walked {
        /// Who.
        seat: Seat,
        /// Under which dog.
        dog: Dog,
    },
    /// A training is tucked.
    Trained {
        /// Who.
        seat: Seat,
        /// Under which dog.
        dog: Dog,
    },
    /// A trait is attached.
    Attached {
        /// Who.
        seat: Seat,
        /// Which trait.
        card: Trait,
        /// To which dog.
        dog: Dog,
    },
    /// A rescue dog is adopted.
    Adopted {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: Dog,
        /// For how many adoptions.
        adoptions: u8,
    },
    /// A trick is learned.
    Learned {
        /// By whom.
        seat: Seat,
        /// Which.
        trick: Trick,
        /// For how many trainings.
        trainings: u8,
    },
    /// No more is played in this turn; walks that are left are discarded.
    Closed {
        /// Whose turn.
        seat: Seat,
        /// How many walks.
        walks: u8,
    },
    /// A trait that no dog can have is discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Trait,
        /// What goes with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Item>,
    },
    /// The dogs of a seat are fed, at the end.
    Fed {
        /// Whose.
        seat: Seat,
        /// Who eats how much scraps, dry, canned and wild food; who is not here stays hungry.
        meals: BTreeMap<Dog, [u8; Food::ALL.len()]>,
    },
    /// The match is over.
    Ended,
}
