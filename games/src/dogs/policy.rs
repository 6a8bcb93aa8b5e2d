//! The rollout policy of DOGS: the action that a sensible player would choose, found quickly and only roughly right.
//!
//! Each action gets a value in tenths of a point. The policy takes the greatest, with a little noise between near ties.

mod houses;

use super::actions::{Action, Salary};
use super::advice;
use super::cards::Card;
use super::data::{
    BAY_ROWS, Breed, GAS_MAX, GAS_PER_COIN, Health, INFIRMARY_MAX, ONE_BREED_POINTS, PAIR_PLUS_SINGLE,
    TWO_PAIRS,
};
use super::kennel::{Counts, Dog, DogId, Kennel, Store, count, rows};
use super::map::{Routes, Space};
use super::state::{Dogs, FlowState};
use crate::frame::{Advice, Dice, Line, Seat, Skill, noisy_argmax};

/// One point in the unit of these values.
pub(super) const POINT: i32 = 10;

impl Advice for Dogs {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = advice::ALL;
    const SKILLS: [Skill; 4] = [
        // At three seats its mean lies between 29 and 37 points, as that of simple players does.
        Skill::Policy { overlooked: 15 },
        // Every search beats the policy by far, so this one follows the policy in most decisions.
        Skill::Search { playouts: 16, considered: 25 },
        Skill::Search { playouts: 20, considered: 100 },
        Skill::Search { playouts: 400, considered: 100 },
    ];

    fn rollout_policy(&self, seat: Seat, legal_actions: &[Action], dice: &mut Dice) -> Option<usize> {
        if legal_actions.len() == 1 {
            return Some(0);
        }
        if let Some(at) = legal_actions.iter().position(|action| *action == Action::LayOut { finish: true }) {
            return Some(at);
        }
        let evaluator = Evaluator::new(self, seat);
        Some(noisy_argmax(legal_actions.iter().map(|action| evaluator.value(action)), dice))
    }

    fn why(&self, seat: Seat, action: &Action) -> Option<Line> {
        advice::why(self, seat, action)
    }
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
    /// The value of a coin: next to nothing in the last round.
    pub(super) coin: i32,
    /// The food that is needed besides what the bays eat.
    pub(super) more_food: i32,
    /// The routes of the truck, in the driving phase.
    routes: Option<Routes>,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(table: &'a Dogs, seat: Seat) -> Self {
        let kennel = table.kennel(seat);
        let healthy = kennel.load.iter().filter(|dog| dog.health == Health::Healthy);
        let dogs = count(kennel.housed().chain(&kennel.hand).chain(healthy));
        let bays = kennel.built();
        let routes = matches!(table.flow, FlowState::Drive(_)).then(|| table.routes_of(seat));
        let mut evaluator = Self {
            table,
            kennel,
            dogs,
            dogs_value: 0,
            bays,
            coin: if table.last { 1 } else { 8 },
            more_food: 0,
            routes,
        };
        evaluator.dogs_value = evaluator.packing_value(&evaluator.dogs);
        evaluator
    }

    /// The value of these dogs when laid out well in the built bays.
    pub(super) fn packing_value(&self, dogs: &Counts) -> i32 {
        let each = self.table.numbers().per_breed;
        let (mut points, mut bays) = (0, self.bays);
        let (mut pairs, mut singles, mut breeds) = (0_usize, 0_usize, 0);
        for &dogs in dogs {
            breeds += i32::from(dogs > 0);
            let whole = usize::from(dogs / 4).min(bays);
            bays -= whole;
            points += ONE_BREED_POINTS[4] * i32::try_from(whole).expect("few bays");
            match usize::from(dogs) - 4 * whole {
                0 => {}
                1 => singles += 1,
                2 => pairs += 1,
                _ if bays > 0 => {
                    bays -= 1;
                    points += ONE_BREED_POINTS[3];
                }
                more => pairs += rows(more),
            }
        }
        while bays > 0 && pairs + singles > 0 {
            bays -= 1;
            points += match (pairs, singles) {
                (2.., _) => TWO_PAIRS,
                (1, 1..) => PAIR_PLUS_SINGLE,
                (1, 0) => ONE_BREED_POINTS[2],
                _ => 0,
            };
            let first = pairs.min(BAY_ROWS);
            pairs -= first;
            singles -= singles.min(BAY_ROWS - first);
        }
        let homeless = i32::try_from(pairs + singles).expect("few dogs");
        (points + (breeds - homeless).max(0) * each) * POINT - homeless * POINT
    }

