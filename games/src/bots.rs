//! Bots for every game, written once on the frame.
//!
//! A bot looks at nothing but resampled states: what it does not know is drawn anew before it thinks, so it cannot
//! use what is hidden from its seat. It has no clock either: whoever asks says how many playouts a decision may
//! take, and may stop it at any moment.

mod easy;
mod good;
mod playout;
#[cfg(test)]
mod tests;

use crate::frame::{Dice, Game, Listed, Seat, Viewer};
use alloc::vec::Vec;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Quick and lively: looks one step ahead, and not at everything.
    Easy,
    /// Plays many matches in its head and takes what did best.
    Good,
}

/// For how many playouts a decision has time. [`Level::Easy`] needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts(pub u32);

/// What a bot would do for `seat`, or nothing if the seat is not awaited. It takes nothing back.
///
/// The same state, dice and budget give the same choice, unless `keep_going` says *no*: then the best so far is
/// taken. It is asked before every playout.
pub fn choose<G: Game>(
    level: Level,
    state: &G,
    seat: Seat,
    dice: &mut Dice,
    budget: Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let mut actions: Vec<G::Action> = Listed::of(state, seat).into_iter().collect();
    actions.retain(|action| !G::back(action));
    if actions.len() < 2 {
        return actions.pop();
    }
    let mut worlds = Worlds { state, seat, dice };
    match level {
        Level::Easy => easy::choose(&mut worlds, actions),
        Level::Good => good::choose(&mut worlds, actions, budget, keep_going),
    }
}

/// The states that may be the true one, as far as a seat knows: all that a bot ever sees.
struct Worlds<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    dice: &'a mut Dice,
}

impl<G: Game> Worlds<'_, G> {
    fn draw(&mut self) -> G {
        self.state.resample(Viewer::Seat(self.seat), self.dice)
    }
}
