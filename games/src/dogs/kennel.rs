//! A kennel: what a seat owns, and where its dogs lie.

use super::cards::{Card, Goods};
use super::data::{
    BAY_ROWS, BAY_SLOTS, BAY_SPECIALS, BUILT_BAYS, BayId, Breed, GAS_MAX, Good, Health, INFIRMARY_MAX,
    ROW_SLOTS, SPECIAL_SLOTS, START_COINS, START_FOOD, START_GAS, START_MEDICINE,
};
use super::map::Space;
use crate::frame::{Amounts, Counters, Param, words};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A dog's number, given when it comes to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogId(pub u8);

impl From<DogId> for Param {
    fn from(dog: DogId) -> Self {
        i32::from(dog.0).into()
    }
}

/// A dog that has come to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dog {
    /// Its number.
    pub id: DogId,
    /// Its breed.
    pub breed: Breed,
    /// How it is now: a dog that was cured is healthy, one that went hungry is sick.
    pub health: Health,
    /// With the expansion: it came back from the agency, and fills two places in its bay. No dog comes to light so.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) special: bool,
}

impl Dog {
    /// A dog that comes to light.
    #[must_use]
    pub const fn new(id: DogId, breed: Breed, health: Health) -> Self {
        Self { id, breed, health, special: false }
    }

    /// S-20: as it is once it has left its owner's bays.
    pub(super) const fn ordinary(self) -> Self {
        Self { special: false, ..self }
    }

    /// Places that it fills in a bay, and dogs of its breed that it counts for.
    const fn places(&self) -> u8 {
        if self.special { SPECIAL_SLOTS } else { 1 }
    }
}

/// A list of dogs by breed.
pub(super) type Counts = [u8; Breed::ALL.len()];

/// How many of each breed; a special dog counts for two.
pub(super) fn count<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> Counts {
    let mut counts = Counts::default();
    for dog in dogs {
        counts[dog.breed as usize] += dog.places();
    }
    counts
}

/// How many of each breed share rows with others: all but the special ones.
pub(super) fn count_ordinary<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> Counts {
    count(dogs.into_iter().filter(|dog| !dog.special))
}

/// How many special dogs there are, each of which fills a row alone.
pub(super) fn specials<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> usize {
    dogs.into_iter().filter(|dog| dog.special).count()
}

/// A bay. D-18: what counts is which dogs lie in it, not where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Bay {
    pub(super) built: bool,
    /// D-17: it was full of one breed before, and paid for it.
    pub(super) quartet_paid: bool,
    pub(super) dogs: ArrayVec<Dog, BAY_SLOTS>,
}

impl Bay {
    /// How many of a breed lie here.
    pub(super) fn of(&self, breed: Breed) -> usize {
        self.dogs.iter().filter(|dog| dog.breed == breed).count()
    }

    /// Whether this dog may lie here, too (manual L159-163, L347-350). D-19: two breeds at any one moment.
    /// With the expansion at most one of them is special (its manual L121, L141).
    pub(super) fn takes(&self, dog: &Dog) -> bool {
        let all = self.dogs.iter().chain([dog]);
        self.built && specials(all.clone()) <= BAY_SPECIALS && rows_of(all) <= BAY_ROWS
    }

    /// Whether it is full of one breed.
    pub(super) fn is_quartet(&self) -> bool {
        count(&self.dogs).iter().any(|&of| usize::from(of) == BAY_SLOTS)
    }
}

/// Rows that these dogs fill.
pub(super) fn rows_of<'a>(dogs: impl Iterator<Item = &'a Dog> + Clone) -> usize {
    let shared: usize = count_ordinary(dogs.clone()).iter().map(|&of| rows(of.into())).sum();
    shared + specials(dogs)
}

/// Rows that so many dogs of one breed fill.
pub(super) const fn rows(dogs: usize) -> usize {
    dogs.div_ceil(ROW_SLOTS)
}

/// More of something.
pub(super) fn add(amount: &mut u8, more: u8) {
    *amount = amount.checked_add(more).expect("nobody has so much of it");
}

/// Less of something.
pub(super) fn deduct(amount: &mut u8, less: u8) {
    *amount = amount.checked_sub(less).expect("there is enough of it");
}

words! {
    /// What a truck does in the first phase.
    pub enum Trip {
        /// It stands in the centre and has not driven.
        Ready = "ready",
        /// It drives around.
        Out = "out",
        /// It came home.
        Home = "home",
        /// It was not driven in this round.
        Stayed = "stayed",
    }
}

