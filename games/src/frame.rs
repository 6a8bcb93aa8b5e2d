//! What every game is: seats, decisions, events, views, dice, scores.
//!
//! A game implements [`Game`]. The one idea behind it is *listed if and only if legal*: the list that
//! [`Game::choices`] returns lights up the board, is read out, is checked, is drawn from by bots and by the fuzzer.

mod ask;
mod ballot;
mod dice;
mod few;
mod game;
#[cfg(test)]
pub(crate) mod golden;
mod keys;
mod knowledge;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
mod likeliest;
mod options;
mod score;
mod script;
mod seat;
mod settle;
mod stack;
mod told;
mod verdict;
mod words;

pub use ask::{Amounts, Ask, Barred, Choice, Gathered, Line, Listed, Param, Price, ask};
pub use ballot::{Ballot, in_secret};
pub use dice::{Dice, Seed};
pub use few::Few;
pub use game::{BACK, Counters, Game, Nothing, Places, Status};
pub(crate) use keys::keys;
pub use knowledge::{Knowledge, Room};
pub(crate) use likeliest::likeliest;
pub use options::{Field, Kind, Options, OptionsError};
pub use score::{Score, ScoreSheet};
pub use script::{NotListed, Played, Script, advance, gain, open, play, play_from};
pub use seat::{Seat, SeatSet, Viewer};
pub use settle::{Next, settle};
pub use stack::{Pending, Stack};
pub use told::{Audience, Told};
pub use verdict::{Bars, Verdict, must, short_of};
pub(crate) use words::words;
