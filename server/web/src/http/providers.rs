//! Signing in at a provider of OpenID Connect, and adding one. The browser goes there and comes back to `/me`, with one
//! word about what became of it.
//!
//! What it is sent with (state, nonce, PKCE verifier) is stored with the hash of a secret in a cookie of that browser,
//! and taken out by one statement: a link on which somebody else comes back signs nobody in, nor does a second visit to
//! it. Each provider has a return address of its own, so the answer of one is never taken for that of another. The
//! browser is not told what is wrong, but whether it may work later; the log has one line with the reason, in our
//! words.

use super::cookie::{RequestUser, SignedIn, Token, session_end};
use super::entry::{Invited, admit_new_user};
use super::guests::begin_session;
use super::provider_cookie::{ProviderCookies, clear_provider_cookie, set_provider_cookie};
use super::sessions::Device;
use super::sign_in::be_user;
use super::sign_in_methods::{add as add_method, new_method, require_change, require_name};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::HeaderName;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};
use identity::providers::{Provider, ProviderError, Return, VISIT_LASTS, Visit};
use protocol::{Code, ProviderPage, SignInKind, UserId};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::UserRow;
use store::invitations::{NewUser, UserMade};
use store::sign_in::{Pledge, ProviderVisit, SignInMethod};

/// What a method of this kind is checked with is at the provider.
const NO_SECRET: &str = "null";

/// `POST /api/sign-in/provider/{key}`: where the browser goes to sign in.
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    Path(key): Path<String>,
) -> Result<Response, Refusal> {
    app.quotas.count(ByAddress::SignIn, address)?;
    begin(&app, &key, None).await
}

/// `POST /api/me/sign-in/provider/{key}`: where the browser goes so that the user can sign in there from now on.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Path(key): Path<String>,
) -> Result<Response, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.count(ByAddress::SignIn, address)?;
    require_change(&app, &session).await?;
    require_name(&app, session.user.id).await?;
    begin(&app, &key, Some(session.user.id)).await
}

async fn begin(app: &App, key: &str, user: Option<UserId>) -> Result<Response, Refusal> {
    let provider = app.providers.get(key).ok_or(Code::NotFound)?;
    let Visit { url, state, nonce, verifier } =
        provider.begin().await.map_err(|error| refused(provider, &error))?;
    let secret = Token::new();
    let visit = ProviderVisit {
        state: Sha256::digest(state).into(),
        browser: secret.digest(),
        provider: provider.key.clone(),
        user,
        pledge: Pledge { nonce, verifier },
        ends: app.clock.now() + VISIT_LASTS,
    };
    app.store.begin_provider_visit(&visit).await?;
    Ok((AppendHeaders([set_provider_cookie(app, &secret)]), Json(ProviderPage { url })).into_response())
}

/// What a provider sends a browser back with. Providers add more, each as it likes.
#[derive(Deserialize)]
pub(super) struct Answer {
    state: Option<String>,
    code: Option<String>,
    /// The issuer that sends the browser back, if the provider names it (RFC 9207).
    iss: Option<String>,
}

/// `GET /api/sign-in/provider/{key}/return`: a browser comes back. Of a failure it is told only whether it may work
/// later.
pub(super) async fn come_back(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(key): Path<String>,
    answer: Result<Query<Answer>, QueryRejection>,
) -> Response {
    let mut cookies = vec![clear_provider_cookie(&app)];
    let word = match finish(&app, &visitor, &key, answer).await {
        Ok(Done { word, cookies: more }) => {
            cookies.extend(more);
            word.to_owned()
        }
        Err(refusal) => refusal.word(),
    };
    let to = [(LOCATION, format!("{}/me?sign-in={word}", app.settings.path()))];
    (StatusCode::SEE_OTHER, AppendHeaders(cookies), to).into_response()
}

/// The browser that comes back.
pub(super) struct Visitor {
    address: Address,
    device: Device,
    user: RequestUser,
    cookies: ProviderCookies,
    invited: Invited,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Ok(device) = Device::from_request_parts(parts, app).await;
        let Ok(cookies) = ProviderCookies::from_request_parts(parts, app).await;
        let Ok(invited) = Invited::from_request_parts(parts, app).await;
        let address = Address::from_request_parts(parts, app).await?;
        let user = RequestUser::from_request_parts(parts, app).await?;
        Ok(Self { address, device, user, cookies, invited })
    }
}

/// What became of a visit.
struct Done {
    /// How the page at `/me` is told.
    word: &'static str,
    cookies: Vec<(HeaderName, String)>,
}

async fn finish(
    app: &App,
    visitor: &Visitor,
    key: &str,
    answer: Result<Query<Answer>, QueryRejection>,
) -> Result<Done, Refusal> {
    app.quotas.count(ByAddress::SignIn, visitor.address)?;
    let provider = app.providers.get(key).ok_or(Code::NotFound)?;
    let Ok(Query(Answer { state, code, iss })) = answer else {
        return Err(unexpected(provider, "the address has no valid parameters"));
    };
    let Some(visit) = take_visit(app, provider, &visitor.cookies.0, state.as_deref()).await? else {
        return Err(unexpected(
            provider,
            "this browser was not sent there, has come back already, or took too long",
        ));
    };
    provider.check_sender(iss.as_deref()).await.map_err(|error| refused(provider, &error))?;
    let code = code.ok_or_else(|| unexpected(provider, "the provider has signed nobody in"))?;
    let Pledge { nonce, verifier } = visit.pledge;
    let came_back = Return { code, nonce, verifier };
    let subject = provider.finish(came_back).await.map_err(|error| refused(provider, &error))?;
    let handle = provider.handle(&subject);
    match visit.user {
        Some(user) => add_to(app, &visitor.user, provider, user, handle).await,
        None => sign_in_with(app, visitor, provider, handle).await,
    }
}

