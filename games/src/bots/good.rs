//! Matches played on in the head: every candidate is tried in the same worlds with the same fortune.
//!
//! Where a game says what is likely, that choice stands unless another does better in so many worlds that it can hardly
//! be luck. Otherwise the weaker half of the candidates is given up after each round.

use super::playout::{play_on, worth};
use super::{Playouts, Worlds};
use crate::frame::{Dice, Game, advance};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Another choice is preferred to the likely one if its gain is so many standard errors.
const SURE: f32 = 1.5;
/// In fewer worlds than these nothing is preferred, and nothing given up.
const FEWEST: u32 = 6;

/// How often a game is asked what is likely, which may be left to chance.
const ASKED: u32 = 16;

struct Candidate<A> {
    action: A,
    sum: f32,
    /// Of the squares.
    squares: f32,
    tried: u32,
}

impl<A> Candidate<A> {
    fn new(action: A) -> Self {
        Self { action, sum: 0.0, squares: 0.0, tried: 0 }
    }

    fn add(&mut self, value: f32) {
        self.sum += value;
        self.squares += value * value;
        self.tried += 1;
    }

    fn mean(&self) -> f32 {
        if self.tried == 0 { 0.0 } else { self.sum / self.tried as f32 }
    }

    /// The variance of the mean.
    fn doubt(&self) -> f32 {
        let (mean, tried) = (self.mean(), self.tried.max(1) as f32);
        (self.squares / tried - mean * mean).max(0.0) / tried
    }

    /// Whether the mean lies above (or, with a negative sign, below) nothing by more than luck.
    fn surely(&self, sign: f32) -> bool {
        let mean = self.mean() * sign;
        self.tried >= FEWEST && mean > 0.0 && mean * mean > SURE * SURE * self.doubt()
    }
}

/// The action that does best when matches are played on from it.
pub(super) fn choose<G: Game>(
    worlds: &mut Worlds<'_, G>,
    mut actions: Vec<G::Action>,
    budget: Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    if !likely_first(worlds, &mut actions) {
        return halve(worlds, actions, budget, keep_going);
    }
    let likely = actions.remove(0);
    Some(improve(worlds, likely, actions, budget, keep_going))
}

/// Puts what the game calls likely before the rest, the likeliest first; says whether it calls anything so.
fn likely_first<G: Game>(worlds: &mut Worlds<'_, G>, actions: &mut [G::Action]) -> bool {
    // Whatever comes first when time is short should not be what sorts first.
    worlds.dice.shuffle(actions);
    let world = worlds.draw();
    let mut named = alloc::vec![0_u32; actions.len()];
    for _ in 0..ASKED {
        let Some(likely) = world.likely(worlds.seat, actions, worlds.dice) else { return false };
        named[likely] += 1;
    }
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by_key(|&place| core::cmp::Reverse(named[place]));
    let sorted: Vec<G::Action> = order.iter().map(|&place| actions[place].clone()).collect();
    actions.clone_from_slice(&sorted);
    true
}

/// The likely choice, or one that does better for sure.
fn improve<G: Game>(
    worlds: &mut Worlds<'_, G>,
    likely: G::Action,
    mut actions: Vec<G::Action>,
    Playouts(budget): Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> G::Action {
    // Too many to try each of them often enough.
    actions.truncate((budget / (FEWEST + FEWEST)) as usize);
    let mut others: Vec<_> = actions.into_iter().map(Candidate::new).collect();
    let mut left = budget;
    while !others.is_empty() && left as usize > others.len() {
        let world = worlds.draw();
        let fortune = u64::from(worlds.dice.below(u32::MAX));
        let plays = |action: &G::Action| {
            let mut dice = Dice::from_number(fortune);
            let after = advance(world.clone(), worlds.seat, action, &mut dice);
            worth(&play_on(after, &mut dice), worlds.seat)
        };
        let usual = plays(&likely);
        for other in &mut others {
            if !keep_going() {
                return better(likely, others);
            }
            other.add(plays(&other.action) - usual);
        }
        left -= u32::try_from(others.len()).unwrap_or(u32::MAX) + 1;
        others.retain(|other| !other.surely(-1.0));
    }
    better(likely, others)
}

fn better<A>(likely: A, others: Vec<Candidate<A>>) -> A {
    let surely = others.into_iter().filter(|other| other.surely(1.0));
    let best = surely.max_by(|one, two| one.mean().partial_cmp(&two.mean()).unwrap_or(Ordering::Equal));
    best.map_or(likely, |best| best.action)
}

/// Successive halving: after each round the weaker half is given up.
fn halve<G: Game>(
    worlds: &mut Worlds<'_, G>,
    mut actions: Vec<G::Action>,
    Playouts(budget): Playouts,
    keep_going: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    // Whatever comes first when time is short should not be what sorts first.
    worlds.dice.shuffle(&mut actions);
    // Too many to try each of them: what is left out is left out at random.
    actions.truncate((budget as usize / 4).max(2));
    let mut candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
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
        candidate.add(worth(&play_on(after, &mut dice), worlds.seat));
    }
    true
}
