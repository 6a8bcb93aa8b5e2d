//! Matches: set up, read back.

use super::Connection;
use super::rows::{match_id, match_row, number, seat_row, step_row};
use crate::store::words::{SeatColumns, Word, int};
use crate::store::{MatchHeader, MatchRow, Millis, NewMatch, SeatRow, StepRow, StoreError, StoredMatch};
use futures_util::TryStreamExt as _;
use protocol::MatchId;
use sqlx::QueryBuilder;
use sqlx::types::Json;

pub(super) async fn create(db: &mut Connection, new: &NewMatch) -> Result<(), StoreError> {
    insert_match(db, &new.row).await?;
    insert_seats(db, new.row.id, &new.seats).await?;
    insert_step(db, new.row.id, &new.first).await
}

async fn insert_match(db: &mut Connection, row: &MatchRow) -> Result<(), StoreError> {
    let insert = "
        insert into match (match_id, game, format, seed, invitation, rematch_of, created, touched, version, deadline,
            status, options, pace, is_open, result, listed, wakes)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $8, $10)";
    sqlx::query(insert)
        .bind(row.id.0)
        .bind(&row.game)
        .bind(i64::from(row.format))
        .bind(row.seed.0.as_slice())
        .bind(&row.invitation)
        .bind(row.rematch_of.map(|id| id.0))
        .bind(int(row.created))
        .bind(int(row.touched))
        .bind(int(row.version))
        .bind(row.deadline.map(int))
        .bind(row.table.status.word())
        .bind(Json(&row.table.options))
        .bind(Json(row.table.pace))
        .bind(row.table.open)
        .bind(row.result.as_ref().map(Json))
        .execute(db)
        .await?;
    Ok(())
}

/// Notes that matches are over: their seats are among those of the past.
pub(super) async fn finish(db: &mut Connection, ended: &[MatchId]) -> Result<(), StoreError> {
    change_all(db, "update seat set unfinished = false", ended).await
}

/// Changes all rows of these matches.
pub(super) async fn change_all(
    db: &mut Connection,
    change: &'static str,
    matches: &[MatchId],
) -> Result<(), StoreError> {
    let mut statement = QueryBuilder::new(change);
    let mut ids = statement.push(" where match_id in (").separated(", ");
    for id in matches {
        ids.push_bind(id.0);
    }
    statement.push(")").build().execute(db).await?;
    Ok(())
}

async fn insert_seats(db: &mut Connection, id: MatchId, seats: &[SeatRow]) -> Result<(), StoreError> {
    if seats.is_empty() {
        return Ok(());
    }
    let mut insert = QueryBuilder::new(
        "insert into seat (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since) ",
    );
    insert.push_values(seats, |mut values, row| {
        let columns = SeatColumns::of(&row.sitter);
        values
            .push_bind(id.0)
            .push_bind(i64::from(row.seat))
            .push_bind(columns.user)
            .push_bind(columns.name)
            .push_bind(columns.name_folded)
            .push_bind(columns.stand_in)
            .push_bind(columns.level)
            .push_bind(row.awaited_since.map(int));
    });
    insert.build().execute(db).await?;
    Ok(())
}

async fn insert_step(db: &mut Connection, id: MatchId, row: &StepRow) -> Result<(), StoreError> {
    let insert = "
        insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed, decides)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    sqlx::query(insert)
        .bind(id.0)
        .bind(int(row.version))
        .bind(int(row.at))
        .bind(row.kind.word())
        .bind(row.seat.map(i64::from))
        .bind(row.user.map(|user| user.0))
        .bind(row.request.as_ref().map(|request| request.as_str()))
        .bind(row.action.as_deref())
        .bind(&row.events)
        .bind(&row.table)
        .bind(row.undoes.map(int))
        .bind(row.fixed)
        .bind(row.decides.map(|seats| i64::from(seats.bits())))
        .execute(db)
        .await?;
    Ok(())
}

pub(in super::super) async fn header(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<MatchHeader>, StoreError> {
    let header = sqlx::query("select * from match where match_id = $1").bind(id.0);
    let Some(header) = header.fetch_optional(&mut *db).await? else { return Ok(None) };
    let row = match_row(&header)?;
    let seats = sqlx::query("select * from seat where match_id = $1 order by seat").bind(id.0);
    let seats = seats.fetch_all(db).await?.iter().map(seat_row).collect::<Result<Vec<_>, _>>()?;
    Ok(Some(MatchHeader { row, seats }))
}

/// The steps of a match after version `known` that are kept by match, oldest first.
pub(in super::super) async fn steps(
    db: &mut Connection,
    id: MatchId,
    known: u64,
) -> Result<Vec<StepRow>, StoreError> {
    let select = "select * from step where match_id = $1 and version > $2 order by version";
    let mut rows = sqlx::query(select).bind(id.0).bind(int(known)).fetch(db);
    let mut steps = Vec::new();
    // A long match is not held twice, once as rows and once as steps.
    while let Some(row) = rows.try_next().await? {
        steps.push(step_row(&row)?);
    }
    Ok(steps)
}

/// A match is folded from all its steps: one that lacks any after version `known` is not handed out.
pub(in super::super) fn whole(stored: StoredMatch, known: u64) -> Result<StoredMatch, StoreError> {
    let StoredMatch { row, steps, .. } = &stored;
    if (known + 1..=row.version).eq(steps.iter().map(|step| step.version)) {
        return Ok(stored);
    }
    Err(StoreError::Corrupt(format!("match {} has not every step up to {}", row.id, row.version)))
}

pub(in super::super) async fn version(db: &mut Connection, id: MatchId) -> Result<Option<u64>, StoreError> {
    let found =
        sqlx::query("select version from match where match_id = $1").bind(id.0).fetch_optional(db).await?;
    found.map(|row| number(&row, "version")).transpose()
}

/// Who may only take a secret choice back is not awaited, and has no `awaited_since`.
pub(super) async fn waiting_for_bots(db: &mut Connection, now: Millis) -> Result<Vec<MatchId>, StoreError> {
    let select = "
        select m.match_id from match m
        where m.status = 'running'
            and exists (
                select 1 from seat s
                where s.match_id = m.match_id and s.awaited_since is not null and (s.stand_in or s.level is not null))
            and exists (
                select 1 from seat s where s.match_id = m.match_id and s.user_id is not null and not s.stand_in)
            and not exists (
                select 1 from seat s
                where s.match_id = m.match_id and s.awaited_since is not null
                    and s.user_id is not null and not s.stand_in)
            and not exists (select 1 from lease l where l.match_id = m.match_id and l.ends > $1)
        order by m.match_id";
    sqlx::query(select).bind(int(now)).fetch_all(db).await?.iter().map(match_id).collect()
}
