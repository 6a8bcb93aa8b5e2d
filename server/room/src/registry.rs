//! The registry of games, without their types. No other part of the server knows a game.
//!
//! Rooms, stores and sockets know a game by its name and exchange JSON with it, through two traits: [`GameDefinition`] for
//! a game, and [`GameState`] for the state of one match.

mod course;
mod erased;
mod json;
mod lesson;
mod observations;

pub use course::{AnalysisFailure, Course, CourseStep};
pub use games::bots::Level;
pub use lesson::{Lesson, LessonFile, lesson};
pub use observations::Observations;

use games::frame::{Dice, OptionsError, Places, Seat, SeatSet, Viewer};
use protocol::{Analysis, Document, GameInfo};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The game of this name.
#[must_use]
pub fn definition(name: &str) -> Option<&'static dyn GameDefinition> {
    definitions().iter().copied().find(|definition| definition.name() == name)
}

/// All games, in the order of the catalogue.
#[must_use]
pub fn definitions() -> &'static [&'static dyn GameDefinition] {
    macro_rules! definitions {
        ($($name:ident: $game:path),* $(,)?) => { &[$(&erased::ErasedDefinition::<$game>::NEW as &dyn GameDefinition),*] };
    }
    games::with_games!(definitions)
}

/// The viewers of a match: each seat, then the spectators.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The definition of a game.
pub trait GameDefinition: Send + Sync {
    /// The name in URLs, tables and texts.
    fn name(&self) -> &'static str;
    /// The storage format of its events.
    fn format(&self) -> u32;
    /// The version of the rules. Under the same version, recorded actions lead to the same events.
    fn rules(&self) -> u32;
    /// The parameters of log lines that are seats, besides `seat` and `by`.
    fn seat_params(&self) -> &'static [&'static str];
    /// Describes the game for the catalogue.
    fn info(&self) -> GameInfo;
    /// Fills in defaults for missing options.
    ///
    /// # Errors
    /// When an option is unknown, or not valid with the others or for the number of seats.
    fn complete(&self, options: &Map<String, Value>, seats: u8) -> Result<Map<String, Value>, BadOptions>;
    /// Sets up the first state of a match and deals. `first` begins, or a seat that is drawn.
    ///
    /// # Errors
    /// When the options are not valid, or there is no such seat.
    fn open(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        first: Option<Seat>,
        dice: Dice,
    ) -> Result<GameStep, BadOptions>;
    /// The state before the deal, for replaying the events of a match that was stored in `format`.
    ///
    /// # Errors
    /// When the options are not valid, or the format is newer than this program.
    fn blank(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        format: u32,
    ) -> Result<Box<dyn GameState>, BadOptions>;
    /// Finds what choices and luck made of the result of a match.
    ///
    /// # Errors
    /// When its steps cannot be read, or it was stopped.
    fn analyse(
        &self,
        course: &Course<'_>,
        progress: &mut dyn FnMut(u8) -> bool,
    ) -> Result<Analysis, AnalysisFailure>;
    /// The text of the game's lesson, empty if it has none.
    fn lesson_text(&self) -> &'static str;
    /// The state that [`GameState::state`] wrote, of a match with so many seats.
    ///
    /// # Errors
    /// When the text is not a state of this game.
    fn restored(&self, state: &RawValue, seats: u8) -> serde_json::Result<Box<dyn GameState>>;
}

/// The state of one match.
pub trait GameState: Send + Sync {
    fn clone_box(&self) -> Box<dyn GameState>;
    /// The whole state, for [`GameDefinition::restored`] in the same build.
    fn state(&self) -> Box<RawValue>;
    /// The seats that have to decide; none when the match is over.
    fn awaited(&self) -> SeatSet;
    /// `None` until the match is over.
    fn places(&self) -> Option<Places>;
    /// Whether the seat has any legal action, even if it only takes something back.
    fn has_legal_action(&self, seat: Seat) -> bool;
    /// Whether the seat has a legal action that takes something of its own back. Then the room offers no undo.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Whether the seat has the same prompt in both, with the same cost previews and unavailable actions.
    fn has_same_prompt(&self, other: &dyn GameState, seat: Seat) -> bool;
    /// Whether an action, as JSON, takes a choice or an action of the same seat back.
    fn takes_back(&self, action: &str) -> bool;
    /// Plays an action on a copy of the state.
    ///
    /// # Errors
    /// When the action is malformed or not legal.
    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<GameStep, NotLegal>;
    /// Applies the events of a stored step. Returns the observations.
    ///
    /// # Errors
    /// When the text is not a list of this game's events.
    fn apply(&mut self, events: &str) -> Result<Observations, serde_json::Error>;
    /// The public view. `about`: its expected length in bytes.
    fn view(&self, about: usize) -> Document;
    /// The private view of a seat.
    fn private_view(&self, seat: Seat) -> Option<Document>;
    /// The public score sheet. `about`: its expected length in bytes.
    fn score_sheet(&self, about: usize) -> Document;
    /// The lines of the score sheet that only this seat may see.
    fn private_score_sheet(&self, seat: Seat) -> Option<Document>;
    /// The points of each seat in each line of the score sheet.
    fn score_lines(&self) -> BTreeMap<String, BTreeMap<u8, i32>>;
    /// The totals of the score sheet, by seat.
    fn totals(&self) -> BTreeMap<u8, i32>;
    /// The prompt of a seat: [`games::frame::Prompt`] as JSON. `None` if the seat has no legal action.
    fn prompt(&self, seat: Seat) -> Option<Arc<Document>>;
    /// The score delta of a legal action; `None` if it is not legal or the game cannot say.
    fn score_delta(&self, seat: Seat, action: &Value) -> Option<i32>;
    /// Why a sensible player would carry out a legal action: a [`games::frame::Line`] as JSON. `None` if the game knows no
    /// reason.
    fn why(&self, seat: Seat, action: &Value) -> Option<Value>;
    /// What the table waits for.
    fn headline(&self) -> Value;
    /// Chooses an action for a bot; `None` if `keep_going` returns false before it has one.
    fn think(
        &self,
        level: Level,
        seat: Seat,
        dice: &mut Dice,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value>;
    /// A determinization: a state that the viewer cannot tell from this one.
    fn determinized(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn GameState>;
    /// Whether the seat decides openly, beside others.
    #[cfg(test)]
    fn decides_openly(&self, seat: Seat) -> bool;
    /// For comparing with a state of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// What a bot would do in the place of a user.
#[derive(Clone, Debug, PartialEq)]
pub struct SuggestedAction {
    pub action: Value,
    /// See [`GameState::why`].
    pub why: Option<Value>,
}

/// The effect of an action, or of the deal, on a match.
pub struct GameStep {
    /// The state after it.
    pub next: Box<dyn GameState>,
    /// The legal action as JSON; `None` for the deal.
    pub action: Option<String>,
    /// A JSON list.
    pub events: String,
    /// The observations of all viewers.
    pub observations: Observations,
    /// The step rolled dice or revealed something, so it cannot be undone.
    pub fixed: bool,
    /// The action takes a choice or an action of the same seat back.
    pub takes_back: bool,
}

/// The action is malformed or not legal for this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is not legal")]
pub struct NotLegal;

/// Options with which no table can be set up.
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
