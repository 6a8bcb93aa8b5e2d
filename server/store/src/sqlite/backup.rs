//! Backups of the database file while the server runs. A backup contains everything acknowledged before it started, and
//! has been read whole before it gets its name.
//!
//! The write-ahead log is checkpointed into the file, and a reader is held on that state. While it is held, SQLite
//! writes nothing more into the file: new commits stay in the log, and the file can be copied byte by byte. SQLite's
//! own methods take several times as long (`VACUUM INTO`) or start again with every commit (the backup API, a few
//! pages at a time).

use super::check::check;
use super::sql::within_turn_timeout;
use super::{SqliteStore, check_owner, lock, name_file};
use crate::backup::{BackupError, Progress};
use crate::partial::Partial;
use crate::{StoreError, without_log};
use base::tasks;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// Bytes that are read at a time.
const CHUNK: usize = 1 << 20;
/// Bytes after which the copy is flushed to the disk. A commit waits for no more than this.
const FLUSH_EVERY: u64 = 8 << 20;
/// Attempts to find a moment in which no reader uses an older state, and the pause between two attempts.
const ATTEMPTS: u32 = 200;
const PAUSE: Duration = Duration::from_millis(50);
const CHECKPOINT: &str = "pragma wal_checkpoint(passive)";

impl SqliteStore {
    /// Writes a copy while the server runs. Returns its length in bytes.
    pub(super) async fn write_backup(
        &self,
        to: &Path,
        progress_sender: &watch::Sender<Progress>,
    ) -> Result<u64, BackupError> {
        let file = self.file.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let file = file.ok_or(sqlx::Error::PoolClosed)?;
        let target = Partial::create(to)?;
        let mut reader = self.checkpointer.connect_options().connect().await?;
        // Checkpoint most of the log before the writing connection is taken.
        sqlx::query(CHECKPOINT).execute(&self.checkpointer).await?;
        let mut attempts = 0;
        let bytes = loop {
            let mut turn = within_turn_timeout(self.write.acquire()).await?;
            if let Some(bytes) = hold_file(&mut turn, &mut reader).await? {
                break bytes;
            }
            drop(turn);
            attempts += 1;
            if attempts == ATTEMPTS {
                return Err(BackupError::Busy);
            }
            sleep(PAUSE).await;
        };
        let filled = fill(target, file, bytes, progress_sender).await;
        // The open reader kept the file unchanged until here.
        reader.close().await?;
        keep_checked(filled?).await?;
        Ok(bytes)
    }
}

/// Writes a copy of a database that no server has open, without migrating it.
pub(crate) async fn back_up_file(
    database: &Path,
    to: &Path,
    progress_sender: &watch::Sender<Progress>,
) -> Result<u64, BackupError> {
    let lock = lock::take(database).await?;
    check_owner(database).await.map_err(|error| name_file(error, database))?;
    let target = Partial::create(to)?;
    // Must stay open until all connections are closed: closing any handle of a file releases the POSIX locks that the
    // process holds on it.
    let file = Arc::new(File::open(database).map_err(BackupError::Read)?);
    let options = SqliteConnectOptions::new().filename(database).journal_mode(SqliteJournalMode::Wal);
    let options = without_log(options);
    let (mut writer, mut reader) = (options.connect().await?, options.connect().await?);
    let held = hold_file(&mut writer, &mut reader).await?;
    let bytes = held.ok_or(BackupError::Busy)?;
    let filled = fill(target, Arc::clone(&file), bytes, progress_sender).await;
    reader.close().await?;
    writer.close().await?;
    lock.release();
    keep_checked(filled?).await?;
    Ok(bytes)
}

/// Starts a read transaction that keeps the file unchanged, provided the file contains everything written so far.
/// Returns the length of the file. Returns `None` and holds nothing if a part is in the write-ahead log only.
async fn hold_file(
    writer: &mut SqliteConnection,
    reader: &mut SqliteConnection,
) -> Result<Option<u64>, StoreError> {
    sqlx::query(CHECKPOINT).execute(&mut *writer).await?;
    sqlx::query("begin").execute(&mut *reader).await?;
    let length = "
        select page_count * page_size as bytes, (select count(*) from sqlite_schema)
        from pragma_page_count, pragma_page_size";
    let bytes: i64 = sqlx::query(length).fetch_one(&mut *reader).await?.try_get("bytes")?;
    // From now on nothing newer than the reader's state is copied into the file. So if the log is completely copied,
    // it held nothing newer.
    let row = sqlx::query(CHECKPOINT).fetch_one(&mut *writer).await?;
    let (log, moved): (i64, i64) = (row.try_get("log")?, row.try_get("checkpointed")?);
    if log == moved {
        return Ok(Some(bytes.unsigned_abs()));
    }
    sqlx::query("rollback").execute(&mut *reader).await?;
    Ok(None)
}

/// Copies the first `bytes` bytes of a file. Dropping the future cancels the copying.
async fn fill(
    target: Partial,
    from: Arc<File>,
    bytes: u64,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Partial, BackupError> {
    let (progress_sender, wanted) = (progress_sender.clone(), CancellationToken::new());
    let _given_up = wanted.clone().drop_guard();
    let copied = tasks::compute(move || {
        copy(&from, bytes, &target, &progress_sender, &wanted)?;
        // Dropped here so that this thread never closes the file last: the store closes it after its connections.
        drop(from);
        Ok(target)
    });
    copied.await.map_err(|_| BackupError::GivenUp)?
}

/// Gives a copy its final name if it could be restored.
async fn keep_checked(copy: Partial) -> Result<(), BackupError> {
    check(copy.path()).await.map_err(|reason| copy.unfit(reason))?;
    tasks::compute(move || copy.keep()).await.map_err(|_| BackupError::GivenUp)?
}

fn copy(
    from: &File,
    bytes: u64,
    target: &Partial,
    progress_sender: &watch::Sender<Progress>,
    given_up: &CancellationToken,
) -> Result<(), BackupError> {
    let fail = |error| target.unwritten(error);
    let mut to = OpenOptions::new().write(true).open(target.path()).map_err(fail)?;
    let mut chunk = vec![0; CHUNK];
    let (mut written, mut safe) = (0, 0);
    while written < bytes {
        if given_up.is_cancelled() {
            return Err(BackupError::GivenUp);
        }
        let length = usize::try_from(bytes - written).unwrap_or(CHUNK).min(CHUNK);
        from.read_exact_at(&mut chunk[..length], written).map_err(BackupError::Read)?;
        to.write_all(&chunk[..length]).map_err(fail)?;
        written += length as u64;
        if written - safe >= FLUSH_EVERY {
            to.sync_data().map_err(fail)?;
            safe = written;
            progress_sender.send_replace(Progress { written, of: bytes });
        }
    }
    to.sync_all().map_err(fail)?;
    progress_sender.send_replace(Progress { written, of: bytes });
    Ok(())
}
