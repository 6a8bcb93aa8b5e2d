//! The kinds of cards, food and favourite things.

use crate::frame::words;

words! {
    /// The kinds of game cards.
    pub enum Kind {
        /// A dog to feed.
        Dog = "dog",
        Food = "food",
        /// A favourite thing.
        Favorite = "favorite",
        Training = "training",
        /// An adoption paper.
        Adoption = "adoption",
        Walk = "walk",
        Bone = "bone",
        Trait = "trait",
        /// The one card that takes any other.
        Fetch = "fetch",
        /// The one card that ends the match.
        End = "end",
    }
}

words! {
    /// The kinds of food cubes.
    pub enum Food {
        Scraps = "scraps",
        /// Dry food.
        Dry = "dry",
        /// Canned food.
        Canned = "canned",
        /// Any of the others.
        Wild = "wild",
    }
}

impl Food {
    /// What dogs ask for: all but the wild.
    pub const TYPED: usize = 3;
}

words! {
    /// The kinds of favourite things.
    pub enum Favorite {
        Ball = "ball",
        Frisbee = "frisbee",
        Rope = "rope",
        /// A plush toy.
        Plush = "plush",
        Bed = "bed",
    }
}
