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
mod score;
mod seen;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use actions::Action;
pub use events::{Cause, Event};
pub use kennel::{Card, Dog, DogId, Via};
pub use options::{OneSymbol, Options, ThreeSymbols, TwoSymbols};
pub use seen::{Seen, SeenDog};
pub use state::DogsCardgame;
pub use view::{
    BayView, DecisionKind, DecisionView, DogView, Ending, KennelView, LocationView, Phase, Rules, Supply,
    TurnView, View,
};

use crate::frame::{Amounts, Ask, Dice, Game, Line, OptionsError, ScoreSheet, Script, Seat, Status, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Game for DogsCardgame {
    const NAME: &'static str = "dogs-cardgame";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    /// C-46 bounds it: with 48 cards in the pile and ten whole rounds for each, 491 rounds of five turns; a turn
    /// has at most three characters (a trainer lifts and puts down twelve dogs), and what else it has is bounded
    /// by its flags and by the coins that come in. 150 steps a turn is more than that.
    const MOST_STEPS: u32 = 491 * 5 * 150;
    const SCORES_ARE_PUBLIC: bool = true;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    fn new(options: &Options, seats: u8) -> Result<Self, OptionsError> {
        Self::lay_out(options, seats)
    }

    fn open(script: &mut Script<Self>) {
        setup::open(script);
    }

    fn status(&self) -> Status {
        if self.over { Status::Over(self.places()) } else { Status::Awaiting(self.awaited()) }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        self.listed(seat)
    }

    fn reconsiders(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        play::play(script, seat, action);
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        self.tell(event, viewer)
    }

    fn ask(&self, seat: Seat) -> Ask<Action> {
        self.ask_of(seat)
    }

    fn headline(&self, _viewer: Viewer) -> Line {
        self.waits_for()
    }

    fn scores(&self, _viewer: Viewer) -> ScoreSheet {
        self.sheet()
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.redraw(viewer, dice)
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        self.count_all()
    }

    fn counters(&self, seat: Seat) -> Amounts {
        self.purse(seat)
    }
}
