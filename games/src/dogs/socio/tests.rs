//! DOGS with *O Sócio*: the rulings of DOGS, those of the expansion, and what every game keeps to.

mod laws;
#[path = "../tests/rulings.rs"]
#[expect(clippy::duplicate_mod, reason = "every title of the family is held to the same rulings")]
mod rulings;

use super::super::actions::Action;
use super::super::state::Table;
use super::{Socio, SocioAction};
use core::ops::DerefMut;

type Tested = Socio;

impl DerefMut for Socio {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

/// What the rulings of DOGS are about: everybody has the licence, and no partner is there to be placed.
fn plain(state: &mut Socio) {
    for hotel in &mut state.annex.hotels {
        hotel.partner = false;
        hotel.licence = true;
    }
}

fn base(action: &SocioAction) -> Option<Action> {
    match action {
        SocioAction::Base(action) => Some(*action),
        SocioAction::Partner(_) => None,
    }
}

fn played(action: Action) -> SocioAction {
    SocioAction::Base(action)
}
