//! The audit: what the host did, when and by whom. It holds ids; names are looked up when it is read.

use super::entries;
use super::reader::Reader;
use super::rows::{maybe_number, number, text_column};
use super::{Connection, Row};
use crate::columns::{TextColumn as _, int};
use crate::{Actor, AuditRow, Change, Entry, HostChange, Kind, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::Row as _;
use uuid::Uuid;

pub(super) const NAME: &str = "audit";

pub(super) struct Audit;

#[async_trait]
impl Reader for Audit {
    fn name(&self) -> &'static str {
        NAME
    }

    fn wants(&self, kind: Kind) -> bool {
        matches!(kind, Kind::ByHost(_))
    }

    async fn apply(&self, db: &mut Connection, entries: &[Entry]) -> Result<(), StoreError> {
        for entry in entries {
            if let Change::ByHost(change) = &entry.change {
                write(db, entry, change).await?;
            }
        }
        Ok(())
    }

    /// No other table says what the host did, so the entries that are still there are read.
    async fn rebuild(&self, db: &mut Connection) -> Result<(), StoreError> {
        let entries = entries::all(db, |kind| self.wants(kind)).await?;
        self.apply(db, &entries).await
    }
}

async fn write(db: &mut Connection, entry: &Entry, change: &HostChange) -> Result<(), StoreError> {
    // What is done to a user is not about each of their matches.
    let id = change.matches.first().filter(|_| change.user.is_none());
    let insert = "
        insert into audit (number, at, kind, user_id, match_id, by_host, value)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (number) do nothing";
    sqlx::query(insert)
        .bind(entry.position.number)
        .bind(int(entry.at))
        .bind(Kind::ByHost(change.act).as_text())
        .bind(change.user.map(|user| user.0))
        .bind(id.map(|id| id.0))
        .bind(&change.by.0)
        .bind(change.value.map(int))
        .execute(db)
        .await?;
    Ok(())
}

/// The latest acts, newest first.
pub(super) async fn latest(db: &mut Connection, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
    let select = "
        select a.at, a.kind, a.user_id, a.match_id, a.by_host, a.value, nullif(p.name, '') as name
        from audit a left join person p on p.user_id = a.user_id
        order by a.at desc, a.number desc limit $1";
    let rows = sqlx::query(select).bind(i64::from(limit)).fetch_all(db).await?;
    rows.iter().map(audit_row).collect()
}

fn audit_row(row: &Row) -> Result<AuditRow, StoreError> {
    let Kind::ByHost(act) = text_column(row)? else {
        return Err(StoreError::Corrupt("the audit holds something that the host did not do".to_owned()));
    };
    Ok(AuditRow {
        at: number(row, "at")?,
        act,
        user: row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId),
        name: row.try_get("name")?,
        id: row.try_get::<Option<Uuid>, _>("match_id")?.map(MatchId),
        by: Actor(row.try_get("by_host")?),
        value: maybe_number(row, "value")?,
    })
}
