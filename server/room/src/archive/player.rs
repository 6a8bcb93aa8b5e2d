//! The players of seats without their names, to compare what the header of an archive says with what its steps say.

use super::ArchivedSeat;
use protocol::Level;
use records::SeatAssignment;
use std::fmt;

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Nobody,
    Person,
    /// A bot plays for a person who is away.
    StandIn,
    Bot(Level),
}

impl From<&ArchivedSeat> for Player {
    fn from(seat: &ArchivedSeat) -> Self {
        match *seat {
            ArchivedSeat::Empty => Self::Nobody,
            ArchivedSeat::User { stand_in: false, .. } => Self::Person,
            ArchivedSeat::User { stand_in: true, .. } => Self::StandIn,
            ArchivedSeat::Bot { level } => Self::Bot(level),
        }
    }
}

impl From<&SeatAssignment> for Player {
    fn from(assignment: &SeatAssignment) -> Self {
        match *assignment {
            SeatAssignment::Empty => Self::Nobody,
            SeatAssignment::User { stand_in: false, .. } => Self::Person,
            SeatAssignment::User { stand_in: true, .. } => Self::StandIn,
            SeatAssignment::Bot { level } => Self::Bot(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nobody => "nobody",
            Self::Person => "a person",
            Self::StandIn => "a bot that plays for a person",
            Self::Bot(Level::Beginner) => "a bot (beginner)",
            Self::Bot(Level::Easy) => "a bot (easy)",
            Self::Bot(Level::Good) => "a bot (good)",
            Self::Bot(Level::Strong) => "a bot (strong)",
        })
    }
}
