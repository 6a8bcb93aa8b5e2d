//! Summaries of matches that were played to their end, and the matches that statistics count.

use super::follows_ends::{EndedMatch, FollowsEnds};
use super::rows::{assignment, match_id, number};
use super::{Backend, Connection, Row};
use crate::StoreError;
use crate::columns::int;
use crate::statistics::{Scope, StatisticsStore};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use records::{MatchSummary, PlayedMatch};
use sqlx::types::Json;
use sqlx::{Executor as _, Row as _};

/// Each match that was played to its end gets a summary. It is made elsewhere, by the rules of its game.
pub(super) struct Summaries;

#[async_trait]
impl FollowsEnds for Summaries {
    async fn add(&self, db: &mut Connection, ended: &[EndedMatch]) -> Result<(), StoreError> {
        let insert = "
            insert into match_summary (match_id, number, due) select match_id, $2, true from match
            where match_id = $1 and status = 'over' and not is_lesson and branched_at is null";
        for one in ended {
            sqlx::query(insert).bind(one.id.0).bind(int(one.number)).execute(&mut *db).await?;
        }
        Ok(())
    }

    async fn clear(&self, db: &mut Connection) -> Result<(), StoreError> {
        db.execute("delete from match_summary").await?;
        Ok(())
    }
}

#[async_trait]
impl StatisticsStore for Backend {
    async fn matches_to_summarise(&self, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let select = "select match_id from match_summary where due order by number limit $1";
        self.read(async |db| {
            let found = sqlx::query(select).bind(i64::from(limit)).fetch_all(db).await?;
            found.iter().map(match_id).collect()
        })
        .await
    }

    async fn keep_summary(&self, id: MatchId, summary: Option<&MatchSummary>) -> Result<(), StoreError> {
        let update = "update match_summary set due = false, body = $2 where match_id = $1";
        self.write(async |db| {
            let updated = sqlx::query(update).bind(id.0).bind(summary.map(Json)).execute(db).await?;
            Ok(updated.rows_affected())
        })
        .await?;
        Ok(())
    }

    async fn played(&self, user: UserId, scope: Scope, limit: u32) -> Result<Vec<PlayedMatch>, StoreError> {
        self.read(async |db| {
            let rows = sqlx::query(PLAYED)
                .bind(user.0)
                .bind(scope == Scope::Open)
                .bind(i64::from(limit))
                .fetch_all(db)
                .await?;
            let mut played: Vec<PlayedMatch> = Vec::new();
            // The rows of one match are consecutive.
            for row in &rows {
                let id = match_id(row)?;
                if played.last().is_none_or(|last| last.id != id) {
                    played.push(played_match(row, id)?);
                }
                if let Some(last) = played.last_mut() {
                    last.seats.insert(number(row, "seat")?, assignment(row)?);
                }
            }
            Ok(played)
        })
        .await
    }
}

/// The seats of the latest matches of the user `$1` that are over, the oldest match first.
const PLAYED: &str = "
    select latest.*, s.seat, s.user_id, s.stand_in, s.level, u.body
    from (
        select m.match_id, m.game, m.status_since, m.result
        from (select distinct match_id from seat where user_id = $1) mine
        join match m on m.match_id = mine.match_id
        where m.status = 'over' and m.result is not null and not m.is_lesson and m.branched_at is null
            and (m.is_open or not $2)
        order by m.status_since desc, m.match_id desc limit $3
    ) latest
    join seat s on s.match_id = latest.match_id
    left join match_summary u on u.match_id = latest.match_id
    order by latest.status_since, latest.match_id, s.seat";

fn played_match(row: &Row, id: MatchId) -> Result<PlayedMatch, StoreError> {
    Ok(PlayedMatch {
        id,
        game: row.try_get("game")?,
        ended: number(row, "status_since")?,
        seats: Default::default(),
        result: row.try_get::<Json<_>, _>("result")?.0,
        summary: row.try_get::<Option<Json<_>>, _>("body")?.map(|json| json.0),
    })
}

#[cfg(test)]
impl Backend {
    /// How the database finds the matches of a user.
    pub(crate) async fn plan_of_played(&self, explain: &str) -> String {
        let sql = sqlx::AssertSqlSafe(format!("{explain} {PLAYED}"));
        let read = async |db: &mut Connection| {
            let rows = sqlx::query(sql).bind(uuid::Uuid::max()).bind(true).bind(10_i64).fetch_all(db).await?;
            let lines: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(row.len() - 1)).collect();
            Ok(lines?.join("\n"))
        };
        self.read(read).await.unwrap()
    }
}
