//! The parts of a room that a server draws at random: seeds of matches and ids. A test draws the same ones in every run.

use crate::{MatchIdentity, Opening};
use games::frame::{Dice, Seed};
use protocol::MatchId;
use records::Lease;
use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};
use uuid::Builder;

thread_local! {
    /// Every test has a thread of its own.
    static DICE: RefCell<Dice> = RefCell::new(Dice::from_number(0));
}

/// Draws anew from this seed. Tests that run several plans call it at the beginning of each, so that each can run alone.
pub(super) fn draw_from(seed: u64) {
    DICE.set(Dice::from_number(seed));
}

fn draw<const N: usize>() -> [u8; N] {
    DICE.with_borrow_mut(|dice| std::array::from_fn(|_| dice.below(256) as u8))
}

pub(super) fn new_match_identity() -> MatchIdentity {
    let id = || Builder::from_random_bytes(draw()).into_uuid();
    MatchIdentity { id: MatchId(id()), seed: Seed(draw()), invitation: id().simple().to_string() }
}

pub(super) fn opening(build: &str, lease: Lease) -> Opening {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let tag = NEXT.fetch_add(1, Ordering::Relaxed);
    Opening {
        build: build.to_owned(),
        lease,
        tag,
        epoch: u64::from_le_bytes(draw()),
        new_match_identity,
        snapshot: None,
        snapshot_every: 5,
    }
}