/// Where a dog of one's own lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Store {
    /// Taken up, and to be put down.
    Hand,
    Infirmary,
    Surplus,
    Bay(BayId),
}

/// A small step of an open decision, with what is needed to take it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub(super) enum Step {
    BoughtGas {
        coins: u8,
        gas: u8,
    },
    UsedVet,
    /// A dog was moved from its place in one list to the end of another.
    Moved {
        dog: DogId,
        from: Store,
        place: u8,
        to: Store,
    },
    Done,
    /// A bay went unfed, and one of its dogs fell ill: it lies in the infirmary, or at the fair.
    FellIll {
        dog: DogId,
        bay: BayId,
        place: u8,
        fair: bool,
        /// It was a special one.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        special: bool,
    },
    /// The helper was paid, with a card or a coin.
    Paid {
        card: bool,
    },
    /// The helper was hired again, or not.
    Hired {
        again: bool,
    },
}

/// What a seat owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kennel {
    pub(super) coins: u8,
    pub(super) gas: u8,
    pub(super) food: u8,
    pub(super) medicine: u8,
    pub(super) helper: bool,
    /// The helper was paid when last it was time to.
    pub(super) paid: bool,
    /// Special cards, open (manual L608).
    pub(super) cards: Vec<Card>,
    pub(super) bays: [Bay; 5],
    /// Also more than it may hold, until it is laid out who has to go.
    pub(super) infirmary: Vec<Dog>,
    /// Where the truck is; nowhere while it is in the garage.
    pub(super) truck: Option<Space>,
    pub(super) trip: Trip,
    /// The dogs on the truck.
    pub(super) load: Vec<Dog>,
    /// Meeples not yet placed in this round.
    pub(super) meeples: u8,
    /// Dogs that are taken up, and have to be put down.
    pub(super) hand: Vec<Dog>,
    /// Dogs for which there is no room.
    pub(super) surplus: Vec<Dog>,
    /// Sick dogs that came on the truck in this round, while the kennel is laid out.
    pub(super) brought: Vec<DogId>,
    /// Whether the card of the vet lets them into bays.
    pub(super) vet: bool,
    /// Dogs that were put down since the lay-out began: they stay there.
    pub(super) settled: Vec<DogId>,
    /// Bays that still have to go unfed in this round.
    pub(super) hungry: u8,
    /// The small steps of the open decision that can be taken back.
    pub(super) steps: Vec<Step>,
}
/// Where people read what [`Kennel::purse`] counts.
pub(super) const PURSE: Counters = &[
    ("coins", &["view.kennels.$.coins"]),
    ("gas", &["view.kennels.$.gas"]),
    ("food", &["view.kennels.$.food"]),
    ("medicine", &["view.kennels.$.medicine"]),
];

impl Kennel {
    pub(super) fn new() -> Self {
        let mut bays: [Bay; 5] = Default::default();
        for bay in &mut bays[..BUILT_BAYS] {
            bay.built = true;
        }
        Self {
            coins: START_COINS,
            gas: START_GAS,
            food: START_FOOD,
            medicine: START_MEDICINE,
            helper: true,
            paid: false,
            cards: Vec::new(),
            bays,
            infirmary: Vec::new(),
            truck: None,
            trip: Trip::Home,
            load: Vec::new(),
            meeples: 0,
            hand: Vec::new(),
            surplus: Vec::new(),
            brought: Vec::new(),
            vet: false,
            settled: Vec::new(),
            hungry: 0,
            steps: Vec::new(),
        }
    }

    pub(super) fn bay(&self, bay: BayId) -> &Bay {
        &self.bays[bay.index()]
    }

    pub(super) fn built(&self) -> usize {
        self.bays.iter().filter(|bay| bay.built).count()
    }

    /// The next bay to be built. L365: the order is fixed.
    pub(super) fn next_bay(&self) -> Option<BayId> {
        BayId::ALL.iter().copied().find(|&bay| !self.bay(bay).built)
    }

    /// The dogs in the bays.
    pub(super) fn housed(&self) -> impl Iterator<Item = &Dog> + Clone {
        self.bays.iter().flat_map(|bay| &bay.dogs)
    }

    /// The dogs in the bays, with the bay of each.
    pub(super) fn housed_in(&self) -> impl Iterator<Item = (BayId, &Dog)> {
        BayId::ALL.iter().flat_map(|&bay| self.bay(bay).dogs.iter().map(move |dog| (bay, dog)))
    }

