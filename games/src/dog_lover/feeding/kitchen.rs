//! The input of a feeding.

use crate::dog_lover::player::{Cubes, Hand, OwnDog, Player};

/// Everything that the points of the dogs of a seat depend on.
#[derive(Clone, Copy, Debug)]
pub(in crate::dog_lover) struct Kitchen<'a> {
    pub(in crate::dog_lover) dogs: &'a [OwnDog],
    pub(in crate::dog_lover) cubes: Cubes,
    /// Tricks learned.
    pub(in crate::dog_lover) learned: u8,
    /// Bones and favourite things. None for the public score, which does not count a hidden hand.
    pub(in crate::dog_lover) hand: Option<&'a Hand>,
}

impl<'a> Kitchen<'a> {
    /// As the player is now.
    pub(in crate::dog_lover) fn of(player: &'a Player, with_hand: bool) -> Self {
        Self {
            dogs: &player.dogs,
            cubes: player.cubes,
            learned: player.tricks.learned(),
            hand: with_hand.then_some(&player.hand),
        }
    }

    pub(in crate::dog_lover) fn stock(&self) -> u8 {
        self.cubes.iter().sum()
    }
}
