//! The bounded queue of requests that wait to be planned.

use super::{MAX_QUEUED_REQUESTS, Origin, Request};
use protocol::UserId;
use std::collections::VecDeque;

/// Requests in the order in which they will be planned.
#[derive(Default)]
pub(super) struct Queue(VecDeque<Request>);

impl Queue {
    /// Whether the limit of requests of users is reached.
    pub(super) fn is_full(&self) -> bool {
        self.count(false) >= MAX_QUEUED_REQUESTS
    }

    /// Adds a request of a user at the end.
    pub(super) fn push(&mut self, request: Request) {
        self.0.push_back(request);
    }

    /// Adds a request of the room itself or of a bot. It replaces an earlier one that it makes obsolete, so at most
    /// one decision for each bot and one check of the clock wait. These requests do not
    /// count towards the limit of users' requests. Returns `false` if there was no space.
    pub(super) fn push_or_replace(&mut self, request: Request) -> bool {
        if let Some(other) = self.0.iter_mut().rfind(|other| other.origin.is_replaced_by(&request.origin)) {
            *other = request;
            return true;
        }
        let has_room = self.count(true) < MAX_QUEUED_REQUESTS;
        if has_room {
            self.0.push_back(request);
        }
        has_room
    }

    /// How many requests of the room itself and of bots wait, or how many of users.
    fn count(&self, internal: bool) -> usize {
        self.0.iter().filter(|request| request.origin.is_internal() == internal).count()
    }

    /// Puts back a request that was taken out, at the front.
    pub(super) fn push_front(&mut self, request: Request) {
        self.0.push_front(request);
    }

    /// A user has become another one, who waits for the answers now.
    pub(super) fn replace_user(&mut self, before: UserId, now: UserId) {
        for request in &mut self.0 {
            if let Origin::User(user, _) = &mut request.origin
                && *user == before
            {
                *user = now;
            }
        }
    }

    pub(super) fn first(&self) -> Option<&Request> {
        self.0.front()
    }

    pub(super) fn pop_first(&mut self) -> Option<Request> {
        self.0.pop_front()
    }

    pub(super) fn drain_all(&mut self) -> impl Iterator<Item = Request> + use<> {
        std::mem::take(&mut self.0).into_iter()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Origin {
    fn is_internal(&self) -> bool {
        !matches!(self, Self::User(..))
    }

    /// Whether a later request of the same kind replaces this one.
    fn is_replaced_by(&self, later: &Self) -> bool {
        match (self, later) {
            (Self::Bot { seat, .. }, Self::Bot { seat: later, .. }) => seat == later,
            (Self::TimeCheck, Self::TimeCheck) => true,
            _ => false,
        }
    }
}
