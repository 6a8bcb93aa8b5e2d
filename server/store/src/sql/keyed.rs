//! Requests that carry a key, and what they have made.

use super::rows::number;
use super::{Backend, Connection, Row};
use crate::columns::int;
use crate::keyed::{KEPT_FOR, KeyedRequest, KeyedStore, Made, MadeSession};
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::UserId;
use sqlx::Row as _;
use uuid::Uuid;

#[async_trait]
impl KeyedStore for Backend {
    async fn made(
        &self,
        request: &KeyedRequest,
        session: Option<[u8; 32]>,
    ) -> Result<Option<Made>, StoreError> {
        let select = "
            select r.*, s.unused, s.token_hash is not null as goes_on
            from keyed_request r left join session s on s.token_hash = r.session_hash and s.ends > $4
            where r.key_hash = $1 and (r.asker_id = $2 or r.session_hash = $3)
            order by case when r.asker_id = $2 then 0 else 1 end limit 1";
        self.read(async |db| {
            let select = sqlx::query(select).bind(request.key.as_slice()).bind(asker_id(request));
            let select = select.bind(session.as_ref().map(<[u8; 32]>::as_slice)).bind(int(request.at));
            select.fetch_optional(db).await?.as_ref().map(made).transpose()
        })
        .await
    }

    async fn keep_request(&self, request: &KeyedRequest) -> Result<(), StoreError> {
        self.write(async |db| keep(db, Some(request), What::default()).await).await
    }

    async fn forget_request(&self, request: &KeyedRequest) -> Result<(), StoreError> {
        let delete = "delete from keyed_request where key_hash = $1 and asker_id = $2";
        self.write(async |db| {
            let delete = sqlx::query(delete).bind(request.key.as_slice()).bind(asker_id(request));
            delete.execute(db).await?;
            Ok(())
        })
        .await
    }

    async fn use_session(&self, token: [u8; 32]) -> Result<(), StoreError> {
        let update = "update session set unused = false where token_hash = $1";
        self.write(async |db| {
            sqlx::query(update).bind(token.as_slice()).execute(db).await?;
            Ok(())
        })
        .await
    }
}

/// What a request makes.
#[derive(Clone, Copy, Default)]
pub(super) struct What {
    pub(super) id: Option<Uuid>,
    /// The session that it begins, which was written before.
    pub(super) session: Option<[u8; 32]>,
    pub(super) is_refused: bool,
}

/// Keeps a request, if it carries a key, in the transaction of what it makes. Fails if it was carried out meanwhile, so that
/// nothing of the transaction is written.
pub(super) async fn keep(
    db: &mut Connection,
    request: Option<&KeyedRequest>,
    what: What,
) -> Result<(), StoreError> {
    let Some(request) = request else { return Ok(()) };
    let insert = "
        insert into keyed_request (key_hash, asker_id, content_hash, made_id, session_hash, is_refused, at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (key_hash, asker_id) do nothing";
    let session = what.session.as_ref().map(<[u8; 32]>::as_slice);
    let insert = sqlx::query(insert).bind(request.key.as_slice()).bind(asker_id(request));
    let insert = insert.bind(request.content.as_slice()).bind(what.id).bind(session);
    let insert = insert.bind(what.is_refused).bind(int(request.at));
    if insert.execute(&mut *db).await?.rows_affected() == 0 {
        return Err(StoreError::MadeBefore);
    }
    if let Some(session) = session {
        let begin = "update session set unused = true where token_hash = $1";
        sqlx::query(begin).bind(session).execute(db).await?;
    }
    Ok(())
}

fn asker_id(request: &KeyedRequest) -> Uuid {
    request.asker.map_or(Uuid::nil(), |user| user.0)
}

fn made(row: &Row) -> Result<Made, StoreError> {
    let content: Vec<u8> = row.try_get("content_hash")?;
    let content = content.try_into();
    let asker: Uuid = row.try_get("asker_id")?;
    Ok(Made {
        asker: (!asker.is_nil()).then_some(UserId(asker)),
        content: content
            .map_err(|_| StoreError::Corrupt("the column `content_hash` holds no hash".to_owned()))?,
        at: number(row, "at")?,
        id: row.try_get("made_id")?,
        session: session(row)?,
        is_refused: row.try_get("is_refused")?,
    })
}

fn session(row: &Row) -> Result<MadeSession, StoreError> {
    if row.try_get::<Option<Vec<u8>>, _>("session_hash")?.is_none() {
        return Ok(MadeSession::None);
    }
    Ok(match (row.try_get("goes_on")?, row.try_get::<Option<bool>, _>("unused")?) {
        (true, Some(true)) => MadeSession::Unused,
        (true, _) => MadeSession::Used,
        (false, _) => MadeSession::Ended,
    })
}

/// Deletes the requests that are kept no longer. Returns how many.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let delete = "delete from keyed_request where at <= $1";
    let delete = sqlx::query(delete).bind(int(now.saturating_sub(KEPT_FOR)));
    Ok(delete.execute(db).await?.rows_affected())
}
