//! Removes the remains of deleted data from the database files while the server plays on.
//!
//! With `secure_delete` SQLite overwrites what it deletes. But when it divides a page or joins two, it leaves behind
//! copies of rows that it has moved, in parts of the page that it does not use. The rows may be deleted later, and the
//! copies stay. So all pages are read, and where an unused part of a page is not empty, the page is overwritten with
//! one in which it is, a few pages in a transaction: a move waits for one such transaction at most. At last the
//! write-ahead log is emptied. This needs no list of what may hold names, and it costs little, because only such pages
//! are written.
//!
//! What a page is used for is read from a snapshot, beside all writes. A page is overwritten only if it is still the
//! same to the byte. If it is not, its tree is read again. So a tree is clean when all pages of a snapshot of it are.
//!
//! `VACUUM` would keep every move waiting until the whole file is written anew. A copy of each table that holds names
//! would miss what other tables took over with pages of it.
//!
//! This happens after an order of the host that removes or replaces a text, and in the quiet hour after users have
//! erased themselves (`serve/quiet_hour.rs`). The transaction that deletes also marks the file with the time, so that a
//! server that was killed is followed by one that scrubs in its quiet hour. Opening a store scrubs nothing.

mod page;

use super::SqliteStore;
use crate::{Millis, StoreError};
use base::stopwatch::Stopwatch;
use futures_util::TryStreamExt as _;
use page::{Malformed, Use};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, Row as _};
use std::time::Duration;
use tokio::time::sleep;

/// Number of pages that one transaction overwrites, so that moves do not wait long for it.
const AT_ONCE: usize = 64;
/// Number of pages that are overwritten before the write-ahead log is moved into the file, for which the snapshot must
/// end. The more there are, the longer moves wait for the disk then.
const PAGES_OF_SNAPSHOT: usize = 1_024;
/// How often a part is read that changes meanwhile, before the attempt is given up.
const ATTEMPTS: u32 = 600;
/// Tables that change with every move, and in which is nothing that users wrote or that says who they are. They are read
/// once, and pages that change meanwhile are left as they are. Only what an earlier version of this program left may be
/// in their pages, because it did not overwrite a page that it freed.
pub(crate) const WITHOUT_WORDS: [&str; 5] = ["entry", "journal", "match", "seat", "step"];
/// Attempts to empty the write-ahead log, and the pause between two attempts, in which others may write. A long read
/// transaction can prevent it.
const ATTEMPTS_TO_EMPTY: u32 = 40;
const PAUSE: Duration = Duration::from_millis(250);
/// Milliseconds for which an attempt waits for readers to end. Moves wait meanwhile.
const WAIT_FOR_READERS: u32 = 20;

/// The unit of the mark, and the largest mark: `pragma user_version` has 32 bits.
const MINUTE: Millis = 60_000;
const MAX_MARK: i64 = i32::MAX as i64;

/// A part of the file that is read from one snapshot.
enum Part {
    FreePages,
    /// A table or an index.
    Tree {
        name: String,
        has_words: bool,
    },
}

/// What became of the pages of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// They are all clean.
    Clean,
    /// Some were changed meanwhile, and may have remains.
    Changed,
    /// The snapshot was given up after this many pages.
    GivenUp { after: i64 },
}

impl SqliteStore {
    /// Removes from the files what was deleted before this call.
    pub(super) async fn scrub_files(&self) -> Result<(), StoreError> {
        let _turn = self.scrubbing.lock().await;
        let mark = unscrubbed_mark(&mut *self.write.acquire().await?).await?;
        self.delete_samples().await?;
        let mut reader = self.checkpointer.connect_options().connect().await?;
        for part in parts(&mut reader).await? {
            self.clean(&mut reader, &part).await?;
        }
        reader.close().await?;
        self.empty_log().await?;
        let mut db = self.write.acquire().await?;
        if unscrubbed_mark(&mut db).await? == mark {
            set_unscrubbed_mark(&mut db, 0).await?;
        }
        Ok(())
    }

    /// When something was deleted that the files may still contain, if anything was.
    pub(super) async fn read_unscrubbed_since(&self) -> Result<Option<Millis>, StoreError> {
        let mark = self.read(unscrubbed_mark).await?;
        Ok((mark != 0).then(|| mark.unsigned_abs() * MINUTE))
    }

    /// Deletes the query planner's samples of indexes, which contain names. SQLite collects new ones.
    async fn delete_samples(&self) -> Result<(), StoreError> {
        self.transaction(async |db| {
            let samples = "select 1 from sqlite_schema where name = 'sqlite_stat4'";
            if sqlx::query(samples).fetch_optional(&mut *db).await?.is_some() {
                db.execute("delete from sqlite_stat4").await?;
            }
            Ok(())
        })
        .await
    }

