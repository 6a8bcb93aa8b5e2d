//! The table as everybody may see it, with the second board. Nothing is hidden of a seat.

use super::super::kennel::DogId;
use super::super::view::{DogView, View};
use super::cards::PartnerCard;
use super::data::{Bonus, Location, Service};
use super::state::Socio;
use super::state::{Errand, Hotel, Scene};
use crate::frame::{Seat, words};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SocioView {
    /// As in DOGS, with all dogs that have come to light.
    #[serde(flatten)]
    pub base: View,
    /// A decision outside the phases of DOGS.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scene: Option<SceneView>,
    /// Who takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decides: Option<Seat>,
    /// The partner's errand in the turn being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub call: Option<CallView>,
    /// Dogs of the new breeds that have not come to light.
    pub new_dogs: usize,
    /// Partners for whom a location has room.
    pub partner_capacity: usize,
    /// Cards in the second deck.
    pub partner_deck: usize,
    /// The second discard.
    pub partner_discard: BTreeMap<PartnerCard, usize>,
    /// The locations.
    pub locations: BTreeMap<Location, LocationView>,
    /// Tokens of each service that are left.
    pub services: BTreeMap<Service, usize>,
    /// Bonus cards that nobody has.
    pub bonuses: Vec<Bonus>,
    /// The hotels, by seat.
    pub hotels: BTreeMap<Seat, HotelView>,
    /// Dogs in the hospital.
    pub treated: Vec<DogId>,
}

words! {
    /// A decision outside the phases of DOGS.
    pub enum SceneView {
        /// How the new dogs are spread.
        Split = "split",
        /// How many sick dogs go to the hospital.
        Hospital = "hospital",
    }
}

/// A partner's errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CallView {
    /// Where.
    pub at: Location,
    /// How far it is.
    pub errand: ErrandView,
}

words! {
    /// How far a partner's errand is.
    pub enum ErrandView {
        /// A card is to be taken first.
        Card = "card",
        /// Resources are to be chosen.
        Joker = "joker",
        /// The location may be used.
        May = "may",
    }
}

/// A location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    /// The cards above it.
    pub cards: Vec<PartnerCard>,
    /// Whose partners are there, in the order they came.
    pub partners: Vec<Seat>,
    /// Whether the last of them came by the card *free entry*.
    pub free_entry: bool,
}

/// What a seat has beside its kennel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HotelView {
    /// Whether the partner is not yet placed.
    pub partner: bool,
    /// Whether the licence is held.
    pub licence: bool,
    /// Cards of the second deck in the open hand.
    pub cards: Vec<PartnerCard>,
    /// The guests, in the order they came.
    pub guests: Vec<PartnerCard>,
    /// The services, in the order they were done.
    pub services: Vec<Service>,
    /// Dogs given to the NGO.
    pub given: Vec<DogId>,
    /// The dog at the agency.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub away: Option<DogId>,
    /// Dogs of the kennel that are special.
    pub special: Vec<DogId>,
    /// Bonus cards, in the order they were taken.
    pub bonuses: Vec<Bonus>,
    /// Whether the guests were fed in the end.
    pub fed: bool,
}

impl Socio {
    pub(super) fn show(&self) -> SocioView {
        let annex = &self.annex;
        let mut base = self.table.show();
        let view = |dog: &super::super::kennel::Dog| DogView { breed: dog.breed, health: dog.health };
        base.dogs.extend(annex.dogs().map(|dog| (dog.id, view(dog))));
        SocioView {
            base,
            scene: annex.scene.map(Scene::show),
            decides: annex.scene.map(Scene::seat),
            call: annex.call.map(|call| CallView { at: call.at, errand: call.errand.show() }),
            new_dogs: annex.new_dogs.len(),
            partner_capacity: self.more_numbers().capacity,
            partner_deck: annex.deck.len(),
            partner_discard: annex.discard.iter().fold(BTreeMap::new(), |mut count, &card| {
                *count.entry(card).or_default() += 1;
                count
            }),
            locations: Location::ALL.iter().map(|&at| (at, self.show_location(at))).collect(),
            services: Service::ALL.iter().map(|&service| (service, self.stock(service))).collect(),
            bonuses: Bonus::ALL.iter().copied().filter(|&bonus| annex.is_left(bonus)).collect(),
            hotels: Seat::all(self.table.seats).map(|seat| (seat, self.show_hotel(seat))).collect(),
            treated: annex.treated.iter().map(|dog| dog.id).collect(),
        }
    }

    fn show_location(&self, at: Location) -> LocationView {
        let site = self.annex.site(at);
        LocationView {
            cards: site.cards.to_vec(),
            partners: site.partners.to_vec(),
            free_entry: site.free_entry,
        }
    }

    fn show_hotel(&self, seat: Seat) -> HotelView {
        let Hotel { partner, licence, cards, guests, services, given, away, bonuses, fed } = self.hotel(seat);
        let special = self.table.kennel(seat).dogs().filter(|dog| dog.special);
        HotelView {
            partner: *partner,
            licence: *licence,
            cards: cards.clone(),
            guests: guests.clone(),
            services: services.clone(),
            given: given.iter().map(|dog| dog.id).collect(),
            away: away.map(|dog| dog.id),
            special: special.map(|dog| dog.id).collect(),
            bonuses: bonuses.clone(),
            fed: *fed,
        }
    }
}

impl Scene {
    const fn show(self) -> SceneView {
        match self {
            Self::Split { .. } => SceneView::Split,
            Self::Hospital { .. } => SceneView::Hospital,
        }
    }
}

impl Errand {
    const fn show(self) -> ErrandView {
        match self {
            Self::Card => ErrandView::Card,
            Self::Joker { .. } => ErrandView::Joker,
            Self::May { .. } => ErrandView::May,
        }
    }
}
