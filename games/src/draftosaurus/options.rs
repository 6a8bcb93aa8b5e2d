//! The options that the host may choose.

use super::pens::Board;
use crate::frame::{self, Field, Kind, words};
use serde::{Deserialize, Serialize};

/// The options of Draftosaurus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Which side of the board, or both in a row.
    pub board: Sides,
    /// Picking, placing (and setting aside) as one decision.
    pub quick_turns: bool,
}

words! {
    /// The boards of a match.
    #[derive(Default)]
    pub enum Sides {
        /// The summer side.
        #[default]
        Summer = "summer",
        /// The winter side.
        Winter = "winter",
        /// Summer, then winter: one match of two legs.
        Both = "both",
    }
}

impl Sides {
    pub(super) fn legs(self) -> &'static [Board] {
        match self {
            Self::Summer => &[Board::Summer],
            Self::Winter => &[Board::Winter],
            Self::Both => &[Board::Summer, Board::Winter],
        }
    }
}

impl frame::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { id: "board", kind: Kind::OneOf { values: &["summer", "winter", "both"] } },
        Field { id: "quick_turns", kind: Kind::Flag },
    ];
}
