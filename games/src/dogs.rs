//! DOGS: trucks fetch dogs from town and country, kennels house them, and meeples run the rest.
//!
//! References: `L…` is a line of the printed manual, `D-…` a ruling of `docs/rulings.md`.
//!
//! Who reads it first: [`data`], [`map`] and [`cards`] for what is printed; `legal`, `layout` and `visit` for what may
//! be done; `play` for what happens then and `flow` for what follows from it; `apply` for how it is recorded.
//!
//! One family of code for more than one title: all rules stand on [`Table`], which knows no title, and a title such as
//! [`Dogs`] is a table with a name and a number of seats.

mod actions;
mod apply;
mod ask;
pub mod cards;
pub mod data;
mod events;
mod flow;
mod happening;
mod hidden;
mod kennel;
mod layout;
mod legal;
pub mod lines;
pub mod map;
mod options;
mod phase;
mod play;
mod policy;
mod price;
mod scoring;
mod setup;
pub mod socio;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod title;
mod view;
mod visit;

pub use actions::{Action, Salary};
pub use events::{Event, Happening, Hint, Named, Secret, Seen, Token};
pub use kennel::{Dog, DogId, Trip};
pub use options::Options;
pub use phase::{Ending, Phase};
pub use state::Table;
pub use tables::{CardTable, Tables};
pub use view::{
    BayView, DeedView, DogView, EndingView, FairView, HouseView, KennelView, OfferView, PileView, SpaceView,
    TurnView, View,
};

use crate::frame::{
    Amounts, Barred, Counters, Dice, Game, Line, Nothing, OptionsError, Price, ScoreSheet, Script, Seat,
    Status, Told, Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::{Deref, RangeInclusive};
use serde::{Deserialize, Serialize};
use title::Title;

/// A match of DOGS.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dogs(Table);

impl Title for Dogs {
    fn begin_phase_one(script: &mut Script<Self>) {
        flow::begin_refuel(script);
    }
}

impl Deref for Dogs {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl Game for Dogs {
    const NAME: &'static str = "dogs";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    /// A round in which anybody drives takes a dog from the board, and a pile has at most 34 to replace it: so there
    /// are at most 70 rounds. In a round a seat drives at most nine times, lays out at most 40 dogs in two steps
    /// each, is offered at most 40, and ends with a few dozen small steps more.
    const MOST_STEPS: u32 = 70 * 4 * 200;
    /// The longest is that of a lay-out with all places taken up: twenty dogs, five bays, one way back.
    const MOST_CHOICES: usize = 120;
    const LINES: &'static [&'static str] = lines::ALL;
    const COUNTERS: Counters = kennel::PURSE;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Own = Nothing;
    type Tables = Tables;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        Table::lay_out(options, seats, &Self::SEATS).map(Self)
    }

    fn open(script: &mut Script<Self>) {
        setup::open(script);
    }

    fn status(&self) -> Status {
        if self.phase() == Phase::Over {
            Status::Over(self.0.places(&self.sheet()))
        } else {
            Status::Awaiting(self.awaited())
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        self.list(seat)
    }

    fn back(action: &Action) -> bool {
        matches!(action, Action::StepBack | Action::Reopen)
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.decides_openly(seat)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        play::play(script, seat, action);
    }

    fn apply(&mut self, event: &Event) {
        self.0.fold(event);
    }

    fn view(&self) -> View {
        self.show()
    }

    fn own(&self, _seat: Seat) -> Option<Nothing> {
        None
    }

    fn told(&self, event: &Event) -> Told<Seen> {
        Told::All(event.seen(|dog| self.0.breed_of(dog)))
    }

    fn wanted(&self, seat: Seat) -> Line {
        self.wanted_of(seat)
    }

    fn likely(&self, seat: Seat, list: &[Action], dice: &mut Dice) -> Option<usize> {
        Some(policy::likely(self, seat, list, dice))
    }

    fn price(&self, seat: Seat, action: &Action) -> Price {
        price::price(self, seat, action)
    }

    fn barred(&self, seat: Seat) -> Vec<Barred> {
        self.bars(seat)
    }

    fn deeds() -> Vec<&'static str> {
        ask::DEEDS.to_vec()
    }

    fn headline(&self) -> Line {
        self.waits_for()
    }

    fn sheet_lines() -> Vec<&'static str> {
        scoring::SHEET.to_vec()
    }

    fn scores(&self) -> ScoreSheet {
        self.sheet()
    }

    fn tables(_format: u32) -> Tables {
        tables::tables()
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        Self(self.redraw(viewer, dice))
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        self.count_all()
    }

    fn counters(&self, seat: Seat) -> Amounts {
        self.kennel(seat).purse()
    }
}
