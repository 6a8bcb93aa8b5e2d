//! Users, their sessions and their one-time links.

use super::rows::{maybe_number, number, user_row};
use super::{Connection, FOR_SHARE, Row, notices};
use crate::store::columns::int;
use crate::store::{Millis, NameRevision, SessionFound, SessionRow, StoreError, UserRow};
use protocol::UserId;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::HashSet;
use uuid::Uuid;

pub(super) async fn create(db: &mut Connection, user: &UserRow) -> Result<(), StoreError> {
    sqlx::query("insert into person (user_id, name, created) values ($1, $2, $3)")
        .bind(user.id.0)
        .bind(&user.name)
        .bind(int(user.created))
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn rename(
    db: &mut Connection,
    NameRevision { user, revision }: NameRevision,
    name: &str,
) -> Result<bool, StoreError> {
    let rename = "update person set name = $3 where user_id = $1 and revision = $2";
    let rename = sqlx::query(rename).bind(user.0).bind(int(revision)).bind(name);
    Ok(rename.execute(db).await?.rows_affected() > 0)
}

/// Returns those of the given users whose names the host has changed since the given revision. Locks all their names
/// until the transaction ends.
pub(in super::super) async fn renamed(
    db: &mut Connection,
    names: impl Iterator<Item = NameRevision>,
) -> Result<HashSet<NameRevision>, StoreError> {
    // Locked in order, so that no two transactions deadlock.
    let mut names: Vec<NameRevision> = names.collect();
    names.sort_unstable_by_key(|name| name.user);
    names.dedup();
    let mut renamed = HashSet::new();
    for one in names {
        let select = "select revision from person where user_id = $1";
        let select = AssertSqlSafe(format!("{select}{FOR_SHARE}"));
        let found = sqlx::query(select).bind(one.user.0).fetch_optional(&mut *db).await?;
        let revision: Option<u64> = found.map(|row| number(&row, "revision")).transpose()?;
        if revision != Some(one.revision) {
            renamed.insert(one);
        }
    }
    Ok(renamed)
}

pub(super) async fn exists(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let select = "select 1 from person where user_id = $1";
    Ok(sqlx::query(select).bind(user.0).fetch_optional(db).await?.is_some())
}

pub(super) async fn session(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<SessionFound>, StoreError> {
    let select = "
        select p.user_id, p.name, p.revision, p.created, s.ends from session s join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2 and coalesce(p.banned_until, 0) <= $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    let session = |row: &Row| Ok(SessionFound { user: user_row(row)?, ends: number(row, "ends")? });
    found.as_ref().map(session).transpose()
}

pub(super) async fn add_session(
    db: &mut Connection,
    user: UserId,
    token: [u8; 32],
    until: Millis,
) -> Result<(), StoreError> {
    let insert = "insert into session (token_hash, user_id, ends) values ($1, $2, $3)";
    insert_token(db, insert, user, token, until).await
}

pub(super) async fn renew_session(
    db: &mut Connection,
    token: [u8; 32],
    until: Millis,
    now: Millis,
    device: &str,
) -> Result<(), StoreError> {
    let renew = "
        update session set ends = $2, created = coalesce(created, $3), seen = $3, device = $4 where token_hash = $1";
    let renew = sqlx::query(renew).bind(token.as_slice()).bind(int(until)).bind(int(now)).bind(device);
    renew.execute(db).await?;
    Ok(())
}

pub(super) async fn sessions(
    db: &mut Connection,
    user: UserId,
    now: Millis,
) -> Result<Vec<SessionRow>, StoreError> {
    let select = "
        select token_hash, created, seen, device from session where user_id = $1 and ends > $2
        order by coalesce(seen, 0) desc, token_hash";
    let rows = sqlx::query(select).bind(user.0).bind(int(now)).fetch_all(db).await?;
    let session = |row: &Row| {
        Ok(SessionRow {
            token: token_of(row)?,
            created: maybe_number(row, "created")?,
            seen: maybe_number(row, "seen")?,
            device: row.try_get("device")?,
        })
    };
    rows.iter().map(session).collect()
}

pub(super) async fn live_sessions(
    db: &mut Connection,
    tokens: &[[u8; 32]],
    now: Millis,
) -> Result<Vec<[u8; 32]>, StoreError> {
    if tokens.is_empty() {
        return Ok(Vec::new());
    }
    let parameters: Vec<String> = (2..).take(tokens.len()).map(|parameter| format!("${parameter}")).collect();
    let select = format!(
        "select token_hash from session s join person p on p.user_id = s.user_id
            where s.ends > $1 and coalesce(p.banned_until, 0) <= $1 and token_hash in ({})",
        parameters.join(",")
    );
    let mut query = sqlx::query(AssertSqlSafe(select)).bind(int(now));
    for token in tokens {
        query = query.bind(token.as_slice());
    }
    query.fetch_all(db).await?.iter().map(token_of).collect()
}

fn token_of(row: &Row) -> Result<[u8; 32], StoreError> {
    let token: Vec<u8> = row.try_get("token_hash")?;
    token
        .try_into()
        .map_err(|_| StoreError::Corrupt("the token of a session is not 32 bytes long".to_owned()))
}

pub(super) async fn end_sessions(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from session where user_id = $1").bind(user.0).execute(&mut *db).await?;
    sqlx::query("delete from device_link where user_id = $1").bind(user.0).execute(&mut *db).await?;
    // A browser that is signed out is told nothing any more.
    notices::forget_browsers(db, user).await
}

pub(super) async fn end_session(db: &mut Connection, token: [u8; 32]) -> Result<(), StoreError> {
    sqlx::query("delete from session where token_hash = $1").bind(token.as_slice()).execute(db).await?;
    Ok(())
}

pub(super) async fn offer_link(
    db: &mut Connection,
    user: UserId,
    token: [u8; 32],
    until: Millis,
) -> Result<(), StoreError> {
    let insert = "insert into device_link (token_hash, user_id, ends) values ($1, $2, $3)";
    insert_token(db, insert, user, token, until).await
}

/// Stores the hash of a secret that stands for the user until it ends.
async fn insert_token(
    db: &mut Connection,
    insert: &'static str,
    user: UserId,
    token: [u8; 32],
    until: Millis,
) -> Result<(), StoreError> {
    sqlx::query(insert).bind(token.as_slice()).bind(user.0).bind(int(until)).execute(db).await?;
    Ok(())
}

pub(super) async fn link(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<UserId>, StoreError> {
    let select = "select user_id from device_link where token_hash = $1 and ends > $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    Ok(found.map(|row| row.try_get("user_id")).transpose()?.map(UserId))
}

pub(super) async fn redeem_link(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<UserRow>, StoreError> {
    // Found and deleted by one statement: of two concurrent requests, one finds nothing.
    let redeem = "delete from device_link where token_hash = $1 and ends > $2 returning user_id";
    let found = sqlx::query(redeem).bind(token.as_slice()).bind(int(now)).fetch_optional(&mut *db).await?;
    let Some(row) = found else { return Ok(None) };
    let user: Uuid = row.try_get("user_id")?;
    let select = "select user_id, name, revision, created from person where user_id = $1";
    Ok(Some(user_row(&sqlx::query(select).bind(user).fetch_one(db).await?)?))
}
