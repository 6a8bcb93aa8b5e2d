//! Users, their sessions and their one-time links.

pub(super) mod invitations;

use super::rows::{maybe_number, number, user_row};
use super::{Connection, FOR_SHARE, Row, entries, keyed, names, notices, sign_in};
use crate::columns::{folded, int};
use crate::keyed::KeyedRequest;
use crate::people::new_page;
use crate::{
    LineRefused, Millis, NameWritten, Names, SessionFound, SessionRow, StoreError, UserAct, UserName, UserRow,
};
use protocol::{MatchId, PageId, UserId};
use sqlx::{AssertSqlSafe, Connection as _, QueryBuilder, Row as _};
use std::collections::{BTreeSet, HashMap};
use std::iter;
use uuid::Uuid;

/// How many names are read with one statement, because databases limit the number of parameters.
const NAMES_AT_ONCE: usize = 256;

async fn create(db: &mut Connection, user: &UserRow) -> Result<(), StoreError> {
    sqlx::query(
        "insert into person (user_id, name, name_folded, created, page_id) values ($1, $2, $3, $4, $5)",
    )
    .bind(user.id.0)
    .bind(&user.name)
    .bind(folded(&user.name))
    .bind(int(user.created))
    .bind(new_page().0)
    .execute(db)
    .await?;
    Ok(())
}

/// Writes a new user with a session. Returns `false` and writes nothing if somebody keeps the name.
pub(super) async fn arrive(
    db: &mut Connection,
    user: &UserRow,
    token: [u8; 32],
    until: Millis,
    begun: Begun,
) -> Result<bool, StoreError> {
    if !names::is_free(db, &user.name, None).await? {
        return Ok(false);
    }
    create(db, user).await?;
    add_session(db, user.id, token, until, begun).await?;
    entries::write_act(db, user.created, user.id, UserAct::Created).await?;
    Ok(true)
}

/// Gives a user the name that they have chosen.
pub(super) async fn rename_self(
    db: &mut Connection,
    user: UserId,
    name: &str,
    now: Millis,
) -> Result<NameWritten, StoreError> {
    let renamed = rename(db, user, name).await?;
    if renamed == NameWritten::Done {
        entries::write_act(db, now, user, UserAct::Renamed).await?;
    }
    Ok(renamed)
}

pub(super) async fn rename(db: &mut Connection, user: UserId, name: &str) -> Result<NameWritten, StoreError> {
    if !names::lock(db, user).await? {
        return Ok(NameWritten::NoUser);
    }
    let is_theirs = match sign_in::signs_in(db, user).await? {
        true => names::keep(db, user, name).await?,
        false => names::is_free(db, name, Some(user)).await?,
    };
    if !is_theirs {
        return Ok(NameWritten::Taken);
    }
    let rename = "update person set name = $2, name_folded = $3 where user_id = $1";
    sqlx::query(rename).bind(user.0).bind(name).bind(folded(name)).execute(db).await?;
    Ok(NameWritten::Done)
}

/// Folds the names of users from before their folded names were stored.
pub(in super::super) async fn fold_names(db: &mut Connection) -> Result<(), StoreError> {
    loop {
        let select = "select user_id, name from person where name_folded is null limit 1000";
        let unfolded = sqlx::query(select).fetch_all(&mut *db).await?;
        if unfolded.is_empty() {
            return Ok(());
        }
        let mut change = db.begin().await?;
        for row in unfolded {
            let (user, name): (Uuid, &str) = (row.try_get("user_id")?, row.try_get("name")?);
            let update = "update person set name_folded = $2 where user_id = $1 and name = $3";
            sqlx::query(update).bind(user).bind(folded(name)).bind(name).execute(&mut *change).await?;
        }
        change.commit().await?;
    }
}

/// Whether the user `p` is shown as a guest: their name is not kept, and there are names that are.
pub(super) const IS_GUEST: &str = "
    (not exists (select 1 from kept_name k where k.user_id = p.user_id) and exists (select 1 from kept_name)) as is_guest";

