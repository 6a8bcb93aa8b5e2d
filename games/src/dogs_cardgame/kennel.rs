//! A kennel and its dogs.

use super::data::{
    BAY_SIZES, Bonus, Breed, Character, Counted, FIRST_CLOSED_BAY, INFIRMARY_MAX, Kind, Location, Resource,
    START_COINS, START_FOOD, Sign, Spot,
};
use crate::frame::{Param, words};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The public number of a dog: dogs are numbered in the order in which their cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogId(pub u8);

impl From<DogId> for Param {
    fn from(dog: DogId) -> Self {
        i32::from(dog.0).into()
    }
}

words! {
    /// How a dog came into its kennel (C-28).
    #[derive(Default)]
    pub enum Via {
        /// Collected at a location.
        #[default]
        Collect = "collect",
        /// Cured by the vet.
        Vet = "vet",
        /// Brought from the fair by the partner.
        Partner = "partner",
        /// Taken for the third improvement.
        Reward = "reward",
    }
}

/// A card of the dog pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card {
    pub breed: Breed,
    pub sign: Sign,
}

/// A dog whose card has been drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dog {
    /// Its number.
    pub id: DogId,
    pub breed: Breed,
    pub sign: Sign,
    /// How it came into the kennel. It matters only in a bay.
    #[serde(default)]
    pub via: Via,
}

impl Dog {
    /// Whether the dog counts as one of this kind.
    pub(super) fn is(&self, kind: Kind, counted: &Counted) -> bool {
        counted.iter().any(|&(known, signs)| known == kind && signs.contains(&self.sign))
    }
}

/// Takes the dog out of a list, if it is there.
pub(super) fn take(dogs: &mut Vec<Dog>, id: DogId) -> Option<Dog> {
    let position = dogs.iter().position(|dog| dog.id == id)?;
    Some(dogs.remove(position))
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Bay {
    pub(super) size: usize,
    pub(super) open: bool,
    pub(super) dogs: Vec<Dog>,
    /// It brought a puppy card: it stays full, and no dog is given away from it (manual L480, L496).
    pub(super) locked: bool,
}

impl Bay {
    pub(super) fn room(&self) -> usize {
        if self.open { self.size - self.dogs.len() } else { 0 }
    }

    pub(super) fn full(&self) -> bool {
        self.open && self.room() == 0
    }

    /// How many dogs of each breed lie in it.
    pub(super) fn breeds(&self) -> impl Iterator<Item = usize> + '_ {
        Breed::ALL.iter().map(|&breed| self.dogs.iter().filter(|dog| dog.breed == breed).count())
    }
}

/// The belongings of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kennel {
    /// The location of the truck. None before the first turn.
    pub(super) at: Option<Location>,
    pub(super) food: u32,
    pub(super) coins: u32,
    pub(super) characters: Vec<Character>,
    pub(super) bays: Vec<Bay>,
    pub(super) hotel: Vec<Dog>,
    pub(super) infirmary: Vec<Dog>,
    /// Licences of open bays that are still to be paid.
    pub(super) unpaid: u8,
    /// Licences paid.
    pub(super) paid: u8,
    pub(super) improvements: u8,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) puppies: Vec<Kind>,
    /// The characters dealt, until all have chosen.
    pub(super) hand: Vec<Character>,
}

impl Kennel {
    pub(super) fn new() -> Self {
        let bay = |(i, &size)| Bay { size, open: i < FIRST_CLOSED_BAY, dogs: Vec::new(), locked: false };
        Self {
            at: None,
            food: START_FOOD,
            coins: START_COINS,
            characters: Vec::new(),
            bays: BAY_SIZES.iter().enumerate().map(bay).collect(),
            hotel: Vec::new(),
            infirmary: Vec::new(),
            unpaid: 0,
            paid: 0,
            improvements: 0,
            bonuses: Vec::new(),
            puppies: Vec::new(),
            hand: Vec::new(),
        }
    }

    /// All dogs in bays.
    pub(super) fn housed(&self) -> impl Iterator<Item = &Dog> + '_ {
        self.bays.iter().flat_map(|bay| &bay.dogs)
    }

    /// How many dogs count as `kind`: guests in the hotel, all others in the bays (C-55).
    pub(super) fn count(&self, kind: Kind, counted: &Counted) -> usize {
        match kind {
            Kind::Hotel => self.hotel.len(),
            Kind::Healthy | Kind::Cured | Kind::Trained | Kind::Fair => {
                self.housed().filter(|dog| dog.is(kind, counted)).count()
            }
        }
    }

    /// The free places in the open bays.
    pub(super) fn room(&self) -> usize {
        self.bays.iter().map(Bay::room).sum()
    }

    /// The open bays with room.
    pub(super) fn bays_with_room(&self) -> impl Iterator<Item = Spot> + '_ {
        Spot::bays().filter(|spot| self.bay(*spot).is_some_and(|bay| bay.room() > 0))
    }

    pub(super) fn infirmary_room(&self) -> usize {
        INFIRMARY_MAX - self.infirmary.len()
    }

    pub(super) fn bay(&self, spot: Spot) -> Option<&Bay> {
        self.bays.get(spot as usize)
    }

    /// The bay a dog lies in.
    pub(super) fn bay_of(&self, dog: DogId) -> Option<Spot> {
        Spot::bays()
            .find(|&spot| self.bay(spot).is_some_and(|bay| bay.dogs.iter().any(|housed| housed.id == dog)))
    }

    /// The next bay to open.
    pub(super) fn closed_bay(&self) -> Option<Spot> {
        Spot::bays().find(|&spot| self.bay(spot).is_some_and(|bay| !bay.open))
    }

    pub(super) fn dogs_at(&mut self, spot: Spot) -> &mut Vec<Dog> {
        match spot {
            Spot::Hotel => &mut self.hotel,
            Spot::Infirmary => &mut self.infirmary,
            Spot::Bay1 | Spot::Bay2 | Spot::Bay3 | Spot::Bay4 | Spot::Bay5 => {
                &mut self.bays[spot as usize].dogs
            }
        }
    }

    /// Takes a dog out of wherever it lies in the kennel.
    pub(super) fn take(&mut self, id: DogId) -> Dog {
        self.find_and_take(id).expect("the dog lies in the kennel")
    }

    /// The same for a dog that may not be in it.
    pub(super) fn find_and_take(&mut self, id: DogId) -> Option<Dog> {
        Spot::ALL.iter().find_map(|&spot| take(self.dogs_at(spot), id))
    }

    pub(super) fn gain(&mut self, food: u32, coins: u32) {
        self.food += food;
        self.coins += coins;
    }

    pub(super) fn pay(&mut self, food: u32, coins: u32) {
        self.food = self.food.checked_sub(food).expect("there is food to pay");
        self.coins = self.coins.checked_sub(coins).expect("there are coins to pay");
    }
}

impl Spot {
    /// The bays, smallest first.
    pub(super) fn bays() -> impl Iterator<Item = Self> {
        Self::ALL[..BAY_SIZES.len()].iter().copied()
    }
}

impl Resource {
    /// An amount of it as food and coins.
    pub(super) fn split(self, amount: u32) -> (u32, u32) {
        match self {
            Self::Food => (amount, 0),
            Self::Coins => (0, amount),
        }
    }
}
