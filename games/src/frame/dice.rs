//! Random numbers that never change between versions: draws of our own over a fixed stream cipher.

use super::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The seed of all random numbers of a match. Only the server knows it until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl core::fmt::Debug for Seed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A stream of random numbers. Golden vectors pin every draw, so that no upgrade of a crate changes an old match.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The dice of one step. Each version has its own stream, so computing a step twice gives the same result.
    #[must_use]
    pub fn for_step(seed: &Seed, version: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(version);
        Self(stream)
    }

    /// Dice for bots, tests and determinizations, never for the steps of a match.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Self::for_step(&Seed(seed), u64::MAX)
    }

    /// A number in `0..bound`, uniformly distributed. Panics if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to draw from");
        // Draws beyond the last whole multiple of the bound are rejected, so that all numbers are equally likely.
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            if draw < limit {
                return draw % bound;
            }
        }
    }

    /// One of so many seats. Panics if there are none.
    pub fn seat(&mut self, seats: u8) -> Seat {
        Seat(u8::try_from(self.below(u32::from(seats))).expect("less than the number of seats"))
    }

    /// An index of a list of `len` elements. Panics if `len` is 0.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("lists of a game are short")) as usize
    }

    /// One of `things`, each equally likely. Panics if there is none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.index(things.len())]
    }

    /// Shuffles `things` (Fisher-Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.index(last + 1);
            things.swap(last, other);
        }
    }

    /// Sorts `things` and then shuffles them, so that the new order does not depend on the old one, which may be secret.
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
    fn reshuffling_does_not_depend_on_the_order_before() {
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
    fn each_step_has_its_own_stream() {
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
