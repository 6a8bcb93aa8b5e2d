//! Heartbeats: pings clients that have been silent, and disconnects those that do not answer.
//!
//! The sockets are checked shard by shard, because a burst of pings to all of them would delay moves.

use super::{Hub, SHARDS, lock};
use base::clock::Moment;
use protocol::ByeCode;
use std::sync::Arc;
use std::time::Duration;

/// How long it takes to check every socket once.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// After this time without a message a client has missed two pings and is disconnected.
const MAX_SILENCE: Duration = Duration::from_secs(65);

impl Hub {
    /// Checks the sockets forever.
    pub async fn run_heartbeat(&self) {
        let step = PING_INTERVAL / u32::try_from(SHARDS).unwrap_or(u32::MAX);
        for shard in (0..SHARDS).cycle() {
            self.clock.sleep(step).await;
            self.check_shard(shard, self.clock.moment());
        }
    }

    fn check_shard(&self, shard: usize, now: Moment) {
        let sockets: Vec<_> = lock(&self.shards[shard]).values().map(Arc::clone).collect();
        for socket in sockets {
            let silent = now.since(socket.last_activity());
            if silent >= MAX_SILENCE {
                socket.end(ByeCode::Silent, None);
            } else if silent >= PING_INTERVAL / 2 {
                socket.ping();
            }
        }
    }
}
