//! The vacations that stop the clocks of a table.

use crate::table::Table;
use protocol::{SeatNumber, Vacation};
use records::calendar::united;
use records::deadlines::observes_vacations;

impl Table {
    /// The times that stop the clock of a seat: the union of its vacations.
    pub(crate) fn vacations_of(&self, seat: SeatNumber) -> Vec<Vacation> {
        let vacations = self.vacations.get(&seat).filter(|_| self.observes_vacations());
        united(vacations.into_iter().flatten().copied())
    }

    /// Whether clocks stand still while players are on vacation.
    pub(crate) fn observes_vacations(&self) -> bool {
        observes_vacations(self.settings.pace)
    }
}
