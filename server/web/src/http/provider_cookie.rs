//! The cookie of a browser that was sent to a provider. Who comes back without it, because they followed a link that somebody
//! else has made, is not signed in.

use super::cookie::{Token, cookie_header, tokens};
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use identity::providers::VISIT_LASTS;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "rodada-provider";

/// The secrets that a browser has got with its visits to providers, without a look at whether they are valid.
pub(super) struct ProviderCookies(pub(super) Vec<Token>);

impl FromRequestParts<Arc<App>> for ProviderCookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(tokens(app, &parts.headers, NAME)))
    }
}

/// The header that gives a browser its secret.
pub(super) fn set_provider_cookie(app: &App, secret: &Token) -> (HeaderName, String) {
    cookie_header(app, NAME, &secret.text(), Duration::from_millis(VISIT_LASTS))
}

/// The header that takes the secret away when the browser has come back.
pub(super) fn clear_provider_cookie(app: &App) -> (HeaderName, String) {
    cookie_header(app, NAME, "", Duration::ZERO)
}
