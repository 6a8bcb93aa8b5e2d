//! Who is told what of an event, and who learns something by a step.

use super::{Seat, SeatSet, Viewer};
use alloc::collections::BTreeMap;
use core::iter;

/// To whom an event is told, and how.
#[derive(Clone, Debug, PartialEq)]
pub enum Told<S> {
    /// To nobody.
    Nobody,
    /// To everybody alike.
    All(S),
    /// Some seats hear a telling of their own.
    Apart {
        /// What these seats hear.
        own: BTreeMap<Seat, S>,
        /// What the other seats and the spectators hear, if anything.
        others: Option<S>,
    },
}

impl<S> Told<S> {
    /// One seat hears its own telling, everybody else another.
    pub fn apart(seat: Seat, own: S, others: Option<S>) -> Self {
        Self::Apart { own: iter::once((seat, own)).collect(), others }
    }

    /// What a viewer hears. The referee hears what spectators do: whoever knows everything needs no telling of a seat.
    pub fn to(&self, viewer: Viewer) -> Option<&S> {
        match (self, viewer) {
            (Self::Nobody, _) => None,
            (Self::All(seen), _) => Some(seen),
            (Self::Apart { own, others }, Viewer::Seat(seat)) => own.get(&seat).or(others.as_ref()),
            (Self::Apart { others, .. }, Viewer::Spectator | Viewer::Referee) => others.as_ref(),
        }
    }
}

/// Who learns something that was hidden from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    seats: SeatSet,
    everybody: bool,
}

impl Audience {
    /// All seats and the spectators.
    #[must_use]
    pub fn everybody() -> Self {
        Self { seats: SeatSet::EMPTY, everybody: true }
    }

    /// These seats alone.
    #[must_use]
    pub fn seats(seats: SeatSet) -> Self {
        Self { seats, everybody: false }
    }

    /// One seat alone.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self::seats(seat.into())
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let seats = self.seats.iter().chain(other.seats.iter()).collect();
        Self { seats, everybody: self.everybody || other.everybody }
    }

    /// Whether nobody learns anything.
    #[must_use]
    pub fn is_empty(self) -> bool {
        !self.everybody && self.seats.is_empty()
    }

    /// Whether this viewer is among them. The referee learns nothing: it knew.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.everybody || self.seats.contains(seat),
            Viewer::Spectator => self.everybody,
            Viewer::Referee => false,
        }
    }
}
