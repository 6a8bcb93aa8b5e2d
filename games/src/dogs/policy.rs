//! The rollout policy of DOGS: the action that a sensible player would choose, found quickly and only roughly right.
//!
//! Each action gets a value in tenths of a point. The policy takes the greatest, with a little noise between near ties.

mod goods;
mod houses;
mod hunger;
mod packing;
mod road;
mod weights;

use self::hunger::Hunger;
use self::road::Road;
use self::weights::{
    COIN, DRAWN, DRAWN_TOO_MANY, HELPER, HOME, MOST_ROUNDS, PROMISE, SICK_WITHOUT_ROOM, STAY,
};
use super::actions::{Action, Salary};
use super::advice;
use super::cards::Card;
use super::data::{BAY_ROWS, BayId, Breed, HELPER_POINTS, Health};
use super::kennel::{Counts, DogId, Kennel, Store, count, rows};
use super::phase::Phase;
use super::state::{Dogs, FlowState};
use crate::frame::{Advice, Dice, Line, Seat, Skill, noisy_argmax};

/// The value of a coin that can be spent in the last round.
pub(super) const LAST_COIN: i32 = COIN[0];
/// One point in the unit of these values.
pub(super) const POINT: i32 = 10;

impl Advice for Dogs {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = advice::ALL;
    const SKILLS: [Skill; 4] = [
        // At three seats its mean lies between 29 and 39 points, as that of simple players does.
        Skill::Policy { overlooked: 49 },
        Skill::Policy { overlooked: 31 },
        Skill::Policy { overlooked: 3 },
        // Every search beats the policy by far, so this one follows the policy in half of the decisions.
        Skill::Search { playouts: 16, considered: 50 },
    ];

    fn rollout_policy(&self, seat: Seat, legal_actions: &[Action], dice: &mut Dice) -> Option<usize> {
        if legal_actions.len() == 1 {
            return Some(0);
        }
        if let Some(at) = laid_out(legal_actions.iter().map(Some)) {
            return Some(at);
        }
        let evaluator = Evaluator::new(self, seat);
        Some(noisy_argmax(legal_actions.iter().map(|action| evaluator.value(action)), dice))
    }

    fn is_obvious(action: &Action) -> bool {
        matches!(action, Action::Done | Action::EndTurn)
    }

    fn why(&self, seat: Seat, action: &Action) -> Option<Line> {
        advice::why(self, seat, action)
    }
}

/// The action that lets the game lay out and finish, which needs no comparison unless the card *vet* could be used first.
pub(super) fn laid_out<'a>(mut actions: impl Iterator<Item = Option<&'a Action>> + Clone) -> Option<usize> {
    let vet = actions.clone().any(|action| action == Some(&Action::UseVet));
    if vet { None } else { actions.position(|action| action == Some(&Action::LayOut { finish: true })) }
}

