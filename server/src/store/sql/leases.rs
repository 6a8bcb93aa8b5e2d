//! Which server leads a match.

use super::Connection;
use crate::store::words::int;
use crate::store::{Millis, ServerId, StoreError};
use protocol::MatchId;

pub(super) async fn lease(
    db: &mut Connection,
    id: MatchId,
    server: ServerId,
    now: Millis,
    until: Millis,
) -> Result<bool, StoreError> {
    let lease = "
        insert into lease (match_id, server_id, ends) values ($1, $2, $4)
        on conflict (match_id) do update set server_id = excluded.server_id, ends = excluded.ends
        where lease.server_id = excluded.server_id or lease.ends <= $3";
    let taken =
        sqlx::query(lease).bind(id.0).bind(server).bind(int(now)).bind(int(until)).execute(db).await?;
    Ok(taken.rows_affected() == 1)
}

pub(super) async fn release(db: &mut Connection, id: MatchId, server: ServerId) -> Result<(), StoreError> {
    let release = "delete from lease where match_id = $1 and server_id = $2";
    sqlx::query(release).bind(id.0).bind(server).execute(db).await?;
    Ok(())
}
