//! Leaving nothing behind in the files of what was removed.

use super::SqliteStore;
use crate::store::StoreError;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Executor as _, Row as _};
use std::time::Duration;
use tokio::time::sleep;

/// Attempts to empty the log, and the pause between two, in which others write: somebody may read from it for long.
const ATTEMPTS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(250);

impl SqliteStore {
    /// Writes the file anew and empties the log. What was removed stays in free pages and in the free parts of others, in
    /// some also where SQLite is told to overwrite it (`secure_delete`): it moves rows without overwriting where they were.
    pub(super) async fn scrub_files(&self) -> Result<(), StoreError> {
        write_anew(&mut *self.write.acquire().await?).await?;
        for _ in 0..ATTEMPTS {
            let mut writer = self.write.acquire().await?;
            let emptied = sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut *writer).await?;
            if emptied.try_get::<i64, _>("busy")? == 0 {
                return Ok(());
            }
            drop(writer);
            sleep(PAUSE).await;
        }
        Err(sqlx::Error::PoolTimedOut.into())
    }
}

async fn write_anew(db: &mut SqliteConnection) -> Result<(), StoreError> {
    // Samples of what is in indexes, from which SQLite plans its work: names are among them. It takes new ones.
    let samples = "select 1 from sqlite_schema where name = 'sqlite_stat4'";
    if sqlx::query(samples).fetch_optional(&mut *db).await?.is_some() {
        db.execute("delete from sqlite_stat4").await?;
    }
    // The copy that is made meanwhile may be larger than memory.
    db.execute("pragma temp_store = file").await?;
    let written = db.execute("vacuum").await;
    db.execute("pragma temp_store = memory").await?;
    written?;
    Ok(())
}
