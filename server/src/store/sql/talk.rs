//! Chat.

use super::rows::{maybe_number, number};
use super::{Connection, Row, people};
use crate::store::words::int;
use crate::store::{Chat, LineWrite, NotKept, StoreError};
use protocol::{ChatLine, MatchId, Talker};
use sqlx::Row as _;

/// What became of a line: it is kept, now or since it was first sent; it was, and the host has removed it; or it is not.
type Answer = Result<Option<ChatLine>, NotKept>;

/// Keeps lines, each once, but those of people who are muted, or who say them under a name that the host has changed.
pub(super) async fn say(db: &mut Connection, lines: &[LineWrite]) -> Result<Vec<Answer>, StoreError> {
    let renamed = people::renamed(db, lines.iter().map(LineWrite::named)).await?;
    let mut kept: Vec<Option<Answer>> = vec![None; lines.len()];
    let mut order: Vec<usize> = (0..lines.len()).collect();
    // So that two servers that keep lines of the same matches do not wait for each other crosswise.
    order.sort_by_key(|&at| lines[at].id);
    for at in order {
        kept[at] = Some(match renamed.contains(&lines[at].named()) {
            true => Err(NotKept::Renamed),
            false => keep(db, &lines[at]).await?,
        });
    }
    Ok(kept.into_iter().flatten().collect())
}

async fn keep(db: &mut Connection, write: &LineWrite) -> Result<Answer, StoreError> {
    loop {
        if let Some(number) = insert(db, write).await? {
            let LineWrite { at, who, text, .. } = write.clone();
            return Ok(Ok(Some(ChatLine { number, at, who, text })));
        }
        if let Some(line) = said_before(db, write).await? {
            return Ok(Ok(Some(line).filter(is_there)));
        }
        if is_muted(db, write).await? {
            return Ok(Err(NotKept::Muted));
        }
        // Another server took the number in the same moment: the next one is free.
    }
}

/// A line that was removed keeps its number, and has no text any more.
fn is_there(line: &ChatLine) -> bool {
    !line.text.is_empty()
}

async fn insert(db: &mut Connection, write: &LineWrite) -> Result<Option<u64>, StoreError> {
    let insert = "
        insert into chat (match_id, number, at, user_id, request, name, seat, text)
        select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7 from chat where match_id = $1
        having not exists (select 1 from person p where p.user_id = $3 and p.muted_until > $2)
        on conflict do nothing
        returning number";
    let row = sqlx::query(insert)
        .bind(write.id.0)
        .bind(int(write.at))
        .bind(write.user.0)
        .bind(write.request.as_str())
        .bind(&write.who.name)
        .bind(write.who.seat.map(i64::from))
        .bind(&write.text)
        .fetch_optional(db)
        .await?;
    row.map(|row| number(&row, "number")).transpose()
}

async fn is_muted(db: &mut Connection, write: &LineWrite) -> Result<bool, StoreError> {
    let select = "select 1 from person where user_id = $1 and muted_until > $2";
    let found = sqlx::query(select).bind(write.user.0).bind(int(write.at)).fetch_optional(db).await?;
    Ok(found.is_some())
}

async fn said_before(db: &mut Connection, write: &LineWrite) -> Result<Option<ChatLine>, StoreError> {
    let select = "
        select number, at, name, seat, text from chat where match_id = $1 and user_id = $2 and request = $3";
    let found = sqlx::query(select).bind(write.id.0).bind(write.user.0).bind(write.request.as_str());
    found.fetch_optional(db).await?.as_ref().map(chat_line).transpose()
}

pub(super) async fn chat(db: &mut Connection, id: MatchId, most: u32) -> Result<Chat, StoreError> {
    // The latest line tells its number also where it was removed.
    let select = "
        select number, at, name, seat, text from chat
        where match_id = $1 and (text <> '' or number = (select max(number) from chat where match_id = $1))
        order by number desc limit $2";
    let latest = sqlx::query(select).bind(id.0).bind(i64::from(most) + 1).fetch_all(db).await?;
    let mut lines: Vec<ChatLine> = latest.iter().map(chat_line).collect::<Result<_, _>>()?;
    let number = lines.first().map_or(0, |line| line.number);
    lines.retain(is_there);
    lines.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    lines.reverse();
    Ok(Chat { lines, number })
}

fn chat_line(row: &Row) -> Result<ChatLine, StoreError> {
    let who = Talker { name: row.try_get("name")?, seat: maybe_number(row, "seat")? };
    Ok(ChatLine { number: number(row, "number")?, at: number(row, "at")?, who, text: row.try_get("text")? })
}
