//! Where new dogs and characters come from.

use super::data::Location;
use super::events::{Cause, Event};
use super::state::DogsCardgame;
use crate::frame::{Audience, Script};
use alloc::vec::Vec;

/// New dogs, up to the symbols, as long as there are any; none in the last round (manual L366).
pub(super) fn refill(script: &mut Script<DogsCardgame>, location: Location) {
    let state = script.state();
    let Some(place) = state.place(location).filter(|_| !state.last()) else { return };
    let missing = usize::from(location.symbols()).saturating_sub(place.dogs.len());
    let cards = state.pile.iter().rev().take(missing);
    let dogs: Vec<_> = (0..).zip(cards).map(|(nth, &card)| state.born(nth, card)).collect();
    if dogs.is_empty() {
        return;
    }
    // C-53: what lay hidden comes to light.
    script.reveal(Audience::everybody());
    script.emit(Event::Refilled { location, dogs });
    // C-20, C-21: the last card, whoever draws it and whether it was enough or not.
    let state = script.state();
    if state.pile.is_empty() && state.last_round.is_none() {
        script.emit(Event::EndBegan { cause: Cause::LastCard });
    }
}

/// A new character above a location.
pub(super) fn post(script: &mut Script<DogsCardgame>, location: Location) {
    if script.state().characters.is_empty() {
        shuffle_characters(script);
    }
    // C-37: there is always one.
    let Some(&character) = script.state().characters.last() else { return };
    script.reveal(Audience::everybody());
    script.emit(Event::Posted { location, character });
    // C-42: the last card calls for the discard.
    if script.state().characters.is_empty() {
        shuffle_characters(script);
    }
}

/// The pile and the discard, if any, become a new pile.
pub(super) fn shuffle_characters(script: &mut Script<DogsCardgame>) {
    let state = script.state();
    let mut pile = state.characters.clone();
    pile.extend_from_slice(&state.discard);
    if pile.is_empty() {
        return;
    }
    // The order of the discard is public, and no part of chance.
    script.dice().reshuffle(&mut pile);
    script.emit(Event::Shuffled { pile });
}
