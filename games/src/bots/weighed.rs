//! Policies whose weights can be changed while the program runs.

use crate::frame::{Dice, Game, Seat};

/// A game whose policy can play by other weights than those in use. The example `climb` looks for better ones.
pub trait Weighed: Game {
    /// The names of the weights, and their values in use.
    const WEIGHTS: &'static [(&'static str, i32)];

    /// What [`Advice::policy`](crate::frame::Advice::policy) would choose with these weights, in the order of [`Self::WEIGHTS`].
    fn weighed_policy(
        &self,
        weights: &[i32],
        seat: Seat,
        legal_actions: &[Self::Action],
        dice: &mut Dice,
    ) -> Option<usize>;
}
