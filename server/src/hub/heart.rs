//! Heartbeats: whoever has been silent is asked for a sign of life, and cut off when none comes.
//!
//! One part of the sockets after the other, never all at once: a burst of pings would delay everybody's moves.

use super::{Hub, PARTS, lock};
use crate::clock::Moment;
use protocol::ByeCode;
use std::sync::Arc;
use std::time::Duration;

/// How long it takes to look after every socket once.
const ROUND: Duration = Duration::from_secs(25);
/// A socket silent for so long has missed two questions: nobody is there.
const MOST_SILENCE: Duration = Duration::from_secs(65);

impl Hub {
    /// Looks after the sockets for ever.
    pub async fn beat(&self) {
        let step = ROUND / u32::try_from(PARTS).unwrap_or(u32::MAX);
        for part in (0..PARTS).cycle() {
            self.clock.sleep(step).await;
            self.look_after(part, self.clock.moment());
        }
    }

    fn look_after(&self, part: usize, now: Moment) {
        let sockets: Vec<_> = lock(&self.parts[part]).values().map(Arc::clone).collect();
        for socket in sockets {
            let silent = now.since(socket.heard());
            if silent >= MOST_SILENCE {
                socket.end(ByeCode::Silent, None);
            } else if silent >= ROUND / 2 {
                socket.ping();
            }
        }
    }
}
