//! The tables as the client has them: generated, never sent.

use super::cards::{Card, Face};
use super::dogs::{Dog, Power, Size};
use super::kinds::{Favorite, Food, Kind};
use super::rulebook::FAVORITES;
use super::traits::{Ability, Due, Trait};
use super::tricks::{Star, Trick};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// All cards of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StaticData {
    /// The game cards.
    pub cards: BTreeMap<Card, CardRow>,
    /// The dogs, rescue dogs among them.
    pub dogs: BTreeMap<Dog, DogRow>,
    pub traits: BTreeMap<Trait, TraitRow>,
    pub tricks: BTreeMap<Trick, TrickRow>,
    /// The points of sets of favourite things, by how many differ.
    pub favorites: Vec<i32>,
}

/// A game card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardRow {
    pub kind: Kind,
    /// The least number of seats at which the card is in play.
    pub tier: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dog: Option<Dog>,
    /// Which food it brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub food: Option<Food>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub units: Option<u8>,
    /// Which favourite thing it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub favorite: Option<Favorite>,
    #[serde(rename = "trait", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub feature: Option<Trait>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogRow {
    pub name: &'static str,
    pub size: Size,
    /// Points when fed.
    pub points: i32,
    pub need: BTreeMap<Food, u8>,
    /// Whether it lives in the shelter.
    pub rescue: bool,
    /// What it does at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub power: Option<PowerRow>,
}

/// The power of a rescue dog: which, and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerRow {
    pub what: &'static str,
    /// Points for each, or for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<i32>,
    /// Points in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub most: Option<i32>,
    /// Dogs of this size.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub size: Option<Size>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TraitRow {
    pub name: &'static str,
    /// Points on a fed dog.
    pub points: i32,
    /// Which dogs can have it.
    pub sizes: &'static [Size],
    pub ability: Ability,
    /// What is discarded with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<Due>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrickRow {
    pub name: &'static str,
    /// How many trainings it costs.
    pub cost: u8,
    /// Its shape, three rows.
    pub mask: [&'static str; 3],
    /// Where the watchdog goes.
    pub star: Star,
}

impl StaticData {
    #[must_use]
    pub fn all() -> Self {
        Self {
            cards: Card::ALL.iter().map(|&card| (card, CardRow::of(card))).collect(),
            dogs: Dog::ALL.iter().map(|&dog| (dog, DogRow::of(dog))).collect(),
            traits: Trait::ALL.iter().map(|&card| (card, TraitRow::of(card))).collect(),
            tricks: Trick::ALL.iter().map(|&trick| (trick, TrickRow::of(trick))).collect(),
            favorites: FAVORITES.to_vec(),
        }
    }
}

impl CardRow {
    fn of(card: Card) -> Self {
        let face = card.face();
        let mut row = Self {
            kind: face.kind(),
            tier: card.tier(),
            dog: None,
            food: None,
            units: None,
            favorite: None,
            feature: None,
        };
        match face {
            Face::Dog(dog) => row.dog = Some(dog),
            Face::Food(food, units) => (row.food, row.units) = (Some(food), Some(units)),
            Face::Favorite(favorite) => row.favorite = Some(favorite),
            Face::Trait(feature) => row.feature = Some(feature),
            _ => {}
        }
        row
    }
}

impl DogRow {
    fn of(dog: Dog) -> Self {
        let need = Food::ALL.iter().copied().zip(dog.need()).collect();
        let (name, size, points) = (dog.name(), dog.size(), dog.points());
        Self { name, size, points, need, rescue: dog.is_rescue(), power: dog.power().map(PowerRow::of) }
    }
}

impl PowerRow {
    fn of(power: Power) -> Self {
        let row = |what, points| Self { what, points, most: None, size: None };
        match power {
            Power::PerFedSize(size, points) => Self { size: Some(size), ..row("per_fed_size", Some(points)) },
            Power::PerFedDog(points) => row("per_fed_dog", Some(points)),
            Power::PerWalk(points) => row("per_tucked_walk", Some(points)),
            Power::PerTraining(points) => row("per_tucked_training", Some(points)),
            Power::PerTrait(points) => row("per_trait_on_fed", Some(points)),
            Power::ExtraBone => row("extra_bone", None),
            Power::ExtraFavorite => row("extra_favorite", None),
            Power::PerLeftover { points, most } => {
                Self { most: Some(most), ..row("per_leftover_cube", Some(points)) }
            }
            Power::PerTrick(points) => row("per_learned_trick", Some(points)),
            Power::PerUnfed { points, most } => {
                Self { most: Some(most), ..row("per_unfed_dog", Some(points)) }
            }
            Power::OtherNeedsLess => row("other_dog_need_minus", None),
            Power::AllSizes(points) => row("all_sizes_fed", Some(points)),
            Power::PerOtherRescue(points) => row("per_other_fed_rescue", Some(points)),
        }
    }
}

impl TraitRow {
    fn of(card: Trait) -> Self {
        let (name, points, sizes) = (card.name(), card.points(), card.sizes());
        Self { name, points, sizes, ability: card.ability(), due: card.due() }
    }
}

impl TrickRow {
    fn of(trick: Trick) -> Self {
        Self { name: trick.name(), cost: trick.cost(), mask: trick.mask(), star: trick.star() }
    }
}
