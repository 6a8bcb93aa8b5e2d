//! Seats, sets of seats, and viewers.

use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A seat at the table, counted from 0 clockwise, which is to the left and the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table with `seats`, in the order of play.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Seat)
    }

    /// The index in lists with an entry for each seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` places to the left at a table with `seats`.
    #[must_use]
    pub fn left_by(self, steps: u32, seats: u8) -> Self {
        let place = (u32::from(self.0) + steps) % u32::from(seats);
        Self(u8::try_from(place).expect("less than the number of seats, which fits"))
    }

    /// The next seat in the order of play.
    #[must_use]
    pub fn left(self, seats: u8) -> Self {
        self.left_by(1, seats)
    }

    /// The seat that plays before this one.
    #[must_use]
    pub fn right(self, seats: u8) -> Self {
        self.left_by(u32::from(seats) - 1, seats)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of at most 8 seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table with `seats`.
    #[must_use]
    pub fn all(seats: u8) -> Self {
        Seat::all(seats).collect()
    }

    /// The set with one bit for each seat. The lowest bit is seat 0.
    #[must_use]
    pub fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// One bit for each seat. The lowest bit is seat 0.
    #[must_use]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        core::iter::once(seat).collect()
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The kinds of readers that views are made for. Only the referee sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player, user or bot, in a seat.
    Seat(Seat),
    /// A user without a seat.
    Spectator,
    /// A reader from whom nothing is hidden: after the match, and on the host's command line.
    Referee,
}

impl Viewer {
    /// Whether the private information of `seat` is shown to this viewer.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}
