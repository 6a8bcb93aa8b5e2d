//! The phases of a turn.

use crate::frame::words;

words! {
    /// The decision that the seats have to take.
    pub enum Phase {
        /// Each seat picks a dinosaur.
        Pick = "pick",
        /// Each seat places the dinosaur that it picked.
        Place = "place",
        /// Quick turns: each seat chooses all of it at once.
        Commit = "commit",
        /// Two players: both set a dinosaur aside.
        SetAside = "set_aside",
        /// Dinosaurs leave the quarantine.
        Quarantine = "quarantine",
        Over = "over",
    }
}
