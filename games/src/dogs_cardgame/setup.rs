//! Laying the table and the draft of the first characters (manual L185-231).

use super::data::{Breed, DEALT, LOCATIONS, Location, Sign};
use super::events::{PublicEvent, RecordedEvent};
use super::kennel::Card;
use super::state::DogsCardgame;
use super::supply;
use crate::frame::{Audience, Dice, Seat, Transition};
use alloc::vec::Vec;

/// Draws what chance decides, deals to the locations and to the seats.
pub(super) fn open(transition: &mut Transition<DogsCardgame>) {
    let laid = {
        let state = transition.state().clone();
        lay(&state, transition.first(), transition.dice())
    };
    transition.emit(laid);
    for location in transition.state().locations() {
        supply::refill(transition, location);
    }
    for seat in Seat::all(transition.state().seats) {
        let pile = &transition.state().characters;
        let hand = pile[pile.len() - DEALT..].to_vec();
        transition.reveal(Audience::seat(seat));
        transition.emit(RecordedEvent::Dealt { seat, hand });
    }
}

fn lay(state: &DogsCardgame, first: Option<Seat>, dice: &mut Dice) -> RecordedEvent {
    let locations = draw_locations(state, dice);
    let breeds = draw_breeds(state, dice);
    let mut dogs: Vec<_> =
        breeds.iter().flat_map(|&breed| Sign::ALL.iter().map(move |&sign| Card { breed, sign })).collect();
    dice.shuffle(&mut dogs);
    let mut characters = state.characters.clone();
    dice.shuffle(&mut characters);
    // C-57: the first player is drawn, if nobody was chosen.
    let start = first.unwrap_or_else(|| dice.seat(state.seats));
    RecordedEvent::Laid { start, locations, breeds, dogs, characters }
}

/// C-36: the host chooses locations, or they are drawn; the fewest symbols come first (manual L187).
fn draw_locations(state: &DogsCardgame, dice: &mut Dice) -> Vec<Location> {
    let mut drawn = Vec::new();
    for (symbols, &wanted) in (1..).zip(&state.table().locations) {
        let mut these: Vec<_> =
            LOCATIONS.iter().filter(|row| row.1 == symbols).map(|&(location, ..)| location).collect();
        if wanted < these.len() {
            dice.shuffle(&mut these);
            // The location that the host chose comes first.
            these.sort_by_key(|&location| state.options.chosen(symbols) != Some(location));
            these.truncate(wanted);
            these.sort_unstable();
        }
        drawn.append(&mut these);
    }
    drawn
}

/// C-35: the host chooses the breeds, or they are drawn.
fn draw_breeds(state: &DogsCardgame, dice: &mut Dice) -> Vec<Breed> {
    let mut breeds = state.options.breeds.clone();
    if breeds.is_empty() {
        breeds = Breed::ALL.to_vec();
        dice.shuffle(&mut breeds);
        breeds.truncate(usize::from(state.table().breeds));
    }
    breeds.sort_unstable();
    breeds
}

/// Once every seat has chosen: reveals the choices, shuffles the others back, and lays a character above each location.
pub(super) fn reveal(transition: &mut Transition<DogsCardgame>) {
    let state = transition.state();
    if !state.awaited().is_empty() {
        return;
    }
    let characters = state.chosen.choices().map(|(_, &character)| character).collect();
    transition.reveal(Audience::everybody());
    transition.emit(PublicEvent::Revealed { characters });
    supply::shuffle_characters(transition);
    for location in transition.state().locations() {
        supply::post(transition, location);
    }
    let seat = transition.state().start;
    transition.emit(PublicEvent::TurnBegan { seat, round: 1 });
}
