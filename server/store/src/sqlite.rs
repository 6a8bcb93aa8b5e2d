//! The store in one SQLite file: the default, for a single server without a database server.
//!
//! One connection writes, a few read beside it (WAL mode). `synchronous=FULL` makes every commit reach the disk before
//! it is answered. A move is one row at the end of a journal; everything else is written later ([`journal`]).

mod backup;
mod check;
mod commit;
mod facts;
mod files;
mod filing;
mod headers;
mod journal;
mod keeper;
pub(super) mod lock;
mod order;
mod restore;
mod scrub;
#[cfg_attr(feature = "postgres", expect(clippy::duplicate_mod, reason = "compiled once for each driver"))]
#[path = "sql/all.rs"]
mod sql;
mod statements;

pub(super) use backup::back_up_file;
pub(super) use facts::examine_file;
pub(super) use restore::restore_file;
#[cfg(test)]
pub(super) use scrub::WITHOUT_WORDS;

use super::announcer::Announcer;
use super::migrate::{self, Dialect};
use super::notices::NoticeKey;
use super::partial::beside;
use super::writable::Writable;
use super::{
    Lease, MatchHeader, Millis, OPERATION_TIMEOUT, RoomData, ServerId, StepRow, StoreError, StoreLocation,
    without_log,
};
use base::lock::Lock;
use journal::Journal;
use protocol::MatchId;
use sql::readers::Readers;
use sql::{Found, Wanted};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fs::{DirBuilder, File};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Mutex as AsyncMutex;

/// Connections for reads that players wait for. Reads are short; more connections would only use memory.
const READERS: u32 = 4;
/// Connections for searches and other background reads. They are separate so that no number of them delays players.
const BACKGROUND_READERS: u32 = 2;
/// Attempts to read a match that is being written at the same time.
const READS: u32 = 5;
/// Page cache of the writing connection: KiB, as a negative number. It holds the journal and the records that it is
/// moved to.
const CACHE: &str = "-4096";
/// Pages in the write-ahead log after which the writer checkpoints by itself, should nothing else do so.
const AUTOCHECKPOINT: &str = "32768";
/// Bytes to which the write-ahead log is truncated when it restarts.
const LOG_LIMIT: &str = "67108864";
/// How long a statement waits for a lock of another program, for instance of maintenance by hand; no second server
/// writes. Shorter than [`super::WRITE_TURN_TIMEOUT`] so that the log names the cause.
const BUSY: Duration = Duration::from_millis(1_500);
/// How long a caller waits for a free connection.
const ACQUIRE: Duration = Duration::from_secs(10);
/// `pragma application_id` of Rodada's files: "Roda" in ASCII.
const APPLICATION: i64 = 0x526f_6461;

type Backend = SqliteStore;
type Pool = SqlitePool;
type Row = SqliteRow;
type Connection = SqliteConnection;
const BEGIN_READ: &str = "begin";
/// Takes the write lock at once: a transaction that reads first could fail when it begins to write.
const BEGIN_WRITE: &str = "begin immediate";
/// Whether several servers may use the same database.
const IS_SHARED: bool = false;
/// Not needed: a write transaction excludes all others.
const FOR_SHARE: &str = "";
const LOCK_HEADERS: &str = "";
const SELECT_BYTES_HELD: &str = "
    select (page_count - freelist_count) * page_size as bytes
    from pragma_page_count, pragma_freelist_count, pragma_page_size";

#[derive(Debug)]
pub(crate) struct SqliteStore {
    readers: Readers,
    read: SqlitePool,
    background: SqlitePool,
    write: SqlitePool,
    /// Checkpoints: copies the write-ahead log into the file.
    checkpointer: SqlitePool,
    /// The path of the write-ahead log.
    log: PathBuf,
    /// The database file, for backups. It must be closed after all connections: closing any handle of a file releases
    /// the POSIX locks that the process holds on it.
    file: Mutex<Option<Arc<File>>>,
    journal: Journal,
    /// Held while the files are scrubbed.
    scrubbing: AsyncMutex<()>,
    lock: Lock,
    timeout: Duration,
    writable: Writable,
    announcer: Announcer,
}

/// The durability settings as the database reports them.
#[cfg(test)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Durability {
    /// `pragma journal_mode`; should be `wal`.
    pub(crate) journal_mode: String,
    /// `pragma synchronous`; should be 2 (FULL).
    pub(crate) synchronous: i64,
    /// `pragma foreign_keys`.
    pub(crate) foreign_keys: bool,
}

/// The path in the part of a URL after `sqlite:`.
pub(super) fn path_of(rest: &str) -> Result<&Path, StoreError> {
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() || path.contains('?') || path.contains(":memory:") {
        return Err(StoreError::Address(
            "sqlite: must be followed by the path of a file, without parameters".to_owned(),
        ));
    }
    Ok(Path::new(path))
}