/// What the user of a row is called. An erased one has an empty name.
pub(super) fn user_name(row: &Row) -> Result<Option<UserName>, StoreError> {
    let name = row.try_get::<Option<String>, _>("name")?.filter(|name| !name.is_empty());
    let Some(name) = name else { return Ok(None) };
    let page = row.try_get::<Option<Uuid>, _>("page_id")?.map(PageId);
    Ok(Some(UserName { name, is_guest: row.try_get("is_guest")?, page }))
}

/// The names of these users. Of users that do not exist, there is none, as of erased ones.
pub(super) async fn names(db: &mut Connection, users: &[UserId]) -> Result<Names, StoreError> {
    let mut names: Names = users.iter().map(|user| (*user, None)).collect();
    for users in users.chunks(NAMES_AT_ONCE) {
        let mut select = QueryBuilder::new("select p.user_id, p.name, p.page_id, ");
        select.push(IS_GUEST).push(" from person p where not p.erased and p.name <> '' and p.user_id in (");
        // The last id is repeated up to a power of two so that few different statements are prepared and cached.
        let asked = users.iter().chain(iter::repeat(&users[users.len() - 1]));
        let mut asked_for = select.separated(", ");
        asked.take(users.len().next_power_of_two()).for_each(|user| {
            asked_for.push_bind(user.0);
        });
        select.push(")");
        for row in select.build().fetch_all(&mut *db).await? {
            names.insert(UserId(row.try_get("user_id")?), user_name(&row)?);
        }
    }
    Ok(names)
}

/// The names of those who have a seat in a match, and of those who ever changed its table.
pub(super) async fn names_at(db: &mut Connection, id: MatchId) -> Result<Names, StoreError> {
    let select = "
        select user_id from seat where match_id = $1 and user_id is not null
        union select user_id from step where match_id = $1 and kind = 'table' and user_id is not null";
    let found = sqlx::query(select).bind(id.0).fetch_all(&mut *db).await?;
    let users = found.iter().map(|row| Ok(UserId(row.try_get("user_id")?)));
    names(db, &users.collect::<Result<Vec<_>, StoreError>>()?).await
}

pub(super) async fn count_seats(db: &mut Connection, user: UserId) -> Result<u32, StoreError> {
    // A lesson is nothing to lose.
    let select = "
        select count(*) as seats from seat s join match m on m.match_id = s.match_id
        where s.user_id = $1 and not m.is_lesson";
    number(&sqlx::query(select).bind(user.0).fetch_one(db).await?, "seats")
}

/// What keeps a user from chatting.
#[derive(Clone, Copy, Default)]
pub(super) struct Silence {
    banned_until: Millis,
    muted_until: Millis,
    is_erased: bool,
}

impl Silence {
    /// Why a line that the user sends at this time is not stored.
    pub(super) fn refusal(self, at: Millis) -> Option<LineRefused> {
        if self.is_erased || self.banned_until > at {
            return Some(LineRefused::SignedOut);
        }
        (self.muted_until > at).then_some(LineRefused::Muted)
    }
}

/// What keeps each of these users from chatting. Locks them until the transaction ends: a ban or an erasure comes either
/// before, and is seen, or after, and finds the lines that are stored meanwhile.
pub(super) async fn silences(
    db: &mut Connection,
    users: BTreeSet<UserId>,
) -> Result<HashMap<UserId, Silence>, StoreError> {
    let mut silences = HashMap::new();
    // In the order of their ids, so that no two transactions deadlock.
    for user in users {
        let select = "
            select banned_until, muted_until,
                erased or exists (select 1 from erasure e where e.user_id = person.user_id) as erased
            from person where user_id = $1";
        let select = AssertSqlSafe(format!("{select}{FOR_SHARE}"));
        if let Some(row) = sqlx::query(select).bind(user.0).fetch_optional(&mut *db).await? {
            silences.insert(user, silence(&row)?);
        }
    }
    Ok(silences)
}

