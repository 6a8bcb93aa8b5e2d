//! One step ahead, and not at everything.

use super::Worlds;
use super::playout::{settle, worth};
use crate::frame::{Game, advance};
use alloc::vec::Vec;

/// How many actions it looks at, at most: it does not see everything.
const LOOKS_AT: usize = 6;
/// In one of so many decisions it follows its mood.
const MOOD: u32 = 6;

/// The action that looks best one step ahead, among a few.
pub(super) fn choose<G: Game>(worlds: &mut Worlds<'_, G>, mut actions: Vec<G::Action>) -> Option<G::Action> {
    worlds.dice.shuffle(&mut actions);
    if worlds.dice.below(MOOD) == 0 {
        return actions.pop();
    }
    actions.truncate(LOOKS_AT);
    let world = worlds.draw();
    let mut best: Option<(f32, G::Action)> = None;
    for action in actions {
        let after = advance(world.clone(), worlds.seat, &action, worlds.dice);
        let value = worth(&settle(after, worlds.seat, worlds.dice), worlds.seat);
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
