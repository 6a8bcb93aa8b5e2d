//! The store in one SQLite file: the default, for one server without a database of its own.
//!
//! One connection writes, a few read beside it (WAL). `synchronous=FULL` makes every commit reach the disk before it
//! is answered. A move is written to the end of a journal; everything else follows behind it ([`journal`]).

mod backup;
mod commit;
mod files;
mod filing;
mod journal;
mod keeper;
mod lock;
mod restore;
mod scrub;
#[expect(clippy::duplicate_mod, reason = "compiled once for each driver")]
#[path = "sql/all.rs"]
mod sql;

pub(super) use backup::back_up_file;
pub(super) use restore::restore_file;

use super::migrate::{self, Dialect};
use super::writable::Writable;
use super::{
    Latest, Lease, MatchHeader, Millis, PATIENCE, ServerId, Site, Standing, StepRow, StoreError, without_log,
};
use crate::lock::Lock;
use journal::Journal;
use protocol::MatchId;
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

/// Connections that read beside the one that writes. Reads are short; more would only hold memory.
const READERS: u32 = 4;
/// Connections for those who search and read at leisure. However many they are, nobody who plays or comes in waits.
const LEISURE: u32 = 2;
/// Attempts to read a match that is written at the same time.
const READS: u32 = 5;
/// What the writer keeps in memory: KiB, as a negative number. The journal and the records it goes into.
const CACHE: &str = "-4096";
/// Pages of the log after which the writer moves it into the file by itself, should nobody else do so.
const AUTOCHECKPOINT: &str = "32768";
/// What is left of the log when it begins anew: bytes.
const LOG_LIMIT: &str = "67108864";
/// How long a statement waits for another program's. No second server writes, so only maintenance by hand is in the
/// way. Shorter than a step waits for its turn, so that the log says why.
const BUSY: Duration = Duration::from_millis(1_500);
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
/// Nobody else writes meanwhile.
const FOR_SHARE: &str = "";
const ONE_AT_A_TIME: &str = "";

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    read: SqlitePool,
    leisure: SqlitePool,
    write: SqlitePool,
    /// Brings the log of the database into its file.
    checkpointer: SqlitePool,
    /// Where the log is.
    log: PathBuf,
    /// The file itself, for copies. It is closed after all connections: closing it gives back what the process has
    /// locked of it.
    file: Mutex<Option<Arc<File>>>,
    journal: Journal,
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

/// Where a file is, by whatever path it is named.
pub(super) fn site(path: &Path) -> Site {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    // A folder that is not there yet has no other name.
    let whole = folder.canonicalize().unwrap_or_else(|_| folder.clone());
    let file = path.file_name().map_or_else(|| whole.clone(), |name| whole.join(name));
    Site { folder, database: file.to_string_lossy().into_owned() }
}

