//! The random numbers of an analysis.

/// Which random numbers an analysis draws. Those of different matches need different ones: what is the same in all of them, as
/// their first step is, would otherwise be measured with the same error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draws(pub u32);

impl Draws {
    /// The number of a sample among the samples of all analyses: two of them are hardly ever the same.
    pub(super) const fn number(self, sample: u32) -> u32 {
        // The finalizer of splitmix64.
        let mut mixed = (self.0 as u64) << u32::BITS | sample as u64;
        mixed = mixed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> u32::BITS) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    #[test]
    fn analyses_of_different_matches_draw_differently() {
        let of = |draws| (0..1_000).map(move |sample| Draws(draws).number(sample));
        let all: BTreeSet<u32> = of(1).chain(of(2)).collect();
        assert_eq!(all.len(), 2_000);
    }
}
