//! Chat.

use super::rows::{maybe_number, number};
use super::{Connection, Row};
use crate::store::StoreError;
use crate::store::words::int;
use protocol::{ChatLine, MatchId, Talker};
use sqlx::Row as _;

pub(super) async fn say(db: &mut Connection, id: MatchId, line: &ChatLine) -> Result<(), StoreError> {
    sqlx::query("insert into chat (match_id, at, name, seat, text) values ($1, $2, $3, $4, $5)")
        .bind(id.0)
        .bind(int(line.at))
        .bind(&line.who.name)
        .bind(line.who.seat.map(i64::from))
        .bind(&line.text)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn chat(db: &mut Connection, id: MatchId, most: u32) -> Result<Vec<ChatLine>, StoreError> {
    // In the order in which they were kept: clocks may differ, and several lines may share a millisecond.
    let select = "select at, name, seat, text from chat where match_id = $1 order by line desc limit $2";
    let latest = sqlx::query(select).bind(id.0).bind(i64::from(most)).fetch_all(db).await?;
    latest.iter().rev().map(chat_line).collect()
}

fn chat_line(row: &Row) -> Result<ChatLine, StoreError> {
    let who = Talker { name: row.try_get("name")?, seat: maybe_number(row, "seat")? };
    Ok(ChatLine { at: number(row, "at")?, who, text: row.try_get("text")? })
}
