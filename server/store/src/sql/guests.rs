//! Guests who became somebody else.

use super::{Connection, names};
use crate::StoreError;
use protocol::UserId;
use sqlx::Row as _;

/// The guests who were merged into a user, also by several merges.
pub(super) async fn guests_of(db: &mut Connection, user: UserId) -> Result<Vec<UserId>, StoreError> {
    let select = "
        with recursive same (user_id) as (
            select from_user from user_merge where into_user = $1
            union select m.from_user from user_merge m join same on m.into_user = same.user_id)
        select user_id from same order by user_id";
    let guests = sqlx::query(select).bind(user.0).fetch_all(db).await?;
    guests.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
}

/// The user that a user has become, perhaps by several merges.
pub(super) async fn last_of(db: &mut Connection, mut user: UserId) -> Result<UserId, StoreError> {
    let select = "select into_user from user_merge where from_user = $1";
    while let Some(row) = sqlx::query(select).bind(user.0).fetch_optional(&mut *db).await? {
        user = UserId(row.try_get("into_user")?);
    }
    Ok(user)
}

/// Locks a user until the transaction ends. Returns `false` for whoever was erased, asked to be, or became somebody else.
pub(super) async fn lock_present(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    Ok(names::lock(db, user).await? && last_of(db, user).await? == user)
}
