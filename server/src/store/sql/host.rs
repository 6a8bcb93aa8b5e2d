//! What the host does to people and tables when something has gone wrong.

use super::rows::{maybe_number, number, person_row};
use super::{Connection, Row, snapshots};
use crate::store::words::{folded, int, pattern};
use crate::store::{Millis, PersonFound, StoreError};
use protocol::{MatchId, UserId};
use serde_json::Value;
use sqlx::Row as _;
use uuid::Uuid;

pub(super) async fn find_people(
    db: &mut Connection,
    text: &str,
    most: u32,
) -> Result<Vec<PersonFound>, StoreError> {
    let found = |row: &Row| {
        Ok(PersonFound {
            person: person_row(row)?,
            banned_until: maybe_number(row, "banned_until")?,
            muted_until: maybe_number(row, "muted_until")?,
            seats: number(row, "seats")?,
        })
    };
    // Names have no folded form beside them: the few who read this can wait for all people to be looked at.
    let select = "
        select p.user_id, p.name, p.created, p.banned_until, p.muted_until,
            (select count(*) from seat s where s.user_id = p.user_id) as seats
        from person p
        where p.user_id = $1
            or exists (select 1 from seat s where s.user_id = p.user_id and s.name_folded like $2 escape '\\')
            or lower(p.name) like $2 escape '\\'
        order by p.created desc limit $3";
    let id = text.parse::<Uuid>().ok();
    let query = sqlx::query(select).bind(id.unwrap_or_default()).bind(pattern(text)).bind(i64::from(most));
    query.fetch_all(db).await?.iter().map(found).collect()
}

pub(super) async fn ban(db: &mut Connection, user: UserId, until: Millis) -> Result<bool, StoreError> {
    let ban = "update person set banned_until = $2 where user_id = $1";
    Ok(sqlx::query(ban).bind(user.0).bind(int(until)).execute(db).await?.rows_affected() > 0)
}

pub(super) async fn mute(db: &mut Connection, user: UserId, until: Millis) -> Result<bool, StoreError> {
    let mute = "update person set muted_until = $2 where user_id = $1";
    Ok(sqlx::query(mute).bind(user.0).bind(int(until)).execute(db).await?.rows_affected() > 0)
}

pub(super) async fn rename_everywhere(
    db: &mut Connection,
    user: UserId,
    name: &str,
) -> Result<bool, StoreError> {
    let person = "update person set name = $2 where user_id = $1";
    if sqlx::query(person).bind(user.0).bind(name).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let seats = "update seat set name = $2, name_folded = $3 where user_id = $1";
    sqlx::query(seats).bind(user.0).bind(name).bind(folded(name)).execute(&mut *db).await?;
    let lines = "update chat set name = $2 where user_id = $1";
    sqlx::query(lines).bind(user.0).bind(name).execute(&mut *db).await?;
    // In some of them stands the old name, in which ones cannot be asked.
    snapshots::remove_all(db).await?;
    let tables = "select match_id, version, table_events from step where table_events like $1";
    let rows = sqlx::query(tables).bind(format!("%{user}%")).fetch_all(&mut *db).await?;
    for row in &rows {
        let events: String = row.try_get("table_events")?;
        let (id, version): (Uuid, i64) = (row.try_get("match_id")?, row.try_get("version")?);
        let write = "update step set table_events = $3 where match_id = $1 and version = $2";
        let renamed = renamed(&events, user, name)?;
        sqlx::query(write).bind(id).bind(version).bind(renamed).execute(&mut *db).await?;
    }
    Ok(true)
}

/// Table events in which a person has another name.
fn renamed(events: &str, user: UserId, name: &str) -> Result<String, StoreError> {
    let broken = |error: serde_json::Error| StoreError::Corrupt(format!("events of a table: {error}"));
    let mut events: Vec<Value> = serde_json::from_str(events).map_err(broken)?;
    let theirs = |event: &&mut Value| event["user"] == user.to_string() && event["name"].is_string();
    for event in events.iter_mut().filter(theirs) {
        event["name"] = name.into();
    }
    Ok(Value::from(events).to_string())
}

pub(super) async fn remove_lines_of(db: &mut Connection, user: UserId) -> Result<u64, StoreError> {
    // Lines from before they named their speaker are found by the names people had.
    let remove = "
        delete from chat where user_id = $1 or user_id is null and (exists (
            select 1 from seat s where s.match_id = chat.match_id and s.user_id = $1 and s.name = chat.name)
        or (name = (select name from person where user_id = $1) and (
            match_id in (select match_id from seat where user_id = $1)
            or match_id in (select match_id from watched where user_id = $1))))";
    Ok(sqlx::query(remove).bind(user.0).execute(db).await?.rows_affected())
}

pub(super) async fn remove_lines(
    db: &mut Connection,
    id: MatchId,
    name: Option<&str>,
) -> Result<u64, StoreError> {
    let remove = "delete from chat where match_id = $1 and ($2 is null or name = $2)";
    Ok(sqlx::query(remove).bind(id.0).bind(name).execute(db).await?.rows_affected())
}

pub(super) async fn forget_watched(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from watched where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
