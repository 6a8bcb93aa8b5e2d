//! The choice of a rollout policy among actions with values.

use super::Dice;

/// The noise added to twice each value is below this number. So values that differ by 1 are nearly tied, and a value that is
/// greater by 2 or more always wins.
const TIE_NOISE: u32 = 4;

/// The index of the greatest value, with ties and near ties broken at random. 0 if there are no values.
pub(crate) fn noisy_argmax(values: impl Iterator<Item = i32>, dice: &mut Dice) -> usize {
    let noise = |dice: &mut Dice| i32::try_from(dice.below(TIE_NOISE)).expect("the noise is small");
    let noisy = values.map(|value| value * 2 + noise(dice));
    noisy.enumerate().max_by_key(|&(_, value)| value).map_or(0, |(at, _)| at)
}
