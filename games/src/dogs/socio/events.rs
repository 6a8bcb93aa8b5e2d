//! What happened beyond DOGS, complete.

use super::super::data::{BayId, Breed, Health, Region};
use super::super::events::{Event, Named, Secret, Seen};
use super::super::happening::Happening;
use super::super::kennel::{Dog, DogId};
use super::super::map::Space;
use super::cards::PartnerCard;
use super::data::{Bonus, Location, Resource, Service};
use crate::dogs::cards::Goods;
use crate::frame::Seat;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SocioEvent {
    /// As in DOGS.
    Base(Event),
    /// Beyond it, and everybody may know it.
    Open(PartnerHappening),
    /// Beyond it, and nobody may know all of it.
    Hidden(PartnerSecret),
}

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SocioSeen {
    /// As in DOGS.
    Base(Seen),
    /// All of it.
    Open(Named<PartnerHappening>),
    /// That something hidden was put in order.
    Hidden(PartnerHint),
}

/// What brings something into an order that nobody knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum PartnerSecret {
    /// The second board is laid. The last of a pile is its top.
    PartnersLaid {
        /// The dogs of the new breeds.
        new_dogs: Vec<(Breed, Health)>,
        /// The second deck.
        deck: Vec<PartnerCard>,
    },
    /// The discarded cards become the second deck.
    PartnerDeckShuffled {
        /// The last one is the top.
        deck: Vec<PartnerCard>,
    },
}

/// What is told of a [`PartnerSecret`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerHint {
    /// The second board is laid.
    PartnersLaid {
        /// How many dogs of the new breeds there are.
        new_dogs: usize,
        /// How many cards the second deck has.
        cards: usize,
    },
    /// The discarded cards become the second deck.
    PartnerDeckShuffled {
        /// How many cards it has now.
        cards: usize,
    },
}

/// What happened beyond DOGS, and everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerHappening {
    /// Somebody is to announce how the new dogs are spread.
    NewDogsDue {
        /// Who.
        seat: Seat,
    },
    /// And does.
    Announced {
        /// Who.
        seat: Seat,
        /// So many to the city.
        city: u8,
        /// And to the country.
        country: u8,
    },
    /// A new dog comes on the board.
    NewDog {
        /// Which part of it: the other one than was announced where that is full (S-44).
        region: Region,
        /// How the die fell: all but the last time on a full space.
        faces: Vec<u8>,
        /// Where that is.
        space: Space,
        /// What it is.
        dog: Dog,
    },
    /// A partner is placed.
    PartnerPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Location,
        /// As one too many, with the card.
        free_entry: bool,
    },
    /// A card of a location is taken.
    Picked {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Location,
        /// Which.
        card: PartnerCard,
        /// What it is turned into.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goods: Option<Goods>,
    },
    /// A resource of one's choice is received.
    Chosen {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// So much of it fits: none, if it is gas and the garage is full.
        amount: u8,
    },
    /// Guests bring a coin.
    GuestsPaid {
        /// Whose.
        seat: Seat,
        /// What they bring.
        coins: u8,
    },
    /// A card of the second deck is used.
    PartnerCardUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: PartnerCard,
    },
    /// A dog is given to the NGO.
    Donated {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// What is given with it.
        with: Resource,
    },
    /// A dog comes back from the agency.
    CameBack {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Where it lies.
        to: BayId,
    },
    /// A dog goes to the agency.
    SentAway {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// What the agency pays.
        coins: u8,
    },
    /// A service is done.
    Served {
        /// For whom.
        seat: Seat,
        /// Which.
        service: Service,
        /// For so many.
        coins: u8,
    },
    /// The licence is bought.
    Licensed {
        /// By whom.
        seat: Seat,
        /// For so many.
        coins: u8,
    },
    /// A bonus card is taken.
    BonusTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// Cards that were left at the locations go to the second discard.
    PartnerCardsCleared,
    /// Cards come to light above a location.
    PartnerCardsLaid {
        /// Which.
        at: Location,
        /// The cards.
        cards: Vec<PartnerCard>,
    },
    /// In the end, somebody may send sick dogs to the hospital.
    HospitalDue {
        /// Who.
        seat: Seat,
    },
    /// And does, or does not.
    Treated {
        /// Who.
        seat: Seat,
        /// Which dogs go there.
        dogs: Vec<DogId>,
        /// What it takes.
        coins: u8,
    },
    /// In the end, the guests of a hotel are fed.
    GuestsFed {
        /// Whose.
        seat: Seat,
        /// What it takes.
        food: u8,
    },
}

impl From<Happening> for SocioEvent {
    fn from(happening: Happening) -> Self {
        Self::Base(happening.into())
    }
}

impl From<Secret> for SocioEvent {
    fn from(secret: Secret) -> Self {
        Self::Base(secret.into())
    }
}

impl From<PartnerHappening> for SocioEvent {
    fn from(happening: PartnerHappening) -> Self {
        Self::Open(happening)
    }
}

impl From<PartnerSecret> for SocioEvent {
    fn from(secret: PartnerSecret) -> Self {
        Self::Hidden(secret)
    }
}

impl PartnerHappening {
    /// The dog that a story of it names. One that only now comes to light is told whole.
    fn dog_of_story(&self) -> Option<DogId> {
        match *self {
            Self::Donated { dog, .. } | Self::CameBack { dog, .. } | Self::SentAway { dog, .. } => Some(dog),
            _ => None,
        }
    }
}

impl PartnerSecret {
    /// What everybody may know of it.
    fn hint(&self) -> PartnerHint {
        match self {
            Self::PartnersLaid { new_dogs, deck } => {
                PartnerHint::PartnersLaid { new_dogs: new_dogs.len(), cards: deck.len() }
            }
            Self::PartnerDeckShuffled { deck } => PartnerHint::PartnerDeckShuffled { cards: deck.len() },
        }
    }
}

impl SocioEvent {
    /// What everybody is told of it. `breed` is that of a dog in the light.
    pub(super) fn seen(&self, breed: impl Fn(DogId) -> Breed) -> SocioSeen {
        match self {
            Self::Base(event) => SocioSeen::Base(event.seen(breed)),
            Self::Open(happening) => {
                SocioSeen::Open(Named::new(happening.clone(), happening.dog_of_story(), breed))
            }
            Self::Hidden(secret) => SocioSeen::Hidden(secret.hint()),
        }
    }
}
