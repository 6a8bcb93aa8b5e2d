//! The events that are stored, and what viewers observe of them.

use super::data::{Card, Field};
use super::state::Example;
use crate::frame::{Hand, Observed, Pile, Seat, observed_in_secret};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// An event, as it is stored, with everything that it hides from viewers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// The match begins.
    Dealt {
        /// The seat that plays first.
        first: Seat,
        /// Of each seat.
        hands: Vec<Hand<Card>>,
        pile: Pile<Card>,
    },
    /// A seat played a card and took a field, and it is the next seat's turn.
    Played { seat: Seat, card: Card, field: Field },
    /// A seat drew the top card of the pile.
    Drawn { seat: Seat },
}

/// What a viewer observes of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Observation {
    /// The match begins.
    Dealt {
        /// The seat that plays first.
        first: Seat,
    },
    /// A seat played a card and took a field.
    Played { seat: Seat, card: Card, field: Field },
    /// A seat drew a card.
    Drawn {
        seat: Seat,
        /// Only this seat observes it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Card>,
    },
}

impl Observation {
    /// Which viewers observe what of `event`. `state` is the state before it.
    pub(super) fn of(state: &Example, event: &Event) -> Observed<Self> {
        match *event {
            // Each seat finds its hand in its private view.
            Event::Dealt { first, .. } => Observed::All(Self::Dealt { first }),
            Event::Played { seat, card, field } => Observed::All(Self::Played { seat, card, field }),
            Event::Drawn { seat } => {
                let card = state.pile.top().expect("a card is drawn from a pile that has one");
                observed_in_secret(seat, card, |card| Self::Drawn { seat, card })
            }
        }
    }
}
