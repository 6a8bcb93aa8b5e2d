//! The options that a host chooses.

use crate::frame::{self, Field, Kind};
use serde::{Deserialize, Serialize};

/// The options of DOGS, with or without its expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// D-37: whether a helper hired again in the last round scores as paid.
    pub rehire_scores: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rehire_scores: true }
    }
}

impl frame::Options for Options {
    const FIELDS: &'static [Field] = &[Field { id: "rehire_scores", kind: Kind::Flag }];
}
