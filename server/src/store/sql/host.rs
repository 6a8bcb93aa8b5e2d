//! What the host does to people and tables when something has gone wrong.

use super::rows::{match_id, maybe_number, number, person_row};
use super::{Connection, Row, changes, people};
use crate::store::words::{folded, int, pattern};
use crate::store::{Millis, PersonFound, StoreError};
use protocol::{MatchId, UserId};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::BTreeSet;
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
        select p.user_id, p.name, p.revision, p.created, p.banned_until, p.muted_until,
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

pub(super) async fn ban(
    db: &mut Connection,
    user: UserId,
    until: Millis,
    now: Millis,
) -> Result<bool, StoreError> {
    let ban = "update person set banned_until = $2 where user_id = $1";
    if sqlx::query(ban).bind(user.0).bind(int(until)).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(false);
    }
    changes::note(db, now, Some(user), &[]).await?;
    Ok(true)
}

pub(super) async fn mute(db: &mut Connection, user: UserId, until: Millis) -> Result<bool, StoreError> {
    let mute = "update person set muted_until = $2 where user_id = $1";
    Ok(sqlx::query(mute).bind(user.0).bind(int(until)).execute(db).await?.rows_affected() > 0)
}

pub(super) async fn end_sessions(db: &mut Connection, user: UserId, now: Millis) -> Result<(), StoreError> {
    people::end_sessions(db, user).await?;
    changes::note(db, now, Some(user), &[]).await
}

pub(super) async fn rename_everywhere(
    db: &mut Connection,
    user: UserId,
    name: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    if !revise_person(db, user).await? {
        return Ok(false);
    }
    let matches = revise_matches_of(db, user).await?;
    write_name(db, user, name, &matches).await?;
    changes::note(db, now, Some(user), &matches).await?;
    Ok(true)
}

pub(super) async fn erase(
    db: &mut Connection,
    user: UserId,
    name: &str,
    now: Millis,
) -> Result<Option<u64>, StoreError> {
    if !revise_person(db, user).await? {
        return Ok(None);
    }
    let matches = revise_matches_of(db, user).await?;
    people::end_sessions(db, user).await?;
    // By the names of before.
    let lines = empty_lines_of(db, user).await?;
    write_name(db, user, name, &matches).await?;
    sqlx::query("delete from watched where user_id = $1").bind(user.0).execute(&mut *db).await?;
    changes::note(db, now, Some(user), &matches).await?;
    Ok(Some(lines))
}

pub(super) async fn remove_lines_of(
    db: &mut Connection,
    user: UserId,
    now: Millis,
) -> Result<u64, StoreError> {
    let select =
        AssertSqlSafe(format!("select distinct match_id from chat where text <> '' and ({LINES_OF})"));
    let found = sqlx::query(select).bind(user.0).fetch_all(&mut *db).await?;
    let matches: BTreeSet<MatchId> = found.iter().map(match_id).collect::<Result<_, _>>()?;
    revise(db, &matches).await?;
    let lines = empty_lines_of(db, user).await?;
    changes::note(db, now, None, &Vec::from_iter(matches)).await?;
    Ok(lines)
}

pub(super) async fn remove_lines(
    db: &mut Connection,
    id: MatchId,
    name: Option<&str>,
    now: Millis,
) -> Result<u64, StoreError> {
    revise(db, &[id].into()).await?;
    let empty = "
        update chat set name = '', seat = null, text = ''
        where match_id = $1 and text <> '' and ($2 is null or name = $2)";
    let lines = sqlx::query(empty).bind(id.0).bind(name).execute(&mut *db).await?.rows_affected();
    changes::note(db, now, None, &[id]).await?;
    Ok(lines)
}

/// The lines of somebody ($1). Those from before they named their speaker are found by the names people had.
const LINES_OF: &str = "
    user_id = $1 or user_id is null and (exists (
        select 1 from seat s where s.match_id = chat.match_id and s.user_id = $1 and s.name = chat.name)
    or (name = (select name from person where user_id = $1) and (
        match_id in (select match_id from seat where user_id = $1)
        or match_id in (select match_id from watched where user_id = $1))))";

