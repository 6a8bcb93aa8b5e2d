//! Dogs Cardgame: trucks drive through the city, dogs come home, and the best kennel wins.
//!
//! References: `L…` is a line of the printed manual, `C-…` a ruling of `docs/rulings.md`.
//!
//! Where to begin: [`data`] has every number, `legal` the legal actions of a turn, `decisions` those of decisions that
//! take several steps, `play` what an action leads to, `apply` how events are recorded, `prompt` what is shown, and
//! `policy` how bots play.

mod actions;
pub mod advice;
mod apply;
mod bonus;
pub mod data;
mod decisions;
mod events;
mod hidden;
mod kennel;
mod legal;
pub mod lines;
mod options;
mod play;
mod policy;
mod prompt;
mod score;
mod setup;
mod stack;
mod state;
mod supply;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use actions::Action;
pub use events::{
    Cause, Event, Observation, ObservedDog, ObservedEvent, PublicEvent, RecordedEvent, WithDog,
};
pub use kennel::{Card, Dog, DogId, Via};
pub use options::{OneSymbol, Options, ThreeSymbols, TwoSymbols};
pub use state::DogsCardgame;
pub use turn::DecisionKind;
pub use view::{
    BayView, DecisionView, DogView, Ending, KennelView, LocationView, Phase, PrivateView, RulesView, Supply,
    TurnView, View,
};
