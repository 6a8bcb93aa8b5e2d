//! What users have noted for themselves at steps of a match.
//!
//! A note is written under a lock of its writer's row in `person`, which a ban, a mute, an erasure or a merge changes. So either
//! it comes first, and is found by what erases or moves notes, or it is refused.

use super::guests::last_of;
use super::rows::{match_id, number};
use super::{Backend, Connection, Row, users};
use crate::columns::int;
use crate::notes::{Note, NoteStore, NoteWritten};
use crate::{LineRefused, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::Row as _;
use std::collections::BTreeSet;

#[async_trait]
impl NoteStore for Backend {
    async fn notes(&self, id: MatchId, user: UserId) -> Result<Vec<Note>, StoreError> {
        let select = "
            select version, changed, text, is_shared from note where match_id = $1 and user_id = $2 order by version";
        self.read(async |db| {
            let found = sqlx::query(select).bind(id.0).bind(user.0).fetch_all(db).await?;
            found.iter().map(note).collect()
        })
        .await
    }

    async fn shared_notes(
        &self,
        id: MatchId,
        reader: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<(UserId, Note)>, StoreError> {
        // A reader who is nobody is compared with an id that nobody has.
        let reader = reader.unwrap_or(UserId(uuid::Uuid::nil()));
        let select = "
            select user_id, version, changed, text, is_shared from (
                select n.user_id, n.version, n.changed, n.text, n.is_shared
                from note n join match m on m.match_id = n.match_id
                where n.match_id = $1 and n.is_shared and n.user_id <> $2 and m.status in ('over', 'abandoned')
                order by n.changed desc, n.user_id, n.version limit $3) latest
            order by version, changed, user_id";
        self.read(async |db| {
            let found = sqlx::query(select).bind(id.0).bind(reader.0).bind(i64::from(limit));
            let found = found.fetch_all(db).await?;
            found.iter().map(|row| Ok((UserId(row.try_get("user_id")?), note(row)?))).collect()
        })
        .await
    }

    async fn write_note(
        &self,
        id: MatchId,
        user: UserId,
        note: &Note,
        last: u64,
        limit: u32,
    ) -> Result<NoteWritten, StoreError> {
        self.transaction(async |db| write(db, id, user, note, last, limit).await).await
    }

    async fn delete_note(&self, id: MatchId, user: UserId, version: u64) -> Result<(), StoreError> {
        let delete = "delete from note where match_id = $1 and user_id = $2 and version = $3";
        self.write(async |db| {
            sqlx::query(delete).bind(id.0).bind(user.0).bind(int(version)).execute(db).await?;
            Ok(())
        })
        .await
    }
}

fn note(row: &Row) -> Result<Note, StoreError> {
    Ok(Note {
        version: number(row, "version")?,
        text: row.try_get("text")?,
        shared: row.try_get("is_shared")?,
        changed: number(row, "changed")?,
    })
}

async fn write(
    db: &mut Connection,
    id: MatchId,
    user: UserId,
    note: &Note,
    last: u64,
    limit: u32,
) -> Result<NoteWritten, StoreError> {
    let lock = "update person set name = name where user_id = $1 and not erased";
    if sqlx::query(lock).bind(user.0).execute(&mut *db).await?.rows_affected() == 0
        || last_of(db, user).await? != user
    {
        return Ok(NoteWritten::SignedOut);
    }
    match users::silences(db, [user].into()).await?.remove(&user).and_then(|one| one.refusal(note.changed)) {
        Some(LineRefused::SignedOut) => return Ok(NoteWritten::SignedOut),
        // What only the writer reads is no chat.
        Some(LineRefused::Muted) if note.shared => return Ok(NoteWritten::Muted),
        Some(LineRefused::Muted) | None => {}
    }
    if note.version == 0 || note.version > last {
        return Ok(NoteWritten::NoStep);
    }
    let count = "select count(*) as notes from note where match_id = $1 and user_id = $2 and version <> $3";
    let others = sqlx::query(count).bind(id.0).bind(user.0).bind(int(note.version));
    if number::<u32>(&others.fetch_one(&mut *db).await?, "notes")? >= limit {
        return Ok(NoteWritten::TooMany);
    }
    let insert = "
        insert into note (match_id, user_id, version, changed, text, is_shared)
        select match_id, $2, $3, $4, $5, $6 from match where match_id = $1
        on conflict (match_id, user_id, version) do update
        set changed = excluded.changed, text = excluded.text, is_shared = excluded.is_shared";
    let insert = sqlx::query(insert).bind(id.0).bind(user.0).bind(int(note.version)).bind(int(note.changed));
    let written = insert.bind(&note.text).bind(note.shared).execute(db).await?.rows_affected() > 0;
    Ok(if written { NoteWritten::Done } else { NoteWritten::NoStep })
}

/// All notes of a user, in the order of their matches.
pub(super) async fn notes_of(db: &mut Connection, user: UserId) -> Result<Vec<(MatchId, Note)>, StoreError> {
    let select = "
        select match_id, version, changed, text, is_shared from note where user_id = $1 order by match_id, version";
    let found = sqlx::query(select).bind(user.0).fetch_all(db).await?;
    found.iter().map(|row| Ok((match_id(row)?, note(row)?))).collect()
}

/// The notes of a guest are those of the user whom they become. Of two notes at a step, one has both texts, so that nothing is
/// lost. `both` are the matches in which both ever had a seat: there the guest stays another person to everybody, so what
/// they shared is shared no more.
pub(super) async fn merge(
    db: &mut Connection,
    from: UserId,
    into: UserId,
    both: &BTreeSet<MatchId>,
) -> Result<(), StoreError> {
    for id in both {
        let hide = "update note set is_shared = false where match_id = $1 and user_id = $2";
        sqlx::query(hide).bind(id.0).bind(from.0).execute(&mut *db).await?;
    }
    let join = "
        update note set
            text = text || $3 || (
                select g.text from note g
                where g.match_id = note.match_id and g.version = note.version and g.user_id = $1),
            is_shared = is_shared and (
                select g.is_shared from note g
                where g.match_id = note.match_id and g.version = note.version and g.user_id = $1)
        where user_id = $2 and exists (
            select 1 from note g
            where g.match_id = note.match_id and g.version = note.version and g.user_id = $1)";
    sqlx::query(join).bind(from.0).bind(into.0).bind("\n").execute(&mut *db).await?;
    let changes = [
        "insert into note (match_id, user_id, version, changed, text, is_shared)
            select match_id, $2, version, changed, text, is_shared from note where user_id = $1
            on conflict (match_id, user_id, version) do nothing",
        "delete from note where user_id = $1 and user_id <> $2",
    ];
    for change in changes {
        sqlx::query(change).bind(from.0).bind(into.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes the notes of a user who is erased.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from note where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}

/// Deletes what a user shares. Returns the matches of the notes, one for each.
pub(super) async fn delete_shared_of(db: &mut Connection, user: UserId) -> Result<Vec<MatchId>, StoreError> {
    let delete = "delete from note where is_shared and user_id = $1 returning match_id";
    sqlx::query(delete).bind(user.0).fetch_all(db).await?.iter().map(match_id).collect()
}

/// Deletes what users share in a match, all or those of this name. Returns how many notes it was.
pub(super) async fn delete_shared_in(
    db: &mut Connection,
    id: MatchId,
    name: Option<&str>,
) -> Result<u64, StoreError> {
    let delete = "
        delete from note
        where match_id = $1 and is_shared
            and ($2 is null or user_id in (select user_id from person where name = $2))";
    Ok(sqlx::query(delete).bind(id.0).bind(name).execute(db).await?.rows_affected())
}
