//! What goes over HTTP: `/api`, the client's files, and what machines ask.

mod arrival;
mod body;
mod cookie;
mod devices;
mod games;
mod headers;
mod health;
mod host;
mod links;
mod matches;
mod me;
mod origin;
mod pages;
mod path;
mod refusal;
mod renewals;
mod search;
mod sent;
mod sessions;
mod tables;

pub(crate) use arrival::Kept;
pub(crate) use cookie::{Asker, SignedIn};
pub(crate) use origin::SameOrigin;
pub(crate) use refusal::Refusal;
pub(crate) use renewals::Renewals;

use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use protocol::{Code, limits};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;

/// What is under `/api`, but for the socket.
pub(crate) fn api() -> Router<Arc<App>> {
    Router::new()
        .route("/me", get(me::show).post(me::name))
        .route("/me/link", post(devices::offer))
        .route("/me/link/redeem", post(devices::redeem))
        .route("/me/sessions", get(sessions::list))
        .route("/me/sessions/end", post(sessions::end))
        .route("/games", get(games::list))
        .route("/tables", get(tables::list_open).post(tables::create))
        .route("/tables/mine", get(tables::list_own))
        .route("/tables/{room}/invitation", get(tables::invitation))
        .route("/matches", get(matches::list))
        .route("/matches/{room}/reel", get(matches::reel))
        .route("/matches/{room}/export", get(matches::export))
        .fallback(unknown)
        .method_not_allowed_fallback(wrong_method)
}

/// Every address of this server, `api` among them, and what is said to all who ask.
pub(crate) fn router(api: Router<Arc<App>>, app: Arc<App>) -> Router {
    Router::new()
        .nest("/api", api)
        .route("/api/", any(unknown))
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route("/metrics", any(unknown))
        .fallback(pages::show)
        .layer(DefaultBodyLimit::max(limits::CLIENT_FRAME_BYTES))
        .layer(CatchPanicLayer::custom(refusal::of_panic))
        .layer(from_fn_with_state(Arc::clone(&app), host::check))
        .layer(from_fn_with_state(Arc::clone(&app), headers::add))
        .with_state(app)
}

/// What is told on the listener for metrics.
pub(crate) fn metrics(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(health::metrics)).with_state(app)
}

async fn unknown() -> Refusal {
    Refusal::new(Code::NotFound, "there is no such address")
}

async fn wrong_method() -> Refusal {
    Refusal::new(Code::Malformed, "this address does not know that method")
        .with_status(axum::http::StatusCode::METHOD_NOT_ALLOWED)
}
