//! Lessons, and the hints that users have seen.

use super::rows::{match_id, number};
use super::{Backend, Connection};
use crate::StoreError;
use crate::lessons::{LessonStore, MAX_HINTS, SeenByUser};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::Row as _;

/// Stands in the table for all hints that are left: the user wants none of them. No hint has this name.
const NO_MORE: &str = "*";
/// Stands in the table for a lesson that was begun and is deleted. No hint has this name.
const LESSON_BEGUN: &str = "*lesson";

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

    async fn has_lesson(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        let select = "
            select 1 from seat s join match m on m.match_id = s.match_id
            where s.user_id = $1 and m.is_lesson and m.game = $2
            union all select 1 from seen_hint where user_id = $1 and game = $2 and hint = $3
            limit 1";
        self.read(async |db| {
            let found = sqlx::query(select).bind(user.0).bind(game).bind(LESSON_BEGUN);
            Ok(found.fetch_optional(db).await?.is_some())
        })
        .await
    }

    async fn count_matches(&self, user: UserId, game: &str, limit: u32) -> Result<u32, StoreError> {
        let select = "
            select count(*) as matches from (
                select 1 from seat s join match m on m.match_id = s.match_id
                where s.user_id = $1 and m.game = $2 and m.status in ('running', 'over') and not m.is_lesson
                limit $3) played";
        self.read(async |db| {
            let count = sqlx::query(select).bind(user.0).bind(game).bind(i64::from(limit));
            number(&count.fetch_one(db).await?, "matches")
        })
        .await
    }

    async fn seen_hints(&self, user: UserId, game: &str) -> Result<SeenByUser, StoreError> {
        let select = "select hint from seen_hint where user_id = $1 and game = $2 order by hint";
        self.read(async |db| {
            let mut seen = SeenByUser::default();
            for row in sqlx::query(select).bind(user.0).bind(game).fetch_all(db).await? {
                match row.try_get::<String, _>("hint")? {
                    hint if hint == NO_MORE => seen.no_more = true,
                    hint if hint == LESSON_BEGUN => {}
                    hint => seen.hints.push(hint),
                }
            }
            Ok(seen)
        })
        .await
    }

    async fn add_seen_hints(&self, user: UserId, game: &str, seen: SeenByUser) -> Result<(), StoreError> {
        self.transaction(async |db| {
            let select = "select count(*) as hints from seen_hint where user_id = $1 and game = $2";
            let row = sqlx::query(select).bind(user.0).bind(game).fetch_one(&mut *db).await?;
            let room = usize::try_from(MAX_HINTS.saturating_sub(number(&row, "hints")?)).unwrap_or_default();
            let insert = "
                insert into seen_hint (user_id, game, hint) values ($1, $2, $3)
                on conflict (user_id, game, hint) do nothing";
            let hints = seen.hints.iter().map(String::as_str).take(room);
            for hint in hints.chain(seen.no_more.then_some(NO_MORE)) {
                sqlx::query(insert).bind(user.0).bind(game).bind(hint).execute(&mut *db).await?;
            }
            Ok(())
        })
        .await
    }
}

/// Keeps that users began a lesson that is deleted.
pub(super) async fn keep_that_it_was_begun(db: &mut Connection, id: MatchId) -> Result<(), StoreError> {
    let insert = "
        insert into seen_hint (user_id, game, hint)
        select s.user_id, m.game, $2 from match m join seat s on s.match_id = m.match_id
        where m.match_id = $1 and m.is_lesson and s.user_id is not null
        on conflict (user_id, game, hint) do nothing";
    sqlx::query(insert).bind(id.0).bind(LESSON_BEGUN).execute(db).await?;
    Ok(())
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
