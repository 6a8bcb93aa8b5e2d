//! Moving steps from the journal to where they are kept by match.

use super::SqliteStore;
use super::commit::{self, parameters};
use super::sql::rows::step_row;
use crate::store::{StepRow, StoreError};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Executor as _};

/// Entries of the journal that one write moves at most, and headers that it brings up to date: nobody who plays waits
/// long for it.
const AT_ONCE: usize = 256;
const HEADERS_AT_ONCE: usize = 250;
/// Parameters of one statement.
const MOST_PARAMETERS: usize = 1_024;

const STEP: &str = "match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed, decides";

/// Copies these entries into the records of their matches. What is there already stays.
pub(super) async fn copy(db: &mut SqliteConnection, entries: &[i64]) -> Result<(), StoreError> {
    for entries in entries.chunks(MOST_PARAMETERS) {
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

/// The steps in these entries, as far as they are still there.
pub(super) async fn read(db: &mut SqliteConnection, entries: &[i64]) -> Result<Vec<StepRow>, StoreError> {
    let mut steps = Vec::with_capacity(entries.len());
    for entries in entries.chunks(MOST_PARAMETERS) {
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

/// Brings records, headers and seats up to the journal, whatever it holds, and empties it.
pub(super) async fn move_all(db: &mut SqliteConnection) -> Result<(), StoreError> {
    // What comes after the step that a header was last written with is newer than the header.
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
    /// Brings every header up to what has been played.
    pub(in crate::store) async fn write_headers(&self) -> Result<(), StoreError> {
        for some in self.journal.behind().chunks(HEADERS_AT_ONCE) {
            let mut written = Vec::new();
            self.change(async |db| {
                // In turn, what is late stays as it is. In doubt, the headers may be newer.
                if !self.journal.is_doubtful() {
                    written = self.journal.late(some);
                }
                commit::write_late(db, &written).await
            })
            .await?;
            self.journal.note_headers(&written);
        }
        Ok(())
    }

    /// Brings every header up to what has been played, in the transaction in which the store will change them. They are
    /// then read anew: nothing that is known of them may be written over the change.
    pub(super) async fn settle_headers(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let late = if self.journal.is_doubtful() {
            move_all(db).await?;
            Vec::new()
        } else {
            self.journal.late(&self.journal.behind())
        };
        self.journal.doubt();
        commit::write_late(db, &late).await
    }

    /// Brings everything up to the journal, and empties it, in the transaction in which the store will change any of it.
    /// Then all is read anew: nothing that is known of it may be written over the change.
    pub(super) async fn settle_records(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        self.journal.doubt();
        move_all(db).await
    }

    /// Brings every step that is in the journal now into the record of its match, little by little.
    pub(in crate::store) async fn write_records(&self) -> Result<(), StoreError> {
        // In a turn in which all is known: what nobody knows of must not be removed.
        let turn = self.sure_turn().await?;
        let backlog = self.journal.backlog();
        drop(turn);
        // What is no longer in the journal is found again by the headers alone.
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
            self.change(async |db| copy(db, &entries).await).await?;
            self.journal.note_records(now.iter().map(|(id, _)| id), backlog.before);
            waiting = later;
        }
        self.clear(backlog.before).await
    }

    /// Removes what is in the records from the journal, in the order in which it came.
    async fn clear(&self, before: i64) -> Result<(), StoreError> {
        loop {
            let gone = self
                .change(async |db| {
                    let sql = "
                        delete from journal where entry < $1
                            and entry < (select min(entry) from journal) + $2";
                    let most = i64::try_from(4 * AT_ONCE).unwrap_or(i64::MAX);
                    Ok(sqlx::query(sql).bind(before).bind(most).execute(db).await?.rows_affected())
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
