//! Leagues. Each change locks the row of its league first, and the matches of a round are written with it.

mod found;
mod rounds;

pub(super) use found::with_user as leagues_with;

use super::keyed::{What, keep};
use super::rows::{maybe_number, number};
use super::{Backend, Connection, guests};
use crate::columns::{TextColumn, int};
use crate::keyed::KeyedRequest;
use crate::leagues::{
    LeagueEntry, LeagueJoined, LeagueStore, NewLeague, NewRound, StoredLeague, TableInLeague,
};
use crate::{Millis, NewMatch, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, LeagueId, LeagueResult, LeagueState, MatchId, PlayerNumber, PlayerState, UserId};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, Row as _};
use uuid::Uuid;

/// A league `l` in which no round has begun, and that nobody has come into since `$1`.
const UNSTARTED: &str = "
    l.state in ('gathering', 'ended') and l.created < $1
    and not exists (select 1 from league_player p where p.league_id = l.league_id and p.since >= $1)
    and not exists (select 1 from league_round r where r.league_id = l.league_id)";

#[async_trait]
impl LeagueStore for Backend {
    async fn make_league(
        &self,
        new: &NewLeague<'_>,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| make(db, new, request).await).await
    }

    async fn league(&self, id: LeagueId) -> Result<Option<StoredLeague>, StoreError> {
        self.read_consistent(&self.read, async |db| found::league(db, id).await).await
    }

    async fn leagues_of(
        &self,
        circle: CircleId,
        viewer: UserId,
        limit: u32,
    ) -> Result<Vec<LeagueEntry>, StoreError> {
        self.read(async |db| found::of_circle(db, circle, viewer, limit).await).await
    }

    async fn league_of_table(
        &self,
        id: MatchId,
        viewer: UserId,
    ) -> Result<Option<TableInLeague>, StoreError> {
        self.read(async |db| found::of_table(db, id, viewer).await).await
    }

    async fn join_league(
        &self,
        id: LeagueId,
        user: UserId,
        most: u32,
        now: Millis,
    ) -> Result<LeagueJoined, StoreError> {
        self.transaction(async |db| join(db, id, user, most, now).await).await
    }

    async fn leave_league(&self, id: LeagueId, user: UserId, now: Millis) -> Result<bool, StoreError> {
        self.transaction(async |db| leave(db, id, user, now).await).await
    }

    async fn start_league(&self, id: LeagueId, least: u32, now: Millis) -> Result<bool, StoreError> {
        let update = "
            update league set state = 'running', due = $2, version = version + 1
            where league_id = $1 and state = 'gathering' and (
                select count(*) from league_player p
                where p.league_id = $1 and p.state = 'playing') >= $3";
        let update = sqlx::query(update).bind(id.0).bind(int(now)).bind(i64::from(least));
        self.transaction(async |db| Ok(update.execute(db).await?.rows_affected() > 0)).await
    }

    async fn end_league(&self, id: LeagueId) -> Result<bool, StoreError> {
        let update = "
            update league set state = 'ended', is_played = false, due = null, version = version + 1
            where league_id = $1 and state in ('gathering', 'running')";
        let update = sqlx::query(update).bind(id.0);
        self.transaction(async |db| Ok(update.execute(db).await?.rows_affected() > 0)).await
    }

    async fn leagues_due(&self, now: Millis, limit: u32) -> Result<Vec<LeagueId>, StoreError> {
        let due = self.read_with(&self.background, async |db| found::due(db, now, limit).await).await?;
        if !due.is_empty() {
            // Whom a match waits for decides, so that no move may be missing.
            self.write_records().await?;
        }
        Ok(due)
    }

