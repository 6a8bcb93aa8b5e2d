//! DOGS with its expansion *O Sócio*: a partner, a hotel, three more locations, three more breeds, a fifth seat.
//!
//! References: `L…` is a line of the printed manual of the expansion here, `S-…` a ruling of `docs/rulings.md`.
//!
//! The state [`Socio`] contains a [`Dogs`], whose rules apply unchanged, and an `Expansion` with everything else. Where
//! to start reading: [`data`] and [`cards`] contain what is printed in the box. `arrivals` places new dogs, `locations`
//! lists the legal actions of a partner, `bonus`, `closing` and `scoring` do the rest, and `apply` records events.

mod actions;
pub mod advice;
mod apply;
mod arrivals;
mod bonus;
pub mod cards;
mod closing;
pub mod data;
mod events;
pub mod lines;
mod locations;
mod play;
mod policy;
mod price;
mod prompt;
mod scoring;
mod setup;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use actions::{PartnerAction, Pass, SocioAction};
pub use events::{PartnerHappening, PartnerHint, PartnerSecret, SocioEvent, SocioObservation};
pub use state::Socio;
pub use tables::{PartnerCardTable, SocioTables};
pub use view::{
    ExtraDecisionView, HotelView, LocationView, PartnerVisitStateView, PartnerVisitView, SocioView,
};

use super::actions::Action;
use super::automatic::automatic;
use super::phase::Phase;
use super::state::FlowState;
use super::variant::DogsVariant;
use super::{Dogs, Options};
use crate::frame::{Dice, OptionsError, Presentation, Rules, Seat, Status, Stored, Transition, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use data::Location;
use state::{Expansion, ExtraDecision, PartnerVisitState};

impl DogsVariant for Socio {
    fn table(&self) -> &Dogs {
        &self.table
    }

    fn set_up_more(transition: &mut Transition<Self>) {
        setup::set_up(transition);
    }

    fn begin_phase_one(transition: &mut Transition<Self>) {
        arrivals::begin(transition);
    }

    fn end_phase_one(transition: &mut Transition<Self>) {
        // S-33: bonuses reached in the first phase are taken at its end, in turn order.
        for seat in transition.state().table.in_turn() {
            bonus::take_all(transition, seat);
        }
    }

    /// S-09: a seat places its three pieces in any order, one in each turn.
    fn has_piece(&self, seat: Seat) -> bool {
        self.table.kennel(seat).meeples > 0 || self.hotel(seat).partner
    }

    fn supply_more(transition: &mut Transition<Self>) {
        closing::supply(transition);
    }

    fn end(transition: &mut Transition<Self>) {
        let seats = transition.state().table.in_turn().collect();
        closing::end(transition, seats);
    }
}

impl Rules for Socio {
    const NAME: &'static str = "dogs-o-socio";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const FORMAT: u32 = 1;
    const RULES_VERSION: u32 = 3;
    /// The rounds are limited as in DOGS: driving empties a space, and its pile fills it again. In a round each seat
    /// lays out dogs, is offered dogs and takes a few dozen steps more.
    const MAX_STEPS: u32 = 70 * 5 * 340;
    /// As in DOGS.
    const MAX_LEGAL_ACTIONS: usize = 150;

    type Options = Options;
    type Action = SocioAction;
    type Event = SocioEvent;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        let table = Dogs::with_seats(options, seats, &Self::SEATS)?;
        Ok(Self { table, expansion: Expansion::new(seats) })
    }

    fn open(transition: &mut Transition<Self>) {
        super::setup::open(transition);
    }

    fn status(&self) -> Status {
        if self.table.phase() == Phase::Over {
            // S-45: in a tie a special dog counts as one. S-18: a dog at the agency is not in the kennel.
            Status::Over(self.table.places(&self.score_sheet()))
        } else {
            let decides = self.expansion.decision.map(|decision| decision.seat().into());
            Status::Awaiting(decides.unwrap_or_else(|| self.table.awaited()))
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<SocioAction> {
        match (self.expansion.decision, self.table.flow) {
            (Some(decision), _) if decision.seat() != seat => Vec::new(),
            (Some(ExtraDecision::Split { .. }), _) => {
                let actions = arrivals::split_actions(self.more_numbers().placements);
                actions.into_iter().map(SocioAction::Partner).collect()
            }
            (Some(ExtraDecision::Hospital { .. }), _) => {
                (0..=self.max_treated(seat)).map(|dogs| PartnerAction::Treat { dogs }.into()).collect()
            }
            (None, FlowState::Act(visit)) if visit.seat == seat => self.turn_actions(&visit),
            (None, _) => self.table.legal_actions(seat).into_iter().map(SocioAction::Base).collect(),
        }
    }

    fn is_take_back(action: &SocioAction) -> bool {
        matches!(action, SocioAction::Base(Action::StepBack | Action::Reopen))
    }

    fn decides_openly(&self, seat: Seat) -> bool {
        self.table.decides_openly(seat)
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, action: &SocioAction) {
        play::play(transition, seat, action);
    }

    fn automatic(&self, seat: Seat, decided: Option<Seat>) -> Option<SocioAction> {
        match (self.expansion.decision, self.expansion.visit, self.table.flow) {
            // S-11, S-49: a dog that has one bay to come back to comes back with the partner.
            (None, Some(visit), FlowState::Act(turn))
                if turn.seat == seat && visit.state == (PartnerVisitState::UseLocation { times: 0 }) =>
            {
                let back = self.collect_actions(seat).first().copied();
                back.filter(|_| visit.at == Location::Agency).map(SocioAction::Partner)
            }
            (None, None, _) => automatic(self, seat, decided).map(SocioAction::Base),
            _ => None,
        }
    }

    fn ends_turn(action: &SocioAction) -> bool {
        *action == Action::EndTurn.into()
    }

    fn apply(&mut self, event: &SocioEvent) {
        match event {
            SocioEvent::Base(event) => {
                self.table.apply(event);
                self.expansion.follow(event);
            }
            SocioEvent::Partner(Stored::Recorded(secret)) => self.expansion.apply_secret(secret),
            SocioEvent::Partner(Stored::Public(happening)) => self.apply_happening(happening),
        }
    }

    /// In addition to DOGS, the order of the new dogs and of the second deck is hidden.
    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other =
            Self { table: self.table.determinize(viewer, dice), expansion: self.expansion.clone() };
        if viewer != Viewer::Referee {
            dice.reshuffle(&mut other.expansion.new_dogs);
            dice.reshuffle(&mut other.expansion.deck);
        }
        other
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        let number = |count: usize| u32::try_from(count).expect("a box is small");
        let expansion = &self.expansion;
        let mut counts = self.table.conserved_counts();
        *counts.entry("dogs").or_default() += number(expansion.new_dogs.len() + expansion.dogs().count());
        let at_locations: usize = expansion.sites.iter().map(|site| site.cards.len()).sum();
        let owned: usize = expansion.hotels.iter().map(|hotel| hotel.cards.len() + hotel.guests.len()).sum();
        let cards = expansion.deck.len() + expansion.discard.len() + at_locations + owned;
        counts.insert("partner_cards", number(cards));
        counts
    }
}
