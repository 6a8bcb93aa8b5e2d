//! Which seats have a connected user, and how many spectators there are. All sockets are sent every change: at once
//! in a small room, at most once a second in a large one, where spectators come and go all the time.

use super::frame::{Frame, encode};
use super::{ConnId, Effect, Room};
use games::frame::Viewer;
use protocol::{SeatNumber, ServerMessage};
use records::Millis;
use std::collections::BTreeSet;

/// The time between two presence messages in a large room.
const INTERVAL: Millis = 1_000;

/// The presence that was last sent.
#[derive(Default)]
pub(super) struct Presence {
    sent: PresenceState,
    /// Not all sockets have been sent the present state.
    changed: bool,
    /// The next message waits for [`super::Command::SendPresence`].
    pausing: bool,
}

/// The content of a presence message.
#[derive(Default, PartialEq, Eq)]
struct PresenceState {
    seats: BTreeSet<SeatNumber>,
    watching: usize,
}

impl Room {
    /// Sends a change of presence to all sockets, and the present state in any case to a socket that has just joined.
    pub(super) fn send_presence(&mut self, joined: Option<ConnId>, effects: &mut Vec<Effect>) {
        let present = self.present_now();
        self.presence.changed |= present != self.presence.sent;
        let at_once = !self.presence.pausing || !self.is_large_room();
        if self.presence.changed && at_once {
            self.broadcast_presence(present, effects);
        } else if let Some(joined) = joined {
            effects.push(Effect::send(vec![joined], self.presence_frame(&present)));
        }
    }

    /// Sends the changes of the pause.
    pub(super) fn end_presence_pause(&mut self, effects: &mut Vec<Effect>) {
        self.presence.pausing = false;
        if self.presence.changed {
            self.broadcast_presence(self.present_now(), effects);
        }
    }

    fn broadcast_presence(&mut self, present: PresenceState, effects: &mut Vec<Effect>) {
        if !self.subscribers.is_empty() {
            let to = self.subscribers.keys().copied().collect();
            effects.push(Effect::send(to, self.presence_frame(&present)));
        }
        let pauses = self.is_large_room() && !self.presence.pausing;
        effects.extend(pauses.then_some(Effect::SendPresenceIn(INTERVAL)));
        let pausing = self.presence.pausing || pauses;
        self.presence = Presence { sent: present, changed: false, pausing };
    }

    fn present_now(&self) -> PresenceState {
        let watching =
            self.subscribers.values().filter(|subscriber| subscriber.viewer == Viewer::Spectator).count();
        PresenceState { seats: self.present(), watching: round_down(watching) }
    }

    fn presence_frame(&self, present: &PresenceState) -> Frame {
        encode(&ServerMessage::Presence {
            room: self.head.id,
            seats: present.seats.iter().copied().collect(),
            watching: u32::try_from(present.watching).unwrap_or(u32::MAX),
        })
    }
}

/// Rounds a number down to two significant digits, so that one more spectator in a large audience causes no message
/// to thousands of sockets.
fn round_down(number: usize) -> usize {
    let mut unit = 1;
    while number / unit >= 100 {
        unit *= 10;
    }
    number / unit * unit
}

#[cfg(test)]
mod tests {
    use super::round_down;

    #[test]
    fn numbers_are_rounded_down_to_two_significant_digits() {
        assert_eq!(
            [0, 7, 99, 100, 109, 110, 999, 1_000, 12_345].map(round_down),
            [0, 7, 99, 100, 100, 110, 990, 1_000, 12_000]
        );
    }
}
