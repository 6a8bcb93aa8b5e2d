//! Draftosaurus: pick a dinosaur, pass the hand on, fill the zoo.
//!
//! The pens are data in [`pens`]; [`zoo`] knows what is allowed, [`scoring`] what it is worth, [`flow`] how a match
//! runs. Decisions are simultaneous and secret: a choice waits in the state until the last one is in.
//! What is known to be forced (the last dinosaur of a hand, to be picked or set aside) is done without being asked;
//! where to place is always asked, even if only the river is left.
//!
//! References: `L…` is a line of the printed manual, `R-…` a ruling of `docs/rulings.md`.

mod actions;
mod ask;
mod die;
mod events;
mod flow;
mod herd;
pub mod lines;
mod options;
mod pens;
mod resample;
mod scoring;
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
pub use state::{Draftosaurus, Phase};
pub use view::{DieView, DinoId, HousedView, SeatView, Seen, View, ZooView};

use crate::frame::{Ask, Dice, Game, Line, OptionsError, ScoreSheet, Script, Seat, Status, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Game for Draftosaurus {
    const NAME: &'static str = "draftosaurus";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    /// Five seats, two legs: in each 2 rounds of 5 turns with two choices and one with one, and one quarantine.
    const MOST_STEPS: u32 = 1 + 5 * (2 * 2 * (5 * 2 + 1) + 1);
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
        Self::begin(script);
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(self.places()),
            Phase::Pick | Phase::Place | Phase::Commit | Phase::SetAside | Phase::Quarantine => {
                Status::Awaiting(self.awaited())
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        self.listed(seat)
    }

    fn reconsiders(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        Self::decide(script, seat, *action);
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.shown(viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        self.told(event, viewer)
    }

    fn ask(&self, seat: Seat) -> Ask<Action> {
        self.asked(seat)
    }

    fn headline(&self, _viewer: Viewer) -> Line {
        self.waits_for()
    }

    fn scores(&self, _viewer: Viewer) -> ScoreSheet {
        self.sheet()
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.resampled(viewer, dice)
    }

    /// Each species, wherever its dinosaurs are. The bag is filled anew for a second leg, so only the last counts.
    fn census(&self) -> BTreeMap<&'static str, u32> {
        let leg = self.leg();
        let held = |dino| {
            let hands: usize = self.hands.iter().map(|hand| usize::from(hand.count(dino))).sum();
            let zoos: usize = leg.zoos.iter().map(|zoo| zoo.count(dino)).sum();
            let picked = self.picked.values().filter(|&&picked| picked == dino).count();
            let aside = leg.asides.iter().flatten().filter(|&&aside| aside == dino).count();
            let stored = usize::from(self.boxed.count(dino) + self.bag.count(dino));
            u32::try_from(hands + zoos + picked + aside + stored).expect("there are ten of each")
        };
        Dino::ALL.iter().map(|&dino| (dino.word(), held(dino))).collect()
    }
}
