//! A kennel: the resources, cards and dogs of a seat.

use super::cards::{Card, Goods};
use super::data::{
    BAY_ROWS, BAY_SLOTS, BAY_SPECIALS, BUILT_BAYS, BayId, Breed, GAS_MAX, Good, Health, INFIRMARY_MAX,
    ROW_SLOTS, SPECIAL_SLOTS, START_COINS, START_FOOD, START_GAS, START_MEDICINE,
};
use super::map::Space;
use crate::frame::{Amounts, Param, ResourcePaths, words};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The number of a dog. Dogs are numbered from 0 in the order in which they are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogId(pub u8);

impl From<DogId> for Param {
    fn from(dog: DogId) -> Self {
        i32::from(dog.0).into()
    }
}

/// A face-up dog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dog {
    pub id: DogId,
    pub breed: Breed,
    /// The health now: a cured dog is healthy, a dog that went hungry is sick.
    pub health: Health,
    /// With the expansion: whether the dog came back from the agency, so that it takes two places in its bay. False
    /// when it is revealed.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) special: bool,
}

impl Dog {
    /// A dog as it is revealed.
    #[must_use]
    pub const fn new(id: DogId, breed: Breed, health: Health) -> Self {
        Self { id, breed, health, special: false }
    }

    /// The dog after it has left the bays: no longer special (S-20).
    pub(super) const fn ordinary(self) -> Self {
        Self { special: false, ..self }
    }

    /// The number of places it takes in a bay, which is also the number of dogs it counts for.
    const fn places(&self) -> u8 {
        if self.special { SPECIAL_SLOTS } else { 1 }
    }
}

/// The number of dogs of each breed.
pub(super) type Counts = [u8; Breed::ALL.len()];

/// The number of dogs of each breed; a special dog counts as two.
pub(super) fn count<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> Counts {
    let mut counts = Counts::default();
    for dog in dogs {
        counts[dog.breed as usize] += dog.places();
    }
    counts
}

/// The number of dogs of each breed without the special ones. These dogs can share rows.
pub(super) fn count_ordinary<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> Counts {
    count(dogs.into_iter().filter(|dog| !dog.special))
}

/// The number of special dogs, each of which fills a row alone.
pub(super) fn specials<'a>(dogs: impl IntoIterator<Item = &'a Dog>) -> usize {
    dogs.into_iter().filter(|dog| dog.special).count()
}

/// A bay. D-18: only the set of its dogs matters, not their places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Bay {
    pub(super) built: bool,
    /// D-17: whether the bay was full of one breed before, and the coin for it was paid.
    pub(super) quartet_paid: bool,
    pub(super) dogs: ArrayVec<Dog, BAY_SLOTS>,
}

impl Bay {
    /// The number of dogs of a breed in this bay.
    pub(super) fn of(&self, breed: Breed) -> usize {
        self.dogs.iter().filter(|dog| dog.breed == breed).count()
    }

    /// Whether this dog may be added to the bay (manual L159-163, L347-350). D-19: at most two breeds at any moment.
    /// With the expansion, at most one special dog (its manual L121, L141).
    pub(super) fn takes(&self, dog: &Dog) -> bool {
        let all = self.dogs.iter().chain([dog]);
        self.built && specials(all.clone()) <= BAY_SPECIALS && rows_of(all) <= BAY_ROWS
    }

    /// The bay without one of its dogs.
    pub(super) fn without(&self, dog: &Dog) -> Self {
        let mut other = self.clone();
        other.dogs.retain(|own| own.id != dog.id);
        other
    }

    /// Whether the bay is full of one breed.
    pub(super) fn is_quartet(&self) -> bool {
        count(&self.dogs).iter().any(|&of| usize::from(of) == BAY_SLOTS)
    }
}

/// The number of rows that these dogs fill.
pub(super) fn rows_of<'a>(dogs: impl Iterator<Item = &'a Dog>) -> usize {
    // The breeds of which one dog has half a row to itself, as bits.
    let mut halves = 0_u32;
    dogs.filter(|dog| {
        let half = 1 << dog.breed as u32;
        let begins = dog.special || halves & half == 0;
        halves ^= if dog.special { 0 } else { half };
        begins
    })
    .count()
}

/// The number of rows that so many dogs of one breed fill.
pub(super) const fn rows(dogs: usize) -> usize {
    dogs.div_ceil(ROW_SLOTS)
}

/// Adds to an amount. Panics if it exceeds 255.
pub(super) fn add(amount: &mut u8, more: u8) {
    *amount = amount.checked_add(more).expect("amounts are small");
}

/// Subtracts from an amount. Panics if it falls below 0.
pub(super) fn deduct(amount: &mut u8, less: u8) {
    *amount = amount.checked_sub(less).expect("there is enough of it");
}

words! {
    /// The state of a truck in the first phase.
    pub enum Trip {
        /// The truck stands in the centre and has not driven.
        Ready = "ready",
        /// The truck has driven, and is not home.
        Out = "out",
        /// The truck came home.
        Home = "home",
        /// The truck stays in the centre for this round.
        Stayed = "stayed",
    }
}

/// The part of a kennel where a dog lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Store {
    /// Taken from a bay or from the truck, and still to be put into a bay.
    Hand,
    Infirmary,
    /// Without room in the kennel: to be given away.
    Surplus,
    Bay(BayId),
}

