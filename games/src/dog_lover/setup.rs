//! Setup of a match.

use super::data::{
    BELOW_END_PER_SEAT, Card, Dog, END_WINDOW, FACE_UP_DOGS, FACE_UP_TRICKS, Face, STARTING_DOGS, Trick,
};
use super::events::RecordedEvent;
use super::options::Tricks;
use super::refill::{fill_school, fill_shelter, refill};
use super::state::DogLover;
use crate::frame::{Audience, Dice, Seat, Transition};
use alloc::vec;
use alloc::vec::Vec;

/// Shuffles the decks and turns up the cards that lie face up.
pub(super) fn open(transition: &mut Transition<DogLover>) {
    let state = transition.state().clone();
    let laid = lay(&state, transition.first(), transition.dice());
    transition.reveal(Audience::everybody());
    transition.emit(laid);
    (0..FACE_UP_DOGS).for_each(|_| fill_shelter(transition));
    (0..FACE_UP_TRICKS).for_each(|_| fill_school(transition));
    refill(transition);
}

/// L-16: each seat gets one ordinary dog of the deck.
fn lay(state: &DogLover, first: Option<Seat>, dice: &mut Dice) -> RecordedEvent {
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
    // L-15: the first player is drawn, if nobody was chosen.
    let start = first.unwrap_or_else(|| dice.seat(state.seats));
    RecordedEvent::Laid { start, dogs, tricks, deck, shelter, school }
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
