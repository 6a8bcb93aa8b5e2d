//! Analyses of finished matches.

use super::Backend;
use crate::StoreError;
use crate::analyses::{AnalysisStore, MAX_BYTES};
use async_trait::async_trait;
use protocol::MatchId;
use sqlx::Row as _;

#[async_trait]
impl AnalysisStore for Backend {
    async fn analysis(&self, id: MatchId, build: &str) -> Result<Option<String>, StoreError> {
        let select = "select body from analysis where match_id = $1 and build = $2";
        self.read(async |db| {
            let found = sqlx::query(select).bind(id.0).bind(build).fetch_optional(db).await?;
            Ok(found.map(|row| row.try_get("body")).transpose()?)
        })
        .await
    }

    async fn keep_analysis(&self, id: MatchId, build: &str, text: &str) -> Result<(), StoreError> {
        if text.len() > MAX_BYTES {
            return Ok(());
        }
        self.transaction(async |db| {
            sqlx::query("delete from analysis where build <> $1").bind(build).execute(&mut *db).await?;
            let insert = "
                insert into analysis (match_id, build, body) select match_id, $2, $3 from match where match_id = $1
                on conflict (match_id) do update set build = excluded.build, body = excluded.body";
            sqlx::query(insert).bind(id.0).bind(build).bind(text).execute(&mut *db).await?;
            Ok(())
        })
        .await
    }
}
