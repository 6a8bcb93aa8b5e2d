//! Determinization: a random state that a viewer, remembering all it was ever shown, cannot tell from this one.

use super::herd::{Dino, Herd};
use super::phase::Phase;
use super::state::Draftosaurus;
use crate::frame::{Dice, Seat, Viewer};
use alloc::vec::{self, Vec};

/// bag and hands are hidden, but for hands that the viewer held.
pub(super) fn determinize(state: &Draftosaurus, viewer: Viewer, dice: &mut Dice) -> Draftosaurus {
    let mut other = state.clone();
    // When the match is over everything has been shown.
    if viewer == Viewer::Referee || state.phase == Phase::Over {
        return other;
    }
    other.swap_earlier_asides(viewer, dice);
    other.deal_unknown(viewer, dice);
    let mut chosen = other.chosen.clone();
    chosen.determinize(viewer, dice, |seat| other.open_to(seat));
    Draftosaurus { chosen, ..other }
}

impl Draftosaurus {
    /// Whether the viewer knows exactly what is in a seat's hand.
    ///
    /// All seats that held a hand in this round have seen it, back to the seat that drew it. What left it since
    /// was revealed; or was set aside by the one other seat of a game for two, which then passed the hand back.
    fn knows_hand(&self, viewer: Viewer, holder: Seat) -> bool {
        match viewer {
            Viewer::Seat(own) => {
                (0..u32::from(self.turn)).any(|passed| own.left_by(passed, self.seats) == holder)
            }
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Whether the viewer knows what a seat set aside in its `nth` turn of a leg, from 0.
    ///
    /// In the first turn of a round, the viewer had not seen the rest of the hand before. Later it had, and the hand comes back.
    fn knows_aside(&self, viewer: Viewer, owner: Seat, nth: usize) -> bool {
        match viewer {
            Viewer::Seat(own) => own == owner || !nth.is_multiple_of(usize::from(self.turns())),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Deals what the viewer has not seen again: bag, hands, and what was set aside in this leg.
    fn deal_unknown(&mut self, viewer: Viewer, dice: &mut Dice) {
        let hands: Vec<Seat> = Seat::all(self.seats).filter(|&seat| !self.knows_hand(viewer, seat)).collect();
        let asides = self.unknown_asides(self.legs.len() - 1, viewer);

        let in_hands = hands.iter().flat_map(|&seat| self.hand(seat).dinos());
        let set_aside = asides.iter().map(|&(owner, nth)| self.leg().asides[owner.index()][nth]);
        let mut unknown = shuffled(self.bag.dinos().chain(in_hands).chain(set_aside), dice);
        for seat in hands {
            let size = usize::from(self.hand(seat).len());
            self.hands[seat.index()] = unknown.by_ref().take(size).collect();
        }
        for ((owner, nth), dino) in asides.into_iter().zip(unknown.by_ref()) {
            self.leg_mut().asides[owner.index()][nth] = dino;
        }
        self.bag = unknown.collect::<Herd>();
    }

    /// By counting, every viewer knows which dinosaurs were set aside in an earlier leg, but not by which seat and when.
    fn swap_earlier_asides(&mut self, viewer: Viewer, dice: &mut Dice) {
        for leg in 0..self.legs.len() - 1 {
            let places = self.unknown_asides(leg, viewer);
            let set_aside = places.iter().map(|&(owner, nth)| self.legs[leg].asides[owner.index()][nth]);
            let dinos = shuffled(set_aside, dice);
            for ((owner, nth), dino) in places.into_iter().zip(dinos) {
                self.legs[leg].asides[owner.index()][nth] = dino;
            }
        }
    }

    fn unknown_asides(&self, leg: usize, viewer: Viewer) -> Vec<(Seat, usize)> {
        let of = |owner: Seat| (0..self.legs[leg].asides[owner.index()].len()).map(move |nth| (owner, nth));
        Seat::all(self.seats)
            .flat_map(of)
            .filter(|&(owner, nth)| !self.knows_aside(viewer, owner, nth))
            .collect()
    }
}

/// Shuffles so that the result does not depend on the order in which they came.
fn shuffled(dinos: impl Iterator<Item = Dino>, dice: &mut Dice) -> vec::IntoIter<Dino> {
    let mut dinos: Vec<Dino> = dinos.collect();
    dice.reshuffle(&mut dinos);
    dinos.into_iter()
}
