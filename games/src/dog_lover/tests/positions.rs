//! Chosen positions as viewers see them, and the match that format 1 stored.
//!
//! To be read with the rulebook: `games/tests/golden/positions/dog-lover.txt`. The cards of the house are listed in
//! `games/tests/data/dog-lover-deck.toml`.

use super::*;
use crate::dog_lover::Event;
use crate::dog_lover::actions::Item;
use crate::dog_lover::{Hands, Tricks};
use crate::frame::golden::{Positions, Recorded};

/// What a seat has: its dogs as [`own_dog`] writes them, the cards it took in, its tricks.
struct Has {
    dogs: &'static str,
    cards: &'static str,
    tricks: &'static str,
}

fn has(dogs: &'static str, cards: &'static str, tricks: &'static str) -> Has {
    Has { dogs, cards, tricks }
}

/// How the cards lie: on the grid, in the deck from the top, and beside it those face up (upper space first) and the next.
struct Lies {
    grid: &'static str,
    deck: &'static str,
    shelter: &'static str,
    school: &'static str,
}

const LIES: Lies = Lies {
    grid: "d05 w01 a1 | f05 g01 p01 | v01 b01 f34",
    deck: "d06 f08 w02",
    shelter: "r01 r08 r04 r12",
    school: "t02 t07 t10 t03",
};

fn cards(words: &str) -> Vec<Card> {
    words.split([' ', '|']).filter(|word| !word.is_empty()).map(|word| named!(Card, word)).collect()
}

/// The deck: what is stated on top, then the rest in its order with the End somewhere below; nothing that is elsewhere.
fn deck(seats: u8, owned: &[Has], lies: &Lies) -> Vec<Card> {
    let mut gone = cards(lies.grid);
    let mut tucked = Vec::new();
    for Has { dogs, cards: taken, .. } in owned {
        gone.extend(cards(taken));
        for own in dogs.split_whitespace().map(own_dog) {
            gone.extend(Card::ALL.iter().copied().filter(|card| card.word() == own.dog.word()));
            gone.extend(own.feature.map(|card| named!(Card, card.word())));
            tucked.extend(std::iter::repeat_n('w', own.walks.into()));
            tucked.extend(std::iter::repeat_n('g', own.trainings.into()));
        }
    }
    let top = cards(lies.deck);
    let mut rest: Vec<Card> = Card::ALL
        .iter()
        .copied()
        .filter(|card| {
            card.is_shuffled() && card.tier() <= seats && !gone.contains(card) && !top.contains(card)
        })
        .collect();
    for kind in tucked {
        let place = rest.iter().position(|card| card.word().starts_with(kind)).unwrap();
        rest.remove(place);
    }
    if !top.contains(&Card::END) {
        rest.insert(20, Card::END);
    }
    rest.into_iter().chain(top.into_iter().rev()).collect()
}

/// The table is laid with these decks, first dogs and tricks; the first two belong to the seats from the beginning.
fn opening(seats: u8, start: Seat, owned: &[Has], lies: &Lies) -> Event {
    let first = |words: &'static str| words.split_whitespace().next().unwrap();
    let own =
        |words: &str, word: &str| words.split_whitespace().any(|other| other.split('+').next() == Some(word));
    let stack = |all: Vec<&'static str>, top: &'static str, own: &dyn Fn(&str) -> bool| {
        let top: Vec<_> = top.split_whitespace().rev().collect();
        let rest = all.into_iter().filter(|word| !top.contains(word) && !own(word)).collect::<Vec<_>>();
        rest.into_iter().chain(top.clone()).collect::<Vec<_>>()
    };
    let rescues = Dog::rescues().map(Dog::word).collect();
    let learnable = Trick::learnable().map(Trick::word).collect();
    let up = |words: &'static str| {
        // The first to be turned up ends up lowest.
        let mut words: Vec<_> = words.split_whitespace().collect();
        words[..3].reverse();
        words.join(" ")
    };
    let (shelter, school) = (up(lies.shelter).leak(), up(lies.school).leak());
    let shelter = stack(rescues, shelter, &|word| owned.iter().any(|has| own(has.dogs, word)));
    let school = stack(learnable, school, &|word| owned.iter().any(|has| own(has.tricks, word)));
    let mut deck = deck(seats, owned, lies);
    deck.extend(cards(lies.grid).into_iter().rev());
    let laid = RecordedEvent::Laid {
        start,
        dogs: owned.iter().map(|has| own_dog(first(has.dogs)).dog).collect(),
        tricks: owned.iter().map(|has| named!(Trick, first(has.tricks))).collect(),
        deck,
        shelter: shelter.into_iter().map(|word| named!(Dog, word)).collect(),
        school: school.into_iter().map(|word| named!(Trick, word)).collect(),
    };
    laid.into()
}

