//! One step of lookahead on a few actions.

use super::Determinizations;
use super::playout::{play_until_awaited, value};
use crate::frame::{Game, advance};
use alloc::vec::Vec;

/// At most so many actions are rated, drawn at random.
const CANDIDATES: usize = 6;
/// One decision in this number is random: epsilon is 1/6.
const EPSILON_INVERSE: u32 = 6;

/// Epsilon-greedy: the action with the best value after one step, among a few.
pub(super) fn choose<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    mut actions: Vec<G::Action>,
) -> Option<G::Action> {
    let seat = determinizations.seat;
    determinizations.dice.shuffle(&mut actions);
    if determinizations.dice.below(EPSILON_INVERSE) == 0 {
        return actions.pop();
    }
    actions.truncate(CANDIDATES);
    let state = determinizations.draw();
    let dice = &mut *determinizations.dice;
    let mut best: Option<(f32, G::Action)> = None;
    for action in actions {
        let after = advance(state.clone(), seat, &action, dice);
        let value = value(&play_until_awaited(after, seat, dice), seat);
        if best.as_ref().is_none_or(|(best_value, _)| value > *best_value) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
