//! Deciding what happens.

use super::actions::Action;
use super::data::{
    Bonus, Character, DONATION_GAIN, DRY_ROUNDS, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, Kind, MERCHANT_FOOD,
    OPEN_BAY_FOOD, PUPPY, RENEW, REWARDED_IMPROVEMENT, Spot, TOLL,
};
use super::events::{Cause, Event};
use super::kennel::{DogId, Via};
use super::setup;
use super::state::DogsCardgame;
use super::supply;
use super::turn::Decision;
use crate::frame::{self, Next, Script, Seat};
use alloc::vec::Vec;

/// Plays a listed action, and what follows from it by itself.
pub(super) fn play(script: &mut Script<DogsCardgame>, seat: Seat, action: &Action) {
    perform(script, seat, action);
    settle(script, seat);
}

/// C-08: what is begun is finished, as far as nothing is left to choose.
fn settle(script: &mut Script<DogsCardgame>, seat: Seat) {
    let next = |state: &DogsCardgame| match (state.due_bay(), state.decision()) {
        (Some((seat, bay)), _) => Next::Happens(Event::PuppyDue { seat, bay }),
        (None, Some(decision)) => Next::Within(state.decision_list(seat, decision)),
        (None, None) => Next::Rest,
    };
    let perform = |script: &mut _, action: &_| perform(script, seat, action);
    frame::settle(script, next, perform, |script| finish(script, seat));
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
            let (food, coins) = income(script.state(), seat, character);
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
pub(super) fn income(state: &DogsCardgame, seat: Seat, character: Character) -> (u32, u32) {
    let kennel = state.kennel(seat);
    let count = |number: usize| u32::try_from(number).expect("a kennel is small");
    match character {
        Character::Merchant => (MERCHANT_FOOD, 0),
        Character::Trainer => (0, count(kennel.count(Kind::Trained, state.options.counted()))),
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
    supply::post(script, location);
}

/// C-42: the removed cards are discarded first, then one comes to each location in order.
fn renew(script: &mut Script<DogsCardgame>, seat: Seat) {
    script.emit(Event::Renewed { seat, coins: RENEW });
    for location in script.state().locations() {
        supply::post(script, location);
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
            supply::refill(script, location);
        }
        Some(Decision::Reward { from: None }) => script.emit(Event::Forfeited { seat }),
        _ => {}
    }
    script.emit(Event::Finished { seat });
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
