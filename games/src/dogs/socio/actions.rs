//! What a seat may do beyond DOGS.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::BayId;
use super::super::kennel::DogId;
use super::cards::PartnerCard;
use super::data::{Location, Resource, Service};
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// The cards that let a dog go to the agency (manual L119).
    pub enum Pass {
        /// Of the first deck.
        TrainedDog = "trained_dog",
        /// Of the first deck.
        AwardDog = "award_dog",
        /// Of the second deck.
        Trainer = "trainer",
    }
}

impl Pass {
    /// The card of the first deck that it is; none if it is of the second.
    pub(super) const fn card(self) -> Option<Card> {
        match self {
            Self::TrainedDog => Some(Card::TrainedDog),
            Self::AwardDog => Some(Card::AwardDog),
            Self::Trainer => None,
        }
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SocioAction {
    /// As in DOGS.
    Base(Action),
    /// What the expansion adds.
    Partner(PartnerAction),
}

impl From<Action> for SocioAction {
    fn from(action: Action) -> Self {
        Self::Base(action)
    }
}

impl From<PartnerAction> for SocioAction {
    fn from(action: PartnerAction) -> Self {
        Self::Partner(action)
    }
}

/// What the expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerAction {
    /// Announce how the new dogs of the round are spread.
    Split {
        /// So many go to the city; the others to the country.
        city: u8,
    },
    /// Place the partner.
    PlacePartner {
        /// Where.
        at: Location,
        /// With the card *free entry*, into a full location (S-10).
        free_entry: bool,
    },
    /// Take a card of the location.
    Pick {
        /// Which.
        card: PartnerCard,
    },
    /// The card *joker*: a resource of one's choice.
    Choose {
        /// Which.
        what: Resource,
    },
    /// NGO: give a dog, and something with it.
    Donate {
        /// Which.
        dog: DogId,
        /// What is given with it.
        with: Resource,
        /// A second one, with the card *NGO*.
        card: bool,
    },
    /// Agency: the dog that is there comes back, special from now on.
    Collect {
        /// Where it lies.
        to: BayId,
    },
    /// Agency: send a dog.
    Send {
        /// Which.
        dog: DogId,
        /// The card that is spent for it.
        pass: Pass,
    },
    /// Service centre: have a service done.
    Serve {
        /// Which.
        service: Service,
        /// A second one, with the card *service centre*.
        card: bool,
    },
    /// Town hall: buy the licence.
    License {
        /// With the card *licence discount*.
        discount: bool,
    },
    /// In the end, card: so many sick dogs go to the hospital.
    Treat {
        /// How many.
        dogs: u8,
    },
}
