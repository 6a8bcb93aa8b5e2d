//! The ways in which a user signs in again: lists, adds and removes them.

use super::body::Body;
use super::code_cookie::{CodeCookie, clear_code_cookie};
use super::cookie::{GuestTokens, RequestUser, SignedIn};
use super::guests::guest_before;
use super::keyed::{Keyed, Request, once};
use super::known_cookie::{KnownCookies, known_cookie};
use super::mailboxes::offer_of;
use super::sign_in::{code_is_sent, offered, send_code};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use base::clock::millis;
use base::entropy::new_id;
use protocol::{AskForCode, Code, EnterCode, SignInKind, SignInMethod, SignInMethods, UserId};
use std::sync::Arc;
use std::time::Duration;
use store::arrivals::NewMethod;
use store::sign_in::{CodePurpose, MethodAdded, Proof, SignInMethod as Row};
use store::{Millis, StoreError};
use uuid::Uuid;

/// How long after signing in a user may add and remove methods, and a host do what cannot be undone.
pub(super) const FRESH: Duration = Duration::from_secs(15 * 60);
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
    Keyed { key, body: Body(ask) }: Keyed<Body<AskForCode>>,
) -> Result<Response, Refusal> {
    let session = request_user.clone().require_session()?;
    let send = async |request: &Request| {
        require_change(&app, &session).await?;
        require_name(&app, session.user.id).await?;
        let purpose = CodePurpose::Add(session.user.id);
        send_code(&app, request, address, &known, &request_user, ask, purpose).await
    };
    Ok(code_is_sent(&app, &once(&app, key, &request_user, send).await?))
}

/// `POST /api/me/sign-in/mail/confirm`: adds the mailbox with the code.
pub(super) async fn enter_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    CodeCookie(browser): CodeCookie,
    Keyed { key, body: Body(EnterCode { code }) }: Keyed<Body<EnterCode>>,
) -> Result<Response, Refusal> {
    let session = request_user.clone().require_session()?;
    let user = session.user.id;
    let enter = async |request: &Request| {
        app.quotas.count(ByAddress::SignIn, address)?;
        require_change(&app, &session).await?;
        // Before the code is used up.
        require_name(&app, user).await?;
        let code = browser.ok_or(Code::BadCode)?.entered(&code);
        let (nothing, kind) = (String::new(), SignInKind::Mail);
        let method = new_method(user, kind, nothing.clone(), nothing, "null".to_owned(), request.at());
        let added = app.store.add_mailbox(&code, &new(&method, &session, request)).await?;
        require_added(added.ok_or(Code::BadCode)?)?;
        Ok(None)
    };
    once(&app, key, &request_user, enter).await?;
    let methods = methods_of(&app, &session).await?;
    let known = AppendHeaders(known_cookie(&app, user).await?);
    Ok((clear_code_cookie(&app), known, Json(methods)).into_response())
}

/// Refuses unless the user signed in a short time ago, or has no method yet with which they could.
pub(super) async fn require_change(app: &App, session: &SignedIn) -> Result<(), Refusal> {
    app.quotas.count_of_user(ByUser::SignInChange, session.user.id)?;
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
    Row { id: new_id(added), user, kind, handle, label, secret, added, used: None }
}

/// A method that a request adds.
pub(super) fn new<'a>(method: &'a Row, session: &SignedIn, request: &'a Request) -> NewMethod<'a> {
    NewMethod { method, limit: MAX_METHODS, session: session.token.digest(), request: request.kept() }
}

/// Adds what was shown at a provider.
pub(super) async fn add(app: &App, session: &SignedIn, method: &Row) -> Result<(), Refusal> {
    let added = app.store.add_sign_in_method(method, MAX_METHODS, Some(session.token.digest())).await?;
    Ok(require_added(added)?)
}

/// Refuses what was not added.
pub(super) fn require_added(added: MethodAdded) -> Result<(), Code> {
    match added {
        MethodAdded::Added => Ok(()),
        MethodAdded::Taken => Err(Code::AlreadyKept),
        MethodAdded::TooMany => Err(Code::TooMany),
        MethodAdded::NameTaken => Err(Code::NameTaken),
        MethodAdded::NoUser => Err(Code::NoSession),
    }
}

pub(super) async fn methods_of(app: &App, session: &SignedIn) -> Result<SignInMethods, StoreError> {
    let rows = app.store.sign_in_methods(session.user.id).await?;
    let fresh = is_fresh(app, session).await?;
    let mailbox = offer_of(app, session.user.id, &rows).await?;
    let method = |row: Row| SignInMethod {
        id: row.id.to_string(),
        kind: row.kind,
        label: row.label,
        added: row.added,
        used: row.used,
    };
    let methods = rows.into_iter().map(method).collect();
    Ok(SignInMethods { methods, offered: offered(app), fresh, mailbox, guest: None })
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
