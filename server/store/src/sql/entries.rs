//! Writes entries and reads them in their order.

use super::order::{AFTER, IN_ORDER, IN_REBUILT, LATEST_FIRST, READABLE, UNTIL};
use super::rows::{maybe_number, number, text_column};
use super::{Connection, Row};
use crate::columns::{TextColumn as _, int};
use crate::{
    Actor, Change, EntriesAboutPeople, Entry, HostChange, Kind, Millis, Position, StoreError, UserAct,
};
use protocol::{MatchId, UserId};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, Row as _};
use uuid::Uuid;

/// How long entries about users and by the host are kept after all readers have passed them, because servers follow them
/// without a stored cursor. A server that has not looked for longer misses changes.
const KEPT: Millis = 7 * 86_400_000;
const COLUMNS: &str = "transaction_id, number, at, kind, user_id, matches, by_host, value";

/// Writes an entry. Called in the transaction that makes the change.
pub(in super::super) async fn write(
    db: &mut Connection,
    at: Millis,
    change: &Change,
) -> Result<(), StoreError> {
    let insert = "
        insert into entry (at, kind, user_id, matches, by_host, value) values ($1, $2, $3, $4, $5, $6)";
    let insert = sqlx::query(insert).bind(int(at)).bind(change.kind().as_text());
    let insert = match change {
        Change::Ended(matches) => {
            insert.bind(None::<Uuid>).bind(Some(Json(matches))).bind(None::<&str>).bind(None::<i64>)
        }
        Change::ByUser { user, .. } => {
            insert.bind(Some(user.0)).bind(None::<Json<()>>).bind(None::<&str>).bind(None::<i64>)
        }
        Change::Merged { into, matches } => {
            insert.bind(Some(into.0)).bind(Some(Json(matches))).bind(None::<&str>).bind(None::<i64>)
        }
        Change::ByHost(HostChange { user, matches, by, value, .. }) => insert
            .bind(user.map(|user| user.0))
            .bind((!matches.is_empty()).then_some(Json(matches)))
            .bind(Some(by.0.as_str()))
            .bind(value.map(int)),
    };
    insert.execute(db).await?;
    Ok(())
}

/// Writes the entry of something that a user did about themselves.
pub(super) async fn write_act(
    db: &mut Connection,
    at: Millis,
    user: UserId,
    act: UserAct,
) -> Result<(), StoreError> {
    write(db, at, &Change::ByUser { user, act }).await
}

/// The last entry before which no other can appear any more.
pub(super) async fn end(db: &mut Connection) -> Result<Option<Position>, StoreError> {
    let select =
        format!("select transaction_id, number from entry where {READABLE} order by {LATEST_FIRST} limit 1");
    let found = sqlx::query(AssertSqlSafe(select)).fetch_optional(db).await?;
    found.as_ref().map(position).transpose()
}

/// A part of the order.
#[derive(Clone, Copy)]
pub(super) struct Span<'a> {
    pub(super) after: Position,
    /// The last entry. It must be one that [`end`] has returned.
    pub(super) until: Position,
    /// Entries that are left out because this snapshot shows what they tell of.
    pub(super) rebuilt: Option<&'a str>,
}

/// Entries of the given kinds, oldest first, at most `limit`.
pub(super) async fn within(
    db: &mut Connection,
    Span { after, until, rebuilt }: Span<'_>,
    wanted: impl Fn(Kind) -> bool,
    limit: i64,
) -> Result<Vec<Entry>, StoreError> {
    let kinds = Kind::list(wanted);
    let select = format!(
        "select {COLUMNS} from entry
        where {AFTER} and {UNTIL} and kind in ({kinds}) and not ({IN_REBUILT})
        order by {IN_ORDER} limit $6"
    );
    let query = sqlx::query(AssertSqlSafe(select)).bind(after.transaction).bind(after.number);
    let query = query.bind(until.transaction).bind(until.number).bind(rebuilt).bind(limit);
    query.fetch_all(db).await?.iter().map(entry).collect()
}

/// What users and the host changed after a position. What this database shows is returned at once, even if earlier
/// entries may still appear: whoever follows changes that they made themselves must not wait for others.
pub(super) async fn about_people(
    db: &mut Connection,
    after: Position,
) -> Result<EntriesAboutPeople, StoreError> {
    let until = end(db).await?.map_or(after, |end| end.max(after));
    let kinds = Kind::list(Kind::is_about_people);
    let select =
        format!("select {COLUMNS} from entry where {AFTER} and kind in ({kinds}) order by {IN_ORDER}");
    let query = sqlx::query(AssertSqlSafe(select)).bind(after.transaction).bind(after.number);
    let entries = query.fetch_all(db).await?.iter().map(entry).collect::<Result<_, _>>()?;
    Ok(EntriesAboutPeople { entries, until })
}

/// Every entry of the given kinds that this transaction sees, oldest first.
pub(super) async fn all(
    db: &mut Connection,
    wanted: impl Fn(Kind) -> bool,
) -> Result<Vec<Entry>, StoreError> {
    let kinds = Kind::list(wanted);
    let select = format!("select {COLUMNS} from entry where kind in ({kinds}) order by {IN_ORDER}");
    sqlx::query(AssertSqlSafe(select)).fetch_all(db).await?.iter().map(entry).collect()
}

/// Deletes old entries about users and by the host that every reader has passed. The others are deleted by
/// [`super::readers`].
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let kinds = Kind::list(Kind::is_about_people);
    let delete = format!(
        "delete from entry where at <= $1 and kind in ({kinds}) and exists (select 1 from reader)
            and not exists (
                select 1 from reader
                where (entry.transaction_id, entry.number) > (reader.transaction_id, reader.number))"
    );
    let kept_since = int(now.saturating_sub(KEPT));
    Ok(sqlx::query(AssertSqlSafe(delete)).bind(kept_since).execute(db).await?.rows_affected())
}

pub(super) fn position(row: &Row) -> Result<Position, StoreError> {
    Ok(Position { transaction: row.try_get("transaction_id")?, number: row.try_get("number")? })
}

fn entry(row: &Row) -> Result<Entry, StoreError> {
    let user: Option<Uuid> = row.try_get("user_id")?;
    let user = user.map(UserId);
    let subject = || user.ok_or_else(|| StoreError::Corrupt("an entry about a user names none".to_owned()));
    let change = match text_column(row)? {
        Kind::Ended => Change::Ended(matches(row)?),
        Kind::ByUser(act) => Change::ByUser { user: subject()?, act },
        Kind::Merged => Change::Merged { into: subject()?, matches: matches(row)? },
        Kind::ByHost(act) => Change::ByHost(HostChange {
            act,
            user,
            matches: matches(row)?,
            by: Actor(row.try_get("by_host")?),
            value: maybe_number(row, "value")?,
        }),
    };
    Ok(Entry { position: position(row)?, at: number(row, "at")?, change })
}

fn matches(row: &Row) -> Result<Vec<MatchId>, StoreError> {
    Ok(row.try_get::<Option<Json<Vec<MatchId>>>, _>("matches")?.map(|json| json.0).unwrap_or_default())
}
