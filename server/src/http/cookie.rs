//! Sessions: a cookie with a token nobody can guess, of which the store keeps only the SHA-256.

use super::Refusal;
use crate::app::App;
use crate::clock::millis;
use crate::config::PublicUrl;
use crate::entropy;
use crate::store::{Millis, PersonRow, SessionFound};
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;
use cookie::time;
use cookie::{Cookie, SameSite};
use protocol::Code;
use room::Person;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "rodada";
/// The name under which browsers take a cookie from this very host only, and only encrypted.
const HOST_NAME: &str = "__Host-rodada";
/// Cookies that are looked up for one request.
const MOST: usize = 4;
/// The longest that browsers keep a cookie.
const LASTS: Duration = Duration::from_secs(400 * 24 * 60 * 60);
const BYTES: usize = 32;

/// What a session is known by. Does not print itself.
#[derive(Clone, Copy)]
pub(crate) struct Token([u8; BYTES]);

impl Token {
    /// A token nobody can guess.
    pub(super) fn new() -> Self {
        Self(entropy::bytes())
    }

    /// What the store knows of it.
    pub(crate) fn digest(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// For cookies and links.
    pub(super) fn text(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads what [`Self::text`] wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; BYTES];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// Somebody with a session.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    pub(crate) token: Token,
    /// When the session ends, unless it is prolonged.
    pub(super) ends: Millis,
}

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Asker {
    Person(SignedIn),
    /// Somebody without one: a cookie that was forged, or whose session has ended, says nothing. It is not taken away
    /// either: the browser may have a better one by the time the answer comes.
    Nobody,
}

impl Asker {
    /// The person; a refusal when there is none.
    pub(super) fn person(self) -> Result<Person, Refusal> {
        self.session().map(|session| session.person)
    }

    /// The person and their session; a refusal when there is none.
    pub(super) fn session(self) -> Result<SignedIn, Refusal> {
        match self {
            Self::Person(session) => Ok(session),
            Self::Nobody => Err(Code::NoSession.into()),
        }
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        for token in tokens(&parts.headers, is_https(app)) {
            if let Some(SessionFound { person, ends }) =
                app.store.session(token.digest(), app.clock.now()).await?
            {
                let PersonRow { user, name, revision, .. } = person;
                return Ok(Self::Person(SignedIn { person: Person { user, name, revision }, token, ends }));
            }
        }
        Ok(Self::Nobody)
    }
}

/// The tokens a browser sends. Under plain http a neighbour under the same domain may have put worthless ones beside the
/// good one.
fn tokens(headers: &HeaderMap, https: bool) -> Vec<Token> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies: Vec<_> = texts.flat_map(Cookie::split_parse).filter_map(Result::ok).collect();
    let name = name(https);
    cookies
        .iter()
        .filter(|cookie| cookie.name() == name)
        .filter_map(|cookie| Token::read(cookie.value()))
        .take(MOST)
        .collect()
}

/// The one name under which a session is kept and read. Where the server is reached by https, the plain name is never read,
/// not even once to go on with a session of before: any page under the same domain can set a cookie of that name, and
/// would make its visitors somebody else.
fn name(https: bool) -> &'static str {
    if https { HOST_NAME } else { NAME }
}

/// When a session that begins or is renewed now ends.
pub(super) fn ends(now: Millis) -> Millis {
    now + millis(LASTS)
}

/// The header that gives a browser its session.
pub(super) fn keep_cookie(app: &App, token: &Token) -> [(HeaderName, String); 1] {
    [set(app, name(is_https(app)), &token.text(), LASTS)]
}

/// The headers that take the session away from a browser that wants to be rid of it.
pub(super) fn forget_cookie(app: &App) -> AppendHeaders<Vec<(HeaderName, String)>> {
    // What an http address of before left behind goes, too.
    let names: &[&str] = if is_https(app) { &[HOST_NAME, NAME] } else { &[NAME] };
    AppendHeaders(names.iter().map(|name| set(app, name, "", Duration::ZERO)).collect())
}

fn set(app: &App, name: &str, value: &str, lasts: Duration) -> (HeaderName, String) {
    let cookie = Cookie::build((name, value))
        .path("/")
        .max_age(time::Duration::seconds(lasts.as_secs().cast_signed()))
        .http_only(true)
        .same_site(SameSite::Lax)
        // In the house the server is reached by `http://`, where browsers keep no secure cookie.
        .secure(is_https(app));
    (SET_COOKIE, cookie.to_string())
}

fn is_https(app: &App) -> bool {
    app.config.public_url.as_ref().is_some_and(PublicUrl::is_https)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_written() {
        let token = Token::new();
        assert_eq!(Token::read(&token.text()).unwrap().0, token.0);
    }

    #[test]
    fn a_forged_token_is_none() {
        for text in [
            "",
            "ab",
            &"g".repeat(64),
            &"a".repeat(63),
            &"a".repeat(66),
            &"é".repeat(32),
            "+1".repeat(32).as_str(),
        ] {
            assert!(Token::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn only_the_cookie_of_this_very_host_is_read_where_there_can_be_one() {
        let (own, neighbours) = (Token::new(), Token::new());
        let cookies = [format!("{HOST_NAME}={}", own.text()), format!("{NAME}={}", neighbours.text())];
        let sent = |cookies: &[&str], https| {
            let headers = [(COOKIE, cookies.join("; ").parse().unwrap())].into_iter().collect();
            tokens(&headers, https).into_iter().map(|token| token.0).collect::<Vec<_>>()
        };
        let [host, plain] = &cookies;
        for both in [[host.as_str(), plain], [plain, host]] {
            assert_eq!(sent(&both, true), [own.0]);
            assert_eq!(sent(&both, false), [neighbours.0], "by http there is no other name");
        }
        assert!(sent(&[plain], true).is_empty(), "nobody is who a neighbour says");
    }

    #[test]
    fn a_token_does_not_print_itself() {
        assert_eq!(format!("{:?}", Token::new()), "Token(secret)");
    }
}
