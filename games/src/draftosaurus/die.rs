//! The placement die.

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
