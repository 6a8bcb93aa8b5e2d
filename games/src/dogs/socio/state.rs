//! What lies on the table beyond DOGS.

use super::super::data::{Breed, Health};
use super::super::kennel::{Dog, DogId};
use super::super::phase::Phase;
use super::super::state::{Table, breed_among};
use super::cards::PartnerCard;
use super::data::{Bonus, BySeats, Location, NEW_BREEDS, Service, by_seats};
use crate::frame::Seat;
use alloc::vec;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::Deref;
use serde::{Deserialize, Serialize};

/// How many cards lie above a location.
pub(super) const CARDS_OF_LOCATION: usize = 2;
/// Partners in the fullest location: two, and one by the card *free entry*.
const PARTNERS_OF_LOCATION: usize = 3;

/// A match of DOGS with *O Sócio*.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Socio {
    pub(super) table: Table,
    pub(super) annex: Annex,
}

impl Deref for Socio {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

/// The second board, and what seats have beside their kennels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Annex {
    /// What is decided that DOGS knows nothing of.
    pub(super) scene: Option<Scene>,
    /// The partner's errand in the turn being played.
    pub(super) call: Option<Call>,
    /// The licence was bought in the turn being played.
    pub(super) licensed: bool,
    /// What each seat has beside its kennel.
    pub(super) hotels: Vec<Hotel>,
    /// The dogs of the new breeds that have not come to light; the last one is the top.
    pub(super) new_dogs: Vec<(Breed, Health)>,
    /// The second deck; the last one is the top.
    pub(super) deck: Vec<PartnerCard>,
    pub(super) discard: Vec<PartnerCard>,
    pub(super) sites: [Site; Location::ALL.len()],
    /// Dogs that went to the hospital in the end.
    pub(super) treated: Vec<Dog>,
}

/// A decision outside the phases of DOGS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "scene", rename_all = "snake_case")]
pub(super) enum Scene {
    /// How the new dogs are spread.
    Split { seat: Seat },
    /// How many sick dogs go to the hospital.
    Hospital { seat: Seat },
}

impl Scene {
    pub(super) const fn seat(self) -> Seat {
        match self {
            Self::Split { seat } | Self::Hospital { seat } => seat,
        }
    }
}

/// Where the partner is, and how far its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Call {
    pub(super) at: Location,
    pub(super) errand: Errand,
}

/// How far the action of a partner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "errand", rename_all = "snake_case")]
pub(super) enum Errand {
    /// A card is to be taken first.
    Card,
    /// It was a joker: so many resources are to be chosen.
    Joker { left: u8 },
    /// The action of the location may be done; this much of it was.
    May { times: u8 },
}

/// A location with what is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Site {
    pub(super) cards: ArrayVec<PartnerCard, CARDS_OF_LOCATION>,
    /// Whose partners are there, in the order they came.
    pub(super) partners: ArrayVec<Seat, PARTNERS_OF_LOCATION>,
    /// Somebody came by the card *free entry* (S-10, D-30).
    pub(super) free_entry: bool,
}

/// What a seat has beside its kennel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hotel {
    /// Whether the partner is not yet placed in this round.
    pub(super) partner: bool,
    pub(super) licence: bool,
    /// Cards of the second deck in the open hand.
    pub(super) cards: Vec<PartnerCard>,
    /// In the order they came.
    pub(super) guests: Vec<PartnerCard>,
    /// In the order they were done.
    pub(super) services: Vec<Service>,
    /// Dogs given to the NGO, for good (manual L107).
    pub(super) given: Vec<Dog>,
    /// The dog at the agency.
    pub(super) away: Option<Dog>,
    /// In the order they were taken.
    pub(super) bonuses: Vec<Bonus>,
    /// The guests were fed in the end.
    pub(super) fed: bool,
}

impl Annex {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            scene: None,
            call: None,
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

    /// Whether nobody has the bonus card yet.
    pub(super) fn is_left(&self, bonus: Bonus) -> bool {
        !self.hotels.iter().any(|hotel| hotel.bonuses.contains(&bonus))
    }

    /// Dogs that came to light and lie neither on the board nor in a kennel nor at the fair.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let theirs = self.hotels.iter().flat_map(|hotel| hotel.given.iter().chain(&hotel.away));
        theirs.chain(&self.treated)
    }
}

impl Hotel {
    pub(super) fn holds(&self, card: PartnerCard) -> bool {
        self.cards.contains(&card)
    }

    /// How many of a card are held.
    pub(super) fn held(&self, card: PartnerCard) -> usize {
        self.cards.iter().filter(|&&held| held == card).count()
    }

    /// The open hand is kept in order.
    pub(super) fn keep_card(&mut self, card: PartnerCard) {
        let place = self.cards.partition_point(|&held| held <= card);
        self.cards.insert(place, card);
    }

    /// Takes a card out of the open hand.
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

    /// What depends on the number of seats, beyond DOGS.
    pub(super) fn more_numbers(&self) -> &'static BySeats {
        by_seats(self.table.seats)
    }

    pub(super) fn hotel(&self, seat: Seat) -> &Hotel {
        self.annex.hotel(seat)
    }

    /// What a dog is that has come to light.
    pub(super) fn breed_of(&self, dog: DogId) -> Breed {
        breed_among(self.table.dogs().chain(self.annex.dogs()), dog)
    }

    /// Tokens of a service that nobody has.
    pub(super) fn stock(&self, service: Service) -> usize {
        let done = self.annex.hotels.iter().filter(|hotel| hotel.services.contains(&service)).count();
        self.more_numbers().service_tokens - done
    }
}

/// Whether the breed came with the expansion.
pub(super) fn is_new(breed: Breed) -> bool {
    NEW_BREEDS.contains(&breed)
}
