//! The counting reader of the tests, and their list of ended matches.

use super::ended::Ended;
use super::follows_ends::{EndedMatch, FollowsEnds};
use super::reader::Reader;
use super::rows::{match_id, number};
use super::{Backend, Connection, entries};
use crate::columns::int;
use crate::conformance::{Counted, Counting, EndedMatches};
use crate::{Change, Entry, Kind, StoreError, UserAct};
use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

struct Counter;

const IN_TABLES: &str = "
    select user_id as id, cast(length(name) as bigint) as times from person where name is not null
    union all select match_id, cast(1 as bigint) from match where status in ('over', 'abandoned')";

#[async_trait]
impl Reader for Counter {
    fn name(&self) -> &'static str {
        "counter"
    }

    fn wants(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Ended | Kind::ByUser(UserAct::Created | UserAct::Renamed))
    }

    async fn apply(&self, db: &mut Connection, entries: &[Entry]) -> Result<(), StoreError> {
        let mut more = Counted::new();
        for entry in entries {
            match &entry.change {
                Change::Ended(matches) => matches.iter().for_each(|id| *more.entry(id.0).or_default() += 1),
                Change::ByUser { user, .. } => *more.entry(user.0).or_default() += 1,
                other => panic!("not wanted: {other:?}"),
            }
        }
        for (id, times) in more {
            let add = "
                insert into counted (id, times) values ($1, $2)
                on conflict (id) do update set times = counted.times + excluded.times";
            sqlx::query(add).bind(id).bind(int(times)).execute(&mut *db).await?;
        }
        Ok(())
    }

    async fn rebuild(&self, db: &mut Connection) -> Result<(), StoreError> {
        db.execute("delete from counted").await?;
        db.execute(AssertSqlSafe(format!("insert into counted (id, times) {IN_TABLES}"))).await?;
        Ok(())
    }
}

/// Each number stands in it with its place, so a number that is added twice shows, and so does another order.
struct List;

#[async_trait]
impl FollowsEnds for List {
    async fn add(&self, db: &mut Connection, ended: &[EndedMatch]) -> Result<(), StoreError> {
        for one in ended {
            let insert = "insert into listed_end (place, number) select count(*), $1 from listed_end";
            sqlx::query(insert).bind(int(one.number)).execute(&mut *db).await?;
        }
        Ok(())
    }

    async fn clear(&self, db: &mut Connection) -> Result<(), StoreError> {
        db.execute("delete from listed_end").await?;
        Ok(())
    }
}

#[async_trait]
impl Counting for Backend {
    async fn start_counting(&mut self) -> Result<(), StoreError> {
        let tables = [
            "create table if not exists counted (id uuid primary key, times bigint not null)",
            "create table if not exists listed_end (place bigint primary key, number bigint not null)",
        ];
        for create in tables {
            self.write(async |db| Ok(db.execute(create).await?.rows_affected())).await?;
        }
        self.readers.add(Box::new(Counter));
        self.readers.replace(Box::new(Ended::with(&List)));
        Ok(())
    }

    fn cut_off_after(&mut self, entries: i64) {
        self.readers.cut_off_after(entries);
    }

    async fn catch_up(&self) -> Result<(), StoreError> {
        Self::catch_up(self, |_| true).await
    }

    async fn catch_up_besides_ends(&self) -> Result<(), StoreError> {
        Self::catch_up(self, |name| name != "ended").await
    }

    async fn tidy_entries(&self) -> Result<(), StoreError> {
        Self::tidy_entries(self).await
    }

    async fn is_behind(&self) -> Result<bool, StoreError> {
        let select = "
            select (select count(*) from reader) < $1 or exists (
                select 1 from entry join reader
                on (entry.transaction_id, entry.number) > (reader.transaction_id, reader.number)) as is_behind";
        let readers = i64::try_from(self.readers.names().count()).expect("few readers");
        self.read(async |db| {
            Ok(sqlx::query(select).bind(readers).fetch_one(db).await?.try_get("is_behind")?)
        })
        .await
    }

    async fn miscount(&self) -> Result<(), StoreError> {
        self.write(async |db| {
            Ok(db.execute("update counted set times = times + 100").await?.rows_affected())
        })
        .await?;
        Ok(())
    }

    async fn counted(&self) -> Result<Counted, StoreError> {
        self.read(async |db| counts(db, "select id, times from counted").await).await
    }

    async fn in_tables(&self) -> Result<Counted, StoreError> {
        self.read(async |db| counts(db, IN_TABLES).await).await
    }

    async fn ended(&self) -> Result<EndedMatches, StoreError> {
        self.read(async |db| {
            let select = "select number, match_id from ended_match order by number";
            let numbered = sqlx::query(select).fetch_all(&mut *db).await?;
            let select = "select number from listed_end order by place";
            let listed = sqlx::query(select).fetch_all(&mut *db).await?;
            let select = "
                select count(*) as matches from match where status in ('over', 'abandoned')
                    and match_id not in (select match_id from ended_match)";
            let without = sqlx::query(select).fetch_one(db).await?;
            Ok(EndedMatches {
                without: number(&without, "matches")?,
                numbered: numbered
                    .iter()
                    .map(|row| Ok((number(row, "number")?, match_id(row)?)))
                    .collect::<Result<_, StoreError>>()?,
                listed: listed.iter().map(|row| number(row, "number")).collect::<Result<_, _>>()?,
            })
        })
        .await
    }

    async fn forget_ends(&self) -> Result<(), StoreError> {
        self.write(async |db| {
            Ok(db.execute("delete from reader where name = 'ended'").await?.rows_affected())
        })
        .await?;
        Ok(())
    }

    async fn told(&self) -> Result<Vec<Change>, StoreError> {
        let all = self.read(async |db| entries::all(db, |_| true).await).await?;
        Ok(all.into_iter().map(|entry| entry.change).collect())
    }
}

async fn counts(db: &mut Connection, select: &'static str) -> Result<Counted, StoreError> {
    let rows = sqlx::query(select).fetch_all(db).await?;
    rows.iter().map(|row| Ok((row.try_get("id")?, number(row, "times")?))).collect()
}
