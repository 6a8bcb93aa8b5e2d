//! Readers: what follows from entries, applied in the transaction that moves the reader's cursor, so exactly once,
//! whatever is killed when.
//!
//! The cursor is a row of the table `reader`. Of several servers one applies at a time: the others skip a cursor that
//! is locked. A commit wakes the readers of its own process that want such entries; a poll finds those of others. A
//! reader that is new is **rebuilt** from the tables, and so is one for which too many entries wait. In Postgres the
//! rebuild sees transactions that the order has not reached yet, so its snapshot is kept beside the cursor, and what
//! that shows is not applied again.
//!
//! Entries are deleted behind the last reader; those about users and by the host stay longer (`entries`).

use super::entries::{self, Span};
use super::order::{
    AFTER, BEGIN_REBUILD, IN_ORDER, ONE_REBUILD, SKIP_LOCKED, START_AT_END, UNTIL, clear_rebuilt,
};
use super::reader::Reader;
use super::{Backend, Connection, audit::Audit, ended::Ended};
use crate::columns::TextColumn as _;
use crate::{Kind, Position, StoreError};
use futures_util::future::join_all;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};
use std::fmt;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

/// How long a reader waits if nothing wakes it. Other servers' commits do not, nor do kinds that it does not want, which
/// its cursor must pass all the same.
const POLL_INTERVAL: Duration = Duration::from_secs(3);
/// The pause after each turn of a reader, in which further entries gather: each turn flushes the disk.
const PAUSE: Duration = Duration::from_millis(20);
/// The most entries that are applied in one transaction.
const AT_ONCE: i64 = 500;
/// How often entries that every reader has passed are deleted, and how many at once.
const DELETE_INTERVAL: Duration = Duration::from_secs(10);
const DELETED_AT_ONCE: i64 = 2_000;
/// The most entries that wait for a reader. One that is further behind is cut off and rebuilt.
const MAX_UNREAD: i64 = 100_000;

/// The readers of a store.
pub(in super::super) struct Readers {
    list: Vec<Served>,
    max_unread: i64,
}

struct Served {
    reader: Box<dyn Reader>,
    wake: Notify,
}

impl Default for Readers {
    fn default() -> Self {
        let mut readers = Self { list: Vec::new(), max_unread: MAX_UNREAD };
        readers.add(Box::new(Audit));
        readers.add(Box::new(Ended::default()));
        readers
    }
}

impl Readers {
    pub(super) fn add(&mut self, reader: Box<dyn Reader>) {
        self.list.push(Served { reader, wake: Notify::new() });
    }

    /// Adds a reader in the place of the one of its name.
    #[cfg(test)]
    pub(super) fn replace(&mut self, reader: Box<dyn Reader>) {
        self.list.retain(|served| served.reader.name() != reader.name());
        self.add(reader);
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.list.iter().map(|served| served.reader.name())
    }

    #[cfg(test)]
    pub(super) fn cut_off_after(&mut self, entries: i64) {
        self.max_unread = entries;
    }