/// The events that turn up cards after that.
fn face_up(state: &DogLover, lies: &Lies) -> Vec<Event> {
    let dogs = state.shelter_deck.iter().rev().take(3).map(|&dog| PublicEvent::Sheltered { dog });
    let tricks = state.school_deck.iter().rev().take(3).map(|&trick| PublicEvent::Offered { trick });
    let grid = Cell::ALL.iter().copied().zip(cards(lies.grid)).collect();
    dogs.chain(tricks).chain([PublicEvent::Refilled { cards: grid }]).map(Event::from).collect()
}

/// A table in the turn of `seat`, where everybody has this.
fn reached(
    options: Options,
    (start, seat): (Seat, Seat),
    lane: Lane,
    owned: &[Has],
    lies: &Lies,
) -> DogLover {
    let seats = u8::try_from(owned.len()).unwrap();
    let mut state = DogLover::new(&options, seats, DogLover::FORMAT).unwrap();
    state.apply(&opening(seats, start, owned, lies));
    face_up(&state, lies).iter().for_each(|event| state.apply(event));
    for (owner, has) in Seat::all(seats).zip(owned) {
        let player = state.player_mut(owner);
        player.dogs = has.dogs.split_whitespace().map(own_dog).collect();
        for card in cards(has.cards) {
            player.keep(card.face());
        }
        for trick in has.tricks.split_whitespace().skip(1) {
            player.tricks.insert(named!(Trick, trick));
        }
    }
    state.apply(&PublicEvent::Guarded { seat: state.last(), lane }.into());
    state.apply(&PublicEvent::TurnBegan { seat, round: 2 }.into());
    state
}

const OPEN: Options = Options { tricks: Tricks::Special, hands: Hands::Open };

/// Laying the table for two, and the watchdog.
fn the_opening(positions: &mut Positions<DogLover>) {
    let owned = [has("d01", "", "s1"), has("d10", "", "s4")];
    let state = DogLover::new(&Options::default(), 2, DogLover::FORMAT).unwrap();
    let laid = opening(2, BIA, &owned, &LIES);
    let mut at = positions.at("laying the table", 2, state);
    at.happens(&laid);
    for event in face_up(&at.state, &LIES) {
        at.happens(&event);
    }
    at.table().ask(0).ask(1).act(0, Action::Guard { lane: Lane::Column2 });
}

/// Before taking cards, with Fetch at hand; then it is used, and a trick. With the bones in her hand Bia would feed other
/// dogs than everybody else expects.
fn retrieving(positions: &mut Positions<DogLover>) {
    let owned =
        [has("d04+t", "f07 f17 g02 p02 v05", "s1 t03"), has("d10+w d01 d02", "f06 f18 b02 b03 b04", "s4")];
    let state = reached(Options::default(), (BIA, ANA), Lane::Column2, &owned, &LIES);
    let mut at = positions.at("taking cards", 2, state);
    at.score_sheet().ask(0).ask(1).act(0, Action::Fetch { cell: Cell::A3 }).ask(0);
    at.act(0, Action::Retrieve { trick: Trick::S1, turn: 0, at: Cell::B1 }).ask(0);
}

/// A walk and a trait that have to be laid to a dog, and the shops; then the turn ends by itself, because a trick was revealed.
fn laying(positions: &mut Positions<DogLover>) {
    let owned = [
        has("d01 d05+w+t d06+a6 d12", "f05 f06 f17 f28 v01 v05 b01 b02 g01 g02 g03 p01 p02", "s1"),
        has("d02", "", "s3"),
        has("d13", "v08", "s4"),
    ];
    let lies = Lies { grid: "w01 a5 f01 | f13 f14 f15 | f25 f34 f35", deck: "d07 d08 d09", ..LIES };
    let state = reached(OPEN, (ANA, ANA), Lane::RowC, &owned, &lies);
    let mut at = positions.at("laying cards to dogs", 3, state);
    at.quietly(0, Action::Retrieve { trick: Trick::S1, turn: 0, at: Cell::A1 });
    at.table().ask(0).act(0, Action::Walk { dog: Dog::D12 }).ask(0);
    at.act(0, Action::Attach { card: Trait::A5, dog: Dog::D12 }).ask(0);
    at.act(0, Action::Train { dog: Dog::D12 }).act(0, Action::Adopt { dog: Dog::R08 });
    at.act(0, Action::Learn { trick: Trick::T07 });
}

