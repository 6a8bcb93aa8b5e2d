//! Rows to records.

use super::Row;
use crate::store::words::Word;
use crate::store::{MatchRow, PersonRow, SeatRow, Sitter, StepRow, StoreError, TableChanges};
use games::frame::{SeatSet, Seed};
use protocol::{Level, MatchId, RequestId, UserId};
use sqlx::Row as _;
use sqlx::types::Json;
use uuid::Uuid;

pub(super) fn match_row(row: &Row) -> Result<MatchRow, StoreError> {
    let seed: Vec<u8> = row.try_get("seed")?;
    Ok(MatchRow {
        id: match_id(row)?,
        game: row.try_get("game")?,
        format: number(row, "format")?,
        seed: Seed(seed.try_into().map_err(|_| odd("seed", "something that is no seed"))?),
        invitation: row.try_get("invitation")?,
        rematch_of: row.try_get::<Option<Uuid>, _>("rematch_of")?.map(MatchId),
        created: number(row, "created")?,
        touched: number(row, "touched")?,
        version: number(row, "version")?,
        revision: number(row, "revision")?,
        deadline: maybe_number(row, "deadline")?,
        given_back: number(row, "given_back")?,
        table: TableChanges {
            status: word(row)?,
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
        sitter: sitter(row)?,
        awaited_since: maybe_number(row, "awaited_since")?,
    })
}

pub(super) fn sitter(row: &Row) -> Result<Sitter, StoreError> {
    if let Some(user) = row.try_get::<Option<Uuid>, _>("user_id")? {
        let name = row.try_get("name")?;
        return Ok(Sitter::Person { user: UserId(user), name, stand_in: row.try_get("stand_in")? });
    }
    Ok(match row.try_get::<Option<&str>, _>("level")? {
        Some(level) => Sitter::Bot { level: Level::read(level)? },
        None => Sitter::Nobody,
    })
}

pub(in super::super) fn step_row(row: &Row) -> Result<StepRow, StoreError> {
    let request: Option<String> = row.try_get("request")?;
    Ok(StepRow {
        version: number(row, "version")?,
        at: number(row, "at")?,
        kind: word(row)?,
        seat: maybe_number(row, "seat")?,
        user: row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId),
        request: request
            .map(RequestId::try_from)
            .transpose()
            .map_err(|_| odd("request", "something that is no request id"))?,
        action: row.try_get("action")?,
        events: row.try_get("events")?,
        table: row.try_get("table_events")?,
        undoes: maybe_number(row, "undoes")?,
        fixed: row.try_get("fixed")?,
        decides: maybe_number(row, "decides")?.map(SeatSet::from_bits),
    })
}

pub(super) fn person_row(row: &Row) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        user: UserId(row.try_get("user_id")?),
        name: row.try_get("name")?,
        revision: number(row, "revision")?,
        created: number(row, "created")?,
    })
}

pub(super) fn match_id(row: &Row) -> Result<MatchId, StoreError> {
    Ok(MatchId(row.try_get("match_id")?))
}

/// A closed set's value, from the column of its name.
pub(super) fn word<T: Word>(row: &Row) -> Result<T, StoreError> {
    T::read(row.try_get(T::COLUMN)?)
}

/// Databases hold numbers as i64; ours are smaller or have no sign.
pub(in super::super) fn number<T: TryFrom<i64>>(row: &Row, column: &str) -> Result<T, StoreError> {
    narrow(row.try_get(column)?, column)
}

pub(super) fn maybe_number<T: TryFrom<i64>>(row: &Row, column: &str) -> Result<Option<T>, StoreError> {
    row.try_get::<Option<i64>, _>(column)?.map(|wide| narrow(wide, column)).transpose()
}

fn narrow<T: TryFrom<i64>>(wide: i64, column: &str) -> Result<T, StoreError> {
    T::try_from(wide).map_err(|_| odd(column, &wide.to_string()))
}

fn odd(column: &str, what: &str) -> StoreError {
    StoreError::Corrupt(format!("the column `{column}` holds {what}"))
}
