//! The events that are stored, and what viewers observe of them.
//!
//! Most events are public and are observed as they are: [`PublicEvent`]. Events with hidden parts, and those that come
//! with a list, are stored as a [`RecordedEvent`] and observed as an [`ObservedEvent`].

use super::data::{Bonus, Breed, Character, Kind, Location, OPEN_BAY_FOOD, Resource, Sign, Spot};
use super::kennel::{Card, Dog, DogId, Via};
use super::state::DogsCardgame;
use crate::frame::{Observed, Seat, Stored, observed_in_secret, words};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

words! {
    /// The reason why the end begins.
    pub enum Cause {
        /// The last dog card was drawn.
        LastCard = "last_card",
        /// Too many rounds went by without a dog card drawn (C-46).
        Dry = "dry",
    }
}

pub type Event = Stored<PublicEvent, RecordedEvent>;

/// What a viewer observes of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Observation {
    Public(WithDog),
    /// What the viewer may know of a [`RecordedEvent`].
    Observed(ObservedEvent),
}

/// A public event, with the breed and the sign of the dog that it is about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WithDog {
    #[serde(flatten)]
    pub(super) event: PublicEvent,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) breed: Option<Breed>,
    /// The sign printed on the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) sign: Option<Sign>,
}

/// An event that hides nothing from any viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicEvent {
    /// A seat took its secret choice of a character back.
    Reconsidered {
        seat: Seat,
    },
    /// The first characters are revealed, in the order of the seats; the others go back to the pile.
    Revealed {
        characters: Vec<Character>,
    },
    /// A character is laid above a location.
    Posted {
        location: Location,
        character: Character,
    },
    /// A turn begins. `round` counts from 1.
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    /// Step 1: the truck drives to another location.
    Moved {
        seat: Seat,
        to: Location,
    },
    /// Step 1: the truck remains where it is.
    Stayed {
        seat: Seat,
    },
    /// `seat` pays a toll to `to`.
    Tolled {
        seat: Seat,
        to: Seat,
        coins: u32,
    },
    /// All dogs of a location are collected for `food`, and wait to be housed.
    Collected {
        seat: Seat,
        location: Location,
        dogs: Vec<DogId>,
        food: u32,
    },
    /// A dog is housed, or put down by the trainer.
    Placed {
        seat: Seat,
        dog: DogId,
        to: Spot,
        via: Via,
    },
    /// A dog goes to the fair, for `amount` of `gain`.
    HandedIn {
        seat: Seat,
        dog: DogId,
        gain: Resource,
        amount: u32,
    },
    /// A character is hired for `coins`, without the toll.
    Hired {
        seat: Seat,
        location: Location,
        character: Character,
        coins: u32,
    },
    /// A bay in construction is opened and brings `food`.
    BayOpened {
        seat: Seat,
        bay: Spot,
        #[serde(default = "opening")]
        food: u32,
    },
    LicencePaid {
        seat: Seat,
        coins: u32,
    },
    /// A character is used. It brings `food` and `coins` at once, and its effect begins.
    Used {
        seat: Seat,
        character: Character,
        food: u32,
        coins: u32,
    },
    /// The trainer lifts a dog out of its bay.
    Lifted {
        seat: Seat,
        dog: DogId,
    },
    /// The trainer lifts no more dogs.
    LiftingEnded {
        seat: Seat,
    },
    /// An improvement is bought.
    Improved {
        seat: Seat,
        coins: u32,
    },
    /// The third improvement brings a dog of the city.
    Rewarded {
        seat: Seat,
    },
    /// No dog of the city can be housed: there is no reward (C-19).
    Forfeited {
        seat: Seat,
    },
    /// A bay is full and brings a puppy card.
    PuppyDue {
        seat: Seat,
        bay: Spot,
    },
    /// A puppy card is taken: for a full bay, or bought with the partner.
    PuppyTaken {
        seat: Seat,
        puppy: Kind,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bay: Option<Spot>,
        coins: u32,
    },
    /// A dog is given away for `food` and `coins`.
    Donated {
        seat: Seat,
        dog: DogId,
        food: u32,
        coins: u32,
    },
    /// A bonus card is claimed.
    Claimed {
        seat: Seat,
        bonus: Bonus,
    },
    /// Variant 1: all characters of the city go to the discard.
    Renewed {
        seat: Seat,
        coins: u32,
    },
    /// The decision on top of the stack is finished.
    Finished {
        seat: Seat,
    },
    /// The end begins: one more whole round follows this one, without new dogs.
    EndBegan {
        cause: Cause,
    },
    /// A dark bonus card is awarded, at the end.
    Awarded {
        seat: Seat,
        bonus: Bonus,
    },
    /// The match is over.
    Ended,
}

