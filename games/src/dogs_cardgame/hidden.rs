//! Determinization and conserved counts.

use super::data::{Breed, Character, Sign};
use super::kennel::Kennel;
use super::state::DogsCardgame;
use crate::frame::{Dice, Seat, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// C-56: the order of the piles is hidden, and in the draft the hands and choices of the other seats.
pub(super) fn determinize(state: &DogsCardgame, viewer: Viewer, dice: &mut Dice) -> DogsCardgame {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    dice.reshuffle(&mut other.pile);
    // Cards of hidden hands might as well lie in the pile, and the other way round.
    let hidden: Vec<_> = Seat::all(state.seats).filter(|&seat| !viewer.knows(seat)).collect();
    for &seat in &hidden {
        let hand = core::mem::take(&mut other.kennel_mut(seat).hand);
        other.characters.extend(hand);
    }
    dice.reshuffle(&mut other.characters);
    for &seat in &hidden {
        let held = state.kennel(seat).hand.len();
        let rest = other.characters.len() - held;
        other.kennel_mut(seat).hand = other.characters.split_off(rest);
    }
    // Which seats have chosen is public; what they chose is not.
    let mut chosen = other.chosen.clone();
    chosen.determinize(viewer, dice, |seat| other.kennel(seat).hand.clone());
    DogsCardgame { chosen, ..other }
}

/// The number of pieces of each kind, wherever they are.
pub(super) fn conserved_counts(state: &DogsCardgame) -> BTreeMap<&'static str, u32> {
    let number = |count: usize| u32::try_from(count).expect("a box is small");
    let boxed_breeds = Breed::ALL.len() - state.breeds.len();
    let dogs = state.dogs().count() + state.pile.len() + boxed_breeds * Sign::ALL.len();
    let boxed_characters = state.table().removed_of_each * Character::ALL.len();
    let shown = state.row.iter().filter(|place| place.character.is_some()).count();
    let own = |kennel: &Kennel| kennel.characters.len() + kennel.hand.len();
    let characters = boxed_characters
        + shown
        + state.characters.len()
        + state.discard.len()
        + state.kennels().map(own).sum::<usize>();
    let improvements = state.kennels().map(|kennel| u32::from(kennel.improvements)).sum::<u32>()
        + u32::from(state.improvements);
    let bonuses = state.bonuses.len() + state.kennels().map(|kennel| kennel.bonuses.len()).sum::<usize>();
    let puppies = state.puppies.len() + state.kennels().map(|kennel| kennel.puppies.len()).sum::<usize>();
    let licence = |kennel: &Kennel| {
        kennel.bays.iter().filter(|bay| !bay.open).count()
            + usize::from(kennel.unpaid)
            + usize::from(kennel.paid)
    };
    BTreeMap::from([
        ("dogs", number(dogs)),
        ("characters", number(characters)),
        ("improvements", improvements),
        ("bonuses", number(bonuses)),
        ("puppies", number(puppies)),
        ("licences", number(state.kennels().map(licence).sum())),
    ])
}
