//! What every game is: seats, decisions, events, views, dice, scores.
//!
//! A game implements [`Game`]. The one idea behind it is *listed if and only if legal*: the list that
//! [`Rules::legal_actions`] returns lights up the board, is read out, is checked, is drawn from by bots and by the fuzzer.

#[cfg(test)]
pub(crate) mod advised;
mod ballot;
mod cards;
mod dice;
mod game;
#[cfg(test)]
pub(crate) mod golden;
mod keys;
mod knowledge;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
mod noisy_argmax;
mod observed;
mod options;
mod prompt;
mod reasons;
mod score;
mod seat;
mod small_map;
mod stored;
mod transition;
mod turns;
mod weights;
mod words;

pub use ballot::{Ballot, observed_in_secret};
pub use cards::{Hand, Pile, deal_unseen};
pub use dice::{Dice, Seed};
pub use game::{
    Advice, Empty, Game, Places, Presentation, ResourcePaths, Rules, Skill, Status, TAKE_BACK_VERBS,
};
pub(crate) use keys::keys;
pub use knowledge::{Knowledge, Room};
pub(crate) use noisy_argmax::noisy_argmax;
pub use observed::{Audience, Log, LogLine, LogParam, Logged, LoggedOf, Observed, observe};
pub use options::{Field, Kind, Options, OptionsError};
pub use prompt::{
    Amounts, CostPreview, LegalAction, LegalActions, Line, Param, Prompt, Unavailable, prompt_for,
};
pub use reasons::{Unavailables, Verdict, must, short_of};
pub use score::{Score, ScoreSheet};
pub use seat::{Seat, SeatSet, Viewer};
pub use small_map::SmallMap;
pub use stored::Stored;
#[cfg(any(test, feature = "laws"))]
pub(crate) use transition::play_alone;
pub use transition::{
    NotLegal, Played, Transition, advance, advance_as_played, open, open_with, play, play_from,
    resource_difference, score_delta,
};
pub use turns::{Decided, Turn, turns};
pub(crate) use weights::weights;
pub(crate) use words::words;
