//! The store in one SQLite file: the default, for one server without a database of its own.
//!
//! One connection writes, a few read beside it (WAL). `synchronous=FULL` makes every commit reach the disk before it
//! is answered.

mod commit;
mod files;
mod lock;
#[expect(clippy::duplicate_mod, reason = "compiled once for each driver")]
#[path = "sql/all.rs"]
mod sql;

use super::migrate::{self, Dialect};
use super::writable::Writable;
use super::{Lease, Millis, PATIENCE, ServerId, StoreError};
use lock::Lock;
use protocol::MatchId;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::Path;
use std::time::Duration;

/// Connections that read beside the one that writes. Reads are short; more would only hold memory.
const READERS: u32 = 4;
/// Connections for those who search and read at leisure. However many they are, nobody who plays or comes in waits.
const LEISURE: u32 = 2;
/// How long a statement waits for another program's. No second server writes, so only maintenance by hand is in the
/// way. Shorter than a step waits for its turn, so that the log says why.
const BUSY: Duration = Duration::from_millis(1_800);
/// How long a caller waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(10);
/// `pragma application_id` of our files: "Roda".
const APPLICATION: i64 = 0x526f_6461;

type Backend = SqliteStore;
type Pool = SqlitePool;
type Row = SqliteRow;
type Connection = SqliteConnection;
const BEGIN_READ: &str = "begin";
/// Takes the write lock at once: a transaction that reads first and then cannot write would have to start again.
const BEGIN_WRITE: &str = "begin immediate";

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    read: SqlitePool,
    leisure: SqlitePool,
    write: SqlitePool,
    lock: Lock,
    patience: Duration,
    writable: Writable,
}

/// How safely the database writes, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `pragma journal_mode`; `wal`.
    pub journal_mode: String,
    /// `pragma synchronous`; 2 is FULL.
    pub synchronous: i64,
    /// `pragma foreign_keys`.
    pub foreign_keys: bool,
}

/// The path in what follows `sqlite:`.
pub(super) fn path_of(rest: &str) -> Result<&Path, StoreError> {
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() || path.contains('?') || path.contains(":memory:") {
        return Err(StoreError::Address(
            "after sqlite: comes the path of a file, without parameters".to_owned(),
        ));
    }
    Ok(Path::new(path))
}

impl SqliteStore {
    /// Opens the file, which is made where there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            // Nobody else on this machine reads hands out of the file.
            DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(sqlx::Error::Io)?;
        }
        let lock = Lock::take(path)?;
        check_owner(path).await.map_err(|error| name_file(error, path))?;
        files::close_to_others(path)?;
        let store = Self::connect(path, lock).await.map_err(|error| name_file(error, path))?;
        tracing::info!(path = %path.display(), "opened the SQLite store");
        Ok(store)
    }

    async fn connect(path: &Path, lock: Lock) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .disable_statement_logging();
        let write = pool(1).connect_with(options.clone().optimize_on_close(true, None)).await?;
        migrate::run(Dialect::Sqlite, &mut *write.acquire().await?).await?;
        let reader = options.pragma("query_only", "on");
        let read = pool(READERS).connect_with(reader.clone()).await?;
        let leisure = pool(LEISURE).connect_with(reader).await?;
        Ok(Self { read, leisure, write, lock, patience: PATIENCE, writable: Writable::default() })
    }

    /// Asks the database how safely it writes.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        let mut writer = self.write.acquire().await?;
        let journal = sqlx::query("pragma journal_mode").fetch_one(&mut *writer).await?;
        let synchronous = sqlx::query("pragma synchronous").fetch_one(&mut *writer).await?;
        let foreign_keys = sqlx::query("pragma foreign_keys").fetch_one(&mut *writer).await?;
        Ok(Durability {
            journal_mode: journal.try_get(0)?,
            synchronous: synchronous.try_get(0)?,
            foreign_keys: foreign_keys.try_get(0)?,
        })
    }

    /// Writes as much as a long step, and takes it away again.
    async fn try_to_write(&self) -> Result<(), StoreError> {
        let attempt = "
            create table if not exists attempt as select zeroblob(65536);
            drop table attempt";
        self.write(async |db| {
            sqlx::raw_sql(attempt).execute(db).await?;
            Ok(())
        })
        .await
    }

    /// Keeps everybody waiting who reads at leisure, as long as what it returns is kept.
    #[cfg(test)]
    pub(super) async fn busy_at_leisure(&self) -> impl Sized + use<> {
        let mut taken = Vec::new();
        for _ in 0..LEISURE {
            taken.push(self.leisure.acquire().await.unwrap());
        }
        taken
    }

    /// Lets another one open the file, as if this process had ended without closing it.
    #[cfg(test)]
    pub(super) fn give_up_lock(&self) {
        self.lock.release();
    }

    /// Lets the file grow no more, as a full disk would, as long as this connection is kept.
    #[cfg(test)]
    pub(super) async fn fill_up(&self) {
        let mut writer = self.write.acquire().await.unwrap();
        sqlx::query("pragma max_page_count = 1").fetch_one(&mut *writer).await.unwrap();
    }

    /// One process has the file, and with it every match in it: there is nobody to share matches with.
    async fn take_leases(
        &self,
        ids: &[MatchId],
        _: ServerId,
        _: Millis,
        _: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        Ok(ids.iter().map(|&id| (id, Lease::Sole)).collect())
    }

    async fn give_lease_back(&self, _: MatchId, _: ServerId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Called when all connections are closed.
    fn closed(&self) {
        self.lock.release();
    }
}

fn pool(size: u32) -> SqlitePoolOptions {
    // A connection to a file does not go stale: it is neither tried before use nor replaced.
    SqlitePoolOptions::new()
        .max_connections(size)
        .acquire_timeout(ACQUIRE)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        // When the disk is full or fails, SQLite rolls back by itself, and the driver takes the connection for one inside
        // a transaction for ever: it would begin no other. It is thrown away.
        .after_release(|connection, _| {
            Box::pin(async move {
                // What was left to be rolled back is rolled back before this is answered.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
}

/// Refuses a file of another program before anything in it is changed.
async fn check_owner(path: &Path) -> Result<(), StoreError> {
    if !path.try_exists().map_err(sqlx::Error::Io)? {
        return Ok(());
    }
    let mut probe = SqliteConnectOptions::new().filename(path).disable_statement_logging().connect().await?;
    let application: i64 = sqlx::query("pragma application_id").fetch_one(&mut probe).await?.try_get(0)?;
    let things: i64 =
        sqlx::query("select count(*) from sqlite_schema").fetch_one(&mut probe).await?.try_get(0)?;
    probe.close().await?;
    // A file without anything in it belongs to nobody.
    if things == 0 || application == APPLICATION {
        return Ok(());
    }
    Err(StoreError::Corrupt("it was made by another program".to_owned()))
}

/// Says which file is damaged or foreign.
fn name_file(error: StoreError, path: &Path) -> StoreError {
    match error {
        StoreError::Corrupt(what) => StoreError::Corrupt(format!("{}: {what}", path.display())),
        other => other,
    }
}
