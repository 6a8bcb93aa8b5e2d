//! What is being played, and why it ends.

use crate::frame::words;

words! {
    /// What is being played.
    pub enum Phase {
        /// All buy gas.
        Refuel = "refuel",
        /// Trucks drive.
        Drive = "drive",
        /// All lay out their kennels.
        LayOut = "lay_out",
        /// Dogs for which there is no room are offered.
        Give = "give",
        /// Meeples act in the houses.
        Act = "act",
        /// All feed their dogs and pay their helpers.
        Close = "close",
        /// Nothing any more.
        Over = "over",
    }
}

words! {
    /// Why a round is the last one.
    pub enum Ending {
        /// A pile has not enough dogs for the empty spaces of its region (manual L558-563).
        Pile = "pile",
        /// Nobody drove (manual L266-268).
        Stayed = "stayed",
        /// All blocks lie on the board: the next round is the last (manual L730-733).
        Blocks = "blocks",
    }
}
