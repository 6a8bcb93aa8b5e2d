//! DOGS: the rulebook, what is laid out, and what every game keeps to.

mod laws;
mod page;
mod positions;
#[path = "tests/rulings.rs"]
#[expect(clippy::duplicate_mod, reason = "every title of the family is held to the same rulings")]
mod rulings;
mod setup;

use super::Dogs;
use core::ops::DerefMut;
use rulings::*;

type Tested = Dogs;

impl DerefMut for Dogs {
    fn deref_mut(&mut self) -> &mut super::state::Table {
        &mut self.0
    }
}

/// DOGS has nothing besides what the rulings are about.
fn plain(_state: &mut Dogs) {}

fn base(action: &Action) -> Option<Action> {
    Some(*action)
}

fn played(action: Action) -> Action {
    action
}
