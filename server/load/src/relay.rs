//! The same load on the plain relay of `examples/relay.rs`, which has no rules and no store: the upper limit of what
//! sockets can do.

use super::error::LoadError;
use super::metrics::{Metrics, SentMove};
use super::room::{Phase, SharedRoom};
use super::socket::{Received, Socket};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// The length of a move in bytes, about that of a move in comparable servers.
const MOVE_BYTES: usize = 204;
const FOREVER: Duration = Duration::from_secs(24 * 60 * 60);

/// A client that sends frames to the relay and receives those of its room.
pub(super) struct RelayClient {
    socket: Socket,
    number: u32,
    plays: bool,
    shared: Arc<SharedRoom>,
    metrics: Arc<Metrics>,
    phase: watch::Receiver<Phase>,
    dice: StdRng,
    sent: u32,
    due: Option<Instant>,
    moving: Option<Instant>,
}

#[derive(Deserialize)]
struct Move {
    by: u32,
    n: u32,
}

impl RelayClient {
    pub(super) fn new(
        socket: Socket,
        number: u32,
        plays: bool,
        shared: Arc<SharedRoom>,
        metrics: &Arc<Metrics>,
        phase: watch::Receiver<Phase>,
    ) -> Self {
        let (metrics, dice) = (Arc::clone(metrics), StdRng::seed_from_u64(u64::from(number)));
        Self { socket, number, plays, shared, metrics, phase, dice, sent: 0, due: None, moving: None }
    }

    pub(super) async fn run(mut self) -> Result<(), LoadError> {
        loop {
            let due = self.due.unwrap_or_else(|| Instant::now() + FOREVER);
            tokio::select! {
                biased;
                received = self.socket.next() => self.handle_message(&received?)?,
                () = sleep_until(due), if self.due.is_some() => {}
                changed = self.phase.changed() => if changed.is_err() { return Ok(()) },
            }
            self.send_move().await?;
        }
    }

    fn handle_message(&mut self, received: &Received) -> Result<(), LoadError> {
        let Move { by, n } = serde_json::from_str(&received.text)?;
        self.shared.record_seen((by, n.into()), self.plays, received.bytes);
        if by == self.number
            && let Some(at) = self.moving.take()
        {
            self.shared.record_ack((by, n.into()), SentMove { at, seen: Instant::now() });
        }
        Ok(())
    }

    async fn send_move(&mut self) -> Result<(), LoadError> {
        let Phase::Playing { since } = *self.phase.borrow_and_update() else { return Ok(()) };
        if !self.plays || self.moving.is_some() {
            return Ok(());
        }
        let due = *self.due.get_or_insert_with(|| self.shared.claim_turn(since));
        if Instant::now() < due {
            return Ok(());
        }
        (self.due, self.moving, self.sent) = (None, Some(due), self.sent + 1);
        self.metrics.record_sent(due);
        let prefix =
            format!(r#"{{"by":{},"n":{},"{:08x}":""#, self.number, self.sent, self.dice.random::<u32>());
        let rest = MOVE_BYTES.saturating_sub(prefix.len() + 2);
        self.socket.send(format!("{prefix}{}\"}}", "x".repeat(rest))).await
    }
}
