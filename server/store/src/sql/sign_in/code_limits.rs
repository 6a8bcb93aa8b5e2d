//! Counts the codes that are asked for by mail.

use super::super::Connection;
use super::super::rows::number;
use crate::columns::int;
use crate::sign_in::CodeLimit;
use crate::{Millis, StoreError};

/// In how long all codes of a counter are there again.
const DAY: Millis = 86_400_000;

/// Counts a code. Returns when the next one may be asked for if this one may not.
///
/// One statement reads and writes, so that requests at the same time do not get more together than one after the other.
pub(super) async fn count(
    db: &mut Connection,
    limit: CodeLimit,
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    let each = DAY / Millis::from(limit.a_day.max(1));
    // A time that lies further ahead than a day was written by a clock that was wrong.
    let count = "
        insert into code_limit (counter, free_at) values ($1, $2 + $3)
        on conflict (counter) do update set free_at = $3 + case
            when code_limit.free_at between $2 and $2 + $4 then code_limit.free_at else $2 end
        where code_limit.free_at <= $2 + $4 - $3 or code_limit.free_at > $2 + $4";
    let count = sqlx::query(count).bind(limit.counter.as_slice()).bind(int(now));
    let count = count.bind(int(each)).bind(int(DAY)).execute(&mut *db).await?;
    if count.rows_affected() > 0 {
        return Ok(None);
    }
    let select = "select free_at from code_limit where counter = $1";
    let found = sqlx::query(select).bind(limit.counter.as_slice()).fetch_optional(db).await?;
    let free_at: Millis = found.as_ref().map(|row| number(row, "free_at")).transpose()?.unwrap_or(now);
    Ok(Some(free_at.saturating_sub(DAY - each).max(now)))
}

/// Deletes the counters whose codes are all there again. Returns how many.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let delete = "delete from code_limit where free_at <= $1";
    Ok(sqlx::query(delete).bind(int(now)).execute(db).await?.rows_affected())
}
