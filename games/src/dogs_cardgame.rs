//! Dogs Cardgame: trucks drive through the city, dogs come home, and the best kennel wins.
//!
//! References: `L…` is a line of the printed manual, `C-…` a ruling of `docs/rulings.md`.
//!
//! Who reads it first: [`data`] for every number, `legal` for the turn, `decisions` for what takes several steps,
//! `play` for what happens, `apply` for how it is recorded.

mod actions;
mod apply;
mod ask;
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
mod score;
mod seen;
mod setup;
mod state;
mod supply;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use actions::Action;
pub use events::{Cause, Event};
pub use kennel::{Card, Dog, DogId, Via};
pub use options::{OneSymbol, Options, ThreeSymbols, TwoSymbols};
pub use seen::{Seen, SeenDog};
pub use state::DogsCardgame;
pub use turn::DecisionKind;
pub use view::{
    BayView, DecisionView, DogView, Ending, KennelView, LocationView, Own, Phase, Rules, Supply, TurnView,
    View,
};

use crate::frame::{
    Amounts, Barred, Counters, Dice, Game, Line, Nothing, OptionsError, Price, ScoreSheet, Script, Seat,
    Status, Told, Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Game for DogsCardgame {
    const NAME: &'static str = "dogs-cardgame";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    /// C-46 bounds it: with 48 cards in the pile and ten whole rounds for each, 491 rounds of five turns; a turn
    /// has at most three characters (a trainer lifts and puts down twelve dogs), and what else it has is bounded
    /// by its flags and by the coins that come in. 150 steps a turn is more than that.
    const MOST_STEPS: u32 = 491 * 5 * 150;
    /// A reward with variant 3: twelve dogs in the city, each into one of five bays or handed in for either gain.
    const MOST_CHOICES: usize = 12 * (5 + 2);
    /// There is more to be had than to be taken from others.
    const OWN_POINT: f32 = 0.05;
    const LINES: &'static [&'static str] = lines::ALL;
    const COUNTERS: Counters = hidden::COUNTERS;

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
        setup::open(script);
    }

    fn status(&self) -> Status {
        if self.over { Status::Over(score::places(self)) } else { Status::Awaiting(self.awaited()) }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        legal::choices(self, seat)
    }

    fn back(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
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
        Some(view::own(self, seat))
    }

    fn told(&self, event: &Event) -> Told<Seen> {
        seen::told(self, event)
    }

    fn wanted(&self, seat: Seat) -> Line {
        ask::wanted(self, seat)
    }

    fn price(&self, seat: Seat, action: &Action) -> Price {
        ask::price(self, seat, *action)
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
        score::SHEET.to_vec()
    }

    fn scores(&self) -> ScoreSheet {
        score::scores(self)
    }

    fn tables(_format: u32) -> Nothing {
        Nothing {}
    }

    fn likely(&self, seat: Seat, list: &[Action], dice: &mut Dice) -> Option<usize> {
        Some(policy::likely(self, seat, list, dice))
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
}
