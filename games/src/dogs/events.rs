//! What happened, complete.
//!
//! Nearly everything is public, and told as it is: [`Happening`]. What nobody may know, the order of piles, stands in
//! [`Secret`], and [`Hint`] says what is told of it.

use super::cards::{Card, FairCard};
use super::data::{Breed, Health, Region};
pub use super::happening::Happening;
use super::kennel::DogId;
use crate::frame::Seat;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A token of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A dog that has not come to light.
    Dog(Breed, Health),
    /// A block.
    Block,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Event {
    /// And everybody may know it.
    Open(Happening),
    /// And nobody may know all of it.
    Hidden(Secret),
}

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// All of it.
    Open(Named<Happening>),
    /// That something hidden was put in order.
    Hidden(Hint),
}

/// What happened, with the names of the dogs of which a story tells. It is read again when they lie elsewhere, or are
/// back in the box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Named<H> {
    /// What happened.
    #[serde(flatten)]
    happening: H,
    /// The breeds of these dogs, in the order in which it names them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Breed>>"))]
    breeds: Vec<Breed>,
}

impl<H> Named<H> {
    /// `dogs` are those of which a story tells.
    pub(super) fn new(
        happening: H,
        dogs: impl IntoIterator<Item = DogId>,
        breed: impl Fn(DogId) -> Breed,
    ) -> Self {
        Self { happening, breeds: dogs.into_iter().map(breed).collect() }
    }
}

/// What brings something into an order that nobody knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Secret {
    /// The table is laid. The last of a pile is its top.
    Laid {
        /// Who begins (D-01).
        start: Seat,
        /// Dogs that are left in the box: two seats, one lost dog of each region.
        removed: Vec<(Breed, Health)>,
        /// The pile of the city.
        city: Vec<Token>,
        /// The pile of the country.
        country: Vec<Token>,
        /// The action deck.
        deck: Vec<Card>,
        /// The cards of the fair, in the order in which they are turned.
        fair: Vec<FairCard>,
    },
    /// The discarded cards become the deck.
    DeckShuffled {
        /// The last one is the top.
        deck: Vec<Card>,
    },
    /// A pile is shuffled, with the blocks that were not in it.
    PileShuffled {
        /// Which.
        region: Region,
        /// The last one is the top.
        tokens: Vec<Token>,
    },
}

/// What is told of a [`Secret`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Hint {
    /// The table is laid.
    Laid {
        /// Who begins.
        start: Seat,
        /// Breeds of which a lost dog is left in the box.
        removed: Vec<Breed>,
    },
    /// The discarded cards become the deck.
    DeckShuffled {
        /// How many cards it has now.
        cards: usize,
    },
    /// A pile is shuffled.
    PileShuffled {
        /// Which.
        region: Region,
        /// How many tokens it has now.
        tokens: usize,
    },
}

impl From<Happening> for Event {
    fn from(happening: Happening) -> Self {
        Self::Open(happening)
    }
}

impl From<Secret> for Event {
    fn from(secret: Secret) -> Self {
        Self::Hidden(secret)
    }
}

impl Event {
    /// What everybody is told of it. `breed` is that of a dog in the light.
    pub(super) fn seen(&self, breed: impl Fn(DogId) -> Breed) -> Seen {
        match self {
            Self::Open(happening) => {
                Seen::Open(Named::new(happening.clone(), happening.dogs_of_story(), breed))
            }
            Self::Hidden(secret) => Seen::Hidden(secret.hint()),
        }
    }
}

impl Secret {
    /// What everybody may know of it.
    fn hint(&self) -> Hint {
        match self {
            Self::Laid { start, removed, .. } => {
                Hint::Laid { start: *start, removed: removed.iter().map(|&(breed, _)| breed).collect() }
            }
            Self::DeckShuffled { deck } => Hint::DeckShuffled { cards: deck.len() },
            Self::PileShuffled { region, tokens } => {
                Hint::PileShuffled { region: *region, tokens: tokens.len() }
            }
        }
    }
}
