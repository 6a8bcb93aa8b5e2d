//! The policy: what a sensible player would do, by what the zoo gains and what it promises.
//!
//! It is not the rollout policy: playouts are at random.

mod weights;

use super::actions::Action;
use super::herd::Dino;
use super::pens::{Pen, Scorer, Spot};
use super::state::{Draftosaurus, Leg};
use super::zoo::Zoo;
use crate::bots::Weighed;
use crate::frame::{Dice, Seat, noisy_argmax};
use core::cell::RefCell;
use weights::Weights;

/// One point in the unit of these values.
const POINT: i32 = 10;
/// How many dinosaurs a zoo takes in on one board.
pub(super) const WHOLE: usize = 12;

/// The index of the action that a sensible player would choose.
pub(super) fn choose(state: &Draftosaurus, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    weighed(&Weights::IN_USE, state, seat, actions, dice)
}

impl Weighed for Draftosaurus {
    const WEIGHTS: &'static [(&'static str, i32)] = Weights::TABLE;

    fn weighed_policy(
        &self,
        weights: &[i32],
        seat: Seat,
        legal_actions: &[Action],
        dice: &mut Dice,
    ) -> Option<usize> {
        Some(weighed(&Weights::of(weights), self, seat, legal_actions, dice))
    }
}

fn weighed(
    weights: &Weights,
    state: &Draftosaurus,
    seat: Seat,
    actions: &[Action],
    dice: &mut Dice,
) -> usize {
    let leg = RefCell::new(state.leg().clone());
    let estimate = Estimate { weights, state, seat, leg: &leg, before: state.leg().total(seat) };
    noisy_argmax(actions.iter().map(|action| estimate.value(action)), dice)
}

/// The estimates of one seat.
struct Estimate<'a> {
    weights: &'a Weights,
    state: &'a Draftosaurus,
    seat: Seat,
    /// A copy of the leg, in which changes are tried out.
    leg: &'a RefCell<Leg>,
    /// The points of the seat on this board.
    before: i32,
}

impl Estimate<'_> {
    fn value(&self, action: &Action) -> i32 {
        let picked = self.state.picked.get(&self.seat).copied();
        match *action {
            Action::Pick { dino } => self.best_place(dino) + self.denied(dino, self.weights.deny),
            Action::SetAside { dino } => self.setting_aside(dino),
            Action::Place { pen, cell } => picked.map_or(0, |dino| self.place(dino, Spot { pen, cell })),
            Action::Commit { dino, pen, cell, aside } => {
                let aside = aside.map_or(0, |aside| self.setting_aside(aside) * self.weights.aside / 100);
                self.place(dino, Spot { pen, cell }) + self.denied(dino, self.weights.deny) + aside
            }
            Action::Move { pen, cell } => self.leave_quarantine(Spot { pen, cell }),
            Action::Reconsider => 0,
        }
    }

    /// The value of taking a dinosaur out of the hand for good: what is left goes on to the neighbour.
    fn setting_aside(&self, dino: Dino) -> i32 {
        self.denied(dino, self.weights.deny_aside) - self.best_place(dino)
    }

    /// The value of a dinosaur for the neighbour, of which so many hundredths count.
    fn denied(&self, dino: Dino, weight: i32) -> i32 {
        if weight == 0 {
            return 0;
        }
        let seat = self.seat.left(self.state.seats);
        let before = self.leg.borrow().total(seat);
        let neighbour = Estimate { seat, before, ..*self };
        let zoo = neighbour.zoo();
        let spots = zoo.open_to(self.state.board(), dino, None);
        let best = spots.into_iter().map(|spot| neighbour.place(dino, spot)).max();
        best.unwrap_or_default() * weight / 100
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
            Scorer::ByCount(_) => left.min(5 - inmates) * self.weights.next_place,
            // Each of the dinosaurs has its part in the points for all.
            Scorer::Exactly(wanted, points) => {
                let lacking = small(wanted) - inmates - 1;
                let part = points * POINT * self.weights.part / (100 * small(wanted));
                if lacking > 0 && lacking <= left { part } else { 0 }
            }
            Scorer::Couples(points) => {
                let waiting = small(count(self.zoo(), spot.pen, dino)) % 2;
                self.half(left, points * self.weights.half, waiting)
            }
            Scorer::Across(points) => self.half_across(left, points, Pen::BridgeLeft, Pen::BridgeRight, dino),
            Scorer::FromAcross => self.half_across(left, 6, Pen::BridgeRight, Pen::BridgeLeft, dino),
            // Others may still get ahead, and more of a species that was to be alone may still come.
            Scorer::Majority(points) => -points * POINT * left * self.weights.majority / 1000,
            Scorer::Alone(points) => -points * POINT * left * self.weights.alone / 1000,
            // One in six of those that come to the other zoo is of this species.
            Scorer::Watching(points) => points * POINT * left * self.weights.watching / 1000,
            Scorer::Rows(_) => left.min(5 - inmates) * self.weights.next_row,
            // It may go to the best place at the end.
            Scorer::Empty => self.weights.quarantine,
        }
    }

    /// The value of half a couple, which is more probably completed while many dinosaurs come. It is nothing for the half that completes it.
    fn half(&self, left: i32, thousandths: i32, waiting: i32) -> i32 {
        if waiting > 0 { 0 } else { thousandths * POINT * left.min(self.weights.half_most) / 1000 }
    }

    fn half_across(&self, left: i32, points: i32, here: Pen, there: Pen, dino: Dino) -> i32 {
        let (here, there) = (count(self.zoo(), here, dino), count(self.zoo(), there, dino));
        self.half(left, points * self.weights.half_across, i32::from(there > here))
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
