//! The rulebook, example by example and ruling by ruling.
//!
//! Dogs are written `"poodle"`: a breed (or how it begins), and with `.s` or `.l` a sick or a lost one. Kennels are
//! written `"bay_1:poodle,beagle infirmary:poodle"`; a bay that is named is built. The board is written `"k7:dalmata"`.

mod closing;
mod deals;
mod ending;
mod giving;
mod golden;
mod houses;
mod laws;
mod layout;
mod page;
mod refuel;
mod road;
mod scoring;
mod setup;
mod two;

use super::cards::{Card, FairCard};
use super::data::{BayId, Breed, GAS_MAX, Health, House, Region};
use super::events::{Happening, Phase, Secret, Token};
use super::kennel::{Dog, DogId, Kennel, Store, Trip};
use super::map::Space;
use super::state::{Deed, Driving, Stage, Visit};
use super::{Action, Dogs, Options, Salary};
use crate::frame::{Dice, Game, Listed, Played, Seat, Status, play};
use alloc::string::String;
use alloc::vec::Vec;

/// The seats of these tests. Ana has the start piece.
const ANA: Seat = Seat(0);
const BIA: Seat = Seat(1);
const CAIO: Seat = Seat(2);

/// A table at the beginning of the first round: an empty board, empty kennels, piles of healthy labradors and
/// bulldogs, no cards above the houses. The fair buys Dalmatians, Rottweilers and golden retrievers.
fn table(seats: u8) -> Dogs {
    table_with(&Options::default(), seats)
}

fn table_with(options: &Options, seats: u8) -> Dogs {
    let mut state = Dogs::new(options, seats, Dogs::FORMAT).unwrap();
    let pile = |breed| vec![Token::Dog(breed, Health::Healthy); 30];
    let laid = Secret::Laid {
        start: ANA,
        removed: vec![],
        city: pile(Breed::Bulldog),
        country: pile(Breed::Labrador),
        deck: vec![Card::Food1; 20],
        fair: FairCard::ALL.to_vec(),
    };
    state.apply(&laid.into());
    state.apply(&Happening::FairTurned { card: FairCard::F1 }.into());
    state.apply(&Happening::RoundBegan { round: 1, start: ANA }.into());
    state
}

fn new_dog(state: &mut Dogs, text: &str) -> Dog {
    let (breed, health) = text.split_once('.').unwrap_or((text, "h"));
    let health = match health {
        "h" => Health::Healthy,
        "s" => Health::Sick,
        "l" => Health::Lost,
        _ => panic!("no health is written {health}"),
    };
    let breed = Breed::ALL.iter().find(|known| known.word().starts_with(breed));
    let id = DogId(state.shown);
    state.0.shown += 1;
    Dog { id, breed: *breed.unwrap_or_else(|| panic!("no breed is written {text}")), health }
}

fn word<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> T {
    *all.iter().find(|one| name(**one) == text).unwrap_or_else(|| panic!("nothing is called {text}"))
}

fn bay(text: &str) -> BayId {
    word(BayId::ALL, BayId::word, text)
}

fn space(text: &str) -> Space {
    word(Space::ALL, Space::word, text)
}

/// Fills a kennel; the dogs in the order they are written.
fn house(state: &mut Dogs, seat: Seat, text: &str) -> Vec<DogId> {
    let mut ids = Vec::new();
    for (place, dogs) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        for dog in dogs.split(',').filter(|dog| !dog.is_empty()) {
            let mut dog = new_dog(state, dog);
            ids.push(dog.id);
            let kennel = state.0.kennel_mut(seat);
            match place {
                "load" => kennel.load.push(dog),
                "surplus" => kennel.push(Store::Surplus, dog),
                "infirmary" => {
                    dog.health = Health::Sick;
                    kennel.push(Store::Infirmary, dog);
                }
                place => kennel.push(Store::Bay(bay(place)), dog),
            }
        }
        if place.starts_with("bay") {
            state.0.kennel_mut(seat).bays[bay(place).index()].built = true;
        }
    }
    ids
}

/// Lays dogs and blocks on the board.
fn lay(state: &mut Dogs, text: &str) -> Vec<DogId> {
    let mut ids = Vec::new();
    for (place, dog) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        if dog == "block" {
            state.0.spot_mut(space(place)).block = true;
        } else {
            let dog = new_dog(state, dog);
            ids.push(dog.id);
            state.0.spot_mut(space(place)).dogs.push(dog);
        }
    }
    ids
}

