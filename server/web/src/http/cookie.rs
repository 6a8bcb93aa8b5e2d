//! Sessions: a cookie with an unpredictable token, of which the store keeps only the SHA-256.

use super::Refusal;
use super::cookie_name::{cookie_name, cookie_path, is_https};
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;
use base::clock::millis;
use base::entropy;
use cookie::time;
use cookie::{Cookie, SameSite};
use protocol::Code;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, SessionFound, StoreError, UserRow};

const NAME: &str = "rodada";
/// The cookie with the session of the guest that this browser was before it signed in, until the user has answered what
/// becomes of the guest.
const GUEST_NAME: &str = "rodada-guest";
/// How many cookies are looked up for one request.
const MAX_COOKIES: usize = 4;
/// The longest lifetime that browsers allow for a cookie.
pub(super) const COOKIE_LIFETIME: Duration = Duration::from_secs(400 * 24 * 60 * 60);
const TOKEN_BYTES: usize = 32;

/// The secret token of a session. Its `Debug` output does not contain it.
#[derive(Clone, Copy)]
pub(crate) struct Token([u8; TOKEN_BYTES]);

impl Token {
    /// An unpredictable new token.
    pub(super) fn new() -> Self {
        Self(entropy::random_bytes())
    }

    /// A token with these bytes.
    pub(super) fn of(bytes: [u8; TOKEN_BYTES]) -> Self {
        Self(bytes)
    }

    pub(super) fn bytes(&self) -> [u8; TOKEN_BYTES] {
        self.0
    }

    /// The hash under which the store keeps the token.
    pub(crate) fn digest(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The token as text, for cookies and links.
    pub(super) fn text(&self) -> String {
        hex::encode(self.0)
    }

    /// Parses what [`Self::text`] wrote.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; TOKEN_BYTES];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// A user with a session.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) user: UserRow,
    pub(crate) token: Token,
    /// When the session ends unless it is renewed.
    pub(super) ends: Millis,
}

/// The user who sent a request.
#[derive(Clone, Debug)]
pub(crate) enum RequestUser {
    SignedIn(SignedIn),
    /// A user without a session. A cookie that is forged, or whose session has ended, is ignored. It is not removed
    /// either, because the browser may have a valid one by the time the response arrives.
    Anonymous,
}

impl RequestUser {
    /// The user, or a refusal if there is no session.
    pub(super) fn require_user(self) -> Result<UserRow, Refusal> {
        self.require_session().map(|session| session.user)
    }

    /// The user and their session, or a refusal if there is none.
    pub(super) fn require_session(self) -> Result<SignedIn, Refusal> {
        match self {
            Self::SignedIn(session) => Ok(session),
            Self::Anonymous => Err(Code::NoSession.into()),
        }
    }
}

impl FromRequestParts<Arc<App>> for RequestUser {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        for token in session_tokens(app, &parts.headers) {
            let found = app.store.session(token.digest(), app.clock.now()).await?;
            if let Some(SessionFound { user, ends, unused }) = found {
                if unused {
                    note_use(app, &token).await;
                }
                return Ok(Self::SignedIn(SignedIn { user, token, ends }));
            }
        }
        Ok(Self::Anonymous)
    }
}

/// Records that a session is in use, so that a repeat of the request that began it opens it nowhere else.
async fn note_use(app: &App, token: &Token) {
    if let Err(error) = app.store.use_session(token.digest()).await {
        tracing::debug!(%error, "the first use of a session was not recorded");
    }
}

/// The sessions that a request names, without a look at whether they are valid: for requests about something that
/// belongs to a session that is.
pub(crate) struct SessionCookies(Vec<[u8; 32]>);

impl SessionCookies {
    /// Whether this session is among them, by the SHA-256 of its token.
    pub(crate) fn contain(&self, session: [u8; 32]) -> bool {
        self.0.contains(&session)
    }
}

impl SessionCookies {
    /// The refusal of a request without a session: whoever is banned is told so, and for how long.
    pub(super) async fn why_no_session(&self, app: &App) -> Result<Refusal, StoreError> {
        let now = app.clock.now();
        for &session in &self.0 {
            if let Some(until) = app.store.banned_until(session, now).await? {
                let left = Duration::from_millis(until.saturating_sub(now));
                return Ok(Refusal::from(Code::Banned).with_wait(left));
            }
        }
        Ok(Code::NoSession.into())
    }
}

impl FromRequestParts<Arc<App>> for SessionCookies {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Self::Rejection> {
        Ok(Self(session_tokens(app, &parts.headers).iter().map(Token::digest).collect()))
    }
}

/// The sessions of guests that this browser was before it signed in, without a look at whether they are valid.
pub(super) struct GuestTokens(pub(super) Vec<Token>);

impl FromRequestParts<Arc<App>> for GuestTokens {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Self::Rejection> {
        Ok(Self(tokens(app, &parts.headers, GUEST_NAME)))
    }
}

