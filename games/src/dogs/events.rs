//! Stored events, and what viewers observe of them.
//!
//! Nearly all events are public and observed in full: [`Happening`]. Only the order of piles and decks is hidden: it is
//! part of a [`Secret`], and viewers observe a [`Hint`] instead.

use super::cards::{Card, FairCard};
use super::data::{Breed, Health, Region};
pub use super::happening::Happening;
use crate::frame::{Log, LogLine, LogParam, Seat, Stored};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A token of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A face-down dog.
    Dog(Breed, Health),
    Block,
}

pub type Event = Stored<Happening, Secret>;

/// What all viewers observe of an [`Event`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Observation {
    Open(Happening),
    Hidden(Hint),
}

/// An event that puts face-down tokens or cards into an order that no viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Secret {
    /// The setup. The last of a pile is its top.
    Laid {
        /// The start player (D-01).
        start: Seat,
        /// Dogs left in the box: with two seats, one lost dog of each region.
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
    /// The discard pile becomes the deck.
    DeckShuffled {
        /// The last one is the top.
        deck: Vec<Card>,
    },
    /// A pile is shuffled, together with the blocks that return to it.
    PileShuffled {
        region: Region,
        /// The last one is the top.
        tokens: Vec<Token>,
    },
}

/// What all viewers observe of a [`Secret`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Hint {
    /// The setup.
    Laid {
        /// The start player.
        start: Seat,
        /// Breeds of which a lost dog is left in the box.
        removed: Vec<Breed>,
    },
    /// The discard pile becomes the deck.
    DeckShuffled {
        /// The number of cards in the deck.
        cards: usize,
    },
    /// A pile is shuffled.
    PileShuffled {
        region: Region,
        /// The number of tokens in the pile.
        tokens: usize,
    },
}

impl From<Secret> for Event {
    fn from(secret: Secret) -> Self {
        Self::Recorded(secret)
    }
}

impl Event {
    pub(super) fn observation(&self) -> Observation {
        match self {
            Self::Public(happening) => Observation::Open(happening.clone()),
            Self::Recorded(Secret::Laid { start, removed, .. }) => Observation::Hidden(Hint::Laid {
                start: *start,
                removed: removed.iter().map(|&(breed, _)| breed).collect(),
            }),
            Self::Recorded(Secret::DeckShuffled { deck }) => {
                Observation::Hidden(Hint::DeckShuffled { cards: deck.len() })
            }
            Self::Recorded(Secret::PileShuffled { region, tokens }) => {
                Observation::Hidden(Hint::PileShuffled { region: *region, tokens: tokens.len() })
            }
        }
    }
}

impl Hint {
    pub(super) fn log(&self) -> Log {
        match self {
            Self::Laid { start, removed } if removed.is_empty() => {
                Log::line(LogLine::new("laid").with("start", *start))
            }
            // D-55: with two seats everybody is told which lost dogs are not in the piles.
            Self::Laid { start, removed } => {
                let breeds: LogParam = removed.iter().copied().collect();
                Log::line(LogLine::new("laid_without").with("start", *start).with("breed", breeds))
            }
            Self::DeckShuffled { .. } | Self::PileShuffled { .. } => Log::SILENT,
        }
    }
}
