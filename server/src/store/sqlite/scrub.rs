//! Removes the remains of deleted data from the database files.

use super::SqliteStore;
use crate::store::StoreError;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Executor as _, Row as _};
use std::time::Duration;
use tokio::time::sleep;

/// Attempts to empty the write-ahead log, and the pause between two attempts, in which others may write. A long read
/// transaction can prevent it.
const ATTEMPTS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(250);

/// The largest mark of an unscrubbed file: `pragma user_version` has 32 bits.
const MAX_MARK: i64 = i32::MAX as i64;

impl SqliteStore {
    /// Rewrites the file and empties the write-ahead log. Deleted data stays in free pages and in the free parts of
    /// other pages, sometimes even with `secure_delete`, because SQLite moves rows without overwriting their old
    /// place.
    pub(super) async fn scrub_files(&self) -> Result<(), StoreError> {
        scrub(&self.write).await
    }
}

/// Marks the file as containing data that is deleted in this transaction, until it is scrubbed.
pub(super) async fn mark_unscrubbed(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let mark = unscrubbed_mark(db).await?;
    // Each mark differs from the previous one, so that a scrub that had already begun does not clear it.
    set_unscrubbed_mark(db, mark % MAX_MARK + 1).await
}

/// Scrubs the files of a store that is being opened, if the last server was killed before it did.
pub(super) async fn scrub_if_marked(writer: &SqlitePool) -> Result<(), StoreError> {
    if unscrubbed_mark(&mut *writer.acquire().await?).await? == 0 {
        return Ok(());
    }
    tracing::info!("rewriting the database files, because they may contain deleted data");
    scrub(writer).await
}

async fn scrub(writer: &SqlitePool) -> Result<(), StoreError> {
    let mut db = writer.acquire().await?;
    let mark = unscrubbed_mark(&mut db).await?;
    rewrite(&mut db).await?;
    drop(db);
    for _ in 0..ATTEMPTS {
        let mut db = writer.acquire().await?;
        let emptied = sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut *db).await?;
        if emptied.try_get::<i64, _>("busy")? == 0 {
            if unscrubbed_mark(&mut db).await? == mark {
                set_unscrubbed_mark(&mut db, 0).await?;
            }
            return Ok(());
        }
        drop(db);
        sleep(PAUSE).await;
    }
    Err(sqlx::Error::PoolTimedOut.into())
}

/// The mark of a file that may contain deleted data, or 0. SQLite keeps it in the header of the file.
async fn unscrubbed_mark(db: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sqlx::query("pragma user_version").fetch_one(db).await?.try_get(0)?)
}

async fn set_unscrubbed_mark(db: &mut SqliteConnection, mark: i64) -> Result<(), StoreError> {
    db.execute(AssertSqlSafe(format!("pragma user_version = {mark}"))).await?;
    Ok(())
}

async fn rewrite(db: &mut SqliteConnection) -> Result<(), StoreError> {
    // The query planner's samples of index content contain names. SQLite collects new ones.
    let samples = "select 1 from sqlite_schema where name = 'sqlite_stat4'";
    if sqlx::query(samples).fetch_optional(&mut *db).await?.is_some() {
        db.execute("delete from sqlite_stat4").await?;
    }
    // The temporary copy may be larger than memory.
    db.execute("pragma temp_store = file").await?;
    let written = db.execute("vacuum").await;
    db.execute("pragma temp_store = memory").await?;
    written?;
    Ok(())
}