    async fn clean(&self, reader: &mut SqliteConnection, part: &Part) -> Result<(), StoreError> {
        let once = matches!(part, Part::Tree { has_words: false, .. });
        let (mut attempts, mut first) = (0, 0);
        while attempts < ATTEMPTS {
            match self.pass(reader, part, first).await? {
                Pass::GivenUp { after } => {
                    self.checkpoint().await?;
                    first = after;
                    continue;
                }
                Pass::Clean if first == 0 => return Ok(()),
                _ if once => return Ok(()),
                // Pages may have moved to before the first one of this snapshot.
                Pass::Clean => {}
                Pass::Changed => attempts += 1,
            }
            first = 0;
        }
        Err(sqlx::Error::PoolTimedOut.into())
    }

    /// Reads a part of the file from one snapshot, from the page with the number `first` of them, and cleans the pages.
    async fn pass(&self, reader: &mut SqliteConnection, part: &Part, first: i64) -> Result<Pass, StoreError> {
        let mut snapshot = reader.begin().await?;
        let mut cleaner = Cleaner { store: self, waiting: Vec::new(), overwritten: 0, changed: false };
        let given_up = match part {
            Part::FreePages => cleaner.read_free_pages(&mut snapshot).await?,
            Part::Tree { name, .. } => cleaner.read_tree(&mut snapshot, name, first).await?,
        };
        cleaner.overwrite().await?;
        snapshot.rollback().await?;
        Ok(match given_up {
            Some(after) => Pass::GivenUp { after },
            None if cleaner.changed => Pass::Changed,
            None => Pass::Clean,
        })
    }

    /// Moves the whole write-ahead log into the file and truncates it.
    async fn empty_log(&self) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS_TO_EMPTY {
            // Most of it beside the moves.
            self.checkpoint().await?;
            let mut checkpointer = self.checkpointer.acquire().await?;
            checkpointer.execute(AssertSqlSafe(format!("pragma busy_timeout = {WAIT_FOR_READERS}"))).await?;
            let turn = self.write.acquire().await?;
            let emptied =
                sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut *checkpointer).await?;
            drop(turn);
            if emptied.try_get::<i64, _>("busy")? == 0 {
                return Ok(());
            }
            drop(checkpointer);
            sleep(PAUSE).await;
        }
        Err(sqlx::Error::PoolTimedOut.into())
    }
}

async fn parts(db: &mut SqliteConnection) -> Result<Vec<Part>, StoreError> {
    let select = "
        select 'sqlite_schema' as name, 'sqlite_schema' as tbl_name
        union all select name, tbl_name from sqlite_schema where rootpage <> 0";
    // Free pages come first: a page that is taken from them for a long row keeps the remains behind the end of the row.
    let mut parts = vec![Part::FreePages];
    for row in sqlx::query(select).fetch_all(db).await? {
        let has_words = !WITHOUT_WORDS.contains(&row.try_get("tbl_name")?);
        parts.push(Part::Tree { name: row.try_get("name")?, has_words });
    }
    Ok(parts)
}

/// A page with remains, and how it should be.
struct Dirty {
    number: i64,
    found: Vec<u8>,
    clean: Vec<u8>,
}

/// Overwrites the pages of a snapshot that have remains.
struct Cleaner<'a> {
    store: &'a SqliteStore,
    waiting: Vec<Dirty>,
    /// How many pages were overwritten.
    overwritten: usize,
    /// Whether a page could not be overwritten, because it was changed after the snapshot.
    changed: bool,
}

