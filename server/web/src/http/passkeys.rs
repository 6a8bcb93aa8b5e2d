//! Adding a passkey, and signing in with one.
//!
//! What a browser is asked to sign is stored by its challenge, and taken out by one statement with the answer that is
//! right. So it is answered once, on whichever server. The counter of a passkey replaces the stored one only if that
//! has not changed meanwhile: of two answers at a time one was made with a copy of the key.

use super::cookie::RequestUser;
use super::guests::Welcome;
use super::keyed::{Keyed, Request, once};
use super::sessions::Device;
use super::sign_in::{arrival, signed_in, user_of};
use super::sign_in_methods::{methods_of, new, new_method, require_added, require_change, require_name};
use super::{BodyText, Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use identity::passkeys::{ANSWER_WITHIN, Ceremony, Made, NotAccepted, Passkeys, Used};
use protocol::{Code, SignInKind, SignInMethods, UserId};
use serde_json::Value;
use std::sync::Arc;
use store::arrivals::UsedPasskey;
use store::sign_in::{PasskeyCeremony, SignInMethod};

/// `POST /api/me/sign-in/passkey/options`: what the browser is asked for to make a passkey.
pub(super) async fn ask_for_new(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Value>, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.count(ByAddress::PasskeyOptions, address)?;
    require_change(&app, &session).await?;
    let user = session.user;
    require_name(&app, user.id).await?;
    let methods = app.store.sign_in_methods(user.id).await?;
    let known = methods.iter().filter(|method| method.kind == SignInKind::Passkey);
    let known = known.map(|method| method.handle.as_str());
    let ceremony = passkeys(&app)?.ask_for_new(user.id, &user.name, known)?;
    begin(&app, ceremony, Some(user.id)).await
}

/// `POST /api/me/sign-in/passkey`: adds the passkey that the browser has made.
pub(super) async fn add_made(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    Keyed { key, body: BodyText(answer) }: Keyed<BodyText>,
) -> Result<Json<SignInMethods>, Refusal> {
    let session = request_user.clone().require_session()?;
    let add = async |request: &Request| {
        app.quotas.count(ByAddress::SignIn, address)?;
        require_change(&app, &session).await?;
        let made = Made::read(&answer)?;
        let PasskeyCeremony { user, state } = ceremony(&app, made.challenge).await?;
        if user != Some(session.user.id) {
            return Err(Code::BadPasskey.into());
        }
        let passkey = passkeys(&app)?.accept_new(&state, &made)?;
        let (user, kind) = (session.user.id, SignInKind::Passkey);
        let method = new_method(user, kind, passkey.handle, device.0, passkey.secret, request.at());
        let added = app.store.add_passkey(made.challenge, &new(&method, &session, request)).await?;
        require_added(added.ok_or(Code::BadPasskey)?)?;
        Ok(None)
    };
    once(&app, key, &request_user, add).await?;
    Ok(Json(methods_of(&app, &session).await?))
}

/// `POST /api/sign-in/passkey/options`: what the browser is asked for to sign in.
pub(super) async fn ask_for_any(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
) -> Result<Json<Value>, Refusal> {
    app.quotas.count(ByAddress::PasskeyOptions, address)?;
    let ceremony = passkeys(&app)?.ask_for_any()?;
    begin(&app, ceremony, None).await
}

/// `POST /api/sign-in/passkey`: signs this browser in with the answer of a passkey.
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    Keyed { key, body: BodyText(answer) }: Keyed<BodyText>,
) -> Result<Welcome, Refusal> {
    let sign_in = async |request: &Request| {
        app.quotas.count(ByAddress::SignIn, address)?;
        let used = Used::read(&answer)?;
        let PasskeyCeremony { user, state } = ceremony(&app, used.challenge).await?;
        let found = app.store.sign_in_method(SignInKind::Passkey, &used.handle).await?;
        let method = found.filter(|method| user.is_none() && used.user() == Some(method.user));
        let SignInMethod { id: method, secret: before, .. } = method.ok_or(Code::BadPasskey)?;
        let secret = passkeys(&app)?.accept(&state, &used, &before)?;
        let used = UsedPasskey { challenge: used.challenge, method, before: &before, secret: &secret };
        let arrival = arrival(&app, &request_user, SignInKind::Passkey, request);
        // Of two answers at a time with one counter, one was made with a copy of the key.
        let arrived = app.store.sign_in_with_passkey(&used, &arrival).await?;
        user_of(&app, arrived, SignInKind::Passkey)?.ok_or_else(|| Code::BadPasskey.into()).map(Some)
    };
    let made = once(&app, key, &request_user, sign_in).await?;
    signed_in(&app, &made, &request_user, &device).await
}

fn passkeys(app: &App) -> Result<&Passkeys, Refusal> {
    app.passkeys.as_ref().ok_or_else(|| Code::NotFound.into())
}

async fn begin(app: &App, ceremony: Ceremony, user: Option<UserId>) -> Result<Json<Value>, Refusal> {
    let Ceremony { challenge, state, options } = ceremony;
    let until = app.clock.now() + ANSWER_WITHIN;
    app.store.begin_passkey_ceremony(challenge, user, &state, until).await?;
    Ok(Json(options))
}

/// What a browser was asked to sign. It is used up with the answer, if that is right.
async fn ceremony(app: &App, challenge: [u8; 16]) -> Result<PasskeyCeremony, Refusal> {
    let found = app.store.passkey_ceremony(challenge, app.clock.now()).await?;
    Ok(found.ok_or(Code::BadPasskey)?)
}

impl From<NotAccepted> for Refusal {
    fn from(_: NotAccepted) -> Self {
        Code::BadPasskey.into()
    }
}
