//! What never changes in a match: generated for the client, never sent.

use super::cards::{CARDS, Card, FairCard, Goods, SALE_BONUS};
use super::data::{BAY_POINTS, BREEDS, BayId, Breed, Region};
use super::map::{CANVAS, ROADS, SPACES, Space, SpaceFacts};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// The map, the cards, the breeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tables {
    /// The canvas of the map.
    pub width: u16,
    /// See `width`.
    pub height: u16,
    /// The places of the map.
    pub spaces: BTreeMap<Space, SpaceFacts>,
    /// The spaces with paws of each region.
    pub regions: BTreeMap<Region, Vec<Space>>,
    /// The roads, each once.
    pub roads: Vec<[Space; 2]>,
    /// Where each breed lives.
    pub breeds: BTreeMap<Breed, Region>,
    /// The cards of the deck.
    pub cards: BTreeMap<Card, CardTable>,
    /// What the fair buys with each of its cards.
    pub fair_cards: BTreeMap<FairCard, Vec<Breed>>,
    /// Points of the bays that are built later.
    pub bay_points: BTreeMap<BayId, i32>,
}

/// A card of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardTable {
    /// How many there are, where more than two play.
    pub count: usize,
    /// What it is turned into; nothing for a special card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gives: Option<Goods>,
    /// Coins that it adds to a sale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sale_bonus: Option<u8>,
}

pub(super) fn tables() -> Tables {
    let sale_bonus = |card| SALE_BONUS.iter().find(|(other, _)| *other == card).map(|&(_, coins)| coins);
    Tables {
        width: CANVAS.0,
        height: CANVAS.1,
        spaces: Space::ALL.iter().copied().zip(SPACES).collect(),
        regions: Region::ALL.iter().map(|&region| (region, Space::of(region).to_vec())).collect(),
        roads: ROADS.iter().map(|&(one, two)| [one, two]).collect(),
        breeds: BREEDS.iter().map(|facts| (facts.breed, facts.region)).collect(),
        cards: CARDS
            .iter()
            .map(|facts| {
                let card = facts.card;
                (card, CardTable { count: facts.count, gives: facts.gives, sale_bonus: sale_bonus(card) })
            })
            .collect(),
        fair_cards: FairCard::ALL.iter().map(|&card| (card, card.breeds().to_vec())).collect(),
        bay_points: BayId::ALL.iter().copied().zip(BAY_POINTS).collect(),
    }
}