/// A walk and traits that no dog can have: what goes with them is forced, or chosen. The End comes while filling.
fn discarding(positions: &mut Positions<DogLover>) {
    let owned = [has("d01+w+a1+w", "f05 f17 v01", "std"), has("d02", "", "std"), has("d13", "", "std")];
    let lies = Lies { grid: "a2 a6 w03 | f13 f14 f15 | f25 f34 f35", deck: "d07 x2 d08 d09", ..LIES };
    let options = Options { tricks: Tricks::Standard, hands: Hands::Hidden };
    let state = reached(options, (ANA, ANA), Lane::Column1, &owned, &lies);
    let mut at = positions.at("discarding", 3, state);
    at.act(0, line(Lane::RowA)).ask(0).act(0, Action::EndTurn).ask(0);
    at.act(0, Action::Discard { card: Trait::A2, pay: Item::Dry });
}

/// The last turn. Ana and Bia have as many points, Bia more fed dogs, and Ana a rescue dog among them; Caio and Davi have as many points and fed
/// dogs, and Davi a rescue dog among them.
fn the_end(positions: &mut Positions<DogLover>) {
    let owned = [
        has("r10 d12", "f01 f13 b01 v03 v04 v06", "std"),
        has("d01 d02 d10", "f05 f17 b02 v01 v02 v05", "std t01"),
        has("d03 d13", "f02 f14 f28 g01", "std"),
        has("d18 r04", "f04 f18 p01", "std"),
    ];
    let lies = Lies { grid: "f03 f06 f15 | f19 f34 f35 | d04 d05 d06", deck: "x2 d08 d09 d11", ..LIES };
    let mut state = reached(Options::default(), (ANA, Seat(3)), Lane::RowC, &owned, &lies);
    state.apply(&PublicEvent::EndDrawn.into());
    let mut at = positions.at("the end", 4, state);
    at.quietly(3, line(Lane::RowA)).table().act(3, Action::EndTurn).ask(0);
}

/// Every dog, what is printed on it and what it does. The last seat has not enough for all.
fn every_dog(positions: &mut Positions<DogLover>) {
    let owned = [
        has("d01 d02 d05 d10+a8 d11 r01 r02 r03 r14", "", "s1"),
        has("d03+w d04+t d06 d07+w+a2 d12+t+a3 r05 r06 r07 r10", "", "s2"),
        has("d08 d09+a7 d13+w d14 d15 r04 r08 r09 r13", "b01 b02 v01 v02 v05 v08", "s3"),
        has("d16 d17 d18 d19 d20+w+t d21 d22 r11 r12 r15", "b03", "s4 t03 t04"),
    ];
    let mut state = reached(OPEN, (ANA, ANA), Lane::RowC, &owned, &Lies { grid: GRID, ..LIES });
    for (seat, cubes) in Seat::all(4).zip([[9, 9, 5, 0], [9, 10, 5, 2], [14, 6, 8, 1], [7, 6, 4, 2]]) {
        state.player_mut(seat).cubes = cubes;
    }
    positions.at("every dog", 4, state).score_sheet();
}

const GRID: &str = "f01 f02 f03 | f13 f14 f15 | f25 f34 f35";

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    the_opening(&mut positions);
    retrieving(&mut positions);
    laying(&mut positions);
    discarding(&mut positions);
    the_end(&mut positions);
    every_dog(&mut positions);
    let options = [Options::default(), Options { tricks: Tricks::Standard, hands: Hands::Open }];
    let ids = ["ball", "frisbee", "rope", "plush", "bed", "scraps", "dry", "canned", "wild"];
    positions.check(&options, &ids, &[]);
}

/// A match with every kind of event.
#[test]
fn golden_record_of_format_1() {
    Recorded::<DogLover> { options: Options::default(), seats: 4, number: 1, choose: sensible }.check(1);
    let record = include_str!("../../../tests/golden/dog-lover-format-1.json");
    let kinds = [
        "laid",
        "sheltered",
        "offered",
        "refilled",
        "end_drawn",
        "guarded",
        "turn_began",
        "retrieved",
        "fetched",
        "walked",
        "trained",
        "attached",
        "adopted",
        "learned",
        "closed",
        "discarded",
        "fed",
        "ended",
    ];
    for kind in kinds {
        assert!(record.contains(&format!("\"what\":\"{kind}\"")), "{kind} does not happen");
    }
}

/// Plays what there is to play before it ends its turn, so that all kinds of things happen.
fn sensible(list: &[Action], chance: &mut Dice) -> Action {
    let rank = |action: &Action| match action {
        Action::EndTurn => 0,
        Action::Train { .. } => 1,
        _ => 2,
    };
    let best = list.iter().map(rank).max().unwrap_or_default();
    let best: Vec<_> = list.iter().copied().filter(|action| rank(action) == best).collect();
    if chance.below(3) == 0 { *chance.pick(list) } else { *chance.pick(&best) }
}
