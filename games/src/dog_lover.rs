//! Dog Lover: tricks take cards from a grid that a bulldog guards, and every dog wants to be fed.
//!
//! References: `L…` is a line of the printed manual, `L-…` a ruling of `docs/rulings.md`.
//!
//! Where to begin: [`data`] has every number, `shapes` the tricks on the grid, `legal` the legal actions, `play` what an
//! action leads to, `apply` how events are recorded, `feeding` and `score` the end, `prompt` what is shown, and `policy`
//! how bots play.

mod actions;
pub mod advice;
mod apply;
pub mod data;
mod events;
mod fed;
mod feeding;
mod hidden;
mod legal;
pub mod lines;
mod numbers;
mod options;
mod play;
mod player;
mod policy;
mod prompt;
mod refill;
mod score;
mod setup;
mod shapes;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use actions::{Action, Item};
pub use events::{Event, Observation, ObservedEvent, PublicEvent, RecordedEvent};
pub use options::{Hands, Options, Tricks};
pub use shapes::{Cell, Lane};
pub use state::{DogLover, Phase};
pub use view::{DogView, HandView, PlayerView, PrivateView, TurnView, View};
