//! Example: play cards in rising order, and take the fields of a map.
//!
//! Each seat holds a hand of cards. In turn it plays one into its own row, takes a free field of the map, and draws. A card
//! that is higher than the one before it in the row scores its number, any other card scores one point; so do two fields of
//! a seat beside each other. The match ends when all fields are taken.

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
pub use data::{Card, Field};
pub use events::{Event, Observation};
pub use options::Options;
pub use state::Example;
pub use view::{PrivateView, SeatView, View};
