//! What belongs to one seat.

use super::actions::Item;
use super::data::{
    Ability, Dog, Due, Face, Favorite, Food, Kind, Size, TRAININGS_PER_DOG, Trait, Trick, WALKS_PER_DOG,
};
use super::fed::Remembered;
use super::numbers::{add, take};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Cubes by kind: scraps, dry, canned, wild.
pub(super) type Cubes = [u8; Food::ALL.len()];

/// A dog in a play area, with what lies under and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OwnDog {
    pub(super) dog: Dog,
    pub(super) walks: u8,
    pub(super) trainings: u8,
    #[serde(rename = "trait")]
    pub(super) feature: Option<Trait>,
}

impl OwnDog {
    pub(super) const fn new(dog: Dog) -> Self {
        Self { dog, walks: 0, trainings: 0, feature: None }
    }

    pub(super) fn has(&self, ability: Ability) -> bool {
        self.feature.is_some_and(|card| card.ability() == ability)
    }

    /// Whether it counts as a dog of this size.
    pub(super) fn is(&self, size: Size) -> bool {
        self.dog.size() == size || self.has(Ability::AllSizes)
    }

    /// One of each kind, unless a trait says otherwise (manual L21).
    pub(super) fn has_room_for_walk(&self) -> bool {
        self.walks < self.feature.map_or(WALKS_PER_DOG, |card| card.ability().walks())
    }

    pub(super) fn has_room_for_training(&self) -> bool {
        self.trainings < self.feature.map_or(TRAININGS_PER_DOG, |card| card.ability().trainings())
    }

    /// Whether this trait can be attached: one a dog, and of a fitting size.
    /// L-07: rescue dogs, too.
    pub(super) fn can_have(&self, card: Trait) -> bool {
        self.feature.is_none() && card.sizes().contains(&self.dog.size())
    }
}

/// The cards in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hand {
    pub(super) adoptions: u8,
    pub(super) trainings: u8,
    pub(super) bones: u8,
    pub(super) favorites: [u8; Favorite::ALL.len()],
}

impl Hand {
    pub(super) fn size(&self) -> u8 {
        self.adoptions + self.trainings + self.bones + self.favorites.iter().sum::<u8>()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Trick>", into = "Vec<Trick>")]
pub(super) struct TrickSet(u32);

impl TrickSet {
    pub(super) fn insert(&mut self, trick: Trick) {
        assert!(self.0 >> (trick as u32) & 1 == 0, "{trick:?} is known");
        self.0 |= 1 << trick as u32;
    }

    pub(super) fn contains(self, trick: Trick) -> bool {
        self.0 >> (trick as u32) & 1 == 1
    }

    /// The starting trick first.
    pub(super) fn iter(self) -> impl Iterator<Item = Trick> {
        Trick::ALL.iter().copied().filter(move |&trick| self.contains(trick))
    }

    pub(super) fn learned(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("few tricks").saturating_sub(1)
    }
}

impl From<Vec<Trick>> for TrickSet {
    fn from(tricks: Vec<Trick>) -> Self {
        let mut set = Self::default();
        tricks.into_iter().for_each(|trick| set.insert(trick));
        set
    }
}

impl From<TrickSet> for Vec<Trick> {
    fn from(set: TrickSet) -> Self {
        set.iter().collect()
    }
}

/// The belongings of one seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Player {
    /// In the order they came.
    pub(super) dogs: Vec<OwnDog>,
    pub(super) cubes: Cubes,
    pub(super) hand: Hand,
    pub(super) tricks: TrickSet,
    /// At the end: the cubes that each fed dog ate.
    pub(super) meals: Option<BTreeMap<Dog, Cubes>>,
    /// The best feeding, with the hand and without. The cache is cleared whenever something changes.
    #[serde(skip)]
    pub(super) remembered: Remembered,
}

impl Player {
    pub(super) fn dog_mut(&mut self, dog: Dog) -> &mut OwnDog {
        self.dogs.iter_mut().find(|own| own.dog == dog).expect("the dog is one's own")
    }

