//! Group commit: a few statements for a whole batch of steps.
//!
//! Each statement is a round trip to the thread of its connection, which costs more than most statements themselves.
//! So each statement writes a table of values for all steps of the batch. A move is one row of the journal; the
//! headers are written with it only where lists and deadlines cannot wait.

use super::headers::{move_matches, write_awaited, write_seats};
use super::journal::Batch;
use super::sql::{entries, follow_up, within_turn_timeout};
use super::statements::{AT_ONCE, parameters, values};
use super::{BEGIN_WRITE, SqliteStore, filing};
use crate::columns::{TextColumn as _, int};
use crate::{Change, CommitError, Millis, SeatsWrite, StepWrite, StoreError};
use protocol::MatchId;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use std::fmt::Write as _;

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
            .bind(step.decides.map(|seats| i64::from(seats.0)))
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
