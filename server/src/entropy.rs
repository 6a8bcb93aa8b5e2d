//! Random ids, seeds and keys from the operating system.

use crate::store::Lease;
use games::frame::Seed;
use protocol::{MatchId, PageId};
use rand::Rng;
use room::{MatchIdentity, Opening};
use std::sync::atomic::{AtomicU32, Ordering};

/// Unpredictable random bytes.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// The id, seed and invitation key of a new match.
#[must_use]
pub fn new_match_identity() -> MatchIdentity {
    MatchIdentity {
        id: MatchId::new(),
        seed: Seed(random_bytes()),
        invitation: hex::encode(random_bytes::<16>()),
    }
}

/// The id of a public page, which nobody can guess.
#[must_use]
pub fn new_page() -> PageId {
    PageId(uuid::Builder::from_random_bytes(random_bytes()).into_uuid())
}

/// A room stores a snapshot after this many steps. Replaying that many steps takes a few milliseconds, and a snapshot
/// takes as much space as some hundred steps. Most matches never have one.
const SNAPSHOT_EVERY: u64 = 500;

/// The parameters with which a room is loaded.
#[must_use]
pub fn opening(build: &str, lease: Lease) -> Opening {
    Opening {
        build: build.to_owned(),
        lease,
        tag: next_tag(),
        epoch: u64::from_le_bytes(random_bytes()),
        new_match_identity,
        snapshot: None,
        snapshot_every: SNAPSHOT_EVERY,
    }
}

/// A number for each room loaded in this process. It is short, because every frame contains it.
fn next_tag() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
