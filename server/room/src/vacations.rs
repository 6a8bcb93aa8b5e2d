//! Records the vacations of players with the match, so that its clocks follow from its steps alone.
//!
//! A room looks vacations up with the names of its players. Since the start, or since the user got the seat from a
//! guest, the recorded times are those of the user. A room that missed a change because its server was killed records
//! it when it is next loaded: at the latest at the old deadline, and before it calls anybody late.

use super::plan::request_id;
use super::table::without_user;
use super::{Origin, Request, Room, WriteState};
use protocol::{SeatNumber, TableEvent, TableStatus, UserId, Vacation};
use records::Millis;
use records::RecordedTableEvent;
use records::calendar::{YEAR, united, within};

/// Vacations that were over so long ago change no clock. The store keeps them for longer.
const LOOKED_BACK: Millis = YEAR;

impl Room {
    /// Queues a step if the vacations of a player have changed since they were recorded. Steps of other servers are no reason
    /// to look: two servers that know different vacations for a moment would overrule each other.
    pub(super) fn queue_vacations(&mut self, now: Millis) {
        if !self.people.vacations_changed || !matches!(self.write_state, WriteState::Idle) {
            return;
        }
        if self.vacation_events(now).is_empty() {
            // It is looked at again when a match begins.
            self.people.vacations_changed = self.record.state.table.status == TableStatus::Gathering;
        } else {
            let id = request_id(format!("vacation-{}", self.record.state.version));
            self.queue.push_or_replace(Request::new(None, Origin::TimeCheck, id));
        }
    }

    /// What has to be recorded so that the vacations of the table are those of its players.
    pub(super) fn vacation_events(&self, now: Millis) -> Vec<RecordedTableEvent> {
        let table = &self.record.state.table;
        let is_running = table.status == TableStatus::Running && table.observes_vacations();
        if !is_running || !self.people.vacations_changed {
            return Vec::new();
        }
        let users = (0..).zip(&table.seats).filter_map(|(seat, assignment)| Some((seat, assignment.user()?)));
        let known = users.filter(|(_, user)| self.people.has(*user));
        known.flat_map(|(seat, user)| self.vacation_events_of(seat, user, now)).map(without_user).collect()
    }

    /// What makes the recorded vacations of a seat the user's. It follows from what is stored alone, and not from when the room
    /// looks: looking again changes nothing.
    fn vacation_events_of(&self, seat: SeatNumber, user: UserId, now: Millis) -> Vec<TableEvent> {
        let table = &self.record.state.table;
        let Some(since) = table.vacations_since.get(&seat) else { return Vec::new() };
        let from = now.saturating_sub(LOOKED_BACK).max(*since);
        let recorded = table.vacations.get(&seat).map(Vec::as_slice).unwrap_or_default();
        let count = |vacations| united(within(vacations, from, Millis::MAX));
        let counted = count(self.people.vacations(user));
        if count(recorded) == counted {
            return Vec::new();
        }
        let before = within(recorded, 0, from);
        let wanted = united(before.chain(counted));
        let has = |list: &[Vacation], one: &Vacation| list.iter().any(|other| other.from == one.from);
        let void = recorded.iter().filter(|one| !has(&wanted, one));
        let void = void.map(|one| Vacation { until: one.from, ..*one });
        let new = wanted.iter().filter(|one| !recorded.contains(one)).copied();
        void.chain(new).map(|Vacation { from, until }| TableEvent::Vacation { seat, from, until }).collect()
    }
}
