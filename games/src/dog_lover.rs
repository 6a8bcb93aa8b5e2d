//! Dog Lover: tricks take cards from a grid that a bulldog guards, and every dog wants to be fed.
//!
//! References: `L…` is a line of the printed manual, `L-…` a ruling of `docs/rulings.md`.
//!
//! Who reads it first: [`data`] for every number, `shapes` for tricks on the grid, `legal` for the turn, `play` for what
//! happens, `apply` for how it is recorded, `feeding` and `score` for the end.

mod actions;
mod apply;
mod ask;
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
mod score;
mod seen;
mod setup;
mod shapes;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use actions::{Action, Item};
pub use events::Event;
pub use options::{Hands, Options, Tricks};
pub use seen::Seen;
pub use shapes::{Cell, Lane};
pub use state::{DogLover, Phase};
pub use view::{DogView, HandView, Own, PlayerView, TurnView, View};

use crate::frame::{
    Amounts, Barred, Counters, Dice, Game, Line, OptionsError, Price, ScoreSheet, Script, Seat, Status, Told,
    Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Game for DogLover {
    const NAME: &'static str = "dog-lover";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    /// A turn takes three of the 121 cards that come to the grid, so there are at most 40, and 3 more for the round to
    /// be whole; each has one trick, one Fetch and one end. Besides, each card of a hand is played once at most: 6
    /// walks, 13 trainings, 8 traits and 6 pairs of adoptions. And the watchdog is put down once.
    const MOST_STEPS: u32 = 43 * 3 + 33 + 1;
    const MOST_CHOICES: usize = 120;
    const OWN_POINT: f32 = 0.12;
    const LINES: &'static [&'static str] = lines::ALL;
    const COUNTERS: Counters = hidden::COUNTERS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Own = Own;
    type Tables = data::Tables;

    fn new(options: &Options, seats: u8, format: u32) -> Result<Self, OptionsError> {
        Self::lay_out(options, seats, format)
    }

    fn open(script: &mut Script<Self>) {
        setup::open(script);
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(score::places(self)),
            Phase::Guard | Phase::Rounds => Status::Awaiting(self.awaited().into()),
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        legal::choices(self, seat)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        play::play(script, seat, action);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self) -> View {
        view::view(self)
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        view::own(self, seat)
    }

    fn told(&self, event: &Event) -> Told<Seen> {
        seen::told(self, event)
    }

    fn wanted(&self, seat: Seat) -> Line {
        ask::wanted(self, seat)
    }

    fn price(&self, seat: Seat, action: &Action) -> Price {
        ask::price(self, seat, action)
    }

    fn barred(&self, seat: Seat) -> Vec<Barred> {
        ask::barred(self, seat)
    }

    fn deeds() -> Vec<&'static str> {
        ask::DEEDS.to_vec()
    }

    fn headline(&self) -> Line {
        ask::headline(self)
    }

    fn sheet_lines() -> Vec<&'static str> {
        score::sheet_lines()
    }

    fn scores(&self) -> ScoreSheet {
        score::scores(self)
    }

    fn own_scores(&self, seat: Seat) -> Option<ScoreSheet> {
        score::own_scores(self, seat)
    }

    fn tables(_format: u32) -> data::Tables {
        data::Tables::all()
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        hidden::resample(self, viewer, dice)
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        hidden::census(self)
    }

    fn counters(&self, seat: Seat) -> Amounts {
        hidden::counters(self, seat)
    }

    fn likely(&self, seat: Seat, choices: &[Action], dice: &mut Dice) -> Option<usize> {
        policy::likely(self, seat, choices, dice)
    }
}
