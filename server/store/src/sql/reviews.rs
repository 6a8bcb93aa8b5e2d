//! Finished matches that people look at together.

use super::keyed::{What, keep};
use super::rows::{match_id, number};
use super::{Backend, Connection, IS_SHARED, Row, users};
use crate::columns::int;
use crate::keyed::KeyedRequest;
use crate::reviews::{KEPT_FOR, Review, ReviewStore};
use crate::{LineRefused, Millis, StoreError};
use async_trait::async_trait;
use protocol::{ReviewId, UserId};
use sqlx::Row as _;

#[async_trait]
impl ReviewStore for Backend {
    async fn begin_review(
        &self,
        review: &Review,
        now: Millis,
        limit: u32,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError> {
        self.transaction(async |db| begin(db, review, now, limit, request).await).await
    }

    async fn review(&self, id: ReviewId) -> Result<Option<Review>, StoreError> {
        let select = "select review_id, match_id, leader_id, step from review where review_id = $1";
        self.read(async |db| {
            sqlx::query(select).bind(id.0).fetch_optional(db).await?.as_ref().map(review).transpose()
        })
        .await
    }

    async fn keep_review(&self, review: &Review, now: Millis) -> Result<(), StoreError> {
        let Review { id, of: _, leader, step } = *review;
        let update = "
            update review set step = $2, touched = $3,
                leader_id = coalesce((
                    select p.user_id from person p where p.user_id = $4 and not p.erased
                        and not exists (select 1 from user_merge g where g.from_user = $4)), leader_id)
            where review_id = $1";
        self.write(async |db| {
            sqlx::query(update).bind(id.0).bind(int(step)).bind(int(now)).bind(leader.0).execute(db).await?;
            Ok(())
        })
        .await
    }

    fn is_shared(&self) -> bool {
        IS_SHARED
    }

    async fn silence_of(&self, user: UserId, now: Millis) -> Result<Option<LineRefused>, StoreError> {
        let select = "
            select banned_until, muted_until,
                erased or exists (select 1 from erasure e where e.user_id = person.user_id) as erased
            from person where user_id = $1";
        self.read(async |db| {
            let found = sqlx::query(select).bind(user.0).fetch_optional(db).await?;
            Ok(match found.as_ref().map(users::silence).transpose()? {
                Some(silence) => silence.refusal(now),
                None => Some(LineRefused::SignedOut),
            })
        })
        .await
    }
}

fn review(row: &Row) -> Result<Review, StoreError> {
    Ok(Review {
        id: ReviewId(row.try_get("review_id")?),
        of: match_id(row)?,
        leader: UserId(row.try_get("leader_id")?),
        step: number(row, "step")?,
    })
}

async fn begin(
    db: &mut Connection,
    review: &Review,
    now: Millis,
    limit: u32,
    request: Option<&KeyedRequest>,
) -> Result<(), StoreError> {
    let Review { id, of, leader, step } = *review;
    // Locked, so that of two at once one waits, and nobody who is erased leads anything.
    let lock = "update person set name = name where user_id = $1 and not erased";
    if sqlx::query(lock).bind(leader.0).execute(&mut *db).await?.rows_affected() > 0 {
        let insert = "
            insert into review (review_id, match_id, leader_id, step, touched)
            select $1, match_id, $3, $4, $5 from match where match_id = $2";
        let insert = sqlx::query(insert).bind(id.0).bind(of.0).bind(leader.0);
        insert.bind(int(step)).bind(int(now)).execute(&mut *db).await?;
        let forget = "
            delete from review where leader_id = $1 and review_id not in (
                select review_id from review where leader_id = $1 order by touched desc, review_id limit $2)";
        sqlx::query(forget).bind(leader.0).bind(i64::from(limit)).execute(&mut *db).await?;
    }
    keep(db, request, What { id: Some(id.0), ..What::default() }).await
}

/// All reviews that a user leads, in the order of their matches.
pub(super) async fn reviews_of(db: &mut Connection, user: UserId) -> Result<Vec<Review>, StoreError> {
    let select = "
        select review_id, match_id, leader_id, step from review where leader_id = $1
        order by match_id, review_id";
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(review).collect()
}

/// What a guest leads is led by the user whom they become.
pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    let update = "update review set leader_id = $2 where leader_id = $1";
    sqlx::query(update).bind(from.0).bind(into.0).execute(db).await?;
    Ok(())
}

/// Deletes what a user leads who is erased.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from review where leader_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}

/// Deletes reviews that nobody leads any more.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let delete = "delete from review where touched <= $1";
    Ok(sqlx::query(delete).bind(int(now.saturating_sub(KEPT_FOR))).execute(db).await?.rows_affected())
}