/// The location of a file, given by its real path.
pub(super) fn location(path: &Path) -> StoreLocation {
    let folder = path.parent().unwrap_or(path).to_owned();
    StoreLocation { folder, database: path.to_string_lossy().into_owned() }
}

impl SqliteStore {
    /// Opens the file, or creates it, and migrates its schema.
    pub(crate) async fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            // Other users of this machine must not read players' secrets from the file.
            DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(sqlx::Error::Io)?;
        }
        let lock = lock::take(path).await?;
        check_owner(path).await.map_err(|error| name_file(error, path))?;
        files::restrict_permissions(path)?;
        let store = Self::connect(path, lock).await.map_err(|error| name_file(error, path))?;
        tracing::info!(path = %path.display(), "opened the SQLite store");
        Ok(store)
    }

    async fn connect(path: &Path, lock: Lock) -> Result<Self, StoreError> {
        let file = Arc::new(File::open(path).map_err(sqlx::Error::Io)?);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let options = without_log(options);
        let write = pool(1).connect_with(writer(options.clone())).await?;
        migrate::run(Dialect::Sqlite, &mut *write.acquire().await?).await?;
        sql::fold_names(&mut *write.acquire().await?).await?;
        sql::keep_earlier(&mut *write.acquire().await?).await?;
        // The latest steps may be in the journal only.
        let mut change = write.begin_with(BEGIN_WRITE).await?;
        filing::move_all(&mut change).await?;
        change.commit().await?;
        // Write the check_complete state into the file before anything is acknowledged.
        sqlx::query("pragma wal_checkpoint(truncate)").execute(&write).await?;
        let checkpointer = pool(1).connect_lazy_with(options.clone());
        let reader = options.pragma("query_only", "on");
        let read = pool(READERS).connect_with(reader.clone()).await?;
        let background = pool(BACKGROUND_READERS).connect_with(reader).await?;
        Ok(Self {
            readers: Readers::default(),
            read,
            background,
            write,
            checkpointer,
            log: beside(path, "-wal"),
            file: Mutex::new(Some(file)),
            journal: Journal::default(),
            scrubbing: AsyncMutex::default(),
            lock,
            timeout: OPERATION_TIMEOUT,
            writable: Writable::default(),
            announcer: Announcer::default(),
        })
    }

    async fn read_header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError> {
        // The journal is read before the header: a step that is written between the two reads is in the header.
        let (_, late) = self.journal.of(id);
        let header = self.read(async |db| sql::header(db, id).await).await?;
        Ok(header.map(|mut header| {
            late.into_iter().for_each(|late| late.over(&mut header));
            header
        }))
    }

    async fn read_version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        let (_, late) = self.journal.of(id);
        let version = self.read(async |db| sql::version(db, id).await).await?;
        Ok(version.map(|kept| late.map_or(kept, |late| late.version.max(kept))))
    }

    /// No other process writes, and the journal knows what this one writes.
    async fn read_settled_version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.read_version(id).await
    }

    /// Reads a match with the steps in its record and those that are only in the journal. The parts are read one after
    /// another and not in a transaction, which would cost two more statements. A write in between can only add steps,
    /// or leave a gap that is noticed here.
    async fn read_match(
        &self,
        readers: &Pool,
        id: MatchId,
        wanted: Wanted<'_>,
    ) -> Result<Option<RoomData>, StoreError> {
        let mut attempts = 0;
        loop {
            let (entries, late) = self.journal.of(id);
            let read = async |db: &mut Connection| {
                // The journal is read before the record: entries that leave the journal in between are in the record.
                let in_journal = filing::read(db, &entries).await?;
                Ok(sql::read(db, id, wanted).await?.map(|found| with_journal(found, in_journal)))
            };
            let Some(mut found) = self.read_with(readers, read).await? else { return Ok(None) };
            if let Some(late) = late {
                found.latest.stored = late.over_match(found.latest.stored);
            }
            attempts += 1;
            match found.check_complete() {
                // The header was written after the entries were looked up: try again.
                Err(_) if attempts < READS => {}
                latest => return latest.map(Some),
            }
        }
    }

    /// Called when the reading connections are closed.
    async fn before_closing(&self) {
        if let Err(error) = self.write_records().await {
            tracing::warn!(%error, "cannot move the journal; it will be moved at the next start");
        }
        self.checkpointer.close().await;
    }

    /// Reads the durability settings.
    #[cfg(test)]
    pub(crate) async fn durability(&self) -> Result<Durability, StoreError> {
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

    /// Writes and deletes as much data as a long step needs, to test for free disk space.
    pub(super) async fn probe_write(&self) -> Result<(), StoreError> {
        let attempt = "
            create table if not exists attempt as select zeroblob(65536);
            drop table attempt";
        self.write(async |db| {
            sqlx::raw_sql(attempt).execute(db).await?;
            Ok(())
        })
        .await
    }

    /// Simulates a failed write with an unknown result.
    #[cfg(test)]
    pub(super) fn doubt_journal(&self) {
        self.journal.doubt();
    }

    /// Occupies all background readers until the returned value is dropped.
    #[cfg(test)]
    pub(super) async fn occupy_background_readers(&self) -> impl Sized + use<> {
        let mut taken = Vec::new();
        for _ in 0..BACKGROUND_READERS {
            taken.push(self.background.acquire().await.unwrap());
        }
        taken
    }

    /// Releases the lock of the file as if this process had ended without closing it.
    #[cfg(test)]
    pub(super) fn release_lock(&self) {
        self.lock.release();
    }

    /// Simulates a full disk: the file cannot grow while this connection lives.
    #[cfg(test)]
    pub(super) async fn fill_up(&self) {
        let mut writer = self.write.acquire().await.unwrap();
        sqlx::query("pragma max_page_count = 1").fetch_one(&mut *writer).await.unwrap();
    }

    /// Only one process can have the file open, so no match is shared.
    async fn take_leases(
        &self,
        ids: &[MatchId],
        _: ServerId,
        _: Millis,
        _: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        Ok(ids.iter().map(|&id| (id, Lease::Sole)).collect())
    }

    /// Only one process can have the file open, so nobody else tells anything.
    #[expect(clippy::unused_async, reason = "same signature as in Postgres, where it writes")]
    async fn claim(
        &self,
        keys: &[NoticeKey],
        _: ServerId,
        _: Millis,
        _: Millis,
    ) -> Result<Vec<NoticeKey>, StoreError> {
        Ok(keys.to_vec())
    }

    /// Does nothing: in SQLite `wakes` equals the deadline.
    #[expect(clippy::unused_async, reason = "same signature as in Postgres, where it writes")]
    async fn postpone_wakes(&self, _: Millis) -> Result<(), StoreError> {
        Ok(())
    }

    async fn give_lease_back(&self, _: MatchId, _: ServerId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Called when all connections are closed.
    fn closed(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.lock.release();
    }
}

/// Adds the steps from the journal to a match. Some may be in its record as well by now.
fn with_journal(mut found: Found, in_journal: Vec<StepRow>) -> Found {
    let steps = &mut found.latest.stored.steps;
    steps.extend(in_journal.into_iter().filter(|step| step.version > found.known));
    steps.sort_by_key(|step| step.version);
    steps.dedup_by_key(|step| step.version);
    found
}

/// The settings of the writing connection.
fn writer(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("temp_store", "memory")
        .pragma("cache_size", CACHE)
        .pragma("wal_autocheckpoint", AUTOCHECKPOINT)
        .pragma("journal_size_limit", LOG_LIMIT)
        // What is deleted is overwritten at once. `scrub` removes what remains in spite of that.
        .pragma("secure_delete", "on")
        .optimize_on_close(true, None)
}

fn pool(size: u32) -> SqlitePoolOptions {
    // Connections to a file do not go stale: they are neither tested before use nor replaced.
    SqlitePoolOptions::new()
        .max_connections(size)
        .acquire_timeout(ACQUIRE)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        // When the disk is full or fails, SQLite rolls back by itself, but the driver believes for ever that the
        // connection is in a transaction and would begin no other. Such a connection is closed.
        .after_release(|connection, _| {
            Box::pin(async move {
                if connection.is_in_transaction() {
                    // A pending rollback runs before the ping is answered.
                    connection.ping().await?;
                }
                Ok(!connection.is_in_transaction())
            })
        })
}

/// Refuses a file of another program before anything in it is changed.
async fn check_owner(path: &Path) -> Result<(), StoreError> {
    if !path.try_exists().map_err(sqlx::Error::Io)? {
        return Ok(());
    }
    let mut probe = without_log(SqliteConnectOptions::new().filename(path)).connect().await?;
    let application: i64 = sqlx::query("pragma application_id").fetch_one(&mut probe).await?.try_get(0)?;
    // The table of migrations is created before the first migration, which sets `application_id`.
    let select = "select count(*) from sqlite_schema where tbl_name <> '_sqlx_migrations'";
    let objects: i64 = sqlx::query(select).fetch_one(&mut probe).await?.try_get(0)?;
    probe.close().await?;
    // An empty database belongs to no program.
    if objects == 0 || application == APPLICATION {
        return Ok(());
    }
    Err(StoreError::Corrupt("it was made by another program".to_owned()))
}

/// Adds the path to an error about the content of the file.
fn name_file(error: StoreError, path: &Path) -> StoreError {
    match error {
        StoreError::Corrupt(what) => StoreError::Corrupt(format!("{}: {what}", path.display())),
        other => other,
    }
}
