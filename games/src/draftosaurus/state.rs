//! The state of a match.

use super::actions::Action;
use super::die::Face;
use super::herd::{Dino, Herd};
use super::options::Options;
use super::pens::{Board, Pen, Spot};
use super::phase::Phase;
use super::zoo::{Refusal, Zoo};
use crate::frame::{Ballot, OptionsError, Rules, Seat, SeatSet, Verdict};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A match of Draftosaurus.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draftosaurus {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// The legs begun so far; the last one is being played.
    pub(super) legs: Vec<Leg>,
    /// The seat that rolls first in this leg.
    pub(super) first: Seat,
    /// From 1.
    pub(super) round: u8,
    /// From 1 in each round.
    pub(super) turn: u8,
    pub(super) phase: Phase,
    /// The face of the die, while it binds any seat.
    pub(super) face: Option<Face>,
    /// The dinosaurs that are in the box during this leg.
    pub(super) boxed: Herd,
    pub(super) bag: Herd,
    pub(super) hands: Vec<Herd>,
    /// Dinosaurs revealed and not yet placed.
    pub(super) picked: BTreeMap<Seat, Dino>,
    /// The secret choices that wait for the others.
    pub(super) chosen: Ballot<Action>,
}

/// A leg of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Leg {
    pub(super) board: Board,
    pub(super) zoos: Vec<Zoo>,
    /// Two players: the dinosaurs that each seat set aside, one a turn, in order.
    pub(super) asides: Vec<Vec<Dino>>,
}

/// How many dinosaurs of each species there are.
pub(super) const OF_EACH: u8 = 10;
/// How many dinosaurs each seat draws at the beginning of a round.
/// Manual L47, L207.
pub(super) const HAND: u8 = 6;

/// Manual L29, L34, L35, L36, L37, L43, L203, L205.
/// What depends on the number of seats: dinosaurs of each species in the bag, rounds, turns in a round.
struct Table {
    in_bag: u8,
    rounds: u8,
    turns: u8,
}

const TABLES: [Table; 4] = [
    Table { in_bag: 8, rounds: 4, turns: 3 },
    Table { in_bag: 6, rounds: 2, turns: 6 },
    Table { in_bag: 8, rounds: 2, turns: 6 },
    Table { in_bag: 10, rounds: 2, turns: 6 },
];

/// The empty table. Every format so far has the same numbers, and the events carry what goes into the bag.
pub(super) fn new(options: &Options, seats: u8) -> Result<Draftosaurus, OptionsError> {
    if !<Draftosaurus as Rules>::SEATS.contains(&seats) {
        return Err(OptionsError::Seats);
    }
    let mut table = Draftosaurus {
        options: *options,
        seats,
        legs: Vec::new(),
        first: Seat(0),
        round: 0,
        turn: 0,
        phase: Phase::Pick,
        face: None,
        boxed: Herd::default(),
        bag: Herd::default(),
        hands: vec![Herd::default(); usize::from(seats)],
        picked: BTreeMap::new(),
        chosen: Ballot::default(),
    };
    let bag = table.full_bag();
    table.begin_leg(options.board.legs()[0], Seat(0), bag);
    Ok(table)
}

/// Each species, wherever its dinosaurs are. The bag is filled anew for a second leg, so only the last counts.
pub(super) fn conserved_counts(state: &Draftosaurus) -> BTreeMap<&'static str, u32> {
    let leg = state.leg();
    let held = |dino| {
        let hands: usize = state.hands.iter().map(|hand| usize::from(hand.count(dino))).sum();
        let zoos: usize = leg.zoos.iter().map(|zoo| zoo.count(dino)).sum();
        let picked = state.picked.values().filter(|&&picked| picked == dino).count();
        let aside = leg.asides.iter().flatten().filter(|&&aside| aside == dino).count();
        let stored = usize::from(state.boxed.count(dino) + state.bag.count(dino));
        u32::try_from(hands + zoos + picked + aside + stored).expect("there are ten of each")
    };
    Dino::ALL.iter().map(|&dino| (dino.word(), held(dino))).collect()
}

