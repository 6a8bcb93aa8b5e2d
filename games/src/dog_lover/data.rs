//! What is printed on cards and in the rule book: every number of the game stands here once.
//!
//! How many cards there are, how they score and what each kind of card does is sourced; what is printed on each single
//! card (dogs, food, traits, powers, shapes) is house data of ours, balanced by simulation. Whoever owns the box puts
//! the true cards into these tables. A test compares them row by row with `games/tests/data/dog-lover-deck.toml`.

mod cards;
mod dogs;
mod tables;
mod traits;
mod tricks;

pub use cards::{Card, Face};
pub use dogs::{Dog, Power, Size};
pub use tables::{CardRow, DogRow, PowerRow, Tables, TraitRow, TrickRow};
pub use traits::{Ability, Due, Trait};
pub use tricks::{Side, Star, Trick};

use crate::frame::words;

words! {
    /// The kinds of game cards.
    pub enum Kind {
        /// A dog to feed.
        Dog = "dog",
        /// Food.
        Food = "food",
        /// A favourite thing.
        Favorite = "favorite",
        /// A training.
        Training = "training",
        /// An adoption paper.
        Adoption = "adoption",
        /// A walk.
        Walk = "walk",
        /// A bone.
        Bone = "bone",
        /// A trait.
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
        /// Scraps.
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
        /// A ball.
        Ball = "ball",
        /// A frisbee.
        Frisbee = "frisbee",
        /// A rope.
        Rope = "rope",
        /// A plush toy.
        Plush = "plush",
        /// A bed.
        Bed = "bed",
    }
}

// Laying the table.

/// How many ordinary dogs each seat begins with.
pub const STARTING_DOGS: usize = 1;
/// How many tricks lie face up beside their deck.
pub const FACE_UP_TRICKS: usize = 3;
/// How many rescue dogs lie face up beside their deck.
pub const FACE_UP_DOGS: usize = 3;
/// House: so many cards for each seat lie below the End card at least, which is what the last round can need.
pub const BELOW_END_PER_SEAT: usize = 4;
/// House: and up to so many more, drawn by chance.
pub const END_WINDOW: usize = 6;
/// How many adoptions bring a rescue dog.
pub const ADOPTIONS_PER_DOG: u8 = 2;

// Tucking.

/// How many walks fit under a dog.
pub const WALKS_PER_DOG: u8 = 1;
/// How many trainings fit under a dog.
pub const TRAININGS_PER_DOG: u8 = 1;

// Scoring.

/// For a dog that is not fed.
pub const UNFED: i32 = -2;
/// For a walk under a fed dog.
pub const WALK: i32 = 2;
/// For a training under a fed dog.
pub const TRAINING: i32 = 1;
/// For a set of so many different favourite things.
pub const FAVORITES: [i32; 6] = [0, 1, 3, 6, 10, 15];

/// What bones are worth at the end: something for themselves, and something for each fed dog.
pub const fn bones(count: u8) -> (i32, i32) {
    match count {
        0 => (0, 0),
        1 => (-1, 0),
        2 => (0, 1),
        _ => (0, 2),
    }
}
