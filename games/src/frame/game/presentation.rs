//! What is shown of a game.

use super::super::{
    Amounts, CostPreview, Line, Log, Observed, ScoreSheet, Seat, Unavailable, resource_difference,
};
use super::Rules;
use alloc::vec::Vec;
use core::fmt::Debug;
use serde::Serialize;

/// What the viewers of a match are shown, and what a seat is asked.
///
/// Secrets are kept by types: [`Presentation::view`] knows no viewer, so it cannot favour one; what a seat knows besides
/// stands in its [`Presentation::private_view`]. Build both field by field, never by blanking a copy of the state.
pub trait Presentation: Rules {
    /// The keys of all texts the game uses in prompts, reasons and confirmations. A test misses the text of any of them.
    const TEXT_KEYS: &'static [&'static str] = &[];
    /// The keys of all lines of the log. Each has a text `<game>-log-<key>`; a test misses the text of any of them.
    const LOG_KEYS: &'static [&'static str] = &[];
    /// The parameters of log lines and prompts that are seats, besides `seat` and `by`.
    const SEAT_PARAMS: &'static [&'static str] = &[];
    /// Where each of [`Presentation::resources`] is shown to a player.
    const RESOURCES: ResourcePaths = &[];

    /// What everybody may know of the state. Collections are maps keyed by id, always present, with their order as a
    /// list of ids; lists hold only words and numbers; nothing is null; an absent option is an absent key.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one seat knows besides (its hand, its unrevealed choice), in the same shape. [`Empty`] if there is nothing.
    type PrivateView: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What a viewer observes of an event: tagged by `what`.
    type Observation: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What never changes in a match (a map, a deck): generated into TypeScript, never sent. [`Empty`] if there is none.
    type StaticData: Serialize + 'static;

    /// What everybody may see.
    fn view(&self) -> Self::View;

    /// What one seat may see besides.
    fn private_view(&self, _seat: Seat) -> Option<Self::PrivateView> {
        None
    }

    /// Which viewers observe what of `event`. `self` is the state before the event.
    fn observe(&self, event: &Self::Event) -> Observed<Self::Observation>;

    /// How an observation reads in the log. `self` is the state before the event.
    fn log(&self, _observation: &Self::Observation) -> Log {
        Log::AsObserved
    }

    /// What a seat is asked, in one line.
    fn prompt(&self, seat: Seat) -> Line;

    /// What a legal action costs and brings at once. The default plays the action on a copy, up to the first draw or
    /// revelation, and compares the resources: games whose lists are long work it out instead.
    fn cost_preview(&self, seat: Seat, action: &Self::Action) -> CostPreview {
        resource_difference(self, seat, action)
    }

    /// What a player might expect to be possible and is not, with reasons. Never matches a legal action.
    fn unavailable(&self, _seat: Seat) -> Vec<Unavailable> {
        Vec::new()
    }

    /// The verbs that [`Presentation::unavailable`] may name: each has a text.
    fn verbs() -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether the prompt of a seat, with its previews and reasons, is certainly the same in both states, whichever comes
    /// first. It is then not worked out again. Worth implementing where many seats choose at once and in secret.
    fn has_same_prompt(&self, _other: &Self, _seat: Seat) -> bool {
        false
    }

    /// What the table waits for, shown to everybody. The client adds the number of awaited seats as `n`.
    fn headline(&self) -> Line;

    /// The names of all lines of the score sheet, in its order: each has a text.
    fn score_lines() -> Vec<&'static str> {
        Vec::new()
    }

    /// The score sheet as everybody may know it.
    fn score_sheet(&self) -> ScoreSheet;

    /// The score lines that only this seat may know before the end: only its column. At the end they stand in
    /// [`Presentation::score_sheet`].
    fn private_score_sheet(&self, _seat: Seat) -> Option<ScoreSheet> {
        None
    }

    /// What a seat has of each counted thing that actions cost and bring: the numbers that [`Presentation::RESOURCES`] points to.
    fn resources(&self, _seat: Seat) -> Amounts {
        Amounts::new()
    }

    /// The static data of one format.
    fn static_data(format: u32) -> Self::StaticData;
}

/// Resources by their words, each with paths into what a player sees (`view.…`, `own.…`, `scores.…`), with `$` for the
/// seat. The first path that leads to a place counts; an entry that is missing in a map there is 0.
pub type ResourcePaths = &'static [(&'static str, &'static [&'static str])];

/// What a game without private views or static data uses for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Empty {}
