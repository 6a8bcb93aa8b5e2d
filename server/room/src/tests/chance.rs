//! What a server would draw for a room: seeds that differ in every run, and tags that differ in every room.

use crate::stored::Lease;
use crate::{Lot, Opening};
use games::frame::Seed;
use protocol::MatchId;
use std::sync::atomic::{AtomicU32, Ordering};

/// What a new match is told apart by, and dealt from.
pub(super) fn lot() -> Lot {
    let draw = || MatchId::new().0;
    let seed = [draw().into_bytes(), draw().into_bytes()].concat();
    Lot { id: MatchId::new(), seed: Seed(seed.try_into().unwrap()), invitation: draw().simple().to_string() }
}

/// What a room needs to come into memory.
pub(super) fn opening(build: &str, lease: Lease) -> Opening {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let tag = NEXT.fetch_add(1, Ordering::Relaxed);
    let epoch = MatchId::new().0.as_u64_pair().1;
    Opening { build: build.to_owned(), lease, tag, epoch, lot, snapshot: None, snapshot_every: 5 }
}
