//! The static data of DOGS, which is generated into the client and never sent.

use super::cards::{CARDS, Card, FairCard, Goods};
use super::data::{BAY_POINTS, BREEDS, BayId, Breed, Region};
use super::map::{CANVAS, ROADS, SPACES, Space, SpaceFacts};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// The map, the cards and the breeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StaticData {
    /// The width of the map's canvas, in the units of [`SpaceFacts`].
    pub width: u16,
    /// The height of the map's canvas.
    pub height: u16,
    pub spaces: BTreeMap<Space, SpaceFacts>,
    /// The spaces with paws of each region.
    pub regions: BTreeMap<Region, Vec<Space>>,
    /// The roads, each once.
    pub roads: Vec<[Space; 2]>,
    /// The region of each breed.
    pub breeds: BTreeMap<Breed, Region>,
    /// The cards of the action deck.
    pub cards: BTreeMap<Card, CardTable>,
    /// The breeds that the fair buys, by its card.
    pub fair_cards: BTreeMap<FairCard, Vec<Breed>>,
    /// The points of each bay with a dog in it.
    pub bay_points: BTreeMap<BayId, i32>,
}

/// A card of the action deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardTable {
    /// The number of these cards with more than two seats.
    pub count: usize,
    /// What a resource card is turned into; absent for a special card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gives: Option<Goods>,
    /// The coins it adds to a sale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sale_bonus: Option<u8>,
}

impl StaticData {
    pub(super) fn new() -> Self {
        Self {
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
                    (
                        card,
                        CardTable { count: facts.count, gives: facts.gives, sale_bonus: card.sale_bonus() },
                    )
                })
                .collect(),
            fair_cards: FairCard::ALL.iter().map(|&card| (card, card.breeds().to_vec())).collect(),
            bay_points: BayId::ALL.iter().copied().zip(BAY_POINTS).collect(),
        }
    }
}
