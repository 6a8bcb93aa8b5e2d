//! The actions of a seat.

use super::data::{Card, Field};
use serde::{Deserialize, Serialize};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Play a card of the hand, and take a free field of the map.
    Play { card: Card, field: Field },
}
