//! Flat Monte Carlo search. In each round, all candidates are played out from the same determinization with the same
//! dice (common random numbers), so that differences in luck do not decide between them.
//!
//! If the game has a rollout policy, its action is taken unless another one is significantly better. Otherwise, the
//! weaker half of the candidates is dropped after each round (successive halving).

use super::Determinizations;
use super::playout::{Pilot, Streams, play_out, value};
use crate::frame::{Game, Seat, advance};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A mean is significant if its distance from 0 is greater than so many standard errors.
const SIGNIFICANCE: f32 = 1.5;
/// With fewer samples no mean is significant.
const MIN_SAMPLES: u32 = 6;

/// No more playouts begin after so many actions in playouts: about 600 ms in DOGS, whose actions take longest. Four hundred
/// playouts exceed it only early in long matches.
const MOST_STEPS: u32 = 100_000;

pub(super) struct Candidate<A> {
    pub(super) action: A,
    sum: f32,
    sum_of_squares: f32,
    samples: u32,
}

impl<A> Candidate<A> {
    pub(super) fn new(action: A) -> Self {
        Self { action, sum: 0.0, sum_of_squares: 0.0, samples: 0 }
    }

    pub(super) fn add(&mut self, value: f32) {
        self.sum += value;
        self.sum_of_squares += value * value;
        self.samples += 1;
    }

    pub(super) fn mean(&self) -> f32 {
        if self.samples == 0 { 0.0 } else { self.sum / self.samples as f32 }
    }

    /// The square of the standard error of the mean.
    fn variance_of_mean(&self) -> f32 {
        let (mean, samples) = (self.mean(), self.samples.max(1) as f32);
        (self.sum_of_squares / samples - mean * mean).max(0.0) / samples
    }

    /// Whether the mean is significantly above 0; with a negative `sign`, below 0.
    fn is_significant(&self, sign: f32) -> bool {
        let mean = self.mean() * sign;
        let bound = SIGNIFICANCE * SIGNIFICANCE * self.variance_of_mean();
        self.samples >= MIN_SAMPLES && mean > 0.0 && mean * mean > bound
    }
}

/// The action with the best average result of playouts.
pub(super) fn choose<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    actions: Vec<G::Action>,
    budget: u32,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    // More actions could not be tried often enough.
    let most = 1 + (budget / (2 * MIN_SAMPLES)) as usize;
    match preferred(determinizations, actions, most) {
        Ok(Preferred { first, others }) => Some(improve(determinizations, first, others, budget, keep_going)),
        Err(actions) => halve(determinizations, actions, budget, keep_going),
    }
}

/// Actions in the order of the rollout policy.
struct Preferred<A> {
    first: A,
    others: Vec<A>,
}

/// The action that the rollout policy chooses, and those that it would choose next, each after those before it are taken
/// away. Gives the actions back if the game has no policy.
fn preferred<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    mut actions: Vec<G::Action>,
    most: usize,
) -> Result<Preferred<G::Action>, Vec<G::Action>> {
    // Policies take the first of equally good actions, which must not be the first in the order of legal actions always.
    determinizations.dice.shuffle(&mut actions);
    let state = determinizations.draw();
    let mut next = |actions: &mut Vec<G::Action>| {
        let chosen = state.rollout_policy(determinizations.seat, actions, determinizations.dice)?;
        Some(actions.swap_remove(chosen))
    };
    let Some(first) = next(&mut actions) else { return Err(actions) };
    let mut others = Vec::new();
    while others.len() + 1 < most && !actions.is_empty() {
        let Some(next) = next(&mut actions) else { break };
        others.push(next);
    }
    Ok(Preferred { first, others })
}

/// The action of the policy, or one whose results are significantly better.
fn improve<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    policy_action: G::Action,
    others: Vec<G::Action>,
    budget: u32,
    keep_going: &mut dyn FnMut() -> bool,
) -> G::Action {
    let mut others: Vec<_> = others.into_iter().map(Candidate::new).collect();
    let mut left = budget;
    let mut spent = 0;
    while !others.is_empty() && left as usize > others.len() && spent < MOST_STEPS {
        let sample = Sample::draw(determinizations);
        let (baseline, steps) = sample.value(&policy_action, Pilot::Rollout);
        spent += steps;
        for other in &mut others {
            if !keep_going() {
                return best_or_policy(policy_action, others);
            }
            let (value, steps) = sample.value(&other.action, Pilot::Rollout);
            other.add(value - baseline);
            spent += steps;
        }
        left -= u32::try_from(others.len()).unwrap_or(u32::MAX) + 1;
        others.retain(|other| !other.is_significant(-1.0));
    }
    best_or_policy(policy_action, others)
}

fn best_or_policy<A>(policy_action: A, others: Vec<Candidate<A>>) -> A {
    let better = others.into_iter().filter(|other| other.is_significant(1.0));
    let best = better.max_by(|one, two| one.mean().partial_cmp(&two.mean()).unwrap_or(Ordering::Equal));
    best.map_or(policy_action, |best| best.action)
}

/// Successive halving: the weaker half of the candidates is dropped after each round.
fn halve<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    mut actions: Vec<G::Action>,
    budget: u32,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    // The order is random, and with it which actions are left out and which one wins if there is no time.
    determinizations.dice.shuffle(&mut actions);
    actions.truncate((budget as usize / 4).max(2));
    let mut candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
    let rounds = candidates.len().next_power_of_two().ilog2().max(1);
    while candidates.len() > 1 {
        let samples = budget / rounds / u32::try_from(candidates.len()).unwrap_or(u32::MAX);
        for _ in 0..samples.max(1) {
            if !sample_each(determinizations, &mut candidates, keep_going) {
                break;
            }
        }
        candidates.sort_by(|one, two| two.mean().partial_cmp(&one.mean()).unwrap_or(Ordering::Equal));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    candidates.pop().map(|best| best.action)
}

/// Adds one sample to every candidate. Returns false if there is no time for more.
fn sample_each<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    candidates: &mut [Candidate<G::Action>],
    keep_going: &mut dyn FnMut() -> bool,
) -> bool {
    let sample = Sample::draw(determinizations);
    for candidate in candidates {
        if !keep_going() {
            return false;
        }
        candidate.add(sample.value(&candidate.action, Pilot::Rollout).0);
    }
    true
}

/// A determinization and the dice of the playouts from it: the common random numbers of all candidates.
pub(super) struct Sample<G> {
    state: G,
    seat: Seat,
    number: u32,
}

impl<G: Game> Sample<G> {
    pub(super) fn draw(determinizations: &mut Determinizations<'_, G>) -> Self {
        let state = determinizations.draw();
        let number = determinizations.dice.below(u32::MAX);
        Self { state, seat: determinizations.seat, number }
    }

    /// The value of the state at the end of a playout that begins with `action`, and how many actions that took.
    pub(super) fn value(&self, action: &G::Action, pilot: Pilot) -> (f32, u32) {
        let mut streams = Streams::new(self.number);
        let after = advance(self.state.clone(), self.seat, action, streams.chance());
        let (end, steps) = play_out(after, pilot, &mut streams);
        (value(&end, self.seat), steps + 1)
    }
}
