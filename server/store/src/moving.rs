//! Moving a database from SQLite to PostgreSQL, or back: every table, in one transaction, read again before it is
//! committed. The database that is left stays as it is.
//!
//! Both have the same tables and columns, of the kinds that PostgreSQL knows. Not copied are the journal of SQLite, whose
//! steps are moved to their table first, and what only running servers need: who leads a match, who is there, which
//! notices are being sent.

#[cfg(feature = "postgres")]
mod cells;
#[cfg(feature = "postgres")]
mod copy;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(feature = "postgres")]
mod side;
#[cfg(feature = "postgres")]
mod sqlite;

#[cfg(feature = "postgres")]
pub use copy::move_database;

use crate::StoreError;
use crate::backup::BackupError;
#[cfg(not(feature = "postgres"))]
use tokio::sync::watch;

/// A table that was moved, with its number of rows.
#[derive(Debug)]
pub struct MovedTable {
    pub name: String,
    pub rows: u64,
}

/// The rows that have been written, of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveProgress {
    pub written: u64,
    pub of: u64,
}

/// Why a database was not moved. Neither of the two is changed, apart from an empty schema in the new one.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("one of the two addresses must name a SQLite file, the other a PostgreSQL database")]
    SameKind,
    #[error("{database} is not empty: a database is moved to where none is")]
    NotEmpty { database: String },
    #[error("a server runs on {database}: stop it first")]
    InUse { database: String },
    #[error(
        "{database} is no database of this version of the program: `rodada migrate` brings an older one up to date"
    )]
    OtherVersion { database: String },
    #[error("{table} is not the same in the new database as in the old one; nothing of it was kept")]
    Differs { table: String },
    #[error("the copy from which an embedded database is moved could not be made")]
    NoCopy(#[source] BackupError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Moves nothing: the program knows no PostgreSQL.
///
/// # Errors
/// Always.
#[cfg(not(feature = "postgres"))]
pub async fn move_database(
    _: &str,
    _: &str,
    _: &watch::Sender<MoveProgress>,
) -> Result<Vec<MovedTable>, MoveError> {
    Err(StoreError::NoPostgres.into())
}
