//! What nobody can foresee, drawn from the operating system for those who are given it.

use crate::store::Lease;
use games::frame::Seed;
use protocol::MatchId;
use rand::Rng;
use room::{Lot, Opening};
use std::sync::atomic::{AtomicU32, Ordering};

/// Bytes nobody can guess.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// What a new match is told apart by, and dealt from.
#[must_use]
pub fn lot() -> Lot {
    Lot { id: MatchId::new(), seed: Seed(bytes()), invitation: hex::encode(bytes::<16>()) }
}

/// Folding so many steps takes a few milliseconds; a snapshot takes as much room as some hundred steps do. Most matches
/// never have one.
const SNAPSHOT_EVERY: u64 = 500;

/// What a room needs to come into memory.
#[must_use]
pub fn opening(build: &str, lease: Lease) -> Opening {
    Opening {
        build: build.to_owned(),
        lease,
        tag: next_tag(),
        epoch: u64::from_le_bytes(bytes()),
        lot,
        snapshot: None,
        snapshot_every: SNAPSHOT_EVERY,
    }
}

/// Short, as it stands in every frame.
fn next_tag() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
