//! The laws of every game.

use crate::dogs::socio::Socio;
use crate::frame::laws::{Plan, check};

#[test]
fn the_laws_hold() {
    check::<Socio>(&Plan { matches_per_seat_count: 100, seed: 1 });
}
