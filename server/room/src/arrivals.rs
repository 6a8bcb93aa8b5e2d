//! Who comes from another server with more than this one knows: the store is asked before they are shown anything, so
//! that nobody is taken back to what they have seen already.

use super::{ConnId, Effect, MOST_QUEUED, Person, Room, Wish, Work};
use crate::stored::{Lease, Millis};
use protocol::{RequestId, Since};

/// A socket that waits to be shown the room.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) conn: ConnId,
    pub(super) person: Option<Person>,
    pub(super) request: RequestId,
    pub(super) since: Option<Since>,
    /// What it asked for meanwhile.
    pub(super) asked: Vec<(RequestId, Wish)>,
    /// The version that the store holds: it was asked after they came.
    pub(super) held: Option<u64>,
}

impl Arrival {
    /// The latest version that they have seen.
    fn seen(&self) -> u64 {
        self.since.as_ref().map_or(0, |since| since.version)
    }
}

impl Room {
    /// Shows the room to a socket, now or when the store was asked.
    pub(super) fn arrive(&mut self, arrival: Arrival, effects: &mut Vec<Effect>) {
        let known = self.record.now.version;
        let seen = arrival.seen();
        self.arriving.retain(|other| other.conn != arrival.conn);
        if seen > known && self.lease == Lease::Sole {
            self.note_that_less_is_held(seen);
        }
        if seen <= known || self.lease == Lease::Sole {
            let Arrival { conn, person, request, since, .. } = arrival;
            return self.join(conn, person, request, since.as_ref(), effects);
        }
        self.members.remove(&arrival.conn);
        self.arriving.push(arrival);
        effects.push(Effect::Listen);
    }

    /// Keeps what a socket asks for that is not shown the room yet; gives it back if there is no such socket.
    pub(super) fn ask_later(
        &mut self,
        conn: ConnId,
        request: RequestId,
        wish: Wish,
    ) -> Option<(RequestId, Wish)> {
        match self.arriving.iter_mut().find(|arrival| arrival.conn == conn) {
            Some(arrival) if arrival.asked.len() < MOST_QUEUED => {
                arrival.asked.push((request, wish));
                None
            }
            _ => Some((request, wish)),
        }
    }

    /// Shows the room to those for whom the store was asked, once nothing is being written or read and the room knows
    /// what they have seen, as far as the store holds it.
    pub(super) fn admit(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if !matches!(self.work, Work::Free) {
            return;
        }
        let known = self.record.now.version;
        let is_answered = |arrival: &mut Arrival| arrival.held.is_some();
        for mut arrival in self.arriving.extract_if(.., is_answered).collect::<Vec<_>>() {
            let seen = arrival.seen();
            let held = arrival.held.take().unwrap_or_default();
            if known < seen.min(held) {
                // It was read before they came what the room knows. It is read anew, and so is what there is to know.
                self.arriving.push(arrival);
                effects.push(Effect::Listen);
                if matches!(self.work, Work::Free) {
                    self.reload(effects);
                }
                continue;
            }
            if known < seen {
                self.note_that_less_is_held(seen);
            }
            let Arrival { conn, person, request, since, asked, .. } = arrival;
            self.join(conn, person, request, since.as_ref(), effects);
            for (request, wish) in asked {
                self.ask(now, conn, request, wish, effects);
            }
        }
    }

    /// Somebody says that they have seen more than there is: an older copy of the database was put in place, or it is
    /// not true.
    fn note_that_less_is_held(&self, seen: u64) {
        let (room, held) = (self.head.id, self.record.now.version);
        tracing::info!(%room, seen, held, "somebody has seen more than the store holds, and is shown what there is");
    }

    /// Forgets a socket that was not shown the room yet; whether there was one.
    pub(super) fn turn_back(&mut self, conn: ConnId) -> bool {
        let before = self.arriving.len();
        self.arriving.retain(|arrival| arrival.conn != conn);
        self.arriving.len() < before
    }
}
