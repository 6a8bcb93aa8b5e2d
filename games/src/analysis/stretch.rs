//! A stretch of a turn: the choices of one seat up to the first that rolls or reveals something, that one included.

use super::points_ahead;
use super::statistic::{Estimate, Statistic};
use crate::bots::playout::{Pilot, Streams, play_out};
use crate::frame::{Decided, Dice, Game, LegalActions, Seat, Turn, Viewer, advance_as_played};
use alloc::vec;
use alloc::vec::Vec;

/// Choices of one seat, and what is known of their value.
pub(super) struct Stretch<G: Game> {
    pub(super) seat: Seat,
    /// Its turn, by index.
    pub(super) turn: usize,
    before: G,
    actions: Vec<G::Action>,
    /// The value before, for each seat.
    value: Vec<Statistic>,
    /// The value after less the value before, for each seat.
    brought: Vec<Statistic>,
}

/// The stretches of all turns in which there is something to choose.
pub(super) fn stretches<G: Game>(turns: &[Turn<G>]) -> Vec<Stretch<G>> {
    let mut stretches = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let mut state = turn.before.clone();
        for steps in turn.steps.split_inclusive(|step| step.is_final) {
            let before = state.clone();
            let mut chooses = false;
            for step in steps {
                chooses |= is_choice(&state, turn.seat);
                step.events.iter().for_each(|event| state.apply(event));
            }
            if chooses {
                stretches.push(Stretch::of(index, turn.seat, before, steps));
            }
        }
    }
    stretches
}

/// Whether the seat has more than one action, apart from taking something back.
pub(super) fn is_choice<G: Game>(state: &G, seat: Seat) -> bool {
    LegalActions::of(state, seat).iter().filter(|action| !G::is_take_back(action)).nth(1).is_some()
}

impl<G: Game> Stretch<G> {
    pub(super) fn of(turn: usize, seat: Seat, before: G, steps: &[Decided<G>]) -> Self {
        let none = vec![Statistic::default(); points_ahead(&before).len()];
        let actions = steps.iter().map(|step| step.action.clone()).collect();
        Self { seat, turn, before, actions, value: none.clone(), brought: none }
    }

    /// Compares one playout without the choices and one with them, from a state that the seat cannot tell from the true one.
    /// The same number has the same draws. Returns how many actions were carried out.
    pub(super) fn measure(&mut self, number: u32) -> u64 {
        let sample = Sample::draw(&self.before, self.seat, number);
        let (without, spent) = sample.play_on();
        let Some((with, more)) = sample.play_on_from(&self.actions) else { return spent };
        for (seat, &value) in without.iter().enumerate() {
            self.value[seat].add(value);
            self.brought[seat].add(with[seat] - value);
        }
        spent + more
    }

    pub(super) fn value(&self, seat: Seat) -> Estimate {
        self.value[seat.index()].estimate()
    }

    pub(super) fn brought(&self, seat: Seat) -> Estimate {
        self.brought[seat.index()].estimate()
    }
}

/// A state as the seat that decides may imagine it, and the draws of what follows.
pub(super) struct Sample<G> {
    state: G,
    seat: Seat,
    number: u32,
}

/// What is imagined is drawn by other dice than what follows.
const IMAGINED: u64 = 1 << 63;

impl<G: Game> Sample<G> {
    pub(super) fn draw(state: &G, seat: Seat, number: u32) -> Self {
        let mut dice = Dice::from_number(IMAGINED | u64::from(number));
        Self { state: state.determinize(Viewer::Seat(seat), &mut dice), seat, number }
    }

    /// The points ahead of each seat if all follow the policy from here, and how many actions that took.
    pub(super) fn play_on(&self) -> (Vec<f64>, u64) {
        finish(self.state.clone(), Streams::new(self.number))
    }

    /// The same after these actions of the seat. None if they are not legal in what is imagined.
    pub(super) fn play_on_from(&self, actions: &[G::Action]) -> Option<(Vec<f64>, u64)> {
        let (mut state, mut streams) = (self.state.clone(), Streams::new(self.number));
        for action in actions {
            state = advance_as_played(state, self.seat, action, streams.chance())?;
        }
        Some(finish(state, streams))
    }
}

fn finish<G: Game>(state: G, mut streams: Streams) -> (Vec<f64>, u64) {
    let (end, steps) = play_out(state, Pilot::PolicyAlone, &mut streams);
    (points_ahead(&end), u64::from(steps) + 1)
}
