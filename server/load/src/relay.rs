//! The same play with the bare relay of `examples/relay.rs`: no rules, no store, the limit of what sockets can do.

use super::LoadError;
use super::party::{Party, Sent};
use super::setup::Phase;
use super::socket::{Heard, Socket};
use super::tally::Tally;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// What a move takes, as a document of Rodada's peers would.
const MOVE_BYTES: usize = 204;
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// Somebody who sends frames and hears those of the room.
pub(super) struct Echo {
    socket: Socket,
    number: u32,
    plays: bool,
    party: Arc<Party>,
    tally: Arc<Tally>,
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

impl Echo {
    pub(super) fn new(
        socket: Socket,
        number: u32,
        plays: bool,
        party: Arc<Party>,
        tally: &Arc<Tally>,
        phase: watch::Receiver<Phase>,
    ) -> Self {
        let (tally, dice) = (Arc::clone(tally), StdRng::seed_from_u64(u64::from(number)));
        Self { socket, number, plays, party, tally, phase, dice, sent: 0, due: None, moving: None }
    }

    pub(super) async fn run(mut self) -> Result<(), LoadError> {
        loop {
            let due = self.due.unwrap_or_else(|| Instant::now() + LONG);
            tokio::select! {
                biased;
                heard = self.socket.next() => self.hear(&heard?)?,
                () = sleep_until(due), if self.due.is_some() => {}
                changed = self.phase.changed() => if changed.is_err() { return Ok(()) },
            }
            self.go_on().await?;
        }
    }

    fn hear(&mut self, heard: &Heard) -> Result<(), LoadError> {
        let Move { by, n } = serde_json::from_str(&heard.text)?;
        self.party.saw((by, n.into()), self.plays, heard.bytes);
        if by == self.number
            && let Some(at) = self.moving.take()
        {
            self.party.acknowledged((by, n.into()), Sent { at, seen: Instant::now() });
        }
        Ok(())
    }

    async fn go_on(&mut self) -> Result<(), LoadError> {
        let Phase::Playing { since } = *self.phase.borrow_and_update() else { return Ok(()) };
        if !self.plays || self.moving.is_some() {
            return Ok(());
        }
        let due = *self.due.get_or_insert_with(|| self.party.claim(since));
        if Instant::now() < due {
            return Ok(());
        }
        (self.due, self.moving, self.sent) = (None, Some(due), self.sent + 1);
        self.tally.begun(due);
        let head =
            format!(r#"{{"by":{},"n":{},"{:08x}":""#, self.number, self.sent, self.dice.random::<u32>());
        let rest = MOVE_BYTES.saturating_sub(head.len() + 2);
        self.socket.send(format!("{head}{}\"}}", "x".repeat(rest))).await
    }
}
