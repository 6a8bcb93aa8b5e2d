//! Cookies that tell as whom a browser was signed in before. They outlive sessions, sign nobody in and prove nothing: they
//! open what is kept back for the owner of a mailbox when others ask for codes there. So they stay when a user signs out.

use super::Refusal;
use super::cookie::{COOKIE_LIFETIME, RequestUser, SignedIn, Token, cookie_header, tokens_where};
use super::cookie_name::cookie_name;
use crate::App;
use crate::admission::Address;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use notices::{BroughtMarks, Mailbox};
use protocol::{Code, SignInKind, UserId};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;

const NAME: &str = "rodada-known-";

/// What the cookies of a browser contain, whether this server wrote them or not.
pub(super) struct KnownCookies(Vec<Token>);

impl FromRequestParts<Arc<App>> for KnownCookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let prefix = cookie_name(app, NAME);
        Ok(Self(tokens_where(&parts.headers, |name| name.starts_with(&prefix))))
    }
}

impl KnownCookies {
    fn know(&self, app: &App, user: UserId) -> bool {
        self.0.iter().any(|token| app.notices.is_mark_of(&token.bytes(), user))
    }
}

/// The header by which a browser is known from now on as one that was signed in as a user; `None` for a user without a
/// mailbox.
pub(super) async fn known_cookie(
    app: &App,
    user: UserId,
) -> Result<Option<(HeaderName, String)>, StoreError> {
    let methods = app.store.sign_in_methods(user).await?;
    let has_mailbox = methods.iter().any(|method| method.kind == SignInKind::Mail);
    let name = || format!("{NAME}{}", app.notices.mark_name(user));
    let mark = || Token::of(app.notices.new_mark(user)).text();
    Ok(has_mailbox.then(|| cookie_header(app, &name(), &mark(), COOKIE_LIFETIME)))
}

/// The same for a browser that may be known already.
pub(super) async fn missing_known_cookie(
    app: &App,
    cookies: &KnownCookies,
    user: UserId,
) -> Result<Option<(HeaderName, String)>, StoreError> {
    if cookies.know(app, user) { Ok(None) } else { known_cookie(app, user).await }
}

/// Counts a code by mail that a browser asks for. A refusal says when to ask again, and is the same for mailboxes that
/// nobody has.
pub(super) async fn count_code(
    app: &App,
    from: Address,
    KnownCookies(cookies): &KnownCookies,
    request_user: &RequestUser,
    mailbox: &Mailbox,
) -> Result<(), Refusal> {
    let session = match request_user {
        RequestUser::SignedIn(SignedIn { user, token, .. }) => Some((user.id, token.digest())),
        RequestUser::Anonymous => None,
    };
    let brought = BroughtMarks { marks: cookies.iter().map(Token::bytes).collect(), session };
    if app.notices.take_from_reserve(mailbox, &brought).await? {
        return Ok(());
    }
    let mailbox = app.notices.mailbox_hash(mailbox);
    app.quotas.count_mail_code(from, mailbox).map_err(too_many)?;
    match app.notices.count_code(mailbox).await? {
        None => Ok(()),
        Some(wait) => Err(too_many(wait)),
    }
}

fn too_many(wait: Duration) -> Refusal {
    Refusal::from(Code::TooMany).with_wait(wait)
}
