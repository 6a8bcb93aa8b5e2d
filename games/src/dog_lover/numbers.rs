//! Counting cards and cubes, with panics instead of overflow.

use super::data::Kind;
use serde::{Deserialize, Serialize};

pub(super) fn add(count: &mut u8, more: u8) {
    *count = count.checked_add(more).expect("there are not so many");
}

pub(super) fn take(count: &mut u8, less: u8) {
    *count = count.checked_sub(less).expect("there is less than is taken");
}

/// Cards by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pile([u8; Kind::ALL.len()]);

impl Pile {
    pub(super) fn add(&mut self, kind: Kind, more: u8) {
        add(&mut self.0[kind as usize], more);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.iter().copied().zip(self.0).filter(|&(_, count)| count > 0)
    }
}
