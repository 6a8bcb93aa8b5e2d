//! Checks the actions that a game carried out by itself in a step.

use super::broken::{Law, Lawful, hold};
use crate::frame::{Dice, Game, LegalActions, Played, Seat, play_alone};

/// Plays the decided action and the automatic ones one by one. Each of these was the only one listed, and none made the step
/// final.
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
    hold(decided.is_final() == played.is_final(), Law::Automatic, || {
        format!("{:?} after {action:?} takes away the undo", played.automatic)
    })?;
    let mut state = decided.state;
    for (seat, action) in &played.automatic {
        let list = LegalActions::of(&state, *seat);
        hold(*list == [action.clone()], Law::Automatic, || {
            format!("{action:?} of {seat:?} is carried out, and listed are {list:?}")
        })?;
        state = play_alone(&state, *seat, action, fortune.clone()).state;
    }
    Ok(())
}
