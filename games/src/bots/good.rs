//! Flat Monte Carlo with successive halving: every candidate is tried in the same worlds, and after each round the
//! weaker half is given up.

use super::playout::{play_on, worth};
use super::{Playouts, Worlds};
use crate::frame::{Dice, Game, advance};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// How often it is asked what is likely: what never comes up is not tried.
const LIKELY: u32 = 24;

struct Candidate<A> {
    action: A,
    sum: f32,
    tried: u32,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f32 {
        if self.tried == 0 { 0.0 } else { self.sum / self.tried as f32 }
    }
}

/// The action that does best when matches are played on from it.
pub(super) fn choose<G: Game>(
    worlds: &mut Worlds<'_, G>,
    mut actions: Vec<G::Action>,
    Playouts(budget): Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    // Whatever comes first when time is short should not be what sorts first.
    worlds.dice.shuffle(&mut actions);
    keep_likely(worlds, &mut actions);
    // Too many to try each of them: what is left out is left out at random.
    actions.truncate((budget as usize / 4).max(2));
    let mut candidates: Vec<Candidate<G::Action>> =
        actions.into_iter().map(|action| Candidate { action, sum: 0.0, tried: 0 }).collect();
    let rounds = candidates.len().next_power_of_two().ilog2().max(1);
    while candidates.len() > 1 {
        let tries = budget / rounds / u32::try_from(candidates.len()).unwrap_or(u32::MAX);
        for _ in 0..tries.max(1) {
            if !try_each(worlds, &mut candidates, keep_going) {
                break;
            }
        }
        candidates.sort_by(|one, two| two.mean().partial_cmp(&one.mean()).unwrap_or(Ordering::Equal));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    candidates.pop().map(|best| best.action)
}

/// Where the game knows what players are likely to do, nothing else is tried.
fn keep_likely<G: Game>(worlds: &mut Worlds<'_, G>, actions: &mut Vec<G::Action>) {
    let world = worlds.draw();
    let mut likely: Vec<usize> = Vec::new();
    for _ in 0..LIKELY {
        let Some(place) = world.likely(worlds.seat, actions, worlds.dice) else { return };
        if !likely.contains(&place) {
            likely.push(place);
        }
    }
    *actions = likely.into_iter().map(|place| actions[place].clone()).collect();
}

/// Tries every candidate in one world with one fortune, so that luck favours none. Whether there is time for more.
fn try_each<G: Game>(
    worlds: &mut Worlds<'_, G>,
    candidates: &mut [Candidate<G::Action>],
    keep_going: &mut dyn FnMut() -> bool,
) -> bool {
    let world = worlds.draw();
    let fortune = u64::from(worlds.dice.below(u32::MAX));
    for candidate in candidates {
        if !keep_going() {
            return false;
        }
        let mut dice = Dice::from_number(fortune);
        let after = advance(world.clone(), worlds.seat, &candidate.action, &mut dice);
        candidate.sum += worth(&play_on(after, &mut dice), worlds.seat);
        candidate.tried += 1;
    }
    true
}
