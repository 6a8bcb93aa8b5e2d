//! What is told of the events.

use super::data::{Bonus, Breed, Character, Kind, Location, Resource, Sign, Spot};
use super::events::{Cause, Event};
use super::kennel::{Dog, DogId, Via};
use super::state::DogsCardgame;
use crate::frame::{Seat, Told, in_secret};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// The table is laid.
    Laid {
        /// Who has the marker.
        start: Seat,
        /// The locations, fewest symbols first.
        locations: Vec<Location>,
        /// The breeds in play.
        breeds: Vec<Breed>,
        /// How many cards the dog pile has.
        dogs: usize,
        /// How many cards the character pile has.
        characters: usize,
    },
    /// Characters are dealt to a seat.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        cards: usize,
        /// Which, told to the seat alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Vec<Character>>,
    },
    /// A seat chose its first character in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What, told to the seat alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        character: Option<Character>,
    },
    /// A seat took its secret choice back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// The first characters are revealed.
    Revealed {
        /// By seat.
        characters: BTreeMap<Seat, Character>,
    },
    /// The character pile is shuffled, the discard with it.
    Shuffled {
        /// How many cards it has now.
        cards: usize,
    },
    /// Dogs come to light below a location.
    Refilled {
        /// Where.
        location: Location,
        /// Which, in order.
        order: Vec<DogId>,
        /// What they are.
        dogs: BTreeMap<DogId, SeenDog>,
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
    /// A truck drives.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where to.
        to: Location,
    },
    /// A truck remains.
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
    /// All dogs of a location are collected.
    Collected {
        /// By whom.
        seat: Seat,
        /// Where.
        location: Location,
        /// Which, in order.
        dogs: Vec<DogId>,
        /// What it cost.
        food: u32,
    },
    /// A dog is housed, or moved by the trainer.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Its breed.
        breed: Breed,
        /// Its sign.
        sign: Sign,
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
        /// Its breed.
        breed: Breed,
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
        food: u32,
    },
    /// A licence is paid.
    LicencePaid {
        /// By whom.
        seat: Seat,
        /// What it cost.
        coins: u32,
    },
    /// A character is used.
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
    /// A dog is lifted by the trainer.
    Lifted {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Its breed.
        breed: Breed,
        /// Its sign.
        sign: Sign,
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
    /// No dog of the city can be housed: there is no reward.
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
        /// What it cost.
        coins: u32,
    },
    /// A dog is given away.
    Donated {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Its breed.
        breed: Breed,
        /// Its sign.
        sign: Sign,
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
    /// The characters of the city are renewed.
    Renewed {
        /// By whom.
        seat: Seat,
        /// What it cost.
        coins: u32,
    },
    /// The end begins.
    EndBegan {
        /// Why.
        cause: Cause,
    },
    /// A dark bonus card is awarded.
    Awarded {
        /// To whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// The match is over.
    Ended,
}

/// What everybody may know of a dog that comes to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenDog {
    /// Its breed.
    pub breed: Breed,
    /// Its sign.
    pub sign: Sign,
}

impl From<&Dog> for SeenDog {
    fn from(dog: &Dog) -> Self {
        Self { breed: dog.breed, sign: dog.sign }
    }
}

pub(super) fn told(state: &DogsCardgame, event: &Event) -> Told<Seen> {
    Told::All(match *event {
        Event::Laid { start, ref locations, ref breeds, ref dogs, ref characters } => Seen::Laid {
            start,
            locations: locations.clone(),
            breeds: breeds.clone(),
            dogs: dogs.len(),
            characters: characters.len(),
        },
        Event::Dealt { seat, ref hand } => {
            return in_secret(seat, hand.clone(), |known| Seen::Dealt {
                seat,
                cards: hand.len(),
                hand: known,
            });
        }
        Event::Chose { seat, character } => {
            return in_secret(seat, character, |character| Seen::Chose { seat, character });
        }
        Event::Reconsidered { seat } => Seen::Reconsidered { seat },
        Event::Revealed { ref characters } => {
            Seen::Revealed { characters: Seat::all(state.seats).zip(characters.iter().copied()).collect() }
        }
        Event::Shuffled { ref pile } => Seen::Shuffled { cards: pile.len() },
        Event::Refilled { location, ref dogs } => Seen::Refilled {
            location,
            order: dogs.iter().map(|dog| dog.id).collect(),
            dogs: dogs.iter().map(|dog| (dog.id, dog.into())).collect(),
        },
        Event::Posted { location, character } => Seen::Posted { location, character },
        Event::TurnBegan { seat, round } => Seen::TurnBegan { seat, round },
        Event::Moved { seat, to } => Seen::Moved { seat, to },
        Event::Stayed { seat } => Seen::Stayed { seat },
        Event::Tolled { seat, to, coins } => Seen::Tolled { seat, to, coins },
        Event::Collected { seat, location, ref dogs, food } => {
            Seen::Collected { seat, location, dogs: dogs.clone(), food }
        }
        Event::Hired { seat, location, character, coins } => Seen::Hired { seat, location, character, coins },
        Event::BayOpened { seat, bay, food } => Seen::BayOpened { seat, bay, food },
        Event::LicencePaid { seat, coins } => Seen::LicencePaid { seat, coins },
        Event::Used { seat, character, food, coins } => Seen::Used { seat, character, food, coins },
        Event::Improved { seat, coins } => Seen::Improved { seat, coins },
        Event::Rewarded { seat } => Seen::Rewarded { seat },
        Event::Forfeited { seat } => Seen::Forfeited { seat },
        Event::PuppyDue { seat, bay } => Seen::PuppyDue { seat, bay },
        Event::PuppyTaken { seat, puppy, coins, .. } => Seen::PuppyTaken { seat, puppy, coins },
        Event::Claimed { seat, bonus } => Seen::Claimed { seat, bonus },
        Event::Renewed { seat, coins } => Seen::Renewed { seat, coins },
        Event::EndBegan { cause } => Seen::EndBegan { cause },
        Event::Awarded { seat, bonus } => Seen::Awarded { seat, bonus },
        Event::Ended => Seen::Ended,
        Event::Placed { dog, .. }
        | Event::HandedIn { dog, .. }
        | Event::Lifted { dog, .. }
        | Event::Donated { dog, .. } => return told_of(event, state.dog(dog)),
        // Book-keeping between what is told before and after it.
        Event::LiftingEnded { .. } | Event::Finished { .. } => return Told::Nobody,
    })
}

/// What concerns one dog.
fn told_of(event: &Event, known: &Dog) -> Told<Seen> {
    let &Dog { breed, sign, .. } = known;
    Told::All(match *event {
        Event::Placed { seat, dog, to, via } => Seen::Placed { seat, dog, breed, sign, to, via },
        Event::HandedIn { seat, dog, gain, amount } => Seen::HandedIn { seat, dog, breed, gain, amount },
        Event::Lifted { seat, dog } => Seen::Lifted { seat, dog, breed, sign },
        Event::Donated { seat, dog, food, coins } => Seen::Donated { seat, dog, breed, sign, food, coins },
        _ => return Told::Nobody,
    })
}
