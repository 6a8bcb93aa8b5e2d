//! Sessions: a cookie with a token nobody can guess, of which the store keeps only the SHA-256.

use super::Refusal;
use crate::app::App;
use crate::clock::millis;
use crate::config::PublicUrl;
use crate::room::Person;
use crate::store::Millis;
use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use protocol::Code;
use rand::Rng;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "rodada";
/// The longest that browsers keep a cookie.
const LASTS: Duration = Duration::from_secs(400 * 24 * 60 * 60);
const BYTES: usize = 32;

/// What a session is known by. Does not print itself.
#[derive(Clone, Copy)]
pub(crate) struct Token([u8; BYTES]);

impl Token {
    /// A token nobody can guess.
    pub(super) fn new() -> Self {
        let mut bytes = [0; BYTES];
        rand::rng().fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// What the store knows of it.
    pub(super) fn digest(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// For cookies and links.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads what [`Self::text`] wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; BYTES];
        if text.len() != 2 * BYTES {
            return None;
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |c: u8| char::from(c).to_digit(16);
            *byte = u8::try_from(digit(digits[0])? * 16 + digit(digits[1])?).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Asker {
    /// Somebody with a session.
    Person(Person, Token),
    /// Somebody without a cookie.
    Nobody,
    /// Somebody with a cookie that was forged, or has ended.
    Stranger,
}

impl Asker {
    /// The person; a refusal when there is none.
    pub(super) fn person(self) -> Result<Person, Refusal> {
        match self {
            Self::Person(person, _) => Ok(person),
            Self::Nobody | Self::Stranger => Err(Code::NoSession.into()),
        }
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Some(text) = cookie_of(&parts.headers) else { return Ok(Self::Nobody) };
        let Some(token) = Token::read(&text) else { return Ok(Self::Stranger) };
        let found = app.store.session(token.digest(), app.clock.now()).await?;
        Ok(match found {
            Some(row) => Self::Person(Person { user: row.user, name: row.name }, token),
            None => Self::Stranger,
        })
    }
}

fn cookie_of(headers: &HeaderMap) -> Option<String> {
    CookieJar::from_headers(headers).get(NAME).map(|cookie| cookie.value().to_owned())
}

/// When a session that begins or is renewed now ends.
pub(super) fn ends(now: Millis) -> Millis {
    now + millis(LASTS)
}

/// The header that gives a browser its session.
pub(super) fn keep_cookie(app: &App, token: &Token) -> [(HeaderName, String); 1] {
    set(app, &token.text(), LASTS)
}

/// The header that takes the session away from a browser.
pub(crate) fn forget_cookie(app: &App) -> [(HeaderName, String); 1] {
    set(app, "", Duration::ZERO)
}

/// A cookie that opens nothing is taken away, so that the browser can start anew.
pub(super) fn turned_away(app: &App) -> Response {
    (forget_cookie(app), Refusal::from(Code::NoSession)).into_response()
}

fn set(app: &App, value: &str, lasts: Duration) -> [(HeaderName, String); 1] {
    // In the house the server is reached by `http://`, where browsers keep no secure cookie.
    let secure =
        if app.config.public_url.as_ref().is_some_and(PublicUrl::is_https) { "; Secure" } else { "" };
    let lasts = lasts.as_secs();
    [(SET_COOKIE, format!("{NAME}={value}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax{secure}"))]
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
    fn a_token_does_not_print_itself() {
        assert_eq!(format!("{:?}", Token::new()), "Token(secret)");
    }
}
