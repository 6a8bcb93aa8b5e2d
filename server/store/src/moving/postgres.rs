//! The PostgreSQL side of a move.

use super::MoveError;
use super::cells::{Cell, Column, Kind, Table};
use super::side::Side;
use crate::postgres::{connect, has_servers, name, open};
use crate::{StoreError, migrate};
use futures_util::StreamExt as _;
use futures_util::stream::BoxStream;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{AssertSqlSafe, Connection as _, Postgres, QueryBuilder, Row as _};

/// Tables that do not hold the same in SQLite, which orders entries by their number alone: with it, readers keep their
/// place. A reader that PostgreSQL rebuilds just now is rebuilt once more.
const ORDERED: [(&str, &str); 2] = [
    (
        "entry",
        "(select 0::bigint as transaction_id, row_number() over (order by transaction_id, number) as number,
            at, kind, user_id, matches, by_host, value from entry) entry",
    ),
    (
        "reader",
        "(select name, 0::bigint as transaction_id, null::text as rebuilt,
            (select count(*) from entry
                where (entry.transaction_id, entry.number) <= (reader.transaction_id, reader.number)) as number
            from reader where rebuilt is null) reader",
    ),
];

/// Begins to read a database of this version, which no server has open.
pub(super) async fn open_source(url: &str) -> Result<PgConnection, MoveError> {
    let mut db = connect(url).await?;
    refuse_running(&mut db, url).await?;
    sqlx::query("begin isolation level repeatable read read only").execute(&mut db).await?;
    let is_ours = "select to_regclass('_sqlx_migrations') is not null";
    let newest = "select max(version) from _sqlx_migrations";
    let is_present = sqlx::query(is_ours).fetch_one(&mut db).await?.try_get(0)?
        && sqlx::query(newest).fetch_one(&mut db).await?.try_get::<Option<i64>, _>(0)?
            == Some(migrate::newest());
    if !is_present {
        return Err(MoveError::OtherVersion { database: name(url)? });
    }
    Ok(db)
}

/// A database without users and matches, in a transaction.
pub(super) struct Target {
    pub(super) db: PgConnection,
    url: String,
    /// Table and name of each foreign key. They are checked at the end: a match may name a later one.
    keys: Vec<(String, String)>,
}

impl Target {
    pub(super) async fn open(url: &str) -> Result<Self, MoveError> {
        let mut db = connect(url).await?;
        refuse_running(&mut db, url).await?;
        open(url).await?.close().await;
        sqlx::query("begin").execute(&mut db).await?;
        let is_used = "select exists (select 1 from person) or exists (select 1 from match)";
        if sqlx::query(is_used).fetch_one(&mut db).await?.try_get(0)? {
            return Err(MoveError::NotEmpty { database: name(url)? });
        }
        let select = "
            select conrelid::regclass::text, quote_ident(conname) from pg_constraint
            where contype = 'f' and connamespace = current_schema()::regnamespace";
        let found = sqlx::query(select).fetch_all(&mut db).await?;
        let keys = found
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect::<Result<Vec<_>, sqlx::Error>>()?;
        let mut target = Self { db, url: url.to_owned(), keys };
        target.alter_keys("deferrable initially deferred").await?;
        Ok(target)
    }

    /// Empties these tables: a server that was started once left its keys.
    pub(super) async fn clear(&mut self, tables: &[Table]) -> Result<(), sqlx::Error> {
        for table in tables {
            let delete = format!("delete from {}", table.quoted());
            sqlx::query(AssertSqlSafe(delete)).execute(&mut self.db).await?;
        }
        Ok(())
    }

    async fn alter_keys(&mut self, to: &str) -> Result<(), sqlx::Error> {
        for (table, key) in &self.keys {
            let alter = format!("alter table {table} alter constraint {key} {to}");
            sqlx::query(AssertSqlSafe(alter)).execute(&mut self.db).await?;
        }
        Ok(())
    }

