//! Who of the seats is connected, and how many watch. Everybody in the room is told when that changes: at once in a small
//! room, at most once a second in a large one, where people come and go all the time.

use super::frame::{Frame, encode};
use super::{ConnId, Effect, Room};
use crate::stored::Millis;
use games::frame::Viewer;
use protocol::{SeatNumber, ServerMessage};
use std::collections::BTreeSet;

/// The time between two tellings in a larger room.
const PAUSE: Millis = 1_000;

/// What was told of who is there.
#[derive(Default)]
pub(super) struct Presence {
    told: Present,
    /// It has been otherwise since, so that not everybody knows the same.
    changed: bool,
    /// The next telling waits for [`super::Command::TellPresence`].
    pausing: bool,
}

/// Who is there.
#[derive(Default, PartialEq, Eq)]
struct Present {
    seats: BTreeSet<SeatNumber>,
    watching: usize,
}

impl Room {
    /// Tells who is there where that is news: to everybody, and in any case to a socket that just came.
    pub(super) fn tell_presence(&mut self, comer: Option<ConnId>, effects: &mut Vec<Effect>) {
        let present = self.present_now();
        self.presence.changed |= present != self.presence.told;
        let at_once = !self.presence.pausing || !self.is_crowded();
        if self.presence.changed && at_once {
            self.tell_everybody(present, effects);
        } else if let Some(comer) = comer {
            effects.push(Effect::send(vec![comer], self.presence_frame(&present)));
        }
    }

    /// Tells what changed during a pause.
    pub(super) fn end_presence_pause(&mut self, effects: &mut Vec<Effect>) {
        self.presence.pausing = false;
        if self.presence.changed {
            self.tell_everybody(self.present_now(), effects);
        }
    }

    fn tell_everybody(&mut self, present: Present, effects: &mut Vec<Effect>) {
        if !self.members.is_empty() {
            let to = self.members.keys().copied().collect();
            effects.push(Effect::send(to, self.presence_frame(&present)));
        }
        let pauses = self.is_crowded() && !self.presence.pausing;
        effects.extend(pauses.then_some(Effect::TellPresenceIn(PAUSE)));
        let pausing = self.presence.pausing || pauses;
        self.presence = Presence { told: present, changed: false, pausing };
    }

    fn present_now(&self) -> Present {
        let watching = self.members.values().filter(|member| member.viewer == Viewer::Spectator).count();
        Present { seats: self.present(), watching: about(watching) }
    }

    fn presence_frame(&self, present: &Present) -> Frame {
        encode(&ServerMessage::Presence {
            room: self.head.id,
            seats: present.seats.iter().copied().collect(),
            watching: u32::try_from(present.watching).unwrap_or(u32::MAX),
        })
    }
}

/// The first two digits of a number and zeros for the others: one more in a crowd is no news to a thousand sockets.
fn about(number: usize) -> usize {
    let mut unit = 1;
    while number / unit >= 100 {
        unit *= 10;
    }
    number / unit * unit
}

#[cfg(test)]
mod tests {
    use super::about;

    #[test]
    fn large_numbers_are_told_by_their_first_two_digits() {
        assert_eq!(
            [0, 7, 99, 100, 109, 110, 999, 1_000, 12_345].map(about),
            [0, 7, 99, 100, 100, 110, 990, 1_000, 12_000]
        );
    }
}
