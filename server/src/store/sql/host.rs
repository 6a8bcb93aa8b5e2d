//! The host's actions on users and tables.

use super::rows::{match_id, maybe_number, number, user_row};
use super::{Connection, Row, entries, notices, users};
use crate::store::columns::{folded, int, pattern};
use crate::store::{
    Actor, Change, HostAct, HostChange, HostWrite, HostWritten, Millis, StoreError, UserFound,
};
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

/// Writes a change by the host, but for a step, and its entry.
pub(super) async fn write(
    db: &mut Connection,
    write: &HostWrite,
    by: &Actor,
    now: Millis,
) -> Result<HostWritten, StoreError> {
    let Some(done) = carry_out(db, write).await? else { return Ok(HostWritten::NoUser) };
    let Done { act, user, matches, value } = done;
    let lines = if act_deletes_lines(act) { value.unwrap_or_default() } else { 0 };
    let change = HostChange { act, user, matches, by: by.clone(), value };
    entries::write(db, now, &Change::ByHost(change)).await?;
    Ok(HostWritten::Done { lines })
}

fn act_deletes_lines(act: HostAct) -> bool {
    matches!(act, HostAct::Erased | HostAct::MessagesDeleted)
}

/// What was done, as the entry tells it.
struct Done {
    act: HostAct,
    user: Option<UserId>,
    matches: Vec<MatchId>,
    value: Option<u64>,
}

/// Returns `None` if there is no such user.
async fn carry_out(db: &mut Connection, write: &HostWrite) -> Result<Option<Done>, StoreError> {
    let of_user = |act, user: &UserId, value| Done { act, user: Some(*user), matches: Vec::new(), value };
    Ok(match write {
        HostWrite::Ban { user, until } => {
            let ban = "update person set banned_until = $2 where user_id = $1";
            set_until(db, ban, *user, *until).await?.then(|| of_user(HostAct::Banned, user, Some(*until)))
        }
        HostWrite::Mute { user, until } => {
            let mute = "update person set muted_until = $2 where user_id = $1";
            set_until(db, mute, *user, *until).await?.then(|| of_user(HostAct::Muted, user, Some(*until)))
        }
        HostWrite::SignOut { user } => {
            users::end_sessions(db, *user).await?;
            users::exists(db, *user).await?.then(|| of_user(HostAct::SignedOut, user, None))
        }
        HostWrite::Rename { user, name } => rename_everywhere(db, *user, name)
            .await?
            .map(|matches| Done { matches, ..of_user(HostAct::Renamed, user, None) }),
        HostWrite::Erase { user, name } => erase(db, *user, name)
            .await?
            .map(|(matches, lines)| Done { matches, ..of_user(HostAct::Erased, user, Some(lines)) }),
        HostWrite::DeleteMessagesOf { user } => {
            let (matches, lines) = delete_messages_of(db, *user).await?;
            Some(Done { matches, ..of_user(HostAct::MessagesDeleted, user, Some(lines)) })
        }
        HostWrite::DeleteMessages { id, name } => {
            let value = Some(delete_messages(db, *id, name.as_deref()).await?);
            Some(Done { act: HostAct::MessagesDeleted, user: None, matches: vec![*id], value })
        }
        // The backends write steps.
        HostWrite::EndMatch(_) => None,
    })
}

async fn set_until(
    db: &mut Connection,
    update: &'static str,
    user: UserId,
    until: Millis,
) -> Result<bool, StoreError> {
    Ok(sqlx::query(update).bind(user.0).bind(int(until)).execute(db).await?.rows_affected() > 0)
}

/// Returns the matches that had the name, or `None` if there is no such user.
async fn rename_everywhere(
    db: &mut Connection,
    user: UserId,
    name: &str,
) -> Result<Option<Vec<MatchId>>, StoreError> {
    if !bump_user_revision(db, user).await? {
        return Ok(None);
    }
    let matches = bump_revision_of_matches_of(db, user).await?;
    write_name(db, user, name, &matches).await?;
    Ok(Some(matches))
}

/// Returns the matches that had the name and the number of deleted lines, or `None` if there is no such user.
async fn erase(
    db: &mut Connection,
    user: UserId,
    name: &str,
) -> Result<Option<(Vec<MatchId>, u64)>, StoreError> {
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
    Ok(Some((matches, lines)))
}

/// Returns the matches with the lines, and the number of lines.
async fn delete_messages_of(db: &mut Connection, user: UserId) -> Result<(Vec<MatchId>, u64), StoreError> {
    let select =
        AssertSqlSafe(format!("select distinct match_id from chat where text <> '' and ({LINES_OF})"));
    let found = sqlx::query(select).bind(user.0).fetch_all(&mut *db).await?;
    let matches: BTreeSet<MatchId> = found.iter().map(match_id).collect::<Result<_, _>>()?;
    bump_revisions(db, &matches).await?;
    let lines = empty_lines_of(db, user).await?;
    Ok((Vec::from_iter(matches), lines))
}

/// Returns the number of lines.
async fn delete_messages(db: &mut Connection, id: MatchId, name: Option<&str>) -> Result<u64, StoreError> {
    bump_revisions(db, &[id].into()).await?;
    let empty = "
        update chat set name = '', seat = null, text = ''
        where match_id = $1 and text <> '' and ($2 is null or name = $2)";
    Ok(sqlx::query(empty).bind(id.0).bind(name).execute(db).await?.rows_affected())
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
