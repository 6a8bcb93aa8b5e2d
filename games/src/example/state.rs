//! The state of a match.

use super::data::{Card, FIELDS, Field, all_fields};
use super::options::Options;
use crate::frame::{Hand, OptionsError, Pile, Rules, Seat};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A match of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Example {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) turn: Seat,
    pub(super) pile: Pile<Card>,
    pub(super) hands: Vec<Hand<Card>>,
    /// The cards that each seat has played, in order.
    pub(super) rows: Vec<Vec<Card>>,
    /// The seat that has taken each field of the map.
    pub(super) map: Vec<Option<Seat>>,
}

/// The empty table.
pub(super) fn new(options: &Options, seats: u8) -> Result<Example, OptionsError> {
    if !<Example as Rules>::SEATS.contains(&seats) {
        return Err(OptionsError::Seats);
    }
    Ok(Example {
        options: *options,
        seats,
        turn: Seat(0),
        pile: Pile::default(),
        hands: vec![Hand::default(); usize::from(seats)],
        rows: vec![Vec::new(); usize::from(seats)],
        map: vec![None; usize::from(FIELDS)],
    })
}

impl Example {
    pub(super) fn hand(&self, seat: Seat) -> &Hand<Card> {
        &self.hands[seat.index()]
    }

    pub(super) fn row(&self, seat: Seat) -> &[Card] {
        &self.rows[seat.index()]
    }

    /// The seat that has taken a field.
    pub(super) fn taker(&self, field: Field) -> Option<Seat> {
        self.map[field.index()]
    }

    /// The fields that nobody has taken.
    pub(super) fn free(&self) -> impl Iterator<Item = Field> {
        all_fields().filter(|&field| self.taker(field).is_none())
    }

    /// Every seat plays as many cards as any other: the number of seats divides that of the fields.
    pub(super) fn is_over(&self) -> bool {
        self.free().next().is_none()
    }
}
