//! The counting reader of the tests.

use super::readers::Reader;
use super::rows::{match_id, number};
use super::{Backend, Connection, entries};
use crate::store::columns::int;
use crate::store::conformance::{Counted, Counting};
use crate::store::{Change, Entry, Kind, StoreError};
use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

struct Counter;

const NAME: &str = "counter";
const IN_TABLES: &str = "
    select match_id, (select count(*) from step s where s.match_id = m.match_id) as steps,
        (select count(*) from chat c where c.match_id = m.match_id) as lines
    from match m";

#[async_trait]
impl Reader for Counter {
    fn name(&self) -> &'static str {
        NAME
    }

    fn wants(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Steps | Kind::Lines)
    }

    async fn apply(&self, db: &mut Connection, entries: &[Entry]) -> Result<(), StoreError> {
        let mut more = Counted::new();
        for entry in entries {
            match &entry.change {
                Change::Steps(steps) => steps.iter().for_each(|(id, _)| more.entry(*id).or_default().0 += 1),
                Change::Lines(lines) => lines.iter().for_each(|(id, _)| more.entry(*id).or_default().1 += 1),
                other => panic!("not wanted: {other:?}"),
            }
        }
        for (id, (steps, lines)) in more {
            let add = "
                insert into counted (match_id, steps, lines) values ($1, $2, $3)
                on conflict (match_id) do update set
                    steps = counted.steps + excluded.steps, lines = counted.lines + excluded.lines";
            sqlx::query(add).bind(id.0).bind(int(steps)).bind(int(lines)).execute(&mut *db).await?;
        }
        Ok(())
    }

    async fn rebuild(&self, db: &mut Connection) -> Result<(), StoreError> {
        db.execute("delete from counted").await?;
        db.execute(AssertSqlSafe(format!("insert into counted (match_id, steps, lines) {IN_TABLES}")))
            .await?;
        Ok(())
    }
}

#[async_trait]
impl Counting for Backend {
    async fn start_counting(&mut self) -> Result<(), StoreError> {
        let create = "
            create table if not exists counted (match_id uuid primary key, steps bigint not null, lines bigint not null)";
        self.write(async |db| Ok(db.execute(create).await?.rows_affected())).await?;
        self.readers.add(Box::new(Counter));
        Ok(())
    }

    fn cut_off_after(&mut self, entries: i64) {
        self.readers.cut_off_after(entries);
    }

    async fn catch_up(&self) -> Result<(), StoreError> {
        Self::catch_up(self, |_| true).await
    }

    async fn tidy_entries(&self) -> Result<(), StoreError> {
        Self::tidy_entries(self).await
    }

    async fn is_behind(&self) -> Result<bool, StoreError> {
        let select = "
            select not exists (select 1 from reader where name = $1) or exists (
                select 1 from entry join reader on reader.name = $1
                where (entry.transaction_id, entry.number) > (reader.transaction_id, reader.number)) as is_behind";
        self.read(async |db| Ok(sqlx::query(select).bind(NAME).fetch_one(db).await?.try_get("is_behind")?))
            .await
    }

    async fn miscount(&self) -> Result<(), StoreError> {
        self.write(async |db| {
            Ok(db.execute("update counted set steps = steps + 100").await?.rows_affected())
        })
        .await?;
        Ok(())
    }

    async fn counted(&self) -> Result<Counted, StoreError> {
        self.read(async |db| counts(db, "select match_id, steps, lines from counted").await).await
    }

    async fn in_tables(&self) -> Result<Counted, StoreError> {
        self.read(async |db| counts(db, IN_TABLES).await).await
    }

    async fn told(&self) -> Result<Vec<Change>, StoreError> {
        let all = self.read(async |db| entries::all(db, |_| true).await).await?;
        Ok(all.into_iter().map(|entry| entry.change).collect())
    }
}

async fn counts(db: &mut Connection, select: &'static str) -> Result<Counted, StoreError> {
    let rows = sqlx::query(select).fetch_all(db).await?;
    rows.iter().map(|row| Ok((match_id(row)?, (number(row, "steps")?, number(row, "lines")?)))).collect()
}
