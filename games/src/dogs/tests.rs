//! DOGS: the rulings, the setup, the printed tables, and the laws of every game.

pub(super) mod advice;
pub(super) mod example;
mod laws;
mod page;
mod positions;
#[path = "tests/rulings.rs"]
#[expect(clippy::duplicate_mod, reason = "the same rulings are tested in DOGS and in its expansion")]
mod rulings;
mod setup;

use super::Dogs;
use rulings::*;

type Tested = Dogs;

/// DOGS has nothing that the rulings must turn off.
fn plain(_state: &mut Dogs) {}

fn base(action: &Action) -> Option<Action> {
    Some(*action)
}

fn played(action: Action) -> Action {
    action
}
