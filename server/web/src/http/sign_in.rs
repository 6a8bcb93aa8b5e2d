//! Signing in again as a user whom this browser was before, or who uses another browser.

use super::body::Body;
use super::code_cookie::{CodeCookie, clear_code_cookie, set_code_cookie};
use super::cookie::{RequestUser, SignedIn, Token, session_end};
use super::entry::admit_session;
use super::guests::{Welcome, begin_session};
use super::keyed::{Keyed, Made, Request, TokenOf, once};
use super::known_cookie::{KnownCookies, count_code};
use super::notices::known_language;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use notices::{BrowserSecret, Mailbox};
use protocol::{AskForCode, Code, EnterCode, OfferedProvider, OfferedSignIn, SignInKind, UserId};
use std::sync::Arc;
use store::arrivals::{Arrival, Arrived};
use store::sign_in::CodePurpose;
use uuid::Uuid;

/// `GET /api/sign-in`: which ways to sign in this server has.
pub(super) async fn show(State(app): State<Arc<App>>, request_user: RequestUser) -> Json<OfferedSignIn> {
    let offered = offered(&app);
    // A user with a session may prove who they are in every way, even where the server admits no new sessions.
    let is_open = matches!(request_user, RequestUser::SignedIn(_)) || admit_session(&app, None).is_ok();
    Json(if is_open { offered } else { OfferedSignIn { mail: false, passkeys: false, ..offered } })
}

pub(super) fn offered(app: &App) -> OfferedSignIn {
    let providers = app
        .providers
        .iter()
        .map(|provider| OfferedProvider { key: provider.key.clone(), name: provider.name.clone() });
    OfferedSignIn {
        mail: app.notices.has_mail(),
        passkeys: app.passkeys.is_some(),
        providers: providers.collect(),
    }
}

/// `POST /api/sign-in/mail`: sends a code to a mailbox, if somebody signs in with it. The answer does not tell.
pub(super) async fn ask_for_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    known: KnownCookies,
    request_user: RequestUser,
    Keyed { key, body: Body(ask) }: Keyed<Body<AskForCode>>,
) -> Result<Response, Refusal> {
    let send = async |request: &Request| {
        if matches!(request_user, RequestUser::Anonymous) {
            admit_session(&app, Some(SignInKind::Mail))?;
        }
        send_code(&app, request, address, &known, &request_user, ask, CodePurpose::SignIn).await
    };
    Ok(code_is_sent(&app, &once(&app, key, &request_user, send).await?))
}

/// `POST /api/sign-in/mail/confirm`: signs this browser in with the code that it asked for.
pub(super) async fn enter_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    CodeCookie(browser): CodeCookie,
    Keyed { key, body: Body(EnterCode { code }) }: Keyed<Body<EnterCode>>,
) -> Result<Response, Refusal> {
    let enter = async |request: &Request| {
        app.quotas.count(ByAddress::SignIn, address)?;
        let code = browser.ok_or(Code::BadCode)?.entered(&code);
        let arrival = arrival(&app, &request_user, SignInKind::Mail, request);
        let arrived = app.store.sign_in_with_code(&code, &arrival).await?;
        user_of(&app, arrived, SignInKind::Mail)?.ok_or_else(|| Code::BadCode.into()).map(Some)
    };
    let made = once(&app, key, &request_user, enter).await?;
    let welcome = signed_in(&app, &made, &request_user, &device).await?;
    Ok((clear_code_cookie(&app), welcome).into_response())
}

/// Sends a code in the background. It is worth nothing without a secret, which the answer gives the browser.
pub(super) async fn send_code(
    app: &App,
    request: &Request,
    from: Address,
    known: &KnownCookies,
    request_user: &RequestUser,
    AskForCode { address, language }: AskForCode,
    purpose: CodePurpose,
) -> Result<Option<Uuid>, Refusal> {
    if !app.notices.has_mail() {
        return Err(Code::NotFound.into());
    }
    let language = language.map_or_else(|| Ok("en".to_owned()), known_language)?;
    let mailbox = Mailbox::parse(&address).ok_or(Code::BadAddress)?;
    count_code(app, from, known, request_user, &mailbox).await?;
    let browser = BrowserSecret(request.token(app, TokenOf::CodeBrowser).bytes());
    let (kept, under_way) = (request.kept().copied(), request.under_way());
    app.notices.send_sign_in_code(mailbox, language, purpose, browser, kept, under_way)?;
    Ok(None)
}

/// The answer to who has asked for a code.
pub(super) fn code_is_sent(app: &App, made: &Made) -> Response {
    let browser = BrowserSecret(made.token(app, TokenOf::CodeBrowser).bytes());
    (StatusCode::NO_CONTENT, set_code_cookie(app, browser)).into_response()
}

/// A browser that shows in this way as whom it signs in.
pub(super) fn arrival<'a>(
    app: &App,
    before: &RequestUser,
    way: SignInKind,
    request: &'a Request,
) -> Arrival<'a> {
    let here = match before {
        RequestUser::SignedIn(SignedIn { user, token, .. }) => Some((user.id, token.digest())),
        RequestUser::Anonymous => None,
    };
    let begins = || (request.token(app, TokenOf::Session).digest(), session_end(request.at()));
    let session = admit_session(app, Some(way)).ok().map(|()| begins());
    Arrival { here, session, now: request.at(), request: request.kept() }
}

/// The id of the user who a browser has become; `None` if what should have proved it is not right.
pub(super) fn user_of(app: &App, arrived: Arrived, way: SignInKind) -> Result<Option<Uuid>, Refusal> {
    match arrived {
        Arrived::As(user) => Ok(Some(user.0)),
        Arrived::Refused => Ok(None),
        Arrived::NotAdmitted => Ok(admit_session(app, Some(way)).map(|()| None)?),
    }
}

/// Answers a request that has signed this browser in, now or before.
pub(super) async fn signed_in(
    app: &App,
    made: &Made,
    before: &RequestUser,
    device: &Device,
) -> Result<Welcome, Refusal> {
    let user = UserId(made.id()?);
    if let RequestUser::SignedIn(SignedIn { user: row, .. }) = before
        && row.id == user
    {
        return Ok(Welcome::without_cookie(user, row.name.clone()));
    }
    if made.opens_session() {
        return begin_session(app, &made.token(app, TokenOf::Session), before, device).await;
    }
    let name = app.store.names(&[user]).await?.remove(&user).flatten().ok_or(Code::NoSession)?.name;
    Ok(Welcome::without_cookie(user, name))
}

/// Makes this browser be a user who has shown at a provider that it is them. If it is already, its session is fresh again.
pub(super) async fn be_user(
    app: &App,
    before: &RequestUser,
    user: UserId,
    way: SignInKind,
    device: &Device,
) -> Result<Welcome, Refusal> {
    let now = app.clock.now();
    if let RequestUser::SignedIn(SignedIn { user: row, token, .. }) = before
        && row.id == user
    {
        app.store.prove_session(token.digest(), now).await?;
        return Ok(Welcome::without_cookie(user, row.name.clone()));
    }
    admit_session(app, Some(way))?;
    let session = Token::new();
    app.store.add_session(user, session.digest(), session_end(now), now).await?;
    begin_session(app, &session, before, device).await
}
