//! DOGS: trucks fetch dogs from town and country, kennels house them, and meeples run the rest.
//!
//! References: `L…` is a line of the printed manual, `D-…` a ruling of `docs/rulings.md`.
//!
//! Where to start reading: [`data`], [`map`] and [`cards`] contain what is printed in the box. `legal`, `layout` and
//! `visit` list the legal actions. `play` carries an action out, `flow` goes on with turns, phases and rounds, and
//! `apply` records events.
//!
//! The expansion [`socio`] is a game of its own. Its state contains a [`Dogs`], and `variant` lists what it changes.

mod actions;
pub mod advice;
mod apply;
mod arrange;
mod automatic;
pub mod cards;
pub mod data;
mod events;
mod flow;
mod happening;
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
mod prompt;
mod scoring;
mod setup;
pub mod socio;
mod state;
mod surplus;
mod tables;
#[cfg(test)]
mod tests;
mod variant;
mod view;
mod visit;

pub use actions::{Action, Salary};
pub use events::{Event, Happening, Hint, Observation, Secret, Token};
pub use kennel::{Dog, DogId, Trip};
pub use options::Options;
pub use phase::{Ending, Phase};
pub use state::Dogs;
pub use tables::{CardTable, StaticData};
pub use view::{
    BayView, DogView, EndingView, FairView, HouseView, KennelView, OfferView, PileView, SpaceView, TurnView,
    View, VisitStateView,
};

use crate::frame::{Dice, OptionsError, Presentation, Rules, Seat, Status, Transition, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use state::{FlowState, Offer};

impl Rules for Dogs {
    const NAME: &'static str = "dogs";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;
    const RULES_VERSION: u32 = 3;
    /// A round in which a truck drives takes a dog from the board, and a pile has at most 34 to replace it. So there
    /// are at most 70 rounds. In a round a seat drives at most nine times, lays out at most 40 dogs in two steps each, once
    /// more after the game laid them out, is offered at most 40, and takes a few dozen small steps more.
    const MAX_STEPS: u32 = 70 * 4 * 280;
    /// The longest list is a lay-out with all dogs taken up: twenty dogs, five bays, one step back; or with all in their bays:
    /// each can be taken up, moved to other bays, or exchanged for some others.
    const MAX_LEGAL_ACTIONS: usize = 150;

    type Options = Options;
    type Action = Action;
    type Event = Event;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        Self::with_seats(options, seats, &Self::SEATS)
    }

    fn open(transition: &mut Transition<Self>) {
        setup::open(transition);
    }

    fn status(&self) -> Status {
        if self.phase() == Phase::Over {
            Status::Over(self.places(&self.score_sheet()))
        } else {
            Status::Awaiting(self.awaited())
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        match self.flow {
            FlowState::Together { phase, deciding } => {
                let mut actions =
                    if deciding.contains(seat) { self.together_actions(seat, phase) } else { Vec::new() };
                actions.extend(self.take_back_action(seat));
                actions
            }
            _ if !self.awaited().contains(seat) => Vec::new(),
            FlowState::Drive(driving) => self.driving_actions(&driving),
            FlowState::Give { donor, offer: None } => {
                self.kennel(donor).surplus.iter().map(|dog| Action::Offer { dog: dog.id }).collect()
            }
            FlowState::Give { offer: Some(Offer { taken: false, .. }), .. } => {
                vec![Action::Accept, Action::Refuse]
            }
            FlowState::Give { .. } => self.layout_actions(seat),
            FlowState::Act(visit) => self.visit_actions(&visit),
            FlowState::Between | FlowState::Over => Vec::new(),
        }
    }

    fn is_take_back(action: &Action) -> bool {
        matches!(action, Action::StepBack | Action::Reopen)
    }

    fn decides_openly(&self, seat: Seat) -> bool {
        matches!(self.flow, FlowState::Together { deciding, .. } if deciding.contains(seat))
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Action) {
        play::play(transition, seat, action);
    }

    fn automatic(&self, seat: Seat, decided: Option<Seat>) -> Option<Action> {
        automatic::automatic(self, seat, decided)
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::EndTurn
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Recorded(secret) => self.apply_secret(secret),
            Event::Public(happening) => self.apply_happening(happening),
        }
    }

    /// Hidden are only the order of the piles, of the deck, and of the cards of the fair that were never turned.
    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Referee {
            return other;
        }
        for pile in &mut other.piles {
            dice.reshuffle(pile);
        }
        dice.reshuffle(&mut other.deck);
        let known = usize::from(self.turned).min(self.fair_cards.len());
        dice.reshuffle(&mut other.fair_cards[known..]);
        other
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        let number = |count: usize| u32::try_from(count).expect("a box is small");
        let in_piles = |kind: fn(&&Token) -> bool| self.piles.iter().flatten().filter(kind).count();
        let dogs = in_piles(|token| matches!(token, Token::Dog(..)));
        let blocks = in_piles(|token| matches!(token, Token::Block));
        let on_board = self.board.iter().filter(|spot| spot.block).count();
        let in_houses: usize = self.houses.iter().map(|site| site.cards.len()).sum();
        let in_hands: usize = self.kennels().map(|kennel| kennel.cards.len()).sum();
        BTreeMap::from([
            ("dogs", number(dogs + self.dogs().count())),
            ("blocks", number(blocks + on_board)),
            ("cards", number(self.deck.len() + self.discard.len() + in_houses + in_hands)),
            ("fair_cards", number(self.fair_cards.len())),
        ])
    }
}
