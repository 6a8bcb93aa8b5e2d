//! The rulebook, example by example and ruling by ruling.
//!
//! Dogs are written `"beagle.t"`: a breed (or how it begins) and a sign, h(ealthy), t(rained), s(ick), (hotel) g(uest)
//! or f(air); without a sign they fit where they lie. Kennels are written `"bay_1:poodle bay_3:beagle.t,beagle"`; a
//! bay that is named is open. In a bay a sick dog was cured by the vet and a fair dog brought by the partner, unless
//! an exclamation mark says that it came as a reward (`"beagle.s!"`).

mod advice;
mod asking;
mod bonuses;
mod characters;
mod ending;
mod example;
mod free;
mod improvements;
mod laws;
mod positions;
mod puppies;
mod running;
mod scoring;
mod secrets;
mod setup;
mod step_one;
mod step_two;

use super::data::{Breed, Character, FIRST_CLOSED_BAY, Location, Sign, Spot};
use super::kennel::{Card, Dog, DogId, Via};
use super::state::DogsCardgame;
use super::{Action, Options, PublicEvent, RecordedEvent};
use crate::frame::{Dice, LegalActions, Played, Presentation, Prompt, Rules, Seat, Status, play, prompt_for};
use serde_json::{Value, json};

/// The seat whose turn it is at the tables of these tests, and the others.
const ANA: Seat = Seat(0);
const BIA: Seat = Seat(1);
const CAIO: Seat = Seat(2);

/// A table in Ana's first turn: empty kennels, no dogs in the city, a different character above each location.
fn table(seats: u8) -> DogsCardgame {
    table_with(&Options::default(), seats)
}

fn table_with(options: &Options, seats: u8) -> DogsCardgame {
    let mut state = DogsCardgame::new(options, seats, 1).unwrap();
    let few = |symbols: u8| {
        let wanted = state.table().locations[usize::from(symbols) - 1];
        let these = Location::ALL.iter().copied().filter(move |location| location.symbols() == symbols);
        these.take(wanted)
    };
    let locations: Vec<_> = (1..=3).flat_map(few).collect();
    let breeds = Breed::ALL[..usize::from(state.table().breeds)].to_vec();
    let cards = |&breed| Sign::ALL.iter().map(move |&sign| Card { breed, sign });
    let dogs = breeds.iter().flat_map(cards).collect();
    let posted: Vec<_> = locations.iter().copied().zip(Character::ALL.iter().copied().cycle()).collect();
    let mut characters = state.characters.clone();
    for (_, character) in posted.iter().rev() {
        let position = characters.iter().position(|one| one == character).unwrap();
        let on_top = characters.remove(position);
        characters.push(on_top);
    }
    state.apply(&RecordedEvent::Laid { start: ANA, locations, breeds, dogs, characters }.into());
    for (location, character) in posted {
        state.apply(&PublicEvent::Posted { location, character }.into());
    }
    state.apply(&PublicEvent::TurnBegan { seat: ANA, round: 1 }.into());
    state
}

/// A table of three with Ana at the park, step 1 done.
fn at_park() -> DogsCardgame {
    at_park_with(&Options::default(), 3)
}

fn at_park_with(options: &Options, seats: u8) -> DogsCardgame {
    let mut state = table_with(options, seats);
    state.kennel_mut(ANA).at = Some(Location::Park);
    state.turn.as_mut().unwrap().moved = true;
    state
}

fn new_dog(state: &mut DogsCardgame, text: &str, fits: Sign) -> Dog {
    let straight = text.ends_with('!');
    let (breed, sign) = text.trim_end_matches('!').split_once('.').unwrap_or((text, ""));
    let sign = match sign {
        "" => fits,
        "h" => Sign::Healthy,
        "t" => Sign::Trained,
        "s" => Sign::Sick,
        "g" => Sign::Hotel,
        "f" => Sign::Fair,
        _ => panic!("no sign is written {sign}"),
    };
    let breed = Breed::ALL.iter().find(|known| known.word().starts_with(breed));
    let via = match sign {
        Sign::Sick | Sign::Fair if straight => Via::Reward,
        Sign::Sick if fits == Sign::Healthy => Via::Vet,
        Sign::Fair if fits == Sign::Healthy => Via::Partner,
        _ => Via::Collect,
    };
    let id = DogId(state.shown);
    state.shown += 1;
    Dog { id, breed: *breed.unwrap_or_else(|| panic!("no breed is written {text}")), sign, via }
}

