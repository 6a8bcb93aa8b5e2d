//! Which server leads a match.

use super::Connection;
use super::rows::maybe_number;
use crate::store::words::int;
use crate::store::{Lease, Millis, ServerId, StoreError};
use protocol::MatchId;
use sqlx::Row as _;

pub(super) async fn lease(
    db: &mut Connection,
    id: MatchId,
    server: ServerId,
    now: Millis,
    until: Millis,
) -> Result<Lease, StoreError> {
    // Who does not get it leaves word: from then on the leader looks for steps that others write.
    let lease = "
        insert into lease (match_id, server_id, ends) values ($1, $2, $4)
        on conflict (match_id) do update set
            server_id =
                case when lease.ends <= $3 then excluded.server_id else lease.server_id end,
            ends =
                case when lease.server_id = excluded.server_id or lease.ends <= $3 then excluded.ends else lease.ends end,
            shared_until =
                case when lease.server_id = excluded.server_id then lease.shared_until else excluded.ends end
        returning server_id, shared_until";
    let row =
        sqlx::query(lease).bind(id.0).bind(server).bind(int(now)).bind(int(until)).fetch_one(db).await?;
    let leader: ServerId = row.try_get("server_id")?;
    let shared_until: Option<Millis> = maybe_number(&row, "shared_until")?;
    let shared = shared_until.is_some_and(|until| until > now);
    Ok(match (leader == server, shared) {
        (true, false) => Lease::Alone,
        (true, true) => Lease::Leading,
        (false, _) => Lease::Following,
    })
}

pub(super) async fn release(db: &mut Connection, id: MatchId, server: ServerId) -> Result<(), StoreError> {
    let release = "delete from lease where match_id = $1 and server_id = $2";
    sqlx::query(release).bind(id.0).bind(server).execute(db).await?;
    Ok(())
}
