//! Scoring of pens.

use super::actions::Action;
use super::advice;
use super::herd::Dino;
use super::lines;
use super::pens::{Board, Pen, PenSpec, Scorer, Spot};
use super::policy;
use super::state::{Draftosaurus, Leg};
use super::zoo::{Housed, Zoo};
use crate::frame::{Advice, Dice, Line, Places, ScoreSheet, Seat, Skill};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// The score sheet as the zoos are now. All zoos are public.
pub(super) fn score_sheet(state: &Draftosaurus) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(state.seats);
    let legs = state.options.board.legs().len();
    for leg in &state.legs {
        let pens = leg.board.pens().iter().filter(|spec| spec.scorer != Scorer::FromAcross);
        for (spec, seat) in pens.flat_map(|spec| Seat::all(state.seats).map(move |seat| (spec, seat))) {
            sheet.add(spec.line.name(legs), seat, leg.points(spec, seat), Some(leg.why(spec, seat)));
        }
        for seat in Seat::all(state.seats) {
            let n = leg.zoo(seat).inmates(Pen::River).len();
            sheet.add(leg.board.river_line().name(legs), seat, number(n), Some(counted(lines::RIVER, n)));
        }
        for seat in Seat::all(state.seats) {
            let n = trex_pens(leg.zoo(seat), leg.board);
            sheet.add(leg.board.trex_line().name(legs), seat, number(n), Some(counted(lines::TREX, n)));
        }
    }
    sheet
}

/// All score lines, of one leg and of two. Lines that both boards have come last, as on either board.
pub(super) fn score_lines() -> Vec<&'static str> {
    let of_board = |board: &Board| {
        let pens = board.pens().iter().filter(|spec| spec.scorer != Scorer::FromAcross).map(|spec| spec.line);
        pens.chain([board.river_line(), board.trex_line()]).collect::<Vec<_>>()
    };
    let lines: Vec<_> = Board::ALL.iter().flat_map(of_board).collect();
    let names: Vec<_> =
        [1, 2].into_iter().flat_map(|legs| lines.iter().map(move |line| line.name(legs))).collect();
    let comes_again = |at: usize| names[at + 1..].contains(&names[at]);
    (0..names.len()).filter(|&at| !comes_again(at)).map(|at| names[at]).collect()
}

/// Most points; then the fewest T-Rex, in two legs over both; then shared.
pub(super) fn places(state: &Draftosaurus) -> Places {
    let sheet = score_sheet(state);
    let trex = |seat| state.legs.iter().map(|leg| leg.zoo(seat).count(Dino::Trex)).sum::<usize>();
    let keys: Vec<_> = Seat::all(state.seats).map(|seat| (sheet.total(seat), Reverse(trex(seat)))).collect();
    Places::ranked(&keys)
}

impl Advice for Draftosaurus {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = advice::ALL;
    const SKILLS: [Skill; 4] = [
        Skill::Policy { overlooked: 30 },
        Skill::Policy { overlooked: 10 },
        Skill::Halving { steps: 4_000, candidates: 12 },
        Skill::Halving { steps: 60_000, candidates: 12 },
    ];

    fn policy(&self, seat: Seat, legal_actions: &[Action], dice: &mut Dice) -> Option<usize> {
        Some(policy::choose(self, seat, legal_actions, dice))
    }

    /// What the zoo of the seat gains by the place that an action names, all else as it is. Playing the action would show
    /// nothing: a choice is secret until the last one is in.
    fn score_delta(&self, seat: Seat, action: &Action) -> Option<i32> {
        let mut after = self.clone();
        let zoo = &mut after.leg_mut().zoos[seat.index()];
        let number = self.next_number(seat);
        match *action {
            Action::Place { pen, cell } => zoo.house(Spot { pen, cell }, number, *self.picked.get(&seat)?),
            Action::Commit { dino, pen, cell, .. } => zoo.house(Spot { pen, cell }, number, dino),
            Action::Move { pen, cell } => zoo.leave_quarantine(Spot { pen, cell }),
            Action::Pick { .. } | Action::SetAside { .. } | Action::Reconsider => return None,
        }
        Some(score_sheet(&after).total(seat) - score_sheet(self).total(seat))
    }

    fn why(&self, seat: Seat, action: &Action) -> Option<Line> {
        advice::why(self, seat, action)
    }
}

