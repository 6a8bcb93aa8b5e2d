//! Claims: which of several servers tells something.

use super::PostgresStore;
use crate::columns::{TextColumn as _, int};
use crate::notices::NoticeKey;
use crate::{Millis, ServerId, StoreError};
use sqlx::Row as _;
use std::collections::HashSet;
use uuid::Uuid;

/// Rows are written in the order of their keys so that two servers cannot deadlock. A claim is not given back: when it
/// ends, it was told, and what was told is not claimed again by a server that read before what is due. A claim of an
/// earlier wait is void.
const CLAIM: &str = "
    insert into notice_claim (target_id, match_id, kind, since, server_id, ends)
    select target_id, match_id, kind, since, $5, $7
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[]) as wanted (target_id, match_id, kind, since)
    where not exists (
        select 1 from notice_told told
        where told.target_id = wanted.target_id and told.match_id = wanted.match_id and told.kind = wanted.kind
            and told.since = wanted.since)
    order by target_id, match_id, kind
    on conflict (target_id, match_id, kind) do update set
        since = excluded.since, server_id = excluded.server_id, ends = excluded.ends
    where notice_claim.ends <= $6 or notice_claim.since <> excluded.since
        or notice_claim.server_id = excluded.server_id
    returning target_id, match_id, kind";

impl PostgresStore {
    pub(super) async fn claim(
        &self,
        keys: &[NoticeKey],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<NoticeKey>, StoreError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let targets: Vec<Uuid> = keys.iter().map(|key| key.target).collect();
        let matches: Vec<Uuid> = keys.iter().map(|key| key.id.0).collect();
        let kinds: Vec<&str> = keys.iter().map(|key| key.kind.as_text()).collect();
        let since: Vec<i64> = keys.iter().map(|key| int(key.since)).collect();
        let claimed: HashSet<(Uuid, Uuid, String)> = self
            .write(async |db| {
                let claim = sqlx::query(CLAIM).bind(targets).bind(matches).bind(kinds).bind(since);
                let rows = claim.bind(server).bind(int(now)).bind(int(until)).fetch_all(db).await?;
                let key = |row: &sqlx::postgres::PgRow| {
                    Ok((row.try_get("target_id")?, row.try_get("match_id")?, row.try_get("kind")?))
                };
                rows.iter().map(key).collect::<Result<_, StoreError>>()
            })
            .await?;
        let is_claimed =
            |key: &&NoticeKey| claimed.contains(&(key.target, key.id.0, key.kind.as_text().to_owned()));
        Ok(keys.iter().filter(is_claimed).copied().collect())
    }
}
