//! Deadlines, heartbeats and downtime.

use super::Connection;
use super::rows::{match_id, maybe_number, number};
use crate::columns::int;
use crate::silence::{CLOCKS_DIFFER, Note};
use crate::{Millis, StoreError};
use protocol::MatchId;
use std::time::Duration;

pub(super) async fn due(
    db: &mut Connection,
    now: Millis,
    limit: u32,
) -> Result<Vec<(MatchId, Millis)>, StoreError> {
    let select = "
        select match_id, deadline from match
        where status = 'running' and wakes <= $1 and deadline <= $1
        order by deadline, match_id limit $2";
    let due = sqlx::query(select).bind(int(now)).bind(i64::from(limit)).fetch_all(db).await?;
    due.iter().map(|row| Ok((match_id(row)?, number(row, "deadline")?))).collect()
}

pub(super) async fn next_deadline(db: &mut Connection) -> Result<Option<Millis>, StoreError> {
    // `wakes`, which is indexed, is never later than the deadline. The minimum deadline of the first matches by
    // `wakes` is an upper bound, so only matches that wake until then can have an earlier deadline.
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
    // The note is read and replaced by one statement, so that of two servers that start together only one sees the
    // gap.
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
    // Headers before seats, in the order in which steps write them, so that no two transactions deadlock.
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

pub(super) async fn heartbeat(db: &mut Connection, now: Millis) -> Result<Option<Millis>, StoreError> {
    // With several servers whose clocks differ, each would seem to set the clock back and forward: small differences
    // are ignored.
    let heartbeat = "
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
    let heartbeat = sqlx::query(heartbeat).bind(int(now)).bind(int(CLOCKS_DIFFER));
    maybe_number(&heartbeat.fetch_one(db).await?, "previous")
}

pub(super) async fn has_running(db: &mut Connection) -> Result<bool, StoreError> {
    let one = "select match_id from match where status = 'running' limit 1";
    Ok(sqlx::query(one).fetch_optional(db).await?.is_some())
}

pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let lapsed = [
        "delete from session where ends <= $1",
        "delete from device_link where ends <= $1",
        "delete from host_link where ends <= $1",
        "delete from host_visit where ends <= $1",
        "delete from announcement where shown_until <= $1",
        "delete from lease where ends <= $1 and coalesce(shared_until, 0) <= $1",
        "delete from presence where ends <= $1",
    ];
    let mut swept = 0;
    for delete in lapsed {
        swept += sqlx::query(delete).bind(int(now)).execute(&mut *db).await?.rows_affected();
    }
    Ok(swept)
}
