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
    /// Compares them by better playouts, or by more. Not every game has it.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Easy, Self::Good, Self::Strong];

    /// The levels of a game, the weakest first.
    #[must_use]
    pub const fn of<G: Game>() -> &'static [Self] {
        let all = &Self::ALL;
        if G::STRONG.is_some() { all } else { all.split_at(all.len() - 1).0 }
    }

    /// What a bot of this level does in a game. In a game without the highest level, that is what the highest one does that
    /// it has.
    #[must_use]
    pub const fn skill<G: Game>(self) -> Skill {
        match (self, G::STRONG) {
            (Self::Beginner, _) => G::BEGINNER,
            (Self::Easy, _) => G::EASY,
            (Self::Strong, Some(skill)) => skill,
            // The same in every game and every version: the other levels are measured against it.
            (Self::Good | Self::Strong, _) => Skill::Search { playouts: 400 },
        }
    }
}
