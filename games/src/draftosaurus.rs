//! Draftosaurus: pick a dinosaur, pass the hand on, fill the zoo.
//!
//! The pens are data in [`pens`]; [`zoo`] knows what is allowed, [`scoring`] what it is worth, [`flow`] how a match
//! runs. Decisions are simultaneous and secret: a choice waits in the state until the last one is in.
//! What is known to be forced (the last dinosaur of a hand, to be picked or set aside) is done without being asked;
//! where to place is always asked, even if only the river is left.
//!
//! References: `L…` is a line of the printed manual, `R-…` a ruling of `docs/rulings.md`.

mod actions;
pub mod advice;
mod apply;
mod die;
mod events;
mod flow;
mod herd;
mod hidden;
mod legal;
pub mod lines;
mod observation;
mod options;
mod pens;
mod phase;
mod policy;
mod prompt;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod zoo;

pub use actions::Action;
pub use die::Face;
pub use events::Event;
pub use herd::{Dino, Herd};
pub use observation::Observation;
pub use options::{Options, Sides};
pub use pens::{Board, Cell, Pen, Row};
pub use phase::Phase;
pub use state::Draftosaurus;
pub use view::{DieView, DinoId, HousedView, PrivateView, SeatView, View, ZooView};
