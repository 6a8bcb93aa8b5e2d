//! Leases: which server leads a match.
//!
//! Only the leader lets the bots of a match play. A lease lapses when its server falls silent (`lease-seconds`), and
//! the next server leads. One that finds the lease taken leaves a note in it: the match is then *shared*.

use super::PostgresStore;
use crate::columns::int;
use crate::{Lease, Millis, ServerId, StoreError};
use protocol::MatchId;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

/// Rows are written in the order of their ids so that two servers cannot deadlock. A server that does not get a lease
/// sets `shared_until` in it: from then on the leader looks for steps that other servers write.
const TAKE: &str = "
    insert into lease (match_id, server_id, ends)
    select match_id, $2, $4 from match where match_id = any($1) order by match_id
    on conflict (match_id) do update set
        server_id = case when lease.ends <= $3 then excluded.server_id else lease.server_id end,
        ends = case
            when lease.server_id = excluded.server_id or lease.ends <= $3 then excluded.ends else lease.ends end,
        shared_until = case
            when lease.server_id = excluded.server_id then lease.shared_until else excluded.ends end
    returning match_id, server_id = $2 as ours, coalesce(shared_until, 0) > $3 as shared";

impl PostgresStore {
    pub(super) async fn take_leases(
        &self,
        ids: &[MatchId],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        // A single id may come from a client and name no match. Then a read is enough, and no writer has to wait.
        if let &[id] = ids
            && self.read_version(id).await?.is_none()
        {
            return Ok(Vec::new());
        }
        let ids: Vec<_> = ids.iter().map(|id| id.0).collect();
        self.write(async |db| {
            let take = sqlx::query(TAKE).bind(ids).bind(server).bind(int(now)).bind(int(until));
            take.fetch_all(db).await?.iter().map(lease).collect()
        })
        .await
    }

    pub(super) async fn give_lease_back(&self, id: MatchId, server: ServerId) -> Result<(), StoreError> {
        self.write(async |db| {
            let release = "delete from lease where match_id = $1 and server_id = $2";
            sqlx::query(release).bind(id.0).bind(server).execute(db).await?;
            Ok(())
        })
        .await
    }
}

fn lease(row: &PgRow) -> Result<(MatchId, Lease), StoreError> {
    let lease = match (row.try_get("ours")?, row.try_get("shared")?) {
        (true, false) => Lease::Alone,
        (true, true) => Lease::Leading,
        (false, _) => Lease::Following,
    };
    Ok((MatchId(row.try_get("match_id")?), lease))
}
