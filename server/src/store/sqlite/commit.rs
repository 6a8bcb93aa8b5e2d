//! Group commit: a handful of statements for a whole batch of steps.
//!
//! Each statement is a message to the thread of its connection and back, which costs more than most statements
//! themselves. So a batch is written by tables of values, one statement for all its steps.

use super::sql::{in_turn, set_up_next};
use super::{BEGIN_WRITE, SqliteStore};
use crate::store::batch::{first_of_each, judge};
use crate::store::words::{SeatColumns, Word, int};
use crate::store::{CommitError, StepWrite, StoreError};
use protocol::MatchId;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::HashSet;
use uuid::Uuid;

/// The steps one statement writes at most, so that it stays within what SQLite takes in parameters.
const AT_ONCE: usize = 64;

impl SqliteStore {
    pub(super) async fn commit_steps(
        &self,
        steps: &[StepWrite],
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        // Given up before it has begun, a transaction has written nothing.
        let mut change = in_turn(self.write.begin_with(BEGIN_WRITE)).await?;
        let mut answers = Vec::with_capacity(steps.len());
        for steps in steps.chunks(AT_ONCE) {
            answers.extend(write(&mut change, steps).await?);
        }
        set_up_next(&mut change, steps, &answers).await?;
        change.commit().await?;
        Ok(answers)
    }
}

async fn write(
    db: &mut SqliteConnection,
    steps: &[StepWrite],
) -> Result<Vec<Result<(), CommitError>>, StoreError> {
    let first = first_of_each(steps);
    let written = insert_steps(db, &first).await?;
    let (kept, lost): (Vec<_>, Vec<_>) = first.into_iter().partition(|write| written.contains(&write.id.0));
    if !kept.is_empty() {
        move_matches(db, &kept).await?;
        write_seats(db, &kept).await?;
    }
    let mut unknown = HashSet::new();
    for write in lost {
        let find = sqlx::query("select 1 from match where match_id = $1").bind(write.id.0);
        if find.fetch_optional(&mut *db).await?.is_none() {
            unknown.insert(write.id.0);
        }
    }
    Ok(judge(steps, written, &unknown))
}

/// Writes the steps that are the next ones of their matches, and says of which matches.
async fn insert_steps(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<HashSet<Uuid>, StoreError> {
    let sql = format!(
        "insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed)
        select v.* from ({}) v cross join match m on m.match_id = v.column1 and m.version = v.column2 - 1
        where true
        on conflict do nothing
        returning match_id",
        values(steps.len(), 12)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for StepWrite { id, step, .. } in steps {
        query = query
            .bind(id.0)
            .bind(int(step.version))
            .bind(int(step.at))
            .bind(step.kind.word())
            .bind(step.seat.map(i64::from))
            .bind(step.user.map(|user| user.0))
            .bind(step.request.as_ref().map(|request| request.as_str()))
            .bind(step.action.as_deref())
            .bind(step.events.as_str())
            .bind(step.table.as_str())
            .bind(step.undoes.map(int))
            .bind(step.fixed);
    }
    let rows = query.fetch_all(db).await?;
    rows.iter().map(|row| Ok(row.try_get("match_id")?)).collect()
}

/// Brings the headers up to their new steps.
async fn move_matches(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
    let sql = format!(
        "update match set
            version = v.column2, touched = v.column3, deadline = v.column4, status = coalesce(v.column5, status),
            options = coalesce(v.column6, options), pace = coalesce(v.column7, pace),
            is_open = coalesce(v.column8, is_open), result = coalesce(v.column9, result)
        from ({}) v where match.match_id = v.column1",
        values(steps.len(), 9)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for StepWrite { id, step, deadline, table, result, .. } in steps {
        query = query
            .bind(id.0)
            .bind(int(step.version))
            .bind(int(step.at))
            .bind(deadline.map(int))
            .bind(table.as_ref().map(|table| table.status.word()))
            .bind(table.as_ref().map(|table| Json(&table.options)))
            .bind(table.as_ref().map(|table| Json(table.pace)))
            .bind(table.as_ref().map(|table| table.open))
            .bind(result.as_ref().map(Json));
    }
    query.execute(db).await?;
    Ok(())
}

/// Writes the seats as they are now, and removes those that are no more.
async fn write_seats(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
    let changed = || steps.iter().filter_map(|write| Some((write.id, write.seats.as_ref()?)));
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
    for (id, seats) in changed() {
        query = query.bind(id.0).bind(i64::try_from(seats.len()).unwrap_or(i64::MAX));
    }
    query.execute(&mut *db).await?;

    let sql = format!(
        "insert into seat (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since)
        select * from ({}) v where v.column1 is not null
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, name = excluded.name, name_folded = excluded.name_folded,
            stand_in = excluded.stand_in, level = excluded.level, awaited_since = excluded.awaited_since
        where (seat.user_id, seat.name, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.name, excluded.stand_in, excluded.level, excluded.awaited_since)",
        values(changed().map(|(_, seats)| seats.len()).sum(), 8)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (id, seats) in changed() {
        for seat in seats {
            query = bind_seat(query, id, seat);
        }
    }
    query.execute(db).await?;
    Ok(())
}

fn bind_seat<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    id: MatchId,
    seat: &'q crate::store::SeatRow,
) -> Query<'q, Sqlite, SqliteArguments> {
    let columns = SeatColumns::of(&seat.sitter);
    query
        .bind(id.0)
        .bind(i64::from(seat.seat))
        .bind(columns.user)
        .bind(columns.name)
        .bind(columns.name_folded)
        .bind(columns.stand_in)
        .bind(columns.level)
        .bind(seat.awaited_since.map(int))
}

/// `values (?,?),(?,?)…`, made longer to the next power of two so that few statements are prepared and kept. Nothing is
/// bound to the rows too many: they are null, and no statement here takes up a match that is null.
fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("values {}", vec![row.as_str(); rows.next_power_of_two()].join(","))
}

#[cfg(test)]
mod tests {
    use super::values;

    #[test]
    fn tables_of_values_come_in_few_sizes() {
        assert_eq!(values(1, 2), "values (?,?)");
        assert_eq!(values(3, 1), "values (?),(?),(?),(?)");
    }
}
