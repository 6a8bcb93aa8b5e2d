//! The methods with which users sign in again, and the codes that were sent.

mod code_limits;

use super::rows::{maybe_number, number, text_column};
use super::{Backend, Connection, Row, entries, keyed, names, proofs};
use crate::columns::{TextColumn as _, int};
use crate::keyed::KeyedRequest;
use crate::sign_in::{
    CodeLimit, CodeOffer, CodePurpose, MethodAdded, PasskeyCeremony, Pledge, Proof, ProviderVisit,
    SignInMethod, SignInStore,
};
use crate::{Kind, Millis, StoreError, UserAct};
use async_trait::async_trait;
use protocol::{SignInKind, UserId};
use sqlx::Row as _;
use uuid::Uuid;

#[async_trait]
impl SignInStore for Backend {
    async fn sign_in_methods(&self, user: UserId) -> Result<Vec<SignInMethod>, StoreError> {
        let select = "select * from sign_in_method where user_id = $1 order by added, method_id";
        self.read(async |db| {
            sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(method).collect()
        })
        .await
    }

    async fn sign_in_method(
        &self,
        kind: SignInKind,
        handle: &str,
    ) -> Result<Option<SignInMethod>, StoreError> {
        let select = "select * from sign_in_method where kind = $1 and handle = $2";
        self.read(async |db| {
            let found = sqlx::query(select).bind(kind.as_text()).bind(handle).fetch_optional(db).await?;
            found.as_ref().map(method).transpose()
        })
        .await
    }

    async fn add_sign_in_method(
        &self,
        method: &SignInMethod,
        limit: u32,
        session: Option<[u8; 32]>,
    ) -> Result<MethodAdded, StoreError> {
        let added = self.transaction(async |db| add(db, method, limit, session).await).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(added)
    }

    async fn remove_sign_in_method(&self, user: UserId, id: Uuid, now: Millis) -> Result<bool, StoreError> {
        let removed = self.transaction(async |db| remove(db, user, id, now).await).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(removed)
    }

    async fn can_keep_name(&self, user: UserId) -> Result<bool, StoreError> {
        self.read(async |db| names::own_is_free(db, user).await).await
    }

    async fn use_sign_in_method(
        &self,
        id: Uuid,
        before: &str,
        secret: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let update = "update sign_in_method set secret = $3, used = $4 where method_id = $1 and secret = $2";
        self.write(async |db| {
            let update = sqlx::query(update).bind(id).bind(before).bind(secret).bind(int(now));
            Ok(update.execute(db).await?.rows_affected() > 0)
        })
        .await
    }

    async fn count_code(&self, limit: CodeLimit, now: Millis) -> Result<Option<Millis>, StoreError> {
        self.transaction(async |db| code_limits::count(db, limit, now).await).await
    }

    async fn offer_sign_in_code(
        &self,
        offer: &CodeOffer,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError> {
        let offer = async |db: &mut Connection| {
            let is_sent = offer_code(db, offer).await?;
            keyed::keep(db, request, keyed::What::default()).await?;
            Ok(is_sent)
        };
        self.transaction(offer).await
    }

    async fn passkeys_elsewhere(&self, domain: &str) -> Result<u64, StoreError> {
        let select = "
            select count(*) as count from sign_in_method where kind = 'passkey' and secret not like $1";
        let here = format!("%\"domain\":\"{domain}\"%");
        self.read_with(&self.background, async |db| {
            number(&sqlx::query(select).bind(here).fetch_one(db).await?, "count")
        })
        .await
    }

    async fn begin_passkey_ceremony(
        &self,
        challenge: [u8; 16],
        user: Option<UserId>,
        state: &[u8],
        until: Millis,
    ) -> Result<(), StoreError> {
        let insert = "insert into passkey_ceremony (challenge, user_id, state, ends) values ($1, $2, $3, $4)";
        self.write(async |db| {
            let insert = sqlx::query(insert).bind(challenge.as_slice()).bind(user.map(|user| user.0));
            insert.bind(state).bind(int(until)).execute(db).await?;
            Ok(())
        })
        .await
    }

    async fn passkey_ceremony(
        &self,
        challenge: [u8; 16],
        now: Millis,
    ) -> Result<Option<PasskeyCeremony>, StoreError> {
        let select = "select user_id, state from passkey_ceremony where challenge = $1 and ends > $2";
        self.read(async |db| {
            let found =
                sqlx::query(select).bind(challenge.as_slice()).bind(int(now)).fetch_optional(db).await?;
            let Some(row) = found else { return Ok(None) };
            let user = row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId);
            Ok(Some(PasskeyCeremony { user, state: row.try_get("state")? }))
        })
        .await
    }

