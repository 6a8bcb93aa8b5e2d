//! Checks the `Host` header, so that no other site can use its own host name for this server (DNS rebinding).

use super::Refusal;
use super::headers::peer_of;
use super::health::PATHS;
use crate::App;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base::traffic::Named;
use protocol::Code;
use std::sync::Arc;

/// Refuses requests for other hosts if the public URL is set, and requests with two `Host` headers.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.headers().get_all(HOST).iter().count() > 1 {
        return Refusal::new(Code::Malformed, "host: there are two headers").into_response();
    }
    // Monitoring programs use any host name.
    if PATHS.contains(&request.uri().path()) {
        return next.run(request).await;
    }
    let named = Named::of(app.settings.public_url.as_ref(), named_host(&request));
    app.traffic.count(app.settings.proxy_header.as_ref(), peer_of(&request), request.headers(), named);
    match named {
        Named::Own => next.run(request).await,
        Named::OtherPort | Named::Other => {
            let refusal = Refusal::new(Code::ForeignOrigin, "host: this server has another name");
            refusal.with_status(StatusCode::MISDIRECTED_REQUEST).into_response()
        }
    }
}

/// The host that a request names, with its port.
pub(super) fn named_host(request: &Request) -> Option<&str> {
    let named = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    named.or_else(|| request.uri().authority().map(|authority| authority.as_str()))
}