/// The tokens that a browser sends in cookies of this name. Over plain http, another site under the same domain may have
/// set worthless cookies beside the valid one.
pub(super) fn tokens(app: &App, headers: &HeaderMap, name: &str) -> Vec<Token> {
    let name = cookie_name(app, name);
    tokens_where(headers, |sent| sent == name)
}

/// The same for cookies of several names.
pub(super) fn tokens_where(headers: &HeaderMap, is_wanted: impl Fn(&str) -> bool) -> Vec<Token> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies: Vec<_> = texts.flat_map(Cookie::split_parse).filter_map(Result::ok).collect();
    cookies
        .iter()
        .filter(|cookie| is_wanted(cookie.name()))
        .filter_map(|cookie| Token::parse(cookie.value()))
        .take(MAX_COOKIES)
        .collect()
}

/// The sessions that a request names, without a look at whether they are valid.
pub(super) fn session_tokens(app: &App, headers: &HeaderMap) -> Vec<Token> {
    tokens(app, headers, NAME)
}

/// When a session that is created or renewed now ends.
pub(super) fn session_end(now: Millis) -> Millis {
    now + millis(COOKIE_LIFETIME)
}

/// The header that sets the session cookie.
pub(super) fn set_session_cookie(app: &App, token: &Token) -> [(HeaderName, String); 1] {
    [cookie_header(app, NAME, &token.text(), COOKIE_LIFETIME)]
}

/// The header that keeps the session of the guest that this browser was.
pub(super) fn set_guest_cookie(app: &App, token: &Token) -> (HeaderName, String) {
    cookie_header(app, GUEST_NAME, &token.text(), COOKIE_LIFETIME)
}

/// The header that removes the session of the guest that this browser was.
pub(super) fn clear_guest_cookie(app: &App) -> [(HeaderName, String); 1] {
    [cookie_header(app, GUEST_NAME, "", Duration::ZERO)]
}

/// The headers that remove the cookies when a user signs out.
pub(super) fn clear_session_cookie(app: &App) -> AppendHeaders<Vec<(HeaderName, String)>> {
    let mut cookies = Vec::from([NAME, GUEST_NAME].map(|name| cookie_header(app, name, "", Duration::ZERO)));
    // Also remove the cookie that was set when the server had an http URL.
    cookies.extend(is_https(app).then(|| plain_header(app, NAME, "", Duration::ZERO)));
    AppendHeaders(cookies)
}

pub(super) fn cookie_header(app: &App, name: &str, value: &str, lifetime: Duration) -> (HeaderName, String) {
    plain_header(app, &cookie_name(app, name), value, lifetime)
}

/// The same for a name as it stands.
fn plain_header(app: &App, name: &str, value: &str, lifetime: Duration) -> (HeaderName, String) {
    let cookie = Cookie::build((name, value))
        .path(cookie_path(app))
        .max_age(time::Duration::seconds(lifetime.as_secs().cast_signed()))
        .http_only(true)
        .same_site(SameSite::Lax)
        // In a home network the server is reached by `http://`, where browsers do not store secure cookies.
        .secure(is_https(app));
    (SET_COOKIE, cookie.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::cookie_name::name_at;
    use super::*;

    #[test]
    fn a_token_round_trips_as_text() {
        let token = Token::new();
        assert_eq!(Token::parse(&token.text()).unwrap().0, token.0);
    }

    #[test]
    fn a_malformed_token_is_refused() {
        for text in [
            "",
            "ab",
            &"g".repeat(64),
            &"a".repeat(63),
            &"a".repeat(66),
            &"é".repeat(32),
            "+1".repeat(32).as_str(),
        ] {
            assert!(Token::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn over_https_only_the_cookie_with_a_prefix_is_read() {
        let (own, neighbours) = (Token::new(), Token::new());
        let sent = |cookies: &[&str], url: &str| {
            let headers = [(COOKIE, cookies.join("; ").parse().unwrap())].into_iter().collect();
            let name = name_at(Some(&url.parse().unwrap()), NAME);
            tokens_where(&headers, |sent| sent == name).into_iter().map(|token| token.0).collect::<Vec<_>>()
        };
        for (https, http, prefix) in [
            ("https://games.example.org", "http://games.example.org", "__Host-"),
            ("https://club.example/games", "http://club.example/games", "__Secure-"),
        ] {
            let strict = format!("{prefix}{NAME}={}", own.text());
            let plain = format!("{NAME}={}", neighbours.text());
            for both in [[strict.as_str(), &plain], [&plain, strict.as_str()]] {
                assert_eq!(sent(&both, https), [own.0]);
                assert_eq!(sent(&both, http), [neighbours.0], "over http there is only the plain name");
            }
            assert!(sent(&[&plain], https).is_empty(), "a cookie set by another site is ignored");
        }
    }

    #[test]
    fn a_token_is_not_printed() {
        assert_eq!(format!("{:?}", Token::new()), "Token(secret)");
    }
}
