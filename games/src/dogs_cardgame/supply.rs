//! Drawing new dogs and characters.

use super::data::Location;
use super::events::{Cause, PublicEvent, RecordedEvent};
use super::state::DogsCardgame;
use crate::frame::{Audience, Transition};
use alloc::vec::Vec;

/// Fills a location with dogs up to its symbols, as long as the pile lasts. In the last round none come (manual L366).
/// Manual L189, L229: never more dogs than symbols.
pub(super) fn refill(transition: &mut Transition<DogsCardgame>, location: Location) {
    let state = transition.state();
    let Some(place) = state.place(location).filter(|_| !state.last()) else { return };
    let missing = usize::from(location.symbols()).saturating_sub(place.dogs.len());
    let cards = state.pile.iter().rev().take(missing);
    let dogs: Vec<_> = (0..).zip(cards).map(|(nth, &card)| state.born(nth, card)).collect();
    if dogs.is_empty() {
        return;
    }
    // C-53: hidden cards are turned up.
    transition.reveal(Audience::everybody());
    transition.emit(RecordedEvent::Refilled { location, dogs });
    // C-20, C-21: the last card begins the end, whether it was enough for the location or not.
    let state = transition.state();
    if state.pile.is_empty() && state.last_round.is_none() {
        transition.emit(PublicEvent::EndBegan { cause: Cause::LastCard });
    }
}

/// Lays a new character above a location.
pub(super) fn post(transition: &mut Transition<DogsCardgame>, location: Location) {
    if transition.state().characters.is_empty() {
        shuffle_characters(transition);
    }
    // C-37: there is always a character.
    let Some(&character) = transition.state().characters.last() else { return };
    transition.reveal(Audience::everybody());
    transition.emit(PublicEvent::Posted { location, character });
    // C-42: when the last card is drawn, the discard is shuffled at once.
    if transition.state().characters.is_empty() {
        shuffle_characters(transition);
    }
}

/// Shuffles the pile and the discard into a new pile.
pub(super) fn shuffle_characters(transition: &mut Transition<DogsCardgame>) {
    let state = transition.state();
    let mut pile = state.characters.clone();
    pile.extend_from_slice(&state.discard);
    if pile.is_empty() {
        return;
    }
    // `reshuffle` does not depend on the order before: the order of the discard is public.
    transition.dice().reshuffle(&mut pile);
    transition.emit(RecordedEvent::Shuffled { pile });
}
