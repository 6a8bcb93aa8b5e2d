//! DOGS with its expansion *O Sócio*: a partner, a hotel, three more locations, three more breeds, a fifth seat.
//!
//! References: `L…` is a line of the printed manual of the expansion here, `S-…` a ruling of `docs/rulings.md`.
//!
//! All rules of DOGS stand in [`dogs`](super) and are played on its [`Table`]; what the expansion adds stands here, on
//! the annex of that table. Who reads it first: [`data`] and [`cards`] for what is printed; `arrivals` for new dogs,
//! `locations` for what a partner may do, `bonus`, `closing` and `scoring` for the rest; `apply` for how it is recorded.

mod actions;
mod apply;
mod arrivals;
mod ask;
mod bonus;
pub mod cards;
mod closing;
pub mod data;
mod events;
mod hidden;
pub mod lines;
mod locations;
mod play;
mod policy;
mod price;
mod scoring;
mod setup;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use actions::{PartnerAction, Pass, SocioAction};
pub use events::{PartnerHappening, PartnerHint, PartnerSecret, SocioEvent, SocioSeen};
pub use state::Socio;
pub use tables::{PartnerCardTable, SocioTables};
pub use view::{CallView, ErrandView, HotelView, LocationView, SceneView, SocioView};

use super::Options;
use super::actions::Action;
use super::phase::Phase;
use super::state::Table;
use super::title::Title;
use crate::frame::{
    Amounts, Barred, Counters, Dice, Game, Line, Nothing, OptionsError, Price, ScoreSheet, Script, Seat,
    Status, Told, Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use state::Annex;

impl Title for Socio {
    fn lay_out_more(script: &mut Script<Self>) {
        setup::lay_out(script);
    }

    fn begin_phase_one(script: &mut Script<Self>) {
        arrivals::begin(script);
    }

    fn end_phase_one(script: &mut Script<Self>) {
        // S-33: one clear moment for what was reached in the first phase.
        for seat in script.state().table.in_turn() {
            bonus::take_all(script, seat);
        }
    }

    /// S-09: the three pieces in any order, one a turn.
    fn has_piece(&self, seat: Seat) -> bool {
        self.table.kennel(seat).meeples > 0 || self.hotel(seat).partner
    }

    fn supply_more(script: &mut Script<Self>) {
        closing::supply(script);
    }

    fn end(script: &mut Script<Self>) {
        let seats = script.state().table.in_turn().collect();
        closing::end(script, seats);
    }
}

impl Game for Socio {
    const NAME: &'static str = "dogs-o-socio";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    /// As in DOGS: who drives empties a space, and its pile fills it. In a round each seat lays out, is offered and
    /// does a few dozen things more.
    const MOST_STEPS: u32 = 70 * 5 * 260;
    /// The longest is that of a lay-out with all places taken up: twenty dogs, five bays, one way back.
    const MOST_CHOICES: usize = 120;

    const LINES: &'static [&'static str] = &lines::WITH_BASE;
    const COUNTERS: Counters = super::kennel::PURSE;

    type Options = Options;
    type Action = SocioAction;
    type Event = SocioEvent;
    type Seen = SocioSeen;
    type View = SocioView;
    type Own = Nothing;
    type Tables = SocioTables;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        let table = Table::lay_out(options, seats, &Self::SEATS)?;
        Ok(Self { table, annex: Annex::new(seats) })
    }

    fn open(script: &mut Script<Self>) {
        super::setup::open(script);
    }

    fn status(&self) -> Status {
        if self.table.phase() == Phase::Over {
            Status::Over(self.places())
        } else {
            let scene = self.annex.scene.map(|scene| scene.seat().into());
            Status::Awaiting(scene.unwrap_or_else(|| self.table.awaited()))
        }
    }

    fn choices(&self, seat: Seat) -> Vec<SocioAction> {
        self.list(seat)
    }

    fn back(action: &SocioAction) -> bool {
        matches!(action, SocioAction::Base(Action::StepBack | Action::Reopen))
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.table.decides_openly(seat)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &SocioAction) {
        play::play(script, seat, action);
    }

    fn apply(&mut self, event: &SocioEvent) {
        self.fold(event);
    }

    fn view(&self) -> SocioView {
        self.show()
    }

    fn own(&self, _seat: Seat) -> Option<Nothing> {
        None
    }

    fn told(&self, event: &SocioEvent) -> Told<SocioSeen> {
        Told::All(event.seen(|dog| self.breed_of(dog)))
    }

    fn wanted(&self, seat: Seat) -> Line {
        self.wanted_of(seat)
    }

    fn likely(&self, seat: Seat, list: &[SocioAction], dice: &mut Dice) -> Option<usize> {
        Some(policy::likely(self, seat, list, dice))
    }

    fn price(&self, seat: Seat, action: &SocioAction) -> Price {
        match action {
            SocioAction::Base(base) => {
                let price = super::price::price(self, seat, base);
                Price { confirm: self.confirms(seat, base, price.confirm), ..price }
            }
            SocioAction::Partner(errand) => price::price(self, seat, errand),
        }
    }

    fn barred(&self, seat: Seat) -> Vec<Barred> {
        self.bars(seat)
    }

    fn deeds() -> Vec<&'static str> {
        let mut deeds: Vec<_> = super::ask::DEEDS.into_iter().chain(ask::DEEDS).collect();
        deeds.sort_unstable();
        deeds.dedup();
        deeds
    }

    fn headline(&self) -> Line {
        self.waits_for()
    }

    fn sheet_lines() -> Vec<&'static str> {
        super::scoring::SHEET.into_iter().chain(scoring::SHEET).collect()
    }

    fn scores(&self) -> ScoreSheet {
        self.sheet()
    }

    fn tables(_format: u32) -> SocioTables {
        tables::tables()
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.redraw(viewer, dice)
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        self.count_all()
    }

    fn counters(&self, seat: Seat) -> Amounts {
        self.table.kennel(seat).purse()
    }
}
