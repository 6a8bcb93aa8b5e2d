//! What every game has to keep.

use crate::dogs::Dogs;
use crate::frame::laws::{Plan, check};

#[test]
fn the_laws_hold() {
    // Matches are long here: `RODADA_LAW_MATCHES` raises the number.
    check::<Dogs>(&Plan { matches_per_seat_count: 300, seed: 1 });
}