    /// Bays with at least one dog.
    pub(super) fn occupied(&self) -> u8 {
        let occupied = self.bays.iter().filter(|bay| !bay.dogs.is_empty()).count();
        u8::try_from(occupied).expect("there are five bays")
    }

    pub(super) fn has_room_for_sick(&self) -> bool {
        self.infirmary.len() < INFIRMARY_MAX
    }

    pub(super) fn holds(&self, card: Card) -> bool {
        self.cards.contains(&card)
    }

    /// How much there is of one kind.
    pub(super) fn amount(&self, good: Good) -> u8 {
        match good {
            Good::Food => self.food,
            Good::Medicine => self.medicine,
            Good::Gas => self.gas,
        }
    }

    pub(super) fn amount_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Food => &mut self.food,
            Good::Medicine => &mut self.medicine,
            Good::Gas => &mut self.gas,
        }
    }

    /// So much gas of what is offered fits into the garage. D-03, D-04: the rest is lost.
    pub(super) fn gas_that_fits(&self, gas: u8) -> u8 {
        gas.min(GAS_MAX - self.gas)
    }

    /// What of these goods is really received.
    pub(super) fn receives(&self, goods: Goods) -> Goods {
        Goods { gas: self.gas_that_fits(goods.gas), ..goods }
    }

    pub(super) fn gain(&mut self, goods: Goods) {
        add(&mut self.coins, goods.coins);
        add(&mut self.gas, goods.gas);
        add(&mut self.food, goods.food);
        add(&mut self.medicine, goods.medicine);
    }

    pub(super) fn purse(&self) -> Amounts {
        Amounts::from([
            ("coins", self.coins.into()),
            ("gas", self.gas.into()),
            ("food", self.food.into()),
            ("medicine", self.medicine.into()),
        ])
    }

    /// Every dog that is the seat's, wherever it lies.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let lists = [&self.infirmary, &self.load, &self.hand, &self.surplus];
        self.housed().chain(lists.into_iter().flatten())
    }

    pub(super) fn dog(&self, id: DogId) -> Option<&Dog> {
        self.dogs().find(|dog| dog.id == id)
    }

    /// Where a dog lies that is not on the truck.
    pub(super) fn store_of(&self, id: DogId) -> Option<Store> {
        let within = |list: &Vec<Dog>, store| list.iter().any(|dog| dog.id == id).then_some(store);
        let bay = self.housed_in().find(|(_, dog)| dog.id == id).map(|(bay, _)| Store::Bay(bay));
        bay.or_else(|| within(&self.hand, Store::Hand))
            .or_else(|| within(&self.infirmary, Store::Infirmary))
            .or_else(|| within(&self.surplus, Store::Surplus))
    }

    /// Takes a dog out of a list, and says from which place in it.
    pub(super) fn take(&mut self, store: Store, id: DogId) -> (Dog, u8) {
        let find = |dogs: &[Dog]| dogs.iter().position(|dog| dog.id == id).expect("the dog lies there");
        let (dog, place) = match store {
            Store::Bay(bay) => {
                let dogs = &mut self.bays[bay.index()].dogs;
                let place = find(dogs);
                (dogs.remove(place), place)
            }
            _ => {
                let dogs = self.list_mut(store);
                let place = find(dogs);
                (dogs.remove(place), place)
            }
        };
        (dog, u8::try_from(place).expect("kennels are small"))
    }

    /// Puts a dog back to its place in a list.
    pub(super) fn insert(&mut self, store: Store, place: u8, dog: Dog) {
        match store {
            Store::Bay(bay) => self.bays[bay.index()].dogs.insert(place.into(), dog),
            _ => self.list_mut(store).insert(place.into(), dog),
        }
    }

    /// Puts a dog at the end of a list.
    pub(super) fn push(&mut self, store: Store, dog: Dog) {
        match store {
            Store::Bay(bay) => self.bays[bay.index()].dogs.push(dog),
            _ => self.list_mut(store).push(dog),
        }
    }

    fn list_mut(&mut self, store: Store) -> &mut Vec<Dog> {
        match store {
            Store::Hand => &mut self.hand,
            Store::Infirmary => &mut self.infirmary,
            Store::Surplus => &mut self.surplus,
            Store::Bay(_) => unreachable!("a bay is no list of any length"),
        }
    }

    /// Takes a card out of the open hand.
    pub(super) fn drop_card(&mut self, card: Card) -> Card {
        let place = self.cards.iter().position(|&held| held == card).expect("the card is held");
        self.cards.remove(place)
    }
}