impl Leg {
    /// The points of a seat on this board.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        let zoo = self.zoo(seat);
        let pens: i32 = self.board.pens().iter().map(|spec| self.points(spec, seat)).sum();
        pens + number(zoo.inmates(Pen::River).len() + trex_pens(zoo, self.board))
    }

    /// The points of a pen: one scorer each.
    pub(super) fn points(&self, spec: &PenSpec, seat: Seat) -> i32 {
        let zoo = self.zoo(seat);
        let inmates = zoo.inmates(spec.pen);
        match (spec.scorer, inmates.first().map(|housed| housed.dino)) {
            (Scorer::Across(points), _) => points * number(across(zoo)),
            (_, None) | (Scorer::FromAcross | Scorer::Empty, _) => 0,
            (Scorer::ByCount(totals), _) => totals[inmates.len() - 1],
            (Scorer::Exactly(wanted, points), _) => points * i32::from(inmates.len() == wanted),
            (Scorer::Couples(points), _) => points * number(couples(zoo, spec.pen)),
            // Ties are fine (manual L98).
            (Scorer::Majority(points), Some(king)) => {
                points * i32::from(zoo.count(king) >= self.most_of_others(seat, king))
            }
            (Scorer::Alone(points), Some(islander)) => points * i32::from(zoo.count(islander) == 1),
            (Scorer::Watching(points), Some(watched)) => {
                points * number(self.zoo(self.watched_by(seat)).count(watched))
            }
            (Scorer::Rows(points_by_row), _) => rows(inmates, points_by_row),
        }
    }

    /// How the points of a pen come about: one scorer each.
    fn why(&self, spec: &PenSpec, seat: Seat) -> Line {
        let zoo = self.zoo(seat);
        let inmates = zoo.inmates(spec.pen);
        match (spec.scorer, inmates.first().map(|housed| housed.dino)) {
            (Scorer::Across(_), _) => counted(lines::BRIDGE, across(zoo)),
            (_, None) => Line::new(lines::EMPTY),
            (Scorer::ByCount(_), _) => counted(lines::COUNT, inmates.len()),
            (Scorer::Exactly(wanted, _), _) => {
                counted(lines::EXACTLY, inmates.len()).with("of", number(wanted))
            }
            (Scorer::Couples(_), _) => counted(lines::COUPLES, couples(zoo, spec.pen)),
            (Scorer::Majority(_), Some(king)) => {
                let most = number(self.most_of_others(seat, king));
                counted(lines::KING, zoo.count(king)).with("dino", king).with("most", most)
            }
            (Scorer::Alone(_), Some(islander)) => {
                counted(lines::ISLAND, zoo.count(islander)).with("dino", islander)
            }
            (Scorer::Watching(_), Some(watched)) => {
                let right = self.watched_by(seat);
                counted(lines::LOOKOUT, self.zoo(right).count(watched))
                    .with("dino", watched)
                    .with("seat", right)
            }
            (Scorer::Rows(_), _) => counted(lines::PYRAMID, inmates.len()),
            (Scorer::FromAcross | Scorer::Empty, _) => Line::new(lines::QUARANTINE_SCORES),
        }
    }

    /// The most dinosaurs of a species in any other zoo.
    fn most_of_others(&self, seat: Seat, dino: Dino) -> usize {
        let rivals = Seat::all(self.seats()).filter(|&other| other != seat);
        rivals.map(|other| self.zoo(other).count(dino)).max().unwrap_or(0)
    }

    /// the right neighbour is the seat whose hand comes to this seat.
    pub(super) fn watched_by(&self, seat: Seat) -> Seat {
        seat.right(self.seats())
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.zoos.len()).expect("a table has few seats")
    }
}

fn couples(zoo: &Zoo, pen: Pen) -> usize {
    Dino::ALL.iter().map(|&dino| in_pen(zoo, pen, dino) / 2).sum()
}

fn across(zoo: &Zoo) -> usize {
    let couple = |dino| in_pen(zoo, Pen::BridgeLeft, dino).min(in_pen(zoo, Pen::BridgeRight, dino));
    Dino::ALL.iter().map(|&dino| couple(dino)).sum()
}

fn rows(inmates: &[Housed], points_by_row: &[i32; 3]) -> i32 {
    inmates.iter().filter_map(|housed| housed.cell).map(|cell| points_by_row[cell.row() as usize]).sum()
}

/// Pens with a T-Rex, each once. The quarantine is empty when it comes to scoring, so it never counts.
/// Manual L128.
fn trex_pens(zoo: &Zoo, board: Board) -> usize {
    let pens = board.pens().iter().map(|spec| spec.pen).filter(|&pen| pen != Pen::Quarantine);
    pens.filter(|&pen| in_pen(zoo, pen, Dino::Trex) > 0).count()
}

fn in_pen(zoo: &Zoo, pen: Pen, dino: Dino) -> usize {
    zoo.inmates(pen).iter().filter(|housed| housed.dino == dino).count()
}

fn counted(key: &'static str, n: usize) -> Line {
    Line::new(key).with("n", number(n))
}

fn number(n: usize) -> i32 {
    i32::try_from(n).expect("there are sixty dinosaurs")
}
