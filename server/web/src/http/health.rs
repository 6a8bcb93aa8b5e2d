//! Health checks and metrics.

use crate::App;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use std::sync::Arc;

pub(super) const ALIVE: &str = "/healthz";
pub(super) const READY: &str = "/readyz";
/// Paths that monitoring programs request without knowing the server's public host name.
pub(super) const PATHS: [&str; 2] = [ALIVE, READY];

/// `GET /healthz`: the process is running.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Names the limits that apply, so that nobody measures a server with limits, or exposes one without them.
const LIMITS_HEADER: HeaderName = HeaderName::from_static("rodada-limits");

/// `GET /readyz`: the server can accept work.
pub(super) async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut faults = Vec::new();
    if app.health.is_draining() {
        faults.push("the server is stopping".to_owned());
    }
    let hanging = app.health.watchdog.hanging();
    if hanging > 0 {
        faults.push(format!("{hanging} rooms hang"));
    }
    // Anybody can send this request, so it is answered from what the server already knows about the store, without a
    // query.
    if !app.store.is_writable() {
        faults.push("the store does not answer".to_owned());
    }
    let (status, text) = match faults.is_empty() {
        true => (StatusCode::OK, "ready\n".to_owned()),
        false => (StatusCode::SERVICE_UNAVAILABLE, faults.join("\n") + "\n"),
    };
    (status, [(LIMITS_HEADER, app.settings.limits.name())], text)
}

/// `GET /metrics`: the metrics in the format of Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    #[expect(clippy::cast_precision_loss, reason = "nobody has that many rooms")]
    {
        app.metrics.rooms.set(app.rooms.count() as f64);
        app.metrics.rooms_hanging.set(app.health.watchdog.hanging() as f64);
    }
    app.metrics.store_writable(app.store.is_writable());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render())
}
