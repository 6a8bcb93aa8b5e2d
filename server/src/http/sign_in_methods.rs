//! The ways in which a user signs in again: lists, adds and removes them.

use super::body::Body;
use super::code_cookie::{CodeCookie, clear_code_cookie};
use super::cookie::{GuestTokens, RequestUser, SignedIn};
use super::guests::guest_before;
use super::known_cookie::{KnownCookies, known_cookie};
use super::sign_in::{offered, send_code};
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::clock::millis;
use crate::store::sign_in::{CodePurpose, MethodAdded, Proof, SignInMethod as Row};
use crate::store::{Millis, StoreError};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{AskForCode, Code, EnterCode, SignInKind, SignInMethod, SignInMethods, UserId};
use std::sync::Arc;
use std::time::Duration;
use uuid::Uuid;

/// How long after signing in a user may add and remove methods.
const FRESH: Duration = Duration::from_secs(15 * 60);
/// The most methods of one user.
const MAX_METHODS: u32 = 20;

/// `GET /api/me/sign-in`: how the user signs in again.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    GuestTokens(tokens): GuestTokens,
    request_user: RequestUser,
) -> Result<Json<SignInMethods>, Refusal> {
    let session = request_user.require_session()?;
    let guest = guest_before(&app, &tokens, session.user.id).await?;
    Ok(Json(SignInMethods { guest, ..methods_of(&app, &session).await? }))
}

/// `DELETE /api/me/sign-in/{id}`: removes a method.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Path(id): Path<String>,
) -> Result<Json<SignInMethods>, Refusal> {
    let session = request_user.require_session()?;
    let id = id.parse::<Uuid>().map_err(|_| Code::NotFound)?;
    require_change(&app, &session).await?;
    if !app.store.remove_sign_in_method(session.user.id, id, app.clock.now()).await? {
        return Err(Code::NotFound.into());
    }
    Ok(Json(methods_of(&app, &session).await?))
}

/// `POST /api/me/sign-in/mail`: sends a code to a mailbox that the user wants to add.
pub(super) async fn ask_for_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    known: KnownCookies,
    request_user: RequestUser,
    Body(ask): Body<AskForCode>,
) -> Result<Response, Refusal> {
    let session = request_user.clone().require_session()?;
    require_change(&app, &session).await?;
    require_name(&app, session.user.id).await?;
    send_code(&app, address, &known, &request_user, ask, CodePurpose::Add(session.user.id)).await
}

/// `POST /api/me/sign-in/mail/confirm`: adds the mailbox with the code.
pub(super) async fn enter_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    CodeCookie(browser): CodeCookie,
    Body(EnterCode { code }): Body<EnterCode>,
) -> Result<Response, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.sign_in(address)?;
    require_change(&app, &session).await?;
    // Before the code is used up.
    require_name(&app, session.user.id).await?;
    let (browser, user) = (browser.ok_or(Code::BadCode)?, session.user.id);
    let right = app.notices.enter_sign_in_code(browser, &code, Some(user)).await?.ok_or(Code::BadCode)?;
    let (handle, label) = (right.address.clone(), right.address);
    let method = new_method(user, SignInKind::Mail, handle, label, "null".to_owned(), app.clock.now());
    add(&app, &session, &method).await?;
    let methods = methods_of(&app, &session).await?;
    let known = AppendHeaders(known_cookie(&app, user).await?);
    Ok((clear_code_cookie(&app), known, Json(methods)).into_response())
}

/// Refuses unless the user signed in a short time ago, or has no method yet with which they could.
pub(super) async fn require_change(app: &App, session: &SignedIn) -> Result<(), Refusal> {
    app.quotas.sign_in_change(session.user.id)?;
    if is_fresh(app, session).await? { Ok(()) } else { Err(Code::NotFresh.into()) }
}

/// Refuses whoever is called like a user whose name is kept, so that they choose another one before they keep it.
pub(super) async fn require_name(app: &App, user: UserId) -> Result<(), Refusal> {
    if app.store.can_keep_name(user).await? { Ok(()) } else { Err(Code::NameTaken.into()) }
}

pub(super) fn new_method(
    user: UserId,
    kind: SignInKind,
    handle: String,
    label: String,
    secret: String,
    added: Millis,
) -> Row {
    Row { id: Uuid::now_v7(), user, kind, handle, label, secret, added, used: None }
}

pub(super) async fn add(app: &App, session: &SignedIn, method: &Row) -> Result<(), Refusal> {
    match app.store.add_sign_in_method(method, MAX_METHODS, Some(session.token.digest())).await? {
        MethodAdded::Added => Ok(()),
        MethodAdded::Taken => Err(Code::AlreadyKept.into()),
        MethodAdded::TooMany => Err(Code::TooMany.into()),
        MethodAdded::NameTaken => Err(Code::NameTaken.into()),
        MethodAdded::NoUser => Err(Code::NoSession.into()),
    }
}

pub(super) async fn methods_of(app: &App, session: &SignedIn) -> Result<SignInMethods, StoreError> {
    let rows = app.store.sign_in_methods(session.user.id).await?;
    let fresh = is_fresh(app, session).await?;
    let method = |row: Row| SignInMethod {
        id: row.id.to_string(),
        kind: row.kind,
        label: row.label,
        added: row.added,
        used: row.used,
    };
    let methods = rows.into_iter().map(method).collect();
    Ok(SignInMethods { methods, offered: offered(app), fresh, guest: None })
}

/// Whether the user showed a short time ago that it is them, or has no way of showing it.
async fn is_fresh(app: &App, session: &SignedIn) -> Result<bool, StoreError> {
    let now = app.clock.now();
    Ok(match app.store.proof(session.token.digest(), now).await? {
        Some(Proof::Guest) => true,
        Some(Proof::SignedIn(Some(at))) => now < at.saturating_add(millis(FRESH)),
        Some(Proof::SignedIn(None) | Proof::LentGuest) | None => false,
    })
}
