//! The store in a Postgres database, which several servers may share.

mod address;
mod claims;
mod commit;
mod dump;
mod facts;
mod hosts;
mod leases;
mod notify;
mod order;
#[expect(clippy::duplicate_mod, reason = "compiled once for each driver")]
#[path = "sql/all.rs"]
mod sql;

pub(super) use dump::back_up_server;
pub(super) use facts::examine_server;
pub(super) use notify::has_servers;

use super::announcer::{Announcer, News};
use super::backup::{BackupError, Progress};
use super::columns::int;
use super::migrate::{self, Dialect};
use super::writable::Writable;
use super::{
    MatchHeader, Millis, OPERATION_TIMEOUT, RoomData, Store, StoreError, WRITE_TURN_TIMEOUT, without_log,
};
use address::ProgramAddress;
use hosts::Hosts;
use notify::Channel;
use protocol::MatchId;
use sql::readers::Readers;
use sql::{Found, Wanted};
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// Connections for reads that players wait for.
const READERS: u32 = 8;
/// Connections for searches and other background reads. They are separate so that no number of them delays players.
const BACKGROUND_READERS: u32 = 2;
/// Connections for writes, separate from the others so that many readers do not delay a move. One of them writes
/// batches of steps; the others serve chat, logins and leases.
const WRITERS: u32 = 4;
/// How long a caller waits for a free connection.
const ACQUIRE: Duration = Duration::from_secs(5);
/// A connection that was idle for longer than this is pinged before use: the database may have restarted.
const PING_AFTER_IDLE: Duration = Duration::from_secs(1);

type Backend = PostgresStore;
type Pool = PgPool;
type Row = PgRow;
type Connection = PgConnection;
/// All statements of the transaction see the same state.
const BEGIN_READ: &str = "begin isolation level repeatable read read only";
const BEGIN_WRITE: &str = "begin";
/// Whether several servers may use the same database.
const IS_SHARED: bool = true;
/// The rows read do not change until the transaction ends.
const FOR_SHARE: &str = " for share";
/// The headers read get no step until the transaction ends.
const LOCK_HEADERS: &str = " for no key update";
const SELECT_BYTES_HELD: &str = "select pg_database_size(current_database()) as bytes";

pub(crate) struct PostgresStore {
    readers: Readers,
    read: PgPool,
    background: PgPool,
    write: PgPool,
    timeout: Duration,
    writable: Writable,
    announcer: Announcer,
    channel: Channel,
    hosts: Hosts,
    address: ProgramAddress,
}

/// The durability settings as the database reports them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Durability {
    /// `fsync`; should be `on`.
    pub(crate) fsync: String,
    /// `full_page_writes`; should be `on`.
    pub(crate) full_page_writes: String,
    /// `synchronous_commit` of the store's connections; `on` or stricter.
    pub(crate) synchronous_commit: String,
}

/// The address of the database without user and password.
pub(super) fn name(url: &str) -> Result<String, StoreError> {
    let hosts = address::parse(url)?;
    // Postgres uses the user name if the URL names no database.
    let database = hosts.first().map(|host| host.get_database().unwrap_or(host.get_username()));
    let named: Vec<_> = hosts.iter().map(|host| format!("{}:{}", host.get_host(), host.get_port())).collect();
    Ok(format!("postgres://{}/{}", named.join(","), database.unwrap_or_default()))
}

/// Connects to a database and migrates its schema.
pub(crate) async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(PostgresStore::open(url).await?))
}

/// Connects to the database at `url` as it is, outside any pool.
pub(crate) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    let hosts = Hosts::new(address::parse(url)?.into_iter().map(without_log).collect());
    Ok(hosts.primary().await?.connect().await?)
}

/// Whether the fault is one of Postgres.
pub(crate) fn is_fault(fault: &dyn DatabaseError) -> bool {
    fault.try_downcast_ref::<PgDatabaseError>().is_some()
}

