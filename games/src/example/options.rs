//! The options that the host may choose.

use crate::frame::{self, Field, Kind, words};
use serde::{Deserialize, Serialize};

/// The options of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How many cards a seat holds.
    pub hand: HandSize,
}

words! {
    /// How many cards a seat holds.
    #[derive(Default)]
    pub enum HandSize {
        #[default]
        Four = "four",
        Two = "two",
    }
}

impl HandSize {
    pub(super) fn cards(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Two => 2,
        }
    }
}

impl frame::Options for Options {
    const FIELDS: &'static [Field] = &[Field { id: "hand", kind: Kind::OneOf { values: &["four", "two"] } }];
}
