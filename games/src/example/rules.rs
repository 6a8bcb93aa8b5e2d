//! The rules: who may do what, and what it leads to.

use super::actions::Action;
use super::data::{Card, FIELDS, all_cards};
use super::events::Event;
use super::options::Options;
use super::scoring;
use super::state::{self, Example};
use crate::frame::{
    Audience, Dice, Hand, OptionsError, Pile, Rules, Seat, Status, Transition, Viewer, deal_unseen,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Rules for Example {
    const NAME: &'static str = "example";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: u32 = FIELDS as u32;
    /// The largest hand, and all fields.
    const MAX_LEGAL_ACTIONS: usize = 4 * FIELDS as usize;

    type Options = Options;
    type Action = Action;
    type Event = Event;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        state::new(options, seats)
    }

    fn open(transition: &mut Transition<Self>) {
        let (seats, size) = (transition.state().seats, transition.state().options.hand.cards());
        let first = Seat(0).left_by(transition.dice().below(u32::from(seats)), seats);
        let mut pile = Pile::shuffled(all_cards(), transition.dice());
        let hand = |pile: &mut Pile<Card>| (0..size).filter_map(|_| pile.draw()).collect::<Hand<Card>>();
        let hands: Vec<_> = Seat::all(seats).map(|_| hand(&mut pile)).collect();
        // Each seat sees its hand now.
        transition.reveal(Audience::seats(Seat::all(seats).collect()));
        transition.emit(Event::Dealt { first, hands, pile });
    }

    fn status(&self) -> Status {
        if self.is_over() { Status::Over(scoring::places(self)) } else { Status::Awaiting(self.turn.into()) }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        if seat != self.turn {
            return Vec::new();
        }
        // The frame removes duplicates.
        let hand = self.hand(seat).cards();
        hand.iter().flat_map(|&card| self.free().map(move |field| Action::Play { card, field })).collect()
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, &Action::Play { card, field }: &Action) {
        // What was in the hand is shown to everybody.
        transition.reveal(Audience::everybody());
        transition.emit(Event::Played { seat, card, field });
        if !transition.state().pile.is_empty() {
            transition.reveal(Audience::seat(seat));
            transition.emit(Event::Drawn { seat });
        }
    }

    fn apply(&mut self, event: &Event) {
        self.record(event);
    }

    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        deal_unseen(&mut other.pile, &mut other.hands, viewer, dice);
        other
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        let in_hands: usize = self.hands.iter().map(Hand::len).sum();
        let in_rows: usize = self.rows.iter().map(Vec::len).sum();
        let cards = u32::try_from(self.pile.len() + in_hands + in_rows).expect("there are few cards");
        [("cards", cards)].into()
    }
}
