//! The state of a match with *O Sócio*.

use super::super::data::{Breed, Health};
use super::super::kennel::{Dog, DogId};
use super::super::phase::Phase;
use super::super::state::{Dogs, breed_among};
use super::cards::PartnerCard;
use super::data::{Bonus, BySeats, Location, NEW_BREEDS, Service, by_seats};
use crate::frame::Seat;
use alloc::vec;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::Deref;
use serde::{Deserialize, Serialize};

/// The number of cards above a location.
pub(super) const CARDS_OF_LOCATION: usize = 2;
/// The most partners at a location: two, and one that entered by the card *free entry*.
const PARTNERS_OF_LOCATION: usize = 3;

/// A match of DOGS with *O Sócio*.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Socio {
    pub(super) table: Dogs,
    pub(super) expansion: Expansion,
}

impl Deref for Socio {
    type Target = Dogs;

    fn deref(&self) -> &Dogs {
        &self.table
    }
}

/// The second board, and what seats have besides their kennels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Expansion {
    /// The decision to be taken, if it is one that the phases of DOGS do not have.
    pub(super) decision: Option<ExtraDecision>,
    /// The partner at a location, in the turn of its seat.
    pub(super) visit: Option<PartnerVisit>,
    /// Whether the licence was bought in this turn.
    pub(super) licensed: bool,
    pub(super) hotels: Vec<Hotel>,
    /// The face-down dogs of the new breeds; the last one is the top.
    pub(super) new_dogs: Vec<(Breed, Health)>,
    /// The second deck; the last card is the top.
    pub(super) deck: Vec<PartnerCard>,
    pub(super) discard: Vec<PartnerCard>,
    pub(super) sites: [Site; Location::ALL.len()],
    /// Dogs that went to the hospital at the end of the match.
    pub(super) treated: Vec<Dog>,
}

/// A decision that the phases of DOGS do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub(super) enum ExtraDecision {
    /// How many new dogs go to the city.
    Split { seat: Seat },
    /// How many sick dogs go to the hospital.
    Hospital { seat: Seat },
}

impl ExtraDecision {
    pub(super) const fn seat(self) -> Seat {
        match self {
            Self::Split { seat } | Self::Hospital { seat } => seat,
        }
    }
}

/// A partner at a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PartnerVisit {
    pub(super) at: Location,
    pub(super) state: PartnerVisitState,
}

/// What the seat may do next at a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub(super) enum PartnerVisitState {
    /// Choose a resource for the card *joker*, `left` times.
    Joker { left: u8 },
    /// Use the location, which was used `times` times in this turn.
    #[serde(rename = "may")]
    UseLocation { times: u8 },
}

/// The cards and partners of a location.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Site {
    pub(super) cards: ArrayVec<PartnerCard, CARDS_OF_LOCATION>,
    /// The seat of each partner, in order of arrival.
    pub(super) partners: ArrayVec<Seat, PARTNERS_OF_LOCATION>,
    /// Whether a partner entered by the card *free entry* (S-10, D-30).
    pub(super) free_entry: bool,
}

/// What a seat has besides its kennel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hotel {
    /// Whether the partner is not yet placed in this round.
    pub(super) partner: bool,
    pub(super) licence: bool,
    /// The cards of the second deck in the open hand, sorted.
    pub(super) cards: Vec<PartnerCard>,
    /// In order of arrival.
    pub(super) guests: Vec<PartnerCard>,
    /// In the order in which they were done.
    pub(super) services: Vec<Service>,
    /// Dogs given to the NGO. They never come back (manual L107).
    pub(super) given: Vec<Dog>,
    /// The dog at the agency.
    pub(super) away: Option<Dog>,
    /// In the order in which they were taken.
    pub(super) bonuses: Vec<Bonus>,
    /// Whether the guests were fed at the end of the match.
    pub(super) fed: bool,
}

impl Expansion {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            decision: None,
            visit: None,
            licensed: false,
            hotels: vec![Hotel::default(); usize::from(seats)],
            new_dogs: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            sites: Default::default(),
            treated: Vec::new(),
        }
    }

    pub(super) fn hotel(&self, seat: Seat) -> &Hotel {
        &self.hotels[seat.index()]
    }

    pub(super) fn hotel_mut(&mut self, seat: Seat) -> &mut Hotel {
        &mut self.hotels[seat.index()]
    }

    pub(super) fn site(&self, at: Location) -> &Site {
        &self.sites[at as usize]
    }

    pub(super) fn site_mut(&mut self, at: Location) -> &mut Site {
        &mut self.sites[at as usize]
    }

    /// Whether no seat has the bonus card yet.
    pub(super) fn is_left(&self, bonus: Bonus) -> bool {
        !self.hotels.iter().any(|hotel| hotel.bonuses.contains(&bonus))
    }

    /// The face-up dogs that are not in [`Dogs::dogs`]: at the NGO, the agency and the hospital.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let theirs = self.hotels.iter().flat_map(|hotel| hotel.given.iter().chain(&hotel.away));
        theirs.chain(&self.treated)
    }
}

impl Hotel {
    pub(super) fn holds(&self, card: PartnerCard) -> bool {
        self.cards.contains(&card)
    }

    /// The number of copies of a card in the open hand.
    pub(super) fn held(&self, card: PartnerCard) -> usize {
        self.cards.iter().filter(|&&held| held == card).count()
    }

    /// Adds a card to the open hand, which stays sorted.
    pub(super) fn keep_card(&mut self, card: PartnerCard) {
        let place = self.cards.partition_point(|&held| held <= card);
        self.cards.insert(place, card);
    }

    /// Removes a card from the open hand. Panics if it is not there.
    pub(super) fn drop_card(&mut self, card: PartnerCard) -> PartnerCard {
        let place = self.cards.iter().position(|&held| held == card).expect("the card is held");
        self.cards.remove(place)
    }
}

impl Socio {
    /// Whether it is the seat's turn in the second phase.
    pub(super) fn acts(&self, seat: Seat) -> bool {
        self.table.phase() == Phase::Act && self.table.awaited().contains(seat)
    }

    /// The numbers of the expansion that depend on the number of seats.
    pub(super) fn more_numbers(&self) -> &'static BySeats {
        by_seats(self.table.seats)
    }

    pub(super) fn hotel(&self, seat: Seat) -> &Hotel {
        self.expansion.hotel(seat)
    }

    /// The breed of a face-up dog.
    pub(super) fn breed_of(&self, dog: DogId) -> Breed {
        breed_among(self.table.dogs().chain(self.expansion.dogs()), dog)
    }

    /// The number of tokens left of a service.
    pub(super) fn stock(&self, service: Service) -> usize {
        let done = self.expansion.hotels.iter().filter(|hotel| hotel.services.contains(&service)).count();
        self.more_numbers().service_tokens - done
    }
}

/// Whether the breed is one of the expansion.
pub(super) fn is_new(breed: Breed) -> bool {
    NEW_BREEDS.contains(&breed)
}
