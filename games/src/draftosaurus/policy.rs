//! The policy: what a sensible player would do, by what the zoo gains and what it promises.
//!
//! It is not the rollout policy: playouts are at random.

use super::actions::Action;
use super::herd::Dino;
use super::pens::{Pen, Scorer, Spot};
use super::state::{Draftosaurus, Leg};
use super::zoo::Zoo;
use crate::frame::{Dice, Seat, noisy_argmax};
use core::cell::RefCell;

/// One point in the unit of these values.
const POINT: i32 = 10;
/// How many dinosaurs a zoo takes in on one board.
pub(super) const WHOLE: usize = 12;

/// The index of the action that a sensible player would choose.
pub(super) fn choose(state: &Draftosaurus, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let leg = RefCell::new(state.leg().clone());
    let estimate = Estimate { state, seat, leg, before: state.leg().total(seat) };
    noisy_argmax(actions.iter().map(|action| estimate.value(action)), dice)
}

/// The estimates of one seat.
struct Estimate<'a> {
    state: &'a Draftosaurus,
    seat: Seat,
    /// A copy of the leg, in which changes are tried out.
    leg: RefCell<Leg>,
    /// The points of the seat on this board.
    before: i32,
}

impl Estimate<'_> {
    fn value(&self, action: &Action) -> i32 {
        let picked = self.state.picked.get(&self.seat).copied();
        match *action {
            Action::Pick { dino } => self.best_place(dino),
            Action::SetAside { dino } => -self.best_place(dino),
            Action::Place { pen, cell } => picked.map_or(0, |dino| self.place(dino, Spot { pen, cell })),
            Action::Commit { dino, pen, cell, aside } => {
                self.place(dino, Spot { pen, cell }) - aside.map_or(0, |aside| self.best_place(aside) / 4)
            }
            Action::Move { pen, cell } => self.leave_quarantine(Spot { pen, cell }),
            Action::Reconsider => 0,
        }
    }

    fn zoo(&self) -> &Zoo {
        self.state.zoo(self.seat)
    }

    /// The value of a dinosaur in the place that is best for it.
    fn best_place(&self, dino: Dino) -> i32 {
        let spots = self.zoo().open_to(self.state.board(), dino, self.state.binding_face(self.seat));
        spots.into_iter().map(|spot| self.place(dino, spot)).max().unwrap_or_default()
    }

    /// The value of a dinosaur in a place: the points that it brings now, and those that it promises.
    fn place(&self, dino: Dino, spot: Spot) -> i32 {
        let gain = self.gain(|zoo| zoo.house(spot, 0, dino)) * POINT;
        let board = self.state.board();
        let Some(spec) = board.pens().iter().find(|spec| spec.pen == spot.pen) else { return gain };
        let housed = self.housed();
        let inmates = small(self.zoo().inmates(spot.pen).len());
        // How many more dinosaurs come to this zoo.
        let whole = small(WHOLE);
        let left = whole - housed - 1;
        gain + match spec.scorer {
            // The places that come next are worth more than this one, if they are filled.
            Scorer::ByCount(_) => left.min(5 - inmates) * 3,
            // Each of the dinosaurs has its part in the points for all.
            Scorer::Exactly(wanted, points) => {
                let lacking = small(wanted) - inmates - 1;
                let part = points * POINT / small(wanted);
                if lacking > 0 && lacking <= left { part } else { 0 }
            }
            Scorer::Couples(points) => self.half(left, points, small(count(self.zoo(), spot.pen, dino)) % 2),
            Scorer::Across(points) => self.half_across(left, points, Pen::BridgeLeft, Pen::BridgeRight, dino),
            Scorer::FromAcross => self.half_across(left, 6, Pen::BridgeRight, Pen::BridgeLeft, dino),
            // Others may still get ahead, and more of a species that was to be alone may still come.
            Scorer::Majority(points) | Scorer::Alone(points) => -points * POINT * left / (whole + 2),
            // One in six of those that come to the other zoo is of this species.
            Scorer::Watching(points) => points * POINT * left / 8,
            Scorer::Rows(_) => left.min(5 - inmates) * 2,
            // It may go to the best place at the end.
            Scorer::Empty => 3 * POINT,
        }
    }

    /// The value of half a couple, which is more probably completed while many dinosaurs come. It is nothing for the half that completes it.
    fn half(&self, left: i32, points: i32, waiting: i32) -> i32 {
        if waiting > 0 { 0 } else { points * POINT * left.min(6) / 15 }
    }

    fn half_across(&self, left: i32, points: i32, here: Pen, there: Pen, dino: Dino) -> i32 {
        let (here, there) = (count(self.zoo(), here, dino), count(self.zoo(), there, dino));
        self.half(left, points, i32::from(there > here))
    }

    fn leave_quarantine(&self, spot: Spot) -> i32 {
        self.gain(|zoo| zoo.leave_quarantine(spot)) * POINT
    }

    /// The points that the seat gains on this board by a change of its zoo.
    fn gain(&self, change: impl FnOnce(&mut Zoo)) -> i32 {
        let mut leg = self.leg.borrow_mut();
        change(&mut leg.zoos[self.seat.index()]);
        let after = leg.total(self.seat);
        // In place, because this is most of the work of a playout.
        leg.zoos[self.seat.index()].reset_to(self.zoo());
        after - self.before
    }

    fn housed(&self) -> i32 {
        small(self.zoo().len())
    }
}

fn count(zoo: &Zoo, pen: Pen, dino: Dino) -> usize {
    zoo.inmates(pen).iter().filter(|housed| housed.dino == dino).count()
}

/// A zoo has few dinosaurs.
fn small(number: usize) -> i32 {
    i32::try_from(number).expect("few")
}