    /// Called when entries of these kinds may have been committed.
    pub(super) fn wake(&self, written: impl Fn(Kind) -> bool) {
        let wants = |served: &&Served| {
            Kind::VALUES.iter().any(|(kind, _)| written(*kind) && served.reader.wants(*kind))
        };
        self.list.iter().filter(wants).for_each(|served| served.wake.notify_one());
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

/// How far a reader has got.
struct Cursor {
    at: Position,
    /// See [`Span::rebuilt`].
    rebuilt: Option<String>,
}

impl Backend {
    /// Runs all readers, and deletes the entries behind them. Never returns.
    pub(in super::super) async fn run_readers(&self) {
        tokio::join!(join_all(self.readers.list.iter().map(|served| self.run(served))), self.delete_passed());
    }

    async fn run(&self, served: &Served) {
        let (name, mut is_failing) = (served.reader.name(), false);
        loop {
            let caught_up = self.catch_up_one(&*served.reader).await;
            if let Err(error) = &caught_up
                && !is_failing
            {
                tracing::warn!(%error, reader = name, "entries could not be applied; will try again");
            }
            is_failing = caught_up.is_err();
            sleep(if is_failing { POLL_INTERVAL } else { PAUSE }).await;
            // A timeout is as good as being woken.
            timeout(POLL_INTERVAL, served.wake.notified()).await.ok();
        }
    }

    /// Applies everything that can be read now to the readers of these names, unless another server is at it.
    pub(super) async fn catch_up(&self, of: impl Fn(&str) -> bool) -> Result<(), StoreError> {
        for served in self.readers.list.iter().filter(|served| of(served.reader.name())) {
            self.catch_up_one(&*served.reader).await?;
        }
        Ok(())
    }

    /// Reads on a connection that players do not wait for.
    async fn read_behind<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_with(&self.background, work).await
    }

    async fn catch_up_one(&self, reader: &dyn Reader) -> Result<(), StoreError> {
        loop {
            let may_have_more = match self.read_behind(async |db| turn(db, reader.name()).await).await? {
                Turn::None => false,
                Turn::Rebuild => self.rebuild(reader).await?,
                Turn::Apply => self.transaction(async |db| apply_some(db, reader).await).await?,
            };
            if !may_have_more {
                return Ok(());
            }
        }
    }

    /// Rebuilds a reader without a cursor. Returns whether it did: another server may have been first.
    async fn rebuild(&self, reader: &dyn Reader) -> Result<bool, StoreError> {
        // Not limited by the timeout of operations, since it may read whole tables.
        let mut db = self.write.begin_with(BEGIN_REBUILD).await?;
        db.execute(ONE_REBUILD).await?;
        let started = sqlx::query(START_AT_END).bind(reader.name()).execute(&mut *db).await?;
        if started.rows_affected() == 0 {
            return Ok(false);
        }
        self.settle_steps(&mut db).await?;
        reader.rebuild(&mut db).await?;
        if reader.is_idempotent() {
            let forget = "update reader set rebuilt = null where name = $1";
            sqlx::query(forget).bind(reader.name()).execute(&mut *db).await?;
        }
        db.commit().await?;
        tracing::debug!(reader = reader.name(), "rebuilt from the tables");
        Ok(true)
    }

    /// Deletes, again and again, what every reader has passed.
    async fn delete_passed(&self) {
        loop {
            sleep(DELETE_INTERVAL).await;
            if let Err(error) = self.tidy_entries().await {
                tracing::debug!(%error, "entries that all readers have passed could not be deleted");
            }
        }
    }

    /// Cuts off readers that are too far behind, and deletes the entries about matches that the others have passed.
    pub(in super::super) async fn tidy_entries(&self) -> Result<(), StoreError> {
        for (name, at) in
            self.read_behind(async |db| too_far_behind(db, self.readers.max_unread).await).await?
        {
            if self.write(async |db| cut_off(db, &name, at).await).await? {
                let most = self.readers.max_unread;
                tracing::warn!(
                    reader = name,
                    most,
                    "too many entries were unread: it starts anew from the tables"
                );
            }
        }
        while let Some(last) = self.read_behind(last_to_delete).await? {
            if self.write(async |db| delete_until(db, last).await).await? == 0 {
                break;
            }
        }
        Ok(())
    }
}

/// What a reader has to do.
enum Turn {
    None,
    Rebuild,
    Apply,
}

async fn turn(db: &mut Connection, name: &str) -> Result<Turn, StoreError> {
    let Some(cursor) = cursor(db, name, "").await? else { return Ok(Turn::Rebuild) };
    let is_behind = entries::end(db).await?.is_some_and(|end| end > cursor.at);
    Ok(if is_behind { Turn::Apply } else { Turn::None })
}

/// Applies the next entries and moves the cursor behind them. Returns whether there may be more. Does nothing if another
/// server is at it.
async fn apply_some(db: &mut Connection, reader: &dyn Reader) -> Result<bool, StoreError> {
    let Some(cursor) = cursor(db, reader.name(), SKIP_LOCKED).await? else { return Ok(false) };
    let Some(end) = entries::end(db).await?.filter(|end| *end > cursor.at) else { return Ok(false) };
    let span = Span { after: cursor.at, until: end, rebuilt: cursor.rebuilt.as_deref() };
    let found = entries::within(db, span, |kind| reader.wants(kind), AT_ONCE).await?;
    // Everything up to the end was looked at if not all places were taken.
    let full = i64::try_from(found.len()) == Ok(AT_ONCE);
    let at = found.last().filter(|_| full).map_or(end, |last| last.position);
    if !found.is_empty() {
        reader.apply(db, &found).await?;
    }
    let update = format!(
        "update reader set transaction_id = $2, number = $3, rebuilt = {} where name = $1",
        clear_rebuilt("$2")
    );
    let update = sqlx::query(AssertSqlSafe(update)).bind(reader.name());
    update.bind(at.transaction).bind(at.number).execute(db).await?;
    Ok(at < end)
}

async fn cursor(db: &mut Connection, name: &str, lock: &str) -> Result<Option<Cursor>, StoreError> {
    let select = format!("select transaction_id, number, rebuilt from reader where name = $1{lock}");
    let Some(row) = sqlx::query(AssertSqlSafe(select)).bind(name).fetch_optional(db).await? else {
        return Ok(None);
    };
    Ok(Some(Cursor { at: entries::position(&row)?, rebuilt: row.try_get("rebuilt")? }))
}

/// The readers with more than `most` entries before them, each with its cursor.
async fn too_far_behind(db: &mut Connection, most: i64) -> Result<Vec<(String, Position)>, StoreError> {
    let readers = sqlx::query("select name, transaction_id, number from reader").fetch_all(&mut *db).await?;
    let mut behind = Vec::new();
    for row in readers {
        let at = entries::position(&row)?;
        // Finds the first entry too many.
        let select = format!("select number from entry where {AFTER} order by {IN_ORDER} limit 1 offset $3");
        let query = sqlx::query(AssertSqlSafe(select)).bind(at.transaction).bind(at.number).bind(most);
        if query.fetch_optional(&mut *db).await?.is_some() {
            behind.push((row.try_get("name")?, at));
        }
    }
    Ok(behind)
}

/// Deletes the cursor of a reader unless it has moved. Returns whether it did. A reader without one is rebuilt.
async fn cut_off(db: &mut Connection, name: &str, at: Position) -> Result<bool, StoreError> {
    let delete = "delete from reader where name = $1 and transaction_id = $2 and number = $3";
    let delete = sqlx::query(delete).bind(name).bind(at.transaction).bind(at.number);
    Ok(delete.execute(db).await?.rows_affected() > 0)
}

/// Up to where entries about matches are to be deleted next; `None` if there are none that every reader has passed.
async fn last_to_delete(db: &mut Connection) -> Result<Option<Position>, StoreError> {
    let least = "select transaction_id, number from reader order by transaction_id, number limit 1";
    let Some(least) = sqlx::query(least).fetch_optional(&mut *db).await? else { return Ok(None) };
    let least = entries::position(&least)?;
    let kept = Kind::list(Kind::is_about_people);
    let select = format!(
        "select transaction_id, number from entry where {AFTER} and {UNTIL} and kind not in ({kept})
        order by {IN_ORDER} limit $5"
    );
    let first = Position::BEFORE_ALL;
    let query = sqlx::query(AssertSqlSafe(select)).bind(first.transaction).bind(first.number);
    let query = query.bind(least.transaction).bind(least.number).bind(DELETED_AT_ONCE);
    query.fetch_all(db).await?.last().map(entries::position).transpose()
}

async fn delete_until(db: &mut Connection, last: Position) -> Result<u64, StoreError> {
    let kept = Kind::list(Kind::is_about_people);
    let delete = format!("delete from entry where {AFTER} and {UNTIL} and kind not in ({kept})");
    let first = Position::BEFORE_ALL;
    let query = sqlx::query(AssertSqlSafe(delete)).bind(first.transaction).bind(first.number);
    Ok(query.bind(last.transaction).bind(last.number).execute(db).await?.rows_affected())
}
