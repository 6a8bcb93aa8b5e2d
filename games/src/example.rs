//! Example: play cards in rising order.
//!
//! Each seat holds a hand of cards and plays one in turn into its own row, then draws. A card that is higher than the one
//! before it in the row scores its number, any other card scores one point. The match ends when all cards are played.

mod actions;
mod apply;
mod data;
mod events;
pub mod lines;
mod options;
mod presentation;
mod rules;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use actions::Action;
pub use data::Card;
pub use events::{Event, Observation};
pub use options::Options;
pub use state::Example;
pub use view::{PrivateView, SeatView, View};
