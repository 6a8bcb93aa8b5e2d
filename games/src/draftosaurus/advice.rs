//! Why a player might place a dinosaur where a bot suggests it: what the pen gets by it, and no more than that.

use super::actions::Action;
use super::herd::Dino;
use super::pens::{Pen, PenSpec, Scorer, Spot};
use super::policy::WHOLE;
use super::state::{Draftosaurus, Leg};
use crate::frame::{Line, Seat, keys};

keys! {
/// The species would bring these points in this pen at once. `dino`, `pen`, `n`
pub const BEST_PEN: &str = "advice_best_pen";
/// The next dinosaur in the pen brings even more than this one. `n`: its points, `pen`
pub const NEXT_BRINGS_MORE: &str = "advice_next_brings_more";
/// It is the last one that the pen needs. `n`: so many in all, `pen`
pub const COMPLETES: &str = "advice_completes";
/// It makes a couple. `dino`, `n`: its points
pub const COUPLE: &str = "advice_couple";
/// No other zoo has more of the species. `dino`, `n`: its points
pub const MOST: &str = "advice_most";
/// It is the only one of its species in the zoo. `dino`, `n`: its points
pub const ALONE: &str = "advice_alone";
/// The zoo to the right has some of the species. `dino`, `n`: how many, `seat`
pub const WATCHES: &str = "advice_watches";
/// The row of the pyramid. `n`: its points
pub const ROW: &str = "advice_row";
/// From the quarantine it moves to any pen before scoring.
pub const MOVES_LATER: &str = "advice_moves_later";
/// The river costs no place in a pen.
pub const SAVES_PENS: &str = "advice_saves_pens";
}

pub(super) fn why(state: &Draftosaurus, seat: Seat, action: &Action) -> Option<Line> {
    let (dino, spot) = match *action {
        Action::Pick { dino } => return best_pen(state, seat, dino),
        Action::Place { pen, cell } => (*state.picked.get(&seat)?, Spot { pen, cell }),
        Action::Commit { dino, pen, cell, .. } => (dino, Spot { pen, cell }),
        Action::Move { pen, cell } => (state.zoo(seat).quarantined()?.dino, Spot { pen, cell }),
        Action::SetAside { .. } | Action::Reconsider => return None,
    };
    let mut leg = state.leg().clone();
    let zoo = &mut leg.zoos[seat.index()];
    if let Action::Move { .. } = action {
        zoo.leave_quarantine(spot);
    } else {
        zoo.house(spot, state.next_number(seat), dino);
    }
    After { leg, seat, dino, spot }.why()
}

/// The pen where the species brings the most points at once.
fn best_pen(state: &Draftosaurus, seat: Seat, dino: Dino) -> Option<Line> {
    let before = state.leg().total(seat);
    let gain = |spot: Spot| {
        let mut leg = state.leg().clone();
        leg.zoos[seat.index()].house(spot, state.next_number(seat), dino);
        leg.total(seat) - before
    };
    let spots = state.zoo(seat).open_to(state.board(), dino, state.binding_face(seat));
    let (gain, pen) = spots
        .into_iter()
        .filter(|spot| spot.pen != Pen::River)
        .map(|spot| (gain(spot), spot.pen))
        .reduce(|best, one| if one.0 > best.0 { one } else { best })?;
    // Every dinosaur brings a point in the river.
    (gain > 1).then(|| Line::new(BEST_PEN).with("dino", dino).with("pen", pen).with("n", gain))
}

/// The board after a dinosaur has gone to its place, all else as it is.
struct After {
    leg: Leg,
    seat: Seat,
    dino: Dino,
    spot: Spot,
}

impl After {
    fn why(&self) -> Option<Line> {
        if self.spot.pen == Pen::River {
            return Some(Line::new(SAVES_PENS));
        }
        let pens = self.leg.board.pens();
        let spec = pens.iter().find(|spec| spec.pen == self.spot.pen)?;
        let inmates = self.leg.zoo(self.seat).inmates(spec.pen).len();
        let about = |key, n: i32| Line::new(key).with("dino", self.dino).with("pen", spec.pen).with("n", n);
        match spec.scorer {
            Scorer::ByCount(totals) => self.next(totals, inmates).map(|n| about(NEXT_BRINGS_MORE, n)),
            Scorer::Exactly(wanted, _) => (inmates == wanted).then(|| about(COMPLETES, small(wanted))),
            Scorer::Couples(points) => self.same(spec.pen).is_multiple_of(2).then(|| about(COUPLE, points)),
            Scorer::Across(points) => self.is_half(Pen::BridgeRight).then(|| about(COUPLE, points)),
            Scorer::FromAcross => pens.iter().find_map(|across| match across.scorer {
                Scorer::Across(points) if self.is_half(across.pen) => Some(about(COUPLE, points)),
                _ => None,
            }),
            Scorer::Majority(points) => self.scores(spec).then(|| about(MOST, points)),
            Scorer::Alone(points) => self.scores(spec).then(|| about(ALONE, points)),
            Scorer::Watching(_) => {
                let right = self.leg.watched_by(self.seat);
                let watched = small(self.leg.zoo(right).count(self.dino));
                (watched > 0).then(|| about(WATCHES, watched).with("seat", right))
            }
            Scorer::Rows(points) => Some(about(ROW, points[self.spot.cell?.row() as usize])),
            Scorer::Empty => Some(about(MOVES_LATER, 0)),
        }
    }

    /// The points of the next dinosaur in a pen that counts them, if it brings more than this one and may still come.
    fn next(&self, totals: &[i32], inmates: usize) -> Option<i32> {
        let brings =
            |nth: usize| Some(totals.get(nth)? - nth.checked_sub(1).map_or(0, |before| totals[before]));
        let (this, next) = (brings(inmates - 1)?, brings(inmates)?);
        let more_come = self.leg.zoo(self.seat).len() < WHOLE;
        (more_come && next > this).then_some(next)
    }

    fn same(&self, pen: Pen) -> usize {
        let inmates = self.leg.zoo(self.seat).inmates(pen);
        inmates.iter().filter(|housed| housed.dino == self.dino).count()
    }

    /// Whether the dinosaur found its other half in the pen on the other bank.
    fn is_half(&self, other: Pen) -> bool {
        self.same(self.spot.pen) <= self.same(other)
    }

    fn scores(&self, spec: &PenSpec) -> bool {
        self.leg.points(spec, self.seat) > 0
    }
}

fn small(number: usize) -> i32 {
    i32::try_from(number).expect("a zoo has few dinosaurs")
}
