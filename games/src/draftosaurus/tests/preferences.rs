//! What the policy prefers to what, in chosen positions.

use super::*;
use crate::frame::Advice;
use std::collections::BTreeSet;

/// The actions that the policy chooses for seat 0, whatever dice break ties.
fn preferred(state: &Draftosaurus) -> BTreeSet<Action> {
    let list = state.legal(Seat(0));
    let chosen = |number| {
        let at = state.policy(Seat(0), &list, &mut Dice::from_number(number)).expect("there is a policy");
        list[at]
    };
    (0..20).map(chosen).collect()
}

/// Both set aside a dinosaur, before the hands go on to the other one.
fn setting_aside(own: &str, other: &str) -> BTreeSet<Action> {
    let mut state = table(Board::Summer, Face::NoTrex, &[(own, "sc"), (other, "pp")]);
    state.phase = Phase::SetAside;
    preferred(&state)
}

#[test]
fn what_the_other_zoo_needs_is_set_aside() {
    let stegosaurus = Action::SetAside { dino: Dino::Stegosaurus };
    let triceratops = Action::SetAside { dino: Dino::Triceratops };
    assert_eq!(setting_aside("", "sameness:ssss"), BTreeSet::from([stegosaurus]));
    assert_eq!(setting_aside("", "sameness:cccc"), BTreeSet::from([triceratops]));
}

#[test]
fn of_what_the_other_zoo_does_not_need_the_less_useful_is_set_aside() {
    let triceratops = Action::SetAside { dino: Dino::Triceratops };
    assert_eq!(setting_aside("sameness:sss", ""), BTreeSet::from([triceratops]));
}

#[test]
fn the_species_that_brings_most_is_picked() {
    let picking = |zoo| preferred(&table(Board::Summer, Face::Woods, &[(zoo, "sc"), ("", "pp")]));
    let pick = |dino| BTreeSet::from([Action::Pick { dino }]);
    assert_eq!(picking("sameness:sss"), pick(Dino::Stegosaurus));
    assert_eq!(picking("sameness:ccc"), pick(Dino::Triceratops));
}
