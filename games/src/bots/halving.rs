//! Sequential halving: the actions that the policy prefers are compared by playouts in which all seats follow the policy, and
//! the weaker half of them is dropped after each round.
//!
//! It is limited by the number of actions that are carried out in playouts, so that a decision takes about as long early in
//! a match, when playouts are long, as late.

use super::Determinizations;
use super::playout::Pilot;
use super::search::{Candidate, Sample};
use crate::frame::Game;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The action with the best average result of playouts, among as many as the policy would choose first.
pub(super) fn choose<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    actions: Vec<G::Action>,
    budget: u32,
    candidates: u8,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let preferred = preferred(determinizations, actions, candidates.into());
    let mut candidates: Vec<_> = preferred.into_iter().map(Candidate::new).collect();
    let rounds = candidates.len().next_power_of_two().ilog2().max(1);
    let mut spent = 0;
    for round in 1..=rounds {
        while spent < budget / rounds * round {
            let sample = Sample::draw(determinizations);
            for candidate in &mut candidates {
                if !keep_going() {
                    return best(candidates);
                }
                let (value, steps) = sample.value(&candidate.action, Pilot::Policy);
                candidate.add(value);
                spent += steps;
            }
        }
        sort(&mut candidates);
        candidates.truncate(candidates.len().div_ceil(2));
    }
    best(candidates)
}

/// The actions that the policy would choose first, each after those before it are taken away.
pub(crate) fn preferred<G: Game>(
    determinizations: &mut Determinizations<'_, G>,
    mut actions: Vec<G::Action>,
    most: usize,
) -> Vec<G::Action> {
    // Policies take the first of equally good actions, which must not be the first in the order of legal actions always.
    determinizations.dice.shuffle(&mut actions);
    let state = determinizations.draw();
    let mut preferred = Vec::new();
    while preferred.len() < most && !actions.is_empty() {
        let chosen = state.policy(determinizations.seat, &actions, determinizations.dice);
        preferred.push(actions.swap_remove(chosen.unwrap_or_default()));
    }
    preferred
}

/// The best first; those that are equally good stay in the order of the policy.
fn sort<A>(candidates: &mut [Candidate<A>]) {
    candidates.sort_by(|one, two| two.mean().partial_cmp(&one.mean()).unwrap_or(Ordering::Equal));
}

fn best<A>(mut candidates: Vec<Candidate<A>>) -> Option<A> {
    sort(&mut candidates);
    candidates.into_iter().next().map(|best| best.action)
}
