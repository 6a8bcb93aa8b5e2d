//! What a viewer may know: of the state, and of what happens.

use super::actions::Action;
use super::die::Face;
use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::state::{Draftosaurus, Leg, Phase};
use super::zoo::Zoo;
use crate::frame::{Seat, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;
use serde::{Serialize, Serializer};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The boards of the legs, in order.
    pub legs: Vec<Board>,
    /// The side that is being played.
    pub board: Board,
    /// The places of that side, in the order of the score sheet; the river last.
    pub places: Vec<Pen>,
    /// The round, from 1.
    pub round: u8,
    /// Of how many.
    pub rounds: u8,
    /// The turn, from 1 in each round.
    pub turn: u8,
    /// Of how many.
    pub turns: u8,
    /// What is being decided.
    pub phase: Phase,
    /// The die, while it binds anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub die: Option<DieView>,
    /// How many dinosaurs are in the bag.
    pub bag: u8,
    /// The seats.
    pub seats: BTreeMap<Seat, SeatView>,
}

/// The die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    /// What it shows.
    pub face: Face,
    /// Who rolled it, and need not obey.
    pub roller: Seat,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many dinosaurs are in the hand.
    pub hand: u8,
    /// Which, of each species: for those who may know, otherwise empty.
    pub holds: Herd,
    /// Whether the seat has chosen and waits for the others.
    pub chosen: bool,
    /// What it chose: for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<Action>,
    /// The dinosaur that was revealed and is not yet placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picked: Option<Dino>,
    /// The zoo of each leg begun so far.
    pub zoos: BTreeMap<Board, ZooView>,
}

/// A zoo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZooView {
    /// Who lives where: every pen of the board and the river.
    pub pens: BTreeMap<Pen, BTreeMap<DinoId, HousedView>>,
    /// Two players: how many dinosaurs were set aside.
    pub aside: u8,
    /// Which, of each species: for those who may know, otherwise empty.
    pub aside_dinos: Herd,
}

/// A dinosaur in a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HousedView {
    /// Its species.
    pub dino: Dino,
    /// Its place in the pen in the order of arrival, from 1: in a row of places, the place.
    pub place: u8,
    /// Its cell, in the pyramid only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cell: Option<Cell>,
}

/// The public id of a dinosaur, which it gets with its first place: `z1-03` is the third one of seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct DinoId {
    /// Whose zoo.
    pub seat: Seat,
    /// Its running number in the seat's zoos.
    pub number: u8,
}

impl fmt::Display for DinoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "z{}-{:02}", self.seat.0, self.number)
    }
}

impl Serialize for DinoId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a viewer is told of what happens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// A leg begins.
    LegStarted {
        /// The side of the board.
        board: Board,
        /// Who rolls first.
        first: Seat,
    },
    /// A round begins: everybody has drawn.
    Dealt {
        /// From 1.
        round: u8,
    },
    /// A turn begins.
    Rolled {
        /// From 1 in each round.
        turn: u8,
        /// What the die shows.
        face: Face,
        /// In whose name.
        roller: Seat,
    },
    /// The quarantine opens, or the match is over.
    Entered {
        /// Which of the two.
        phase: Phase,
    },
    /// A seat chose in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What: told to those who may know.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        choice: Option<Action>,
    },
    /// A seat took its secret choice back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// What everybody picked is revealed.
    Picked {
        /// The pick of each seat.
        dinos: BTreeMap<Seat, Dino>,
    },
    /// A dinosaur moves into a zoo.
    Placed {
        /// Whose zoo.
        seat: Seat,
        /// Its id from now on.
        id: DinoId,
        /// Its species.
        dino: Dino,
        /// Where.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Two players: a dinosaur leaves the game unseen.
    SetAside {
        /// Who set it aside.
        seat: Seat,
        /// Its species: told to those who may know.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        dino: Option<Dino>,
    },
    /// All hands go to the left.
    Passed,
    /// A dinosaur leaves the quarantine.
    Moved {
        /// Whose zoo.
        seat: Seat,
        /// Its id.
        id: DinoId,
        /// Its species.
        dino: Dino,
        /// Where to.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
}

impl Draftosaurus {
    pub(super) fn shown(&self, viewer: Viewer) -> View {
        let die = self.face.map(|face| DieView { face, roller: self.roller() });
        View {
            legs: self.options.board.legs().into(),
            board: self.board(),
            places: self.board().places().collect(),
            round: self.round,
            rounds: self.rounds(),
            turn: self.turn,
            turns: self.turns(),
            phase: self.phase,
            die,
            bag: self.bag.len(),
            seats: Seat::all(self.seats).map(|seat| (seat, self.seat_view(seat, viewer))).collect(),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let hand = self.hand(seat);
        let choice = self.chosen.get(&seat).copied();
        SeatView {
            hand: hand.len(),
            holds: if viewer.knows(seat) { hand } else { Herd::default() },
            chosen: choice.is_some(),
            choice: choice.filter(|_| viewer.knows(seat)),
            picked: self.picked.get(&seat).copied(),
            zoos: self.legs.iter().map(|leg| (leg.board, self.zoo_view(leg, seat, viewer))).collect(),
        }
    }

    fn zoo_view(&self, leg: &Leg, seat: Seat, viewer: Viewer) -> ZooView {
        let aside: Herd = leg.asides[seat.index()].iter().copied().collect();
        // shown to everybody when the match is over.
        let known = viewer.knows(seat) || self.phase == Phase::Over;
        ZooView {
            pens: leg.board.places().map(|pen| (pen, inmates(&leg.zoos[seat.index()], pen, seat))).collect(),
            aside: aside.len(),
            aside_dinos: if known { aside } else { Herd::default() },
        }
    }

    pub(super) fn told(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match *event {
            Event::LegStarted { board, first, .. } => Seen::LegStarted { board, first },
            Event::Dealt { round, .. } => Seen::Dealt { round },
            Event::Rolled { turn, face } => Seen::Rolled { turn, face, roller: self.roller_of(turn) },
            Event::Entered { phase: phase @ (Phase::Quarantine | Phase::Over) } => Seen::Entered { phase },
            Event::Entered { .. } => return None,
            Event::Chose { seat, choice } => {
                Seen::Chose { seat, choice: Some(choice).filter(|_| viewer.knows(seat)) }
            }
            Event::Reconsidered { seat } => Seen::Reconsidered { seat },
            Event::Picked { ref dinos } => {
                Seen::Picked { dinos: Seat::all(self.seats).zip(dinos.iter().copied()).collect() }
            }
            Event::Placed { seat, number, dino, pen, cell } => {
                Seen::Placed { seat, id: DinoId { seat, number }, dino, pen, cell }
            }
            Event::SetAside { seat, dino } => {
                Seen::SetAside { seat, dino: Some(dino).filter(|_| viewer.knows(seat)) }
            }
            Event::Passed => Seen::Passed,
            Event::Moved { seat, pen, cell } => {
                let housed = self.zoo(seat).quarantined()?;
                Seen::Moved { seat, id: DinoId { seat, number: housed.number }, dino: housed.dino, pen, cell }
            }
        })
    }
}

fn inmates(zoo: &Zoo, pen: Pen, seat: Seat) -> BTreeMap<DinoId, HousedView> {
    (1..)
        .zip(zoo.inmates(pen))
        .map(|(place, housed)| {
            let id = DinoId { seat, number: housed.number };
            (id, HousedView { dino: housed.dino, place, cell: housed.cell })
        })
        .collect()
}
