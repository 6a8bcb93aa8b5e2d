//! What goes on behind the moves: headers follow the journal, its steps get into the records of their matches, and the
//! log of the database gets into its file.

use super::SqliteStore;
use crate::store::StoreError;
use std::time::Duration;
use tokio::time::{Instant, interval};

/// How often headers are brought up to date.
const HEADERS: Duration = Duration::from_secs(1);
/// How long steps stay in the journal at least, unless there are too many: the more of a match go into its record
/// together, the cheaper.
const STEPS: Duration = Duration::from_secs(10);
/// So many are too many.
const MOST_STEPS: usize = 10_000;
/// The log is written into the file when it has grown to so many bytes.
const LOG: u64 = 16 << 20;

impl SqliteStore {
    /// Keeps records, headers and the file up to date, for ever.
    pub(super) async fn keep_up_to_date(&self) {
        let (mut ticks, mut moved) = (interval(HEADERS), Instant::now());
        loop {
            ticks.tick().await;
            let due = moved.elapsed() >= STEPS || self.journal.length() >= MOST_STEPS;
            if due {
                moved = Instant::now();
            }
            if let Err(error) = self.keep_up(due).await {
                // It is tried again, and moves that cannot be written say so louder.
                tracing::warn!(%error, "the journal was not moved");
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

    /// Writes the log into the file: most of it beside the moves, and the rest in turn, so that the log begins anew.
    async fn checkpoint(&self) -> Result<(), StoreError> {
        const CHECKPOINT: &str = "pragma wal_checkpoint(passive)";
        sqlx::query(CHECKPOINT).execute(&self.checkpointer).await?;
        sqlx::query(CHECKPOINT).execute(&self.write).await?;
        Ok(())
    }
}
