//! What a sensible player would likely do: quick, and only roughly right. Bots play matches on in their heads with it.
//!
//! Every choice is given a value in tenths of a point; the greatest is taken, ties by chance.

mod houses;

use super::actions::{Action, Salary};
use super::cards::Card;
use super::data::{
    BAY_ROWS, Breed, GAS_MAX, GAS_PER_COIN, Health, INFIRMARY_MAX, ONE_BREED_POINTS, PAIR_PLUS_SINGLE,
    TWO_PAIRS,
};
use super::kennel::{Counts, Dog, DogId, Kennel, Store, count, rows};
use super::map::{Space, Ways};
use super::scoring::bay_points;
use super::state::{Stage, Table};
use crate::frame::{Dice, Seat, likeliest};

/// A point in the unit of these values.
pub(super) const POINT: i32 = 10;

/// The choice that looks best, by its place in the list.
pub(super) fn likely(table: &Table, seat: Seat, list: &[Action], dice: &mut Dice) -> usize {
    if list.len() == 1 {
        return 0;
    }
    let mind = Mind::new(table, seat);
    likeliest(list.iter().map(|action| mind.value(action)), dice)
}

/// What one seat has in mind.
pub(super) struct Mind<'a> {
    pub(super) table: &'a Table,
    pub(super) kennel: &'a Kennel,
    /// Healthy dogs, wherever they are on their way to a bay.
    pub(super) dogs: Counts,
    /// What they are worth, well laid out.
    pub(super) worth: i32,
    bays: usize,
    /// What a coin is worth: in the last round next to nothing.
    pub(super) coin: i32,
    /// Food that is wanted beside what the bays eat.
    pub(super) more_food: i32,
    /// Where the truck can go, while it is on the road.
    ways: Option<Ways>,
}

impl<'a> Mind<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat) -> Self {
        let kennel = table.kennel(seat);
        let healthy = kennel.load.iter().filter(|dog| dog.health == Health::Healthy);
        let dogs = count(kennel.housed().chain(&kennel.hand).chain(healthy));
        let bays = kennel.built();
        let ways = matches!(table.stage, Stage::Drive(_)).then(|| table.ways_of(seat));
        let mut mind = Self {
            table,
            kennel,
            dogs,
            worth: 0,
            bays,
            coin: if table.last { 1 } else { 8 },
            more_food: 0,
            ways,
        };
        mind.worth = mind.pack(&mind.dogs);
        mind
    }

    /// What such dogs are worth in these bays, well laid out.
    pub(super) fn pack(&self, dogs: &Counts) -> i32 {
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

    /// What one dog more of a breed brings.
    pub(super) fn gain(&self, breed: Breed) -> i32 {
        let mut dogs = self.dogs;
        dogs[breed as usize] += 1;
        // Two of a kind promise a third.
        let promise = if self.table.last { 0 } else { i32::from(self.dogs[breed as usize].min(2)) * 8 };
        self.pack(&dogs) - self.worth + promise
    }

    /// What one dog less of a breed costs.
    pub(super) fn loss(&self, breed: Breed) -> i32 {
        let mut dogs = self.dogs;
        dogs[breed as usize] = dogs[breed as usize].saturating_sub(1);
        self.worth - self.pack(&dogs)
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

    /// Eight gas make a good round; a coin is kept for the helper.
    fn refuel(&self, coins: u8) -> i32 {
        let wanted = GAS_MAX.saturating_sub(self.kennel.gas).div_ceil(GAS_PER_COIN);
        let wanted = wanted.min(self.kennel.coins.saturating_sub(1)).max(u8::from(self.kennel.gas < 3));
        -(i32::from(coins) - i32::from(wanted)).abs() * POINT
    }

    /// Rows that are free, those on the truck counted in.
    fn room(&self) -> i32 {
        let taken: usize = self.dogs.iter().map(|&dogs| rows(dogs.into())).sum();
        let all = self.bays * BAY_ROWS;
        i32::try_from(all).expect("few rows") - i32::try_from(taken).expect("few rows")
    }

    fn drive(&self, to: Space) -> i32 {
        let gas = self.ways.map_or(0, |ways| ways.cost(to));
        let dogs = self.table.spot(to).dogs.iter();
        let worth: i32 = dogs.map(|dog| self.found(dog, to)).sum();
        worth - i32::from(gas) * 4
    }

    /// What a dog of the board is worth.
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
                self.pack(&dogs) - self.worth - 14
            }
            Action::GiveUp { dog } | Action::Starve { dog } => {
                let healthy = !matches!(self.kennel.store_of(dog), Some(Store::Infirmary));
                self.breed(dog)
                    .map_or(0, |breed| if healthy { -self.loss(breed) } else { -self.gain(breed) / 4 })
            }
            Action::Keep { .. } => 10,
            Action::Lift { dog } => self.lift(dog),
            Action::Put { dog, to } => self.put(dog, to),
            Action::Accept => self.accept(),
            _ => 0,
        }
    }

    /// Dogs are taken up when they could lie much better.
    fn lift(&self, dog: DogId) -> i32 {
        let Some(Store::Bay(bay)) = self.kennel.store_of(dog) else { return -50 };
        let dogs = &self.kennel.bay(bay).dogs;
        let pure = dogs.len() > 2 && dogs.iter().all(|other| other.breed == dogs[0].breed);
        if pure || !self.kennel.settled.is_empty() && self.kennel.hand.is_empty() {
            return -50;
        }
        let lying: i32 = self.kennel.bays.iter().map(bay_points).sum();
        let breeds =
            i32::try_from(self.kennel.breeds()).expect("few breeds") * self.table.numbers().per_breed;
        let in_hand: i32 = self.kennel.hand.iter().map(|dog| self.loss(dog.breed)).sum();
        if (lying + breeds) * POINT + in_hand + 2 * POINT < self.worth { 400 } else { -50 }
    }

    /// Large packs first, each into a bay of its own; small ones beside each other.
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
        let worth = if sick { self.gain(breed) + 2 * POINT - 40 } else { 60 };
        worth + all.min(4) * 8 + same * 30 + beside
    }

    fn accept(&self) -> i32 {
        let Stage::Give { donor, offer: Some(offer) } = self.table.stage else { return 0 };
        let dog = self.table.kennel(donor).dog(offer.dog);
        dog.map_or(0, |dog| if dog.health == Health::Healthy { self.gain(dog.breed) - 5 } else { -20 })
    }
}