/// Rates the actions of one seat.
pub(super) struct Evaluator<'a> {
    pub(super) table: &'a Dogs,
    pub(super) kennel: &'a Kennel,
    /// The healthy dogs in bays, in hand and on the truck.
    pub(super) dogs: Counts,
    /// The value of these dogs when laid out well.
    pub(super) dogs_value: i32,
    bays: usize,
    /// About how many rounds follow this one, at most [`MOST_ROUNDS`].
    rounds: usize,
    /// The value of a coin: next to nothing in the last round.
    pub(super) coin: i32,
    /// The food that is needed besides what the bays eat.
    pub(super) more_food: i32,
    /// What it costs to leave bays unfed, where it is known which dogs lie in them.
    hunger: Option<Hunger>,
    /// What the truck can reach, when gas is bought and while it drives.
    road: Option<Road>,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(table: &'a Dogs, seat: Seat) -> Self {
        let kennel = table.kennel(seat);
        let healthy = kennel.load.iter().filter(|dog| dog.health == Health::Healthy);
        let dogs = count(kennel.housed().chain(&kennel.hand).chain(healthy));
        let rounds = rounds_left(table);
        let mut evaluator = Self {
            table,
            kennel,
            dogs,
            dogs_value: 0,
            bays: kennel.built(),
            rounds,
            coin: if rounds == 0 && kennel.meeples == 0 { 0 } else { COIN[rounds] },
            more_food: 0,
            hunger: None,
            road: None,
        };
        evaluator.dogs_value = evaluator.packing_value(&evaluator.dogs);
        if matches!(table.flow, FlowState::Drive(_) | FlowState::Together { phase: Phase::Refuel, .. }) {
            evaluator.road = Some(evaluator.look_around(table.routes_of(seat)));
        }
        if matches!(table.flow, FlowState::Act(_)) && kennel.food < kennel.occupied() {
            evaluator.hunger = Some(evaluator.foresee_hunger());
        }
        evaluator
    }

    /// The value of one more dog of a breed.
    pub(super) fn gain(&self, breed: Breed) -> i32 {
        let mut dogs = self.dogs;
        dogs[breed as usize] += 1;
        let promise =
            if self.rounds == 0 { 0 } else { i32::from(self.dogs[breed as usize].min(2)) * PROMISE };
        self.packing_value(&dogs) - self.dogs_value + promise
    }

    /// The value lost with one dog of a breed.
    pub(super) fn loss(&self, breed: Breed) -> i32 {
        let mut dogs = self.dogs;
        dogs[breed as usize] = dogs[breed as usize].saturating_sub(1);
        self.dogs_value - self.packing_value(&dogs)
    }

    fn breed(&self, dog: DogId) -> Option<Breed> {
        self.kennel.dog(dog).map(|dog| dog.breed)
    }

    pub(super) fn value(&self, action: &Action) -> i32 {
        match *action {
            Action::BuyGas { coins } => self.refuel(coins),
            Action::Drive { to } => self.drive(to),
            Action::GoHome { bonus } => HOME + bonus.map_or(0, |good| self.good(good)),
            Action::Stay => STAY,
            Action::SwapDogs { .. } => -30,
            Action::SwapWith { .. } => 0,
            Action::DrawDog { .. } if self.room() > 0 => DRAWN,
            Action::DrawDog { .. } => DRAWN_TOO_MANY,
            Action::UseVet
            | Action::GiveUp { .. }
            | Action::Keep { .. }
            | Action::Lift { .. }
            | Action::LayOut { .. }
            | Action::Exchange { .. }
            | Action::Put { .. }
            | Action::Done
            | Action::StepBack
            | Action::Reopen
            | Action::Accept
            | Action::Refuse
            | Action::Offer { .. } => self.value_of_layout(action),
            Action::Starve { dog } => -self.kennel.dog(dog).map_or(0, |dog| self.starved(dog)),
            Action::Pay { with } => i32::from(with == Salary::Card) * self.coin,
            Action::Hire { again } => i32::from(again) * POINT,
            _ => self.value_of_visit(action),
        }
    }

    /// The number of rows that the dogs fill.
    fn taken(&self) -> usize {
        self.dogs.iter().map(|&dogs| rows(dogs.into())).sum()
    }

    /// The number of free rows after the dogs on the truck are laid out. Negative if they do not fit.
    fn room(&self) -> i32 {
        let all = self.bays * BAY_ROWS;
        i32::try_from(all).expect("few rows") - i32::try_from(self.taken()).expect("few rows")
    }

    fn value_of_layout(&self, action: &Action) -> i32 {
        match *action {
            Action::UseVet => self.use_vet(),
            Action::GiveUp { dog } => {
                let healthy = !matches!(self.kennel.store_of(dog), Some(Store::Infirmary));
                self.breed(dog)
                    .map_or(0, |breed| if healthy { -self.loss(breed) } else { -self.gain(breed) / 4 })
            }
            Action::Keep { .. } => 10,
            // The game lays out better than single moves do.
            Action::LayOut { finish } => 500 + 10 * i32::from(finish),
            Action::Lift { .. } | Action::Exchange { .. } => -50,
            Action::Put { dog, .. } if matches!(self.kennel.store_of(dog), Some(Store::Bay(_))) => -50,
            Action::Put { dog, to } if matches!(self.table.flow, FlowState::Act(_)) => {
                self.kennel.dog(dog).map_or(0, |dog| self.arrival(dog, to))
            }
            Action::Put { dog, to } => self.put(dog, to),
            Action::Accept => self.accept(),
            _ => 0,
        }
    }

    /// The card comes before the lay-out, or not at all.
    fn use_vet(&self) -> i32 {
        let mut dogs = self.dogs;
        for dog in self.kennel.infirmary.iter().filter(|dog| self.kennel.brought.contains(&dog.id)) {
            dogs[dog.breed as usize] += 1;
        }
        let gain = self.packing_value(&dogs) - self.dogs_value - self.card(Card::Vet);
        if gain > 0 { 600 + gain } else { -50 }
    }

    /// Prefers large groups first, each into a bay of its own, and small groups together.
    fn put(&self, dog: DogId, to: BayId) -> i32 {
        let Some(breed) = self.breed(dog) else { return 0 };
        let bay = self.kennel.bay(to);
        let all = i32::from(self.dogs[breed as usize]);
        let same = i32::try_from(bay.of(breed)).expect("a bay is small");
        let others = i32::try_from(bay.dogs.len()).expect("a bay is small") - same;
        let beside = match (all, others) {
            (3.., 0) => 20,
            (3.., _) => -20,
            (_, 0) => -5,
            (_, 1..=2) => 15,
            (_, _) => -30,
        };
        let sick = matches!(self.kennel.store_of(dog), Some(Store::Infirmary));
        let value = if sick { self.gain(breed) + 2 * POINT - 40 } else { 60 };
        value + all.min(4) * 8 + same * 30 + beside
    }

    fn accept(&self) -> i32 {
        let FlowState::Give { donor, offer: Some(offer) } = self.table.flow else { return 0 };
        let dog = self.table.kennel(donor).dog(offer.dog);
        dog.map_or(0, |dog| {
            if dog.health == Health::Healthy { self.gain(dog.breed) - 5 } else { SICK_WITHOUT_ROOM }
        })
    }

    /// The value of so many of the seat's coins. The last one pays the helper.
    fn coins(&self, spent: u8) -> i32 {
        let last = spent > 0 && spent >= self.kennel.coins;
        i32::from(spent) * self.coin + if last { self.salary() } else { 0 }
    }

    fn salary(&self) -> i32 {
        match self.rounds {
            _ if self.kennel.helper && self.kennel.holds(Card::Helper) => 0,
            // A helper that is hired anew works in the next round only, unless the option says otherwise.
            0 if !self.kennel.helper && !self.table.options.rehire_scores => 0,
            0 => HELPER_POINTS * POINT,
            _ => HELPER,
        }
    }
}

/// A guess by the smaller pile, of which each seat takes about a dog and a half in a round.
fn rounds_left(table: &Dogs) -> usize {
    let dogs = table.piles.iter().map(|pile| pile.len()).min().unwrap_or_default();
    match (table.last, table.last_next) {
        (true, _) => 0,
        (_, true) => 1,
        _ => (2 * dogs / (3 * usize::from(table.seats))).clamp(1, MOST_ROUNDS),
    }
}
