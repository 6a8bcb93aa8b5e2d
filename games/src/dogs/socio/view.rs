//! The public view with the second board. There are no private views, because seats have no secrets.

use super::super::kennel::DogId;
use super::super::view::{DogView, View};
use super::cards::PartnerCard;
use super::data::{Bonus, Location, Service};
use super::state::{ExtraDecision, Hotel, PartnerVisitState, Site, Socio};
use crate::frame::{Seat, words};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SocioView {
    /// The view of DOGS. Its `dogs` also contain the face-up dogs of the expansion.
    #[serde(flatten)]
    pub base: View,
    /// A decision that the phases of DOGS do not have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decision: Option<ExtraDecisionView>,
    /// The seat that takes this decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decides: Option<Seat>,
    /// The partner at a location, in the turn of its seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub partner_visit: Option<PartnerVisitView>,
    /// The number of face-down dogs of the new breeds.
    pub new_dogs: usize,
    /// The most partners at a location, apart from the card *free entry*.
    pub partner_capacity: usize,
    /// The number of cards in the second deck.
    pub partner_deck: usize,
    /// The number of each card in the second discard pile.
    pub partner_discard: BTreeMap<PartnerCard, usize>,
    pub locations: BTreeMap<Location, LocationView>,
    /// The number of tokens left of each service.
    pub services: BTreeMap<Service, usize>,
    /// The bonus cards that no seat has.
    pub bonuses: Vec<Bonus>,
    pub hotels: BTreeMap<Seat, HotelView>,
    /// The dogs in the hospital.
    pub treated: Vec<DogId>,
}

words! {
    /// A decision that the phases of DOGS do not have.
    pub enum ExtraDecisionView {
        /// How many new dogs go to the city.
        Split = "split",
        /// How many sick dogs go to the hospital.
        Hospital = "hospital",
    }
}

/// The visit of the partner whose seat has the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerVisitView {
    pub at: Location,
    /// What the seat may do there next.
    pub state: PartnerVisitStateView,
}

words! {
    /// What the seat may do next at a location.
    pub enum PartnerVisitStateView {
        /// Choose a resource for the card *joker*.
        Joker = "joker",
        /// Use the location.
        UseLocation = "may",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    pub cards: Vec<PartnerCard>,
    /// The seat of each partner, in order of arrival.
    pub partners: Vec<Seat>,
    /// Whether a partner entered by the card *free entry*.
    pub free_entry: bool,
}

/// What a seat has besides its kennel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HotelView {
    /// Whether the partner is not yet placed.
    pub partner: bool,
    pub licence: bool,
    /// The cards of the second deck in the open hand.
    pub cards: Vec<PartnerCard>,
    /// The guests, in order of arrival.
    pub guests: Vec<PartnerCard>,
    /// The services, in the order in which they were done.
    pub services: Vec<Service>,
    /// The dogs given to the NGO.
    pub given: Vec<DogId>,
    /// The dog at the agency.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub away: Option<DogId>,
    /// The special dogs of the kennel.
    pub special: Vec<DogId>,
    /// The bonus cards, in the order in which they were taken.
    pub bonuses: Vec<Bonus>,
    /// Whether the guests were fed at the end of the match.
    pub fed: bool,
}

impl SocioView {
    pub(super) fn of(state: &Socio) -> Self {
        let expansion = &state.expansion;
        let mut base = View::of(&state.table);
        base.dogs.extend(expansion.dogs().map(|dog| (dog.id, DogView::of(dog))));
        Self {
            base,
            decision: expansion.decision.map(ExtraDecisionView::of),
            decides: expansion.decision.map(ExtraDecision::seat),
            partner_visit: expansion.visit.map(|visit| PartnerVisitView {
                at: visit.at,
                state: PartnerVisitStateView::of(visit.state),
            }),
            new_dogs: expansion.new_dogs.len(),
            partner_capacity: state.more_numbers().capacity,
            partner_deck: expansion.deck.len(),
            partner_discard: expansion.discard.iter().fold(BTreeMap::new(), |mut count, &card| {
                *count.entry(card).or_default() += 1;
                count
            }),
            locations: Location::ALL.iter().map(|&at| (at, LocationView::of(expansion.site(at)))).collect(),
            services: Service::ALL.iter().map(|&service| (service, state.stock(service))).collect(),
            bonuses: Bonus::ALL.iter().copied().filter(|&bonus| expansion.is_left(bonus)).collect(),
            hotels: Seat::all(state.table.seats).map(|seat| (seat, HotelView::of(state, seat))).collect(),
            treated: expansion.treated.iter().map(|dog| dog.id).collect(),
        }
    }
}

impl LocationView {
    fn of(site: &Site) -> Self {
        Self { cards: site.cards.to_vec(), partners: site.partners.to_vec(), free_entry: site.free_entry }
    }
}

impl HotelView {
    fn of(state: &Socio, seat: Seat) -> Self {
        let Hotel { partner, licence, cards, guests, services, given, away, bonuses, fed } =
            state.hotel(seat);
        let special = state.table.kennel(seat).dogs().filter(|dog| dog.special);
        Self {
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

impl ExtraDecisionView {
    const fn of(decision: ExtraDecision) -> Self {
        match decision {
            ExtraDecision::Split { .. } => Self::Split,
            ExtraDecision::Hospital { .. } => Self::Hospital,
        }
    }
}

impl PartnerVisitStateView {
    const fn of(state: PartnerVisitState) -> Self {
        match state {
            PartnerVisitState::Joker { .. } => Self::Joker,
            PartnerVisitState::UseLocation { .. } => Self::UseLocation,
        }
    }
}
