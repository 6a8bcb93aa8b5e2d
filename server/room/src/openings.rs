//! When the users of the seats last had the table open.
//!
//! The store keeps it, so that what nobody comes back to can be deleted or leave the lists. Before the start, a host who
//! stays away hands the table to a player who does not.

use super::plan::request_id;
use super::table::without_user;
use super::{Effect, Origin, Request, Room, WriteState};
use protocol::{TableEvent, TableStatus, UserId};
use records::{Millis, Openings, RecordedTableEvent};

/// How old a recorded opening may be while the user has the table open.
const RESOLUTION: Millis = 3_600_000;
/// How long the host may stay away before another player becomes the host.
const HOST_MAY_BE_AWAY: Millis = 2 * 86_400_000;

impl Room {
    /// Takes in when users last had the table open, as it is stored.
    pub fn set_openings(&mut self, openings: Openings) {
        self.openings = openings;
    }

    /// Records for the users connected to this server that they have the table open.
    pub(super) fn note_openings(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        for user in self.users_at(self.present_here()) {
            let recorded = self.openings.entry(user).or_default();
            if *recorded + RESOLUTION <= now {
                *recorded = now;
                effects.push(Effect::RecordOpening(user));
            }
        }
    }

    /// Remembers that users connected to other servers have the table open. Those servers record it.
    pub(super) fn note_openings_elsewhere(&mut self, now: Millis) {
        for user in self.users_at(self.present_elsewhere.clone()) {
            self.openings.insert(user, now);
        }
    }

    /// Queues a step that makes another player the host, if the host has stayed away.
    pub(super) fn queue_new_host(&mut self, now: Millis) {
        if matches!(self.write_state, WriteState::Idle) && self.new_host(now).is_some() {
            let id = request_id(format!("host-{}", self.record.state.version));
            self.queue.push_or_replace(Request::new(None, Origin::TimeCheck, id));
        }
    }

    /// The event that makes another player the host: of those who have not stayed away, who has been seated longest.
    pub(super) fn new_host(&self, now: Millis) -> Option<RecordedTableEvent> {
        let table = &self.record.state.table;
        if table.status != TableStatus::Gathering {
            return None;
        }
        let present = self.present();
        let stays_away = |user: UserId| {
            let is_present = table.seat_of(user).is_some_and(|seat| present.contains(&seat));
            !is_present && self.openings.get(&user).is_some_and(|opened| opened + HOST_MAY_BE_AWAY <= now)
        };
        let mut users = table.in_order_of_arrival();
        let host = users.next()?;
        let next = users.find(|&user| !stays_away(user)).filter(|_| stays_away(host))?;
        table.seat_of(next).map(|seat| without_user(TableEvent::HostChanged { seat }))
    }
}
