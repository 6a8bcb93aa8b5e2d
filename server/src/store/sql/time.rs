//! Deadlines, and the time the server was away.

use super::Connection;
use super::rows::{match_id, maybe_number, number};
use crate::store::silence::{CLOCKS_DIFFER, Note};
use crate::store::words::int;
use crate::store::{Millis, StoreError};
use protocol::MatchId;
use std::time::Duration;

pub(super) async fn due(
    db: &mut Connection,
    now: Millis,
    most: u32,
) -> Result<Vec<(MatchId, Millis)>, StoreError> {
    let select = "
        select match_id, deadline from match
        where status = 'running' and wakes <= $1 and deadline <= $1
        order by deadline, match_id limit $2";
    let due = sqlx::query(select).bind(int(now)).bind(i64::from(most)).fetch_all(db).await?;
    due.iter().map(|row| Ok((match_id(row)?, number(row, "deadline")?))).collect()
}

pub(super) async fn next_deadline(db: &mut Connection) -> Result<Option<Millis>, StoreError> {
    // Clocks are found by when they are looked at next, which is never after the deadline: no deadline is earlier than
    // that of one of the first few unless its clock is looked at before.
    let select = "
        select min(deadline) as deadline from match
        where status = 'running' and wakes <= (
            select min(deadline) from (
                select deadline from match
                where status = 'running' and wakes is not null and deadline is not null
                order by wakes limit 100) first_few)";
    maybe_number(&sqlx::query(select).fetch_one(db).await?, "deadline")
}

pub(super) async fn resume(
    db: &mut Connection,
    now: Millis,
    no_downtime: Duration,
) -> Result<Option<Duration>, StoreError> {
    // The note is changed and read by one statement, so that of two servers that start together only one sees the pause.
    let take_over = "
        insert into server_beat (one, at) values (1, $1)
        on conflict (one) do update set previous = server_beat.at, at = excluded.at
        returning previous, behind";
    let row = sqlx::query(take_over).bind(int(now)).fetch_one(&mut *db).await?;
    let Some(at) = maybe_number(&row, "previous")? else { return Ok(None) };
    let (away, note) = Note { at, behind: number(&row, "behind")? }.until(now);
    let update = "update server_beat set behind = $1";
    sqlx::query(update).bind(int(note.behind)).execute(&mut *db).await?;
    if away <= no_downtime {
        return Ok(None);
    }
    give_back(db, away).await?;
    Ok(Some(away))
}

async fn give_back(db: &mut Connection, time: Duration) -> Result<(), StoreError> {
    let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    // The headers before the seats, as steps are written, so that neither waits for the other crosswise.
    let headers = "
        update match set deadline = deadline + $1, wakes = wakes + $1, given_back = given_back + $1
        where status = 'running'";
    sqlx::query(headers).bind(time).execute(&mut *db).await?;
    let seats = "
        update seat set awaited_since = awaited_since + $1
        where awaited_since is not null and match_id in (select match_id from match where status = 'running')";
    sqlx::query(seats).bind(time).execute(db).await?;
    Ok(())
}

pub(super) async fn beat(db: &mut Connection, now: Millis) -> Result<Option<Millis>, StoreError> {
    // Of several servers whose clocks differ each seems to set back that of the other, and to set it right again.
    let beat = "
        insert into server_beat (one, at) values (1, $1)
        on conflict (one) do update set
            previous = server_beat.at, at = excluded.at,
            behind = case
                when excluded.at < server_beat.at - $2 then server_beat.behind + server_beat.at - excluded.at
                when excluded.at <= server_beat.at + $2 then server_beat.behind
                when excluded.at < server_beat.at + server_beat.behind
                then server_beat.behind + server_beat.at - excluded.at
                else 0 end
        returning previous";
    let beat = sqlx::query(beat).bind(int(now)).bind(int(CLOCKS_DIFFER));
    maybe_number(&beat.fetch_one(db).await?, "previous")
}

pub(super) async fn has_running(db: &mut Connection) -> Result<bool, StoreError> {
    let one = "select match_id from match where status = 'running' limit 1";
    Ok(sqlx::query(one).fetch_optional(db).await?.is_some())
}

pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let lapsed = [
        "delete from session where ends <= $1",
        "delete from device_link where ends <= $1",
        "delete from lease where ends <= $1 and coalesce(shared_until, 0) <= $1",
        "delete from presence where ends <= $1",
    ];
    let mut swept = 0;
    for delete in lapsed {
        swept += sqlx::query(delete).bind(int(now)).execute(&mut *db).await?.rows_affected();
    }
    Ok(swept)
}
