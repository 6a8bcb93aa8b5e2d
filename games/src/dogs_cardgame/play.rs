//! The rules: what an action leads to.

use super::actions::Action;
use super::data::{
    Bonus, Character, DONATION_GAIN, DRY_ROUNDS, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, Kind, MERCHANT_FOOD,
    OPEN_BAY_FOOD, PUPPY, RENEW, REWARDED_IMPROVEMENT, Spot, TOLL,
};
use super::events::{Cause, Event, PublicEvent, RecordedEvent};
use super::kennel::{DogId, Via};
use super::options::Options;
use super::state::DogsCardgame;
use super::supply;
use super::turn::Decision;
use super::{hidden, legal, score, setup, state};
use crate::frame::{Dice, OptionsError, Rules, Seat, Status, Transition, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Rules for DogsCardgame {
    const NAME: &'static str = "dogs-cardgame";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES_VERSION: u32 = 2;
    /// C-46 bounds it: with 48 cards in the pile and ten whole rounds for each, 491 rounds of five turns; a turn
    /// has at most three characters (a trainer lifts and puts down twelve dogs), and what else it has is bounded
    /// by its flags and by the coins that come in. 150 steps a turn is more than that.
    const MAX_STEPS: u32 = 491 * 5 * 150;
    /// A reward with variant 3: twelve dogs in the city, each into one of five bays or handed in for either gain.
    const MAX_LEGAL_ACTIONS: usize = 12 * (5 + 2);

    type Options = Options;
    type Action = Action;
    type Event = Event;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        state::new(options, seats)
    }

    fn open(transition: &mut Transition<Self>) {
        setup::open(transition);
    }

    fn status(&self) -> Status {
        if self.over { Status::Over(score::places(self)) } else { Status::Awaiting(self.awaited()) }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        legal::legal_actions(self, seat)
    }

    fn is_take_back(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Action) {
        perform(transition, seat, action);
        settle(transition, seat);
    }

    /// C-08, C-59. Everything that a turn depends on lies open.
    fn automatic(&self, seat: Seat, decided: Option<Seat>) -> Option<Action> {
        let turn = self.turn.as_ref().filter(|turn| turn.seat == seat && decided == Some(seat))?;
        match turn.decision() {
            Some(decision) => self.decision_actions(seat, decision).first().copied(),
            None => self.turn_actions(turn).first().copied().filter(Self::ends_turn),
        }
    }

    /// The dogs that were taken are housed, a full bay brings its puppy card: the rest of a decision that has begun.
    fn completes(&self, _action: &Action) -> bool {
        self.decision().is_some()
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::EndTurn
    }

    fn apply(&mut self, event: &Event) {
        self.record(event);
    }

    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        hidden::determinize(self, viewer, dice)
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        hidden::conserved_counts(self)
    }
}

/// C-08: a full bay is noticed, and a decision without any action is finished.
fn settle(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    loop {
        let state = transition.state();
        if let Some((seat, bay)) = state.due_bay() {
            transition.emit(PublicEvent::PuppyDue { seat, bay });
            continue;
        }
        match state.decision() {
            Some(decision) if state.decision_actions(seat, decision).is_empty() => finish(transition, seat),
            _ => return,
        }
    }
}

fn perform(transition: &mut Transition<DogsCardgame>, seat: Seat, action: &Action) {
    match *action {
        Action::Choose { character } => {
            transition.emit(RecordedEvent::Chose { seat, character });
            setup::reveal(transition);
        }
        Action::Reconsider => transition.emit(PublicEvent::Reconsidered { seat }),
        Action::Move { to } => transition.emit(PublicEvent::Moved { seat, to }),
        Action::Stay => transition.emit(PublicEvent::Stayed { seat }),
        Action::Collect { toll } => collect(transition, seat, toll),
        Action::Hire { toll } => hire(transition, seat, toll),
        Action::OpenBay => {
            if let Some(bay) = transition.state().kennel(seat).closed_bay() {
                transition.emit(PublicEvent::BayOpened { seat, bay, food: OPEN_BAY_FOOD });
            }
        }
        Action::PayLicence => {
            let coins = transition.state().licence_cost();
            transition.emit(PublicEvent::LicencePaid { seat, coins });
        }
        Action::Use { character } => {
            let (food, coins) = income(transition.state(), seat, character);
            transition.emit(PublicEvent::Used { seat, character, food, coins });
        }
        Action::Renew => renew(transition, seat),
        Action::Donate { dog, food } => {
            let (food, coins) = (u32::from(food), u32::from(DONATION_GAIN - food));
            transition.emit(PublicEvent::Donated { seat, dog, food, coins });
        }
        Action::Claim { bonus } => transition.emit(PublicEvent::Claimed { seat, bonus }),
        Action::EndTurn => end_turn(transition, seat),
        Action::Place { dog, to } => place(transition, seat, dog, to),
        Action::HandIn { dog, gain } => {
            transition.emit(PublicEvent::HandedIn { seat, dog, gain, amount: FAIR_GAIN })
        }
        Action::Lift { dog } => transition.emit(PublicEvent::Lifted { seat, dog }),
        Action::TakePuppy { puppy } => take_puppy(transition, seat, puppy),
        Action::Improve => improve(transition, seat),
        Action::BuyPuppy { puppy } => {
            transition.emit(PublicEvent::PuppyTaken { seat, puppy, bay: None, coins: PUPPY });
        }
        Action::Enough => enough(transition, seat),
    }
}

