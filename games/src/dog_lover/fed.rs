//! The set of fed dogs of a player, with a cache of the best choice.

use core::sync::atomic::{AtomicU64, Ordering};

/// A set of a player's dogs, by their places in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fed(u64);

impl Fed {
    pub(super) const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    pub(super) const fn with(self, place: usize) -> Self {
        Self(self.0 | 1 << place)
    }
}

/// The best feedings that were found, without and with the hand, until something changes. Two states that differ in
/// nothing else are equal.
#[derive(Debug, Default)]
pub(super) struct Remembered([AtomicU64; 2]);

impl Remembered {
    /// Marks a feeding that is known: no player has so many dogs.
    const KNOWN: u64 = 1 << 63;

    pub(super) fn forget(&mut self) {
        self.0 = <[AtomicU64; 2]>::default();
    }

    #[cfg(test)]
    pub(super) fn is_known(&self, with_hand: bool) -> bool {
        self.0[usize::from(with_hand)].load(Ordering::Relaxed) != 0
    }

    /// What is remembered, or what is found now.
    pub(super) fn best(&self, with_hand: bool, find: impl FnOnce() -> Fed) -> Fed {
        // The word follows from the state, so threads that write it at the same time write the same.
        let place = &self.0[usize::from(with_hand)];
        match place.load(Ordering::Relaxed) {
            0 => {
                let fed = find();
                place.store(fed.0 | Self::KNOWN, Ordering::Relaxed);
                fed
            }
            known => Fed(known & !Self::KNOWN),
        }
    }
}

impl Clone for Remembered {
    fn clone(&self) -> Self {
        Self(core::array::from_fn(|place| AtomicU64::new(self.0[place].load(Ordering::Relaxed))))
    }
}

impl PartialEq for Remembered {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
