//! Turns up the cards that replace those taken.

use super::data::Card;
use super::events::PublicEvent;
use super::shapes::Cell;
use super::state::DogLover;
use crate::frame::{Audience, Transition};
use alloc::collections::BTreeMap;

/// Fills the grid from left to right and top to bottom (manual L11). The End is discarded; filling goes on below it.
pub(super) fn refill(transition: &mut Transition<DogLover>) {
    loop {
        let state = transition.state();
        let empty = Cell::ALL.iter().copied().filter(|&cell| state.grid[cell as usize].is_none());
        let drawn = state.deck.iter().rev().copied();
        let cards: BTreeMap<Cell, Card> =
            empty.clone().zip(drawn.take_while(|&card| card != Card::END)).collect();
        let is_end_next = empty.count() > cards.len() && state.deck.contains(&Card::END);
        if !cards.is_empty() {
            transition.reveal(Audience::everybody());
            transition.emit(PublicEvent::Refilled { cards });
        }
        if !is_end_next {
            return;
        }
        transition.reveal(Audience::everybody());
        transition.emit(PublicEvent::EndDrawn);
    }
}

/// Turns up a rescue dog. L-09: without a deck, the space stays empty.
pub(super) fn fill_shelter(transition: &mut Transition<DogLover>) {
    if let Some(&dog) = transition.state().shelter_deck.last() {
        transition.reveal(Audience::everybody());
        transition.emit(PublicEvent::Sheltered { dog });
    }
}

pub(super) fn fill_school(transition: &mut Transition<DogLover>) {
    if let Some(&trick) = transition.state().school_deck.last() {
        transition.reveal(Audience::everybody());
        transition.emit(PublicEvent::Offered { trick });
    }
}
