//! The cookie of a browser that has asked for a code by mail. The code works in no other browser, so nobody signs in with
//! a code that they talked its owner out of.

use super::cookie::{Token, cookie_header, tokens};
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use axum::response::AppendHeaders;
use notices::{BrowserSecret, CODE_LASTS};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "rodada-code";

/// The secret of the browser that sends a request, if it has asked for a code.
pub(super) struct CodeCookie(pub(super) Option<BrowserSecret>);

impl FromRequestParts<Arc<App>> for CodeCookie {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let tokens = tokens(app, &parts.headers, NAME);
        Ok(Self(tokens.first().map(|token| BrowserSecret(token.bytes()))))
    }
}

/// The header that gives a browser its secret.
pub(super) fn set_code_cookie(app: &App, browser: BrowserSecret) -> AppendHeaders<[(HeaderName, String); 1]> {
    let token = Token::of(browser.0);
    AppendHeaders([cookie_header(app, NAME, &token.text(), Duration::from_millis(CODE_LASTS))])
}

/// The header that takes the secret away when the code is used up.
pub(super) fn clear_code_cookie(app: &App) -> AppendHeaders<[(HeaderName, String); 1]> {
    AppendHeaders([cookie_header(app, NAME, "", Duration::ZERO)])
}
