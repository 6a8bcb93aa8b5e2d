//! Lines of chat.
//!
//! A line is written under a lock of its author's row in `person`, which a ban, a mute or an erasure changes. So either
//! it comes first, and erasing finds and deletes it, or it is refused. A line that the host deletes keeps its number
//! and nothing else.

use super::rows::{match_id, maybe_number, number};
use super::users::Silence;
use super::{Connection, Row, users};
use crate::columns::int;
use crate::{Chat, LineRefused, LineWrite, StoreError, StoredLine};
use protocol::{MatchId, UserId};
use sqlx::Row as _;

/// The result for a line: `Some` if it is stored, now or by an earlier request; `None` if it was stored and the host
/// has deleted it; an error if it is refused.
type Answer = Result<Option<StoredLine>, LineRefused>;

/// Stores lines, each once. Refuses those of users who are muted, banned or erased.
pub(super) async fn say(db: &mut Connection, lines: &[LineWrite]) -> Result<Vec<Answer>, StoreError> {
    let silences = users::silences(db, lines.iter().map(|line| line.user).collect()).await?;
    let mut answers: Vec<Option<Answer>> = vec![None; lines.len()];
    let mut order: Vec<usize> = (0..lines.len()).collect();
    // Sorted by match so that two servers cannot deadlock.
    order.sort_by_key(|&at| lines[at].id);
    for at in order {
        let silence = silences.get(&lines[at].user).copied().unwrap_or_default();
        answers[at] = Some(keep(db, &lines[at], silence).await?);
    }
    Ok(answers.into_iter().flatten().collect())
}

/// Stores a line, unless an earlier request with the same id has done it.
async fn keep(db: &mut Connection, write: &LineWrite, silence: Silence) -> Result<Answer, StoreError> {
    if let Some(refusal) = silence.refusal(write.at) {
        // A line that was stored before is answered as it was then.
        let earlier = find_earlier(db, write).await?;
        return Ok(earlier.ok_or(refusal));
    }
    loop {
        if let Some(number) = insert(db, write).await? {
            let LineWrite { at, user, seat, text, .. } = write.clone();
            return Ok(Ok(Some(StoredLine { number, at, user, seat, text })));
        }
        if let Some(line) = find_earlier(db, write).await? {
            return Ok(Ok(line));
        }
        // Another server took the same number at the same moment: try the next.
    }
}

async fn insert(db: &mut Connection, write: &LineWrite) -> Result<Option<u64>, StoreError> {
    let insert = "
        insert into chat (match_id, number, at, user_id, request, seat, text)
        select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 from chat where match_id = $1
        on conflict do nothing
        returning number";
    let row = sqlx::query(insert)
        .bind(write.id.0)
        .bind(int(write.at))
        .bind(write.user.0)
        .bind(write.request.as_str())
        .bind(write.seat.map(i64::from))
        .bind(&write.text)
        .fetch_optional(db)
        .await?;
    row.map(|row| number(&row, "number")).transpose()
}

/// The line of an earlier request with the same id. `Some(None)` if it was stored and the host has deleted it.
async fn find_earlier(
    db: &mut Connection,
    write: &LineWrite,
) -> Result<Option<Option<StoredLine>>, StoreError> {
    let select = "
        select number, at, user_id, seat, text from chat where match_id = $1 and user_id = $2 and request = $3";
    let found = sqlx::query(select).bind(write.id.0).bind(write.user.0).bind(write.request.as_str());
    found.fetch_optional(db).await?.as_ref().map(stored_line).transpose()
}

pub(super) async fn chat(db: &mut Connection, id: MatchId, limit: u32) -> Result<Chat, StoreError> {
    // The latest line is read even if it is deleted, for its number.
    let select = "
        select number, at, user_id, seat, text from chat
        where match_id = $1 and (text <> '' or number = (select max(number) from chat where match_id = $1))
        order by number desc limit $2";
    let latest = sqlx::query(select).bind(id.0).bind(i64::from(limit) + 1).fetch_all(db).await?;
    let number = latest.first().map(|row| number(row, "number")).transpose()?.unwrap_or_default();
    let lines = latest.iter().map(stored_line).collect::<Result<Vec<_>, _>>()?;
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let mut lines: Vec<StoredLine> = lines.into_iter().flatten().take(limit).collect();
    lines.reverse();
    Ok(Chat { lines, number })
}

/// The lines that a user wrote, in the order of their matches.
pub(super) async fn lines_of(
    db: &mut Connection,
    user: UserId,
) -> Result<Vec<(MatchId, StoredLine)>, StoreError> {
    let select = "
        select match_id, number, at, user_id, seat, text from chat where user_id = $1 order by match_id, number";
    let found = sqlx::query(select).bind(user.0).fetch_all(db).await?;
    let mut lines = Vec::new();
    for row in &found {
        if let Some(line) = stored_line(row)? {
            lines.push((match_id(row)?, line));
        }
    }
    Ok(lines)
}

/// A line; `None` if it is deleted. A deleted line keeps its number and has an empty text.
fn stored_line(row: &Row) -> Result<Option<StoredLine>, StoreError> {
    let text: String = row.try_get("text")?;
    if text.is_empty() {
        return Ok(None);
    }
    Ok(Some(StoredLine {
        number: number(row, "number")?,
        at: number(row, "at")?,
        user: UserId(row.try_get("user_id")?),
        seat: maybe_number(row, "seat")?,
        text,
    }))
}
