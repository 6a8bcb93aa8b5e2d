//! The policy of a game, with some actions overlooked.

use super::Determinizations;
use super::playout::{play_until_awaited, value};
use crate::frame::{Dice, Game, Seat, advance};
use alloc::vec::Vec;

/// In a game without a policy, at most so many actions are rated.
const CANDIDATES: usize = 6;

/// The action of the policy, among the actions that are not overlooked. To overlook an action is how people err: they take
/// the second best, hardly ever the worst.
pub(super) fn choose<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    mut actions: Vec<G::Action>,
    overlooked: u8,
) -> Option<G::Action> {
    let seat = determinizations.seat;
    let state = determinizations.draw();
    let dice = &mut *determinizations.dice;
    // Policies take the first of equally good actions, which must not be the first in the order of legal actions always.
    dice.shuffle(&mut actions);
    let any = actions.first().cloned();
    actions.retain(|action| dice.below(100) >= u32::from(overlooked) || G::is_obvious(action));
    if actions.is_empty() {
        return any;
    }
    let chosen =
        state.policy(seat, &actions, dice).unwrap_or_else(|| look_ahead(&state, seat, &actions, dice));
    Some(actions.swap_remove(chosen))
}

/// The index of the action with the best value after one step, among a few.
fn look_ahead<G: Game>(state: &G, seat: Seat, actions: &[G::Action], dice: &mut Dice) -> usize {
    let mut best: Option<(f32, usize)> = None;
    for (at, action) in actions.iter().enumerate().take(CANDIDATES) {
        let after = advance(state.clone(), seat, action, dice);
        let value = value(&play_until_awaited(after, seat, dice), seat);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, at));
        }
    }
    best.map_or(0, |(_, at)| at)
}
