//! The levels that players choose from.

use crate::frame::{Game, Skill};

/// How well a bot plays. Each level wins most matches against the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Plays like somebody in their second match: knows what is good, and overlooks much of it.
    Beginner,
    /// Plays without looking ahead, or not far.
    Easy,
    /// Compares actions by the results of many playouts.
    Good,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Easy, Self::Good];

    /// What a bot of this level does in a game.
    #[must_use]
    pub const fn skill<G: Game>(self) -> Skill {
        match self {
            Self::Beginner => G::BEGINNER,
            Self::Easy => G::EASY,
            // The same in every game and every version: the other levels are measured against it.
            Self::Good => Skill::Search { playouts: 400 },
        }
    }
}
