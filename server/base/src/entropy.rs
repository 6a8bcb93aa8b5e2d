//! Chance, from the operating system: nobody can predict it.

use crate::clock::Millis;
use rand::{Rng, RngExt as _};
use std::ops::Range;
use uuid::{Builder, Uuid};

/// Random bytes.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// A random number in a range.
#[must_use]
pub fn random_in(range: Range<u64>) -> u64 {
    rand::rng().random_range(range)
}

/// An id that tells nothing, not even when it was made.
#[must_use]
pub fn random_id() -> Uuid {
    Builder::from_random_bytes(random_bytes()).into_uuid()
}

/// An id of something that is made at this time: later ones are higher.
#[must_use]
pub fn new_id(now: Millis) -> Uuid {
    Builder::from_unix_timestamp_millis(now, &random_bytes()).into_uuid()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_follow_the_time() {
        let [one, two, three] = [1_790_000_000_000, 1_790_000_000_001, 1_900_000_000_000].map(new_id);
        assert!(one < two && two < three, "{one} {two} {three}");
        assert_ne!(new_id(7), new_id(7));
        assert_eq!((new_id(7).get_version_num(), random_id().get_version_num()), (7, 4));
    }
}