/// The visit of this very browser that has this state.
async fn take_visit(
    app: &App,
    provider: &Provider,
    secrets: &[Token],
    state: Option<&str>,
) -> Result<Option<ProviderVisit>, Refusal> {
    let Some(state) = state.and_then(Token::parse) else { return Ok(None) };
    for secret in secrets {
        let (state, browser, now) = (state.digest(), secret.digest(), app.clock.now());
        let taken = app.store.take_provider_visit(state, browser, &provider.key, now).await?;
        if taken.is_some() {
            return Ok(taken);
        }
    }
    Ok(None)
}

/// Adds the provider to the methods of the user who began the visit, and still is the one of this browser.
async fn add_to(
    app: &App,
    request_user: &RequestUser,
    provider: &Provider,
    user: UserId,
    handle: String,
) -> Result<Done, Refusal> {
    let session = request_user.clone().require_session()?;
    if session.user.id != user {
        return Err(unexpected(provider, "the browser is another user than before"));
    }
    require_change(app, &session).await?;
    add_method(app, &session, &method(app, provider, user, handle)).await?;
    Ok(Done { word: "added", cookies: Vec::new() })
}

/// Signs this browser in as the user with this handle. If there is none, it is a new user.
async fn sign_in_with(
    app: &App,
    visitor: &Visitor,
    provider: &Provider,
    handle: String,
) -> Result<Done, Refusal> {
    let Visitor { device, user: request_user, .. } = visitor;
    let found = app.store.sign_in_method(SignInKind::Provider, &handle).await?;
    let known = match found {
        Some(known) => known,
        None => {
            if let Some(done) = sign_up(app, visitor, provider, &handle).await? {
                return Ok(done);
            }
            // Another browser was faster.
            let found = app.store.sign_in_method(SignInKind::Provider, &handle).await?;
            found.ok_or(Code::Busy)?
        }
    };
    app.store.use_sign_in_method(known.id, &known.secret, &known.secret, app.clock.now()).await?;
    let is_same =
        matches!(request_user, RequestUser::SignedIn(SignedIn { user, .. }) if user.id == known.user);
    let welcome = be_user(app, request_user, known.user, SignInKind::Provider, device).await?;
    Ok(Done { word: if is_same { "confirmed" } else { "done" }, cookies: welcome.cookies })
}

/// Makes a new user who signs in at the provider. They are called as the guest that this browser is, if it is one and nobody
/// keeps that name; the page asks who has no name. Returns `None` if somebody has the handle by now.
async fn sign_up(
    app: &App,
    visitor: &Visitor,
    provider: &Provider,
    handle: &str,
) -> Result<Option<Done>, Refusal> {
    let Visitor { address, device, user: request_user, invited, .. } = visitor;
    app.quotas.count(ByAddress::NewUser, *address)?;
    let invitation = admit_new_user(app, invited, Some(SignInKind::Provider))?;
    let (now, session) = (app.clock.now(), Token::new());
    let mut user = UserRow { id: UserId::new(), name: guest_name(app, request_user).await?, created: now };
    let method = SignInMethod { used: Some(now), ..method(app, provider, user.id, handle.to_owned()) };
    let make = async |row: &UserRow| {
        let (session, session_ends, method) = (session.digest(), session_end(now), Some(&method));
        app.store.make_user(&NewUser { row, session, session_ends, method, invitation, request: None }).await
    };
    let mut made = make(&user).await?;
    if made == UserMade::NameTaken {
        user.name.clear();
        made = make(&user).await?;
    }
    match made {
        UserMade::Made => {}
        UserMade::NotInvited => return Err(Code::InvitationNeeded.into()),
        UserMade::MethodTaken | UserMade::NameTaken => return Ok(None),
    }
    let welcome = begin_session(app, &session, request_user, device).await?;
    Ok(Some(Done { word: "done", cookies: welcome.cookies }))
}

/// The name of the guest that a browser is; empty if it is none.
async fn guest_name(app: &App, request_user: &RequestUser) -> Result<String, Refusal> {
    Ok(match request_user {
        RequestUser::SignedIn(SignedIn { user, .. })
            if app.store.sign_in_methods(user.id).await?.is_empty() =>
        {
            user.name.clone()
        }
        RequestUser::SignedIn(_) | RequestUser::Anonymous => String::new(),
    })
}

fn method(app: &App, provider: &Provider, user: UserId, handle: String) -> SignInMethod {
    let (kind, label) = (SignInKind::Provider, provider.name.clone());
    new_method(user, kind, handle, label, NO_SECRET.to_owned(), app.clock.now())
}

/// Logs why a provider signs nobody in.
fn refused(provider: &Provider, error: &ProviderError) -> Refusal {
    tracing::warn!(provider = provider.key, reason = %error, "nobody is signed in by a provider");
    let code = if error.is_passing() { Code::ProviderUnreachable } else { Code::BadProvider };
    code.into()
}

/// Logs what is wrong with a browser that comes back.
fn unexpected(provider: &Provider, reason: &'static str) -> Refusal {
    tracing::warn!(provider = provider.key, reason, "nobody is signed in by a provider");
    Code::BadProvider.into()
}
