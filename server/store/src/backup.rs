//! Errors and progress of backups and restores of a whole database.

use super::StoreError;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;

/// The progress of a running backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Bytes that have reached the disk.
    pub written: u64,
    /// Bytes of the finished backup.
    pub of: u64,
}

/// Why a backup failed. No partial file is left.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database is a Postgres database.
    #[error(
        "a PostgreSQL database is backed up with its own program: pg_dump --format=custom --file=<file> \"$DATABASE_URL\""
    )]
    Postgres,
    /// The target file exists; a backup never overwrites one.
    #[error("{} exists already: a backup is written to a new file", .0.display())]
    Exists(PathBuf),
    /// The target path does not name a file.
    #[error("{} does not name a file", .0.display())]
    NoFile(PathBuf),
    /// The target file cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    /// The file of the database cannot be read.
    #[error("the file of the database cannot be read: {0}")]
    Read(io::Error),
    /// Another program kept a read transaction open during all attempts.
    #[error(
        "another program has been reading the database for too long: try again when that program has ended"
    )]
    Busy,
    /// The server stops, or the requester no longer waits.
    #[error("the server stops: the backup was cancelled")]
    GivenUp,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Why a restore failed. The database is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The database is a Postgres database.
    #[error(
        "a PostgreSQL database is restored with its own program: pg_restore --clean --if-exists --no-owner --dbname=\"$DATABASE_URL\" <file>"
    )]
    Postgres,
    /// The backup file cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    /// The backup file is the database itself.
    #[error("{} is the database itself", .0.display())]
    Itself(PathBuf),
    /// The backup file has a non-empty write-ahead log beside it, so it is not complete.
    #[error("{} is not a complete backup: a part of it is in a -wal file beside it. `rodada backup` makes a complete one", .0.display())]
    NotWhole(PathBuf),
    /// The backup file is damaged, was made by another program, or by a newer version of this one.
    #[error("{} cannot be restored: {reason}", path.display())]
    Unfit { path: PathBuf, reason: String },
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    /// The database is in use, or cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}
