//! Group commit: a few statements for a whole batch of steps.
//!
//! Each statement is a round trip to the thread of its connection, which costs more than most statements themselves.
//! So each statement writes a table of values for all steps of the batch. A move is one row of the journal; the
//! headers are written with it only where lists and deadlines cannot wait.

use super::journal::{Batch, Late};
use super::sql::{entries, follow_up, within_turn_timeout};
use super::{BEGIN_WRITE, SqliteStore, filing};
use crate::columns::{SeatColumns, TextColumn, int};
use crate::{Change, CommitError, Millis, SeatRow, SeatsWrite, StepWrite, StoreError};
use protocol::MatchId;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use std::fmt::Write as _;

/// Maximum number of rows in one statement, because SQLite limits the number of parameters.
const AT_ONCE: usize = 128;

impl SqliteStore {
    pub(super) async fn commit_steps(
        &self,
        steps: &[StepWrite],
        by_host: Option<&Change>,
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let mut turn = self.sure_turn().await?;
        let unknown: Vec<MatchId> = self.journal.unknown(steps).into_iter().collect();
        for some in unknown.chunks(AT_ONCE) {
            for (id, version, deadline, given_back) in heads_of(&mut turn, some).await? {
                self.journal.learn(id, version, deadline, given_back);
            }
        }
        let steps = &*self.journal.with_time_given_back(steps);
        let batch = self.journal.judge(steps);
        if !batch.entries.is_empty() {
            self.journal.doubt();
            let mut change = turn.begin_with(BEGIN_WRITE).await?;
            write(&mut change, &batch, steps).await?;
            if let Some((at, by_host)) = steps.first().map(|write| write.step.at).zip(by_host) {
                entries::write(&mut change, at, by_host).await?;
            }
            change.commit().await?;
            self.journal.note(&batch);
        }
        Ok(batch.answers)
    }

    /// Acquires the writing connection. If a write failed with an unknown result, first moves the whole journal, so
    /// that what is known in memory is right again.
    pub(super) async fn sure_turn(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        let mut turn = within_turn_timeout(self.write.acquire()).await?;
        if self.journal.is_doubtful() {
            let mut change = turn.begin_with(BEGIN_WRITE).await?;
            filing::move_all(&mut change).await?;
            change.commit().await?;
            self.journal.begin_anew();
        }
        Ok(turn)
    }
}

async fn write(db: &mut SqliteConnection, batch: &Batch<'_>, steps: &[StepWrite]) -> Result<(), StoreError> {
    for entries in batch.entries.chunks(AT_ONCE) {
        append(db, entries).await?;
    }
    for headers in batch.headers.chunks(AT_ONCE) {
        move_matches(db, headers).await?;
        write_seats(db, headers).await?;
    }
    for late in batch.caught_up.chunks(AT_ONCE) {
        write_awaited(db, late).await?;
    }
    filing::copy(db, &batch.ended).await?;
    follow_up(db, steps, &batch.answers).await
}

/// The version, deadline and time given back of matches that have nothing in the journal.
async fn heads_of(
    db: &mut SqliteConnection,
    matches: &[MatchId],
) -> Result<Vec<(MatchId, u64, Option<Millis>, Millis)>, StoreError> {
    let parameters = parameters(matches.len());
    let sql =
        format!("select match_id, version, deadline, given_back from match where match_id in ({parameters})");
    let find = matches.iter().fold(sqlx::query(AssertSqlSafe(sql)), |find, id| find.bind(id.0));
    let head = |row: SqliteRow| {
        let (version, given_back): (i64, i64) = (row.try_get("version")?, row.try_get("given_back")?);
        let deadline: Option<i64> = row.try_get("deadline")?;
        let deadline = deadline.map(i64::unsigned_abs);
        Ok((MatchId(row.try_get("match_id")?), version.unsigned_abs(), deadline, given_back.unsigned_abs()))
    };
    find.fetch_all(db).await?.into_iter().map(head).collect()
}

/// Appends steps to the journal.
async fn append(db: &mut SqliteConnection, entries: &[(i64, &StepWrite)]) -> Result<(), StoreError> {
    let sql = format!(
        "insert into journal (entry, match_id, version, at, kind, seat, user_id, request, action, events,
            table_events, undoes, fixed, decides, deadline, awaited)
        select * from ({}) v where v.column1 is not null",
        values(entries.len(), 16)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (entry, StepWrite { id, step, deadline, seats, .. }) in entries {
        query = query
            .bind(*entry)
            .bind(id.0)
            .bind(int(step.version))
            .bind(int(step.at))
            .bind(step.kind.as_text())
            .bind(step.seat.map(i64::from))
            .bind(step.user.map(|user| user.0))
            .bind(step.request.as_ref().map(|request| request.as_str()))
            .bind(step.action.as_deref())
            .bind(step.events.as_str())
            .bind(step.table.as_str())
            .bind(step.undoes.map(int))
            .bind(step.fixed)
            .bind(step.decides.map(|seats| i64::from(seats.bits())))
            .bind(deadline.map(int))
            .bind(awaited(seats));
    }
    query.execute(db).await?;
    Ok(())
}

fn awaited(seats: &SeatsWrite) -> Option<String> {
    let SeatsWrite::Awaited(awaited) = seats else { return None };
    let mut text = String::from("[");
    for (seat, since) in awaited.iter().enumerate() {
        let comma = if seat == 0 { "" } else { "," };
        match since {
            Some(since) => write!(text, "{comma}{since}").expect("a text takes everything"),
            None => write!(text, "{comma}null").expect("a text takes everything"),
        }
    }
    text.push(']');
    Some(text)
}

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
async fn write_awaited(db: &mut SqliteConnection, late: &[(MatchId, Late)]) -> Result<(), StoreError> {
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
async fn move_matches(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
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
async fn write_seats(db: &mut SqliteConnection, steps: &[&StepWrite]) -> Result<(), StoreError> {
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
        "insert into seat (match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since)
        select * from ({}) v where v.column1 is not null
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, stand_in = excluded.stand_in, level = excluded.level,
            awaited_since = excluded.awaited_since,
            stand_in_since = case
                when excluded.stand_in and seat.stand_in then seat.stand_in_since else excluded.stand_in_since end
        where (seat.user_id, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.stand_in, excluded.level, excluded.awaited_since)",
        values(changed().map(|(.., seats)| seats.len()).sum(), 7)
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
}

/// `values (?,?),(?,?)…`, with the number of rows rounded up to a power of two so that few different statements are
/// prepared and cached. Nothing is bound to the extra rows: they are null, and no statement here uses rows whose match
/// id is null.
fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("values {}", vec![row.as_str(); rows.next_power_of_two()].join(","))
}

/// `count` question marks, rounded up to a power of two so that few different statements are prepared and cached.
pub(super) fn parameters(count: usize) -> String {
    vec!["?"; count.next_power_of_two()].join(",")
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