impl Leg {
    pub(super) fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    pub(super) fn set_aside(&self, seat: Seat) -> Herd {
        self.asides[seat.index()].iter().copied().collect()
    }
}

impl Draftosaurus {
    /// Clears the table for a leg and fills the bag.
    pub(super) fn begin_leg(&mut self, board: Board, first: Seat, bag: Herd) {
        let seats = usize::from(self.seats);
        // The first leg is laid out before it is opened.
        self.legs.retain(|leg| leg.board != board);
        self.legs.push(Leg { board, zoos: vec![Zoo::default(); seats], asides: vec![Vec::new(); seats] });
        self.first = first;
        self.round = 0;
        self.turn = 0;
        self.bag = bag;
        self.boxed = Herd::of_each(OF_EACH);
        self.boxed.take_all(&bag);
    }

    /// The dinosaurs that go into the bag for this number of seats.
    pub(super) fn full_bag(&self) -> Herd {
        Herd::of_each(self.table().in_bag)
    }

    pub(super) fn rounds(&self) -> u8 {
        self.table().rounds
    }

    pub(super) fn turns(&self) -> u8 {
        self.table().turns
    }

    /// Whether it is the game for two, in which dinosaurs are set aside.
    pub(super) fn sets_aside(&self) -> bool {
        self.seats == 2
    }

    pub(super) fn leg(&self) -> &Leg {
        self.legs.last().expect("a table is laid out with its first leg")
    }

    pub(super) fn leg_mut(&mut self) -> &mut Leg {
        self.legs.last_mut().expect("a table is laid out with its first leg")
    }

    pub(super) fn board(&self) -> Board {
        self.leg().board
    }

    pub(super) fn zoo(&self, seat: Seat) -> &Zoo {
        self.leg().zoo(seat)
    }

    pub(super) fn hand(&self, seat: Seat) -> Herd {
        self.hands[seat.index()]
    }

    /// The seat that rolls in this turn.
    pub(super) fn roller(&self) -> Seat {
        self.roller_of(self.turn)
    }

    /// The seat that rolls in a turn of this round. R-04: the die goes on into the next round.
    pub(super) fn roller_of(&self, turn: u8) -> Seat {
        let turns_before = self.round.saturating_sub(1) * self.turns() + turn.saturating_sub(1);
        self.first.left_by(u32::from(turns_before), self.seats)
    }

    /// The face that binds `seat`. None binds the seat that rolled.
    pub(super) fn binding_face(&self, seat: Seat) -> Option<Face> {
        self.face.filter(|_| seat != self.roller())
    }

    /// The seats that take part in the decision of this phase.
    pub(super) fn deciding(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            // only seats with a dinosaur there.
            Phase::Quarantine => {
                Seat::all(self.seats).filter(|&seat| self.zoo(seat).quarantined().is_some()).collect()
            }
            Phase::Pick | Phase::Place | Phase::Commit | Phase::SetAside => SeatSet::all(self.seats),
        }
    }

    pub(super) fn awaited(&self) -> SeatSet {
        self.chosen.awaited(self.deciding())
    }

    /// Where the dinosaur in a seat's quarantine may go, and where not.
    pub(super) fn moves(&self, seat: Seat) -> Vec<(Spot, Verdict<Refusal>)> {
        let Some(housed) = self.zoo(seat).quarantined() else { return Vec::new() };
        // no die, but every pen's own rule. R-05: it must leave, though its pen is full with itself.
        let mut moves = self.zoo(seat).verdicts(self.board(), housed.dino, None);
        for (spot, verdict) in &mut moves {
            if spot.pen == Pen::Quarantine {
                *verdict = Err(Refusal::Stay);
            }
        }
        moves
    }

    /// The number of the next dinosaur of a seat. Numbers run on through both legs.
    pub(super) fn next_number(&self, seat: Seat) -> u8 {
        let housed: usize = self.legs.iter().map(|leg| leg.zoos[seat.index()].len()).sum();
        u8::try_from(housed + 1).expect("a zoo takes in twelve dinosaurs a leg")
    }

    fn table(&self) -> &'static Table {
        &TABLES[usize::from(self.seats - 2)]
    }
}
