//! The events that are stored, and what viewers observe of them.
//!
//! Every viewer observes the same. Also where hands are hidden, what comes into them and what leaves them lies on the
//! table (L-13). Only the order of the decks is hidden.

use super::actions::Item;
use super::data::{Card, Dog, Food, Trait, Trick};
use super::shapes::{Cell, Lane};
use super::state::DogLover;
use crate::frame::{Observed, Seat, Stored};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

pub type Event = Stored<PublicEvent, RecordedEvent>;

/// What a viewer observes of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Observation {
    Public(PublicEvent),
    /// What viewers observe of a [`RecordedEvent`].
    Observed(ObservedEvent),
}

/// An event that hides nothing from any viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicEvent {
    /// A rescue dog is turned up, above the others.
    Sheltered {
        dog: Dog,
    },
    /// A trick is turned up, above the others.
    Offered {
        trick: Trick,
    },
    /// Cards are laid on the empty spaces of the grid.
    Refilled {
        cards: BTreeMap<Cell, Card>,
    },
    /// The End is drawn and discarded: this round is the last.
    EndDrawn,
    /// The watchdog is put beside the grid.
    Guarded {
        seat: Seat,
        lane: Lane,
    },
    /// A turn begins. `round` counts from 1.
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    /// A walk is tucked under a dog.
    Walked {
        seat: Seat,
        dog: Dog,
    },
    /// A training is tucked under a dog.
    Trained {
        seat: Seat,
        dog: Dog,
    },
    Attached {
        seat: Seat,
        card: Trait,
        dog: Dog,
    },
    /// A rescue dog is adopted for a number of adoptions.
    Adopted {
        seat: Seat,
        dog: Dog,
        adoptions: u8,
    },
    /// A trick is learned for a number of trainings.
    Learned {
        seat: Seat,
        trick: Trick,
        trainings: u8,
    },
    /// The seat plays nothing more in this turn; its remaining `walks` are discarded.
    Closed {
        seat: Seat,
        walks: u8,
    },
    /// A trait that no dog can have is discarded, with `pay` if there is anything to pay with.
    Discarded {
        seat: Seat,
        card: Trait,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pay: Option<Item>,
    },
    /// The dogs of a seat are fed, at the end: cubes of scraps, dry, canned and wild food by dog. A dog without an entry
    /// stays hungry.
    Fed {
        seat: Seat,
        meals: BTreeMap<Dog, [u8; Food::ALL.len()]>,
    },
    /// The match is over.
    Ended,
}

/// An event that hides something. Viewers observe an [`ObservedEvent`] with the same tag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum RecordedEvent {
    /// The table is laid. `dogs` and `tricks` are those that the seats begin with. The last card of a deck is its top.
    Laid {
        /// The first player (L-15).
        start: Seat,
        dogs: Vec<Dog>,
        tricks: Vec<Trick>,
        /// With the End in it.
        deck: Vec<Card>,
        shelter: Vec<Dog>,
        school: Vec<Trick>,
    },
    /// A trick takes the cards of `cells`, and the watchdog moves to `lane`.
    Retrieved { seat: Seat, trick: Trick, cells: Vec<Cell>, lane: Lane },
    /// Fetch takes a card and stays in its place.
    Fetched { seat: Seat, cell: Cell },
}

/// What viewers observe of a [`RecordedEvent`]: the number of cards of the deck, and the cards that were taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ObservedEvent {
    Laid { start: Seat, dogs: Vec<Dog>, tricks: Vec<Trick>, deck: usize },
    Retrieved { seat: Seat, trick: Trick, cards: Vec<Card> },
    Fetched { seat: Seat, cell: Cell, card: Card },
}

impl From<RecordedEvent> for Event {
    fn from(event: RecordedEvent) -> Self {
        Self::Recorded(event)
    }
}

impl Event {
    /// What all viewers observe of the event. `state` is the state before it.
    pub(super) fn observed(&self, state: &DogLover) -> Observed<Observation> {
        match self {
            // The view shows these by itself.
            Self::Public(
                PublicEvent::Refilled { .. }
                | PublicEvent::TurnBegan { .. }
                | PublicEvent::Closed { walks: 0, .. },
            ) => Observed::Nobody,
            Self::Public(event) => Observed::All(Observation::Public(event.clone())),
            Self::Recorded(event) => Observed::All(Observation::Observed(event.observed(state))),
        }
    }
}

impl RecordedEvent {
    fn observed(&self, state: &DogLover) -> ObservedEvent {
        match *self {
            Self::Laid { start, ref dogs, ref tricks, ref deck, .. } => {
                ObservedEvent::Laid { start, dogs: dogs.clone(), tricks: tricks.clone(), deck: deck.len() }
            }
            Self::Retrieved { seat, trick, ref cells, .. } => {
                let cards = cells.iter().filter_map(|&cell| state.grid[cell as usize]);
                ObservedEvent::Retrieved { seat, trick, cards: cards.collect() }
            }
            Self::Fetched { seat, cell } => {
                let card = state.grid[cell as usize].expect("a card is taken where one lies");
                ObservedEvent::Fetched { seat, cell, card }
            }
        }
    }
}
