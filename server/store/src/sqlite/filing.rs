//! Moves steps from the journal to the records of their matches.

use super::headers;
use super::sql::rows::step_row;
use super::statements::parameters;
use super::{SqliteStore, scrub};
use crate::{Millis, StepRow, StoreError};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Executor as _};

/// Maximum number of journal entries and of headers that one write moves, so that moves do not wait long for it.
const AT_ONCE: usize = 256;
const HEADERS_AT_ONCE: usize = 250;
/// Maximum number of parameters in one statement.
const MAX_PARAMETERS: usize = 1_024;

const STEP: &str = "match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed, decides";

/// Copies these entries into the records of their matches, except steps that are there already.
pub(super) async fn copy(db: &mut SqliteConnection, entries: &[i64]) -> Result<(), StoreError> {
    for entries in entries.chunks(MAX_PARAMETERS) {
        let sql = format!(
            "insert into step ({STEP})
            select {STEP} from journal where entry in ({}) order by match_id, version
            on conflict (match_id, version) do nothing",
            parameters(entries.len())
        );
        let query = entries.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, entry| query.bind(entry));
        query.execute(&mut *db).await?;
    }
    Ok(())
}

/// The steps of those of these entries that are still in the journal.
pub(super) async fn read(db: &mut SqliteConnection, entries: &[i64]) -> Result<Vec<StepRow>, StoreError> {
    let mut steps = Vec::with_capacity(entries.len());
    for entries in entries.chunks(MAX_PARAMETERS) {
        let sql = format!(
            "select {STEP} from journal where entry in ({}) order by entry",
            parameters(entries.len())
        );
        let query = entries.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, entry| query.bind(entry));
        for row in query.fetch_all(&mut *db).await? {
            steps.push(step_row(&row)?);
        }
    }
    Ok(steps)
}

/// Writes everything in the journal into records, headers and seats, and empties the journal.
pub(super) async fn move_all(db: &mut SqliteConnection) -> Result<(), StoreError> {
    // Only entries with a later version than the header are newer than it.
    let seats = "
        update seat set awaited_since = waits.since
        from (
            select last.match_id, each.key as seat, each.value as since
            from (select match_id, max(version) as version, awaited from journal where awaited is not null
                group by match_id) last
            join match m on m.match_id = last.match_id and m.version < last.version
            join json_each(last.awaited) each
        ) waits
        where seat.match_id = waits.match_id and seat.seat = waits.seat";
    let headers = "
        update match set version = last.version, touched = last.at, listed = last.at, deadline = last.deadline,
            wakes = last.deadline
        from (select match_id, max(version) as version, at, deadline from journal group by match_id) last
        where match.match_id = last.match_id and match.version < last.version";
    let records = format!(
        "insert into step ({STEP}) select {STEP} from journal where true order by match_id, version
        on conflict (match_id, version) do nothing"
    );
    for sql in [seats, headers, records.as_str(), "delete from journal"] {
        db.execute(AssertSqlSafe(sql.to_owned())).await?;
    }
    Ok(())
}

impl SqliteStore {
    /// Updates every header to the latest step of its match.
    pub(crate) async fn write_headers(&self) -> Result<(), StoreError> {
        for some in self.journal.behind().chunks(HEADERS_AT_ONCE) {
            let mut written = Vec::new();
            self.transaction(async |db| {
                // Late values cannot change while this connection is held. If the journal is doubtful, the headers may
                // be newer than what is known here.
                if !self.journal.is_doubtful() {
                    written = self.journal.late(some);
                }
                headers::write_late(db, &written).await
            })
            .await?;
            self.journal.note_headers(&written);
        }
        Ok(())
    }

    /// Like [`Self::write_headers`], inside a transaction that goes on to change headers. The values in memory are
    /// discarded and read again later, because they must not overwrite the change.
    pub(super) async fn settle_headers(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let late = if self.journal.is_doubtful() {
            move_all(db).await?;
            Vec::new()
        } else {
            self.journal.late(&self.journal.behind())
        };
        self.journal.doubt();
        headers::write_late(db, &late).await
    }

    /// Marks the file inside a transaction that goes on to delete text: until it is scrubbed, it holds the text.
    pub(super) async fn mark_unscrubbed(
        &self,
        db: &mut SqliteConnection,
        now: Millis,
    ) -> Result<(), StoreError> {
        scrub::mark_unscrubbed(db, now).await
    }

    /// Moves the whole journal inside a transaction that needs all steps in their records. The values in memory are
    /// discarded and read again later.
    pub(super) async fn settle_steps(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        self.journal.doubt();
        move_all(db).await
    }

    /// Moves every step that is in the journal now into the record of its match, a few at a time.
    pub(crate) async fn write_records(&self) -> Result<(), StoreError> {
        // The journal must not be doubtful here: entries that are not known in memory must not be deleted.
        let turn = self.sure_turn().await?;
        let backlog = self.journal.backlog();
        drop(turn);
        // Steps that are not in the journal any more are found only if the headers are up to date.
        self.write_headers().await?;
        let mut waiting = backlog.entries.as_slice();
        while !waiting.is_empty() {
            let mut count = 0;
            let fits = |(_, entries): &&(_, Vec<i64>)| {
                count += entries.len();
                count <= AT_ONCE
            };
            let many = waiting.iter().take_while(fits).count().max(1);
            let (now, later) = waiting.split_at(many);
            let entries: Vec<i64> = now.iter().flat_map(|(_, entries)| entries).copied().collect();
            self.transaction(async |db| copy(db, &entries).await).await?;
            self.journal.note_records(now.iter().map(|(id, _)| id), backlog.before);
            waiting = later;
        }
        self.clear(backlog.before).await
    }

    /// Deletes the entries that have been copied into the records, oldest first.
    async fn clear(&self, before: i64) -> Result<(), StoreError> {
        loop {
            let gone = self
                .transaction(async |db| {
                    let sql = "
                        delete from journal where entry < $1
                            and entry < (select min(entry) from journal) + $2";
                    let limit = i64::try_from(4 * AT_ONCE).unwrap_or(i64::MAX);
                    Ok(sqlx::query(sql).bind(before).bind(limit).execute(db).await?.rows_affected())
                })
                .await?;
            if gone == 0 {
                break;
            }
        }
        self.journal.note_gone(before);
        Ok(())
    }
}
