//! Bots for every game, written once on the frame.
//!
//! A bot reads only determinized states: before it searches, everything hidden from its seat is drawn at random, so it
//! cannot use hidden information. A bot reads no clock: its skill says how many playouts a decision has, and the caller
//! can stop the search at any moment.

pub(crate) mod halving;
mod level;
pub(crate) mod playout;
mod policy;
mod search;
#[cfg(test)]
mod tests;
mod weighed;

pub use level::Level;
pub use weighed::Weighed;

use crate::frame::{Dice, Game, LegalActions, Seat, Skill, Viewer};
use alloc::vec::Vec;

/// The version of what bots do: it rises with every change of a policy, of what search does, and of what levels are made of.
/// What bots of one version found out (a suggestion that was kept, an analysis of a match) another one may see otherwise.
/// A test compares it with `games/tests/bots.json`, and fails when it must rise.
pub const VERSION: u32 = 4;

/// The action that a bot chooses for `seat`; none if the seat is not awaited. A bot never takes anything back.
///
/// The same skill, state and dice give the same action. `keep_going` is called before every playout. Once it returns
/// false, the search stops and the best action so far is taken.
pub fn choose<G: Game>(
    skill: Skill,
    state: &G,
    seat: Seat,
    dice: &mut Dice,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let mut actions: Vec<G::Action> = LegalActions::of(state, seat).into_iter().collect();
    actions.retain(|action| !G::is_take_back(action));
    if actions.len() < 2 {
        return actions.pop();
    }
    let mut determinizations = Determinizations { state, seat, dice };
    match skill {
        Skill::Random => Some(determinizations.dice.pick(&actions).clone()),
        Skill::Policy { overlooked } => policy::choose(&mut determinizations, actions, overlooked),
        Skill::Halving { steps, candidates } => {
            halving::choose(&mut determinizations, actions, steps, candidates, keep_going)
        }
        Skill::Search { playouts, considered } => {
            if determinizations.dice.below(100) < considered.into() {
                search::choose(&mut determinizations, actions, playouts, keep_going)
            } else {
                policy::choose(&mut determinizations, actions, 0)
            }
        }
    }
}

/// Draws states that the seat cannot tell from the true one. Bots read no other state.
pub(crate) struct Determinizations<'a, G: Game> {
    pub(crate) state: &'a G,
    pub(crate) seat: Seat,
    pub(crate) dice: &'a mut Dice,
}

impl<G: Game> Determinizations<'_, G> {
    fn draw(&mut self) -> G {
        self.state.determinize(Viewer::Seat(self.seat), self.dice)
    }
}