fn spot(word: &str) -> Spot {
    *Spot::ALL.iter().find(|spot| spot.word() == word).unwrap_or_else(|| panic!("no spot is called {word}"))
}

/// Fills a kennel.
fn house(state: &mut DogsCardgame, seat: Seat, text: &str) {
    for (place, dogs) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        let place = spot(place);
        let fits = match place {
            Spot::Hotel => Sign::Hotel,
            Spot::Infirmary => Sign::Sick,
            _ => Sign::Healthy,
        };
        for dog in dogs.split(',').filter(|dog| !dog.is_empty()) {
            let dog = new_dog(state, dog, fits);
            state.kennel_mut(seat).dogs_at(place).push(dog);
        }
        if let Some(bay) = state.kennel_mut(seat).bays.get_mut(place as usize) {
            bay.open = true;
        }
    }
}

/// Lays dogs below a location.
fn lay(state: &mut DogsCardgame, location: Location, dogs: &str) {
    let dogs: Vec<_> = dogs.split_whitespace().map(|dog| new_dog(state, dog, Sign::Healthy)).collect();
    state.place_mut(location).dogs.extend(dogs);
}

/// Lays dogs into the fair.
fn fair(state: &mut DogsCardgame, dogs: &str) {
    for dog in dogs.split_whitespace() {
        let dog = Dog { via: Via::Collect, ..new_dog(state, dog, Sign::Fair) };
        state.fair.push(dog);
    }
}

fn post(state: &mut DogsCardgame, location: Location, character: Character) {
    state.place_mut(location).character = Some(character);
}

fn purse(state: &mut DogsCardgame, food: u32, coins: u32) {
    let kennel = state.kennel_mut(ANA);
    (kennel.food, kennel.coins) = (food, coins);
}

/// Food and coins of a seat.
fn has(state: &DogsCardgame, seat: Seat) -> (u32, u32) {
    (state.kennel(seat).food, state.kennel(seat).coins)
}

/// Gives Ana a character and lets her use it.
fn used(state: &DogsCardgame, character: Character) -> DogsCardgame {
    let mut state = state.clone();
    state.kennel_mut(ANA).characters.push(character);
    go(&state, &[Action::Use { character }])
}

/// The dog that is written like this, wherever it is.
fn dog(state: &DogsCardgame, text: &str) -> DogId {
    let like = new_dog(&mut state.clone(), text, Sign::Healthy);
    let bare = !text.contains('.');
    let known = state.dogs().find(|dog| dog.breed == like.breed && (bare || dog.sign == like.sign));
    known.unwrap_or_else(|| panic!("there is no {text}")).id
}

/// Which dogs lie at a spot, as they are written.
fn lies(state: &DogsCardgame, seat: Seat, place: &str) -> Vec<&'static str> {
    state.clone().kennel_mut(seat).dogs_at(spot(place)).iter().map(|dog| dog.breed.word()).collect()
}

fn place(state: &DogsCardgame, text: &str, to: &str) -> Action {
    Action::Place { dog: dog(state, text), to: spot(to) }
}

/// The seat whose turn it is.
fn mover(state: &DogsCardgame) -> Seat {
    state.turn.as_ref().map_or(ANA, |turn| turn.seat)
}

impl DogsCardgame {
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<Action> {
        LegalActions::of(self, seat).to_vec()
    }

    fn ask(&self, seat: Seat) -> Prompt<Action> {
        prompt_for(self, seat, &LegalActions::of(self, seat))
    }
}

/// Plays one action of the seat whose turn it is, with dice that are the same every time.
fn step(state: &DogsCardgame, action: Action) -> Played<DogsCardgame> {
    let seat = mover(state);
    play(state, seat, &action, Dice::from_number(1))
        .unwrap_or_else(|_| panic!("{action:?} is not listed: {:?}", state.legal(seat)))
}

/// Plays several.
fn go(state: &DogsCardgame, actions: &[Action]) -> DogsCardgame {
    actions.iter().fold(state.clone(), |state, &action| step(&state, action).state)
}

fn may(state: &DogsCardgame, action: Action) -> bool {
    state.legal(mover(state)).contains(&action)
}

/// Everything that may be done whose record has these fields.
fn listed(state: &DogsCardgame, fields: &Value) -> Vec<Action> {
    let fits = |action: &Action| {
        let record = json!(action);
        fields.as_object().unwrap().iter().all(|(name, value)| record.get(name) == Some(value))
    };
    state.legal(mover(state)).into_iter().filter(fits).collect()
}

