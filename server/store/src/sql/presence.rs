//! Records which seats have users connected to which server.

use super::Connection;
use crate::columns::int;
use crate::{Millis, ServerId, StoreError};
use protocol::{MatchId, SeatNumber};
use sqlx::Row as _;
use sqlx::types::Json;
use std::collections::BTreeSet;

pub(super) async fn record(
    db: &mut Connection,
    id: MatchId,
    server: ServerId,
    seats: &BTreeSet<SeatNumber>,
    until: Millis,
) -> Result<(), StoreError> {
    let upsert = "
        insert into presence (match_id, server_id, seats, ends) values ($1, $2, $3, $4)
        on conflict (match_id, server_id) do update set seats = excluded.seats, ends = excluded.ends";
    sqlx::query(upsert).bind(id.0).bind(server).bind(Json(seats)).bind(int(until)).execute(db).await?;
    Ok(())
}

pub(super) async fn elsewhere(
    db: &mut Connection,
    id: MatchId,
    besides: ServerId,
    now: Millis,
) -> Result<BTreeSet<SeatNumber>, StoreError> {
    let select = "select seats from presence where match_id = $1 and server_id <> $2 and ends > $3";
    let rows = sqlx::query(select).bind(id.0).bind(besides).bind(int(now)).fetch_all(db).await?;
    let mut seats = BTreeSet::new();
    for row in rows {
        seats.extend(row.try_get::<Json<BTreeSet<SeatNumber>>, _>("seats")?.0);
    }
    Ok(seats)
}
