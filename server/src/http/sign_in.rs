//! Signing in again as a user whom this browser was before, or who uses another browser.

use super::body::Body;
use super::code_cookie::{CodeCookie, clear_code_cookie, set_code_cookie};
use super::cookie::{RequestUser, SignedIn, Token, session_end};
use super::entry::admit_session;
use super::guests::{Welcome, begin_session, welcome_back};
use super::known_cookie::{KnownCookies, count_code};
use super::notices::known_language;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::notices::{BrowserSecret, Mailbox};
use crate::store::sign_in::CodePurpose;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{AskForCode, Code, EnterCode, OfferedProvider, OfferedSignIn, SignInKind, UserId};
use std::sync::Arc;

/// `GET /api/sign-in`: which ways to sign in this server has.
pub(super) async fn show(State(app): State<Arc<App>>, request_user: RequestUser) -> Json<OfferedSignIn> {
    let offered = offered(&app);
    // Who is in already may still show in all ways that it is them.
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
    Body(ask): Body<AskForCode>,
) -> Result<Response, Refusal> {
    if matches!(request_user, RequestUser::Anonymous) {
        admit_session(&app, Some(SignInKind::Mail))?;
    }
    send_code(&app, address, &known, &request_user, ask, CodePurpose::SignIn).await
}

/// `POST /api/sign-in/mail/confirm`: signs this browser in with the code that it asked for.
pub(super) async fn enter_code(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    CodeCookie(browser): CodeCookie,
    Body(EnterCode { code }): Body<EnterCode>,
) -> Result<Response, Refusal> {
    app.quotas.sign_in(address)?;
    let browser = browser.ok_or(Code::BadCode)?;
    let right = app.notices.enter_sign_in_code(browser, &code, None).await?.ok_or(Code::BadCode)?;
    let signed_in = be_user(&app, &request_user, right.user, SignInKind::Mail, &device).await?;
    Ok((clear_code_cookie(&app), signed_in).into_response())
}

/// Sends a code in the background, and gives the browser the secret without which it is worth nothing.
pub(super) async fn send_code(
    app: &App,
    from: Address,
    known: &KnownCookies,
    request_user: &RequestUser,
    AskForCode { address, language }: AskForCode,
    purpose: CodePurpose,
) -> Result<Response, Refusal> {
    if !app.notices.has_mail() {
        return Err(Code::NotFound.into());
    }
    let language = language.map_or_else(|| Ok("en".to_owned()), known_language)?;
    let mailbox = Mailbox::parse(&address).ok_or(Code::BadAddress)?;
    count_code(app, from, known, request_user, &mailbox).await?;
    let browser = BrowserSecret::new();
    app.notices.send_sign_in_code(mailbox, language, purpose, browser)?;
    Ok((StatusCode::NO_CONTENT, set_code_cookie(app, browser)).into_response())
}

/// Makes this browser be a user who has shown that it is them. If it is already, its session is fresh again.
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
        let answer = protocol::SignedIn { user, name: row.name.clone(), guest: None, erased: None };
        return Ok(Welcome { cookies: Vec::new(), answer });
    }
    admit_session(app, Some(way))?;
    let session = Token::new();
    app.store.add_session(user, session.digest(), session_end(now), now).await?;
    if let Some(found) = app.store.session(session.digest(), now).await? {
        return begin_session(app, found.user, &session, before, device).await;
    }
    // Whoever has asked to be erased may come back. Until they say so, the session is worth nothing else. The host may have
    // banned or erased the user.
    let leaving = app.store.leaving(session.digest(), now).await?.ok_or(Code::NoSession)?;
    welcome_back(app, leaving, &session, before, device).await
}
