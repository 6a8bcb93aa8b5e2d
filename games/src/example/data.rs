//! The cards.

use crate::frame::Param;
use serde::{Deserialize, Serialize};

/// A card: its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card(pub u8);

/// The highest number. The lowest is 1.
pub(super) const HIGHEST: u8 = 12;
/// How many cards there are of each number.
pub(super) const OF_EACH: u8 = 2;
/// How many cards there are.
pub(super) const CARDS: u8 = HIGHEST * OF_EACH;
/// The points of a card that is not higher than the one before it.
pub(super) const CONSOLATION: i32 = 1;

/// All cards, lowest first.
pub(super) fn all_cards() -> impl Iterator<Item = Card> {
    (1..=HIGHEST).flat_map(|number| (0..OF_EACH).map(move |_| Card(number)))
}

impl From<Card> for Param {
    fn from(card: Card) -> Self {
        i32::from(card.0).into()
    }
}
