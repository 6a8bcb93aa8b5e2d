//! What of a room is being written.

use super::Request;
use super::record::Draft;
use std::collections::VecDeque;

/// Whether the room can plan steps.
pub(super) enum WriteState {
    /// Nothing is in flight.
    Idle,
    Writing(Writing),
    /// The match is being loaded again from the store.
    Reloading,
}

/// The steps that are being written, oldest first. Each is planned on the one before it.
#[derive(Default)]
pub(super) struct Writing {
    pub(super) steps: VecDeque<InFlight>,
    /// Requests whose steps are not written, or may not be. Once one step is lost, all later ones are lost, too.
    pub(super) lost: Vec<Request>,
}

pub(super) struct InFlight {
    pub(super) request: Request,
    pub(super) draft: Draft,
    /// Copies of the same request that arrived while the step was in flight.
    pub(super) duplicates: VecDeque<Request>,
}
