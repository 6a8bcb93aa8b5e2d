//! Laying the table.

use super::data::{
    BELOW_END_PER_SEAT, Card, Dog, END_WINDOW, FACE_UP_DOGS, FACE_UP_TRICKS, Face, STARTING_DOGS, Trick,
};
use super::events::Event;
use super::options::Tricks;
use super::play;
use super::state::DogLover;
use crate::frame::{Audience, Dice, Script, Seat};
use alloc::vec;
use alloc::vec::Vec;

/// Draws what chance decides and deals what lies face up.
pub(super) fn open(script: &mut Script<DogLover>) {
    let state = script.state().clone();
    let laid = lay(&state, script.dice());
    script.reveal(Audience::everybody());
    script.emit(laid);
    (0..FACE_UP_DOGS).for_each(|_| play::fill_shelter(script));
    (0..FACE_UP_TRICKS).for_each(|_| play::fill_school(script));
    play::refill(script);
}

fn lay(state: &DogLover, dice: &mut Dice) -> Event {
    let seats = usize::from(state.seats);
    let in_play = |card: &Card| card.is_shuffled() && card.tier() <= state.seats;
    let mut deck: Vec<Card> = Card::ALL.iter().copied().filter(in_play).collect();
    let mut dogs: Vec<Dog> = deck.iter().filter_map(|card| ordinary(*card)).collect();
    dice.shuffle(&mut dogs);
    dogs.truncate(seats * STARTING_DOGS);
    deck.retain(|card| ordinary(*card).is_none_or(|dog| !dogs.contains(&dog)));
    dice.shuffle(&mut deck);
    deck.insert(below_end(state.seats, END_WINDOW, dice), Card::END);
    let tricks = match state.options.tricks {
        Tricks::Standard => vec![Trick::STANDARD; seats],
        Tricks::Special => {
            let mut tricks = Trick::SPECIAL.to_vec();
            dice.shuffle(&mut tricks);
            tricks.truncate(seats);
            tricks
        }
    };
    let mut shelter: Vec<Dog> = Dog::rescues().collect();
    dice.shuffle(&mut shelter);
    let mut school: Vec<Trick> = Trick::learnable().collect();
    dice.shuffle(&mut school);
    // L-15.
    let start = Seat(u8::try_from(dice.below(u32::from(state.seats))).expect("a table has few seats"));
    Event::Laid { start, dogs, tricks, deck, shelter, school }
}

/// How many cards lie below the End: enough for a last round that begins with the first of four cards, and some more.
pub(super) fn below_end(seats: u8, window: usize, dice: &mut Dice) -> usize {
    usize::from(seats) * BELOW_END_PER_SEAT + dice.index(window + 1)
}

fn ordinary(card: Card) -> Option<Dog> {
    match card.face() {
        Face::Dog(dog) => Some(dog),
        _ => None,
    }
}
