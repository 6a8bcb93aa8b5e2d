//! Where a match stands: who is to decide, or who won.

use super::super::{Seat, SeatSet};
use alloc::collections::BTreeMap;
use serde::Serialize;

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats are to decide. Never empty.
    Awaiting(SeatSet),
    /// The match is over.
    Over(Places),
}

impl Status {
    /// The seats that are to decide; none when the match is over.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self {
            Self::Awaiting(seats) => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// The place each seat reached, from 1; seats that tie share a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places(pub BTreeMap<Seat, u8>);

impl Places {
    /// Ranks the seats `0..keys.len()`: the greatest key takes the first place, equal keys share one.
    pub fn ranked<K: Ord>(keys: &[K]) -> Self {
        let place = |own: &K| 1 + keys.iter().filter(|key| *key > own).count();
        let seats = u8::try_from(keys.len()).expect("a table has few seats");
        Self(
            Seat::all(seats)
                .map(|seat| (seat, u8::try_from(place(&keys[seat.index()])).unwrap_or(u8::MAX)))
                .collect(),
        )
    }

    /// The seats in the first place.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.0.iter().filter(|&(_, &place)| place == 1).map(|(&seat, _)| seat).collect()
    }
}
