//! What machines ask.

use crate::app::App;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use std::sync::Arc;

pub(super) const ALIVE: &str = "/healthz";
pub(super) const READY: &str = "/readyz";
/// What is asked by machines that need not know the server's name.
pub(super) const PATHS: [&str; 2] = [ALIVE, READY];

/// `GET /healthz`: the process lives.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Says which limits hold, so that nobody measures a server that holds back or trusts one that does not.
const LIMITS: HeaderName = HeaderName::from_static("rodada-limits");

/// `GET /readyz`: the server can be given work.
pub(super) async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut faults = Vec::new();
    if app.health.is_draining() {
        faults.push("the server stops".to_owned());
    }
    let hanging = app.health.watchdog.hanging();
    if hanging > 0 {
        faults.push(format!("{hanging} rooms hang"));
    }
    // Strangers ask this: it is answered from what the server itself found out, without a turn of the one who writes.
    if !app.store.is_writable() {
        faults.push("the store does not answer".to_owned());
    }
    let (status, text) = match faults.is_empty() {
        true => (StatusCode::OK, "ready\n".to_owned()),
        false => (StatusCode::SERVICE_UNAVAILABLE, faults.join("\n") + "\n"),
    };
    (status, [(LIMITS, app.config.limits.name())], text)
}

/// `GET /metrics`: what is counted, as Prometheus reads it.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    #[expect(clippy::cast_precision_loss, reason = "nobody has that many rooms")]
    {
        app.metrics.rooms.set(app.rooms.len() as f64);
        app.metrics.rooms_hanging.set(app.health.watchdog.hanging() as f64);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render())
}