    async fn begin_round(
        &self,
        league: &StoredLeague,
        round: &NewRound,
        admitted: &[PlayerNumber],
        matches: &[NewMatch],
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| rounds::begin(db, league, round, admitted, matches).await).await
    }

    async fn close_round(
        &self,
        league: &StoredLeague,
        results: &[(PlayerNumber, LeagueResult)],
        next: Option<Millis>,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| rounds::close(db, league, results, next).await).await
    }

    async fn finish_league(&self, league: &StoredLeague) -> Result<bool, StoreError> {
        let end = rounds::Now { state: LeagueState::Over, is_played: false, due: None };
        self.transaction(async |db| rounds::change(db, league, end).await).await
    }
}

async fn make(
    db: &mut Connection,
    new: &NewLeague<'_>,
    request: Option<&KeyedRequest>,
) -> Result<bool, StoreError> {
    let NewLeague { id, circle, maker, plan, at } = *new;
    if !guests::lock_present(db, maker).await? {
        return Ok(false);
    }
    let insert = "
        insert into league (league_id, circle_id, maker_id, plan, created, state, is_played, version)
        values ($1, $2, $3, $4, $5, 'gathering', false, 1)";
    let insert = sqlx::query(insert).bind(id.0).bind(circle.0).bind(maker.0).bind(Json(plan));
    insert.bind(int(at)).execute(&mut *db).await?;
    add_player(db, id, 0, maker, (PlayerState::Playing, at)).await?;
    keep(db, request, What { id: Some(id.0), ..What::default() }).await?;
    Ok(true)
}

async fn add_player(
    db: &mut Connection,
    id: LeagueId,
    number: i64,
    user: UserId,
    (state, since): (PlayerState, Millis),
) -> Result<(), StoreError> {
    let insert =
        "insert into league_player (league_id, number, user_id, state, since) values ($1, $2, $3, $4, $5)";
    let insert = sqlx::query(insert).bind(id.0).bind(number).bind(user.0).bind(state.as_text());
    insert.bind(int(since)).execute(db).await?;
    Ok(())
}

/// Locks a league that is not over, as something about its players changes. Returns its state.
async fn lock(db: &mut Connection, id: LeagueId) -> Result<Option<LeagueState>, StoreError> {
    let update = "
        update league set version = version + 1
        where league_id = $1 and state in ('gathering', 'running') returning state";
    let found = sqlx::query(update).bind(id.0).fetch_optional(db).await?;
    found.as_ref().map(super::rows::text_column).transpose()
}

async fn join(
    db: &mut Connection,
    id: LeagueId,
    user: UserId,
    most: u32,
    now: Millis,
) -> Result<LeagueJoined, StoreError> {
    if !guests::lock_present(db, user).await? {
        return Ok(LeagueJoined::Over);
    }
    let Some(state) = lock(db, id).await? else { return Ok(LeagueJoined::Over) };
    let state = if state == LeagueState::Gathering { PlayerState::Playing } else { PlayerState::Waiting };
    let select = "
        select max(number) as last, count(case when state <> 'left' then 1 end) as players,
            max(case when user_id = $2 then state end) as own
        from league_player where league_id = $1";
    let row = sqlx::query(select).bind(id.0).bind(user.0).fetch_one(&mut *db).await?;
    let own = row.try_get::<Option<String>, _>("own")?;
    match own.map(|own| PlayerState::from_text(&own)).transpose()? {
        Some(PlayerState::Playing | PlayerState::Waiting) => return Ok(LeagueJoined::Done),
        _ if number::<u32>(&row, "players")? >= most => return Ok(LeagueJoined::Full),
        Some(PlayerState::Left) => {
            let back = "
                update league_player set state = $3, since = $4 where league_id = $1 and user_id = $2";
            let back = sqlx::query(back).bind(id.0).bind(user.0).bind(state.as_text()).bind(int(now));
            back.execute(db).await?;
        }
        None => {
            let next = maybe_number::<i64>(&row, "last")?.map_or(0, |last| last + 1);
            add_player(db, id, next, user, (state, now)).await?;
        }
    }
    Ok(LeagueJoined::Done)
}