    async fn begin_provider_visit(&self, visit: &ProviderVisit) -> Result<(), StoreError> {
        let insert = "
            insert into provider_visit (state_hash, browser_hash, provider, user_id, nonce, verifier, ends)
            values ($1, $2, $3, $4, $5, $6, $7)";
        self.write(async |db| {
            let insert = sqlx::query(insert).bind(visit.state.as_slice()).bind(visit.browser.as_slice());
            let insert = insert.bind(&visit.provider).bind(visit.user.map(|user| user.0));
            let insert = insert.bind(&visit.pledge.nonce).bind(&visit.pledge.verifier);
            insert.bind(int(visit.ends)).execute(db).await?;
            Ok(())
        })
        .await
    }

    async fn take_provider_visit(
        &self,
        state: [u8; 32],
        browser: [u8; 32],
        provider: &str,
        now: Millis,
    ) -> Result<Option<ProviderVisit>, StoreError> {
        // Found and deleted by one statement: a browser that comes back twice finds nothing the second time.
        let take = "
            delete from provider_visit
            where state_hash = $1 and browser_hash = $2 and provider = $3 and ends > $4
            returning user_id, nonce, verifier, ends";
        self.write(async |db| {
            let take = sqlx::query(take).bind(state.as_slice()).bind(browser.as_slice());
            let taken = take.bind(provider).bind(int(now)).fetch_optional(db).await?;
            let Some(row) = taken else { return Ok(None) };
            Ok(Some(ProviderVisit {
                state,
                browser,
                provider: provider.to_owned(),
                user: row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId),
                pledge: Pledge { nonce: row.try_get("nonce")?, verifier: row.try_get("verifier")? },
                ends: number(&row, "ends")?,
            }))
        })
        .await
    }

    async fn note_sign_in(&self, user: UserId, token: [u8; 32]) -> Result<(), StoreError> {
        let note = async |db: &mut Connection| {
            let select = "select created from session where token_hash = $1";
            let found = sqlx::query(select).bind(token.as_slice()).fetch_optional(&mut *db).await?;
            let created = found.as_ref().map(|row| maybe_number(row, "created")).transpose()?.flatten();
            // Nothing is told of a session that has ended already.
            let Some(created) = created else { return Ok(()) };
            entries::write_act(db, created, user, UserAct::SignedIn).await
        };
        self.transaction(note).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::SignedIn));
        Ok(())
    }

    async fn take_sign_ins_elsewhere(&self, token: [u8; 32], now: Millis) -> Result<Vec<String>, StoreError> {
        let select = "
            select s.device, s.created from session here join session s on s.user_id = here.user_id
            where here.token_hash = $1 and s.token_hash <> $1 and s.ends > $2
                and s.created > coalesce(here.told, here.created)
            order by s.created";
        let found = self.read(async |db| {
            let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_all(db).await?;
            found.iter().map(|row| Ok((row.try_get("device")?, number(row, "created")?))).collect()
        });
        let found: Vec<(Option<String>, Millis)> = found.await?;
        // Nothing is written for the many who hear of nothing.
        let Some((_, latest)) = found.last() else { return Ok(Vec::new()) };
        let update = "update session set told = $2 where token_hash = $1";
        self.write(async |db| {
            sqlx::query(update).bind(token.as_slice()).bind(int(*latest)).execute(db).await?;
            Ok(())
        })
        .await?;
        Ok(found.into_iter().map(|(device, _)| device.unwrap_or_default()).collect())
    }

    async fn proof(&self, token: [u8; 32], now: Millis) -> Result<Option<Proof>, StoreError> {
        self.read(async |db| proofs::proof(db, token, now).await).await
    }

    async fn prove_session(&self, token: [u8; 32], now: Millis) -> Result<(), StoreError> {
        self.write(async |db| proofs::prove(db, token, now).await).await
    }
}

fn method(row: &Row) -> Result<SignInMethod, StoreError> {
    Ok(SignInMethod {
        id: row.try_get("method_id")?,
        user: UserId(row.try_get("user_id")?),
        kind: text_column(row)?,
        handle: row.try_get("handle")?,
        label: row.try_get("label")?,
        secret: row.try_get("secret")?,
        added: number(row, "added")?,
        used: maybe_number(row, "used")?,
    })
}

pub(super) async fn add(
    db: &mut Connection,
    method: &SignInMethod,
    limit: u32,
    session: Option<[u8; 32]>,
) -> Result<MethodAdded, StoreError> {
    // A lock on the user, so that two requests at a time do not exceed the limit, and an erasure finds what is added.
    // A guest who has become another user has nothing of their own any more.
    let lock = "
        update person set name = name where user_id = $1 and not erased
            and not exists (select 1 from user_merge m where m.from_user = $1)
            and not exists (select 1 from erasure e where e.user_id = $1)";
    if sqlx::query(lock).bind(method.user.0).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(MethodAdded::NoUser);
    }
    let count = "select count(*) as count from sign_in_method where user_id = $1";
    let count = sqlx::query(count).bind(method.user.0).fetch_one(&mut *db).await?;
    if number::<u32>(&count, "count")? >= limit {
        return Ok(MethodAdded::TooMany);
    }
    let insert = "
        insert into sign_in_method (method_id, user_id, kind, handle, label, secret, added, used)
        values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (kind, handle) do nothing";
    let insert = sqlx::query(insert)
        .bind(method.id)
        .bind(method.user.0)
        .bind(method.kind.as_text())
        .bind(&method.handle)
        .bind(&method.label)
        .bind(&method.secret)
        .bind(int(method.added))
        .bind(method.used.map(int));
    if insert.execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(MethodAdded::Taken);
    }
    if !names::keep_present(db, method.user).await? {
        delete(db, method.user, method.id).await?;
        return Ok(MethodAdded::NameTaken);
    }
    if let Some(session) = session {
        proofs::prove(db, session, method.added).await?;
    }
    // Rooms and lists that show the user look them up again: they are no guest any more.
    entries::write_act(db, method.added, method.user, UserAct::Renamed).await?;
    Ok(MethodAdded::Added)
}

