//! What is told of the events: everything but the order of the decks, and everybody alike. Who did it is told with the
//! step, and not again.

use super::actions::Item;
use super::data::{Card, Dog, Trait, Trick};
use super::events::Event;
use super::shapes::{Cell, Lane};
use super::state::DogLover;
use crate::frame::{Seat, Told};
use alloc::vec::Vec;
use serde::Serialize;

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// The table is laid.
    Laid {
        /// Who plays first.
        start: Seat,
        /// The first dog of each seat.
        dogs: Vec<Dog>,
        /// The first trick of each seat.
        tricks: Vec<Trick>,
        /// How many cards the deck has.
        deck: usize,
    },
    /// A rescue dog comes to light.
    Sheltered {
        /// Which.
        dog: Dog,
    },
    /// A trick comes to light.
    Offered {
        /// Which.
        trick: Trick,
    },
    /// The End was drawn: this round is the last.
    EndDrawn,
    /// The watchdog is put beside the grid.
    Guarded {
        /// Where.
        lane: Lane,
    },
    /// A trick takes cards.
    Retrieved {
        /// Which trick.
        trick: Trick,
        /// What is taken.
        cards: Vec<Card>,
    },
    /// Fetch takes a card and stays in its place.
    Fetched {
        /// From where.
        cell: Cell,
        /// Which.
        card: Card,
    },
    /// A walk is tucked.
    Walked {
        /// Under which dog.
        dog: Dog,
    },
    /// A training is tucked.
    Trained {
        /// Under which dog.
        dog: Dog,
    },
    /// A trait is attached.
    Attached {
        /// Which trait.
        card: Trait,
        /// To which dog.
        dog: Dog,
    },
    /// A rescue dog is adopted.
    Adopted {
        /// Which.
        dog: Dog,
    },
    /// A trick is learned.
    Learned {
        /// Which.
        trick: Trick,
        /// For how many trainings.
        trainings: u8,
    },
    /// Walks that are left are discarded.
    Closed {
        /// How many walks.
        walks: u8,
    },
    /// A trait that no dog can have is discarded.
    Discarded {
        /// Which.
        card: Trait,
        /// What goes with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pay: Option<Item>,
    },
    /// The dogs of a seat are fed. Who eats what lies on the table from now on.
    Fed {
        /// Whose.
        seat: Seat,
    },
    /// The match is over.
    Ended,
}

/// Nothing that happens is told to some and not to others: also where hands are out of sight, what comes into them and
/// what leaves them lies on the table (L-13). What the picture shows by itself, new cards and whose turn it is, is not
/// told besides.
pub(super) fn told(state: &DogLover, event: &Event) -> Told<Seen> {
    seen(state, event).map_or(Told::Nobody, Told::All)
}

fn seen(state: &DogLover, event: &Event) -> Option<Seen> {
    Some(match *event {
        Event::Laid { start, ref dogs, ref tricks, ref deck, .. } => {
            Seen::Laid { start, dogs: dogs.clone(), tricks: tricks.clone(), deck: deck.len() }
        }
        Event::Sheltered { dog } => Seen::Sheltered { dog },
        Event::Offered { trick } => Seen::Offered { trick },
        Event::EndDrawn => Seen::EndDrawn,
        Event::Guarded { lane, .. } => Seen::Guarded { lane },
        Event::Retrieved { trick, ref cells, .. } => {
            let cards = cells.iter().filter_map(|&cell| state.grid[cell as usize]);
            Seen::Retrieved { trick, cards: cards.collect() }
        }
        Event::Fetched { cell, .. } => {
            let card = state.grid[cell as usize].expect("a card is taken where one lies");
            Seen::Fetched { cell, card }
        }
        Event::Walked { dog, .. } => Seen::Walked { dog },
        Event::Trained { dog, .. } => Seen::Trained { dog },
        Event::Attached { card, dog, .. } => Seen::Attached { card, dog },
        Event::Adopted { dog, .. } => Seen::Adopted { dog },
        Event::Learned { trick, trainings, .. } => Seen::Learned { trick, trainings },
        Event::Refilled { .. } | Event::TurnBegan { .. } | Event::Closed { walks: 0, .. } => return None,
        Event::Closed { walks, .. } => Seen::Closed { walks },
        Event::Discarded { card, pay, .. } => Seen::Discarded { card, pay },
        Event::Fed { seat, .. } => Seen::Fed { seat },
        Event::Ended => Seen::Ended,
    })
}
