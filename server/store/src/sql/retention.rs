//! Deletes what nobody comes back to.

use super::host::erase_belongings;
use super::rows::{match_id, maybe_number, number};
use super::{Backend, Connection, evenings, leagues, lessons, lists};
use crate::columns::int;
use crate::retention::{Held, HeldKind, Retention, RetentionStore};
use crate::{Millis, StoreError, Visit};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::{AssertSqlSafe, Row as _};

/// How many matches and guests one transaction deletes at most, so that moves do not wait long for it.
const MATCHES_AT_ONCE: usize = 25;
const GUESTS_AT_ONCE: usize = 50;

/// A table `m` that has not begun and that nobody with a seat has opened since `$1`. One that was closed instead of begun is
/// recognized by its steps: none is of the game, but for those that a branch has copied.
const UNSTARTED: &str = "
    m.status in ('gathering', 'abandoned') and not m.is_lesson and m.listed < $1 and m.touched < $1
    and not exists (select 1 from seat s where s.match_id = m.match_id and s.seen >= $1)
    and not exists (
        select 1 from step p
        where p.match_id = m.match_id and p.version > coalesce(m.branched_at, 0)
            and (p.kind = 'action' or p.events <> '[]'))";

/// No server has the match `m` loaded at `$2`, as far as servers share the database.
const NOT_LEASED: &str = "not exists (select 1 from lease l where l.match_id = m.match_id and l.ends > $2)";

/// A lesson `m` without a step since `$1`.
const LESSON: &str = "m.is_lesson and m.listed < $1 and m.touched < $1";

/// A running match `m` without a deadline that nobody with a seat has opened since `$1`.
const UNVISITED: &str = "
    m.status = 'running' and m.deadline is null and not m.is_lesson and m.listed < $1 and m.touched < $1
    and not exists (select 1 from seat s where s.match_id = m.match_id and s.seen >= $1)";

/// A user `p` who came in before `$1` and holds nothing at `$2`. Bans and mutes outlast sessions.
const EMPTY_GUEST: &str = "
    p.created < $1 and not p.erased and coalesce(p.banned_until, 0) <= $2 and coalesce(p.muted_until, 0) <= $2
    and not exists (select 1 from session s where s.user_id = p.user_id and s.ends > $2)
    and not exists (select 1 from seat s where s.user_id = p.user_id)
    and not exists (select 1 from chat c where c.user_id = p.user_id)
    and not exists (select 1 from note n where n.user_id = p.user_id and n.is_shared)
    and not exists (select 1 from sign_in_method w where w.user_id = p.user_id)
    and not exists (select 1 from user_merge g where g.from_user = p.user_id)
    and not exists (select 1 from user_merge g where g.into_user = p.user_id)
    and not exists (select 1 from erasure e where e.user_id = p.user_id)";

/// The tables with what belongs to a match.
const OF_A_MATCH: [&str; 17] = [
    "seat",
    "step",
    "chat",
    "watched",
    "lease",
    "presence",
    "snapshot",
    "ended_match",
    "match_summary",
    "rating_change",
    "evening_match",
    "analysis",
    "note",
    "review",
    "notice_silent",
    "notice_told",
    "notice_claim",
];

#[async_trait]
impl RetentionStore for Backend {
    async fn record_openings(&self, openings: &[Visit]) -> Result<(), StoreError> {
        for opening in openings {
            // Each on its own: a transaction would lock seats of several matches, in another order than steps do.
            self.write(async |db| lists::record_opening(db, opening).await).await?;
        }
        Ok(())
    }

    async fn left_matches(&self, retention: &Retention, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        // What is not in the records yet is later than what is.
        self.write_records().await?;
        self.read_with(&self.background, async |db| left_matches(db, retention, limit).await).await
    }

    async fn delete_left_matches(&self, ids: &[MatchId], retention: &Retention) -> Result<u64, StoreError> {
        let mut ids = ids.to_vec();
        // Locked in one order, so that two servers do not wait for each other.
        ids.sort_unstable();
        let mut deleted = 0;
        for some in ids.chunks(MATCHES_AT_ONCE) {
            deleted += self.transaction(async |db| delete_if_left(db, some, retention).await).await?;
        }
        Ok(deleted)
    }

    async fn delete_left_leagues(&self, retention: &Retention) -> Result<u64, StoreError> {
        let Some(since) = retention.leagues_since else { return Ok(0) };
        let left = self.read_with(&self.background, async |db| leagues::unstarted(db, since).await).await?;
        let mut deleted = 0;
        for id in left {
            let delete = self.transaction(async |db| leagues::delete_if_unstarted(db, id, since).await);
            deleted += u64::from(delete.await?);
        }
        Ok(deleted)
    }

    async fn delete_empty_guests(&self, retention: &Retention) -> Result<u64, StoreError> {
        let Retention { now, guests_before: Some(before), .. } = *retention else { return Ok(0) };
        let guests = self.read_with(&self.background, async |db| empty_guests(db, before, now).await).await?;
        let mut deleted = 0;
        for some in guests.chunks(GUESTS_AT_ONCE) {
            deleted += self.transaction(async |db| delete_if_empty(db, some, before, now).await).await?;
        }
        Ok(deleted)
    }

