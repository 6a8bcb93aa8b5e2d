//! What bots know about a game.

use super::super::{Dice, Line, Seat, score_delta};
use super::Presentation;

/// What a bot does to decide. A level is a skill that may be another one in each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Takes any action. No level does: it is what levels are measured against.
    Random,
    /// Takes the action of the game's policy, among those that it does not overlook.
    Policy {
        /// How many of a hundred actions are overlooked, drawn at random.
        overlooked: u8,
    },
    /// Takes the action with the best average result of playouts.
    Search {
        /// How many playouts one decision has.
        playouts: u32,
        /// In so many of a hundred decisions, drawn at random. In the others the bot takes the action of the policy.
        considered: u8,
    },
    /// Takes the action with the best average result of playouts by the policy, among those that the policy prefers.
    Halving {
        /// About how many actions are carried out in the playouts of one decision.
        steps: u32,
        /// How many actions are compared.
        candidates: u8,
    },
}

/// Hints for bots and for players who ask what an action is worth. All of it has defaults.
pub trait Advice: Presentation {
    /// How much a point of one's own counts for a bot, beside being ahead of the others. Bots play only to win where it is 0.
    const OWN_POINT_WEIGHT: f32 = 0.0;
    /// The match that teaches the game: the text of its `lesson.json`, which `room::registry::Lesson` reads and the example
    /// `lesson` of that crate writes. Empty if the game has none.
    const LESSON: &'static str = "";
    /// The keys of all sentences that [`Advice::why`] says. A test misses the text of any of them.
    const ADVICE_KEYS: &'static [&'static str] = &[];

    /// What the bots of each level do, the weakest first. The example `duel` finds the numbers: each level should win 70 to 85 of
    /// a hundred matches for two against the level below. The last one takes at most a second a decision.
    const SKILLS: [Skill; 4] = [
        Skill::Policy { overlooked: 30 },
        Skill::Policy { overlooked: 0 },
        Skill::Search { playouts: 60, considered: 100 },
        Skill::Search { playouts: 400, considered: 100 },
    ];

    /// The rollout policy: the index of an action a sensible player would choose, quickly found and only roughly right.
    /// `legal_actions` is not empty, in any order, and holds nothing that takes something back. None means that all are equally
    /// likely.
    fn rollout_policy(
        &self,
        _seat: Seat,
        _legal_actions: &[Self::Action],
        _dice: &mut Dice,
    ) -> Option<usize> {
        None
    }

    /// The policy that bots of the lower levels play by: the index of an action a sensible player would choose, as above. The
    /// default is the rollout policy. A game whose playouts are at random has only this one. None means that bots look one
    /// step ahead instead.
    fn policy(&self, seat: Seat, legal_actions: &[Self::Action], dice: &mut Dice) -> Option<usize> {
        self.rollout_policy(seat, legal_actions, dice)
    }

    /// Whether nobody overlooks the action, however weak they are: what ends a decision in which nothing is left to do.
    fn is_obvious(_action: &Self::Action) -> bool {
        false
    }

    /// How much the score of the seat would change if only this action were carried out, up to the first draw or revelation.
    fn score_delta(&self, seat: Seat, action: &Self::Action) -> Option<i32> {
        Some(score_delta(self, seat, action))
    }

    /// Why a sensible player would carry out this legal action, for a player who asks what a bot would do. It must be true
    /// of the action whoever suggests it, and follow from what the seat can see: no reason is better than a wrong one.
    fn why(&self, _seat: Seat, _action: &Self::Action) -> Option<Line> {
        None
    }
}
