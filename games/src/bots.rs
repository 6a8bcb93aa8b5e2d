//! Bots for every game, written once on the frame.
//!
//! A bot reads only determinized states: before it searches, everything hidden from its seat is drawn at random, so it
//! cannot use hidden information. A bot reads no clock: the caller limits the number of playouts of a decision, and can
//! stop the search at any moment.

mod easy;
mod good;
mod playout;
#[cfg(test)]
mod tests;

use crate::frame::{Dice, Game, LegalActions, Seat, Viewer};
use alloc::vec::Vec;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Rates a few actions by one step of lookahead. Sometimes plays at random.
    Easy,
    /// Takes the action with the best average result of many playouts.
    Good,
}

/// The number of playouts for one decision. [`Level::Easy`] uses none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts(pub u32);

/// The action that a bot chooses for `seat`; none if the seat is not awaited. A bot never takes anything back.
///
/// The same state, dice and budget give the same action. `keep_going` is called before every playout. Once it returns
/// false, the search stops and the best action so far is taken.
pub fn choose<G: Game>(
    level: Level,
    state: &G,
    seat: Seat,
    dice: &mut Dice,
    budget: Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let mut actions: Vec<G::Action> = LegalActions::of(state, seat).into_iter().collect();
    actions.retain(|action| !G::is_take_back(action));
    if actions.len() < 2 {
        return actions.pop();
    }
    let mut determinizations = Determinizations { state, seat, dice };
    match level {
        Level::Easy => easy::choose(&mut determinizations, actions),
        Level::Good => good::choose(&mut determinizations, actions, budget, keep_going),
    }
}

/// Draws states that the seat cannot tell from the true one. Bots read no other state.
struct Determinizations<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    dice: &'a mut Dice,
}

impl<G: Game> Determinizations<'_, G> {
    fn draw(&mut self) -> G {
        self.state.determinize(Viewer::Seat(self.seat), self.dice)
    }
}
