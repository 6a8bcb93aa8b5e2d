//! The actions of a seat.

use super::herd::Dino;
use super::pens::{Cell, Pen};
use serde::{Deserialize, Serialize};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Choose a dinosaur from the hand.
    Pick {
        /// Its species.
        dino: Dino,
    },
    /// Choose where the dinosaur that was picked goes.
    Place {
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Quick turns: pick and place, and with two players set aside, at once.
    Commit {
        /// The species of the dinosaur to place.
        dino: Dino,
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
        /// With two players: the species of the dinosaur that leaves the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        aside: Option<Dino>,
    },
    /// Two players: choose a dinosaur of the hand that leaves the game.
    SetAside {
        /// Its species.
        dino: Dino,
    },
    /// Choose where the dinosaur in the quarantine goes.
    Move {
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Take back a choice that is not yet revealed.
    Reconsider,
}
