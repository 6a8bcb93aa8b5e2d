//! A copy of the database that holds everything acknowledged before it was begun.
//!
//! The log is moved into the file, and a reader is held on that state. As long as it is, nothing is moved into the file
//! any more: new commits gather in the log, and the file is copied as it lies there. SQLite's own ways take several
//! times as long (`VACUUM INTO`) or begin anew with every commit (its backup a few pages at a time).

use super::files::{self, beside};
use super::sql::in_turn;
use super::{SqliteStore, check_owner, lock, name_file};
use crate::store::backup::{BackupError, Growth};
use crate::store::{StoreError, without_log};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::os::unix::fs::{FileExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// What is read at a time.
const PIECE: usize = 1 << 20;
/// So much reaches the disk before more is written: whoever commits a move meanwhile waits for no more than this.
const AT_ONCE: u64 = 8 << 20;
/// Attempts to find a moment in which nobody reads an older state, and the pause between them.
const ATTEMPTS: u32 = 200;
const PAUSE: Duration = Duration::from_millis(50);
const CHECKPOINT: &str = "pragma wal_checkpoint(passive)";

impl SqliteStore {
    /// Writes a copy beside everybody who plays; says how long it is.
    pub(super) async fn write_backup(
        &self,
        to: &Path,
        growth: &watch::Sender<Growth>,
    ) -> Result<u64, BackupError> {
        let file = self.file.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let file = file.ok_or(sqlx::Error::PoolClosed)?;
        let target = Partial::create(to)?;
        let mut reader = self.checkpointer.connect_options().connect().await?;
        // Most of the log gets into the file before anybody has to wait for it.
        sqlx::query(CHECKPOINT).execute(&self.checkpointer).await?;
        let mut attempts = 0;
        let bytes = loop {
            let mut turn = in_turn(self.write.acquire()).await?;
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
        let written = target.fill(file, bytes, growth).await;
        // As long as it is open the file stays as it is.
        reader.close().await?;
        written?;
        Ok(bytes)
    }
}

/// Writes a copy of a database that no server has open, as it is: nothing is brought up to date.
pub(in crate::store) async fn back_up_file(
    database: &Path,
    to: &Path,
    growth: &watch::Sender<Growth>,
) -> Result<u64, BackupError> {
    let lock = lock::take(database).await?;
    check_owner(database).await.map_err(|error| name_file(error, database))?;
    let target = Partial::create(to)?;
    // Kept until no connection is open: closing a file gives back all that the process has locked of it.
    let file = Arc::new(File::open(database).map_err(BackupError::Read)?);
    let options = SqliteConnectOptions::new().filename(database).journal_mode(SqliteJournalMode::Wal);
    let options = without_log(options);
    let (mut writer, mut reader) = (options.connect().await?, options.connect().await?);
    let held = hold_file(&mut writer, &mut reader).await?;
    let bytes = held.ok_or(BackupError::Busy)?;
    let written = target.fill(Arc::clone(&file), bytes, growth).await;
    reader.close().await?;
    writer.close().await?;
    lock.release();
    written?;
    Ok(bytes)
}

/// Has a reader hold the file as it is, when it holds everything that was ever written; says how long it is then.
/// Nothing, and the reader holds nothing, when some of it is in the log alone.
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
    // Nothing that came after the reader gets into the file from now on. So where all of the log is in it, nothing did.
    let row = sqlx::query(CHECKPOINT).fetch_one(&mut *writer).await?;
    let (log, moved): (i64, i64) = (row.try_get("log")?, row.try_get("checkpointed")?);
    if log == moved {
        return Ok(Some(bytes.unsigned_abs()));
    }
    sqlx::query("rollback").execute(&mut *reader).await?;
    Ok(None)
}

/// A file that is being written under a name of its own. It is removed unless it gets the name it was made for.
pub(super) struct Partial {
    path: PathBuf,
    to: PathBuf,
    folder: PathBuf,
}

impl Partial {
    /// Begins a file beside the one that it is to become.
    pub(super) fn create(to: &Path) -> Result<Self, BackupError> {
        let (Some(_), Some(folder)) = (to.file_name(), to.parent()) else {
            return Err(BackupError::NoFile(to.to_owned()));
        };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let partial = beside(to, &format!(".{}.partial", uuid::Uuid::new_v4().simple()));
        let partial = Self { path: partial, to: to.to_owned(), folder: folder.to_owned() };
        partial.refuse_existing()?;
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(files::FOR_THE_HOST)
            .open(&partial.path)
            .map_err(|error| partial.unwritten(error))?;
        Ok(partial)
    }

    fn refuse_existing(&self) -> Result<(), BackupError> {
        match self.to.symlink_metadata() {
            Ok(_) => Err(BackupError::Exists(self.to.clone())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(self.unwritten(error)),
        }
    }

    fn unwritten(&self, error: io::Error) -> BackupError {
        BackupError::Write { path: self.to.clone(), error }
    }

    /// Copies so much of a file and gives the copy its name. It is given up when this is no longer waited for.
    async fn fill(
        self,
        from: Arc<File>,
        bytes: u64,
        growth: &watch::Sender<Growth>,
    ) -> Result<(), BackupError> {
        let (growth, wanted) = (growth.clone(), CancellationToken::new());
        let _given_up = wanted.clone().drop_guard();
        let copied = tokio::task::spawn_blocking(move || {
            copy(&from, bytes, &self, &growth, &wanted)?;
            // The last one to be able to close the file is whoever has the connections.
            drop(from);
            self.keep()
        });
        copied.await.map_err(|_| BackupError::GivenUp)?
    }

    /// Gives the file its name, for good.
    fn keep(self) -> Result<(), BackupError> {
        self.refuse_existing()?;
        std::fs::rename(&self.path, &self.to).map_err(|error| self.unwritten(error))?;
        File::open(&self.folder).and_then(|folder| folder.sync_all()).map_err(|error| self.unwritten(error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // It has its name by now, or nobody wants it.
        std::fs::remove_file(&self.path).ok();
    }
}

fn copy(
    from: &File,
    bytes: u64,
    target: &Partial,
    growth: &watch::Sender<Growth>,
    given_up: &CancellationToken,
) -> Result<(), BackupError> {
    let fail = |error| target.unwritten(error);
    let mut to = OpenOptions::new().write(true).open(&target.path).map_err(fail)?;
    let mut piece = vec![0; PIECE];
    let (mut written, mut safe) = (0, 0);
    while written < bytes {
        if given_up.is_cancelled() {
            return Err(BackupError::GivenUp);
        }
        let length = usize::try_from(bytes - written).unwrap_or(PIECE).min(PIECE);
        from.read_exact_at(&mut piece[..length], written).map_err(BackupError::Read)?;
        to.write_all(&piece[..length]).map_err(fail)?;
        written += length as u64;
        if written - safe >= AT_ONCE {
            to.sync_data().map_err(fail)?;
            safe = written;
            growth.send_replace(Growth { written, of: bytes });
        }
    }
    to.sync_all().map_err(fail)?;
    growth.send_replace(Growth { written, of: bytes });
    Ok(())
}
