//! The phases of a round, and the reasons for the end.

use crate::frame::words;

words! {
    /// The phases of a round, in order.
    pub enum Phase {
        /// All seats buy gas.
        Refuel = "refuel",
        /// Trucks drive.
        Drive = "drive",
        /// All seats lay out their kennels.
        LayOut = "lay_out",
        /// Seats give away the dogs they have no room for.
        Give = "give",
        /// Meeples act in the houses.
        Act = "act",
        /// All seats feed their dogs and pay their helpers.
        Close = "close",
        /// The match is over.
        Over = "over",
    }
}

words! {
    /// Why the match ends.
    pub enum Ending {
        /// A pile has too few tokens for the empty spaces of its region (manual L558-563).
        Pile = "pile",
        /// All trucks stayed (manual L266-268).
        Stayed = "stayed",
        /// All blocks lie on the board: the next round is the last (manual L730-733).
        Blocks = "blocks",
    }
}
