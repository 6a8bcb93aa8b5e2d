//! The laws that every game must pass.

use crate::dog_lover::DogLover;
use crate::frame::laws::{Plan, check};

#[test]
fn the_laws_hold() {
    check::<DogLover>(&Plan { matches_per_seat_count: 400, seed: 1 });
}
