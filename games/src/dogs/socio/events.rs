//! Stored events of the expansion, and what viewers observe of them.

use super::super::data::{BayId, Breed, Health, Region};
use super::super::events::{Event, Observation, Secret};
use super::super::happening::Happening;
use super::super::kennel::{Dog, DogId};
use super::super::map::Space;
use super::cards::PartnerCard;
use super::data::{Bonus, Location, Resource, Service};
use crate::dogs::cards::Goods;
use crate::frame::{Log, LogLine, LogParam, Seat, Stored};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SocioEvent {
    /// An event of DOGS.
    Base(Event),
    Partner(Stored<PartnerHappening, PartnerSecret>),
}

/// What all viewers observe of a [`SocioEvent`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SocioObservation {
    /// An event of DOGS.
    Base(Observation),
    Open(PartnerHappening),
    Hidden(PartnerHint),
}

/// An event of the expansion that puts face-down tokens or cards into an order that no viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum PartnerSecret {
    /// The setup of the second board. The last of a pile is its top.
    PartnersLaid {
        /// The dogs of the new breeds.
        new_dogs: Vec<(Breed, Health)>,
        /// The second deck.
        deck: Vec<PartnerCard>,
    },
    /// The second discard pile becomes the second deck.
    PartnerDeckShuffled {
        /// The last one is the top.
        deck: Vec<PartnerCard>,
    },
}

/// What all viewers observe of a [`PartnerSecret`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerHint {
    /// The setup of the second board.
    PartnersLaid {
        /// The number of dogs of the new breeds.
        new_dogs: usize,
        /// The number of cards in the second deck.
        cards: usize,
    },
    /// The second discard pile becomes the second deck.
    PartnerDeckShuffled {
        /// The number of cards in the second deck.
        cards: usize,
    },
}

/// An event of the expansion that hides nothing from any viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerHappening {
    /// The seat must announce how many new dogs go to the city.
    NewDogsDue {
        seat: Seat,
    },
    Announced {
        seat: Seat,
        /// The number of new dogs for the city.
        city: u8,
        /// The number of new dogs for the country.
        country: u8,
    },
    /// A new dog is revealed and placed on the board.
    NewDog {
        /// Its region: the other one than announced if that is full (S-44).
        region: Region,
        /// The rolls of the die, from 1. All but the last showed a full space.
        faces: Vec<u8>,
        space: Space,
        dog: Dog,
    },
    PartnerPlaced {
        seat: Seat,
        at: Location,
        /// Whether the location is full and the partner enters by the card *free entry*.
        free_entry: bool,
    },
    /// A card of a location is taken.
    Picked {
        seat: Seat,
        at: Location,
        card: PartnerCard,
        /// What a resource card is turned into.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goods: Option<Goods>,
    },
    /// A resource is chosen for the card *joker*.
    Chosen {
        seat: Seat,
        resource: Resource,
        /// 1, or 0 if it is gas and the garage is full.
        amount: u8,
    },
    /// The guests bring a coin.
    GuestsPaid {
        seat: Seat,
        coins: u8,
    },
    /// A card of the second deck is used and discarded.
    PartnerCardUsed {
        seat: Seat,
        card: PartnerCard,
    },
    /// A dog is given to the NGO.
    Donated {
        seat: Seat,
        dog: DogId,
        /// The resource given with it.
        with: Resource,
    },
    /// A dog comes back from the agency.
    CameBack {
        seat: Seat,
        dog: DogId,
        to: BayId,
    },
    /// A dog goes to the agency.
    SentAway {
        seat: Seat,
        dog: DogId,
        /// The coins that the agency pays.
        coins: u8,
    },
    /// A service is done in the hotel.
    Served {
        seat: Seat,
        service: Service,
        /// The price.
        coins: u8,
    },
    /// The licence is bought.
    Licensed {
        seat: Seat,
        /// The price.
        coins: u8,
    },
    BonusTaken {
        seat: Seat,
        bonus: Bonus,
    },
    /// The cards left above the locations go to the second discard pile.
    PartnerCardsCleared,
    /// Cards are revealed above a location.
    PartnerCardsLaid {
        at: Location,
        cards: Vec<PartnerCard>,
    },
    /// At the end of the match, the seat may send sick dogs to the hospital.
    HospitalDue {
        seat: Seat,
    },
    /// The seat has decided which sick dogs go to the hospital; it may be none.
    Treated {
        seat: Seat,
        dogs: Vec<DogId>,
        /// The price.
        coins: u8,
    },
    /// At the end of the match, the guests of a hotel are fed.
    GuestsFed {
        seat: Seat,
        /// The food it takes.
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
        Self::Partner(Stored::Public(happening))
    }
}

impl From<PartnerSecret> for SocioEvent {
    fn from(secret: PartnerSecret) -> Self {
        Self::Partner(Stored::Recorded(secret))
    }
}

impl PartnerHappening {
    /// How the event reads in the log. `breed` looks up a dog in the state before the event: the log keeps the breed,
    /// because it is read when the dog has left the table.
    pub(super) fn log(&self, breed: impl Fn(DogId) -> Breed) -> Log {
        let line = |key, seat: Seat| LogLine::new(key).with("seat", seat);
        let one_dog = |key, seat, dog| line(key, seat).with("breed", breed(dog));
        Log::line(match *self {
            Self::NewDogsDue { .. }
            | Self::PartnerCardsCleared
            | Self::PartnerCardsLaid { .. }
            | Self::HospitalDue { .. } => return Log::SILENT,
            Self::NewDog { ref faces, space, dog, .. } => {
                let faces: LogParam = faces.iter().map(|&face| i32::from(face)).collect();
                LogLine::new("new_dog").with("faces", faces).with("breed", dog.breed).with("to", space)
            }
            Self::PartnerPlaced { seat, at, .. } => line("partner_placed", seat).with("at", at),
            Self::Picked { seat, at, card, .. } => line("picked", seat).with("at", at).with("card", card),
            Self::Chosen { seat, resource, .. } => line("chosen", seat).with("with", resource),
            Self::Donated { seat, dog, with } => one_dog("donated", seat, dog).with("with", with),
            Self::CameBack { seat, dog, .. } => one_dog("came_back", seat, dog),
            Self::SentAway { seat, dog, .. } => one_dog("sent_away", seat, dog),
            Self::Treated { ref dogs, .. } if dogs.is_empty() => return Log::SILENT,
            Self::Treated { seat, ref dogs, .. } => {
                line("treated", seat).with("n", i32::try_from(dogs.len()).expect("an infirmary is small"))
            }
            _ => return Log::AsObserved,
        })
    }
}

impl SocioEvent {
    pub(super) fn observation(&self) -> SocioObservation {
        match self {
            Self::Base(event) => SocioObservation::Base(event.observation()),
            Self::Partner(Stored::Public(happening)) => SocioObservation::Open(happening.clone()),
            Self::Partner(Stored::Recorded(PartnerSecret::PartnersLaid { new_dogs, deck })) => {
                SocioObservation::Hidden(PartnerHint::PartnersLaid {
                    new_dogs: new_dogs.len(),
                    cards: deck.len(),
                })
            }
            Self::Partner(Stored::Recorded(PartnerSecret::PartnerDeckShuffled { deck })) => {
                SocioObservation::Hidden(PartnerHint::PartnerDeckShuffled { cards: deck.len() })
            }
        }
    }
}
