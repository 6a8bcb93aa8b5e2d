//! Summaries of matches that were played to their end, and the matches that statistics count.

use super::follows_ends::{EndedMatch, FollowsEnds};
use super::rows::{assignment, match_id, number};
use super::{Backend, Connection, Row};
use crate::columns::int;
use crate::statistics::{Scope, StatisticsStore};
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, UserId};
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
        let update = "
            update match_summary set due = false, body = $2, rating_due = case when $3 then true end
            where match_id = $1 and due";
        let is_rated = summary.is_some_and(|summary| summary.rated);
        self.write(async |db| {
            let updated =
                sqlx::query(update).bind(id.0).bind(summary.map(Json)).bind(is_rated).execute(db).await?;
            Ok(updated.rows_affected())
        })
        .await?;
        Ok(())
    }

    async fn played(&self, user: UserId, scope: Scope, limit: u32) -> Result<Vec<PlayedMatch>, StoreError> {
        let circle = match scope {
            Scope::Circle(circle) => Some(circle.0),
            Scope::Own | Scope::Open => None,
        };
        self.read(async |db| {
            let rows = sqlx::query(PLAYED)
                .bind(user.0)
                .bind(scope == Scope::Open)
                .bind(i64::from(limit))
                .bind(circle)
                .fetch_all(db)
                .await?;
            matches(&rows)
        })
        .await
    }

    async fn played_in(
        &self,
        circle: CircleId,
        from: Millis,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<PlayedMatch>, StoreError> {
        self.read(async |db| {
            let rows = sqlx::query(PLAYED_IN_CIRCLE)
                .bind(circle.0)
                .bind(int(from))
                .bind(i64::from(limit))
                .bind(int(before))
                .fetch_all(db)
                .await?;
            matches(&rows)
        })
        .await
    }
}

/// The seats of the latest `$3` matches that are over, the oldest match first.
macro_rules! played {
    ($from:literal, $counts:literal) => {
        concat!(
            "select latest.*, s.seat, s.user_id, s.stand_in, s.level, u.body
            from (
                select m.match_id, m.game, m.status_since, m.result
                from ",
            $from,
            "
                where m.status = 'over' and m.result is not null and not m.is_lesson and m.branched_at is null
                    and ",
            $counts,
            "
                order by m.status_since desc, m.match_id desc limit $3
            ) latest
            join seat s on s.match_id = latest.match_id
            left join match_summary u on u.match_id = latest.match_id
            order by latest.status_since, latest.match_id, s.seat"
        )
    };
}

/// Matches of the user `$1`.
const PLAYED: &str = played!(
    "(select distinct match_id from seat where user_id = $1) mine join match m on m.match_id = mine.match_id",
    "(m.is_open or not $2) and ($4 is null or m.circle_id = $4)"
);
/// Matches in the circle `$1`.
const PLAYED_IN_CIRCLE: &str =
    played!("match m", "m.circle_id = $1 and m.status_since >= $2 and m.status_since < $4");

/// Reads matches from the rows of their seats. The rows of one match are consecutive.
fn matches(rows: &[Row]) -> Result<Vec<PlayedMatch>, StoreError> {
    let mut played: Vec<PlayedMatch> = Vec::new();
    for row in rows {
        let id = match_id(row)?;
        if played.last().is_none_or(|last| last.id != id) {
            played.push(played_match(row, id)?);
        }
        if let Some(last) = played.last_mut() {
            last.seats.insert(number(row, "seat")?, assignment(row)?);
        }
    }
    Ok(played)
}

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
    /// How the database finds the matches of a user, and those of a circle.
    pub(crate) async fn plans_of_played(&self, explain: &str) -> Vec<(&'static str, String)> {
        let nobody = uuid::Uuid::max();
        let read = async |db: &mut Connection| {
            let sql = |select: &str| sqlx::AssertSqlSafe(format!("{explain} {select}"));
            let of_user =
                sqlx::query(sql(PLAYED)).bind(nobody).bind(true).bind(10_i64).bind(None::<uuid::Uuid>);
            let in_circle =
                sqlx::query(sql(PLAYED_IN_CIRCLE)).bind(nobody).bind(0_i64).bind(10_i64).bind(1_i64);
            let mut plans = Vec::new();
            for (name, query) in [("user", of_user), ("circle", in_circle)] {
                let rows = query.fetch_all(&mut *db).await?;
                let lines: Result<Vec<String>, _> =
                    rows.iter().map(|row| row.try_get(row.len() - 1)).collect();
                plans.push((name, lines?.join("\n")));
            }
            Ok(plans)
        };
        self.read(read).await.unwrap()
    }
}