impl SqliteStore {
    /// Opens the file, which is made where there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            // Nobody else on this machine reads hands out of the file.
            DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(sqlx::Error::Io)?;
        }
        let lock = lock::take(path).await?;
        check_owner(path).await.map_err(|error| name_file(error, path))?;
        files::close_to_others(path)?;
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
        // What was written last may not have got any further than into the journal.
        let mut change = write.begin_with(BEGIN_WRITE).await?;
        filing::move_all(&mut change).await?;
        change.commit().await?;
        // The file is whole on the disk before anything is acknowledged.
        sqlx::query("pragma wal_checkpoint(truncate)").execute(&write).await?;
        let checkpointer = pool(1).connect_lazy_with(options.clone());
        let reader = options.pragma("query_only", "on");
        let read = pool(READERS).connect_with(reader.clone()).await?;
        let leisure = pool(LEISURE).connect_with(reader).await?;
        Ok(Self {
            read,
            leisure,
            write,
            checkpointer,
            log: files::beside(path, "-wal"),
            file: Mutex::new(Some(file)),
            journal: Journal::default(),
            lock,
            patience: PATIENCE,
            writable: Writable::default(),
        })
    }

    /// A match without its steps.
    async fn read_header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError> {
        // First what is late, then the header: what is written between them is in the header.
        let (_, late) = self.journal.of(id);
        let header = self.read(async |db| sql::header(db, id).await).await?;
        Ok(header.map(|mut header| {
            late.into_iter().for_each(|late| late.over(&mut header));
            header
        }))
    }

    async fn read_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        let (_, late) = self.journal.of(id);
        let standing = self.read(async |db| sql::standing(db, id).await).await?;
        Ok(standing.map(|kept| {
            let version = late.map_or(kept.version, |late| late.version.max(kept.version));
            Standing { version, ..kept }
        }))
    }

    /// No other process writes, and what this one writes it knows.
    async fn read_settled_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        self.read_standing(id).await
    }

    /// A match with the steps in its record and those that are in the journal alone. Its parts are read one after
    /// another, and not in a transaction, which would be two statements more: of what is written meanwhile they show
    /// too much, or it is seen that they lack something.
    async fn read_match(
        &self,
        readers: &Pool,
        id: MatchId,
        wanted: Wanted<'_>,
    ) -> Result<Option<Latest>, StoreError> {
        let mut attempts = 0;
        loop {
            let (entries, late) = self.journal.of(id);
            let read = async |db: &mut Connection| {
                // What leaves the journal afterwards is in the record before.
                let in_journal = filing::read(db, &entries).await?;
                Ok(sql::read(db, id, wanted).await?.map(|found| with_journal(found, in_journal)))
            };
            let Some(mut found) = self.read_by(readers, read).await? else { return Ok(None) };
            if let Some(late) = late {
                found.latest.stored = late.over_match(found.latest.stored);
            }
            attempts += 1;
            match found.whole() {
                // Its header was written after its entries were looked up.
                Err(_) if attempts < READS => {}
                latest => return latest.map(Some),
            }
        }
    }

    /// Called when nobody reads any more.
    async fn before_closing(&self) {
        if let Err(error) = self.write_records().await {
            tracing::warn!(%error, "the journal is moved at the next start");
        }
        self.checkpointer.close().await;
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
    pub(super) async fn try_to_write(&self) -> Result<(), StoreError> {
        let attempt = "
            create table if not exists attempt as select zeroblob(65536);
            drop table attempt";
        self.write(async |db| {
            sqlx::raw_sql(attempt).execute(db).await?;
            Ok(())
        })
        .await
    }

    /// As if a write had failed of which nobody knows what became.
    #[cfg(test)]
    pub(super) fn lose_track(&self) {
        self.journal.doubt();
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

    /// A clock is looked at when its deadline has come, and not before.
    #[expect(clippy::unused_async, reason = "the twin of Postgres's, which writes")]
    async fn put_off(&self, _: Millis) -> Result<(), StoreError> {
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

/// A match with its steps that are in the journal, which may be in the record by now, too.
fn with_journal(mut found: Found, in_journal: Vec<StepRow>) -> Found {
    let steps = &mut found.latest.stored.steps;
    steps.extend(in_journal.into_iter().filter(|step| step.version > found.known));
    steps.sort_by_key(|step| step.version);
    steps.dedup_by_key(|step| step.version);
    found
}

/// How the one connection that writes is set up.
fn writer(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("temp_store", "memory")
        .pragma("cache_size", CACHE)
        .pragma("wal_autocheckpoint", AUTOCHECKPOINT)
        .pragma("journal_size_limit", LOG_LIMIT)
        .optimize_on_close(true, None)
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
                if connection.is_in_transaction() {
                    // What was left to be rolled back is rolled back before this is answered.
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
    // The list of migrations is made before the first of them, which says whose the file is.
    let select = "select count(*) from sqlite_schema where tbl_name <> '_sqlx_migrations'";
    let things: i64 = sqlx::query(select).fetch_one(&mut probe).await?.try_get(0)?;
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