fn lists(state: &DogsCardgame, verb: &str) -> bool {
    !listed(state, &json!({ "do": verb })).is_empty()
}

/// The reason why something is unavailable.
fn why(state: &DogsCardgame, what: &Value) -> &'static str {
    let ask = state.ask(mover(state));
    let unavailable = ask.unavailable.iter().find(|unavailable| json!(unavailable.what) == *what);
    unavailable.map_or("available", |unavailable| unavailable.why.key)
}

/// A word's letters for the bays that can be chosen for a dog: `"124"`.
fn bays_for(state: &DogsCardgame, text: &str) -> String {
    let id = dog(state, text);
    let bays = listed(state, &json!({ "do": "place", "dog": id }));
    bays.iter()
        .filter_map(|action| json!(action)["to"].as_str()?.strip_prefix("bay_").map(String::from))
        .collect()
}

/// A match opened with these dice, first characters chosen by chance.
fn started(options: &Options, seats: u8, seed: u64) -> DogsCardgame {
    let mut state =
        crate::frame::open::<DogsCardgame>(options, seats, Dice::from_number(seed)).unwrap().state;
    while state.turn.is_none() {
        let seat = state.awaited().iter().next().unwrap();
        let action = state.legal(seat)[0];
        state = play(&state, seat, &action, Dice::from_number(seed + 1)).unwrap().state;
    }
    state
}

/// Plays on by chance until the match is over, and shows every step on the way.
fn play_on(mut state: DogsCardgame, seed: u64, mut look: impl FnMut(&Action, &Played<DogsCardgame>)) {
    let mut dice = Dice::from_number(seed);
    while let Status::Awaiting(awaited) = state.status() {
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let action = *dice.pick(&state.legal(seat));
        let played = play(&state, seat, &action, dice.clone()).unwrap();
        look(&action, &played);
        state = played.state;
    }
}

/// Chooses actions that lead on: first the verb, then one action with it.
fn sensible(list: &[Action], dice: &mut Dice) -> Action {
    let weight = |action: &Action| match action {
        Action::Donate { .. } | Action::Renew => 1,
        Action::Enough | Action::Reconsider => 3,
        Action::Use { .. } | Action::Lift { .. } => 6,
        Action::Collect { .. } | Action::OpenBay | Action::Claim { .. } | Action::Improve => 40,
        _ => 10,
    };
    let alike = |one: &Action, other: &Action| core::mem::discriminant(one) == core::mem::discriminant(other);
    let mut verbs = list.to_vec();
    verbs.dedup_by(|one, other| alike(one, other));
    let mut draw = dice.below(verbs.iter().map(weight).sum());
    let verb = verbs.iter().find(|action| {
        let within = draw < weight(action);
        draw = draw.saturating_sub(weight(action));
        within
    });
    let fits: Vec<_> = list.iter().filter(|action| verb.is_some_and(|verb| alike(verb, action))).collect();
    **dice.pick(&fits)
}

/// Plays on sensibly until the match is over, and shows every step on the way.
fn play_well(mut state: DogsCardgame, seed: u64, mut look: impl FnMut(&Action, &Played<DogsCardgame>)) {
    let mut dice = Dice::from_number(seed);
    while !state.over {
        let action = sensible(&state.legal(mover(&state)), &mut dice);
        let played = play(&state, mover(&state), &action, dice.clone()).unwrap();
        look(&action, &played);
        state = played.state;
    }
}

/// Gives the turn to Ana again, with nothing done in it yet.
fn next_turn(state: &DogsCardgame) -> DogsCardgame {
    let mut state = state.clone();
    let round = state.round;
    state.apply(&PublicEvent::TurnBegan { seat: ANA, round }.into());
    state
}

#[test]
fn the_data_tables_agree() {
    use super::data::{BAY_SIZES, BREED_SOURCES, COUNTED, Kind, LOCATIONS};
    assert!(BREED_SOURCES.iter().map(|row| row.0).eq(Breed::ALL.iter().copied()));
    assert!(LOCATIONS.iter().map(|row| row.0).eq(Location::ALL.iter().copied()));
    assert!(LOCATIONS.is_sorted_by_key(|row| row.1));
    assert!(COUNTED.iter().map(|row| row.0).eq(Kind::ALL.iter().copied()));
    assert_eq!(Spot::bays().count(), BAY_SIZES.len());
    assert_eq!(FIRST_CLOSED_BAY, Spot::Bay4 as usize);
}
