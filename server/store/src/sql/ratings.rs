//! Ratings follow the summaries of matches, in the order of the running numbers, and each match once: the transaction that
//! changes the ratings takes the mark from the match. Of several servers the second waits at the first mark, and finds
//! it taken.
//!
//! When a user is erased or becomes another one, the games of their rated matches are marked, and the ratings in these
//! games are made anew. Until then nothing is shown of them, because lists leave such users out.

use super::follows_ends::{EndedMatch, FollowsEnds};
use super::rows::{match_id, number};
use super::{Backend, Connection, Row};
use crate::columns::int;
use crate::ratings::{
    LadderFilter, OwnRating, RatedUser, Rating, RatingChange, RatingStore, Scale, after_match,
};
use crate::{MatchResult, Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, SeatNumber, UserId};
use sqlx::types::Json;
use sqlx::{Executor as _, Row as _};
use uuid::Uuid;

/// A match is followed once its summary is made.
pub(super) struct Ratings;

#[async_trait]
impl FollowsEnds for Ratings {
    async fn add(&self, _: &mut Connection, _: &[EndedMatch]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn clear(&self, db: &mut Connection) -> Result<(), StoreError> {
        for delete in ["delete from rating_change", "delete from rating", "delete from rating_stale"] {
            db.execute(delete).await?;
        }
        Ok(())
    }
}

#[async_trait]
impl RatingStore for Backend {
    async fn follow_ratings(&self, limit: u32) -> Result<usize, StoreError> {
        let has_work =
            self.read(async |db| Ok(is_stale(db).await? || !matches_due(db, 1).await?.is_empty())).await?;
        if !has_work {
            return Ok(0);
        }
        self.transaction(async |db| {
            make_stale_anew(db).await?;
            let mut followed = 0;
            for due in matches_due(db, limit).await? {
                if take_mark(db, due.id).await? {
                    follow(db, &due).await?;
                    followed += 1;
                }
            }
            Ok(followed)
        })
        .await
    }

    async fn ladder(
        &self,
        scale: Scale,
        game: &str,
        filter: LadderFilter,
    ) -> Result<Vec<RatedUser>, StoreError> {
        let select = "
            select r.user_id, r.points, r.deviation, r.matches, r.latest
            from rating r join person p on p.user_id = r.user_id
            where r.scale = $1 and r.game = $2 and r.matches >= $3 and r.latest >= $4 and not p.erased
                and not exists (select 1 from user_merge g where g.from_user = r.user_id)
                and ($6 or exists (
                    select 1 from circle_member c where c.circle_id = r.scale and c.user_id = r.user_id))
            order by r.points desc, r.user_id limit $5";
        self.read(async |db| {
            let select = sqlx::query(select).bind(scale_id(scale)).bind(game).bind(i64::from(filter.matches));
            let select = select.bind(int(filter.since)).bind(i64::from(filter.limit));
            let found = select.bind(scale == Scale::Server).fetch_all(db).await?;
            found.iter().map(rated_user).collect()
        })
        .await
    }

