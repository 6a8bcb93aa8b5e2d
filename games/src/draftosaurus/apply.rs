//! Recording what happened: no choice, no chance, no failure.

use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::Spot;
use super::phase::Phase;
use super::state::Draftosaurus;
use crate::frame::Seat;

pub(super) fn apply(state: &mut Draftosaurus, event: &Event) {
    match *event {
        Event::LegStarted { board, first, bag } => state.begin_leg(board, first, bag),
        Event::Dealt { round, ref hands } => state.deal(round, hands),
        Event::Rolled { turn, face } => {
            state.turn = turn;
            state.face = Some(face);
        }
        Event::Entered { phase } => {
            state.phase = phase;
            if matches!(phase, Phase::Quarantine | Phase::Over) {
                state.face = None;
            }
        }
        Event::Chose { seat, choice } => state.chosen.choose(seat, choice),
        Event::Reconsidered { seat } => state.chosen.reconsider(seat),
        Event::Picked { ref dinos } => state.show_picks(dinos),
        Event::Placed { seat, number, dino, pen, cell } => {
            state.picked.remove(&seat);
            state.chosen.take(seat);
            state.leg_mut().zoos[seat.index()].house(Spot { pen, cell }, number, dino);
        }
        Event::SetAside { seat, dino } => {
            state.chosen.take(seat);
            state.hands[seat.index()].take(dino);
            state.leg_mut().asides[seat.index()].push(dino);
        }
        Event::Passed => state.hands.rotate_right(1),
        Event::Moved { seat, pen, cell } => {
            state.chosen.take(seat);
            state.leg_mut().zoos[seat.index()].leave_quarantine(Spot { pen, cell });
        }
    }
}

impl Draftosaurus {
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
