//! Shows what the host announces on all open pages: to each new socket with its welcome, and to all when it changes.

use super::{Connection, Hub, lock};
use protocol::{Announcement, PROTOCOL, ServerMessage};
use std::sync::{Arc, Mutex};
use store::Millis;

/// What the host announces.
#[derive(Debug, Default)]
pub(super) struct Announcements(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// All that are not over, those that are shown later included.
    scheduled: Vec<Announcement>,
    /// Those that were shown last.
    shown: Vec<Announcement>,
}

impl Hub {
    /// Accepts the hello of a socket. From then on it hears of announcements.
    pub fn welcome(&self, socket: &Connection, build: String) {
        // The lock keeps a change from getting to the socket before its welcome, or not at all.
        let state = lock(&self.announcements.0);
        socket.set_welcomed();
        let (now, announcements) = (self.clock.now(), state.shown.clone());
        socket.send(&room::encode(&ServerMessage::Welcome { protocol: PROTOCOL, build, now, announcements }));
    }

    /// Replaces all announcements.
    pub fn schedule_announcements(&self, scheduled: Vec<Announcement>) {
        lock(&self.announcements.0).scheduled = scheduled;
        self.show_announcements();
    }

    /// Tells all sockets what is announced now, if that has changed. Called often, because announcements begin and end.
    pub fn show_announcements(&self) {
        let mut state = lock(&self.announcements.0);
        let now = self.clock.now();
        let shown: Vec<Announcement> =
            state.scheduled.iter().filter(|one| is_shown(one, now)).cloned().collect();
        if state.shown == shown {
            return;
        }
        let frame = room::encode(&ServerMessage::Announced { announcements: shown.clone() });
        state.shown = shown;
        for shard in &self.shards {
            let sockets: Vec<Arc<Connection>> = lock(shard).values().cloned().collect();
            for socket in sockets.iter().filter(|socket| socket.is_welcomed()) {
                Arc::as_ref(socket).send(&frame);
            }
        }
    }
}

fn is_shown(announcement: &Announcement, now: Millis) -> bool {
    announcement.from <= now && now < announcement.until
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::clock::ManualClock;
    use protocol::{Announced, AnnouncementId};
    use std::slice;
    use std::time::Duration;
    use uuid::Uuid;

    fn announcement(from: Millis, until: Millis) -> Announcement {
        let says = Announced::Text { text: "Cake".to_owned() };
        Announcement { id: AnnouncementId(Uuid::now_v7()), says, from, until }
    }

    #[test]
    fn an_announcement_begins_and_ends_by_itself() {
        let clock = ManualClock::new(1_000);
        let hub = Hub::new(clock.clock());
        let (now, later) = (announcement(0, 2_000), announcement(1_500, 3_000));
        hub.schedule_announcements(vec![now.clone(), later.clone()]);
        let shown = || {
            hub.show_announcements();
            lock(&hub.announcements.0).shown.clone()
        };
        assert_eq!(shown(), slice::from_ref(&now));
        clock.advance(Duration::from_millis(500));
        assert_eq!(shown(), [now, later.clone()]);
        clock.advance(Duration::from_millis(500));
        assert_eq!(shown(), [later]);
        clock.advance(Duration::from_secs(1));
        assert_eq!(shown(), []);
    }
}
