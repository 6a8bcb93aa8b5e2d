//! What is printed on cards and in the rule book: every number of the game stands here once.
//!
//! How many cards there are, how they score and what each kind of card does is sourced; what is printed on each single
//! card (dogs, food, traits, powers, shapes) is our own data, balanced by simulation. An owner of the box can put
//! the true cards into these tables. A test compares them row by row with `games/tests/data/dog-lover-deck.toml`.

mod cards;
mod dogs;
mod kinds;
mod rulebook;
mod tables;
mod traits;
mod tricks;

pub use cards::{Card, Face};
pub use dogs::{Dog, Power, Size};
pub use kinds::{Favorite, Food, Kind};
pub use rulebook::*;
pub use tables::{CardRow, DogRow, PowerRow, StaticData, TraitRow, TrickRow};
pub use traits::{Ability, Due, Trait};
pub use tricks::{Side, Star, Trick};
