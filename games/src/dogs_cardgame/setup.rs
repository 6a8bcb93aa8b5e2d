//! Laying the table and the draft of the first characters (manual L185-231).

use super::data::{Breed, DEALT, LOCATIONS, Location, Sign};
use super::events::Event;
use super::kennel::Card;
use super::state::DogsCardgame;
use super::supply;
use crate::frame::{Audience, Dice, Script, Seat};
use alloc::vec::Vec;

/// Draws what chance decides, deals to the locations and to the seats.
pub(super) fn open(script: &mut Script<DogsCardgame>) {
    let laid = {
        let state = script.state().clone();
        lay(&state, script.dice())
    };
    script.emit(laid);
    for location in script.state().locations() {
        supply::refill(script, location);
    }
    for seat in Seat::all(script.state().seats) {
        let pile = &script.state().characters;
        let hand = pile[pile.len() - DEALT..].to_vec();
        script.reveal(Audience::seat(seat));
        script.emit(Event::Dealt { seat, hand });
    }
}

fn lay(state: &DogsCardgame, dice: &mut Dice) -> Event {
    let locations = draw_locations(state, dice);
    let breeds = draw_breeds(state, dice);
    let mut dogs: Vec<_> =
        breeds.iter().flat_map(|&breed| Sign::ALL.iter().map(move |&sign| Card { breed, sign })).collect();
    dice.shuffle(&mut dogs);
    let mut characters = state.characters.clone();
    dice.shuffle(&mut characters);
    let start = Seat(u8::try_from(dice.below(u32::from(state.seats))).expect("a table has few seats"));
    Event::Laid { start, locations, breeds, dogs, characters }
}

/// C-36: the host's choice or chance, fewest symbols first (manual L187).
fn draw_locations(state: &DogsCardgame, dice: &mut Dice) -> Vec<Location> {
    let mut drawn = Vec::new();
    for (symbols, &wanted) in (1..).zip(&state.table().locations) {
        let mut these: Vec<_> =
            LOCATIONS.iter().filter(|row| row.1 == symbols).map(|&(location, ..)| location).collect();
        if wanted < these.len() {
            dice.shuffle(&mut these);
            // The one the host chose stands first.
            these.sort_by_key(|&location| state.options.chosen(symbols) != Some(location));
            these.truncate(wanted);
            these.sort_unstable();
        }
        drawn.append(&mut these);
    }
    drawn
}

/// C-35: the host's choice or chance.
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

/// The last seat has chosen: all show what they keep, the others are shuffled back, and the city is staffed.
pub(super) fn reveal(script: &mut Script<DogsCardgame>) {
    let state = script.state();
    if !state.awaited().is_empty() {
        return;
    }
    let characters = state.chosen.choices().map(|(_, &character)| character).collect();
    script.reveal(Audience::everybody());
    script.emit(Event::Revealed { characters });
    supply::shuffle_characters(script);
    for location in script.state().locations() {
        supply::post(script, location);
    }
    let seat = script.state().start;
    script.emit(Event::TurnBegan { seat, round: 1 });
}