impl PostgresStore {
    /// Connects and migrates the schema.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let hosts = address::parse(url)?;
        Self::connect(hosts, ProgramAddress::of(url)).await
    }

    async fn connect(hosts: Vec<PgConnectOptions>, address: ProgramAddress) -> Result<Self, StoreError> {
        let hosts = Hosts::new(hosts.into_iter().map(without_log).collect());
        let options = hosts.primary().await?.clone();
        let mut connection = options.connect().await?;
        migrate::run(Dialect::Postgres, &mut connection).await?;
        sql::fold_names(&mut connection).await?;
        sql::keep_earlier(&mut connection).await?;
        order::adopt(&mut connection).await?;
        let channel = Channel::of(&mut connection, &options).await?;
        connection.close().await?;
        let store = Self {
            readers: Readers::default(),
            read: pool(READERS).connect_lazy_with(options.clone()),
            background: pool(BACKGROUND_READERS).connect_lazy_with(options.clone()),
            write: pool(WRITERS).connect_lazy_with(options.clone()),
            timeout: OPERATION_TIMEOUT,
            writable: Writable::default(),
            announcer: Announcer::default(),
            channel,
            hosts,
            address,
        };
        let durability = store.durability().await?;
        if durability.fsync == "off" || durability.full_page_writes == "off" {
            tracing::warn!(
                ?durability,
                "fsync or full_page_writes is off: this Postgres may lose acknowledged moves in a crash"
            );
        }
        let (host, database) = (options.get_host(), options.get_database());
        tracing::info!(host, port = options.get_port(), database, "opened the Postgres store");
        Ok(store)
    }

    async fn write_backup(
        &self,
        to: &Path,
        progress_sender: &watch::Sender<Progress>,
    ) -> Result<u64, BackupError> {
        let what = self.read_with(&self.background, dump::find_what).await?;
        dump::write(&self.address, &what, to, progress_sender).await
    }

    /// Reads the durability settings.
    pub(crate) async fn durability(&self) -> Result<Durability, StoreError> {
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

    /// Does nothing: a Postgres whose disk is full rejects even small writes, so the next heartbeat tells enough.
    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn probe_write(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn read_header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError> {
        self.read(async |db| sql::header(db, id).await).await
    }

    async fn read_version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.read(async |db| sql::version(db, id).await).await
    }

    /// Waits for the lock of the header: Postgres may still be running a statement of a server that was killed.
    async fn read_settled_version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        let lock = "select 1 from match where match_id = $1 for share";
        // Locking is a write, so a reading connection cannot do it. Its result says nothing about free disk space, so
        // it is not recorded.
        self.read_with(&self.write, async |db| {
            sqlx::query(lock).bind(id.0).fetch_all(&mut *db).await?;
            sql::version(db, id).await
        })
        .await
    }

    async fn read_match(
        &self,
        readers: &Pool,
        id: MatchId,
        wanted: Wanted<'_>,
    ) -> Result<Option<RoomData>, StoreError> {
        let read = async |db: &mut Connection| sql::read(db, id, wanted).await;
        self.read_consistent(readers, read).await?.map(Found::check_complete).transpose()
    }

    /// Moves `wakes` to the deadline where the deadline was moved later. Skips matches that are being written, because
    /// a batch locks several matches and could deadlock with this statement.
    async fn postpone_wakes(&self, now: Millis) -> Result<(), StoreError> {
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

    /// Does nothing: in Postgres each step writes its match's header.
    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn write_headers(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Locks the headers of all running matches, in the same order in which steps lock them.
    async fn settle_headers(&self, db: &mut Connection) -> Result<(), StoreError> {
        let lock = "select 1 from match where status = 'running' order by match_id for no key update";
        sqlx::query(lock).execute(db).await?;
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn mark_unscrubbed(&self, _: &mut Connection, _: Millis) -> Result<(), StoreError> {
        Ok(())
    }

    /// Never: see [`Self::scrub_files`].
    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it reads")]
    async fn read_unscrubbed_since(&self) -> Result<Option<Millis>, StoreError> {
        Ok(None)
    }

    /// Does nothing: in Postgres each step is written into its record.
    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn settle_steps(&self, _: &mut Connection) -> Result<(), StoreError> {
        Ok(())
    }

    /// Does nothing: the operator of the Postgres database decides how long its files keep deleted data.
    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn scrub_files(&self) -> Result<(), StoreError> {
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "same signature as in SQLite, where it writes")]
    async fn write_records(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Tells other servers what this one has written, and follows the primary of the database. Postgres has no other
    /// background work. Never returns.
    async fn keep_up_to_date(&self) {
        tokio::join!(self.channel.announce(&self.announcer), self.follow_primary());
    }

    async fn hear_news(&self, receiver: mpsc::Sender<News>) {
        self.channel.listen(&self.announcer, &receiver).await;
    }

    async fn before_closing(&self) {
        self.channel.announce_last(&self.announcer).await;
        self.channel.close().await;
    }

    /// The channel on which the servers of this schema notify each other.
    #[cfg(test)]
    pub(super) fn channel_name(&self) -> &str {
        self.channel.name()
    }

    /// Makes operations time out quickly.
    #[cfg(test)]
    pub(super) fn shorten_timeout(&mut self) {
        self.timeout = Duration::from_millis(50);
    }

    /// Called when all connections are closed. Nothing else to release.
    fn closed(&self) {}
}

impl fmt::Debug for PostgresStore {
    // Omits the pools, because they contain the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore").finish_non_exhaustive()
    }
}

fn pool(size: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(ACQUIRE)
        .test_before_acquire(false)
        .before_acquire(|connection, metadata| {
            Box::pin(async move {
                if PING_AFTER_IDLE < metadata.idle_for {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(|connection, _| {
            Box::pin(async move {
                // A stricter setting than `on`, used with standby servers, is kept.
                let on = "
                    select set_config('synchronous_commit', 'on', false)
                    where current_setting('synchronous_commit') in ('off', 'local')";
                sqlx::query(on).execute(&mut *connection).await?;
                // If an administrator holds a lock on a table, fail with an error instead of waiting.
                let timeout = "select set_config('lock_timeout', $1, false)";
                let most = WRITE_TURN_TIMEOUT.as_millis().to_string();
                sqlx::query(timeout).bind(most).execute(connection).await?;
                Ok(())
            })
        })
}
