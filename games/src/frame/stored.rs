//! The stored events of a game in which most events are public.

use serde::{Deserialize, Serialize};

/// An event, as it is stored, with everything that it hides from viewers. In JSON it is the event itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Stored<P, R> {
    /// An event that hides nothing. A game may observe it as it is.
    Public(P),
    /// An event of which viewers observe something else.
    Recorded(R),
}

/// A game writes the conversion of its recorded events itself: Rust allows no second generic one, because both types
/// could be the same.
impl<P, R> From<P> for Stored<P, R> {
    fn from(event: P) -> Self {
        Self::Public(event)
    }
}
