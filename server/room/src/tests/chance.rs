//! The parts of a room that a server chooses: unpredictable seeds, and unique tags.

use crate::stored::Lease;
use crate::{MatchIdentity, Opening};
use games::frame::Seed;
use protocol::MatchId;
use std::sync::atomic::{AtomicU32, Ordering};

pub(super) fn new_match_identity() -> MatchIdentity {
    let draw = || MatchId::new().0;
    let seed = [draw().into_bytes(), draw().into_bytes()].concat();
    MatchIdentity {
        id: MatchId::new(),
        seed: Seed(seed.try_into().unwrap()),
        invitation: draw().simple().to_string(),
    }
}

pub(super) fn opening(build: &str, lease: Lease) -> Opening {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let tag = NEXT.fetch_add(1, Ordering::Relaxed);
    let epoch = MatchId::new().0.as_u64_pair().1;
    Opening {
        build: build.to_owned(),
        lease,
        tag,
        epoch,
        new_match_identity,
        snapshot: None,
        snapshot_every: 5,
    }
}
