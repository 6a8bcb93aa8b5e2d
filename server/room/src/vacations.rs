//! Records the vacations of players with the match, so that its clocks follow from its steps alone.

use super::plan::request_id;
use super::table::{Recorded, without_user};
use super::{Origin, Request, Room, WriteState};
use crate::stored::Millis;
use protocol::{SeatNumber, TableEvent, TableStatus, UserId, Vacation};

impl Room {
    /// Queues a step if the vacation of a player has changed since it was recorded. Steps of other servers are no reason
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
            self.queue.push_or_replace(Request::new(None, Origin::DeadlineCheck, id));
        }
    }

    /// What has to be recorded so that the vacations of the table are those of its players.
    pub(super) fn vacation_events(&self, now: Millis) -> Vec<Recorded> {
        let table = &self.record.state.table;
        let is_running = table.status == TableStatus::Running && table.observes_vacations();
        if !is_running || !self.people.vacations_changed {
            return Vec::new();
        }
        let users = (0..).zip(&table.seats).filter_map(|(seat, assignment)| Some((seat, assignment.user()?)));
        let known = users.filter(|(_, user)| self.people.has(*user));
        known.flat_map(|(seat, user)| self.vacation_events_of(seat, user, now)).map(without_user).collect()
    }

    fn vacation_events_of(&self, seat: SeatNumber, user: UserId, now: Millis) -> Vec<TableEvent> {
        let recorded = self.record.state.table.vacations_of(seat);
        let present = self.people.vacation(user);
        // A vacation that was cancelled has gained no time, and one that was cut short gains none from now on.
        let is_void =
            |one: &&Vacation| one.until > now && present.is_none_or(|present| present.from != one.from);
        let mut events: Vec<TableEvent> = recorded
            .iter()
            .filter(is_void)
            .map(|one| TableEvent::Vacation { seat, from: one.from, until: one.from.max(now) })
            .collect();
        // One that was over before the present decision changes no clock.
        let since = self.record.state.clocks.get(usize::from(seat)).and_then(|clock| clock.running_since());
        let counts = |one: &Vacation| one.until > since.map_or(now, |since| since.min(now));
        let is_new = |one: &Vacation| {
            let earlier = recorded.iter().find(|earlier| earlier.from == one.from);
            earlier.map_or_else(|| counts(one), |earlier| earlier.until != one.until)
        };
        if let Some(Vacation { from, until }) = present.filter(is_new) {
            events.push(TableEvent::Vacation { seat, from, until });
        }
        events
    }
}
