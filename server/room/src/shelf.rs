//! The games on the shelf, without their types: the only place where the server meets a game.
//!
//! A room, a store and a socket know a game by its name and speak JSON with it. [`Title`] is a game before a match,
//! [`Position`] the state of one match.

mod erased;
mod story;
mod words;

pub use games::bots::{Level, Playouts};
pub use story::Story;
pub use words::words;

use games::frame::{Dice, OptionsError, Places, Seat, SeatSet, Viewer};
use protocol::{Document, GameInfo};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

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
    /// The number of its rules: under the same, recorded actions play to the same events.
    fn rules(&self) -> u32;
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
    /// The table before the deal, to fold the events of a match into that was stored in `format`.
    ///
    /// # Errors
    /// When the options do not fit, or the format is newer than this program.
    fn blank(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        format: u32,
    ) -> Result<Box<dyn Position>, BadOptions>;
    /// The state of a match between so many seats, of the text that [`Position::state`] made of it.
    ///
    /// # Errors
    /// When the text is no state of this game.
    fn restored(&self, state: &RawValue, seats: u8) -> serde_json::Result<Box<dyn Position>>;
}

/// The state of one match.
pub trait Position: Send + Sync {
    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// All of it, for [`Title::restored`] in the same program.
    fn state(&self) -> Box<RawValue>;
    /// The seats that are to decide; none when the match is over.
    fn awaited(&self) -> SeatSet;
    /// The places, when the match is over.
    fn places(&self) -> Option<Places>;
    /// Whether the seat may do anything at all, be it to take something back.
    fn has_choices(&self, seat: Seat) -> bool;
    /// Whether the seat may take back something of its own: then the room offers no undo.
    fn has_way_back(&self, seat: Seat) -> bool;
    /// Whether the seat is asked the same in both, prices and bars included.
    fn same_ask(&self, other: &dyn Position, seat: Seat) -> bool;
    /// Whether a stored action takes something back.
    fn takes_back(&self, action: &str) -> bool;
    /// Plans an action on a draft.
    ///
    /// # Errors
    /// When the action is malformed or not listed.
    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<Move, NotListed>;
    /// Folds the events of a stored step, and tells its story.
    ///
    /// # Errors
    /// When the text is no list of this game's events.
    fn fold(&mut self, events: &str) -> Result<Story, serde_json::Error>;
    /// What everybody sees: a text of about so many bytes.
    fn view(&self, about: usize) -> Document;
    /// What one seat sees besides.
    fn own(&self, seat: Seat) -> Option<Document>;
    /// The score sheet as everybody may know it: a text of about so many bytes.
    fn scores(&self, about: usize) -> Document;
    /// The lines of the sheet that only one seat may know.
    fn own_scores(&self, seat: Seat) -> Option<Document>;
    /// The sums of the score sheet.
    fn totals(&self) -> BTreeMap<u8, i32>;
    /// What is wanted from a seat; nothing when it has no choices.
    fn ask(&self, seat: Seat) -> Option<Arc<Document>>;
    /// What a listed action would bring the seat; nothing when it is not listed or nobody can say.
    fn worth(&self, seat: Seat, action: &Value) -> Option<i32>;
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
    /// Whether the seat decides openly, beside others.
    #[cfg(test)]
    fn is_open(&self, seat: Seat) -> bool;
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
    /// What is told of it.
    pub story: Story,
    /// It rolled or revealed something, so it cannot be taken back.
    pub fixed: bool,
    /// It takes back a choice or a step of the seat's own.
    pub back: bool,
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
    /// A match was stored by a newer program.
    #[error("it was stored in format {0} of {1}, which this server does not know")]
    UnknownFormat(u32, &'static str),
}
