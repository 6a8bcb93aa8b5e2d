//! Conversion of rows to records.

use super::Row;
use crate::columns::TextColumn;
use crate::{MatchRow, SeatAssignment, SeatRow, StepRow, StoreError, TableChanges, UserRow};
use protocol::{Level, MatchId, RequestId, UserId};
use records::{BranchOf, SeatBits, StoredSeed};
use sqlx::Row as _;
use sqlx::types::Json;
use uuid::Uuid;

pub(super) fn match_row(row: &Row) -> Result<MatchRow, StoreError> {
    let seed: Vec<u8> = row.try_get("seed")?;
    Ok(MatchRow {
        id: match_id(row)?,
        game: row.try_get("game")?,
        format: number(row, "format")?,
        // Matches from before the column existed have none. No game had any other number than 1 then.
        rules: maybe_number(row, "rules")?.unwrap_or(1),
        seed: StoredSeed(seed.try_into().map_err(|_| corrupt("seed", "a value that is not a seed"))?),
        invitation: row.try_get("invitation")?,
        rematch_of: row.try_get::<Option<Uuid>, _>("rematch_of")?.map(MatchId),
        branch_of: maybe_number(row, "branched_at")?
            .map(|at| {
                let origin = row.try_get::<Option<Uuid>, _>("branch_of")?.map(MatchId);
                Ok::<_, StoreError>(BranchOf { origin, at })
            })
            .transpose()?,
        lesson: row.try_get("is_lesson")?,
        created: number(row, "created")?,
        touched: number(row, "touched")?,
        version: number(row, "version")?,
        deadline: maybe_number(row, "deadline")?,
        given_back: number(row, "given_back")?,
        table: TableChanges {
            status: text_column(row)?,
            options: row.try_get::<Json<_>, _>("options")?.0,
            pace: row.try_get::<Json<_>, _>("pace")?.0,
            open: row.try_get("is_open")?,
        },
        result: row.try_get::<Option<Json<_>>, _>("result")?.map(|json| json.0),
    })
}

pub(super) fn seat_row(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: number(row, "seat")?,
        assignment: assignment(row)?,
        awaited_since: maybe_number(row, "awaited_since")?,
    })
}

pub(super) fn assignment(row: &Row) -> Result<SeatAssignment, StoreError> {
    if let Some(user) = row.try_get::<Option<Uuid>, _>("user_id")? {
        return Ok(SeatAssignment::User { user: UserId(user), stand_in: row.try_get("stand_in")? });
    }
    Ok(match row.try_get::<Option<&str>, _>("level")? {
        Some(level) => SeatAssignment::Bot { level: Level::from_text(level)? },
        None => SeatAssignment::Empty,
    })
}

pub(in super::super) fn step_row(row: &Row) -> Result<StepRow, StoreError> {
    let request: Option<String> = row.try_get("request")?;
    Ok(StepRow {
        version: number(row, "version")?,
        at: number(row, "at")?,
        kind: text_column(row)?,
        seat: maybe_number(row, "seat")?,
        user: row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId),
        request: request
            .map(RequestId::try_from)
            .transpose()
            .map_err(|_| corrupt("request", "a value that is not a request id"))?,
        action: row.try_get("action")?,
        events: row.try_get("events")?,
        table: row.try_get("table_events")?,
        undoes: maybe_number(row, "undoes")?,
        fixed: row.try_get("fixed")?,
        decides: maybe_number(row, "decides")?.map(SeatBits),
    })
}

pub(super) fn user_row(row: &Row) -> Result<UserRow, StoreError> {
    Ok(UserRow {
        id: UserId(row.try_get("user_id")?),
        name: row.try_get("name")?,
        created: number(row, "created")?,
    })
}

pub(super) fn match_id(row: &Row) -> Result<MatchId, StoreError> {
    Ok(MatchId(row.try_get("match_id")?))
}

/// Reads an enum from its column.
pub(super) fn text_column<T: TextColumn>(row: &Row) -> Result<T, StoreError> {
    T::from_text(row.try_get(T::COLUMN)?)
}

/// Reads a number. The databases store `i64`; the records use smaller or unsigned types.
pub(in super::super) fn number<T: TryFrom<i64>>(row: &Row, column: &str) -> Result<T, StoreError> {
    narrow(row.try_get(column)?, column)
}

pub(super) fn maybe_number<T: TryFrom<i64>>(row: &Row, column: &str) -> Result<Option<T>, StoreError> {
    row.try_get::<Option<i64>, _>(column)?.map(|wide| narrow(wide, column)).transpose()
}

fn narrow<T: TryFrom<i64>>(wide: i64, column: &str) -> Result<T, StoreError> {
    T::try_from(wide).map_err(|_| corrupt(column, &wide.to_string()))
}

fn corrupt(column: &str, what: &str) -> StoreError {
    StoreError::Corrupt(format!("the column `{column}` holds {what}"))
}
