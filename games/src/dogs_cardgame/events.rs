//! What happens, as it is recorded.

use super::data::{Bonus, Breed, Character, Kind, Location, OPEN_BAY_FOOD, Resource, Spot};
use super::kennel::{Card, Dog, DogId, Via};
use crate::frame::{Seat, words};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

words! {
    /// Why the end begins.
    pub enum Cause {
        /// The last dog card was drawn.
        LastCard = "last_card",
        /// Too many rounds went by without a dog card drawn (C-46).
        Dry = "dry",
    }
}

/// What happened, complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// The table is laid: who starts, what is in play, how the piles lie (top last).
    Laid {
        /// Who has the marker.
        start: Seat,
        /// The locations, fewest symbols first.
        locations: Vec<Location>,
        /// The breeds in play.
        breeds: Vec<Breed>,
        /// The dog pile.
        dogs: Vec<Card>,
        /// The character pile.
        characters: Vec<Character>,
    },
    /// Characters are dealt from the pile to a seat.
    Dealt {
        /// To whom.
        seat: Seat,
        /// What.
        hand: Vec<Character>,
    },
    /// A seat chose its first character in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What: nobody else's business until it is revealed.
        character: Character,
    },
    /// A seat took its secret choice back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// The first characters are revealed; the others go back to the pile.
    Revealed {
        /// The character of each seat.
        characters: Vec<Character>,
    },
    /// The character pile is shuffled, the discard with it.
    Shuffled {
        /// The new pile, top last.
        pile: Vec<Character>,
    },
    /// Dogs come to light below a location.
    Refilled {
        /// Where.
        location: Location,
        /// Which.
        dogs: Vec<Dog>,
    },
    /// A character comes to light above a location.
    Posted {
        /// Where.
        location: Location,
        /// Who.
        character: Character,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u32,
    },
    /// Step 1: a truck drives.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where to.
        to: Location,
    },
    /// Step 1: a truck remains.
    Stayed {
        /// Whose.
        seat: Seat,
    },
    /// A toll is paid.
    Tolled {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How much.
        coins: u32,
    },
    /// All dogs of a location are collected, and wait to be housed.
    Collected {
        /// By whom.
        seat: Seat,
        /// Where.
        location: Location,
        /// Which.
        dogs: Vec<DogId>,
        /// What it cost.
        food: u32,
    },
    /// A dog is housed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Where.
        to: Spot,
        /// How it came.
        via: Via,
    },
    /// A dog goes to the fair.
    HandedIn {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// What is received.
        gain: Resource,
        /// How much.
        amount: u32,
    },
    /// A character is hired.
    Hired {
        /// By whom.
        seat: Seat,
        /// Where.
        location: Location,
        /// Who.
        character: Character,
        /// What it cost.
        coins: u32,
    },
    /// A bay opens.
    BayOpened {
        /// Whose.
        seat: Seat,
        /// Which.
        bay: Spot,
        /// What it brought.
        #[serde(default = "opening")]
        food: u32,
    },
    /// A licence is paid.
    LicencePaid {
        /// By whom.
        seat: Seat,
        /// What it cost.
        coins: u32,
    },
    /// A character is used: its effect begins.
    Used {
        /// By whom.
        seat: Seat,
        /// Who.
        character: Character,
        /// Food received at once.
        food: u32,
        /// Coins received at once.
        coins: u32,
    },
    /// With the trainer, a dog is lifted.
    Lifted {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// With the trainer, all is lifted that shall be.
    LiftingEnded {
        /// By whom.
        seat: Seat,
    },
    /// An improvement is bought.
    Improved {
        /// By whom.
        seat: Seat,
        /// What it cost.
        coins: u32,
    },
    /// The third improvement brings a dog.
    Rewarded {
        /// Whom.
        seat: Seat,
    },
    /// No dog of the city can be housed: there is no reward (C-19).
    Forfeited {
        /// By whom.
        seat: Seat,
    },
    /// A bay is full and brings a puppy card.
    PuppyDue {
        /// Whose.
        seat: Seat,
        /// Which.
        bay: Spot,
    },
    /// A puppy card is taken.
    PuppyTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        puppy: Kind,
        /// For which bay, if for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bay: Option<Spot>,
        /// What it cost.
        coins: u32,
    },
    /// A dog is given away.
    Donated {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Food received.
        food: u32,
        /// Coins received.
        coins: u32,
    },
    /// A bonus card is claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// Variant 1: all characters of the city go to the discard.
    Renewed {
        /// By whom.
        seat: Seat,
        /// What it cost.
        coins: u32,
    },
    /// What was to be decided first is decided.
    Finished {
        /// By whom.
        seat: Seat,
    },
    /// The end begins: one more whole round after this one, without new dogs.
    EndBegan {
        /// Why.
        cause: Cause,
    },
    /// A dark bonus card is awarded, at the end.
    Awarded {
        /// To whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// The match is over.
    Ended,
}

const fn opening() -> u32 {
    OPEN_BAY_FOOD
}