/// Empties the lines of somebody. Their numbers stay taken: no other line gets them, and none is missed.
async fn empty_lines_of(db: &mut Connection, user: UserId) -> Result<u64, StoreError> {
    let empty =
        format!("update chat set name = '', seat = null, text = '' where text <> '' and ({LINES_OF})");
    Ok(sqlx::query(AssertSqlSafe(empty)).bind(user.0).execute(db).await?.rows_affected())
}

/// From now on nothing is written under the name that somebody has had; whether there is such a person.
///
/// This comes before matches are changed, as in all that is written: nobody waits for each other crosswise.
async fn revise_person(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let revise = "update person set revision = revision + 1 where user_id = $1";
    Ok(sqlx::query(revise).bind(user.0).execute(db).await?.rows_affected() > 0)
}

/// From now on no step is written that was planned on these matches before.
async fn revise(db: &mut Connection, matches: &BTreeSet<MatchId>) -> Result<(), StoreError> {
    for id in matches {
        let revise = "update match set revision = revision + 1 where match_id = $1";
        sqlx::query(revise).bind(id.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// The same for every match in which the name of somebody stands.
async fn revise_matches_of(db: &mut Connection, user: UserId) -> Result<Vec<MatchId>, StoreError> {
    let select = format!(
        "select match_id from seat where user_id = $1
        union select match_id from chat where {LINES_OF}
        union select match_id from step where kind = 'table' and (user_id = $1 or table_events like $2)"
    );
    let mut revised = BTreeSet::new();
    loop {
        let query = sqlx::query(AssertSqlSafe(select.clone())).bind(user.0).bind(format!("%{user}%"));
        let found = query.fetch_all(&mut *db).await?;
        let found: BTreeSet<MatchId> = found.iter().map(match_id).collect::<Result<_, _>>()?;
        // One may have been set up by a step that was being written.
        let more: BTreeSet<MatchId> = found.difference(&revised).copied().collect();
        if more.is_empty() {
            return Ok(Vec::from_iter(revised));
        }
        revise(db, &more).await?;
        revised.extend(more);
    }
}

/// Puts a name in the place of those that somebody has had, in all these matches, which are those where any stands.
async fn write_name(
    db: &mut Connection,
    user: UserId,
    name: &str,
    matches: &[MatchId],
) -> Result<(), StoreError> {
    // First the lines, which are found by the names of before.
    let lines = format!("update chat set name = $2 where text <> '' and ({LINES_OF})");
    sqlx::query(AssertSqlSafe(lines)).bind(user.0).bind(name).execute(&mut *db).await?;
    let person = "update person set name = $2 where user_id = $1";
    sqlx::query(person).bind(user.0).bind(name).execute(&mut *db).await?;
    let seats = "update seat set name = $2, name_folded = $3 where user_id = $1";
    sqlx::query(seats).bind(user.0).bind(name).bind(folded(name)).execute(&mut *db).await?;
    for id in matches {
        sqlx::query("delete from snapshot where match_id = $1").bind(id.0).execute(&mut *db).await?;
        let tables = "
            select version, user_id, table_events from step where match_id = $1 and kind = 'table'";
        for row in sqlx::query(tables).bind(id.0).fetch_all(&mut *db).await? {
            let by: Option<Uuid> = row.try_get("user_id")?;
            let Some(events) = renamed(row.try_get("table_events")?, by == Some(user.0), user, name)? else {
                continue;
            };
            let write = "update step set table_events = $3 where match_id = $1 and version = $2";
            let version: i64 = row.try_get("version")?;
            sqlx::query(write).bind(id.0).bind(version).bind(events).execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// Table events in which a person has another name; nothing where they have none. Who takes a new name does so by a step
/// of their own, which does not name them again.
fn renamed(events: &str, own: bool, user: UserId, name: &str) -> Result<Option<String>, StoreError> {
    let broken = |error: serde_json::Error| StoreError::Corrupt(format!("events of a table: {error}"));
    let mut events: Vec<Value> = serde_json::from_str(events).map_err(broken)?;
    let theirs = |event: &&mut Value| {
        event["name"].is_string() && (event["user"] == user.to_string() || own && event["what"] == "renamed")
    };
    let mut changed = false;
    for event in events.iter_mut().filter(theirs) {
        event["name"] = name.into();
        changed = true;
    }
    Ok(changed.then(|| Value::from(events).to_string()))
}
