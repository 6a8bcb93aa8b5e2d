//! What a host may choose before the match: described as data, so that one form, one check and one draw serve all.

use core::fmt::Debug;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The options of a game: a flat record whose fields are described in [`Options::FIELDS`].
///
/// As JSON it is one object with exactly these fields; a missing field has its default, an unknown one is refused.
pub trait Options:
    Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What may be chosen, in the order of the form. Ids are the names of the record's fields.
    const FIELDS: &'static [Field];

    /// What is proposed instead of the default where a move may take days.
    #[must_use]
    fn over_days() -> Self {
        Self::default()
    }
}

/// One thing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The field's name in the record, and the stem of its texts.
    pub id: &'static str,
    /// What kind of choice it is.
    #[serde(flatten)]
    pub kind: Kind,
}

/// The kinds of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// Yes or no.
    Flag,
    /// One of several words; the default stands first.
    OneOf {
        /// The words.
        values: &'static [&'static str],
    },
    /// Either an empty list (drawn at random) or exactly as many different words as the table needs.
    Several {
        /// The words to choose from.
        values: &'static [&'static str],
        /// How many are needed, by number of seats: the first entry is for the game's smallest table.
        needed: &'static [u8],
    },
}

/// Why a table cannot be laid out with these options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Fewer or more seats than the game is for.
    #[error("the game is not for this many seats")]
    Seats,
    /// The value of one field does not fit, alone or with the others.
    #[error("the option {0} does not fit")]
    Field(&'static str),
}