    async fn held(&self, retention: &Retention) -> Result<Held, StoreError> {
        let Retention { now, unvisited_since, .. } = *retention;
        self.read_with(&self.background, async |db| {
            Ok(Held {
                unstarted: held_kind(db, UNSTARTED, now).await?,
                lessons: held_kind(db, LESSON, now).await?,
                leagues: leagues::unstarted(db, now).await?.len() as u64,
                hidden: held_kind(db, UNVISITED, unvisited_since.unwrap_or(0)).await?.count,
                guests: empty_guests(db, now, now).await?.len() as u64,
            })
        })
        .await
    }
}

async fn left_matches(
    db: &mut Connection,
    retention: &Retention,
    limit: u32,
) -> Result<Vec<MatchId>, StoreError> {
    let mut found = Vec::new();
    for (condition, since) in kinds(retention) {
        let select = format!(
            "select m.match_id from match m where {condition} and {NOT_LEASED} order by m.listed, m.match_id limit $3"
        );
        let select = sqlx::query(AssertSqlSafe(select)).bind(int(since)).bind(int(retention.now));
        let select = select.bind(i64::from(limit));
        for row in select.fetch_all(&mut *db).await? {
            found.push(match_id(&row)?);
        }
    }
    Ok(found)
}

/// The kinds of matches that are deleted, and since when they must have been left.
fn kinds(retention: &Retention) -> impl Iterator<Item = (&'static str, Millis)> {
    let kinds = [(UNSTARTED, retention.unstarted_since), (LESSON, retention.lessons_since)];
    kinds.into_iter().filter_map(|(condition, since)| Some((condition, since?)))
}

/// Deletes those of these matches that are still left by everybody. Returns how many were.
async fn delete_if_left(
    db: &mut Connection,
    ids: &[MatchId],
    retention: &Retention,
) -> Result<u64, StoreError> {
    let mut deleted = 0;
    for id in ids {
        // The header first, as steps lock it.
        let lock = "update match set version = version where match_id = $1";
        sqlx::query(lock).bind(id.0).execute(&mut *db).await?;
        let mut is_left = false;
        for (condition, since) in kinds(retention) {
            let select =
                format!("select 1 from match m where {condition} and {NOT_LEASED} and m.match_id = $3");
            let select = sqlx::query(AssertSqlSafe(select)).bind(int(since)).bind(int(retention.now));
            is_left |= select.bind(id.0).fetch_optional(&mut *db).await?.is_some();
        }
        if is_left {
            delete_match(db, *id).await?;
            deleted += 1;
        }
    }
    Ok(deleted)
}

/// Deletes a match with all that belongs to it.
async fn delete_match(db: &mut Connection, id: MatchId) -> Result<(), StoreError> {
    lessons::keep_that_it_was_begun(db, id).await?;
    let evening = evenings::leave(db, id).await?;
    leagues::forget_match(db, id).await?;
    for table in OF_A_MATCH {
        let delete = format!("delete from {table} where match_id = $1");
        sqlx::query(AssertSqlSafe(delete)).bind(id.0).execute(&mut *db).await?;
    }
    for last in [
        "update match set rematch_of = null where rematch_of = $1",
        "update match set branch_of = null where branch_of = $1",
        "update report set match_id = null where match_id = $1",
        "delete from match where match_id = $1",
    ] {
        sqlx::query(last).bind(id.0).execute(&mut *db).await?;
    }
    evenings::delete_if_empty(db, evening).await
}

async fn empty_guests(db: &mut Connection, before: Millis, now: Millis) -> Result<Vec<UserId>, StoreError> {
    let select = format!("select p.user_id from person p where {EMPTY_GUEST}");
    let found = sqlx::query(AssertSqlSafe(select)).bind(int(before)).bind(int(now)).fetch_all(db).await?;
    found.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
}

/// Deletes those of these users who still hold nothing. Returns how many did.
async fn delete_if_empty(
    db: &mut Connection,
    users: &[UserId],
    before: Millis,
    now: Millis,
) -> Result<u64, StoreError> {
    let mut deleted = 0;
    for user in users {
        let lock = "update person set name = name where user_id = $1";
        sqlx::query(lock).bind(user.0).execute(&mut *db).await?;
        let select = format!("select 1 from person p where {EMPTY_GUEST} and p.user_id = $3");
        let select = sqlx::query(AssertSqlSafe(select)).bind(int(before)).bind(int(now)).bind(user.0);
        if select.fetch_optional(&mut *db).await?.is_some() {
            erase_belongings(db, *user).await?;
            sqlx::query("delete from person where user_id = $1").bind(user.0).execute(&mut *db).await?;
            deleted += 1;
        }
    }
    Ok(deleted)
}

/// How many matches of a kind are held if they are left since `since`, and when the one left the longest was last touched.
async fn held_kind(
    db: &mut Connection,
    condition: &'static str,
    since: Millis,
) -> Result<HeldKind, StoreError> {
    let select = format!("select count(*) as held, min(m.touched) as oldest from match m where {condition}");
    let row = sqlx::query(AssertSqlSafe(select)).bind(int(since)).fetch_one(db).await?;
    Ok(HeldKind { count: number(&row, "held")?, oldest: maybe_number(&row, "oldest")? })
}
