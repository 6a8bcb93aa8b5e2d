//! The background writes of the SQLite store: updates headers, moves journal entries into the records of their
//! matches, and checkpoints the write-ahead log.

use super::SqliteStore;
use crate::{News, StoreError};
use base::stopwatch::Stopwatch;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::interval;

/// How often headers are updated.
const HEADERS: Duration = Duration::from_secs(1);
/// How often steps are moved out of the journal, unless there are too many. The more steps of a match move together,
/// the less it costs.
const STEPS: Duration = Duration::from_secs(10);
/// Number of entries in the journal at which it is moved earlier.
const MAX_STEPS: usize = 10_000;
/// Size of the write-ahead log in bytes at which it is checkpointed.
const LOG: u64 = 16 << 20;

impl SqliteStore {
    /// Does nothing: no other server can use the file.
    pub(super) async fn hear_news(&self, receiver: mpsc::Sender<News>) {
        receiver.closed().await;
    }

    /// Runs the background writes. Never returns.
    pub(super) async fn keep_up_to_date(&self) {
        let (mut ticks, mut moved) = (interval(HEADERS), Stopwatch::start());
        loop {
            ticks.tick().await;
            let due = moved.elapsed() >= STEPS || self.journal.length() >= MAX_STEPS;
            if due {
                moved = Stopwatch::start();
            }
            if let Err(error) = self.keep_up(due).await {
                // It is tried again at the next tick. If moves cannot be written either, that is logged as an error.
                tracing::warn!(%error, "cannot move the journal; will try again");
            }
        }
    }

    async fn keep_up(&self, steps: bool) -> Result<(), StoreError> {
        self.write_headers().await?;
        if steps && self.journal.length() > 0 {
            self.write_records().await?;
        }
        if std::fs::metadata(&self.log).is_ok_and(|log| log.len() > LOG) {
            self.checkpoint().await?;
        }
        Ok(())
    }

    /// Checkpoints the log: most of it on a connection of its own, beside the moves, and the rest on the writing
    /// connection, so that the log can restart.
    pub(super) async fn checkpoint(&self) -> Result<(), StoreError> {
        const CHECKPOINT: &str = "pragma wal_checkpoint(passive)";
        sqlx::query(CHECKPOINT).execute(&self.checkpointer).await?;
        sqlx::query(CHECKPOINT).execute(&self.write).await?;
        Ok(())
    }
}
