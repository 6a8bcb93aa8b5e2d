//! The static data of the expansion, which is generated into the client and never sent.

use super::super::cards::Goods;
use super::super::data::{Breed, Region};
use super::super::map::Space;
use super::super::tables::StaticData;
use super::cards::{PARTNER_CARDS, PartnerCard, Use};
use super::data::{BONUS_POINTS, Bonus, DIE_FACES, JOKER_UNITS, NEW_BREEDS, NGO_POINTS, Service, support};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// The static data of DOGS, and that of the second board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SocioTables {
    #[serde(flatten)]
    pub base: StaticData,
    /// The breeds of the expansion, which belong to no region.
    pub new_breeds: Vec<Breed>,
    /// Where new dogs go: for each region, the space of each face of the die, from 1.
    pub support: BTreeMap<Region, Vec<Space>>,
    /// The cards of the second deck.
    pub partner_cards: BTreeMap<PartnerCard, PartnerCardTable>,
    pub services: Vec<Service>,
    /// The points of each bonus card.
    pub bonuses: BTreeMap<Bonus, i32>,
    /// The points for the most dogs given to the NGO, the second most, and so on.
    pub ngo_points: Vec<i32>,
}

/// A card of the second deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerCardTable {
    /// The number of these cards with more than two seats.
    pub count: usize,
    /// What the card is turned into when it is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gives: Option<Goods>,
    /// How many resources of the seat's choice the card is turned into.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub any: Option<u8>,
    /// The services that a guest wants; empty for other cards.
    pub wants: Vec<Service>,
}

impl SocioTables {
    pub(super) fn new() -> Self {
        let spaces = |region| (1..=DIE_FACES).map(move |face| support(region, face)).collect();
        let card = |count, what| PartnerCardTable {
            count,
            gives: if let Use::Gives(goods) = what { Some(goods) } else { None },
            any: (what == Use::Chooses).then_some(JOKER_UNITS),
            wants: if let Use::Guest(services) = what { services.to_vec() } else { Vec::new() },
        };
        Self {
            base: StaticData::new(),
            new_breeds: NEW_BREEDS.to_vec(),
            support: Region::ALL.iter().map(|&region| (region, spaces(region))).collect(),
            partner_cards: PARTNER_CARDS
                .iter()
                .map(|facts| (facts.card, card(facts.count, facts.what)))
                .collect(),
            services: Service::ALL.to_vec(),
            bonuses: Bonus::ALL.iter().map(|&bonus| (bonus, BONUS_POINTS)).collect(),
            ngo_points: NGO_POINTS.to_vec(),
        }
    }
}
