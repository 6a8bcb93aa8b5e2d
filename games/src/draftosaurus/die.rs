//! The placement die: six faces, one checker each.

use super::herd::Dino;
use super::pens::{Bank, Biome, PenSpec};
use super::zoo::Housed;
use crate::frame::words;

words! {
    /// A face of the placement die.
    pub enum Face {
        /// Into the woods.
        Woods = "woods",
        /// Into the grassland.
        Grassland = "grassland",
        /// On the bank of the restrooms, right of the river.
        Restrooms = "restrooms",
        /// On the bank of the food court, left of the river.
        FoodCourt = "food_court",
        /// Into an empty pen.
        EmptyPen = "empty_pen",
        /// Into a pen without a T-Rex.
        NoTrex = "no_trex",
    }
}

impl Face {
    /// Whether the face lets a dinosaur into a pen with these inmates. The river is not asked: it is always open.
    pub(super) fn admits(self, spec: &PenSpec, inmates: &[Housed]) -> bool {
        match self {
            Self::Woods => spec.biome == Biome::Woods,
            Self::Grassland => spec.biome == Biome::Grassland,
            Self::Restrooms => spec.bank == Bank::Right,
            Self::FoodCourt => spec.bank == Bank::Left,
            Self::EmptyPen => inmates.is_empty(),
            // manual L158: a T-Rex may itself go where no other T-Rex is.
            Self::NoTrex => inmates.iter().all(|housed| housed.dino != Dino::Trex),
        }
    }
}
