//! The store in a Postgres, which several servers may share.

mod address;
mod commit;
mod leases;
#[expect(clippy::duplicate_mod, reason = "compiled once for each driver")]
#[path = "sql/all.rs"]
mod sql;

use super::backup::{BackupError, Growth};
use super::migrate::{self, Dialect};
use super::words::int;
use super::writable::Writable;
use super::{Latest, MatchHeader, Millis, PATIENCE, Standing, StoreError, TURN_WITHIN, without_log};
use protocol::MatchId;
use sql::{Found, Wanted};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fmt;
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;

/// Connections for reading.
const READERS: u32 = 8;
/// Connections for those who search and read at leisure. However many they are, nobody who plays or comes in waits.
const LEISURE: u32 = 2;
/// Connections for writing, apart from the others so that a rush of readers does not hold up a move. One is at work on
/// batches of steps; the others chat, log in and renew leases meanwhile.
const WRITERS: u32 = 4;
/// How long a caller waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(5);
/// A connection that lay idle for longer is tried before it is used: the database may have been restarted meanwhile.
const FRESH: Duration = Duration::from_secs(1);

type Backend = PostgresStore;
type Pool = PgPool;
type Row = PgRow;
type Connection = PgConnection;
/// Every statement sees the same state, and not each its own.
const BEGIN_READ: &str = "begin isolation level repeatable read read only";
const BEGIN_WRITE: &str = "begin";
/// What is read stays as it is until the transaction ends.
const FOR_SHARE: &str = " for share";
/// Of transactions that number what the host changes, the next begins to when this one has ended.
const ONE_AT_A_TIME: &str = "lock table host_change in share row exclusive mode";

/// A store in a Postgres.
pub struct PostgresStore {
    read: PgPool,
    leisure: PgPool,
    write: PgPool,
    patience: Duration,
    writable: Writable,
}

/// How safely the database writes, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `fsync`; `on`.
    pub fsync: String,
    /// `full_page_writes`; `on`.
    pub full_page_writes: String,
    /// `synchronous_commit` of our connections; `on` or something stricter.
    pub synchronous_commit: String,
}

/// A name of the database at an address, without user and password.
pub(super) fn name(url: &str) -> Result<String, StoreError> {
    let options = address::parse(url)?;
    // Without a name, a database is called like its user.
    let database = options.get_database().unwrap_or(options.get_username());
    Ok(format!("postgres://{}:{}/{database}", options.get_host(), options.get_port()))
}

impl PostgresStore {
    /// Connects, and brings the schema up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::connect(address::parse(url)?).await
    }

    async fn connect(options: PgConnectOptions) -> Result<Self, StoreError> {
        let options = without_log(options);
        let mut connection = options.connect().await?;
        migrate::run(Dialect::Postgres, &mut connection).await?;
        connection.close().await?;
        let store = Self {
            read: pool(READERS).connect_lazy_with(options.clone()),
            leisure: pool(LEISURE).connect_lazy_with(options.clone()),
            write: pool(WRITERS).connect_lazy_with(options.clone()),
            patience: PATIENCE,
            writable: Writable::default(),
        };
        let durability = store.durability().await?;
        if durability.fsync == "off" || durability.full_page_writes == "off" {
            tracing::warn!(?durability, "this Postgres may lose acknowledged moves when its machine fails");
        }
        let (host, database) = (options.get_host(), options.get_database());
        tracing::info!(host, port = options.get_port(), database, "opened the Postgres store");
        Ok(store)
    }

    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn write_backup(&self, _: &Path, _: &watch::Sender<Growth>) -> Result<u64, BackupError> {
        Err(BackupError::Postgres)
    }

    /// Asks the database how safely it writes.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        let select = "
            select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
                current_setting('synchronous_commit') as synchronous_commit";
        let row = sqlx::query(select).fetch_one(&self.write).await?;
        Ok(Durability {
            fsync: row.try_get("fsync")?,
            full_page_writes: row.try_get("full_page_writes")?,
            synchronous_commit: row.try_get("synchronous_commit")?,
        })
    }

    /// A Postgres whose disk is full writes nothing at all.
    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn try_to_write(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn read_header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError> {
        self.read(async |db| sql::header(db, id).await).await
    }

    async fn read_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        self.read(async |db| sql::standing(db, id).await).await
    }

    /// Waits for whoever has the lock of the header: the database goes on with a statement whose server was killed.
    async fn read_settled_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        let lock = "select 1 from match where match_id = $1 for share";
        // Readers may not lock anything. Whether it goes well says nothing of whether there is room to write.
        self.read_by(&self.write, async |db| {
            sqlx::query(lock).bind(id.0).fetch_all(&mut *db).await?;
            sql::standing(db, id).await
        })
        .await
    }

    async fn read_match(
        &self,
        readers: &Pool,
        id: MatchId,
        wanted: Wanted<'_>,
    ) -> Result<Option<Latest>, StoreError> {
        let read = async |db: &mut Connection| sql::read(db, id, wanted).await;
        self.survey(readers, read).await?.map(Found::whole).transpose()
    }

    /// Clocks whose deadline was moved later are looked at again no earlier. A match that is being written is left
    /// alone: whoever writes several of them at once is not to meet this crosswise.
    async fn put_off(&self, now: Millis) -> Result<(), StoreError> {
        let update = "
            update match set wakes = match.deadline
            from (
                select match_id from match
                where status = 'running' and wakes <= $1 and wakes is distinct from deadline
                for no key update skip locked
            ) early
            where match.match_id = early.match_id";
        self.write(async |db| {
            sqlx::query(update).bind(int(now)).execute(db).await?;
            Ok(())
        })
        .await
    }

    /// A step takes its match's header with it.
    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn write_headers(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Locks the headers that the store will change, in the order in which steps do.
    async fn settle_headers(&self, db: &mut Connection) -> Result<(), StoreError> {
        let lock = "select 1 from match where status = 'running' order by match_id for no key update";
        sqlx::query(lock).execute(db).await?;
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn settle_records(&self, _: &mut Connection) -> Result<(), StoreError> {
        Ok(())
    }

    /// What is left in the files of a Postgres, and how long, is the business of whoever runs it.
    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn scrub_files(&self) -> Result<(), StoreError> {
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn write_records(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Nothing is ever late.
    async fn keep_up_to_date(&self) {
        std::future::pending().await
    }

    #[expect(clippy::unused_async, reason = "the twin of SQLite's, which writes")]
    async fn before_closing(&self) {}

    /// Gives up at once what would wait.
    #[cfg(test)]
    pub(super) fn lose_patience(&mut self) {
        self.patience = Duration::from_millis(50);
    }

    /// Called when all connections are closed: there is nothing else to give back.
    fn closed(&self) {}
}

impl fmt::Debug for PostgresStore {
    // The pools know the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore").finish_non_exhaustive()
    }
}

fn pool(size: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(ACQUIRE)
        .test_before_acquire(false)
        .before_acquire(|connection, lain| {
            Box::pin(async move {
                if FRESH < lain.idle_for {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(|connection, _| {
            Box::pin(async move {
                // Where it is stricter than `on`, with standbys, it stays so.
                let on = "
                    select set_config('synchronous_commit', 'on', false)
                    where current_setting('synchronous_commit') in ('off', 'local')";
                sqlx::query(on).execute(&mut *connection).await?;
                // Whoever locks a table by hand is not waited for in silence.
                let patience = "select set_config('lock_timeout', $1, false)";
                let most = TURN_WITHIN.as_millis().to_string();
                sqlx::query(patience).bind(most).execute(connection).await?;
                Ok(())
            })
        })
}