async fn leave(db: &mut Connection, id: LeagueId, user: UserId, now: Millis) -> Result<bool, StoreError> {
    if lock(db, id).await?.is_none() {
        return Ok(false);
    }
    // Their row stays before the start, too: nobody else gets the number by which somebody is about to be removed.
    let update = "
        update league_player set state = 'left', since = $3
        where league_id = $1 and user_id = $2 and state <> 'left'";
    let update = sqlx::query(update).bind(id.0).bind(user.0).bind(int(now));
    Ok(update.execute(db).await?.rows_affected() > 0)
}

/// The leagues in which no round has begun, and that nobody has come into since a time.
pub(super) async fn unstarted(db: &mut Connection, since: Millis) -> Result<Vec<LeagueId>, StoreError> {
    let select = format!("select l.league_id from league l where {UNSTARTED}");
    let found = sqlx::query(AssertSqlSafe(select)).bind(int(since)).fetch_all(db).await?;
    found.iter().map(|row| Ok(LeagueId(row.try_get("league_id")?))).collect()
}

/// Deletes one of these, if it still is one. Returns whether it was.
pub(super) async fn delete_if_unstarted(
    db: &mut Connection,
    id: LeagueId,
    since: Millis,
) -> Result<bool, StoreError> {
    let lock = "update league set version = version where league_id = $1";
    sqlx::query(lock).bind(id.0).execute(&mut *db).await?;
    let select = format!("select 1 from league l where {UNSTARTED} and l.league_id = $2");
    let select = sqlx::query(AssertSqlSafe(select)).bind(int(since)).bind(id.0);
    if select.fetch_optional(&mut *db).await?.is_none() {
        return Ok(false);
    }
    for delete in
        ["delete from league_player where league_id = $1", "delete from league where league_id = $1"]
    {
        sqlx::query(delete).bind(id.0).execute(&mut *db).await?;
    }
    Ok(true)
}

/// A match that is about to be deleted belongs to no league any more.
pub(super) async fn forget_match(db: &mut Connection, id: MatchId) -> Result<(), StoreError> {
    sqlx::query("update league_table set match_id = null where match_id = $1").bind(id.0).execute(db).await?;
    Ok(())
}

/// The leagues that gather players in a circle end with it: nobody else could join them.
pub(super) async fn end_gathering(db: &mut Connection, circle: CircleId) -> Result<(), StoreError> {
    let end = "
        update league set state = 'ended', version = version + 1
        where circle_id = $1 and state = 'gathering'";
    sqlx::query(end).bind(circle.0).execute(db).await?;
    Ok(())
}

/// Leagues that a user plays in or has set up are those of another user now. Where both play, that is one player.
pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    lock_all_of(db, from).await?;
    for sql in [
        "update league set maker_id = $2 where maker_id = $1",
        "update league_player set user_id = $2 where user_id = $1 and not exists (
            select 1 from league_player o where o.league_id = league_player.league_id and o.user_id = $2)",
    ] {
        sqlx::query(sql).bind(from.0).bind(into.0).execute(&mut *db).await?;
    }
    give_up_seats(db, from).await
}

/// Where a user played, nobody does, and what they have set up is nobody's.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    lock_all_of(db, user).await?;
    sqlx::query("update league set maker_id = null where maker_id = $1")
        .bind(user.0)
        .execute(&mut *db)
        .await?;
    give_up_seats(db, user).await
}

async fn give_up_seats(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let update = "update league_player set user_id = null, state = 'left' where user_id = $1";
    sqlx::query(update).bind(user.0).execute(db).await?;
    Ok(())
}

/// Locks all leagues that a user plays in or has set up, in the order of their ids.
async fn lock_all_of(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let select = "
        select l.league_id from league l where l.maker_id = $1
        union select p.league_id from league_player p where p.user_id = $1 order by 1";
    for row in sqlx::query(select).bind(user.0).fetch_all(&mut *db).await? {
        let id: Uuid = row.try_get("league_id")?;
        let touch = "update league set version = version + 1 where league_id = $1";
        sqlx::query(touch).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}
