//! The cookie of a browser that was sent to a provider. Who comes back without it, because they followed a link that somebody
//! else has made, is not signed in.

use super::cookie::{Token, cookie_header, is_https, tokens};
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use identity::providers::VISIT_LASTS;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "rodada-provider";
/// See the cookie of sessions.
const HOST_NAME: &str = "__Host-rodada-provider";

/// The secrets that a browser has got with its visits to providers, without a look at whether they are valid.
pub(super) struct ProviderCookies(pub(super) Vec<Token>);

impl FromRequestParts<Arc<App>> for ProviderCookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(tokens(&parts.headers, name(app))))
    }
}

/// The header that gives a browser its secret.
pub(super) fn set_provider_cookie(app: &App, secret: &Token) -> (HeaderName, String) {
    cookie_header(app, name(app), &secret.text(), Duration::from_millis(VISIT_LASTS))
}

/// The header that takes the secret away when the browser has come back.
pub(super) fn clear_provider_cookie(app: &App) -> (HeaderName, String) {
    cookie_header(app, name(app), "", Duration::ZERO)
}

fn name(app: &App) -> &'static str {
    if is_https(app) { HOST_NAME } else { NAME }
}
