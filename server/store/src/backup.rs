//! Errors and progress of backups and restores of a whole database.

use super::{Millis, StoreError};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;

/// How dates are written in names of files, in UTC.
const DATE_IN_NAME: &str = "%Y-%m-%d-%H%M%S";

/// A time to the second, as it stands in names of files.
#[must_use]
pub fn date_in_name(at: Millis) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    // Later than the calendar reaches.
    at.map_or_else(|| "the-end-of-time".to_owned(), |at| at.strftime(DATE_IN_NAME).to_string())
}

/// Reads what [`date_in_name`] wrote, and nothing else.
#[must_use]
pub fn read_date_in_name(text: &str) -> Option<Millis> {
    let date = DateTime::strptime(DATE_IN_NAME, text).ok()?;
    let at = date.to_zoned_datetime(TimeZone::UTC).ok()?.timestamp().as_millisecond();
    let at = Millis::try_from(at).ok()?;
    (date_in_name(at) == text).then_some(at)
}

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
    /// A program of Postgres is not installed.
    #[error(
        "a PostgreSQL database is backed up by its own program `{program}`, which is not in PATH: install the client \
         programs of PostgreSQL {needed} or newer (Debian: `apt install postgresql-client-{needed}`)"
    )]
    NoProgram { program: &'static str, needed: u32 },
    /// A program of Postgres is older than the server, which it refuses.
    #[error(
        "`{program}` in PATH is of PostgreSQL {found} and cannot copy a database of PostgreSQL {needed}: install the \
         client programs of PostgreSQL {needed} or newer (Debian: `apt install postgresql-client-{needed}`)"
    )]
    OldProgram { program: &'static str, found: u32, needed: u32 },
    /// A program of Postgres failed.
    #[error("`{program}` failed: {said}")]
    Program { program: &'static str, said: String },
    /// What was written could not be restored, and was deleted.
    #[error("the copy {} was deleted, because it could not be restored: {reason}", path.display())]
    Unfit { path: PathBuf, reason: String },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_in_a_name_is_read_as_it_was_written() {
        assert_eq!(date_in_name(1_790_812_800_999), "2026-10-01-000000");
        assert_eq!(read_date_in_name("2026-10-01-000000"), Some(1_790_812_800_000));
        for other in [
            "",
            "2026-10-01",
            "2026-10-01-000000.db",
            "2026-10-1-000000",
            "2026-13-01-000000",
            "1960-01-01-000000",
        ] {
            assert_eq!(read_date_in_name(other), None, "{other}");
        }
        assert_eq!(read_date_in_name(&date_in_name(Millis::MAX)), None);
    }
}
