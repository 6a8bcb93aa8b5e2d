//! What a game's policy takes of the choices it has given a value.

use super::Dice;

/// Choices whose values differ by less are taken by chance.
const WHIM: u32 = 4;

/// The place of the greatest of some values; of nearly equal ones any.
pub(crate) fn likeliest(values: impl Iterator<Item = i32>, dice: &mut Dice) -> usize {
    let whim = |dice: &mut Dice| i32::try_from(dice.below(WHIM)).expect("a whim is small");
    let values = values.map(|value| value * 2 + whim(dice));
    let best = values.enumerate().max_by_key(|&(_, value)| value);
    best.map_or(0, |(at, _)| at)
}
