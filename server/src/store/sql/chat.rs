//! Lines of chat.

use super::rows::{maybe_number, number};
use super::{Connection, Row, entries, users};
use crate::store::columns::int;
use crate::store::{Change, Chat, LineRefused, LineWrite, StoreError};
use protocol::{ChatAuthor, ChatLine, MatchId};
use sqlx::Row as _;

/// The result for a line: `Some` if it is stored, now or by an earlier request; `None` if it was stored and the host
/// has deleted it; an error if it is refused.
type Answer = Result<Option<ChatLine>, LineRefused>;

/// Stores lines, each once. Refuses those of muted users and those under a name that the host has changed.
pub(super) async fn say(db: &mut Connection, lines: &[LineWrite]) -> Result<Vec<Answer>, StoreError> {
    let renamed = users::renamed(db, lines.iter().map(LineWrite::name_revision)).await?;
    let mut answers: Vec<Option<Answer>> = vec![None; lines.len()];
    let mut order: Vec<usize> = (0..lines.len()).collect();
    let mut stored = Vec::new();
    // Sorted by match so that two servers cannot deadlock.
    order.sort_by_key(|&at| lines[at].id);
    for at in order {
        answers[at] = Some(match renamed.contains(&lines[at].name_revision()) {
            true => Err(LineRefused::Renamed),
            false => keep(db, &lines[at], &mut stored).await?,
        });
    }
    if let Some(at) = lines.iter().map(|line| line.at).max().filter(|_| !stored.is_empty()) {
        entries::write(db, at, &Change::Lines(stored)).await?;
    }
    Ok(answers.into_iter().flatten().collect())
}

/// Notes a line that is stored now, and not by an earlier request, in `stored`.
async fn keep(
    db: &mut Connection,
    write: &LineWrite,
    stored: &mut Vec<(MatchId, u64)>,
) -> Result<Answer, StoreError> {
    loop {
        if let Some(number) = insert(db, write).await? {
            stored.push((write.id, number));
            let LineWrite { at, author, text, .. } = write.clone();
            return Ok(Ok(Some(ChatLine { number, at, author, text })));
        }
        if let Some(line) = find_earlier(db, write).await? {
            return Ok(Ok(Some(line).filter(is_not_deleted)));
        }
        if is_muted(db, write).await? {
            return Ok(Err(LineRefused::Muted));
        }
        // Another server took the same number at the same moment: try the next.
    }
}

/// A deleted line keeps its number and has an empty text.
fn is_not_deleted(line: &ChatLine) -> bool {
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
        .bind(&write.author.name)
        .bind(write.author.seat.map(i64::from))
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

async fn find_earlier(db: &mut Connection, write: &LineWrite) -> Result<Option<ChatLine>, StoreError> {
    let select = "
        select number, at, name, seat, text from chat where match_id = $1 and user_id = $2 and request = $3";
    let found = sqlx::query(select).bind(write.id.0).bind(write.user.0).bind(write.request.as_str());
    found.fetch_optional(db).await?.as_ref().map(chat_line).transpose()
}

pub(super) async fn chat(db: &mut Connection, id: MatchId, limit: u32) -> Result<Chat, StoreError> {
    // The latest line is read even if it is deleted, for its number.
    let select = "
        select number, at, name, seat, text from chat
        where match_id = $1 and (text <> '' or number = (select max(number) from chat where match_id = $1))
        order by number desc limit $2";
    let latest = sqlx::query(select).bind(id.0).bind(i64::from(limit) + 1).fetch_all(db).await?;
    let mut lines: Vec<ChatLine> = latest.iter().map(chat_line).collect::<Result<_, _>>()?;
    let number = lines.first().map_or(0, |line| line.number);
    lines.retain(is_not_deleted);
    lines.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    lines.reverse();
    Ok(Chat { lines, number })
}

fn chat_line(row: &Row) -> Result<ChatLine, StoreError> {
    let author = ChatAuthor { name: row.try_get("name")?, seat: maybe_number(row, "seat")? };
    Ok(ChatLine {
        number: number(row, "number")?,
        at: number(row, "at")?,
        author,
        text: row.try_get("text")?,
    })
}
