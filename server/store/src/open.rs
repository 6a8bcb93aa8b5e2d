//! The store that a URL or a data folder names: opened, examined, copied, replaced.

use crate::backup::{BackupError, Progress, RestoreError};
use crate::location::{Location, locate};
use crate::{DatabaseFacts, Millis, Store, StoreError, postgres, sqlite};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::watch;

/// Opens the store at `url`, or the SQLite file in `data_dir` if there is no URL, and migrates its schema.
///
/// `postgres://…` and `postgresql://…` name a Postgres database, `sqlite:<path>` another SQLite file.
pub async fn open(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match locate(url, data_dir)? {
        Location::File(path) => Arc::new(sqlite::SqliteStore::open(&path).await?),
        Location::Server(url) => postgres::open(url).await?,
    })
}

/// Like [`open`], but does not create a missing SQLite file.
pub async fn open_existing(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    match locate(url, data_dir)? {
        Location::File(path) if !path.exists() => Err(StoreError::Missing { path }),
        _ => open(url, data_dir).await,
    }
}

/// Reads facts about a store that a server may have open, without migrating its schema.
///
/// # Errors
/// If there is no SQLite file, or the database does not answer.
pub async fn examine(url: Option<&str>, data_dir: &Path) -> Result<DatabaseFacts, StoreError> {
    match locate(url, data_dir)? {
        Location::File(path) if !path.exists() => Err(StoreError::Missing { path }),
        Location::File(path) => sqlite::examine_file(&path).await,
        Location::Server(url) => postgres::examine_server(url).await,
    }
}

/// Writes a copy of a store that no server has open to a new file, without migrating its schema. Returns its length in
/// bytes.
///
/// # Errors
/// If the file of the store is in use, or the copy cannot be written.
pub async fn back_up_closed(
    url: Option<&str>,
    data_dir: &Path,
    to: &Path,
    progress_sender: &watch::Sender<Progress>,
) -> Result<u64, BackupError> {
    match locate(url, data_dir)? {
        Location::File(path) if !path.exists() => Err(StoreError::Missing { path }.into()),
        Location::File(path) => sqlite::back_up_file(&path, to, progress_sender).await,
        Location::Server(url) => postgres::back_up_server(url, to, progress_sender).await,
    }
}

/// Replaces a store that no server has open by a backup. Returns where the files of the replaced store are now.
///
/// # Errors
/// If the store is in use or is not a file, or the backup is not valid. Nothing is changed then.
pub async fn restore(
    url: Option<&str>,
    data_dir: &Path,
    backup: &Path,
    now: Millis,
) -> Result<Option<PathBuf>, RestoreError> {
    match locate(url, data_dir)? {
        Location::File(path) => sqlite::restore_file(&path, backup, now).await,
        Location::Server(_) => Err(RestoreError::Postgres),
    }
}
