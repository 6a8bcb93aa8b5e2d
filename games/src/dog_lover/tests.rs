//! The rulebook, example by example and ruling by ruling.
//!
//! Dogs are written `"d05"`, with what is laid to them: `"d05+w+t+a2"` has a walk, a training and a trait. Cards of the
//! grid are written row by row: `"d05 f01 w01 | g01 …"`.

mod advice;
mod asking;
mod data;
mod ending;
mod example;
mod feeding;
mod fetch;
mod laws;
mod positions;
mod preferences;
mod reasons;
mod scoring;
mod secrets;
mod setup;
mod shapes;
mod shops;
mod traits;
mod tucking;
mod turn;

use super::data::{Card, Dog, Trait, Trick};
use super::player::{Cubes, OwnDog};
use super::shapes::{Cell, CellSet, Lane};
use super::state::{Phase, Turn};
use super::{Action, DogLover, Options, PublicEvent, RecordedEvent};
use crate::frame::{Dice, Played, Presentation, Rules, Seat, Status, play};

const ANA: Seat = Seat(0);
const BIA: Seat = Seat(1);
const CAIO: Seat = Seat(2);

macro_rules! named {
    ($Type:ident, $word:expr) => {
        *$Type::ALL.iter().find(|known| known.word() == $word).unwrap_or_else(|| panic!("no {}", $word))
    };
}
use named;

/// A table in the first turn of Ana, who begins with the last player's Fetch out of her reach: nobody has a dog, all have
/// the straight line, the watchdog sits beside the upper row, and food lies on the grid.
fn table(seats: u8) -> DogLover {
    table_with(&Options::default(), seats)
}

fn table_with(options: &Options, seats: u8) -> DogLover {
    let mut state = DogLover::new(options, seats, DogLover::FORMAT).unwrap();
    let in_play = |card: &Card| card.is_shuffled() && card.tier() <= seats;
    let mut deck: Vec<Card> = Card::ALL.iter().copied().filter(in_play).collect();
    deck.insert(20, Card::END);
    state.apply(
        &RecordedEvent::Laid {
            start: ANA,
            dogs: Vec::new(),
            tricks: Vec::new(),
            deck,
            shelter: Dog::rescues().collect(),
            school: Trick::learnable().collect(),
        }
        .into(),
    );
    for player in &mut state.players {
        player.tricks.insert(Trick::STANDARD);
    }
    for _ in 0..3 {
        state.apply(&PublicEvent::Sheltered { dog: *state.shelter_deck.last().unwrap() }.into());
        state.apply(&PublicEvent::Offered { trick: *state.school_deck.last().unwrap() }.into());
    }
    grid(&mut state, "f01 f02 f03 | f13 f14 f15 | f25 f34 f35");
    state.guarded = Some(Lane::RowA);
    state.apply(&PublicEvent::TurnBegan { seat: ANA, round: 1 }.into());
    state
}

/// The same, after Ana took cards.
fn after_retrieving(seats: u8) -> DogLover {
    let mut state = table(seats);
    turn(&mut state).has_retrieved = true;
    state
}

fn grid(state: &mut DogLover, cards: &str) {
    let words = cards.split([' ', '|']).filter(|word| !word.is_empty());
    for (cell, word) in state.grid.iter_mut().zip(words) {
        *cell = Some(named!(Card, word));
    }
}

fn turn(state: &mut DogLover) -> &mut Turn {
    state.turn.as_mut().unwrap()
}

/// Gives a seat dogs.
fn give(state: &mut DogLover, seat: Seat, dogs: &str) {
    for text in dogs.split_whitespace() {
        let own = own_dog(text);
        state.player_mut(seat).dogs.push(own);
    }
}

fn own_dog(text: &str) -> OwnDog {
    let (dog, cards) = text.split_once('+').unwrap_or((text, ""));
    let mut own = OwnDog::new(named!(Dog, dog));
    for card in cards.split('+').filter(|card| !card.is_empty()) {
        match card {
            "w" => own.walks += 1,
            "t" => own.trainings += 1,
            word => own.feature = Some(named!(Trait, word)),
        }
    }
    own
}

/// Plays an action that has to be listed.
#[track_caller]
fn act(state: &DogLover, action: Action) -> DogLover {
    step(state, action).state
}

#[track_caller]
fn step(state: &DogLover, action: Action) -> Played<DogLover> {
    let seat = state.awaited();
    play(state, seat, &action, Dice::from_number(1)).unwrap_or_else(|_| panic!("{action:?} is not listed"))
}

fn lists(state: &DogLover, action: Action) -> bool {
    state.legal_actions(state.awaited()).contains(&action)
}

/// Takes a row or column with the straight line.
fn line(lane: Lane) -> Action {
    let lies = |placement: &&super::shapes::Placement| placement.cells == lane.cells();
    let placement = Trick::STANDARD.placements().iter().find(lies).unwrap();
    Action::Retrieve { trick: Trick::STANDARD, turn: placement.turn, at: placement.at }
}

fn dogs(state: &DogLover, seat: Seat) -> Vec<Dog> {
    state.player(seat).dogs.iter().map(|own| own.dog).collect()
}

fn dog_of(state: &DogLover, seat: Seat, dog: Dog) -> OwnDog {
    *state.player(seat).dogs.iter().find(|own| own.dog == dog).unwrap()
}
