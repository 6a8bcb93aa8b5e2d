//! Random bytes from the operating system.

use rand::Rng;

/// Unpredictable random bytes.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}
