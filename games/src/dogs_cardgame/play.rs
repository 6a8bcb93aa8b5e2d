//! Deciding what happens.

use super::actions::Action;
use super::data::{
    Bonus, Character, DONATION_GAIN, DRY_ROUNDS, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, Kind, Location,
    MERCHANT_FOOD, OPEN_BAY_FOOD, PUPPY, RENEW, REWARDED_IMPROVEMENT, Spot, TOLL,
};
use super::events::{Cause, Event};
use super::kennel::{DogId, Kennel, Via};
use super::setup;
use super::state::{Decision, DogsCardgame};
use crate::frame::{Audience, Script, Seat};
use alloc::vec::Vec;

/// Plays a listed action, and what follows from it by itself.
pub(super) fn play(script: &mut Script<DogsCardgame>, seat: Seat, action: &Action) {
    perform(script, seat, action);
    settle(script, seat);
}

/// C-08: what is begun is finished, as far as nothing is left to choose.
fn settle(script: &mut Script<DogsCardgame>, seat: Seat) {
    loop {
        let state = script.state();
        if let Some((seat, bay)) = state.due_bay() {
            script.emit(Event::PuppyDue { seat, bay });
            continue;
        }
        let Some(decision) = state.decision() else { return };
        match state.decision_list(seat, decision).as_slice() {
            [] => finish(script, seat),
            &[only] => perform(script, seat, &only),
            _ => return,
        }
    }
}

fn perform(script: &mut Script<DogsCardgame>, seat: Seat, action: &Action) {
    match *action {
        Action::Choose { character } => {
            script.emit(Event::Chose { seat, character });
            setup::reveal(script);
        }
        Action::Reconsider => script.emit(Event::Reconsidered { seat }),
        Action::Move { to } => script.emit(Event::Moved { seat, to }),
        Action::Stay => script.emit(Event::Stayed { seat }),
        Action::Collect { toll } => collect(script, seat, toll),
        Action::Hire { toll } => hire(script, seat, toll),
        Action::OpenBay => {
            if let Some(bay) = script.state().kennel(seat).closed_bay() {
                script.emit(Event::BayOpened { seat, bay, food: OPEN_BAY_FOOD });
            }
        }
        Action::PayLicence => {
            let coins = script.state().licence_cost();
            script.emit(Event::LicencePaid { seat, coins });
        }
        Action::Use { character } => {
            let (food, coins) = income(script.state().kennel(seat), character);
            script.emit(Event::Used { seat, character, food, coins });
        }
        Action::Renew => renew(script, seat),
        Action::Donate { dog, food } => {
            let (food, coins) = (u32::from(food), u32::from(DONATION_GAIN - food));
            script.emit(Event::Donated { seat, dog, food, coins });
        }
        Action::Claim { bonus } => script.emit(Event::Claimed { seat, bonus }),
        Action::EndTurn => end_turn(script, seat),
        Action::Place { dog, to } => place(script, seat, dog, to),
        Action::HandIn { dog, gain } => script.emit(Event::HandedIn { seat, dog, gain, amount: FAIR_GAIN }),
        Action::Lift { dog } => script.emit(Event::Lifted { seat, dog }),
        Action::TakePuppy { puppy } => take_puppy(script, seat, puppy),
        Action::Improve => improve(script, seat),
        Action::BuyPuppy { puppy } => {
            script.emit(Event::PuppyTaken { seat, puppy, bay: None, coins: PUPPY });
        }
        Action::Enough => enough(script, seat),
    }
}

/// What a character brings at once: food and coins (C-14, C-49).
pub(super) fn income(kennel: &Kennel, character: Character) -> (u32, u32) {
    let count = |number: usize| u32::try_from(number).expect("a kennel is small");
    match character {
        Character::Merchant => (MERCHANT_FOOD, 0),
        Character::Trainer => (0, count(kennel.count(Kind::Trained))),
        Character::Manager => {
            let occupied = kennel.bays.iter().filter(|bay| bay.open && !bay.dogs.is_empty()).count();
            (count(occupied), count(kennel.hotel.len()))
        }
        Character::Vet | Character::Partner => (0, 0),
    }
}

/// C-47: the toll first.
fn pay_toll(script: &mut Script<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    if let Some(to) = toll {
        script.emit(Event::Tolled { seat, to, coins: TOLL });
    }
}

fn collect(script: &mut Script<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    pay_toll(script, seat, toll);
    let Some(here) = script.state().here(seat) else { return };
    let dogs: Vec<_> = here.dogs.iter().map(|dog| dog.id).collect();
    let location = here.location;
    let food = u32::try_from(dogs.len()).expect("few dogs") * FOOD_PER_DOG;
    script.emit(Event::Collected { seat, location, dogs, food });
}

fn hire(script: &mut Script<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    let coins = script.state().hire_cost(seat);
    pay_toll(script, seat, toll);
    let Some(here) = script.state().here(seat) else { return };
    let (location, Some(character)) = (here.location, here.character) else { return };
    script.emit(Event::Hired { seat, location, character, coins });
    post(script, location);
}

