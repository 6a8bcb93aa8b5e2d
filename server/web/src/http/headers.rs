//! Headers of every response, request metrics, and the log of requests.

use super::pages::ServedFile;
use super::{calendars, circles, devices};
use crate::App;
use crate::admission::forwarded_address;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, DATE, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;
use config::LogAddresses;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

/// Scripts may only come from files of this server. Styles may stand in attributes, because the board sets positions
/// and colours that way. No other site may frame our pages.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Browsers that were here use only https for a year.
const HSTS_POLICY: &str = "max-age=31536000";

/// Headers of pages. They mean nothing for scripts, styles and data, of which a page loads many.
// Addresses may contain invitations, so other sites do not get a referrer.
const PAGE_HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

pub(super) async fn add(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_secret = may_be_secret(request.uri().path());
    let logged = match app.settings.log_addresses {
        LogAddresses::Yes => Some(LoggedRequest::of(&app, &request)),
        LogAddresses::No => None,
    };
    let mut response = next.run(request).await;
    if let Some(LoggedRequest { address, method, route }) = logged {
        let file = response.extensions().get::<ServedFile>().map(|ServedFile(file)| &**file);
        let path = route.as_deref().or(file).unwrap_or(UNKNOWN_PATH);
        tracing::info!(address, %method, path, status = response.status().as_u16(), "request");
    }
    app.metrics.http_requests.increment(1);
    if response.status().is_server_error() {
        app.metrics.http_errors.increment(1);
    }
    let headers = response.headers_mut();
    // Pages compare deadlines with this time, so it is that of the clock by which deadlines pass.
    let now = UNIX_EPOCH + Duration::from_millis(app.clock.now());
    headers.extend(HeaderValue::try_from(httpdate::fmt_http_date(now)).ok().map(|now| (DATE, now)));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        for (name, value) in PAGE_HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    // Under a path it is not ours to say for the whole host.
    if app.settings.public_url.as_ref().is_some_and(|url| url.is_https() && url.path().is_empty()) {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS_POLICY));
    }
    if is_secret {
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    // A response for one user must not be reused for another request.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The path that the log shows for an address that leads nowhere.
const UNKNOWN_PATH: &str = "unknown";

/// A request as it is logged: by the route that it matched, or by the file that it got. The requested path itself is
/// never logged, because it may contain tokens, rooms and invitations, spelled in whatever way.
struct LoggedRequest {
    address: Option<String>,
    method: Method,
    route: Option<String>,
}

/// Whether the page at this path must not be sent as a referrer, not even to this server. This holds for links to
/// another device or into a circle, and for every path that may be another spelling of one.
fn may_be_secret(path: &str) -> bool {
    let is_plain = |part: &str| {
        let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'_' | b'.');
        part != "." && part != ".." && part.bytes().all(plain)
    };
    let is_link = [devices::LINK_PATH, circles::LINK_PATH, calendars::LINK_PATH]
        .iter()
        .any(|links| path.starts_with(links));
    is_link || path.contains("//") || !path.split('/').all(is_plain)
}

impl LoggedRequest {
    fn of(app: &App, request: &Request) -> Self {
        let forwarded = forwarded_address(app.settings.proxy_header.as_ref(), request.headers());
        let address = forwarded.or_else(|| peer_of(request));
        Self {
            address: address.map(|address| address.to_string()),
            method: request.method().clone(),
            route: request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned()),
        }
    }
}

/// The address from which the connection of a request comes.
pub(super) fn peer_of(request: &Request) -> Option<IpAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_an_unusual_spelling_counts_as_secret() {
        for path in [
            "/d/0a",
            "/join/0a",
            "/calendar/0a",
            "//d/0a",
            "/x/../d/0a",
            "/x/./d/0a",
            "/%64/0a",
            "/%2e%2e/d/0a",
            "/d%2F0a",
            "/t\\d",
        ] {
            assert!(may_be_secret(path), "{path}");
        }
        for path in ["/", "/api/me", "/t/01936d5e-0000-7000-8000-000000000001", "/assets/base-1_a.js", "/t/"]
        {
            assert!(!may_be_secret(path), "{path}");
        }
    }
}