/// Brings dogs to the fair.
fn fair(state: &mut Dogs, text: &str) -> Vec<DogId> {
    let ids = text.split_whitespace().map(|dog| {
        let dog = new_dog(state, dog);
        state.0.enter_fair(dog);
        dog.id
    });
    ids.collect()
}

fn give(state: &mut Dogs, seat: Seat, cards: &[Card]) {
    for &card in cards {
        state.0.kennel_mut(seat).keep_card(card);
    }
}

fn show(state: &mut Dogs, house: House, cards: &[Card]) {
    state.0.site_mut(house).cards = cards.iter().copied().collect();
}

/// It is the seat's turn on the road.
fn on_the_road(state: &mut Dogs, seat: Seat) {
    state.0.stage = Stage::Drive(Driving { seat, swapped: false, swapping: None });
}

/// A truck is out and stands there.
fn out_at(state: &mut Dogs, seat: Seat, text: &str) {
    let kennel = state.0.kennel_mut(seat);
    kennel.trip = Trip::Out;
    kennel.truck = Some(space(text));
}

/// It is the seat's turn in the houses, the first of the lap.
fn in_houses(state: &mut Dogs, seat: Seat) {
    state.0.stage = Stage::Act(Visit { seat, lap: 1, house: None, deed: Deed::Card });
}

/// The seat has placed a meeple there, and taken a card.
fn visiting(state: &mut Dogs, seat: Seat, house: House) {
    in_houses(state, seat);
    state.0.kennel_mut(seat).meeples = 1;
    state.0.stage = Stage::Act(Visit { seat, lap: 1, house: Some(house), deed: Deed::May { times: 0 } });
}

/// All trucks are home with what they carry, and the kennels are to be laid out.
fn bring_home(state: &mut Dogs) {
    let last = Seat(state.seats - 1);
    for seat in Seat::all(state.seats) {
        let kennel = state.0.kennel_mut(seat);
        kennel.trip = if seat == last { Trip::Out } else { Trip::Home };
        kennel.truck = None;
    }
    on_the_road(state, last);
    let home = choices(state, last).into_iter().find(|action| matches!(action, Action::GoHome { .. }));
    act(state, last, home.expect("who is out may go home"));
}

fn choices(state: &Dogs, seat: Seat) -> Vec<Action> {
    Listed::of(state, seat).to_vec()
}

fn may(state: &Dogs, seat: Seat, action: Action) -> bool {
    choices(state, seat).contains(&action)
}

/// Plays a listed action.
#[track_caller]
fn act(state: &mut Dogs, seat: Seat, action: Action) -> Played<Dogs> {
    let played = play(state, seat, &action, Dice::from_number(1));
    let played = played.unwrap_or_else(|_| panic!("{action:?} is not in {:?}", choices(state, seat)));
    *state = played.state.clone();
    played
}

#[track_caller]
fn act_all(state: &mut Dogs, seat: Seat, actions: &[Action]) {
    for &action in actions {
        act(state, seat, action);
    }
}

fn kennel(state: &Dogs, seat: Seat) -> &Kennel {
    state.kennel(seat)
}

/// Coins, gas, food and medicine.
fn purse(state: &Dogs, seat: Seat) -> [u8; 4] {
    let kennel = kennel(state, seat);
    [kennel.coins, kennel.gas, kennel.food, kennel.medicine]
}

fn fill(state: &mut Dogs, seat: Seat, [coins, gas, food, medicine]: [u8; 4]) {
    let kennel = state.0.kennel_mut(seat);
    (kennel.coins, kennel.gas, kennel.food, kennel.medicine) = (coins, gas, food, medicine);
}

/// The breeds of a bay, in order.
fn lying(state: &Dogs, seat: Seat, text: &str) -> Vec<&'static str> {
    let mut words: Vec<_> =
        kennel(state, seat).bay(bay(text)).dogs.iter().map(|dog| dog.breed.word()).collect();
    words.sort_unstable();
    words
}

fn at_fair(state: &Dogs) -> Vec<DogId> {
    state.fair.iter().map(|dog| dog.id).collect()
}

fn awaited(state: &Dogs) -> Vec<Seat> {
    state.status().awaited().iter().collect()
}

fn happened(played: &Played<Dogs>, happening: &Happening) -> bool {
    played.events.contains(&happening.clone().into())
}

/// The score of one line.
fn points(state: &Dogs, line: &'static str, seat: Seat) -> i32 {
    state.scores().lines[line][&seat].points
}

fn over(state: &Dogs) -> bool {
    matches!(state.status(), Status::Over(_))
}

fn words(actions: &[Action]) -> Vec<String> {
    actions.iter().map(|action| format!("{action:?}")).collect()
}
