//! The laws that every game must pass.

use super::DogsCardgame;
use crate::frame::laws::{Plan, check};

#[test]
fn the_laws_hold() {
    check::<DogsCardgame>(&Plan { matches_per_seat_count: 200, seed: 1 });
}
