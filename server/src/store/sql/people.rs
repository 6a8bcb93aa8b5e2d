//! People, their sessions and their one-time links.

use super::Connection;
use super::rows::person_row;
use crate::store::words::int;
use crate::store::{Millis, PersonRow, StoreError};
use protocol::UserId;
use sqlx::Row as _;
use uuid::Uuid;

pub(super) async fn create(db: &mut Connection, person: &PersonRow) -> Result<(), StoreError> {
    sqlx::query("insert into person (user_id, name, created) values ($1, $2, $3)")
        .bind(person.user.0)
        .bind(&person.name)
        .bind(int(person.created))
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn rename(db: &mut Connection, user: UserId, name: &str) -> Result<(), StoreError> {
    sqlx::query("update person set name = $2 where user_id = $1").bind(user.0).bind(name).execute(db).await?;
    Ok(())
}

pub(super) async fn session(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<PersonRow>, StoreError> {
    let select = "
        select p.user_id, p.name, p.created from session s join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    found.as_ref().map(person_row).transpose()
}

pub(super) async fn add_session(
    db: &mut Connection,
    user: UserId,
    token: [u8; 32],
    until: Millis,
) -> Result<(), StoreError> {
    sqlx::query("insert into session (token_hash, user_id, ends) values ($1, $2, $3)")
        .bind(token.as_slice())
        .bind(user.0)
        .bind(int(until))
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn renew_session(
    db: &mut Connection,
    token: [u8; 32],
    until: Millis,
) -> Result<(), StoreError> {
    sqlx::query("update session set ends = $2 where token_hash = $1")
        .bind(token.as_slice())
        .bind(int(until))
        .execute(db)
        .await?;
    Ok(())
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
    sqlx::query("insert into device_link (token_hash, user_id, ends) values ($1, $2, $3)")
        .bind(token.as_slice())
        .bind(user.0)
        .bind(int(until))
        .execute(db)
        .await?;
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
) -> Result<Option<PersonRow>, StoreError> {
    // Found and used up at once: of two who come together, one finds nothing.
    let redeem = "delete from device_link where token_hash = $1 and ends > $2 returning user_id";
    let found = sqlx::query(redeem).bind(token.as_slice()).bind(int(now)).fetch_optional(&mut *db).await?;
    let Some(row) = found else { return Ok(None) };
    let user: Uuid = row.try_get("user_id")?;
    let select = "select user_id, name, created from person where user_id = $1";
    Ok(Some(person_row(&sqlx::query(select).bind(user).fetch_one(db).await?)?))
}
