//! Kept names: those of users who have a way to sign in again. Nobody else can take such a name or one that looks like it.
//!
//! Each transaction here first locks the user whose name it is, and writes no skeleton that it has seen with somebody else.
//! So of two users who keep a name at the same time, the second waits at the primary key and then finds the name taken; no
//! two wait for each other.

use super::Connection;
use crate::StoreError;
use protocol::UserId;
use records::names::skeletons_of;
use sqlx::Row as _;
use std::collections::BTreeSet;

/// Whether nobody but `user` keeps this name or one that looks like it.
pub(super) async fn is_free(
    db: &mut Connection,
    name: &str,
    user: Option<UserId>,
) -> Result<bool, StoreError> {
    for skeleton in skeletons_of(name) {
        let select = "select user_id from kept_name where skeleton = $1";
        let found = sqlx::query(select).bind(skeleton).fetch_optional(&mut *db).await?;
        let keeper = found.map(|row| row.try_get("user_id")).transpose()?.map(UserId);
        if keeper.is_some_and(|keeper| Some(keeper) != user) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a user could keep their present name.
pub(super) async fn own_is_free(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    match present(db, user).await? {
        Some(name) => is_free(db, &name, Some(user)).await,
        None => Ok(true),
    }
}

/// Keeps the present name of a user, who is locked, in place of the one that was kept before. Returns `false` and changes
/// nothing if somebody else keeps it or one that looks like it.
pub(super) async fn keep_present(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    match present(db, user).await? {
        Some(name) => keep(db, user, &name).await,
        None => Ok(true),
    }
}

/// The same for a name that the user is about to get.
pub(super) async fn keep(db: &mut Connection, user: UserId, name: &str) -> Result<bool, StoreError> {
    if !is_free(db, name, Some(user)).await? {
        return Ok(false);
    }
    let (before, wanted) = (kept_by(db, user).await?, skeletons_of(name));
    let mut added = Vec::new();
    for skeleton in wanted.difference(&before) {
        let insert =
            "insert into kept_name (skeleton, user_id) values ($1, $2) on conflict (skeleton) do nothing";
        let insert = sqlx::query(insert).bind(skeleton).bind(user.0).execute(&mut *db).await?;
        if insert.rows_affected() == 0 {
            // Somebody else has come first.
            release_each(db, added).await?;
            return Ok(false);
        }
        added.push(skeleton);
    }
    release_each(db, before.difference(&wanted)).await?;
    Ok(true)
}

/// Releases the name of a user who has no way to sign in any more. Returns whether one was kept.
pub(super) async fn release(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let delete = "delete from kept_name where user_id = $1";
    Ok(sqlx::query(delete).bind(user.0).execute(db).await?.rows_affected() > 0)
}

/// Locks a user until the transaction ends. Returns `false` if there is no such user, or the user was erased or is about to
/// be.
pub(super) async fn lock(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let lock = "
        update person set name = name where user_id = $1 and not erased
            and not exists (select 1 from erasure e where e.user_id = $1)";
    Ok(sqlx::query(lock).bind(user.0).execute(db).await?.rows_affected() > 0)
}

async fn present(db: &mut Connection, user: UserId) -> Result<Option<String>, StoreError> {
    let select = "select name from person where user_id = $1 and name <> ''";
    let found = sqlx::query(select).bind(user.0).fetch_optional(db).await?;
    Ok(found.map(|row| row.try_get("name")).transpose()?)
}

async fn kept_by(db: &mut Connection, user: UserId) -> Result<BTreeSet<String>, StoreError> {
    let select = "select skeleton from kept_name where user_id = $1";
    let kept = sqlx::query(select).bind(user.0).fetch_all(db).await?;
    kept.iter().map(|row| Ok(row.try_get("skeleton")?)).collect()
}

async fn release_each<'a>(
    db: &mut Connection,
    skeletons: impl IntoIterator<Item = &'a String>,
) -> Result<(), StoreError> {
    for skeleton in skeletons {
        sqlx::query("delete from kept_name where skeleton = $1").bind(skeleton).execute(&mut *db).await?;
    }
    Ok(())
}
