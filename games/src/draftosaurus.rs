//! Draftosaurus: pick a dinosaur, pass the hand on, fill the zoo.
//!
//! The pens are data in [`pens`]; [`zoo`] knows what is allowed, [`scoring`] what it is worth, [`flow`] how a match
//! runs. Decisions are simultaneous and secret: a choice waits in the state until the last one is in.
//! What is known to be forced (the last dinosaur of a hand, to be picked or set aside) is done without being asked;
//! where to place is always asked, even if only the river is left.
//!
//! References: `L…` is a line of the printed manual, `R-…` a ruling of `docs/rulings.md`.

mod actions;
mod apply;
mod ask;
mod choices;
mod die;
mod events;
mod flow;
mod herd;
pub mod lines;
mod options;
mod pens;
mod phase;
mod resample;
mod scoring;
mod seen;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod zoo;

pub use actions::Action;
pub use die::Face;
pub use events::Event;
pub use herd::{Dino, Herd};
pub use options::{Options, Sides};
pub use pens::{Board, Cell, Pen, Row};
pub use phase::Phase;
pub use seen::Seen;
pub use state::Draftosaurus;
pub use view::{DieView, DinoId, HousedView, Own, SeatView, View, ZooView};

use crate::frame::{
    Barred, Dice, Game, Line, Nothing, OptionsError, ScoreSheet, Script, Seat, Status, Told, Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Game for Draftosaurus {
    const NAME: &'static str = "draftosaurus";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    /// Five seats, two legs: in each 2 rounds of 5 turns with two choices and one with one, and one quarantine.
    const MOST_STEPS: u32 = 1 + 5 * (2 * 2 * (5 * 2 + 1) + 1);
    /// Quick turns of two: six species, eight pens or cells and the river (of the pyramid only its lowest row), and
    /// five species that are left to set aside.
    const MOST_CHOICES: usize = 6 * 9 * 5;
    const LINES: &'static [&'static str] = lines::ALL;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Own = Own;
    type Tables = Nothing;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        state::new(options, seats)
    }

    fn open(script: &mut Script<Self>) {
        flow::open(script);
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(scoring::places(self)),
            Phase::Pick | Phase::Place | Phase::Commit | Phase::SetAside | Phase::Quarantine => {
                Status::Awaiting(self.awaited())
            }
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        choices::choices(self, seat)
    }

    fn back(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        flow::play(script, seat, *action);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self) -> View {
        view::view(self)
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        Some(view::own(self, seat))
    }

    fn told(&self, event: &Event) -> Told<Seen> {
        seen::told(self, event)
    }

    fn wanted(&self, seat: Seat) -> Line {
        ask::wanted(self, seat)
    }

    fn barred(&self, seat: Seat) -> Vec<Barred> {
        ask::barred(self, seat)
    }

    fn asks_as(&self, other: &Self, seat: Seat) -> bool {
        ask::is_as(self, other, seat)
    }

    fn headline(&self) -> Line {
        ask::headline(self)
    }

    fn worth(&self, seat: Seat, action: &Action) -> Option<i32> {
        scoring::worth(self, seat, action)
    }

    fn sheet_lines() -> Vec<&'static str> {
        scoring::sheet_lines()
    }

    fn scores(&self) -> ScoreSheet {
        scoring::scores(self)
    }

    fn tables(_format: u32) -> Nothing {
        Nothing {}
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        resample::resample(self, viewer, dice)
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        state::census(self)
    }
}