/// An event that hides something. Viewers observe an [`ObservedEvent`] with the same tag. The last card of a pile is its top.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum RecordedEvent {
    /// The table is laid. `start` has the marker; `locations` begin with the fewest symbols.
    Laid {
        start: Seat,
        locations: Vec<Location>,
        breeds: Vec<Breed>,
        dogs: Vec<Card>,
        characters: Vec<Character>,
    },
    /// Characters are dealt from the pile to a seat.
    Dealt { seat: Seat, hand: Vec<Character> },
    /// A seat chose its first character in secret.
    Chose { seat: Seat, character: Character },
    /// The character pile is shuffled together with the discard.
    Shuffled { pile: Vec<Character> },
    /// Dogs are drawn from the pile and laid below a location.
    Refilled { location: Location, dogs: Vec<Dog> },
}

/// What a viewer observes of a [`RecordedEvent`]. Piles are numbers of cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ObservedEvent {
    Laid {
        start: Seat,
        locations: Vec<Location>,
        breeds: Vec<Breed>,
        dogs: usize,
        characters: usize,
    },
    /// Only the seat itself observes `hand`.
    Dealt {
        seat: Seat,
        cards: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Vec<Character>>,
    },
    /// Only the seat itself observes `character`.
    Chose {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        character: Option<Character>,
    },
    Shuffled {
        cards: usize,
    },
    /// `order` is the order in which the dogs lie.
    Refilled {
        location: Location,
        order: Vec<DogId>,
        dogs: BTreeMap<DogId, ObservedDog>,
    },
}

/// The contents of a dog card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObservedDog {
    pub breed: Breed,
    pub sign: Sign,
}

/// Events stored before `food` was a field of [`PublicEvent::BayOpened`] mean this number.
const fn opening() -> u32 {
    OPEN_BAY_FOOD
}

impl From<RecordedEvent> for Event {
    fn from(event: RecordedEvent) -> Self {
        Self::Recorded(event)
    }
}

impl From<&Dog> for ObservedDog {
    fn from(dog: &Dog) -> Self {
        Self { breed: dog.breed, sign: dog.sign }
    }
}

impl Event {
    /// Which viewers observe what of the event. `state` is the state before it.
    pub(super) fn observed(&self, state: &DogsCardgame) -> Observed<Observation> {
        match self {
            // These say nothing that the events around them do not say.
            Self::Public(PublicEvent::LiftingEnded { .. } | PublicEvent::Finished { .. }) => Observed::Nobody,
            Self::Public(event) => {
                let dog = event.dog().map(|dog| state.dog(dog));
                let (breed, sign) = (dog.map(|dog| dog.breed), dog.map(|dog| dog.sign));
                Observed::All(Observation::Public(WithDog { event: event.clone(), breed, sign }))
            }
            Self::Recorded(event) => event.observed(),
        }
    }
}

impl PublicEvent {
    /// The dog that the event is about. It may lie elsewhere, or be gone, when the log is read.
    fn dog(&self) -> Option<DogId> {
        match *self {
            Self::Placed { dog, .. }
            | Self::HandedIn { dog, .. }
            | Self::Lifted { dog, .. }
            | Self::Donated { dog, .. } => Some(dog),
            _ => None,
        }
    }
}

impl RecordedEvent {
    fn observed(&self) -> Observed<Observation> {
        Observed::All(Observation::Observed(match *self {
            Self::Laid { start, ref locations, ref breeds, ref dogs, ref characters } => {
                ObservedEvent::Laid {
                    start,
                    locations: locations.clone(),
                    breeds: breeds.clone(),
                    dogs: dogs.len(),
                    characters: characters.len(),
                }
            }
            Self::Dealt { seat, ref hand } => {
                return observed_in_secret(seat, hand.clone(), |known| {
                    Observation::Observed(ObservedEvent::Dealt { seat, cards: hand.len(), hand: known })
                });
            }
            Self::Chose { seat, character } => {
                return observed_in_secret(seat, character, |character| {
                    Observation::Observed(ObservedEvent::Chose { seat, character })
                });
            }
            Self::Shuffled { ref pile } => ObservedEvent::Shuffled { cards: pile.len() },
            Self::Refilled { location, ref dogs } => ObservedEvent::Refilled {
                location,
                order: dogs.iter().map(|dog| dog.id).collect(),
                dogs: dogs.iter().map(|dog| (dog.id, dog.into())).collect(),
            },
        }))
    }
}