/// C-42: the removed cards are discarded first, then one comes to each location in order.
fn renew(script: &mut Script<DogsCardgame>, seat: Seat) {
    script.emit(Event::Renewed { seat, coins: RENEW });
    for location in setup::locations(script.state()) {
        post(script, location);
    }
}

fn place(script: &mut Script<DogsCardgame>, seat: Seat, dog: DogId, to: Spot) {
    let state = script.state();
    let via = match state.decision() {
        Some(Decision::Vet) => Via::Vet,
        Some(Decision::Partner { .. }) => Via::Partner,
        Some(Decision::Reward { .. }) => Via::Reward,
        // The trainer moves a dog; it stays what it was.
        Some(Decision::Trainer { .. }) => state.dog(dog).via,
        _ => Via::Collect,
    };
    script.emit(Event::Placed { seat, dog, to, via });
}

fn take_puppy(script: &mut Script<DogsCardgame>, seat: Seat, puppy: Kind) {
    if let Some(&Decision::Puppy { bay }) = script.state().decision() {
        script.emit(Event::PuppyTaken { seat, puppy, bay: Some(bay), coins: 0 });
    }
}

/// C-17, C-18: the reward comes once, with the third improvement, before anything else is bought.
fn improve(script: &mut Script<DogsCardgame>, seat: Seat) {
    script.emit(Event::Improved { seat, coins: IMPROVEMENT });
    if script.state().kennel(seat).improvements == REWARDED_IMPROVEMENT {
        script.emit(Event::Rewarded { seat });
    }
}

fn enough(script: &mut Script<DogsCardgame>, seat: Seat) {
    if matches!(script.state().decision(), Some(Decision::Trainer { placing: false, .. })) {
        script.emit(Event::LiftingEnded { seat });
    } else {
        finish(script, seat);
    }
}

/// Ends what was to be decided first: where dogs were taken, new ones come.
fn finish(script: &mut Script<DogsCardgame>, seat: Seat) {
    match script.state().decision() {
        Some(&(Decision::Collect { location, .. } | Decision::Reward { from: Some(location) })) => {
            refill(script, location);
        }
        Some(Decision::Reward { from: None }) => script.emit(Event::Forfeited { seat }),
        _ => {}
    }
    script.emit(Event::Finished { seat });
}

/// New dogs, up to the symbols, as long as there are any; none in the last round (manual L366).
pub(super) fn refill(script: &mut Script<DogsCardgame>, location: Location) {
    let state = script.state();
    let Some(place) = state.place(location).filter(|_| !state.last()) else { return };
    let missing = usize::from(location.symbols()).saturating_sub(place.dogs.len());
    let cards = state.pile.iter().rev().take(missing);
    let dogs: Vec<_> = (0..).zip(cards).map(|(nth, &card)| state.born(nth, card)).collect();
    if dogs.is_empty() {
        return;
    }
    // C-53: what lay hidden comes to light.
    script.reveal(Audience::everybody());
    script.emit(Event::Refilled { location, dogs });
    // C-20, C-21: the last card, whoever draws it and whether it was enough or not.
    let state = script.state();
    if state.pile.is_empty() && state.last_round.is_none() {
        script.emit(Event::EndBegan { cause: Cause::LastCard });
    }
}

/// A new character above a location.
pub(super) fn post(script: &mut Script<DogsCardgame>, location: Location) {
    if script.state().characters.is_empty() {
        shuffle_characters(script);
    }
    // C-37: there is always one.
    let Some(&character) = script.state().characters.last() else { return };
    script.reveal(Audience::everybody());
    script.emit(Event::Posted { location, character });
    // C-42: the last card calls for the discard.
    if script.state().characters.is_empty() {
        shuffle_characters(script);
    }
}

/// The pile and the discard, if any, become a new pile.
pub(super) fn shuffle_characters(script: &mut Script<DogsCardgame>) {
    let state = script.state();
    let mut pile = state.characters.clone();
    pile.extend_from_slice(&state.discard);
    if pile.is_empty() {
        return;
    }
    // Sorted first: the order of the discard is public, and no part of chance.
    pile.sort_unstable();
    script.dice().shuffle(&mut pile);
    script.emit(Event::Shuffled { pile });
}

fn end_turn(script: &mut Script<DogsCardgame>, seat: Seat) {
    let state = script.state();
    let next = seat.left(state.seats);
    let mut round = state.round;
    if next == state.start {
        if state.last() {
            return end(script);
        }
        // C-46: too many whole rounds without a dog card.
        if state.last_round.is_none() && !state.drawn && state.dry + 1 >= DRY_ROUNDS {
            script.emit(Event::EndBegan { cause: Cause::Dry });
        }
        round += 1;
    }
    script.emit(Event::TurnBegan { seat: next, round });
}

/// The dark bonus cards find their owners, and the match is over.
fn end(script: &mut Script<DogsCardgame>) {
    for &bonus in Bonus::ALL.iter().filter(|bonus| bonus.dark()) {
        let state = script.state();
        if let Some(seat) = state.leads(bonus).filter(|_| state.bonuses.contains(&bonus)) {
            script.emit(Event::Awarded { seat, bonus });
        }
    }
    script.emit(Event::Ended);
}
