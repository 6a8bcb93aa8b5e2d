//! The actions of a seat.

use super::data::{Bonus, Character, Kind, Location, Resource, Spot};
use super::kennel::DogId;
use crate::frame::{Seat, words};
use serde::{Deserialize, Serialize};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Before the first turn: keep one of the characters dealt.
    Choose { character: Character },
    /// Take back a choice that is not yet revealed.
    Reconsider,
    /// Step 1: drive to another location.
    Move { to: Location },
    /// Step 1: remain at the location.
    Stay,
    /// Step 2: collect all dogs of the location.
    Collect {
        /// To whom the toll is paid, if there is one to pay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        toll: Option<Seat>,
    },
    /// Step 2: hire the character of the location.
    Hire {
        /// To whom the toll is paid, if there is one to pay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        toll: Option<Seat>,
    },
    /// Free: open the next bay in construction.
    OpenBay,
    /// Free: pay one licence.
    PayLicence,
    /// Free: use a character.
    Use { character: Character },
    /// Free, variant 1: renew the characters of the city.
    Renew,
    /// Free: give a dog away for two resources.
    Donate {
        dog: DogId,
        /// How much of the gain is food; the rest are coins.
        food: u8,
    },
    /// Free: claim a bonus card.
    Claim { bonus: Bonus },
    /// The turn is over.
    EndTurn,
    /// Within a decision: house a dog.
    Place { dog: DogId, to: Spot },
    /// Within a decision: hand a dog to the fair.
    HandIn {
        dog: DogId,
        /// What is received for it.
        gain: Resource,
    },
    /// With the trainer: lift a dog out of its bay.
    Lift { dog: DogId },
    /// For a full bay: take a puppy card.
    TakePuppy { puppy: Kind },
    /// With the manager or the partner: buy an improvement.
    Improve,
    /// With the partner: buy a puppy card.
    BuyPuppy { puppy: Kind },
    /// Leave the rest of this decision as it is.
    Enough,
}

words! {
    /// The verbs that reasons name.
    pub(super) enum Verb {
        Stay = "stay",
        Collect = "collect",
        Hire = "hire",
        OpenBay = "open_bay",
        PayLicence = "pay_licence",
        Renew = "renew",
        Donate = "donate",
        Claim = "claim",
        EndTurn = "end_turn",
        Improve = "improve",
        BuyPuppy = "buy_puppy",
        Place = "place",
    }
}
