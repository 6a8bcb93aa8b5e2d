//! What every answer says to browsers, and what is counted of it.

use super::devices;
use super::pages::Shown;
use crate::admission::forwarded;
use crate::app::App;
use crate::config::{LogAddresses, PublicUrl};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;
use std::net::SocketAddr;
use std::sync::Arc;

/// Scripts come from files of this server and from nowhere else. Styles may stand in attributes: the board sets
/// positions and colours that way. No page of others may frame ours.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// For a year, browsers that were here come by https only.
const ONLY_ENCRYPTED: &str = "max-age=31536000";

// Invitations stand in addresses: they are told to no other site.
const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

pub(super) async fn add(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_secret = may_be_secret(request.uri().path());
    let asked = match app.config.log_addresses {
        LogAddresses::Yes => Some(Asked::of(&app, &request)),
        LogAddresses::No => None,
    };
    let mut response = next.run(request).await;
    if let Some(Asked { address, method, route }) = asked {
        let shown = response.extensions().get::<Shown>().map(|Shown(file)| &**file);
        let path = route.as_deref().or(shown).unwrap_or(NOWHERE);
        tracing::info!(address, %method, path, status = response.status().as_u16(), "asked");
    }
    app.metrics.http_requests.increment(1);
    if response.status().is_server_error() {
        app.metrics.http_faults.increment(1);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.public_url.as_ref().is_some_and(PublicUrl::is_https) {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_ENCRYPTED));
    }
    if is_secret {
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    // What is said to one person now is no answer to anybody later.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// What the log calls an address at which nothing is.
const NOWHERE: &str = "unknown";

/// A request as the log names it: by the route it takes, or by the file that is shown. What is asked for is never written
/// down: tokens of links, rooms and invitations stand in it, in whatever way somebody may spell them.
struct Asked {
    address: Option<String>,
    method: Method,
    route: Option<String>,
}

/// Whether no page there may be named to anybody, not even to this server: a link to another device, and all that is
/// spelled in a way in which it might be one.
fn may_be_secret(path: &str) -> bool {
    let is_plain = |part: &str| {
        let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'_' | b'.');
        part != "." && part != ".." && part.bytes().all(plain)
    };
    path.starts_with(devices::FOLDER) || path.contains("//") || !path.split('/').all(is_plain)
}

impl Asked {
    fn of(app: &App, request: &Request) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let address = forwarded(app.config.proxy_header.as_ref(), request.headers()).or(peer);
        Self {
            address: address.map(|address| address.to_string()),
            method: request.method().clone(),
            route: request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_strangely_is_named_to_nobody() {
        for path in
            ["/d/0a", "//d/0a", "/x/../d/0a", "/x/./d/0a", "/%64/0a", "/%2e%2e/d/0a", "/d%2F0a", "/t\\d"]
        {
            assert!(may_be_secret(path), "{path}");
        }
        for path in ["/", "/api/me", "/t/01936d5e-0000-7000-8000-000000000001", "/assets/base-1_a.js", "/t/"]
        {
            assert!(!may_be_secret(path), "{path}");
        }
    }
}
