//! The contract of a game, in three parts: what its rules are, what is shown of it, and what bots know about it.
//!
//! A game needs [`Rules`] alone to be played: [`list_only!`](crate::list_only) gives it the other two, and players then
//! choose from a list of legal actions. [`Presentation`] is what a board, a log and a score sheet are made from.
//! [`Advice`] makes bots play better.

mod advice;
mod list_only;
#[cfg(test)]
mod log_keys;
#[cfg(test)]
mod nim;
mod presentation;
mod rules;
mod status;

pub use advice::{Advice, Skill};
pub use presentation::{Empty, Presentation, ResourcePaths};
pub use rules::{Rules, TAKE_BACK_VERBS};
pub use status::{Places, Status};

/// A whole game, with all three parts. Everything that implements [`Advice`] is one.
pub trait Game: Advice {}

impl<G: Advice> Game for G {}
