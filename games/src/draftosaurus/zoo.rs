//! A zoo: where its dinosaurs are, and where others may be placed.

use super::die::Face;
use super::herd::Dino;
use super::pens::{Bank, Biome, Board, Cell, Pen, PenSpec, Row, Rule, Spot};
use crate::frame::Verdict;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The dinosaurs of one seat on one board: by pens, in each in the order of arrival; the river last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Zoo(Vec<Housed>);

/// A dinosaur that has its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Housed {
    pub(super) pen: Pen,
    /// The running number in the zoos of the seat. It does not depend on the hand that the dinosaur came from.
    pub(super) number: u8,
    pub(super) dino: Dino,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cell: Option<Cell>,
}

/// Why a dinosaur may not go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The die forbids the pen.
    Die(Face),
    /// It holds as many as it can.
    Full(usize),
    /// Only this species lives there.
    OneSpecies(Dino),
    /// This species is there already.
    AllDifferent(Dino),
    /// The next must be of this species.
    NextIs(Dino),
    /// The next must be of another species than this.
    NextIsNot(Dino),
    /// The cell is taken.
    Taken,
    /// This row is to be filled first.
    RowFirst(Row),
    /// A neighbour is of the same species.
    Neighbour(Dino),
    /// It has to leave the quarantine.
    Stay,
}

impl Zoo {
    /// All places of the board, each with a verdict whether `dino` may go there. No other code decides this.
    ///
    /// `face` is the die for those it binds. In the pyramid each cell has a verdict of its own.
    pub(super) fn verdicts(
        &self,
        board: Board,
        dino: Dino,
        face: Option<Face>,
    ) -> Vec<(Spot, Verdict<Refusal>)> {
        let mut verdicts = Vec::new();
        for spec in board.pens() {
            let pen = spec.pen;
            let whole = Spot { pen, cell: None };
            match self.closed(spec, face) {
                Some(refusal) => verdicts.push((whole, Err(refusal))),
                None if spec.rule == Rule::Pyramid => verdicts.extend(
                    Cell::ALL
                        .iter()
                        .map(|&cell| (Spot { pen, cell: Some(cell) }, self.fits_pyramid(cell, dino))),
                ),
                None => verdicts.push((whole, fits(spec.rule, self.inmates(pen), dino))),
            }
        }
        // manual L57: the river can always be used instead of a pen.
        verdicts.push((Spot::RIVER, Ok(())));
        verdicts
    }

    /// The places open to `dino`.
    pub(super) fn open_to(&self, board: Board, dino: Dino, face: Option<Face>) -> Vec<Spot> {
        let verdicts = self.verdicts(board, dino, face);
        verdicts.into_iter().filter(|(_, verdict)| verdict.is_ok()).map(|(spot, _)| spot).collect()
    }

    pub(super) fn inmates(&self, pen: Pen) -> &[Housed] {
        let start = self.0.partition_point(|housed| housed.pen < pen);
        let count = self.0[start..].partition_point(|housed| housed.pen == pen);
        &self.0[start..start + count]
    }

    /// How many of a species live in the zoo, the river included.
    pub(super) fn count(&self, dino: Dino) -> usize {
        self.0.iter().filter(|housed| housed.dino == dino).count()
    }

    /// Becomes the same as another zoo, without taking new memory.
    pub(super) fn reset_to(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn house(&mut self, spot: Spot, number: u8, dino: Dino) {
        let Spot { pen, cell } = spot;
        let last = self.0.partition_point(|housed| housed.pen <= pen);
        self.0.insert(last, Housed { pen, number, dino, cell });
    }

    /// The dinosaur that waits in the quarantine.
    pub(super) fn quarantined(&self) -> Option<Housed> {
        self.inmates(Pen::Quarantine).first().copied()
    }

    /// Moves the dinosaur out of the quarantine.
    pub(super) fn leave_quarantine(&mut self, spot: Spot) {
        let left = self.0.iter().position(|housed| housed.pen == Pen::Quarantine);
        let Housed { number, dino, .. } = self.0.remove(left.expect("a dinosaur waits in the quarantine"));
        self.house(spot, number, dino);
    }

    /// Why no dinosaur may move in, whatever its species.
    fn closed(&self, spec: &PenSpec, face: Option<Face>) -> Option<Refusal> {
        let inmates = self.inmates(spec.pen);
        match (face, spec.cap) {
            (Some(face), _) if !admits(face, spec, inmates) => Some(Refusal::Die(face)),
            (_, Some(cap)) if inmates.len() >= cap => Some(Refusal::Full(cap)),
            _ => None,
        }
    }

    fn fits_pyramid(&self, cell: Cell, dino: Dino) -> Verdict<Refusal> {
        let inmates = self.inmates(Pen::Pyramid);
        let at = |cell| inmates.iter().find(|housed| housed.cell == Some(cell));
        // any free cell of the lowest row that is not full.
        let lowest = Cell::ALL.iter().find(|&&cell| at(cell).is_none());
        if at(cell).is_some() {
            Err(Refusal::Taken)
        } else if let Some(lowest) = lowest.filter(|lowest| lowest.row() != cell.row()) {
            Err(Refusal::RowFirst(lowest.row()))
        } else if cell.neighbours().filter_map(at).any(|neighbour| neighbour.dino == dino) {
            Err(Refusal::Neighbour(dino))
        } else {
            Ok(())
        }
    }
}

/// The rule of a pen in which a newcomer takes the next place: one arm a rule.
fn fits(rule: Rule, inmates: &[Housed], dino: Dino) -> Verdict<Refusal> {
    let species = |place: usize| inmates.get(place).map(|housed| housed.dino);
    match rule {
        // The pyramid is asked cell by cell.
        Rule::Anything | Rule::Pyramid => Ok(()),
        Rule::OneSpecies => match species(0) {
            Some(only) if only != dino => Err(Refusal::OneSpecies(only)),
            _ => Ok(()),
        },
        Rule::AllDifferent if inmates.iter().any(|housed| housed.dino == dino) => {
            Err(Refusal::AllDifferent(dino))
        }
        Rule::AllDifferent => Ok(()),
        Rule::Alternating => match (inmates.len(), species(0)) {
            (1, Some(first)) if first == dino => Err(Refusal::NextIsNot(first)),
            (0 | 1, _) => Ok(()),
            (len, _) => match species(len - 2) {
                Some(due) if due != dino => Err(Refusal::NextIs(due)),
                _ => Ok(()),
            },
        },
    }
}

/// Whether the die lets a dinosaur into a pen with these inmates: one arm a face. The river is not asked: it is always
/// open.
fn admits(face: Face, spec: &PenSpec, inmates: &[Housed]) -> bool {
    match face {
        // manual L138
        Face::Woods => spec.biome == Biome::Woods,
        // manual L142
        Face::Grassland => spec.biome == Biome::Grassland,
        // manual L146
        Face::Restrooms => spec.bank == Bank::Right,
        // manual L150
        Face::FoodCourt => spec.bank == Bank::Left,
        // manual L154
        Face::EmptyPen => inmates.is_empty(),
        // manual L158: a T-Rex may itself go where no other T-Rex is.
        Face::NoTrex => inmates.iter().all(|housed| housed.dino != Dino::Trex),
    }
}
