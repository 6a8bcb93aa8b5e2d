//! Lessons, and the hints that users have seen.

use super::rows::{match_id, number};
use super::{Backend, Connection};
use crate::store::StoreError;
use crate::store::lessons::{LessonStore, MAX_HINTS};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::Row as _;

#[async_trait]
impl LessonStore for Backend {
    async fn unfinished_lesson(&self, user: UserId, game: &str) -> Result<Option<MatchId>, StoreError> {
        let select = "
            select m.match_id from seat s join match m on m.match_id = s.match_id
            where s.user_id = $1 and s.unfinished and m.is_lesson and m.status = 'running' and m.game = $2
            order by m.match_id desc limit 1";
        self.read(async |db| {
            sqlx::query(select)
                .bind(user.0)
                .bind(game)
                .fetch_optional(db)
                .await?
                .as_ref()
                .map(match_id)
                .transpose()
        })
        .await
    }

    async fn seen_hints(&self, user: UserId, game: &str) -> Result<Vec<String>, StoreError> {
        let select = "select hint from seen_hint where user_id = $1 and game = $2 order by hint";
        self.read(async |db| {
            let rows = sqlx::query(select).bind(user.0).bind(game).fetch_all(db).await?;
            Ok(rows.iter().map(|row| row.try_get("hint")).collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn add_seen_hints(&self, user: UserId, game: &str, hints: &[String]) -> Result<(), StoreError> {
        self.transaction(async |db| {
            let select = "select count(*) as hints from seen_hint where user_id = $1 and game = $2";
            let row = sqlx::query(select).bind(user.0).bind(game).fetch_one(&mut *db).await?;
            let room = usize::try_from(MAX_HINTS.saturating_sub(number(&row, "hints")?)).unwrap_or_default();
            let insert = "
                insert into seen_hint (user_id, game, hint) values ($1, $2, $3)
                on conflict (user_id, game, hint) do nothing";
            for hint in hints.iter().take(room) {
                sqlx::query(insert).bind(user.0).bind(game).bind(hint).execute(&mut *db).await?;
            }
            Ok(())
        })
        .await
    }
}

/// A user has seen what the guest has seen who is merged into them.
pub(super) async fn merge(db: &mut Connection, guest: UserId, user: UserId) -> Result<(), StoreError> {
    let insert = "
        insert into seen_hint (user_id, game, hint)
        select $2, game, hint from seen_hint where user_id = $1
        on conflict (user_id, game, hint) do nothing";
    sqlx::query(insert).bind(guest.0).bind(user.0).execute(&mut *db).await?;
    erase(db, guest).await
}

/// Deletes the hints of a user who is erased.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from seen_hint where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