/// Reads a row of `person` with `erased` beside what the host has forbidden.
pub(super) fn silence(row: &Row) -> Result<Silence, StoreError> {
    let until = |column| Ok::<_, StoreError>(maybe_number(row, column)?.unwrap_or_default());
    let (banned_until, muted_until) = (until("banned_until")?, until("muted_until")?);
    Ok(Silence { banned_until, muted_until, is_erased: row.try_get("erased")? })
}

/// Whether there is such a user, who was not erased.
pub(super) async fn exists(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let select = "select 1 from person where user_id = $1 and not erased";
    Ok(sqlx::query(select).bind(user.0).fetch_optional(db).await?.is_some())
}

pub(super) async fn banned_until(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    let select = "
        select p.banned_until from session s join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2 and p.banned_until > $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    found.map(|row| number(&row, "banned_until")).transpose()
}

pub(super) async fn session(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<SessionFound>, StoreError> {
    let select = "
        select p.user_id, p.name, p.created, s.ends, s.unused from session s join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2 and coalesce(p.banned_until, 0) <= $2
            and not exists (select 1 from erasure e where e.user_id = s.user_id)";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    let session = |row: &Row| {
        let (user, ends) = (user_row(row)?, number(row, "ends")?);
        Ok(SessionFound { user, ends, unused: row.try_get("unused")? })
    };
    found.as_ref().map(session).transpose()
}

/// How a session has begun.
#[derive(Clone, Copy)]
pub(super) enum Begun {
    /// With a new user, who has no way to sign in.
    Arriving,
    /// The user has shown at this time that it is them.
    SigningIn(Millis),
    /// By a link. It proves what the session proved in which the link was made.
    Link { proved: Option<Millis> },
}

pub(super) async fn add_session(
    db: &mut Connection,
    user: UserId,
    token: [u8; 32],
    until: Millis,
    begun: Begun,
) -> Result<(), StoreError> {
    let (proved, by_link) = match begun {
        Begun::Arriving => (None, false),
        Begun::SigningIn(at) => (Some(at), false),
        Begun::Link { proved } => (proved, true),
    };
    let insert =
        "insert into session (token_hash, user_id, ends, proved, by_link) values ($1, $2, $3, $4, $5)";
    let insert = sqlx::query(insert).bind(token.as_slice()).bind(user.0).bind(int(until));
    insert.bind(proved.map(int)).bind(by_link).execute(db).await?;
    Ok(())
}

pub(super) async fn renew_session(
    db: &mut Connection,
    token: [u8; 32],
    until: Millis,
    now: Millis,
    device: &str,
) -> Result<(), StoreError> {
    let renew = "
        update session set ends = $2, created = coalesce(created, $3), seen = $3, device = $4 where token_hash = $1";
    let renew = sqlx::query(renew).bind(token.as_slice()).bind(int(until)).bind(int(now)).bind(device);
    renew.execute(db).await?;
    Ok(())
}

pub(super) async fn sessions(
    db: &mut Connection,
    user: UserId,
    now: Millis,
) -> Result<Vec<SessionRow>, StoreError> {
    let select = "
        select token_hash, created, seen, device from session where user_id = $1 and ends > $2
        order by coalesce(seen, 0) desc, token_hash";
    let rows = sqlx::query(select).bind(user.0).bind(int(now)).fetch_all(db).await?;
    let session = |row: &Row| {
        Ok(SessionRow {
            token: token_of(row)?,
            created: maybe_number(row, "created")?,
            seen: maybe_number(row, "seen")?,
            device: row.try_get("device")?,
        })
    };
    rows.iter().map(session).collect()
}

pub(super) async fn live_sessions(
    db: &mut Connection,
    tokens: &[[u8; 32]],
    now: Millis,
) -> Result<Vec<[u8; 32]>, StoreError> {
    if tokens.is_empty() {
        return Ok(Vec::new());
    }
    let parameters: Vec<String> = (2..).take(tokens.len()).map(|parameter| format!("${parameter}")).collect();
    let select = format!(
        "select token_hash from session s join person p on p.user_id = s.user_id
            where s.ends > $1 and coalesce(p.banned_until, 0) <= $1 and token_hash in ({})
                and not exists (select 1 from erasure e where e.user_id = s.user_id)",
        parameters.join(",")
    );
    let mut query = sqlx::query(AssertSqlSafe(select)).bind(int(now));
    for token in tokens {
        query = query.bind(token.as_slice());
    }
    query.fetch_all(db).await?.iter().map(token_of).collect()
}

