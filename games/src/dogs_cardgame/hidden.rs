//! What is hidden, what is counted.

use super::data::{Breed, Character, Resource, Sign};
use super::kennel::Kennel;
use super::state::DogsCardgame;
use crate::frame::{Amounts, Counters, Dice, Seat, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// C-56: the order of the piles, and in the draft what the others hold and chose.
pub(super) fn resample(state: &DogsCardgame, viewer: Viewer, dice: &mut Dice) -> DogsCardgame {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    dice.reshuffle(&mut other.pile);
    // What lies in hidden hands might as well lie in the pile, and the other way round.
    let hidden: Vec<_> = Seat::all(state.seats).filter(|&seat| !viewer.knows(seat)).collect();
    for &seat in &hidden {
        other.characters.append(&mut other.kennels[seat.index()].hand);
    }
    dice.reshuffle(&mut other.characters);
    for &seat in &hidden {
        let held = state.kennel(seat).hand.len();
        let rest = other.characters.len() - held;
        other.kennel_mut(seat).hand = other.characters.split_off(rest);
    }
    // That somebody chose is public; what is not.
    let mut chosen = other.chosen.clone();
    chosen.resample(viewer, dice, |seat| other.kennel(seat).hand.clone());
    DogsCardgame { chosen, ..other }
}

/// Everything that comes in a number of pieces, wherever it is.
pub(super) fn census(state: &DogsCardgame) -> BTreeMap<&'static str, u32> {
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
        + state.kennels.iter().map(own).sum::<usize>();
    let improvements = state.kennels.iter().map(|kennel| u32::from(kennel.improvements)).sum::<u32>()
        + u32::from(state.improvements);
    let bonuses =
        state.bonuses.len() + state.kennels.iter().map(|kennel| kennel.bonuses.len()).sum::<usize>();
    let puppies =
        state.puppies.len() + state.kennels.iter().map(|kennel| kennel.puppies.len()).sum::<usize>();
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
        ("licences", number(state.kennels.iter().map(licence).sum())),
    ])
}

/// What a seat pays with.
pub(super) const COUNTERS: Counters =
    &[("food", &["view.kennels.$.food"]), ("coins", &["view.kennels.$.coins"])];

pub(super) fn counters(state: &DogsCardgame, seat: Seat) -> Amounts {
    let kennel = state.kennel(seat);
    Amounts::from([(Resource::Food.word(), kennel.food), (Resource::Coins.word(), kennel.coins)])
}
