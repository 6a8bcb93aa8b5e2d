//! The options that a host chooses before the match. They are described as data, so that one form and one check serve all
//! games.

use core::fmt::Debug;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The options of a game: a flat record whose fields are described in [`Options::FIELDS`].
///
/// In JSON it is one object with these fields. A missing field has its default; an unknown field is an error.
pub trait Options:
    Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The fields, in the order of the form. Their ids are the names of the record's fields.
    const FIELDS: &'static [Field];

    /// The options proposed instead of the default for matches in which a move may take days.
    #[must_use]
    fn over_days() -> Self {
        Self::default()
    }
}

/// One option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The name of the field in the record, from which the keys of its texts are made.
    pub id: &'static str,
    #[serde(flatten)]
    pub kind: Kind,
}

/// The values that an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// True or false.
    Flag,
    /// One of several words. The first one is the default.
    OneOf { values: &'static [&'static str] },
    /// Either an empty list, for a random choice, or as many different words as the number of seats needs.
    Several {
        /// The words to choose from.
        values: &'static [&'static str],
        /// The number of words needed, by the number of seats. The first entry is for the fewest seats of the game.
        needed: &'static [u8],
    },
}

/// Why a match cannot be set up with these options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The game is not for this number of seats.
    #[error("the game is not for this many seats")]
    Seats,
    /// The value of a field is not allowed, alone or together with other fields.
    #[error("the option {0} does not fit")]
    Field(&'static str),
}
