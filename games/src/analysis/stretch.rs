//! A stretch of a turn: the choices of one seat up to the first that rolls or reveals something, that one included.

use super::draws::Draws;
use super::outcome::{Measure, Outcome, outcomes};
use super::statistic::{Estimate, Statistic};
use crate::bots::playout::{Pilot, Streams, play_rounds, policy_action};
use crate::frame::{Decided, Dice, Game, LegalActions, Seat, Turn, Viewer, advance, advance_as_played};
use alloc::vec;
use alloc::vec::Vec;

/// Choices of one seat, and what is known of their value.
pub(super) struct Stretch<G: Game> {
    pub(super) seat: Seat,
    /// The version of the match before it.
    pub(super) version: u64,
    pub(super) before: G,
    actions: Vec<G::Action>,
    /// The value after less the value before, for each seat.
    brought: Vec<Outcome<Statistic>>,
    /// How often it was measured.
    measured: u32,
    /// Whether the policy did something else at least once.
    differs: bool,
    /// How many actions were carried out to measure it.
    spent: u64,
}

/// What the policy did as well so often brings nothing, though now and then it may do something else: its ties are broken at
/// random, and the seat does not know everything.
const ENOUGH_EQUAL: u32 = 16;

/// What a choice brought is known well enough then, and the numbers of its samples are still its own.
const MOST_SAMPLES: u32 = 4_096;

