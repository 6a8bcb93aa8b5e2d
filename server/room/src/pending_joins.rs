//! Sockets that have seen later steps on another server than this room has. The room checks the store before it shows
//! them anything, so that no client goes back to an earlier state. The store answers after the writes of a server that
//! was killed have been committed or have failed.

use super::{ConnId, Effect, MAX_QUEUED_REQUESTS, RequestKind, Room, WriteState};
use protocol::{RequestId, Since, UserId};
use records::{Lease, Millis};

/// A socket that waits to join.
#[derive(Debug)]
pub(super) struct PendingJoin {
    pub(super) conn: ConnId,
    pub(super) user: Option<UserId>,
    pub(super) request: RequestId,
    pub(super) since: Option<Since>,
    /// Requests that the socket sent while it waits.
    pub(super) requests: Vec<(RequestId, RequestKind)>,
    /// The version in the store, from a check after the socket arrived.
    pub(super) stored_version: Option<u64>,
}

impl PendingJoin {
    /// The latest version that the client has seen.
    fn seen_version(&self) -> u64 {
        self.since.as_ref().map_or(0, |since| since.version)
    }
}

impl Room {
    /// Lets a socket join now, or after a check of the store.
    pub(super) fn join_or_wait(&mut self, pending: PendingJoin, effects: &mut Vec<Effect>) {
        let known = self.record.state.version;
        let seen = pending.seen_version();
        self.pending_joins.retain(|other| other.conn != pending.conn);
        if seen > known && self.lease == Lease::Sole {
            self.log_missing_steps(seen);
        }
        if seen <= known || self.lease == Lease::Sole {
            let PendingJoin { conn, user, request, since, .. } = pending;
            return self.join(conn, user, request, since.as_ref(), effects);
        }
        self.subscribers.remove(&pending.conn);
        self.pending_joins.push(pending);
        effects.push(Effect::CheckStore);
    }

    /// Queues a request of a socket that waits to join. Returns the request if the socket does not wait, or has
    /// queued too many.
    pub(super) fn queue_if_pending(
        &mut self,
        conn: ConnId,
        request: RequestId,
        kind: RequestKind,
    ) -> Option<(RequestId, RequestKind)> {
        match self.pending_joins.iter_mut().find(|pending| pending.conn == conn) {
            Some(pending) if pending.requests.len() < MAX_QUEUED_REQUESTS => {
                pending.requests.push((request, kind));
                None
            }
            _ => Some((request, kind)),
        }
    }

    /// Lets the checked sockets join. The room does this while nothing is being written or loaded, and only when it
    /// has the version that the client has seen, or all that the store holds.
    pub(super) fn complete_pending_joins(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if !matches!(self.write_state, WriteState::Idle) {
            return;
        }
        let known = self.record.state.version;
        let is_answered = |pending: &mut PendingJoin| pending.stored_version.is_some();
        for mut pending in self.pending_joins.extract_if(.., is_answered).collect::<Vec<_>>() {
            let seen = pending.seen_version();
            let stored_version = pending.stored_version.take().unwrap_or_default();
            if known < seen.min(stored_version) {
                // The room has an older version than the store had when it was checked, so a load that began earlier
                // has finished since. Both the check and the load are repeated.
                self.pending_joins.push(pending);
                effects.push(Effect::CheckStore);
                if matches!(self.write_state, WriteState::Idle) {
                    self.reload(effects);
                }
                continue;
            }
            if known < seen {
                self.log_missing_steps(seen);
            }
            let PendingJoin { conn, user, request, since, requests, .. } = pending;
            self.join(conn, user, request, since.as_ref(), effects);
            for (request, kind) in requests {
                self.handle_request(now, conn, request, kind, effects);
            }
        }
    }

    /// Logs that a client claims a later version than the store holds. Either an older copy of the database was
    /// restored, or the claim is false.
    fn log_missing_steps(&self, seen: u64) {
        let (room, stored_version) = (self.head.id, self.record.state.version);
        tracing::info!(%room, seen, stored_version, "a client claims a later version than the store holds; it is sent the stored state");
    }

    /// Removes a socket that waits to join. Returns whether it waited.
    pub(super) fn cancel_pending_join(&mut self, conn: ConnId) -> bool {
        let before = self.pending_joins.len();
        self.pending_joins.retain(|pending| pending.conn != conn);
        self.pending_joins.len() < before
    }
}
