//! The legal actions.

use super::actions::Action;
use super::herd::Dino;
use super::pens::Spot;
use super::phase::Phase;
use super::state::Draftosaurus;
use crate::frame::Seat;
use alloc::vec::Vec;

pub(super) fn legal_actions(state: &Draftosaurus, seat: Seat) -> Vec<Action> {
    if state.chosen.has(seat) {
        return [Action::Reconsider].into();
    }
    if state.awaited().contains(seat) { state.open_to(seat) } else { Vec::new() }
}

impl Draftosaurus {
    /// Everything `seat` can choose in this phase, whether it has chosen yet or not.
    pub(super) fn open_to(&self, seat: Seat) -> Vec<Action> {
        match self.phase {
            Phase::Pick => self.hand(seat).species().map(|dino| Action::Pick { dino }).collect(),
            Phase::SetAside => self.hand(seat).species().map(|dino| Action::SetAside { dino }).collect(),
            Phase::Commit => self.commits(seat),
            Phase::Place => {
                let spots = self.picked.get(&seat).map(|&dino| self.spots(seat, dino)).unwrap_or_default();
                spots.into_iter().map(|Spot { pen, cell }| Action::Place { pen, cell }).collect()
            }
            Phase::Quarantine => {
                let moves = self.moves(seat).into_iter().filter(|(_, verdict)| verdict.is_ok());
                moves.map(|(Spot { pen, cell }, _)| Action::Move { pen, cell }).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    fn commits(&self, seat: Seat) -> Vec<Action> {
        let mut commits = Vec::new();
        for dino in self.hand(seat).species() {
            let rest = self.hand(seat).without(dino);
            let asides: Vec<_> =
                if self.sets_aside() { rest.species().map(Some).collect() } else { [None].into() };
            for Spot { pen, cell } in self.spots(seat, dino) {
                commits.extend(asides.iter().map(|&aside| Action::Commit { dino, pen, cell, aside }));
            }
        }
        commits
    }

    fn spots(&self, seat: Seat, dino: Dino) -> Vec<Spot> {
        self.zoo(seat).open_to(self.board(), dino, self.binding_face(seat))
    }
}
