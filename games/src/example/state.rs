//! The state of a match.

use super::data::{CARDS, Card};
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
    })
}

impl Example {
    pub(super) fn hand(&self, seat: Seat) -> &Hand<Card> {
        &self.hands[seat.index()]
    }

    pub(super) fn row(&self, seat: Seat) -> &[Card] {
        &self.rows[seat.index()]
    }

    /// Every seat plays as many cards as any other: the number of seats divides that of the cards.
    pub(super) fn is_over(&self) -> bool {
        self.rows.iter().map(Vec::len).sum::<usize>() == usize::from(CARDS)
    }
}
