//! The users who may open the host's page, and the links to it.

use super::rows::maybe_number;
use super::{Backend, Connection, users_found};
use crate::columns::int;
use crate::hosts::{HostAccess, HostStore, NewHostLink};
use crate::{HostWritten, Millis, StoreError, UserFound};
use async_trait::async_trait;
use protocol::UserId;
use sqlx::Row as _;

#[async_trait]
impl HostStore for Backend {
    async fn hosts(&self) -> Result<Vec<UserFound>, StoreError> {
        self.read(async |db| users_found::named(db).await).await
    }

    async fn host_access(
        &self,
        sessions: &[[u8; 32]],
        visits: &[[u8; 32]],
        now: Millis,
    ) -> Result<Option<HostAccess>, StoreError> {
        self.read(async |db| access(db, sessions, visits, now).await).await
    }

    async fn open_by_host_link(
        &self,
        link: [u8; 32],
        visit: [u8; 32],
        until: Millis,
        now: Millis,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| open_by_link(db, link, visit, until, now).await).await
    }
}

async fn access(
    db: &mut Connection,
    sessions: &[[u8; 32]],
    visits: &[[u8; 32]],
    now: Millis,
) -> Result<Option<HostAccess>, StoreError> {
    // Who came by a link from another device and has not signed in there may have borrowed that device for a minute.
    let of_session = "
        select s.user_id, s.proved from session s join host_person h on h.user_id = s.user_id
        join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2 and not s.by_link and coalesce(p.banned_until, 0) <= $2
            and exists (select 1 from sign_in_method m where m.user_id = s.user_id)";
    for session in sessions {
        let found = sqlx::query(of_session).bind(session.as_slice()).bind(int(now));
        if let Some(row) = found.fetch_optional(&mut *db).await? {
            let (user, proved) = (UserId(row.try_get("user_id")?), maybe_number(&row, "proved")?);
            return Ok(Some(HostAccess::Named { user, proved }));
        }
    }
    let of_visit = "select 1 from host_visit where token_hash = $1 and ends > $2";
    for visit in visits {
        let found = sqlx::query(of_visit).bind(visit.as_slice()).bind(int(now));
        if found.fetch_optional(&mut *db).await?.is_some() {
            return Ok(Some(HostAccess::ByLink));
        }
    }
    Ok(None)
}

async fn open_by_link(
    db: &mut Connection,
    link: [u8; 32],
    visit: [u8; 32],
    until: Millis,
    now: Millis,
) -> Result<bool, StoreError> {
    // Found and deleted by one statement: of two concurrent requests, one finds nothing.
    let redeem = "
        delete from host_link where token_hash = $1 and ends > $2 and not exists (select 1 from host_person)
        returning ends";
    let redeem = sqlx::query(redeem).bind(link.as_slice()).bind(int(now));
    if redeem.fetch_optional(&mut *db).await?.is_none() {
        // A browser that did not hear the answer asks again.
        let opened = access(db, &[], &[visit], now).await?;
        return Ok(opened.is_some());
    }
    let insert = "insert into host_visit (token_hash, ends) values ($1, $2)";
    sqlx::query(insert).bind(visit.as_slice()).bind(int(until)).execute(db).await?;
    Ok(true)
}

/// Names a user who has a way to sign in. Links, and what they have opened, are of no use any more.
pub(super) async fn name(
    db: &mut Connection,
    user: UserId,
    now: Millis,
) -> Result<Result<(), HostWritten>, StoreError> {
    let may = "
        select exists (select 1 from sign_in_method m where m.user_id = p.user_id) as signs_in,
            exists (select 1 from host_person h where h.user_id = p.user_id) as is_named
        from person p where p.user_id = $1 and not p.erased";
    let Some(row) = sqlx::query(may).bind(user.0).fetch_optional(&mut *db).await? else {
        return Ok(Err(HostWritten::NoUser));
    };
    if row.try_get("is_named")? {
        return Ok(Err(HostWritten::Nothing));
    }
    if !row.try_get::<bool, _>("signs_in")? {
        return Ok(Err(HostWritten::Guest));
    }
    let insert = "insert into host_person (user_id, named) values ($1, $2)";
    sqlx::query(insert).bind(user.0).bind(int(now)).execute(&mut *db).await?;
    sqlx::query("delete from host_link").execute(&mut *db).await?;
    sqlx::query("delete from host_visit").execute(db).await?;
    Ok(Ok(()))
}

/// Returns `false` if the user was not named.
pub(super) async fn unname(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let delete = sqlx::query("delete from host_person where user_id = $1").bind(user.0);
    Ok(delete.execute(db).await?.rows_affected() > 0)
}

/// Returns `false` if a host is named, who needs no link.
pub(super) async fn add_link(db: &mut Connection, new: &NewHostLink) -> Result<bool, StoreError> {
    let insert = "
        insert into host_link (token_hash, ends) select $1, $2 where not exists (select 1 from host_person)";
    let insert = sqlx::query(insert).bind(new.token.as_slice()).bind(int(new.ends));
    Ok(insert.execute(db).await?.rows_affected() > 0)
}
