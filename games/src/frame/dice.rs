//! Chance, the same for ever: our own draws over a fixed stream cipher.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// What all chance of one match grows from. Known to the server only, until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl core::fmt::Debug for Seed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A stream of chance. Golden vectors pin every draw, so no upgrade of a crate changes an old match.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The dice of one step: a fresh stream for each version, so planning a step twice gives the same result.
    #[must_use]
    pub fn for_step(seed: &Seed, version: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(version);
        Self(stream)
    }

    /// Dice for bots, tests and resampling: never a room's.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Self::for_step(&Seed(seed), u64::MAX)
    }

    /// A number in `0..bound`, each equally likely. `bound` is at least 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to draw from");
        // Whole multiples of the bound only, so that no number is favoured.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            if draw < fair {
                return draw % bound;
            }
        }
    }

    /// An index into a list of `len` things.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("lists of a game are short")) as usize
    }

    /// One of `things`, each equally likely.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.index(things.len())]
    }

    /// Puts `things` in an order drawn at random (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.index(last + 1);
            things.swap(last, other);
        }
    }

    /// The same, sorted first: nothing of the order they came in, which may be known, has a part in the new one.
    pub fn reshuffle<T: Ord>(&mut self, things: &mut [T]) {
        things.sort_unstable();
        self.shuffle(things);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(version: u64) -> Dice {
        Dice::for_step(&Seed([7; 32]), version)
    }

    #[test]
    fn golden_draws() {
        let mut dice = step(3);
        let draws: [u32; 8] = core::array::from_fn(|_| dice.below(6));
        assert_eq!(draws, [5, 4, 1, 2, 1, 3, 2, 5]);
    }

    #[test]
    fn golden_shuffle() {
        let mut order: [u8; 10] = core::array::from_fn(|i| i as u8);
        step(4).shuffle(&mut order);
        assert_eq!(order, [3, 9, 8, 5, 2, 1, 7, 0, 4, 6]);
    }

    #[test]
    fn reshuffling_forgets_the_order_before() {
        let (mut one, mut two) = ([3, 1, 2, 9], [9, 3, 2, 1]);
        step(4).reshuffle(&mut one);
        step(4).reshuffle(&mut two);
        assert_eq!(one, two);
    }

    #[test]
    fn golden_number() {
        let mut dice = Dice::from_number(42);
        let draws: [u32; 4] = core::array::from_fn(|_| dice.below(1000));
        assert_eq!(draws, [18, 621, 137, 356]);
    }

    #[test]
    fn each_step_has_a_stream_of_its_own() {
        assert_ne!(step(1).below(u32::MAX), step(2).below(u32::MAX));
        assert_eq!(step(1).below(u32::MAX), step(1).below(u32::MAX));
    }

    #[test]
    fn draws_stay_below_their_bound_and_reach_all_of_it() {
        for bound in [1, 2, 3, 6, 60, 1_000] {
            let mut dice = step(u64::from(bound));
            let mut top = 0;
            for _ in 0..bound * 20 {
                let draw = dice.below(bound);
                assert!(draw < bound);
                top = top.max(draw);
            }
            assert_eq!(top, bound - 1);
        }
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed([1; 32])), "Seed(secret)");
    }
}
