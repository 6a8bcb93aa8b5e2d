//! The view of everybody and the private view of a seat.

use super::data::{Card, Field, all_fields};
use super::state::Example;
use crate::frame::{Seat, SmallMap};
use alloc::vec::Vec;
use serde::Serialize;

/// The public view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// How many cards are in the pile.
    pub pile: u8,
    /// The fields of the map that seats have taken, each with its seat.
    pub map: SmallMap<Field, Seat>,
    pub seats: SmallMap<Seat, SeatView>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many cards the seat holds.
    pub hand: u8,
    /// The cards it has played, in order.
    pub row: Vec<Card>,
}

/// The private view of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateView {
    /// The cards in its hand, lowest first.
    pub hand: Vec<Card>,
}

impl View {
    pub(super) fn of(state: &Example) -> Self {
        let seat = |seat| SeatView { hand: small(state.hand(seat).len()), row: state.row(seat).into() };
        Self {
            pile: small(state.pile.len()),
            map: all_fields().filter_map(|field| Some((field, state.taker(field)?))).collect(),
            seats: Seat::all(state.seats).map(|place| (place, seat(place))).collect(),
        }
    }
}

impl PrivateView {
    pub(super) fn of(state: &Example, seat: Seat) -> Self {
        Self { hand: state.hand(seat).cards().into() }
    }
}

fn small(count: usize) -> u8 {
    u8::try_from(count).expect("there are few cards")
}
