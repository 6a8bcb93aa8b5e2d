//! What every answer says to browsers, and what is counted of it.

use super::devices;
use crate::admission::forwarded;
use crate::app::App;
use crate::config::{LogAddresses, PublicUrl};
use axum::extract::{ConnectInfo, Request, State};
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
    let is_secret = request.uri().path().starts_with(devices::FOLDER);
    let asked = match app.config.log_addresses {
        LogAddresses::Yes => Some(Asked::of(&app, &request)),
        LogAddresses::No => None,
    };
    let mut response = next.run(request).await;
    if let Some(Asked { address, method, path }) = asked {
        let path = if is_secret { devices::FOLDER } else { &path };
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

/// A request as the log names it: without what stands behind the path, which may be an invitation.
struct Asked {
    address: Option<String>,
    method: Method,
    path: String,
}

impl Asked {
    fn of(app: &App, request: &Request) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let address = forwarded(app.config.proxy_header.as_ref(), request.headers()).or(peer);
        Self {
            address: address.map(|address| address.to_string()),
            method: request.method().clone(),
            path: request.uri().path().to_owned(),
        }
    }
}
