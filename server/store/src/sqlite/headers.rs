//! Writes headers of matches and their seats.

use super::journal::Late;
use super::statements::{AT_ONCE, values};
use crate::columns::{SeatColumns, TextColumn as _, int};
use crate::{Millis, SeatRow, StepWrite, StoreError};
use protocol::MatchId;
use sqlx::AssertSqlSafe;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::types::Json;

/// Writes the given late values into headers and seats.
pub(super) async fn write_late(
    db: &mut SqliteConnection,
    late: &[(MatchId, Late)],
) -> Result<(), StoreError> {
    for late in late.chunks(AT_ONCE) {
        let sql = format!(
            "update match set version = v.column2, touched = v.column3, listed = v.column3,
                deadline = v.column4, wakes = v.column4
            from ({}) v where match.match_id = v.column1",
            values(late.len(), 4)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (id, Late { version, at, deadline, .. }) in late {
            query = query.bind(id.0).bind(int(*version)).bind(int(*at)).bind(deadline.map(int));
        }
        query.execute(&mut *db).await?;
        write_awaited(db, late).await?;
    }
    Ok(())
}

/// Writes since when seats are awaited.
pub(super) async fn write_awaited(
    db: &mut SqliteConnection,
    late: &[(MatchId, Late)],
) -> Result<(), StoreError> {
    let since = || {
        let changed = late.iter().filter_map(|(id, late)| Some((id, late.awaited.as_ref()?)));
        changed.flat_map(|(id, awaited)| (0_i64..).zip(awaited).map(move |(seat, since)| (id, seat, since)))
    };
    let rows = since().count();
    if rows == 0 {
        return Ok(());
    }
    let sql = format!(
        "update seat set awaited_since = v.column3
        from ({}) v
        where seat.match_id = v.column1 and seat.seat = v.column2 and seat.awaited_since is not v.column3",
        values(rows, 3)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (id, seat, since) in since() {
        query = query.bind(id.0).bind(seat).bind(since.map(int));
    }
    query.execute(db).await?;
    Ok(())
}

/// Updates the headers to the given steps.
pub(super) async fn move_matches(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
    let sql = format!(
        "update match set
            version = v.column2, touched = v.column3, listed = v.column3, deadline = v.column4, wakes = v.column4,
            status_since = case when coalesce(v.column5, status) = status then status_since else v.column3 end,
            status = coalesce(v.column5, status), options = coalesce(v.column6, options),
            pace = coalesce(v.column7, pace), is_open = coalesce(v.column8, is_open), result = coalesce(v.column9, result),
            rules = coalesce(v.column10, rules)
        from ({}) v where match.match_id = v.column1",
        values(steps.len(), 10)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for StepWrite { id, step, deadline, table, result, rules, .. } in steps {
        query = query
            .bind(id.0)
            .bind(int(step.version))
            .bind(int(step.at))
            .bind(deadline.map(int))
            .bind(table.as_ref().map(|table| table.status.as_text()))
            .bind(table.as_ref().map(|table| Json(&table.options)))
            .bind(table.as_ref().map(|table| Json(table.pace)))
            .bind(table.as_ref().map(|table| table.open))
            .bind(result.as_ref().map(Json))
            .bind(rules.map(i64::from));
    }
    query.execute(db).await?;
    Ok(())
}

/// Writes the seats of the given steps, and deletes those that no longer exist.
pub(super) async fn write_seats(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
    let changed = || steps.iter().filter_map(|write| Some((write.id, write.step.at, write.seats.all()?)));
    let matches = changed().count();
    if matches == 0 {
        return Ok(());
    }
    let sql = format!(
        "delete from seat where (match_id, seat) in (
            select s.match_id, s.seat
            from ({}) v cross join seat s on s.match_id = v.column1 and s.seat >= v.column2)",
        values(matches, 2)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (id, _, seats) in changed() {
        query = query.bind(id.0).bind(i64::try_from(seats.len()).unwrap_or(i64::MAX));
    }
    query.execute(&mut *db).await?;

    let sql = format!(
        "insert into seat (match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, seen)
        select * from ({}) v where v.column1 is not null
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, stand_in = excluded.stand_in, level = excluded.level,
            awaited_since = excluded.awaited_since,
            stand_in_since = case
                when excluded.stand_in and seat.stand_in then seat.stand_in_since else excluded.stand_in_since end,
            seen = case when seat.user_id is not distinct from excluded.user_id then seat.seen else excluded.seen end
        where (seat.user_id, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.stand_in, excluded.level, excluded.awaited_since)",
        values(changed().map(|(.., seats)| seats.len()).sum(), 8)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (id, at, seats) in changed() {
        for seat in seats {
            query = bind_seat(query, id, at, seat);
        }
    }
    query.execute(db).await?;
    Ok(())
}

fn bind_seat<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    id: MatchId,
    at: Millis,
    seat: &'q SeatRow,
) -> Query<'q, Sqlite, SqliteArguments> {
    let columns = SeatColumns::of(&seat.assignment);
    query
        .bind(id.0)
        .bind(i64::from(seat.seat))
        .bind(columns.user)
        .bind(columns.stand_in)
        .bind(columns.level)
        .bind(seat.awaited_since.map(int))
        .bind(columns.stand_in.then(|| int(at)))
        .bind(columns.user.map(|_| int(at)))
}
