//! The choices of a turn, and what else could have been chosen.

use super::draws::Draws;
use super::stretch::is_choice;
use crate::bots::{Determinizations, halving};
use crate::frame::{Dice, Game, LegalActions, Seat, Turn};
use alloc::vec::Vec;

// The samples of each purpose begin with a number of their own, which is none of those of the passes before.
/// By these it is drawn what the policy prefers.
const PREFERRED_SAMPLES: u32 = 0b100 << 29;
/// By these it is guessed what beats a choice.
pub(super) const RIVAL_SAMPLES: u32 = 0b101 << 29;
/// What seemed best of several is measured once more: by the samples that chose it, it seems better than it is.
pub(super) const FRESH_SAMPLES: u32 = 0b110 << 29;
/// So many others are compared with each choice at most.
const OTHERS: usize = 4;

/// A choice in the state that it was made in.
pub(super) struct Choice<G: Game> {
    pub(super) seat: Seat,
    /// The version of the match before it.
    pub(super) before: u64,
    pub(super) state: G,
    pub(super) chosen: G::Action,
    pub(super) draws: Draws,
}

pub(super) fn choices<G: Game>(turn: &Turn<G>, draws: Draws) -> Vec<Choice<G>> {
    let mut state = turn.before.clone();
    let mut choices = Vec::new();
    for step in &turn.steps {
        if is_choice(&state, turn.seat) {
            choices.push(Choice {
                seat: turn.seat,
                before: step.version - 1,
                state: state.clone(),
                chosen: step.action.clone(),
                draws,
            });
        }
        step.events.iter().for_each(|event| state.apply(event));
    }
    choices
}

/// The actions that the policy would choose first, without the one that was chosen.
pub(super) fn preferred<G: Game>(choice: &Choice<G>) -> Vec<G::Action> {
    let Choice { state, seat, chosen, draws, .. } = choice;
    let mut actions: Vec<G::Action> = LegalActions::of(state, *seat).into_iter().collect();
    actions.retain(|action| !G::is_take_back(action) && action != chosen);
    let mut dice = Dice::from_number(draws.number(PREFERRED_SAMPLES).into());
    halving::preferred(&mut Determinizations { state, seat: *seat, dice: &mut dice }, actions, OTHERS)
}