fn token_of(row: &Row) -> Result<[u8; 32], StoreError> {
    let token: Vec<u8> = row.try_get("token_hash")?;
    token
        .try_into()
        .map_err(|_| StoreError::Corrupt("the token of a session is not 32 bytes long".to_owned()))
}

pub(super) async fn end_sessions(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    // See `lock_user_of`.
    sqlx::query("update person set name = name where user_id = $1").bind(user.0).execute(&mut *db).await?;
    sqlx::query("delete from session where user_id = $1").bind(user.0).execute(&mut *db).await?;
    sqlx::query("delete from device_link where user_id = $1").bind(user.0).execute(&mut *db).await?;
    // A browser that is signed out is told nothing any more.
    notices::forget_browsers(db, user).await
}

pub(super) async fn end_session(db: &mut Connection, token: [u8; 32]) -> Result<(), StoreError> {
    sqlx::query("delete from session where token_hash = $1").bind(token.as_slice()).execute(&mut *db).await?;
    notices::forget_browsers_of_session(db, token).await
}

pub(super) async fn offer_link(
    db: &mut Connection,
    session: [u8; 32],
    token: [u8; 32],
    until: Millis,
    request: Option<&KeyedRequest>,
) -> Result<bool, StoreError> {
    let select = "select user_id from session where token_hash = $1";
    lock_user_of(db, select, session).await?;
    let insert = "
        insert into device_link (token_hash, user_id, ends, proved)
        select $2, user_id, $3, proved from session where token_hash = $1";
    let insert = sqlx::query(insert).bind(session.as_slice()).bind(token.as_slice()).bind(int(until));
    let is_offered = insert.execute(&mut *db).await?.rows_affected() > 0;
    if is_offered {
        keyed::keep(db, request, keyed::What::default()).await?;
    }
    Ok(is_offered)
}

/// Locks the user of a session or a link, whom `select` finds, until the transaction ends. Whatever ends all sessions and
/// links of a user locks them, too, and comes either before or after: no link or session is added while it is under way.
async fn lock_user_of(db: &mut Connection, select: &'static str, token: [u8; 32]) -> Result<(), StoreError> {
    let lock = AssertSqlSafe(format!("select 1 from person where user_id = ({select}){FOR_SHARE}"));
    sqlx::query(lock).bind(token.as_slice()).fetch_optional(db).await?;
    Ok(())
}

pub(super) async fn link(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
) -> Result<Option<UserId>, StoreError> {
    let select = "select user_id from device_link where token_hash = $1 and ends > $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    Ok(found.map(|row| row.try_get("user_id")).transpose()?.map(UserId))
}

pub(super) async fn redeem_link(
    db: &mut Connection,
    token: [u8; 32],
    now: Millis,
    (session, until): ([u8; 32], Millis),
    request: Option<&KeyedRequest>,
) -> Result<Option<UserRow>, StoreError> {
    let select = "select user_id from device_link where token_hash = $1";
    lock_user_of(db, select, token).await?;
    // Found and deleted by one statement: of two concurrent requests, one finds nothing.
    let redeem = "delete from device_link where token_hash = $1 and ends > $2 returning user_id, proved";
    let found = sqlx::query(redeem).bind(token.as_slice()).bind(int(now)).fetch_optional(&mut *db).await?;
    let Some(row) = found else { return Ok(None) };
    let user = UserId(row.try_get("user_id")?);
    let begun = Begun::Link { proved: maybe_number(&row, "proved")? };
    add_session(db, user, session, until, begun).await?;
    let what = keyed::What { id: Some(user.0), session: Some(session), is_refused: false };
    keyed::keep(db, request, what).await?;
    let select = "select user_id, name, created from person where user_id = $1";
    Ok(Some(user_row(&sqlx::query(select).bind(user.0).fetch_one(db).await?)?))
}
