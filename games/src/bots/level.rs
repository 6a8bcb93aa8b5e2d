//! The levels that players choose from.

use crate::frame::{Game, Skill};

/// How well a bot plays. Each level wins most matches against the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Plays like somebody in their second match: knows what is good, and overlooks much of it.
    Beginner,
    /// Plays without looking ahead, or not far.
    Easy,
    /// Overlooks hardly anything, or compares actions by the results of some playouts.
    Good,
    /// Compares actions by playouts: by better ones than *good* does, or by more.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Easy, Self::Good, Self::Strong];

    /// What a bot of this level does in a game.
    #[must_use]
    pub const fn skill<G: Game>(self) -> Skill {
        G::SKILLS[self as usize]
    }
}
