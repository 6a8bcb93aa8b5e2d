//! The games on the shelf, without their types: the only place where the server meets a game.
//!
//! A room, a store and a socket know a game by its name and speak JSON with it. [`Title`] is a game before a match,
//! [`Position`] the state of one match.

mod erased;

pub use games::bots::{Level, Playouts};

use games::frame::{Dice, OptionsError, Places, Seat, SeatSet, Viewer};
use protocol::{Document, GameInfo};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;

/// One list of stories for each viewer of [`viewers`]: what that viewer may be told of a step.
pub type Stories = Vec<Vec<Box<RawValue>>>;

/// The game of this name.
#[must_use]
pub fn title(name: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.name() == name)
}

/// Every game, in the order of the shelf.
#[must_use]
pub fn titles() -> &'static [&'static dyn Title] {
    macro_rules! shelve {
        ($($name:ident: $game:path),* $(,)?) => { &[$(&erased::Boxed::<$game>::NEW as &dyn Title),*] };
    }
    games::with_games!(shelve)
}

/// The viewers of a match: each seat, then the spectators.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game in its box.
pub trait Title: Send + Sync {
    /// Its name in URLs, tables and texts.
    fn name(&self) -> &'static str;
    /// The format its events are written in.
    fn format(&self) -> u32;
    /// What the lobby shows of it.
    fn info(&self) -> GameInfo;
    /// The options with every missing one at its default.
    ///
    /// # Errors
    /// When an option is unknown or does not fit the others or the number of seats.
    fn complete(&self, options: &Map<String, Value>, seats: u8) -> Result<Map<String, Value>, BadOptions>;
    /// Lays out the table and deals.
    ///
    /// # Errors
    /// When the options do not fit.
    fn open(&self, options: &Map<String, Value>, seats: u8, dice: Dice) -> Result<Move, BadOptions>;
    /// The table before the deal, to fold the events of a stored match into.
    ///
    /// # Errors
    /// When the options do not fit.
    fn blank(&self, options: &Map<String, Value>, seats: u8) -> Result<Box<dyn Position>, BadOptions>;
}

/// The state of one match.
pub trait Position: Send + Sync {
    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// The seats that are to decide; none when the match is over.
    fn awaited(&self) -> SeatSet;
    /// The places, when the match is over.
    fn places(&self) -> Option<Places>;
    /// Whether the seat may do anything at all, be it to reconsider.
    fn has_choices(&self, seat: Seat) -> bool;
    /// Whether the seat's list of actions is the same in both.
    fn same_choices(&self, other: &dyn Position, seat: Seat) -> bool;
    /// Plans an action on a draft.
    ///
    /// # Errors
    /// When the action is malformed or not listed.
    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<Move, NotListed>;
    /// Folds the events of a stored step, and tells each viewer's story of it.
    ///
    /// # Errors
    /// When the text is no list of this game's events.
    fn fold(&mut self, events: &str) -> Result<Stories, serde_json::Error>;
    /// What a viewer sees: a text of about so many bytes.
    fn view(&self, viewer: Viewer, about: usize) -> Document;
    /// Whether everybody may know the same score sheet.
    fn scores_are_public(&self) -> bool;
    /// The score sheet as a viewer may know it: a text of about so many bytes.
    fn scores(&self, viewer: Viewer, about: usize) -> Document;
    /// The sums of the score sheet, everything known.
    fn totals(&self) -> BTreeMap<u8, i32>;
    /// What is wanted from a seat.
    fn ask(&self, seat: Seat) -> Document;
    /// What the table waits for.
    fn headline(&self) -> Value;
    /// What a bot would do: nothing when `keep_going` says stop before it has an idea.
    fn think(
        &self,
        level: Level,
        seat: Seat,
        dice: &mut Dice,
        budget: Playouts,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value>;
    /// A state that a viewer cannot tell from this one.
    #[cfg(test)]
    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Position>;
    /// For comparing with a state of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// A planned step of a game.
pub struct Move {
    /// The state after it.
    pub next: Box<dyn Position>,
    /// The action as it stands in the list, whatever else the request said; none for the deal.
    pub action: Option<String>,
    /// Its events: a JSON list.
    pub events: String,
    /// What each viewer may be told of it.
    pub stories: Stories,
    /// It rolled or revealed something, so it cannot be taken back.
    pub fixed: bool,
}

/// The action is malformed or not listed for this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is not listed")]
pub struct NotListed;

/// The options do not make a table.
#[derive(Debug, thiserror::Error)]
pub enum BadOptions {
    /// An option is unknown, or its value is of the wrong kind.
    #[error("the options cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A value does not fit.
    #[error(transparent)]
    Unfit(#[from] OptionsError),
}
