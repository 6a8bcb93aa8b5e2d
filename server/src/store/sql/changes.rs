//! The record of changes by the host, which every server reads.

use super::rows::number;
use super::{Connection, ONE_AT_A_TIME, Row};
use crate::store::columns::int;
use crate::store::{ChangedByHost, HostChange, Millis, StoreError};
use protocol::{MatchId, UserId};
use sqlx::{Executor as _, Row as _};
use uuid::Uuid;

/// How long changes are kept. A server that has read none for longer reloads everything.
const KEPT: Millis = 7 * 86_400_000;

/// Records changes. Must be called at the end of the transaction that makes them, so that numbers become visible in
/// order.
pub(super) async fn note(
    db: &mut Connection,
    now: Millis,
    user: Option<UserId>,
    matches: &[MatchId],
) -> Result<(), StoreError> {
    db.execute(ONE_AT_A_TIME).await?;
    let user = user.map(|user| (Some(user.0), None));
    // Matches first, so that servers show them before they close the user's sockets.
    for (user, id) in matches.iter().map(|id| (None, Some(id.0))).chain(user) {
        let note = "
            insert into host_change (number, at, user_id, match_id)
            select coalesce(max(number), 0) + 1, $1, $2, $3 from host_change";
        sqlx::query(note).bind(int(now)).bind(user).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) async fn after(db: &mut Connection, known: u64) -> Result<Vec<HostChange>, StoreError> {
    let change = |row: &Row| {
        let user: Option<Uuid> = row.try_get("user_id")?;
        let of = match user {
            Some(user) => ChangedByHost::User(UserId(user)),
            None => ChangedByHost::Match(MatchId(row.try_get("match_id")?)),
        };
        Ok(HostChange { number: number(row, "number")?, of })
    };
    let select = "select number, user_id, match_id from host_change where number > $1 order by number";
    sqlx::query(select).bind(int(known)).fetch_all(db).await?.iter().map(change).collect()
}

/// Deletes old changes except the latest, since numbers must keep growing.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let sweep = "delete from host_change where at <= $1 and number < (select max(number) from host_change)";
    Ok(sqlx::query(sweep).bind(int(now.saturating_sub(KEPT))).execute(db).await?.rows_affected())
}
