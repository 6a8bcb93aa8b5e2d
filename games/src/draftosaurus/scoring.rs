//! What every pen is worth.

use super::herd::Dino;
use super::lines;
use super::pens::{Board, Pen, PenSpec, Row, Scorer};
use super::state::{Draftosaurus, Leg};
use super::zoo::Zoo;
use crate::frame::{Line, Places, ScoreSheet, Seat};
use alloc::vec::Vec;
use core::cmp::Reverse;

impl Draftosaurus {
    /// The sheet as the zoos stand now. All of them are public.
    pub(super) fn sheet(&self) -> ScoreSheet {
        let mut sheet = ScoreSheet::new(self.seats);
        let legs = self.options.board.legs().len();
        for leg in &self.legs {
            for spec in leg.board.pens() {
                let Some(line) = spec.line else { continue };
                for seat in Seat::all(self.seats) {
                    let (points, why) = leg.pen_points(spec, seat);
                    sheet.add(line.name(legs), seat, points, Some(why));
                }
            }
            for seat in Seat::all(self.seats) {
                let river = count(leg.zoo(seat).inmates(Pen::River).len());
                sheet.add(leg.board.river_line().name(legs), seat, river, Some(counted(lines::RIVER, river)));
            }
            for seat in Seat::all(self.seats) {
                let trex = trex_pens(leg.zoo(seat), leg.board);
                sheet.add(leg.board.trex_line().name(legs), seat, trex, Some(counted(lines::TREX, trex)));
            }
        }
        sheet
    }

    /// Most points; then the fewest T-Rex, in two legs over both; then shared.
    pub(super) fn places(&self) -> Places {
        let sheet = self.sheet();
        let trex = |seat| self.legs.iter().map(|leg| leg.zoo(seat).count(Dino::Trex)).sum::<usize>();
        let keys: Vec<_> =
            Seat::all(self.seats).map(|seat| (sheet.total(seat), Reverse(trex(seat)))).collect();
        Places::ranked(&keys)
    }
}

impl Leg {
    pub(super) fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    /// The points of a pen, and how they come about.
    fn pen_points(&self, spec: &PenSpec, seat: Seat) -> (i32, Line) {
        let zoo = self.zoo(seat);
        let inmates = zoo.inmates(spec.pen);
        let held = inmates.len();
        let Some(first) = inmates.first().map(|housed| housed.dino) else {
            return (0, Line::new(lines::EMPTY));
        };
        match spec.scorer {
            Scorer::ByCount(totals) => {
                (totals[held.min(totals.len()) - 1], counted(lines::COUNT, count(held)))
            }
            Scorer::Exactly(wanted, worth) => (
                if held == wanted { worth } else { 0 },
                counted(lines::EXACTLY, count(held)).with("of", count(wanted)),
            ),
            Scorer::Couples(worth) => {
                let couples = Dino::ALL.iter().map(|&dino| in_pen(zoo, spec.pen, dino) / 2).sum();
                (worth * count(couples), counted(lines::COUPLES, count(couples)))
            }
            Scorer::Majority(worth) => {
                let own = zoo.count(first);
                let rival = self.others(seat).map(|other| other.count(first)).max().unwrap_or(0);
                let why = counted(lines::KING, count(own)).with("dino", first).with("most", count(rival));
                // Ties are fine.
                (if own >= rival { worth } else { 0 }, why)
            }
            Scorer::Alone(worth) => {
                let own = zoo.count(first);
                (if own == 1 { worth } else { 0 }, counted(lines::ISLAND, count(own)).with("dino", first))
            }
            Scorer::Watching(worth) => {
                // the right neighbour is the seat whose hand comes to you.
                let right = seat.right(self.seats());
                let watched = count(self.zoo(right).count(first));
                (worth * watched, counted(lines::LOOKOUT, watched).with("dino", first).with("seat", right))
            }
            Scorer::Across(other, worth) => {
                let couple = |dino| in_pen(zoo, spec.pen, dino).min(in_pen(zoo, other, dino));
                let couples = count(Dino::ALL.iter().map(|&dino| couple(dino)).sum());
                (worth * couples, counted(lines::BRIDGE, couples))
            }
            Scorer::Rows(worth) => {
                let rows: Vec<Row> =
                    inmates.iter().filter_map(|housed| housed.cell).map(super::pens::Cell::row).collect();
                let points = rows.iter().map(|&row| worth[row as usize]).sum();
                (points, counted(lines::PYRAMID, count(held)))
            }
            Scorer::Nothing => (0, Line::new(lines::QUARANTINE_SCORES)),
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Zoo> {
        self.zoos.iter().enumerate().filter(move |&(other, _)| other != seat.index()).map(|(_, zoo)| zoo)
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.zoos.len()).expect("a table has few seats")
    }
}

/// Pens with a T-Rex, each once. The quarantine is empty when it comes to scoring, so it never counts.
fn trex_pens(zoo: &Zoo, board: Board) -> i32 {
    let pens = board.pens().iter().map(|spec| spec.pen).filter(|&pen| pen != Pen::Quarantine);
    count(pens.filter(|&pen| in_pen(zoo, pen, Dino::Trex) > 0).count())
}

fn in_pen(zoo: &Zoo, pen: Pen, dino: Dino) -> usize {
    zoo.inmates(pen).iter().filter(|housed| housed.dino == dino).count()
}

fn counted(key: &'static str, n: i32) -> Line {
    Line::new(key).with("n", n)
}

fn count(n: usize) -> i32 {
    i32::try_from(n).expect("there are sixty dinosaurs")
}
