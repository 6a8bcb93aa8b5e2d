//! How a step comes about: a draft of the state, the events that lead to it, and the step's dice.

use super::{Dice, Game, OptionsError, Seat};
use alloc::vec::Vec;

/// More events than any honest step has. A game that runs away panics, which costs one action and no match.
const MOST_EVENTS: usize = 2_000;
/// More draws of the dice than any honest step makes.
const MOST_ROLLS: usize = 2_000;

/// A step being written. What is emitted is applied to the draft at once.
#[derive(Debug)]
pub struct Script<G: Game> {
    state: G,
    events: Vec<G::Event>,
    dice: Dice,
    rolls: usize,
    revealed: bool,
}

/// A finished step.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<G: Game> {
    /// The state after it.
    pub state: G,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// It used the dice, so it cannot be undone.
    pub rolled: bool,
    /// It brought something hidden to light, so it cannot be undone.
    pub revealed: bool,
}

/// The action is not among those listed for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is not listed for this seat")]
pub struct NotListed;

impl<G: Game> Script<G> {
    fn new(state: G, dice: Dice) -> Self {
        Self { state, events: Vec::new(), dice, rolls: 0, revealed: false }
    }

    /// The state as it is after what was emitted so far.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: G::Event) {
        assert!(self.events.len() < MOST_EVENTS, "a step of {} does not end", G::NAME);
        self.state.apply(&event);
        self.events.push(event);
    }

    /// The dice of this step. Asking for them makes the step final.
    pub fn dice(&mut self) -> &mut Dice {
        self.rolls += 1;
        assert!(self.rolls < MOST_ROLLS, "a step of {} does not stop rolling", G::NAME);
        &mut self.dice
    }

    /// Notes that something hidden from somebody came to light, which makes the step final.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    fn finish(self) -> Played<G> {
        let Self { state, events, rolls, revealed, .. } = self;
        Played { state, events, rolled: rolls > 0, revealed }
    }
}

/// Lays out a table and deals: step 0 of a match.
///
/// # Errors
/// When the game refuses the options or the number of seats.
pub fn open<G: Game>(options: &G::Options, seats: u8, dice: Dice) -> Result<Played<G>, OptionsError> {
    let mut script = Script::new(G::new(options, seats)?, dice);
    G::open(&mut script);
    Ok(script.finish())
}

/// Plays an action that [`Game::legal`] lists, unchecked and without a record: for bots that play matches in their heads.
pub fn advance<G: Game>(state: G, seat: Seat, action: &G::Action, dice: &mut Dice) -> G {
    let mut script = Script::new(state, dice.clone());
    G::play(&mut script, seat, action);
    *dice = script.dice;
    script.state
}

/// Plays one action on a draft of `state`, which itself is not touched.
///
/// # Errors
/// When the action is not listed for the seat.
pub fn play<G: Game>(state: &G, seat: Seat, action: &G::Action, dice: Dice) -> Result<Played<G>, NotListed> {
    play_from(&state.legal(seat), state, seat, action, dice)
}

/// The same with the list of actions at hand: what [`Game::legal`] lists for `seat` in `state`.
///
/// # Errors
/// When the action is not in the list.
pub fn play_from<G: Game>(
    list: &[G::Action],
    state: &G,
    seat: Seat,
    action: &G::Action,
    dice: Dice,
) -> Result<Played<G>, NotListed> {
    if list.binary_search(action).is_err() {
        return Err(NotListed);
    }
    let mut script = Script::new(state.clone(), dice);
    G::play(&mut script, seat, action);
    Ok(script.finish())
}
