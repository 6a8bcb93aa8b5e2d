//! The requests that wait to be planned. However long a step takes to be written, only so many do.

use super::{MOST_QUEUED, Origin, Request};
use std::collections::VecDeque;

/// Requests in the order in which they will be planned.
#[derive(Default)]
pub(super) struct Queue(VecDeque<Request>);

impl Queue {
    /// Whether too many people's requests wait to take another one in.
    pub(super) fn is_full(&self) -> bool {
        self.waiting(false) >= MOST_QUEUED
    }

    /// Takes somebody's request in behind all others.
    pub(super) fn take_in(&mut self, request: Request) {
        self.0.push_back(request);
    }

    /// Takes in what the room itself wants, in the place of an earlier request that this one makes obsolete: one new
    /// name waits for each person, one decision for each bot, and one look at the clock. They take no place from
    /// people's requests. Says whether there was room.
    pub(super) fn replace(&mut self, request: Request) -> bool {
        if let Some(other) = self.0.iter_mut().rfind(|other| other.origin.is_obsolete_after(&request.origin))
        {
            *other = request;
            return true;
        }
        let has_room = self.waiting(true) < MOST_QUEUED;
        if has_room {
            self.0.push_back(request);
        }
        has_room
    }

    /// How many requests of the room's own wait, or how many of people's.
    fn waiting(&self, own: bool) -> usize {
        self.0.iter().filter(|request| request.origin.is_rooms_own() == own).count()
    }

    /// Puts a request back that was taken out, before all others.
    pub(super) fn put_back(&mut self, request: Request) {
        self.0.push_front(request);
    }

    pub(super) fn first(&self) -> Option<&Request> {
        self.0.front()
    }

    pub(super) fn take_first(&mut self) -> Option<Request> {
        self.0.pop_front()
    }

    pub(super) fn take_all(&mut self) -> impl Iterator<Item = Request> + use<> {
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
    fn is_rooms_own(&self) -> bool {
        !matches!(self, Self::Person(..))
    }

    /// Whether a later request of the room itself says all that is still true of this one.
    fn is_obsolete_after(&self, later: &Self) -> bool {
        match (self, later) {
            (Self::Renamed(person), Self::Renamed(later)) => person.user == later.user,
            (Self::Bot { seat, .. }, Self::Bot { seat: later, .. }) => seat == later,
            (Self::Clock, Self::Clock) => true,
            _ => false,
        }
    }
}