/// The stretches of all turns in which there is something to choose.
pub(super) fn stretches<G: Game>(turns: &[Turn<G>]) -> Vec<Stretch<G>> {
    let mut stretches = Vec::new();
    for turn in turns {
        let mut state = turn.before.clone();
        for steps in turn.steps.split_inclusive(|step| step.is_final) {
            let before = state.clone();
            let mut chooses = false;
            for step in steps {
                chooses |= is_choice(&state, turn.seat);
                step.events.iter().for_each(|event| state.apply(event));
            }
            if chooses {
                stretches.push(Stretch::of(turn.seat, before, steps));
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
    /// `steps` are not empty.
    fn of(seat: Seat, before: G, steps: &[Decided<G>]) -> Self {
        let brought = vec![Outcome::default(); outcomes(&before).len()];
        let actions = steps.iter().map(|step| step.action.clone()).collect();
        let version = steps.first().map_or(0, |first| first.version - 1);
        Self { seat, version, before, actions, brought, measured: 0, differs: false, spent: 0 }
    }

    /// Compares one playout in which the policy decides with one of the choices, from a state that the seat cannot tell from the
    /// true one. The seat goes first in both, where others decide at the same time.
    pub(super) fn measure(&mut self, draws: Draws) {
        let number = draws.number(self.first_sample() | self.measured);
        let sample = Sample::draw(&self.before, Viewer::Seat(self.seat), number);
        self.measured += 1;
        let mut by_policy = sample.begin();
        let mut is_same = true;
        for action in &self.actions {
            is_same &= by_policy.decide(self.seat).as_ref() == Some(action);
        }
        self.spent += self.actions.len() as u64 + 1;
        if is_same {
            return self.brought.iter_mut().for_each(|brought| brought.add(&Outcome::default()));
        }
        self.differs = true;
        let (without, spent) = by_policy.finish();
        self.spent += spent;
        let Some((with, spent)) = sample.play_on_from(self.seat, &self.actions) else { return };
        self.spent += spent;
        for ((brought, with), without) in self.brought.iter_mut().zip(&with).zip(&without) {
            brought.add(&with.less(without));
        }
    }

    /// Samples of its own, or what neighbours brought would not be independent: the upper bits of their numbers.
    const fn first_sample(&self) -> u32 {
        ((self.version as u32) & 0x3fff) << 15
    }

    pub(super) const fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether it has anything to measure: what the policy does as well brings nothing.
    pub(super) const fn differs(&self) -> bool {
        self.differs
    }

    /// How many samples tell something: at least 1.
    pub(super) fn samples(&self) -> f64 {
        self.brought[self.seat.index()].ahead.number().max(1.0)
    }

    /// Whether more samples may tell more.
    pub(super) const fn is_open(&self) -> bool {
        self.measured < if self.differs { MOST_SAMPLES } else { ENOUGH_EQUAL }
    }

    /// How much what it brought its seat differs from playout to playout: the variance.
    pub(super) fn spread(&self, measure: Measure) -> f64 {
        self.brought[self.seat.index()][measure].spread()
    }

    /// How much less uncertain it becomes by another action in playouts. `usual` is the spread of most: few samples tell little of
    /// their own.
    pub(super) fn gain(&self, usual: f64) -> f64 {
        let samples = self.samples();
        let cost = self.spent as f64 / f64::from(self.measured.max(1));
        let spread = mixed(self.spread(Measure::Ahead), usual, samples);
        spread / (samples * (samples + 1.0)) / cost.max(1.0)
    }

    /// What it brought a seat. One sample or two equal ones do not make it certain: `usual` counts as one more distance.
    pub(super) fn brought(&self, seat: Seat, measure: Measure, usual: f64) -> Estimate {
        let samples = &self.brought[seat.index()][measure];
        let mut brought = samples.estimate();
        if self.differs {
            brought.variance = mixed(samples.spread(), usual, self.samples()) / self.samples();
        }
        brought
    }
}

/// The spread of so many samples, whose distances from each other are one less, and the usual one as if of one more.
fn mixed(spread: f64, usual: f64, samples: f64) -> f64 {
    ((samples - 1.0) * spread + usual) / samples
}

/// A state as a viewer may imagine it, and the draws of what follows.
pub(super) struct Sample<G> {
    state: G,
    number: u32,
}

/// What is imagined is drawn by other dice than what follows.
const IMAGINED: u64 = 1 << 63;

impl<G: Game> Sample<G> {
    pub(super) fn draw(state: &G, viewer: Viewer, number: u32) -> Self {
        let mut dice = Dice::from_number(IMAGINED | u64::from(number));
        let state = state.determinize(viewer, &mut dice);
        Self { state: choose_anew(state, viewer, &mut dice), number }
    }

    pub(super) fn begin(&self) -> Playout<G> {
        Playout { state: self.state.clone(), streams: Streams::new(self.number) }
    }

    /// How the match ends for each seat after these actions of one if then all follow the policy, and how many actions that took.
    /// None if they are not legal in what is imagined.
    pub(super) fn play_on_from(&self, seat: Seat, actions: &[G::Action]) -> Option<(Vec<Outcome>, u64)> {
        let Playout { mut state, mut streams } = self.begin();
        for action in actions {
            state = advance_as_played(state, seat, action, streams.chance())?;
        }
        Some(Playout { state, streams }.finish())
    }
}

/// How a sample goes on.
pub(super) struct Playout<G> {
    state: G,
    streams: Streams,
}

impl<G: Game> Playout<G> {
    /// Lets the policy decide once for a seat, whoever else may decide. Returns what it does; nothing if there is nothing to decide.
    pub(super) fn decide(&mut self, seat: Seat) -> Option<G::Action> {
        let action = policy_action(&self.state, seat, &mut self.streams)?;
        self.state = advance_as_played(self.state.clone(), seat, &action, self.streams.chance())?;
        Some(action)
    }

    /// How the match ends for each seat if all follow the policy from here, and how many actions that took.
    pub(super) fn finish(mut self) -> (Vec<Outcome>, u64) {
        let (end, steps) = play_rounds(self.state, Pilot::PolicyAlone, &mut self.streams, HORIZON);
        (outcomes(&end), u64::from(steps) + 1)
    }
}

/// Takes back what others have chosen in secret: nobody knows it yet, and in a playout they choose by the policy.
fn choose_anew<G: Game>(mut state: G, viewer: Viewer, dice: &mut Dice) -> G {
    if state.status().awaited().iter().any(|seat| state.decides_openly(seat)) {
        return state;
    }
    let seats = outcomes(&state).len();
    for other in (0..).map(Seat).take(seats).filter(|&other| viewer != Viewer::Seat(other)) {
        if let Some(back) = state.legal_actions(other).into_iter().find(G::is_take_back) {
            state = advance(state, other, &back, dice);
        }
    }
    state
}

/// So many rounds of steps no match has: an end must not be rated before it.
const HORIZON: u32 = 4_000;