/// A small step of an open decision, with the data needed to take it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub(super) enum Step {
    BoughtGas {
        coins: u8,
        gas: u8,
    },
    UsedVet,
    /// A dog moved to the end of a list.
    Moved {
        dog: DogId,
        from: Store,
        /// The index of the dog in the list that it left.
        place: u8,
        to: Store,
    },
    /// Several dogs moved to the ends of lists.
    Arranged {
        moves: Vec<Move>,
        /// The dogs that were settled before.
        settled: Vec<DogId>,
        /// Whether the game laid all dogs out.
        anew: bool,
    },
    Done,
    /// A bay went unfed, and one of its dogs fell ill.
    FellIll {
        dog: DogId,
        bay: BayId,
        /// The index of the dog in the bay that it left.
        place: u8,
        /// Whether it went to the fair, because the infirmary was full.
        fair: bool,
        /// Whether it was special.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        special: bool,
    },
    /// The helper was paid.
    Paid {
        /// Whether the helper was paid with the card *helper* instead of a coin.
        card: bool,
    },
    /// The seat hired a helper again, or decided not to.
    Hired {
        again: bool,
    },
}

/// A dog that moved to the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Move {
    pub(super) dog: DogId,
    pub(super) from: Store,
    /// The index of the dog in the list that it left.
    pub(super) place: u8,
    pub(super) to: BayId,
}

/// The kennel of a seat, with everything else that the seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kennel {
    pub(super) coins: u8,
    pub(super) gas: u8,
    pub(super) food: u8,
    pub(super) medicine: u8,
    pub(super) helper: bool,
    /// Whether the helper was paid in the latest closing phase.
    pub(super) paid: bool,
    /// The special cards in the open hand, sorted (manual L608).
    pub(super) cards: Vec<Card>,
    pub(super) bays: [Bay; 5],
    /// The sick dogs. During the lay-out there may be more than [`INFIRMARY_MAX`].
    pub(super) infirmary: Vec<Dog>,
    /// The place of the truck; none while it is in the garage.
    pub(super) truck: Option<Space>,
    pub(super) trip: Trip,
    /// The dogs on the truck.
    pub(super) load: Vec<Dog>,
    /// Meeples not yet placed in this round.
    pub(super) meeples: u8,
    /// Dogs that must still be put into a bay.
    pub(super) hand: Vec<Dog>,
    /// Dogs without room, which will be given away.
    pub(super) surplus: Vec<Dog>,
    /// During the lay-out: the sick dogs that came on the truck in this round.
    pub(super) brought: Vec<DogId>,
    /// During the lay-out: whether the card *vet* lets these into bays.
    pub(super) vet: bool,
    /// Dogs that were put into bays since the lay-out began. They may not be lifted again.
    pub(super) settled: Vec<DogId>,
    /// The number of bays that must still go unfed in this round.
    pub(super) hungry: u8,
    /// The small steps of the open decision, which can be taken back.
    pub(super) steps: Vec<Step>,
}

/// Where the view shows [`Kennel::resources`].
pub(super) const RESOURCE_PATHS: ResourcePaths = &[
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

    /// The next bay that can be built. L365: the order is fixed.
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

    /// The number of bays with at least one dog.
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

    /// The amount of one resource.
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

    /// How much of `gas` fits into the garage. D-03, D-04: the rest is lost.
    pub(super) fn gas_that_fits(&self, gas: u8) -> u8 {
        gas.min(GAS_MAX - self.gas)
    }

    /// These goods without the gas that does not fit into the garage.
    pub(super) fn receives(&self, goods: Goods) -> Goods {
        Goods { gas: self.gas_that_fits(goods.gas), ..goods }
    }

    pub(super) fn gain(&mut self, goods: Goods) {
        add(&mut self.coins, goods.coins);
        add(&mut self.gas, goods.gas);
        add(&mut self.food, goods.food);
        add(&mut self.medicine, goods.medicine);
    }

    pub(super) fn resources(&self) -> Amounts {
        Amounts::from([
            ("coins", self.coins.into()),
            ("gas", self.gas.into()),
            ("food", self.food.into()),
            ("medicine", self.medicine.into()),
        ])
    }

    /// Every dog of the seat: in bays, infirmary, hand and surplus, and on the truck.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let lists = [&self.infirmary, &self.load, &self.hand, &self.surplus];
        self.housed().chain(lists.into_iter().flatten())
    }

    pub(super) fn dog(&self, id: DogId) -> Option<&Dog> {
        self.dogs().find(|dog| dog.id == id)
    }

    /// The part of the kennel where a dog lies; none for a dog on the truck.
    pub(super) fn store_of(&self, id: DogId) -> Option<Store> {
        let within = |list: &Vec<Dog>, store| list.iter().any(|dog| dog.id == id).then_some(store);
        let bay = self.housed_in().find(|(_, dog)| dog.id == id).map(|(bay, _)| Store::Bay(bay));
        bay.or_else(|| within(&self.hand, Store::Hand))
            .or_else(|| within(&self.infirmary, Store::Infirmary))
            .or_else(|| within(&self.surplus, Store::Surplus))
    }

    /// Removes a dog from a list. Returns it with its index there.
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

    /// Inserts a dog into a list at an index.
    pub(super) fn insert(&mut self, store: Store, place: u8, dog: Dog) {
        match store {
            Store::Bay(bay) => self.bays[bay.index()].dogs.insert(place.into(), dog),
            _ => self.list_mut(store).insert(place.into(), dog),
        }
    }

    /// Adds a dog to the end of a list.
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

    /// Removes a card from the open hand. Panics if it is not there.
    pub(super) fn drop_card(&mut self, card: Card) -> Card {
        let place = self.cards.iter().position(|&held| held == card).expect("the card is held");
        self.cards.remove(place)
    }
}