    pub(super) async fn commit(mut self) -> Result<(), MoveError> {
        refuse_running(&mut self.db, &self.url).await?;
        sqlx::query("set constraints all immediate").execute(&mut self.db).await?;
        self.alter_keys("not deferrable").await?;
        // The next numbers. Entries that all readers have passed are gone.
        for next in [
            "select setval(pg_get_serial_sequence('entry', 'number'), greatest(
                (select max(number) from entry), (select max(number) from reader), 1))",
            "select setval(pg_get_serial_sequence('ended_match', 'number'), greatest(
                (select max(number) from ended_match), (select max(number) from circle_webhook), 1))",
            "commit",
            // The user of the database may not analyze tables of the system: PostgreSQL warns of each and leaves it out.
            "set client_min_messages = error",
            "analyze",
        ] {
            sqlx::query(next).execute(&mut self.db).await?;
        }
        Ok(self.db.close().await?)
    }
}

/// Asked before a move and after it: a server that has just started does not listen yet.
pub(super) async fn refuse_running(db: &mut PgConnection, url: &str) -> Result<(), MoveError> {
    if has_servers(db).await? { Err(MoveError::InUse { database: name(url)? }) } else { Ok(()) }
}

/// The tables of these names with their columns.
pub(super) async fn tables(db: &mut PgConnection, names: Vec<String>) -> Result<Vec<Table>, StoreError> {
    let select = "
        select column_name::text, data_type::text from information_schema.columns
        where table_schema = current_schema() and table_name = $1 order by ordinal_position";
    let mut tables = Vec::new();
    for name in names {
        let found = sqlx::query(select).bind(&name).fetch_all(&mut *db).await?;
        let column = |row: &PgRow| -> Result<Column, StoreError> {
            Ok(Column { name: row.try_get(0)?, kind: Kind::of(row.try_get(1)?)? })
        };
        tables.push(Table::new(name, found.iter().map(column).collect::<Result<_, _>>()?));
    }
    Ok(tables)
}

/// Says of the tables of a source how they are read.
pub(super) fn in_order(mut tables: Vec<Table>) -> Vec<Table> {
    for (name, source) in ORDERED {
        for table in tables.iter_mut().filter(|table| table.name == name) {
            source.clone_into(&mut table.source);
        }
    }
    tables
}

impl Side for PgConnection {
    fn rows<'a>(
        &'a mut self,
        table: &'a Table,
        from: &'a str,
    ) -> BoxStream<'a, Result<Vec<Cell>, StoreError>> {
        let columns: Vec<_> = table.columns.iter().map(read).collect();
        let select = format!("select {} from {from}", columns.join(", "));
        let rows = sqlx::query(AssertSqlSafe(select)).fetch(self);
        rows.map(|row| Ok(cells(&row?, &table.columns)?)).boxed()
    }

    async fn count(&mut self, table: &Table) -> Result<u64, StoreError> {
        let select = format!("select count(*) from {}", table.source);
        let count: i64 = sqlx::query(AssertSqlSafe(select)).fetch_one(self).await?.try_get(0)?;
        Ok(count.unsigned_abs())
    }

    async fn insert(&mut self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        let start = format!("insert into {} ({}) overriding system value ", table.quoted(), table.names());
        let mut insert = QueryBuilder::<Postgres>::new(start);
        insert.push_values(rows, |mut values, row| {
            for cell in row.iter().cloned() {
                match cell {
                    Cell::Number(number) => values.push_bind(number),
                    Cell::Flag(flag) => values.push_bind(flag),
                    Cell::Text(text) => values.push_bind(text),
                    Cell::Json(text) => values.push_bind(text).push_unseparated("::jsonb"),
                    Cell::Bytes(bytes) => values.push_bind(bytes),
                    Cell::Id(id) => values.push_bind(id),
                };
            }
        });
        insert.build().execute(self).await?;
        Ok(())
    }
}

fn read(column: &Column) -> String {
    let cast = if column.kind == Kind::Json { "::text" } else { "" };
    format!("\"{}\"{cast}", column.name)
}

fn cells(row: &PgRow, columns: &[Column]) -> Result<Vec<Cell>, sqlx::Error> {
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
