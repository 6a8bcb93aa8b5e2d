//! What never changes in a match: generated for the client, never sent.

use super::super::cards::Goods;
use super::super::data::{Breed, Region};
use super::super::map::Space;
use super::super::tables::{Tables, tables as base};
use super::cards::{PARTNER_CARDS, PartnerCard, Use};
use super::data::{BONUS_POINTS, Bonus, DIE_FACES, JOKER_UNITS, NEW_BREEDS, NGO_POINTS, Service, support};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// The map, the cards, the breeds, the second board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SocioTables {
    /// As in DOGS.
    #[serde(flatten)]
    pub base: Tables,
    /// The breeds that belong to no region.
    pub new_breeds: Vec<Breed>,
    /// Where new dogs go: the spaces of each region by the faces of the die, from 1.
    pub support: BTreeMap<Region, Vec<Space>>,
    /// The cards of the second deck.
    pub partner_cards: BTreeMap<PartnerCard, PartnerCardTable>,
    /// The services of a hotel.
    pub services: Vec<Service>,
    /// The bonus cards, with their points.
    pub bonuses: BTreeMap<Bonus, i32>,
    /// Points for most dogs given to the NGO, second most and so on.
    pub ngo_points: Vec<i32>,
}

/// A card of the second deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerCardTable {
    /// How many there are, where more than two play.
    pub count: usize,
    /// What it is turned into.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gives: Option<Goods>,
    /// How many resources of one's choice it is turned into.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub any: Option<u8>,
    /// The services that a guest wants; none for other cards.
    pub wants: Vec<Service>,
}

pub(super) fn tables() -> SocioTables {
    let spaces = |region| (1..=DIE_FACES).map(move |face| support(region, face)).collect();
    let card = |count, what| PartnerCardTable {
        count,
        gives: if let Use::Gives(goods) = what { Some(goods) } else { None },
        any: (what == Use::Chooses).then_some(JOKER_UNITS),
        wants: if let Use::Guest(services) = what { services.to_vec() } else { Vec::new() },
    };
    SocioTables {
        base: base(),
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
