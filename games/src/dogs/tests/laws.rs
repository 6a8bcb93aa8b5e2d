//! The laws of every game.

use crate::dogs::Dogs;
use crate::frame::laws::{Plan, check};

#[test]
fn the_laws_hold() {
    check::<Dogs>(&Plan { matches_per_seat_count: 100, seed: 1 });
}
