//! How the state records an event: without choice, without dice. It panics if the event does not fit the state.

use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::Spot;
use super::phase::Phase;
use super::state::Draftosaurus;
use crate::frame::Seat;

impl Draftosaurus {
    pub(super) fn record(&mut self, event: &Event) {
        match *event {
            Event::LegStarted { board, first, bag } => self.begin_leg(board, first, bag),
            Event::Dealt { round, ref hands } => self.deal(round, hands),
            Event::Rolled { turn, face } => {
                self.turn = turn;
                self.face = Some(face);
            }
            Event::Entered { phase } => {
                self.phase = phase;
                if matches!(phase, Phase::Quarantine | Phase::Over) {
                    self.face = None;
                }
            }
            Event::Chose { seat, choice } => self.chosen.choose(seat, choice),
            Event::Reconsidered { seat } => self.chosen.reconsider(seat),
            Event::Picked { ref dinos } => self.show_picks(dinos),
            Event::Placed { seat, number, dino, pen, cell } => {
                self.picked.remove(&seat);
                self.chosen.take(seat);
                self.leg_mut().zoos[seat.index()].house(Spot { pen, cell }, number, dino);
            }
            Event::SetAside { seat, dino } => {
                self.chosen.take(seat);
                self.hands[seat.index()].take(dino);
                self.leg_mut().asides[seat.index()].push(dino);
            }
            Event::Passed => self.hands.rotate_right(1),
            Event::Moved { seat, pen, cell } => {
                self.chosen.take(seat);
                self.leg_mut().zoos[seat.index()].leave_quarantine(Spot { pen, cell });
            }
        }
    }

    fn deal(&mut self, round: u8, hands: &[Herd]) {
        self.round = round;
        self.turn = 0;
        for hand in hands {
            self.bag.take_all(hand);
        }
        self.hands = hands.into();
    }

    fn show_picks(&mut self, dinos: &[Dino]) {
        for (seat, &dino) in Seat::all(self.seats).zip(dinos) {
            self.hands[seat.index()].take(dino);
            self.picked.insert(seat, dino);
            self.chosen.take(seat);
        }
    }
}
