//! What a new match and a loaded room are given: ids, seeds, keys and numbers.

use base::entropy::random_bytes;
use games::frame::Seed;
use protocol::MatchId;
use room::{MatchIdentity, Opening};
use std::sync::atomic::{AtomicU32, Ordering};
use store::Lease;

/// The id, seed and invitation key of a new match.
#[must_use]
pub fn new_match_identity() -> MatchIdentity {
    MatchIdentity {
        id: MatchId::new(),
        seed: Seed(random_bytes()),
        invitation: hex::encode(random_bytes::<16>()),
    }
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
