//! What sessions prove.

use super::Connection;
use super::rows::maybe_number;
use crate::columns::int;
use crate::sign_in::Proof;
use crate::{Millis, StoreError};
use sqlx::Row as _;

pub(super) async fn proof(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<Proof>, StoreError> {
    let select = "
        select s.proved,
            exists (select 1 from sign_in_method m where m.user_id = s.user_id) as signs_in,
            s.by_link and exists (select 1 from session o
                where o.user_id = s.user_id and o.token_hash <> s.token_hash and o.ends > $2) as is_lent
        from session s where s.token_hash = $1";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    let Some(row) = found else { return Ok(None) };
    Ok(Some(if row.try_get("signs_in")? {
        Proof::SignedIn(maybe_number(&row, "proved")?)
    } else if row.try_get("is_lent")? {
        Proof::LentGuest
    } else {
        Proof::Guest
    }))
}

/// Records that the user of a session shows now that it is them.
pub(super) async fn prove(db: &mut Connection, token: [u8; 32], now: Millis) -> Result<(), StoreError> {
    let update = "update session set proved = $2, by_link = false where token_hash = $1";
    sqlx::query(update).bind(token.as_slice()).bind(int(now)).execute(db).await?;
    Ok(())
}
