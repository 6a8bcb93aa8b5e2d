//! Requests that change something, and sockets, must come from this server's own pages or from a program that is no
//! browser.

use super::Refusal;
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use protocol::Code;
use std::sync::Arc;

/// Proof that a request comes from a page of this server or from a program that is no browser. Browsers send the page's
/// origin with every request that could do harm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SameOrigin;

impl FromRequestParts<Arc<App>> for SameOrigin {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Some(origin) = parts.headers.get(ORIGIN) else { return Ok(Self) };
        let origin = origin.to_str().unwrap_or_default();
        let own = match &app.settings.public_url {
            Some(url) => url.is_origin(origin),
            None => host(parts)
                .is_some_and(|host| authority(origin).is_some_and(|own| own.eq_ignore_ascii_case(host))),
        };
        if own { Ok(Self) } else { Err(Code::ForeignOrigin.into()) }
    }
}

/// The host that a request names, with its port.
pub(super) fn host(parts: &Parts) -> Option<&str> {
    let header = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
    header.or_else(|| parts.uri.authority().map(|authority| authority.as_str()))
}

fn authority(origin: &str) -> Option<&str> {
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))
}
