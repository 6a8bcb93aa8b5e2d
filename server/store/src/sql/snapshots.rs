//! Snapshots: running matches as they were after a step, so that long matches load quickly.

use super::rows::number;
use super::{Connection, FOR_SHARE};
use crate::columns::int;
use crate::{Snapshot, StoreError};
use protocol::MatchId;
use sqlx::{AssertSqlSafe, Row as _};

pub(super) async fn of(
    db: &mut Connection,
    id: MatchId,
    build: &str,
) -> Result<Option<Snapshot>, StoreError> {
    let select = "select version, content from snapshot where match_id = $1 and build = $2";
    let Some(row) = sqlx::query(select).bind(id.0).bind(build).fetch_optional(db).await? else {
        return Ok(None);
    };
    let (version, text) = (number(&row, "version")?, row.try_get("content")?);
    Ok(Some(Snapshot { version, build: build.to_owned(), text }))
}

/// Stores a snapshot, unless the match has ended meanwhile.
pub(super) async fn keep(db: &mut Connection, id: MatchId, snapshot: &Snapshot) -> Result<(), StoreError> {
    let keep = format!(
        "
        insert into snapshot (match_id, version, build, content)
        select match_id, $2, $3, $4 from match
        where match_id = $1 and status = 'running'{FOR_SHARE}
        on conflict (match_id) do update set
            version = excluded.version, build = excluded.build, content = excluded.content
        where snapshot.version < excluded.version or snapshot.build <> excluded.build"
    );
    let Snapshot { version, build, text } = snapshot;
    let keep = sqlx::query(AssertSqlSafe(keep)).bind(id.0).bind(int(*version)).bind(build).bind(text);
    keep.execute(db).await?;
    Ok(())
}
