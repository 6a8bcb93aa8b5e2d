//! Rounds begin and end. Both happen once, whichever server is first.

use super::super::{Connection, matches};
use crate::columns::{TextColumn, int};
use crate::leagues::{NewRound, StoredLeague};
use crate::{Millis, NewMatch, StoreError};
use protocol::{LeagueResult, LeagueState, PlayerNumber};
use sqlx::QueryBuilder;

/// What a league is after a change.
pub(super) struct Now {
    pub(super) state: LeagueState,
    pub(super) is_played: bool,
    pub(super) due: Option<Millis>,
}

/// Changes a league that still has this version.
pub(super) async fn change(db: &mut Connection, league: &StoredLeague, now: Now) -> Result<bool, StoreError> {
    let update = "
        update league set state = $3, is_played = $4, due = $5, version = version + 1
        where league_id = $1 and version = $2";
    let update = sqlx::query(update).bind(league.id.0).bind(int(league.version)).bind(now.state.as_text());
    let update = update.bind(now.is_played).bind(now.due.map(int));
    Ok(update.execute(db).await?.rows_affected() > 0)
}

pub(super) async fn begin(
    db: &mut Connection,
    league: &StoredLeague,
    new: &NewRound,
    admitted: &[PlayerNumber],
    new_matches: &[NewMatch],
) -> Result<bool, StoreError> {
    let now = Now { state: LeagueState::Running, is_played: true, due: Some(new.ends) };
    if !change(db, league, now).await? {
        return Ok(false);
    }
    let round = int(league.rounds.len() as u64 + 1);
    let insert = "insert into league_round (league_id, round, began, ends) values ($1, $2, $3, $4)";
    let insert = sqlx::query(insert).bind(league.id.0).bind(round).bind(int(new.began)).bind(int(new.ends));
    insert.execute(&mut *db).await?;
    for player in admitted {
        let update = "update league_player set state = 'playing' where league_id = $1 and number = $2";
        sqlx::query(update).bind(league.id.0).bind(i64::from(*player)).execute(&mut *db).await?;
    }
    matches::create(db, &new_matches.iter().collect::<Vec<_>>()).await?;
    insert_tables(db, league, round, new_matches).await?;
    insert_seats(db, league, round, new).await?;
    Ok(true)
}

async fn insert_tables(
    db: &mut Connection,
    league: &StoredLeague,
    round: i64,
    new_matches: &[NewMatch],
) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new("insert into league_table (league_id, round, number, match_id) ");
    insert.push_values((1_i64..).zip(new_matches), |mut values, (number, new)| {
        values.push_bind(league.id.0).push_bind(round).push_bind(number).push_bind(new.row.id.0);
    });
    insert.build().execute(db).await?;
    Ok(())
}

async fn insert_seats(
    db: &mut Connection,
    league: &StoredLeague,
    round: i64,
    new: &NewRound,
) -> Result<(), StoreError> {
    let seated = (1_i64..).zip(&new.tables).flat_map(|(table, players)| {
        (0_i64..).zip(players).map(move |(seat, player)| (*player, Some(table), Some(seat)))
    });
    let out = new.sits_out.iter().map(|player| (*player, None, None));
    let mut insert = QueryBuilder::new("insert into league_seat (league_id, round, player, number, seat) ");
    insert.push_values(seated.chain(out), |mut values, (player, table, seat)| {
        values.push_bind(league.id.0).push_bind(round).push_bind(i64::from(player));
        values.push_bind(table).push_bind(seat);
    });
    insert.build().execute(db).await?;
    Ok(())
}

pub(super) async fn close(
    db: &mut Connection,
    league: &StoredLeague,
    results: &[(PlayerNumber, LeagueResult)],
    next: Option<Millis>,
) -> Result<bool, StoreError> {
    let state = if next.is_some() { LeagueState::Running } else { LeagueState::Over };
    if !change(db, league, Now { state, is_played: false, due: next }).await? {
        return Ok(false);
    }
    let update = "
        update league_seat set kind = $4, points = $5, place = $6
        where league_id = $1 and round = $2 and player = $3";
    for (player, LeagueResult { kind, points, place }) in results {
        let update = sqlx::query(update).bind(league.id.0).bind(int(league.rounds.len() as u64));
        let update = update.bind(i64::from(*player)).bind(kind.as_text()).bind(i64::from(*points));
        update.bind(place.map(i64::from)).execute(&mut *db).await?;
    }
    Ok(true)
}
