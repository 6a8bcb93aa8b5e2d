//! The examples of the manual and the rulings, tested in DOGS and in its expansion: [`Tested`] is one of the two.
//!
//! Dogs are written `"poodle"`: a breed or its beginning, with `.s` for a sick and `.l` for a lost dog. Kennels are written
//! `"bay_1:poodle,beagle infirmary:poodle"`; a bay that is named is built. The board is written `"k7:dalmata"`.

mod arrange;
mod automatic;
mod closing;
mod deals;
mod ending;
mod giving;
mod habits;
mod hidden;
mod houses;
mod layout;
mod log;
mod preferences;
mod reasons;
mod refuel;
mod road;
mod scoring;
mod surplus;
mod two;

use super::{Tested, base, plain, played};
pub(in crate::dogs) use crate::dogs::cards::{Card, FairCard};
pub(in crate::dogs) use crate::dogs::data::{BayId, Breed, GAS_MAX, Health, House, Region};
pub(in crate::dogs) use crate::dogs::events::{Happening, Secret, Token};
pub(in crate::dogs) use crate::dogs::kennel::{Dog, DogId, Kennel, Store, Trip};
pub(in crate::dogs) use crate::dogs::map::Space;
pub(in crate::dogs) use crate::dogs::phase::Phase;
pub(in crate::dogs) use crate::dogs::state::{Driving, FlowState, Visit, VisitState};
pub(in crate::dogs) use crate::dogs::{Action, Options, Salary};
pub(in crate::dogs) use crate::frame::{
    Dice, LegalActions, Played, Presentation, Rules, Seat, Status, Viewer, observe, play, play_alone,
};
use alloc::string::String;
use alloc::vec::Vec;

/// The seats of these tests. Ana is the start player.
pub(in crate::dogs) const ANA: Seat = Seat(0);
pub(in crate::dogs) const BIA: Seat = Seat(1);
pub(in crate::dogs) const CAIO: Seat = Seat(2);

/// A table at the beginning of the first round: an empty board, empty kennels, piles of healthy labradors and
/// bulldogs, no cards above the houses. The fair buys Dalmatians, Rottweilers and golden retrievers.
pub(in crate::dogs) fn table(seats: u8) -> Tested {
    table_with(&Options::default(), seats)
}

pub(in crate::dogs) fn table_with(options: &Options, seats: u8) -> Tested {
    let mut state = Tested::new(options, seats, Tested::FORMAT).unwrap();
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
    plain(&mut state);
    state
}

pub(in crate::dogs) fn new_dog(state: &mut Tested, text: &str) -> Dog {
    let (breed, health) = text.split_once('.').unwrap_or((text, "h"));
    let health = match health {
        "h" => Health::Healthy,
        "s" => Health::Sick,
        "l" => Health::Lost,
        _ => panic!("no health is written {health}"),
    };
    let breed = Breed::ALL.iter().find(|known| known.word().starts_with(breed));
    let id = DogId(state.shown);
    state.shown += 1;
    Dog::new(id, *breed.unwrap_or_else(|| panic!("no breed is written {text}")), health)
}

pub(in crate::dogs) fn word<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> T {
    *all.iter().find(|one| name(**one) == text).unwrap_or_else(|| panic!("nothing is called {text}"))
}

pub(in crate::dogs) fn bay(text: &str) -> BayId {
    word(BayId::ALL, BayId::word, text)
}

pub(in crate::dogs) fn space(text: &str) -> Space {
    word(Space::ALL, Space::word, text)
}

/// Adds dogs to a kennel, in the order in which they are written.
pub(in crate::dogs) fn house(state: &mut Tested, seat: Seat, text: &str) -> Vec<DogId> {
    let mut ids = Vec::new();
    for (place, dogs) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        for dog in dogs.split(',').filter(|dog| !dog.is_empty()) {
            let mut dog = new_dog(state, dog);
            ids.push(dog.id);
            let kennel = state.kennel_mut(seat);
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
            state.kennel_mut(seat).bays[bay(place).index()].built = true;
        }
    }
    ids
}

/// Lays dogs and blocks on the board.
pub(in crate::dogs) fn lay(state: &mut Tested, text: &str) -> Vec<DogId> {
    let mut ids = Vec::new();
    for (place, dog) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        if dog == "block" {
            state.spot_mut(space(place)).block = true;
        } else {
            let dog = new_dog(state, dog);
            ids.push(dog.id);
            state.spot_mut(space(place)).dogs.push(dog);
        }
    }
    ids
}

/// Brings dogs to the fair.
pub(in crate::dogs) fn fair(state: &mut Tested, text: &str) -> Vec<DogId> {
    let ids = text.split_whitespace().map(|dog| {
        let dog = new_dog(state, dog);
        state.enter_fair(dog);
        dog.id
    });
    ids.collect()
}

pub(in crate::dogs) fn give(state: &mut Tested, seat: Seat, cards: &[Card]) {
    for &card in cards {
        state.kennel_mut(seat).keep_card(card);
    }
}

pub(in crate::dogs) fn show(state: &mut Tested, house: House, cards: &[Card]) {
    state.site_mut(house).cards = cards.iter().copied().collect();
}

/// Gives the seat the turn on the road.
pub(in crate::dogs) fn on_the_road(state: &mut Tested, seat: Seat) {
    state.flow = FlowState::Drive(Driving { seat, swapped: false, swapping: None });
}

