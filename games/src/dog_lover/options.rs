//! The options that the host may choose.

use crate::frame::{self, Field, Kind, words};
use serde::{Deserialize, Serialize};

/// The options of Dog Lover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// The tricks that the seats begin with.
    pub tricks: Tricks,
    /// Whether hands lie open.
    pub hands: Hands,
}

words! {
    /// The tricks that the seats begin with.
    #[derive(Default)]
    pub enum Tricks {
        /// Each seat a different one, drawn at random.
        #[default]
        Special = "special",
        /// All the same straight line of three.
        Standard = "standard",
    }
}

words! {
    /// Whether hands lie open (manual L19). All cards in them were taken from the open grid, so hidden means only
    /// that they are not shown (L-13).
    #[derive(Default)]
    pub enum Hands {
        /// Hands are shown to their owners only.
        #[default]
        Hidden = "hidden",
        /// Hands are public.
        Open = "open",
    }
}

impl frame::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { id: "tricks", kind: Kind::OneOf { values: &["special", "standard"] } },
        Field { id: "hands", kind: Kind::OneOf { values: &["hidden", "open"] } },
    ];

    /// In matches that last for days, players do not remember what others took (manual L19).
    fn over_days() -> Self {
        Self { hands: Hands::Open, ..Self::default() }
    }
}
