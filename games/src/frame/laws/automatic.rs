//! Checks the actions that a game carried out by itself in a step.

use super::broken::{Law, Lawful, hold};
use crate::frame::{Dice, Game, LegalActions, Played, Seat, play_alone};

/// Plays the decided action and the automatic ones one by one. Each of these was the only one listed. None made the step
/// final, unless it completed what was begun, and none ended the turn in a step that could still be undone.
pub(super) fn check<G: Game>(
    before: &G,
    (seat, action): (Seat, &G::Action),
    played: &Played<G>,
    fortune: &Dice,
) -> Lawful {
    if played.automatic.is_empty() {
        return Ok(());
    }
    let decided = play_alone(before, seat, action, fortune.clone());
    let mut is_final = decided.is_final();
    let mut state = decided.state;
    for (seat, action) in &played.automatic {
        let list = LegalActions::of(&state, *seat);
        hold(*list == [action.clone()], Law::Automatic, || {
            format!("{action:?} of {seat:?} is carried out, and listed are {list:?}")
        })?;
        let next = play_alone(&state, *seat, action, fortune.clone());
        let takes_undo = !is_final && (next.is_final() || G::ends_turn(action)) && !state.completes(action);
        hold(!takes_undo, Law::Automatic, || format!("{action:?} of {seat:?} takes away the undo"))?;
        is_final |= next.is_final();
        state = next.state;
    }
    hold(is_final == played.is_final(), Law::Automatic, || {
        format!("{:?} after {action:?} is final: {}", played.automatic, played.is_final())
    })
}