/// Places a truck that has driven on a space.
pub(in crate::dogs) fn out_at(state: &mut Tested, seat: Seat, text: &str) {
    let kennel = state.kennel_mut(seat);
    kennel.trip = Trip::Out;
    kennel.truck = Some(space(text));
}

/// Gives the seat a turn of the first lap in the houses.
pub(in crate::dogs) fn in_houses(state: &mut Tested, seat: Seat) {
    let next = VisitState::UseHouse { times: 0 };
    state.flow = FlowState::Act(Visit { seat, lap: 1, house: None, state: next });
}

/// Gives the seat a turn in which it has placed a meeple in a house and taken a card.
pub(in crate::dogs) fn visiting(state: &mut Tested, seat: Seat, house: House) {
    in_houses(state, seat);
    state.kennel_mut(seat).meeples = 1;
    state.flow =
        FlowState::Act(Visit { seat, lap: 1, house: Some(house), state: VisitState::UseHouse { times: 0 } });
}

/// Ends the driving phase: all trucks come home with their dogs, and the lay-out begins.
pub(in crate::dogs) fn bring_home(state: &mut Tested) {
    let last = Seat(state.seats - 1);
    for seat in Seat::all(state.seats) {
        let kennel = state.kennel_mut(seat);
        kennel.trip = if seat == last { Trip::Out } else { Trip::Home };
        kennel.truck = None;
    }
    on_the_road(state, last);
    let home = legal_actions(state, last).into_iter().find(|action| matches!(action, Action::GoHome { .. }));
    act(state, last, home.expect("a truck that has driven may go home"));
}

pub(in crate::dogs) fn legal_actions(state: &Tested, seat: Seat) -> Vec<Action> {
    LegalActions::of(state, seat).iter().filter_map(base).collect()
}

pub(in crate::dogs) fn may(state: &Tested, seat: Seat, action: Action) -> bool {
    legal_actions(state, seat).contains(&action)
}

/// Plays a legal action, without what the game does by itself after it: rulings are about one action at a time.
#[track_caller]
pub(in crate::dogs) fn act(state: &mut Tested, seat: Seat, action: Action) -> Played<Tested> {
    assert!(may(state, seat, action), "{action:?} is not in {:?}", legal_actions(state, seat));
    let step = play_alone(state, seat, &played(action), Dice::from_number(1));
    *state = step.state.clone();
    step
}

/// Plays a legal action as players do.
#[track_caller]
pub(in crate::dogs) fn act_on(state: &mut Tested, seat: Seat, action: Action) -> Played<Tested> {
    let step = play(state, seat, &played(action), Dice::from_number(1));
    let step = step.unwrap_or_else(|_| panic!("{action:?} is not in {:?}", legal_actions(state, seat)));
    *state = step.state.clone();
    step
}

#[track_caller]
pub(in crate::dogs) fn act_all(state: &mut Tested, seat: Seat, actions: &[Action]) {
    for &action in actions {
        act(state, seat, action);
    }
}

pub(in crate::dogs) fn kennel(state: &Tested, seat: Seat) -> &Kennel {
    state.kennel(seat)
}

/// Coins, gas, food and medicine.
pub(in crate::dogs) fn purse(state: &Tested, seat: Seat) -> [u8; 4] {
    let kennel = kennel(state, seat);
    [kennel.coins, kennel.gas, kennel.food, kennel.medicine]
}

pub(in crate::dogs) fn fill(state: &mut Tested, seat: Seat, [coins, gas, food, medicine]: [u8; 4]) {
    let kennel = state.kennel_mut(seat);
    (kennel.coins, kennel.gas, kennel.food, kennel.medicine) = (coins, gas, food, medicine);
}

/// The breeds of a bay, in order.
pub(in crate::dogs) fn lying(state: &Tested, seat: Seat, text: &str) -> Vec<&'static str> {
    let mut words: Vec<_> =
        kennel(state, seat).bay(bay(text)).dogs.iter().map(|dog| dog.breed.word()).collect();
    words.sort_unstable();
    words
}

pub(in crate::dogs) fn at_fair(state: &Tested) -> Vec<DogId> {
    state.fair.iter().map(|dog| dog.id).collect()
}

pub(in crate::dogs) fn awaited(state: &Tested) -> Vec<Seat> {
    state.status().awaited().iter().collect()
}

pub(in crate::dogs) fn happened(step: &Played<Tested>, happening: &Happening) -> bool {
    step.events.contains(&happening.clone().into())
}

/// The log lines of an event, as JSON; none if it is logged as observed.
pub(in crate::dogs) fn log_of(
    state: &Tested,
    event: impl Into<<Tested as Rules>::Event>,
) -> Option<serde_json::Value> {
    let observed = observe(state, &event.into());
    let seen = observed.to(Viewer::Spectator).expect("nothing is hidden from spectators");
    serde_json::to_value(seen).unwrap().get("log").cloned()
}

/// The score of one line.
pub(in crate::dogs) fn points(state: &Tested, line: &'static str, seat: Seat) -> i32 {
    state.score_sheet().lines[line][seat].points
}

pub(in crate::dogs) fn over(state: &Tested) -> bool {
    matches!(state.status(), Status::Over(_))
}

pub(in crate::dogs) fn words(actions: &[Action]) -> Vec<String> {
    actions.iter().map(|action| format!("{action:?}")).collect()
}
