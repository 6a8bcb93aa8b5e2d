//! The host's actions on users and tables.

use super::rows::{match_id, maybe_number, number, user_row};
use super::{Connection, Row, changes, notices, users};
use crate::store::columns::{folded, int, pattern};
use crate::store::{Millis, StoreError, UserFound};
use protocol::{MatchId, UserId};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::BTreeSet;
use uuid::Uuid;

pub(super) async fn find_users(
    db: &mut Connection,
    text: &str,
    limit: u32,
) -> Result<Vec<UserFound>, StoreError> {
    let found = |row: &Row| {
        Ok(UserFound {
            user: user_row(row)?,
            banned_until: maybe_number(row, "banned_until")?,
            muted_until: maybe_number(row, "muted_until")?,
            seats: number(row, "seats")?,
        })
    };
    // The `person` table has no column of folded names. This search is rare, so a scan of all users is acceptable.
    let select = "
        select p.user_id, p.name, p.revision, p.created, p.banned_until, p.muted_until,
            (select count(*) from seat s where s.user_id = p.user_id) as seats
        from person p
        where p.user_id = $1
            or exists (select 1 from seat s where s.user_id = p.user_id and s.name_folded like $2 escape '\\')
            or lower(p.name) like $2 escape '\\'
        order by p.created desc limit $3";
    let id = text.parse::<Uuid>().ok();
    let query = sqlx::query(select).bind(id.unwrap_or_default()).bind(pattern(text)).bind(i64::from(limit));
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
    users::end_sessions(db, user).await?;
    changes::note(db, now, Some(user), &[]).await
}

pub(super) async fn rename_everywhere(
    db: &mut Connection,
    user: UserId,
    name: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    if !bump_user_revision(db, user).await? {
        return Ok(false);
    }
    let matches = bump_revision_of_matches_of(db, user).await?;
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
    if !bump_user_revision(db, user).await? {
        return Ok(None);
    }
    let matches = bump_revision_of_matches_of(db, user).await?;
    users::end_sessions(db, user).await?;
    // Before the name changes, since lines are found by it.
    let lines = empty_lines_of(db, user).await?;
    write_name(db, user, name, &matches).await?;
    sqlx::query("delete from watched where user_id = $1").bind(user.0).execute(&mut *db).await?;
    notices::erase(db, user).await?;
    changes::note(db, now, Some(user), &matches).await?;
    Ok(Some(lines))
}

pub(super) async fn delete_messages_of(
    db: &mut Connection,
    user: UserId,
    now: Millis,
) -> Result<u64, StoreError> {
    let select =
        AssertSqlSafe(format!("select distinct match_id from chat where text <> '' and ({LINES_OF})"));
    let found = sqlx::query(select).bind(user.0).fetch_all(&mut *db).await?;
    let matches: BTreeSet<MatchId> = found.iter().map(match_id).collect::<Result<_, _>>()?;
    bump_revisions(db, &matches).await?;
    let lines = empty_lines_of(db, user).await?;
    changes::note(db, now, None, &Vec::from_iter(matches)).await?;
    Ok(lines)
}

pub(super) async fn delete_messages(
    db: &mut Connection,
    id: MatchId,
    name: Option<&str>,
    now: Millis,
) -> Result<u64, StoreError> {
    bump_revisions(db, &[id].into()).await?;
    let empty = "
        update chat set name = '', seat = null, text = ''
        where match_id = $1 and text <> '' and ($2 is null or name = $2)";
    let lines = sqlx::query(empty).bind(id.0).bind(name).execute(&mut *db).await?.rows_affected();
    changes::note(db, now, None, &[id]).await?;
    Ok(lines)
}

/// A condition for the chat lines of the user `$1`. Lines from before user ids were stored are found by the names that
/// the user had.
const LINES_OF: &str = "
    user_id = $1 or user_id is null and (exists (
        select 1 from seat s where s.match_id = chat.match_id and s.user_id = $1 and s.name = chat.name)
    or (name = (select name from person where user_id = $1) and (
        match_id in (select match_id from seat where user_id = $1)
        or match_id in (select match_id from watched where user_id = $1))))";

/// Empties the lines of a user. The rows stay, so that their numbers are not reused and readers see no gap.
async fn empty_lines_of(db: &mut Connection, user: UserId) -> Result<u64, StoreError> {
    let empty =
        format!("update chat set name = '', seat = null, text = '' where text <> '' and ({LINES_OF})");
    Ok(sqlx::query(AssertSqlSafe(empty)).bind(user.0).execute(db).await?.rows_affected())
}

/// Increments the revision of a user: from now on nothing is written under their present name. Returns whether the
/// user exists.
///
/// Must be called before matches are changed, as in every transaction, so that no two transactions deadlock.
async fn bump_user_revision(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let revise = "update person set revision = revision + 1 where user_id = $1";
    Ok(sqlx::query(revise).bind(user.0).execute(db).await?.rows_affected() > 0)
}

/// Increments the revision of matches: from now on no step is written that was planned before.
async fn bump_revisions(db: &mut Connection, matches: &BTreeSet<MatchId>) -> Result<(), StoreError> {
    for id in matches {
        let revise = "update match set revision = revision + 1 where match_id = $1";
        sqlx::query(revise).bind(id.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Increments the revision of every match that contains the name of a user.
async fn bump_revision_of_matches_of(db: &mut Connection, user: UserId) -> Result<Vec<MatchId>, StoreError> {
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
        // A concurrent step may have created another match meanwhile: look again.
        let more: BTreeSet<MatchId> = found.difference(&revised).copied().collect();
        if more.is_empty() {
            return Ok(Vec::from_iter(revised));
        }
        bump_revisions(db, &more).await?;
        revised.extend(more);
    }
}

/// Replaces the names of a user in their own row and in these matches, which must be all that contain one.
async fn write_name(
    db: &mut Connection,
    user: UserId,
    name: &str,
    matches: &[MatchId],
) -> Result<(), StoreError> {
    // Chat lines first, since they are found by the old names.
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

/// Returns the table events with the user's name replaced, or `None` if they do not contain it. The event of a user's
/// own renaming does not contain their id; `own` says that the step is by the user.
fn renamed(events: &str, own: bool, user: UserId, name: &str) -> Result<Option<String>, StoreError> {
    let broken = |error: serde_json::Error| StoreError::Corrupt(format!("invalid table events: {error}"));
    let mut events: Vec<Value> = serde_json::from_str(events).map_err(broken)?;
    let names_user = |event: &&mut Value| {
        event["name"].is_string() && (event["user"] == user.to_string() || own && event["what"] == "renamed")
    };
    let mut changed = false;
    for event in events.iter_mut().filter(names_user) {
        event["name"] = name.into();
        changed = true;
    }
    Ok(changed.then(|| Value::from(events).to_string()))
}