/// The food and coins that a character brings at once (C-14, C-49).
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

/// C-47: the toll is paid first.
fn pay_toll(transition: &mut Transition<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    if let Some(to) = toll {
        transition.emit(PublicEvent::Tolled { seat, to, coins: TOLL });
    }
}

fn collect(transition: &mut Transition<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    pay_toll(transition, seat, toll);
    let Some(here) = transition.state().here(seat) else { return };
    let dogs: Vec<_> = here.dogs.iter().map(|dog| dog.id).collect();
    let location = here.location;
    let food = u32::try_from(dogs.len()).expect("few dogs") * FOOD_PER_DOG;
    transition.emit(PublicEvent::Collected { seat, location, dogs, food });
}

fn hire(transition: &mut Transition<DogsCardgame>, seat: Seat, toll: Option<Seat>) {
    let coins = transition.state().hire_cost(seat);
    pay_toll(transition, seat, toll);
    let Some(here) = transition.state().here(seat) else { return };
    let (location, Some(character)) = (here.location, here.character) else { return };
    transition.emit(PublicEvent::Hired { seat, location, character, coins });
    supply::post(transition, location);
}

/// C-42: the removed cards are discarded first, then one comes to each location in order.
fn renew(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    transition.emit(PublicEvent::Renewed { seat, coins: RENEW });
    for location in transition.state().locations() {
        supply::post(transition, location);
    }
}

fn place(transition: &mut Transition<DogsCardgame>, seat: Seat, dog: DogId, to: Spot) {
    let state = transition.state();
    let via = match state.decision() {
        Some(Decision::Vet) => Via::Vet,
        Some(Decision::Partner { .. }) => Via::Partner,
        Some(Decision::Reward { .. }) => Via::Reward,
        // The trainer moves a dog; it stays what it was.
        Some(Decision::Trainer { .. }) => state.dog(dog).via,
        _ => Via::Collect,
    };
    transition.emit(PublicEvent::Placed { seat, dog, to, via });
}

fn take_puppy(transition: &mut Transition<DogsCardgame>, seat: Seat, puppy: Kind) {
    if let Some(&Decision::Puppy { bay }) = transition.state().decision() {
        transition.emit(PublicEvent::PuppyTaken { seat, puppy, bay: Some(bay), coins: 0 });
    }
}

/// C-17, C-18: the reward comes once, with the third improvement, before anything else is bought.
fn improve(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    transition.emit(PublicEvent::Improved { seat, coins: IMPROVEMENT });
    if transition.state().kennel(seat).improvements == REWARDED_IMPROVEMENT {
        transition.emit(PublicEvent::Rewarded { seat });
    }
}

fn enough(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    if matches!(transition.state().decision(), Some(Decision::Trainer { placing: false, .. })) {
        transition.emit(PublicEvent::LiftingEnded { seat });
    } else {
        finish(transition, seat);
    }
}

/// Finishes the decision on top. Where dogs were taken, new ones come.
fn finish(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    match transition.state().decision() {
        Some(&(Decision::Collect { location, .. } | Decision::Reward { from: Some(location) })) => {
            supply::refill(transition, location);
        }
        Some(Decision::Reward { from: None }) => transition.emit(PublicEvent::Forfeited { seat }),
        _ => {}
    }
    transition.emit(PublicEvent::Finished { seat });
}

/// C-22: a round in which the end begins is finished; one full round follows.
fn end_turn(transition: &mut Transition<DogsCardgame>, seat: Seat) {
    let state = transition.state();
    let next = seat.left(state.seats);
    let mut round = state.round;
    if next == state.start {
        if state.last() {
            return end(transition);
        }
        // C-46: too many whole rounds without a dog card.
        if state.last_round.is_none() && !state.drawn && state.dry + 1 >= DRY_ROUNDS {
            transition.emit(PublicEvent::EndBegan { cause: Cause::Dry });
        }
        round += 1;
    }
    transition.emit(PublicEvent::TurnBegan { seat: next, round });
}

/// Awards the dark bonus cards, and ends the match.
fn end(transition: &mut Transition<DogsCardgame>) {
    for &bonus in Bonus::ALL.iter().filter(|bonus| bonus.dark()) {
        let state = transition.state();
        if let Some(seat) = state.leads(bonus).filter(|_| state.bonuses.contains(&bonus)) {
            transition.emit(PublicEvent::Awarded { seat, bonus });
        }
    }
    transition.emit(PublicEvent::Ended);
}
