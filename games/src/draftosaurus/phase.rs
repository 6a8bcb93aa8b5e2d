//! What is being decided.

use crate::frame::words;

words! {
    /// What is being decided.
    pub enum Phase {
        /// Everybody picks a dinosaur.
        Pick = "pick",
        /// Everybody places the dinosaur picked.
        Place = "place",
        /// Quick turns: everybody does all of it at once.
        Commit = "commit",
        /// Two players: both set a dinosaur aside.
        SetAside = "set_aside",
        /// Dinosaurs leave the quarantine.
        Quarantine = "quarantine",
        /// Nothing any more.
        Over = "over",
    }
}
