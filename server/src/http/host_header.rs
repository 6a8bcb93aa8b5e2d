//! Checks the `Host` header, so that no other site can use its own host name for this server (DNS rebinding).

use super::Refusal;
use super::health::PATHS;
use crate::app::App;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use std::sync::Arc;

/// Refuses requests for other hosts if the public URL is set, and requests with two `Host` headers.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut hosts = request.headers().get_all(HOST).iter();
    let host = hosts.next();
    if hosts.next().is_some() {
        return Refusal::new(Code::Malformed, "host: there are two headers").into_response();
    }
    // Monitoring programs use any host name.
    let public = app.config.public_url.as_ref().filter(|_| !PATHS.contains(&request.uri().path()));
    let named = host.and_then(|host| host.to_str().ok());
    let named = named.or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    if public.is_some_and(|url| !named.is_some_and(|named| url.is_host(named))) {
        app.traffic.count_other_host();
        let refusal = Refusal::new(Code::ForeignOrigin, "host: this server has another name");
        return refusal.with_status(StatusCode::MISDIRECTED_REQUEST).into_response();
    }
    next.run(request).await
}
