//! Copies of a whole database, made while people play.

use super::StoreError;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;

/// How far a backup has got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Bytes that are on the disk.
    pub written: u64,
    /// Bytes that there will be.
    pub of: u64,
}

/// Why there is no backup. Nothing is left of an attempt.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database is not in a file.
    #[error(
        "a PostgreSQL is backed up by its own program: pg_dump --format=custom --file=<file> \"$DATABASE_URL\""
    )]
    Postgres,
    /// Nothing is written over.
    #[error("{} exists already: a backup is written to a new file", .0.display())]
    Exists(PathBuf),
    /// The name of a folder, or none.
    #[error("{} does not name a file", .0.display())]
    NoFile(PathBuf),
    /// The file cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database cannot be read.
    #[error("the file of the database cannot be read: {0}")]
    Read(io::Error),
    /// Another program uses the file all the time.
    #[error("another program has been reading the database for too long: try again when it has ended")]
    Busy,
    /// The server stops.
    #[error("the server stops: the backup was given up")]
    GivenUp,
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Why a backup was not put in the place of the database, which is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The database is not in a file.
    #[error(
        "a PostgreSQL is restored by its own program: pg_restore --clean --if-exists --no-owner --dbname=\"$DATABASE_URL\" <file>"
    )]
    Postgres,
    /// No such file.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file is the database.
    #[error("{} is the database itself", .0.display())]
    Itself(PathBuf),
    /// The file has a log beside it.
    #[error("{} is no backup: a part of it lies in a -wal file beside it. `rodada backup` makes a whole one", .0.display())]
    NotWhole(PathBuf),
    /// The file is damaged, foreign or newer.
    #[error("{} cannot be restored: {reason}", path.display())]
    Unfit {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The data folder cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database is in use, or cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}
