//! What may be known of the state: by everybody, and by one seat.

use super::actions::Action;
use super::die::Face;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::phase::Phase;
use super::state::{Draftosaurus, Leg};
use super::zoo::Zoo;
use crate::frame::{Few, Seat};
use alloc::vec::Vec;
use serde::ser::Error;
use serde::{Serialize, Serializer};

/// The table as everybody sees it.
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
    pub seats: Few<Seat, SeatView>,
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
    /// Whether the seat has chosen and waits for the others.
    pub chosen: bool,
    /// The dinosaur that was revealed and is not yet placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picked: Option<Dino>,
    /// The zoo of each leg begun so far.
    pub zoos: Few<Board, ZooView>,
}

/// A zoo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZooView {
    /// Who lives where: every pen of the board and the river.
    pub pens: Few<Pen, Few<DinoId, HousedView>>,
    /// Two players: how many dinosaurs were set aside.
    pub aside: u8,
    /// Which, of each species: once the match is over, until then empty.
    pub aside_dinos: Herd,
}

/// What a seat knows besides.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    /// How many dinosaurs of each species are in the hand.
    pub holds: Herd,
    /// What the seat chose, while it waits for the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<Action>,
    /// Two players: what the seat set aside in each leg begun so far.
    pub aside_dinos: Few<Board, Herd>,
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

impl Serialize for DinoId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Every dinosaur of every zoo is written with each step: the machinery of formats would take longer than the rest.
        let digit = |number: u8| b'0' + number % 10;
        let Self { seat, number } = *self;
        let text = [b'z', digit(seat.0), b'-', digit(number / 10), digit(number)];
        serializer.serialize_str(str::from_utf8(&text).map_err(S::Error::custom)?)
    }
}

pub(super) fn view(state: &Draftosaurus) -> View {
    let die = state.face.map(|face| DieView { face, roller: state.roller() });
    View {
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

pub(super) fn own(state: &Draftosaurus, seat: Seat) -> Own {
    Own {
        holds: state.hand(seat),
        choice: state.chosen.of(seat).copied(),
        aside_dinos: state.legs.iter().map(|leg| (leg.board, leg.set_aside(seat))).collect(),
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
        // shown to everybody when the match is over.
        aside_dinos: if state.phase == Phase::Over { aside } else { Herd::default() },
    }
}

fn inmates(zoo: &Zoo, pen: Pen, seat: Seat) -> Few<DinoId, HousedView> {
    (1..)
        .zip(zoo.inmates(pen))
        .map(|(place, housed)| {
            let id = DinoId { seat, number: housed.number };
            (id, HousedView { dino: housed.dino, place, cell: housed.cell })
        })
        .collect()
}
