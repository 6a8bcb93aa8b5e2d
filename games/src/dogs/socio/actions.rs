//! The actions of the expansion.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::BayId;
use super::super::kennel::DogId;
use super::cards::PartnerCard;
use super::data::{Location, Resource, Service};
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// The cards that send a dog to the agency (manual L119).
    pub enum Pass {
        TrainedDog = "trained_dog",
        AwardDog = "award_dog",
        Trainer = "trainer",
    }
}

impl Pass {
    /// The card of the first deck; none for *trainer*, which is of the second deck.
    pub(super) const fn card(self) -> Option<Card> {
        match self {
            Self::TrainedDog => Some(Card::TrainedDog),
            Self::AwardDog => Some(Card::AwardDog),
            Self::Trainer => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SocioAction {
    Base(Action),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartnerAction {
    /// Announce how many new dogs go to the city. The others go to the country.
    Split { city: u8 },
    PlacePartner {
        at: Location,
        /// Use the card *free entry* to enter a full location (S-10).
        free_entry: bool,
        /// The card that the partner takes, where different ones lie above the location.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<PartnerCard>,
    },
    /// For the card *joker*: choose a resource.
    Choose { what: Resource },
    /// NGO: give a dog and a resource.
    Donate {
        dog: DogId,
        with: Resource,
        /// Use the card *NGO*: it is the second dog of the turn.
        card: bool,
    },
    /// Agency: the dog comes back, and is special from now on.
    Collect { to: BayId },
    /// Agency: send a dog.
    Send {
        dog: DogId,
        /// The card that is used for it.
        pass: Pass,
    },
    /// Service centre: have a service done.
    Serve {
        service: Service,
        /// Use the card *service centre*: it is the second service of the turn.
        card: bool,
    },
    /// Town hall: buy the licence.
    License {
        /// Use the card *licence discount*.
        discount: bool,
    },
    /// At the end of the match, use the card *hospital* for this many sick dogs. It may be none.
    Treat { dogs: u8 },
}

words! {
    /// The verbs that reasons name, besides those of DOGS.
    pub(super) enum PartnerVerb {
        PlacePartner = "place_partner",
        License = "license",
        Trade = "trade",
        Donate = "donate",
        Collect = "collect",
        Send = "send",
        Serve = "serve",
    }
}
