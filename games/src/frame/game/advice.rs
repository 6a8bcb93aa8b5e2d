//! What bots know about a game.

use super::super::{Dice, Seat, score_delta};
use super::Presentation;

/// Hints for bots and for players who ask what an action is worth. All of it has defaults.
pub trait Advice: Presentation {
    /// How much a point of one's own counts for a bot, beside being ahead of the others. Bots play only to win where it is 0.
    const OWN_POINT_WEIGHT: f32 = 0.0;
    /// The match that teaches the game: the text of its `lesson.json`, which `room::registry::Lesson` reads and the example
    /// `lesson` of that crate writes. Empty if the game has none.
    const LESSON: &'static str = "";

    /// The rollout policy: the index of an action a sensible player would choose, quickly found and only roughly right.
    /// `legal_actions` is not empty and holds nothing that takes something back. None means that all are equally likely.
    fn rollout_policy(
        &self,
        _seat: Seat,
        _legal_actions: &[Self::Action],
        _dice: &mut Dice,
    ) -> Option<usize> {
        None
    }

    /// How much the score of the seat would change if only this action were carried out, up to the first draw or revelation.
    fn score_delta(&self, seat: Seat, action: &Self::Action) -> Option<i32> {
        Some(score_delta(self, seat, action))
    }
}