    /// The value of one more dog of a breed.
    pub(super) fn gain(&self, breed: Breed) -> i32 {
        let mut dogs = self.dogs;
        dogs[breed as usize] += 1;
        // Dogs of a breed that the seat has already may complete a bay later.
        let promise = if self.table.last { 0 } else { i32::from(self.dogs[breed as usize].min(2)) * 8 };
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
            Action::GoHome { bonus } => bonus.map_or(0, |good| self.good(good)),
            Action::Stay => -20,
            Action::SwapDogs { .. } => -30,
            Action::SwapWith { .. } => 0,
            Action::DrawDog { .. } => {
                if self.room() > 0 {
                    25
                } else {
                    -10
                }
            }
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
            Action::Starve { dog } => -self.breed(dog).map_or(0, |breed| self.loss(breed)),
            Action::Pay { with } => i32::from(with == Salary::Card) * self.coin,
            Action::Hire { again } => i32::from(again),
            _ => self.value_of_visit(action),
        }
    }

    /// Fills the garage as far as whole coins go, but keeps a coin for the helper.
    fn refuel(&self, coins: u8) -> i32 {
        let wanted = GAS_MAX.saturating_sub(self.kennel.gas).div_ceil(GAS_PER_COIN);
        let wanted = wanted.min(self.kennel.coins.saturating_sub(1)).max(u8::from(self.kennel.gas < 3));
        -(i32::from(coins) - i32::from(wanted)).abs() * POINT
    }

    /// The number of free rows after the dogs on the truck are laid out. Negative if they do not fit.
    fn room(&self) -> i32 {
        let taken: usize = self.dogs.iter().map(|&dogs| rows(dogs.into())).sum();
        let all = self.bays * BAY_ROWS;
        i32::try_from(all).expect("few rows") - i32::try_from(taken).expect("few rows")
    }

    fn drive(&self, to: Space) -> i32 {
        let gas = self.routes.map_or(0, |routes| routes.cost(to));
        let dogs = self.table.spot(to).dogs.iter();
        let found: i32 = dogs.map(|dog| self.found(dog, to)).sum();
        found - i32::from(gas) * 4
    }

    /// The value of a dog on the board.
    fn found(&self, dog: &Dog, space: Space) -> i32 {
        match dog.health {
            Health::Lost => i32::from(space.facts().reward) * self.coin,
            Health::Healthy => self.gain(dog.breed),
            Health::Sick => {
                let brought = self.kennel.load.iter().filter(|dog| dog.health == Health::Sick).count();
                let sick = self.kennel.infirmary.len() + brought;
                let cured = self.kennel.holds(Card::Vet) || usize::from(self.kennel.medicine) > sick;
                if sick >= INFIRMARY_MAX / 2 || !cured { -30 } else { self.gain(dog.breed) / 2 - 10 }
            }
        }
    }

    fn value_of_layout(&self, action: &Action) -> i32 {
        match *action {
            Action::UseVet => {
                let mut dogs = self.dogs;
                for dog in self.kennel.infirmary.iter().filter(|dog| self.kennel.brought.contains(&dog.id)) {
                    dogs[dog.breed as usize] += 1;
                }
                self.packing_value(&dogs) - self.dogs_value - 14
            }
            Action::GiveUp { dog } | Action::Starve { dog } => {
                let healthy = !matches!(self.kennel.store_of(dog), Some(Store::Infirmary));
                self.breed(dog)
                    .map_or(0, |breed| if healthy { -self.loss(breed) } else { -self.gain(breed) / 4 })
            }
            Action::Keep { .. } => 10,
            // The game lays out better than single moves do.
            Action::LayOut { finish } => 500 + i32::from(finish),
            Action::Lift { .. } | Action::Exchange { .. } => -50,
            Action::Put { dog, .. } if matches!(self.kennel.store_of(dog), Some(Store::Bay(_))) => -50,
            Action::Put { dog, to } => self.put(dog, to),
            Action::Accept => self.accept(),
            _ => 0,
        }
    }

    /// Prefers large groups first, each into a bay of its own, and small groups together.
    fn put(&self, dog: DogId, to: super::data::BayId) -> i32 {
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
        dog.map_or(0, |dog| if dog.health == Health::Healthy { self.gain(dog.breed) - 5 } else { -20 })
    }
}