    /// Takes in a card that stays: not walks, traits and Fetch, which are not the seat's alone.
    /// L-11: cubes are not limited.
    pub(super) fn keep(&mut self, face: Face) {
        match face {
            Face::Dog(dog) => self.dogs.push(OwnDog::new(dog)),
            Face::Food(food, units) => add(&mut self.cubes[food as usize], units),
            Face::Favorite(favorite) => add(&mut self.hand.favorites[favorite as usize], 1),
            Face::Training => add(&mut self.hand.trainings, 1),
            Face::Adoption => add(&mut self.hand.adoptions, 1),
            Face::Bone => add(&mut self.hand.bones, 1),
            Face::Walk | Face::Trait(_) | Face::Fetch | Face::End => unreachable!("{face:?} is not kept"),
        }
    }

    /// The items that can be paid when a trait is discarded. None if the seat has none of them (manual L49).
    pub(super) fn payments(&self, card: Trait) -> impl Iterator<Item = Item> {
        let fits = move |item: &&Item| card.due() == Some(item.due());
        Item::ALL.iter().filter(fits).copied().filter(|&item| self.count_of(item) > 0)
    }

    /// Pays one item, and returns the kind of card that goes to the discards, if it is a card.
    pub(super) fn pay(&mut self, item: Item) -> Option<Kind> {
        let count = match item.place() {
            Place::Cubes(food) => &mut self.cubes[food as usize],
            Place::Favorites(favorite) => &mut self.hand.favorites[favorite as usize],
            Place::Trainings => &mut self.hand.trainings,
            Place::Bones => &mut self.hand.bones,
        };
        take(count, 1);
        item.place().kind()
    }

    pub(super) fn count_of(&self, item: Item) -> u8 {
        match item.place() {
            Place::Cubes(food) => self.cubes[food as usize],
            Place::Favorites(favorite) => self.hand.favorites[favorite as usize],
            Place::Trainings => self.hand.trainings,
            Place::Bones => self.hand.bones,
        }
    }
}

/// The place of an item among the belongings of a seat.
enum Place {
    Cubes(Food),
    Favorites(Favorite),
    Trainings,
    Bones,
}

impl Place {
    fn kind(&self) -> Option<Kind> {
        match self {
            Self::Cubes(_) => None,
            Self::Favorites(_) => Some(Kind::Favorite),
            Self::Trainings => Some(Kind::Training),
            Self::Bones => Some(Kind::Bone),
        }
    }
}

impl Item {
    const fn place(self) -> Place {
        match self {
            Self::Scraps => Place::Cubes(Food::Scraps),
            Self::Dry => Place::Cubes(Food::Dry),
            Self::Canned => Place::Cubes(Food::Canned),
            Self::Wild => Place::Cubes(Food::Wild),
            Self::Ball => Place::Favorites(Favorite::Ball),
            Self::Frisbee => Place::Favorites(Favorite::Frisbee),
            Self::Rope => Place::Favorites(Favorite::Rope),
            Self::Plush => Place::Favorites(Favorite::Plush),
            Self::Bed => Place::Favorites(Favorite::Bed),
            Self::Training => Place::Trainings,
            Self::Bone => Place::Bones,
        }
    }

    pub(super) const fn food(self) -> Option<Food> {
        match self.place() {
            Place::Cubes(food) => Some(food),
            Place::Favorites(_) | Place::Trainings | Place::Bones => None,
        }
    }

    /// The kind of payment that the item counts as.
    const fn due(self) -> Due {
        match self.place() {
            Place::Cubes(_) => Due::FoodCube,
            Place::Favorites(_) => Due::Favorite,
            Place::Trainings => Due::Training,
            Place::Bones => Due::Bone,
        }
    }
}
