//! The SQLite side of a move.

use super::MoveError;
use super::cells::{Cell, Column, Kind, Table};
use super::side::Side;
use crate::backup::Progress;
use crate::partial::beside;
use crate::sqlite::{SqliteStore, back_up_file, lock};
use crate::{Store as _, StoreError, without_log};
use base::entropy::random_id;
use base::lock::Lock;
use futures_util::StreamExt as _;
use futures_util::stream::BoxStream;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, QueryBuilder, Row as _, Sqlite};
use std::fs::{DirBuilder, File};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use tokio::sync::watch;

/// Tables that stay behind.
const NOT_COPIED: [&str; 5] = ["_sqlx_migrations", "journal", "lease", "notice_claim", "presence"];

/// A copy of a database, of this version: bringing the schema up to date changes the copy alone.
pub(super) struct Source {
    pub(super) db: SqliteConnection,
    _folder: WorkFolder,
}

impl Source {
    pub(super) async fn open(path: &Path) -> Result<Self, MoveError> {
        if !path.exists() {
            return Err(StoreError::Missing { path: path.to_owned() }.into());
        }
        let folder = WorkFolder::beside(path)?;
        let (progress, _) = watch::channel(Progress::default());
        back_up_file(path, &folder.file(), &progress).await.map_err(MoveError::NoCopy)?;
        Ok(Self { db: open_anew(&folder.file()).await?, _folder: folder })
    }

    pub(super) async fn names(&mut self) -> Result<Vec<String>, StoreError> {
        names(&mut self.db).await
    }
}

/// A new database, under another name until it is whole.
pub(super) struct Target {
    pub(super) db: SqliteConnection,
    folder: WorkFolder,
    to: PathBuf,
    lock: Lock,
}

impl Target {
    pub(super) async fn open(to: &Path) -> Result<Self, MoveError> {
        let folder = WorkFolder::beside(to)?;
        let lock = lock::take(to).await?;
        if to.exists() {
            return Err(MoveError::NotEmpty { database: to.display().to_string() });
        }
        let mut db = open_anew(&folder.file()).await?;
        sqlx::query("begin immediate").execute(&mut db).await?;
        // A match may name a later one.
        sqlx::query("pragma defer_foreign_keys = on").execute(&mut db).await?;
        for table in names(&mut db).await? {
            sqlx::query(AssertSqlSafe(format!("delete from \"{table}\""))).execute(&mut db).await?;
        }
        Ok(Self { db, folder, to: to.to_owned(), lock })
    }

    pub(super) async fn names(&mut self) -> Result<Vec<String>, StoreError> {
        names(&mut self.db).await
    }

    pub(super) async fn commit(mut self) -> Result<(), MoveError> {
        for finish in ["commit", "analyze", "pragma wal_checkpoint(truncate)"] {
            sqlx::query(finish).execute(&mut self.db).await?;
        }
        self.db.close().await?;
        let rename = std::fs::rename(self.folder.file(), &self.to);
        let folder = self.to.parent().unwrap_or(Path::new("."));
        rename.and_then(|()| File::open(folder)?.sync_all()).map_err(sqlx::Error::Io)?;
        self.lock.release();
        Ok(())
    }
}

/// A folder beside a database for the files of a move, deleted on drop.
struct WorkFolder(PathBuf);

impl WorkFolder {
    fn beside(database: &Path) -> Result<Self, StoreError> {
        let folder = Self(beside(database, &format!(".moving-{}", random_id().simple())));
        DirBuilder::new().recursive(true).mode(0o700).create(&folder.0).map_err(sqlx::Error::Io)?;
        Ok(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("rodada.db")
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Connects to a database that is new, or was brought up to date.
async fn open_anew(path: &Path) -> Result<SqliteConnection, StoreError> {
    // Opening the store makes the tables, and moves steps from the journal to theirs.
    SqliteStore::open(path).await?.close().await;
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(true);
    Ok(without_log(options).connect().await?)
}

async fn names(db: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let select =
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name";
    let found = sqlx::query(select).fetch_all(db).await?;
    let names = found.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok(names.into_iter().filter(|name| !NOT_COPIED.contains(&name.as_str())).collect())
}

impl Side for SqliteConnection {
    fn rows<'a>(
        &'a mut self,
        table: &'a Table,
        from: &'a str,
    ) -> BoxStream<'a, Result<Vec<Cell>, StoreError>> {
        let select = format!("select {} from {from}", table.names());
        let rows = sqlx::query(AssertSqlSafe(select)).fetch(self);
        rows.map(|row| Ok(cells(&row?, &table.columns)?)).boxed()
    }

    async fn count(&mut self, table: &Table) -> Result<u64, StoreError> {
        let select = format!("select count(*) from {}", table.source);
        let count: i64 = sqlx::query(AssertSqlSafe(select)).fetch_one(self).await?.try_get(0)?;
        Ok(count.unsigned_abs())
    }

    async fn insert(&mut self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        let start = format!("insert into {} ({}) ", table.quoted(), table.names());
        let mut insert = QueryBuilder::<Sqlite>::new(start);
        insert.push_values(rows, |mut values, row| {
            for cell in row.iter().cloned() {
                match cell {
                    Cell::Number(number) => values.push_bind(number),
                    Cell::Flag(flag) => values.push_bind(flag),
                    Cell::Text(text) | Cell::Json(text) => values.push_bind(text),
                    Cell::Bytes(bytes) => values.push_bind(bytes),
                    Cell::Id(id) => values.push_bind(id),
                };
            }
        });
        insert.build().execute(self).await?;
        Ok(())
    }
}

fn cells(row: &SqliteRow, columns: &[Column]) -> Result<Vec<Cell>, sqlx::Error> {
    let cell = |(place, column): (usize, &Column)| {
        Ok(match column.kind {
            Kind::Number => Cell::Number(row.try_get(place)?),
            Kind::Flag => Cell::Flag(row.try_get(place)?),
            Kind::Text => Cell::Text(row.try_get(place)?),
            Kind::Json => Cell::Json(row.try_get(place)?),
            Kind::Bytes => Cell::Bytes(row.try_get(place)?),
            Kind::Id => Cell::Id(row.try_get(place)?),
        })
    };
    columns.iter().enumerate().map(cell).collect()
}
