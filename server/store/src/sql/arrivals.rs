//! Browsers that sign in, and users who add a way to do so.

use super::users::Begun;
use super::{Backend, Connection, keyed, proofs, sign_in, users};
use crate::arrivals::{Arrival, ArrivalStore, Arrived, EnteredCode, NewMethod, UsedPasskey};
use crate::columns::{TextColumn as _, int};
use crate::keyed::KeyedRequest;
use crate::sign_in::{MethodAdded, SignInMethod};
use crate::{Kind, Millis, StoreError, UserAct};
use async_trait::async_trait;
use protocol::{SignInKind, UserId};
use sqlx::Row as _;
use uuid::Uuid;

#[async_trait]
impl ArrivalStore for Backend {
    async fn sign_in_with_code(
        &self,
        code: &EnteredCode,
        arrival: &Arrival<'_>,
    ) -> Result<Arrived, StoreError> {
        let sign_in = async |db: &mut Connection| {
            let Arrival { now, request, .. } = *arrival;
            let Some(right) = enter_code(db, code, None, now, request).await? else {
                return Ok(Arrived::Refused);
            };
            // It may have been removed since the code was sent.
            let is_method = use_mailbox(db, &right, now).await?;
            if is_method { arrive(db, right.user, arrival).await } else { Ok(Arrived::Refused) }
        };
        self.transaction(sign_in).await
    }

    async fn sign_in_with_passkey(
        &self,
        used: &UsedPasskey<'_>,
        arrival: &Arrival<'_>,
    ) -> Result<Arrived, StoreError> {
        let sign_in = async |db: &mut Connection| {
            if !use_up_ceremony(db, used.challenge, None, arrival.now).await? {
                return Ok(Arrived::Refused);
            }
            let update = "
                update sign_in_method set secret = $3, used = $4 where method_id = $1 and secret = $2
                returning user_id";
            let update = sqlx::query(update).bind(used.method).bind(used.before).bind(used.secret);
            match update.bind(int(arrival.now)).fetch_optional(&mut *db).await? {
                Some(method) => arrive(db, UserId(method.try_get("user_id")?), arrival).await,
                None => Ok(Arrived::Refused),
            }
        };
        self.transaction(sign_in).await
    }

    async fn add_mailbox(
        &self,
        code: &EnteredCode,
        new: &NewMethod<'_>,
    ) -> Result<Option<MethodAdded>, StoreError> {
        let add_mailbox = async |db: &mut Connection| {
            let SignInMethod { user, added, .. } = *new.method;
            let right = enter_code(db, code, Some(user), added, new.request).await?;
            let Some(Right { address, .. }) = right else { return Ok(None) };
            let method = SignInMethod { handle: address.clone(), label: address, ..new.method.clone() };
            Ok(Some(add(db, &NewMethod { method: &method, ..*new }).await?))
        };
        let added = self.transaction(add_mailbox).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(added)
    }

    async fn add_passkey(
        &self,
        challenge: [u8; 16],
        new: &NewMethod<'_>,
    ) -> Result<Option<MethodAdded>, StoreError> {
        let add_passkey = async |db: &mut Connection| {
            let SignInMethod { user, added, .. } = *new.method;
            let is_asked = use_up_ceremony(db, challenge, Some(user), added).await?;
            Ok(if is_asked { Some(add(db, new).await?) } else { None })
        };
        let added = self.transaction(add_passkey).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(added)
    }
}

/// Makes a browser be a user who has shown that it is them.
async fn arrive(db: &mut Connection, user: UserId, arrival: &Arrival<'_>) -> Result<Arrived, StoreError> {
    let Arrival { here, session, now, request } = *arrival;
    let session = match (here, session) {
        (Some((is, token)), _) if is == user => {
            proofs::prove(db, token, now).await?;
            None
        }
        (_, Some((token, ends))) => {
            users::add_session(db, user, token, ends, Begun::SigningIn(now)).await?;
            Some(token)
        }
        (_, None) => return Ok(Arrived::NotAdmitted),
    };
    keyed::keep(db, request, keyed::What { id: Some(user.0), session, is_refused: false }).await?;
    Ok(Arrived::As(user))
}

async fn add(db: &mut Connection, new: &NewMethod<'_>) -> Result<MethodAdded, StoreError> {
    let added = sign_in::add(db, new.method, new.limit, Some(new.session)).await?;
    if added == MethodAdded::Added {
        keyed::keep(db, new.request, keyed::What::default()).await?;
    }
    Ok(added)
}

/// A code that was right, and is used up now.
struct Right {
    /// In lower case.
    address: String,
    user: UserId,
}

/// Compares a code with the one of this browser. `adds_for` is the user who wants to add the address; `None` for signing in.
async fn enter_code(
    db: &mut Connection,
    EnteredCode { browser, code, attempts }: &EnteredCode,
    adds_for: Option<UserId>,
    now: Millis,
    request: Option<&KeyedRequest>,
) -> Result<Option<Right>, StoreError> {
    // The attempt is counted before the code is compared.
    let count = "
        update sign_in_code set attempts = attempts + 1
        where browser_hash = $1 and ends > $2 and attempts < $3 and adds = $4
        returning address, user_id, is_sent, code_hash";
    let count = sqlx::query(count).bind(browser.as_slice()).bind(int(now)).bind(i64::from(*attempts));
    let Some(offered) = count.bind(adds_for.is_some()).fetch_optional(&mut *db).await? else {
        return Ok(None);
    };
    let hash: Vec<u8> = offered.try_get("code_hash")?;
    let user = offered.try_get::<Option<Uuid>, _>("user_id")?.map(UserId);
    let user = user.filter(|user| adds_for.is_none_or(|adds| adds == *user));
    let is_right = hash == code && offered.try_get::<bool, _>("is_sent")?;
    let Some(user) = user.filter(|_| is_right) else {
        // A repeat counts no other attempt.
        keyed::keep(db, request, keyed::What { is_refused: true, ..keyed::What::default() }).await?;
        return Ok(None);
    };
    let use_up = "update sign_in_code set ends = $2 where browser_hash = $1";
    sqlx::query(use_up).bind(browser.as_slice()).bind(int(now)).execute(&mut *db).await?;
    Ok(Some(Right { address: offered.try_get("address")?, user }))
}

/// Records that a mailbox was used to sign in. Returns whether it is one of its user.
async fn use_mailbox(db: &mut Connection, right: &Right, now: Millis) -> Result<bool, StoreError> {
    let update = "update sign_in_method set used = $4 where kind = $1 and handle = $2 and user_id = $3";
    let update = sqlx::query(update).bind(SignInKind::Mail.as_text()).bind(&right.address);
    Ok(update.bind(right.user.0).bind(int(now)).execute(db).await?.rows_affected() > 0)
}

/// Uses up what a browser was asked to sign with a passkey. Returns whether `user` was asked; `None` for somebody who signs
/// in. Found and deleted by one statement: of two answers at a time, one finds nothing.
async fn use_up_ceremony(
    db: &mut Connection,
    challenge: [u8; 16],
    user: Option<UserId>,
    now: Millis,
) -> Result<bool, StoreError> {
    let delete = "delete from passkey_ceremony where challenge = $1 and ends > $2 returning user_id";
    let taken = sqlx::query(delete).bind(challenge.as_slice()).bind(int(now)).fetch_optional(db).await?;
    let Some(row) = taken else { return Ok(false) };
    Ok(row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId) == user)
}