async fn remove(db: &mut Connection, user: UserId, id: Uuid, now: Millis) -> Result<bool, StoreError> {
    if !names::lock(db, user).await? || !delete(db, user, id).await? {
        return Ok(false);
    }
    // Nobody can come back to a name that was kept by the last one.
    if !signs_in(db, user).await? && names::release(db, user).await? {
        entries::write_act(db, now, user, UserAct::Renamed).await?;
    }
    Ok(true)
}

async fn delete(db: &mut Connection, user: UserId, id: Uuid) -> Result<bool, StoreError> {
    let delete = "delete from sign_in_method where method_id = $1 and user_id = $2";
    Ok(sqlx::query(delete).bind(id).bind(user.0).execute(db).await?.rows_affected() > 0)
}

/// Whether a user has a way to sign in again.
pub(super) async fn signs_in(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let select = "select 1 from sign_in_method where user_id = $1 limit 1";
    Ok(sqlx::query(select).bind(user.0).fetch_optional(db).await?.is_some())
}

/// The same statements are carried out whether anybody has the address or not.
async fn offer_code(db: &mut Connection, offer: &CodeOffer) -> Result<bool, StoreError> {
    let owner = "select user_id from sign_in_method where kind = $1 and handle = $2";
    let owner = sqlx::query(owner).bind(SignInKind::Mail.as_text()).bind(&offer.address);
    let owner = owner.fetch_optional(&mut *db).await?;
    let owner = owner.map(|row| row.try_get("user_id")).transpose()?.map(UserId);
    let (user, adds) = match offer.purpose {
        CodePurpose::SignIn => (owner, false),
        CodePurpose::Add(user) => (Some(user), true),
    };
    let is_sent = user.is_some();
    let insert = "
        insert into sign_in_code
            (browser_hash, address, user_id, adds, is_sent, code_hash, asked, ends, attempts)
        values ($1, $2, $3, $4, $5, $6, $7, $8, 0)";
    sqlx::query(insert)
        .bind(offer.browser.as_slice())
        .bind(&offer.address)
        .bind(user.map(|user| user.0))
        .bind(adds)
        .bind(is_sent)
        .bind(offer.code.as_slice())
        .bind(int(offer.asked))
        .bind(int(offer.ends))
        .execute(db)
        .await?;
    Ok(is_sent)
}

/// Deletes everything that is stored about how a user signs in again.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let deletes = [
        "delete from sign_in_code where user_id = $1 or address in (
            select handle from sign_in_method where user_id = $1 and kind = 'mail')",
        "delete from sign_in_method where user_id = $1",
        "delete from passkey_ceremony where user_id = $1",
        "delete from provider_visit where user_id = $1",
    ];
    for delete in deletes {
        sqlx::query(delete).bind(user.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes what can no longer be needed. Returns how many rows were deleted.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let mut swept = 0;
    for delete in [
        "delete from sign_in_code where ends <= $1",
        "delete from passkey_ceremony where ends <= $1",
        "delete from provider_visit where ends <= $1",
    ] {
        swept += sqlx::query(delete).bind(int(now)).execute(&mut *db).await?.rows_affected();
    }
    Ok(swept + code_limits::sweep(db, now).await?)
}

/// Keeps the names of users whose names are not kept although they can sign in again: those from before names were kept.
/// Of several who look alike, the one counts who had a way to sign in first. Each of the others is shown as a guest, and
/// keeps the next name that they choose.
pub(in super::super) async fn keep_earlier(db: &mut Connection) -> Result<(), StoreError> {
    let select = "
        select m.user_id from sign_in_method m
        where not exists (select 1 from kept_name k where k.user_id = m.user_id)
        group by m.user_id order by min(m.added), m.user_id";
    let users = sqlx::query(select).fetch_all(&mut *db).await?;
    for row in users {
        let user = UserId(row.try_get("user_id")?);
        let mut change = sqlx::Connection::begin(&mut *db).await?;
        // Another server may be opening the same database, or the user may be changing something there.
        if names::lock(&mut change, user).await? && signs_in(&mut change, user).await? {
            names::keep_present(&mut change, user).await?;
        }
        change.commit().await?;
    }
    Ok(())
}