impl Cleaner<'_> {
    /// Returns the number of the page at which the snapshot was given up.
    async fn read_tree(
        &mut self,
        snapshot: &mut SqliteConnection,
        name: &str,
        first: i64,
    ) -> Result<Option<i64>, StoreError> {
        // With the sign, SQLite does not try to find the use of a page by its number, which it cannot.
        let select = "
            select s.pageno, s.pagetype, s.payload, p.data
            from dbstat s cross join sqlite_dbpage p on p.pgno = +s.pageno where s.name = $1
            limit -1 offset $2";
        let mut pages = sqlx::query(select).bind(name).bind(first).fetch(snapshot);
        let mut read = first;
        while let Some(row) = pages.try_next().await? {
            let number = row.try_get("pageno")?;
            self.judge(number, row.try_get("data")?, use_in_tree(&row, number)?).await?;
            read += 1;
            if self.overwritten >= PAGES_OF_SNAPSHOT {
                return Ok(Some(read));
            }
        }
        Ok(None)
    }

    /// Returns a number if the snapshot was given up. Then the next one begins anew: free pages that are clean are read
    /// quickly.
    async fn read_free_pages(&mut self, snapshot: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
        const FIRST: i64 = 1;
        let first = page_of(snapshot, FIRST).await?;
        let mut trunk = i64::from(page::first_trunk(&first).map_err(|Malformed| malformed(FIRST))?);
        while trunk != 0 {
            let found = page_of(snapshot, trunk).await?;
            self.judge(trunk, &found, Use::Trunk).await?;
            for leaf in page::leaves(&found).map_err(|Malformed| malformed(trunk))? {
                let select =
                    "select data from sqlite_dbpage where pgno = $1 and data <> zeroblob(length(data))";
                if let Some(row) = sqlx::query(select).bind(leaf).fetch_optional(&mut *snapshot).await? {
                    self.judge(leaf.into(), row.try_get("data")?, Use::Free).await?;
                }
            }
            if self.overwritten >= PAGES_OF_SNAPSHOT {
                return Ok(Some(0));
            }
            trunk = page::next_trunk(&found).map_err(|Malformed| malformed(trunk))?.into();
        }
        Ok(None)
    }

    async fn judge(&mut self, number: i64, found: &[u8], used_as: Use) -> Result<(), StoreError> {
        let clean = page::without_remains(found, used_as).map_err(|Malformed| malformed(number))?;
        if let Some(clean) = clean {
            self.waiting.push(Dirty { number, found: found.to_vec(), clean });
        }
        if self.waiting.len() >= AT_ONCE { self.overwrite().await } else { Ok(()) }
    }

    /// Overwrites the waiting pages that are still as they were in the snapshot, so that they have the same use.
    async fn overwrite(&mut self) -> Result<(), StoreError> {
        let pages = std::mem::take(&mut self.waiting);
        if pages.is_empty() {
            return Ok(());
        }
        let began = Stopwatch::start();
        let overwritten = self
            .store
            .transaction(async |db| {
                let mut overwritten = 0;
                for Dirty { number, found, clean } in &pages {
                    let update = "update sqlite_dbpage set data = $3 where pgno = $1 and data = $2";
                    let update = sqlx::query(update).bind(number).bind(found).bind(clean);
                    overwritten += update.execute(&mut *db).await?.rows_affected();
                }
                Ok(overwritten)
            })
            .await?;
        self.changed |= overwritten < pages.len() as u64;
        self.overwritten += pages.len();
        // The disk is for moves at least half of the time.
        sleep(began.elapsed()).await;
        Ok(())
    }
}

fn use_in_tree(row: &SqliteRow, number: i64) -> Result<Use, StoreError> {
    match row.try_get("pagetype")? {
        "leaf" | "internal" => Ok(Use::Tree { is_first: number == 1 }),
        "overflow" => {
            let payload: i64 = row.try_get("payload")?;
            Ok(Use::Overflow { payload: usize::try_from(payload).map_err(|_| malformed(number))? })
        }
        _ => Err(malformed(number)),
    }
}

async fn page_of(snapshot: &mut SqliteConnection, number: i64) -> Result<Vec<u8>, StoreError> {
    let select = "select data from sqlite_dbpage where pgno = $1";
    Ok(sqlx::query(select).bind(number).fetch_one(snapshot).await?.try_get("data")?)
}

fn malformed(page: i64) -> StoreError {
    StoreError::Corrupt(format!("page {page} is damaged"))
}

/// Marks the file as containing data that is deleted in this transaction, until it is scrubbed. The mark says when
/// something was first deleted. Each mark differs from the one before, so that a scrub that had already begun does not
/// clear it.
pub(super) async fn mark_unscrubbed(db: &mut SqliteConnection, now: Millis) -> Result<(), StoreError> {
    let mark = match unscrubbed_mark(db).await? {
        0 => i64::try_from(now / MINUTE).unwrap_or(MAX_MARK).clamp(1, MAX_MARK),
        mark => mark % MAX_MARK + 1,
    };
    set_unscrubbed_mark(db, mark).await
}

/// The mark of a file that may contain deleted data, or 0. SQLite keeps it in the header of the file.
async fn unscrubbed_mark(db: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sqlx::query("pragma user_version").fetch_one(db).await?.try_get(0)?)
}

async fn set_unscrubbed_mark(db: &mut SqliteConnection, mark: i64) -> Result<(), StoreError> {
    db.execute(AssertSqlSafe(format!("pragma user_version = {mark}"))).await?;
    Ok(())
}
