//! The cards, and the map.

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
/// A field of the map: its number, row by row from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field(pub u8);

/// How many fields a row of the map has.
const ACROSS: u8 = 4;
/// How many fields there are.
pub(super) const FIELDS: u8 = 12;

/// The points of a card that is not higher than the one before it.
pub(super) const CONSOLATION: i32 = 1;

/// All cards, lowest first.
pub(super) fn all_cards() -> impl Iterator<Item = Card> {
    (1..=HIGHEST).flat_map(|number| (0..OF_EACH).map(move |_| Card(number)))
}

/// All fields, row by row.
pub(super) fn all_fields() -> impl Iterator<Item = Field> {
    (1..=FIELDS).map(Field)
}

impl Field {
    pub(super) fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The fields that lie beside it: before and after it in its row, above and below it.
    pub(super) fn neighbours(self) -> impl Iterator<Item = Self> {
        let before = (self.0 % ACROSS != 1).then(|| self.0 - 1);
        let after = (!self.0.is_multiple_of(ACROSS)).then(|| self.0 + 1);
        let above = (self.0 > ACROSS).then(|| self.0 - ACROSS);
        let below = (self.0 + ACROSS <= FIELDS).then(|| self.0 + ACROSS);
        [before, after, above, below].into_iter().flatten().map(Self)
    }
}

impl From<Field> for Param {
    fn from(field: Field) -> Self {
        i32::from(field.0).into()
    }
}

impl From<Card> for Param {
    fn from(card: Card) -> Self {
        i32::from(card.0).into()
    }
}
