//! Adding a passkey, and signing in with one.

use super::cookie::RequestUser;
use super::guests::Welcome;
use super::sessions::Device;
use super::sign_in::be_user;
use super::sign_in_methods::{add, methods_of, new_method, require_change, require_name};
use super::{BodyText, Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::passkeys::{ANSWER_WITHIN, Ceremony, Made, NotAccepted, Passkeys, Used};
use crate::store::sign_in::PasskeyCeremony;
use axum::Json;
use axum::extract::State;
use protocol::{Code, SignInKind, SignInMethods, UserId};
use serde_json::Value;
use std::sync::Arc;

/// `POST /api/me/sign-in/passkey/options`: what the browser is asked for to make a passkey.
pub(super) async fn ask_for_new(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Value>, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.passkey_options(address)?;
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
    BodyText(answer): BodyText,
) -> Result<Json<SignInMethods>, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.sign_in(address)?;
    require_change(&app, &session).await?;
    let made = Made::read(&answer)?;
    let PasskeyCeremony { user, state } = take(&app, made.challenge).await?;
    if user != Some(session.user.id) {
        return Err(Code::BadPasskey.into());
    }
    let passkey = passkeys(&app)?.accept_new(&state, &made)?;
    let (kind, now) = (SignInKind::Passkey, app.clock.now());
    let method = new_method(session.user.id, kind, passkey.handle, device.0, passkey.secret, now);
    add(&app, &session, &method).await?;
    Ok(Json(methods_of(&app, &session).await?))
}

/// `POST /api/sign-in/passkey/options`: what the browser is asked for to sign in.
pub(super) async fn ask_for_any(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
) -> Result<Json<Value>, Refusal> {
    app.quotas.passkey_options(address)?;
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
    BodyText(answer): BodyText,
) -> Result<Welcome, Refusal> {
    app.quotas.sign_in(address)?;
    let used = Used::read(&answer)?;
    let PasskeyCeremony { user, state } = take(&app, used.challenge).await?;
    let found = app.store.sign_in_method(SignInKind::Passkey, &used.handle).await?;
    let method = found.filter(|method| user.is_none() && used.user() == Some(method.user));
    let method = method.ok_or(Code::BadPasskey)?;
    let next = passkeys(&app)?.accept(&state, &used, &method.secret)?;
    // Of two answers at a time, one was made with a copy of the key.
    if !app.store.use_sign_in_method(method.id, &method.secret, &next, app.clock.now()).await? {
        return Err(Code::BadPasskey.into());
    }
    be_user(&app, &request_user, method.user, SignInKind::Passkey, &device).await
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

async fn take(app: &App, challenge: [u8; 16]) -> Result<PasskeyCeremony, Refusal> {
    let taken = app.store.take_passkey_ceremony(challenge, app.clock.now()).await?;
    Ok(taken.ok_or(Code::BadPasskey)?)
}

impl From<NotAccepted> for Refusal {
    fn from(_: NotAccepted) -> Self {
        Code::BadPasskey.into()
    }
}
