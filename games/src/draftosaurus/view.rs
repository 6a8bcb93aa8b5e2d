//! The view of everybody and the private view of a seat.

use super::actions::Action;
use super::die::Face;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::phase::Phase;
use super::state::{Draftosaurus, Leg};
use super::zoo::Zoo;
use crate::frame::{Seat, SmallMap};
use alloc::vec::Vec;
use serde::ser::Error;
use serde::{Serialize, Serializer};

/// The public view.
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
    pub rounds: u8,
    /// The turn, from 1 in each round.
    pub turn: u8,
    pub turns: u8,
    /// The decision that the seats have to take.
    pub phase: Phase,
    /// The die, while it binds anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub die: Option<DieView>,
    /// How many dinosaurs are in the bag.
    pub bag: u8,
    pub seats: SmallMap<Seat, SeatView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    pub face: Face,
    /// The seat that rolled it and is not bound by it.
    pub roller: Seat,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many dinosaurs are in the hand.
    pub hand: u8,
    /// Whether the seat has chosen and waits for the others.
    pub chosen: bool,
    /// The dinosaur that was revealed and is not yet placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picked: Option<Dino>,
    /// The zoo of each leg begun so far.
    pub zoos: SmallMap<Board, ZooView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZooView {
    /// The dinosaurs in every pen of the board and in the river.
    pub pens: SmallMap<Pen, SmallMap<DinoId, HousedView>>,
    /// Two players: how many dinosaurs were set aside.
    pub aside: u8,
    /// The number of each species. Empty until the match is over.
    pub aside_dinos: Herd,
}

/// The private view of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateView {
    /// How many dinosaurs of each species are in the hand.
    pub holds: Herd,
    /// What the seat chose, while it waits for the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<Action>,
    /// Two players: what the seat set aside in each leg begun so far.
    pub aside_dinos: SmallMap<Board, Herd>,
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
    /// The owner of the zoo.
    pub seat: Seat,
    /// Its running number in the seat's zoos.
    pub number: u8,
}

impl Serialize for DinoId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Every dinosaur of every zoo is written with each step. `format!` would take longer than everything else.
        let digit = |number: u8| b'0' + number % 10;
        let Self { seat, number } = *self;
        let text = [b'z', digit(seat.0), b'-', digit(number / 10), digit(number)];
        serializer.serialize_str(str::from_utf8(&text).map_err(S::Error::custom)?)
    }
}

impl View {
    pub(super) fn of(state: &Draftosaurus) -> Self {
        let die = state.face.map(|face| DieView { face, roller: state.roller() });
        Self {
            legs: state.options.board.legs().into(),
            board: state.board(),
            places: state.board().places().collect(),
            round: state.round,
            rounds: state.rounds(),
            turn: state.turn,
            turns: state.turns(),
            phase: state.phase,
            die,
            bag: state.bag.len(),
            seats: Seat::all(state.seats).map(|seat| (seat, seat_view(state, seat))).collect(),
        }
    }
}

impl PrivateView {
    pub(super) fn of(state: &Draftosaurus, seat: Seat) -> Self {
        Self {
            holds: state.hand(seat),
            choice: state.chosen.of(seat).copied(),
            aside_dinos: state.legs.iter().map(|leg| (leg.board, leg.set_aside(seat))).collect(),
        }
    }
}

fn seat_view(state: &Draftosaurus, seat: Seat) -> SeatView {
    SeatView {
        hand: state.hand(seat).len(),
        chosen: state.chosen.has(seat),
        picked: state.picked.get(&seat).copied(),
        zoos: state.legs.iter().map(|leg| (leg.board, zoo_view(state, leg, seat))).collect(),
    }
}

fn zoo_view(state: &Draftosaurus, leg: &Leg, seat: Seat) -> ZooView {
    let aside = leg.set_aside(seat);
    ZooView {
        pens: leg.board.places().map(|pen| (pen, inmates(leg.zoo(seat), pen, seat))).collect(),
        aside: aside.len(),
        // public once the match is over.
        aside_dinos: if state.phase == Phase::Over { aside } else { Herd::default() },
    }
}

fn inmates(zoo: &Zoo, pen: Pen, seat: Seat) -> SmallMap<DinoId, HousedView> {
    (1..)
        .zip(zoo.inmates(pen))
        .map(|(place, housed)| {
            let id = DinoId { seat, number: housed.number };
            (id, HousedView { dino: housed.dino, place, cell: housed.cell })
        })
        .collect()
}
