//! Rated matches: between people alone, who can all sign in again, and without advice. A match counts if everybody who
//! began it has also played it to its end.

use super::table::Table;
use protocol::{Code, TableChange, TableEvent, TableStatus, Unrated};
use records::SeatAssignment;

impl Table {
    /// Refuses a change before the start that a rated table may not have. `with_guest`: a user whom the change seats, or who
    /// is seated, has no way to sign in.
    pub(crate) fn check_rated(&self, change: &TableChange, with_guest: bool) -> Result<(), Code> {
        let is_rated = match change {
            TableChange::Set { settings, .. } => settings.rated,
            _ => self.settings.rated,
        };
        if !is_rated {
            return Ok(());
        }
        match change {
            TableChange::Bot { .. } => Err(Code::RatedTable),
            TableChange::Set { .. } | TableChange::Start if self.has_bots() => Err(Code::RatedTable),
            TableChange::Sit { .. } | TableChange::Set { .. } | TableChange::Start if with_guest => {
                Err(Code::RatedGuest)
            }
            _ => Ok(()),
        }
    }

    fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, SeatAssignment::Bot { .. }))
    }

    /// Notes that a rated match does not count from this event on.
    pub(crate) fn note_unrated(&mut self, event: &TableEvent) {
        let why = match event {
            TableEvent::HandedOver { .. } => Unrated::BotPlayed,
            TableEvent::TakenOver { .. } => Unrated::PlayerReplaced,
            _ => return,
        };
        if self.settings.rated && self.status == TableStatus::Running {
            self.unrated.get_or_insert(why);
        }
    }
}