    async fn ratings(
        &self,
        scale: Scale,
        game: &str,
        users: &[UserId],
    ) -> Result<Vec<RatedUser>, StoreError> {
        self.read(async |db| {
            let mut found = Vec::new();
            for user in users {
                found.extend(rating(db, scale, game, *user).await?);
            }
            Ok(found)
        })
        .await
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<OwnRating>, StoreError> {
        let select = "
            select r.scale, r.game, r.user_id, r.points, r.deviation, r.matches, r.latest, c.name
            from rating r left join circle c on c.circle_id = r.scale
            where r.user_id = $1 and (r.scale = $2 or exists (
                select 1 from circle_member m where m.circle_id = r.scale and m.user_id = r.user_id))
            order by r.matches desc, r.game, r.scale";
        let own = |row: &Row| {
            Ok(OwnRating {
                scale: scale(row)?,
                circle: row.try_get("name")?,
                game: row.try_get("game")?,
                rated: rated_user(row)?,
            })
        };
        self.read(async |db| {
            let select = sqlx::query(select).bind(user.0).bind(scale_id(Scale::Server));
            select.fetch_all(db).await?.iter().map(own).collect()
        })
        .await
    }

    async fn rating_changes(&self, id: MatchId) -> Result<Vec<RatingChange>, StoreError> {
        let select = "
            select scale, seat, points_before, points, deviation, matches
            from rating_change where match_id = $1 order by scale, seat";
        let change = |row: &Row| {
            Ok(RatingChange {
                scale: scale(row)?,
                seat: number(row, "seat")?,
                points_before: Rating::of_parts(row.try_get("points_before")?, 0).points,
                rating: rating_of(row)?,
                matches: number(row, "matches")?,
            })
        };
        self.read(async |db| sqlx::query(select).bind(id.0).fetch_all(db).await?.iter().map(change).collect())
            .await
    }

    async fn follow_ends_anew(&self) -> Result<(), StoreError> {
        let forget = "delete from reader where name = 'ended'";
        self.write(async |db| Ok(db.execute(forget).await?.rows_affected())).await?;
        self.catch_up(|name| name == "ended").await
    }
}

/// The users of these ratings are others from now on, or nobody: marks the games of all rated matches that the user held a
/// seat of, and of those of which it is not known yet.
pub(super) async fn mark_stale(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let insert = "
        insert into rating_stale (game)
        select distinct m.game from seat s
            join match_summary u on u.match_id = s.match_id
            join match m on m.match_id = s.match_id
        where s.user_id = $1 and (u.due or u.rating_due is not null)
        on conflict (game) do nothing";
    sqlx::query(insert).bind(user.0).execute(db).await?;
    Ok(())
}

async fn is_stale(db: &mut Connection) -> Result<bool, StoreError> {
    Ok(sqlx::query("select 1 from rating_stale limit 1").fetch_optional(db).await?.is_some())
}

/// Deletes the ratings in the games that are marked, and marks their matches as those that are to be followed.
async fn make_stale_anew(db: &mut Connection) -> Result<(), StoreError> {
    const OF_GAME: &str = "
        select u.match_id from match_summary u join match m on m.match_id = u.match_id
        where u.rating_due is not null and m.game = $1";
    let stale = sqlx::query("delete from rating_stale returning game").fetch_all(&mut *db).await?;
    for row in &stale {
        let game: &str = row.try_get("game")?;
        for change in [
            format!("delete from rating_change where match_id in ({OF_GAME})"),
            "delete from rating where game = $1".to_owned(),
            format!("update match_summary set rating_due = true where match_id in ({OF_GAME})"),
        ] {
            sqlx::query(sqlx::AssertSqlSafe(change)).bind(game).execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// A match that the ratings have to follow.
struct Due {
    id: MatchId,
    game: String,
    ended: Millis,
    scales: Vec<Scale>,
    result: MatchResult,
}

async fn matches_due(db: &mut Connection, limit: u32) -> Result<Vec<Due>, StoreError> {
    let select = "
        select u.match_id, m.game, m.is_open, m.status_since, m.result,
            (select c.circle_id from circle c where c.circle_id = m.circle_id) as circle_id
        from match_summary u join match m on m.match_id = u.match_id
        where u.rating_due and m.result is not null
            and u.number < coalesce((select min(d.number) from match_summary d where d.due), $2)
        order by u.number limit $1";
    let due = |row: &Row| {
        let circle = row.try_get::<Option<Uuid>, _>("circle_id")?.map(|id| Scale::Circle(CircleId(id)));
        let server = row.try_get::<bool, _>("is_open")?.then_some(Scale::Server);
        Ok(Due {
            id: match_id(row)?,
            game: row.try_get("game")?,
            ended: number(row, "status_since")?,
            scales: server.into_iter().chain(circle).collect(),
            result: row.try_get::<Json<_>, _>("result")?.0,
        })
    };
    let select = sqlx::query(select).bind(i64::from(limit)).bind(i64::MAX);
    select.fetch_all(db).await?.iter().map(due).collect()
}

/// Takes the mark from a match. Returns `false` if another server has taken it.
async fn take_mark(db: &mut Connection, id: MatchId) -> Result<bool, StoreError> {
    let update = "update match_summary set rating_due = false where match_id = $1 and rating_due";
    Ok(sqlx::query(update).bind(id.0).execute(db).await?.rows_affected() > 0)
}

/// Somebody who held a seat at the end; nobody, if they were erased.
struct Player {
    seat: SeatNumber,
    user: Option<UserId>,
    place: u8,
}

async fn follow(db: &mut Connection, due: &Due) -> Result<(), StoreError> {
    let players = players(db, due).await?;
    if players.len() < 2 {
        return Ok(());
    }
    for scale in &due.scales {
        let mut before = Vec::new();
        for player in &players {
            let rated = match player.user {
                Some(user) => rating(db, *scale, &due.game, user).await?,
                None => None,
            };
            before.push(rated);
        }
        let rating_before =
            |rated: &Option<RatedUser>| rated.as_ref().map_or(Rating::NEW, |rated| rated.rating);
        let placed: Vec<(Rating, u8)> =
            before.iter().map(rating_before).zip(players.iter().map(|player| player.place)).collect();
        for ((player, before), rating) in players.iter().zip(&before).zip(after_match(&placed)) {
            let Some(user) = player.user else { continue };
            let matches = before.as_ref().map_or(0, |rated| rated.matches) + 1;
            let latest = before.as_ref().map_or(0, |rated| rated.latest).max(due.ended);
            keep(db, *scale, &due.game, &RatedUser { user, rating, matches, latest }).await?;
            let points_before = rating_before(before).points;
            let change = RatingChange { scale: *scale, seat: player.seat, points_before, rating, matches };
            keep_change(db, due.id, &change).await?;
        }
    }
    Ok(())
}

async fn players(db: &mut Connection, due: &Due) -> Result<Vec<Player>, StoreError> {
    let select = "
        select s.seat, s.user_id, p.erased from seat s join person p on p.user_id = s.user_id
        where s.match_id = $1 order by s.seat";
    let mut players = Vec::new();
    for row in sqlx::query(select).bind(due.id.0).fetch_all(db).await? {
        let seat = number(&row, "seat")?;
        let user = UserId(row.try_get("user_id")?);
        let is_erased: bool = row.try_get("erased")?;
        if let Some(&place) = due.result.places.get(&seat) {
            players.push(Player { seat, user: (!is_erased).then_some(user), place });
        }
    }
    Ok(players)
}

async fn rating(
    db: &mut Connection,
    scale: Scale,
    game: &str,
    user: UserId,
) -> Result<Option<RatedUser>, StoreError> {
    let select = "
        select user_id, points, deviation, matches, latest from rating
        where scale = $1 and game = $2 and user_id = $3";
    let select = sqlx::query(select).bind(scale_id(scale)).bind(game).bind(user.0);
    select.fetch_optional(db).await?.as_ref().map(rated_user).transpose()
}

async fn keep(db: &mut Connection, scale: Scale, game: &str, rated: &RatedUser) -> Result<(), StoreError> {
    let upsert = "
        insert into rating (scale, game, user_id, points, deviation, matches, latest)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (scale, game, user_id) do update set points = excluded.points,
            deviation = excluded.deviation, matches = excluded.matches, latest = excluded.latest";
    let (points, deviation) = rated.rating.parts();
    let upsert = sqlx::query(upsert).bind(scale_id(scale)).bind(game).bind(rated.user.0);
    let upsert = upsert.bind(points).bind(deviation).bind(i64::from(rated.matches)).bind(int(rated.latest));
    upsert.execute(db).await?;
    Ok(())
}

async fn keep_change(db: &mut Connection, id: MatchId, change: &RatingChange) -> Result<(), StoreError> {
    let insert = "
        insert into rating_change (match_id, scale, seat, points_before, points, deviation, matches)
        values ($1, $2, $3, $4, $5, $6, $7)";
    let (points, deviation) = change.rating.parts();
    let (points_before, _) = Rating { points: change.points_before, deviation: 0.0 }.parts();
    let insert = sqlx::query(insert).bind(id.0).bind(scale_id(change.scale)).bind(i64::from(change.seat));
    let insert = insert.bind(points_before).bind(points).bind(deviation).bind(i64::from(change.matches));
    insert.execute(db).await?;
    Ok(())
}

fn rated_user(row: &Row) -> Result<RatedUser, StoreError> {
    Ok(RatedUser {
        user: UserId(row.try_get("user_id")?),
        rating: rating_of(row)?,
        matches: number(row, "matches")?,
        latest: number(row, "latest")?,
    })
}

fn rating_of(row: &Row) -> Result<Rating, StoreError> {
    Ok(Rating::of_parts(row.try_get("points")?, row.try_get("deviation")?))
}

/// The scale of the server has the id without bits, which no circle has.
fn scale_id(scale: Scale) -> Uuid {
    match scale {
        Scale::Server => Uuid::nil(),
        Scale::Circle(CircleId(id)) => id,
    }
}

fn scale(row: &Row) -> Result<Scale, StoreError> {
    let id: Uuid = row.try_get("scale")?;
    Ok(if id.is_nil() { Scale::Server } else { Scale::Circle(CircleId(id)) })
}
