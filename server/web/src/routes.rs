//! All routes.

use crate::App;
use crate::{http, ws};
use axum::Router;
use axum::routing::any;
use host::Host;
use std::sync::Arc;

pub(crate) fn all(app: Arc<App>, host: Arc<Host>) -> Router {
    let live = Router::new()
        .route("/socket", any(ws::open))
        .route("/events", ws::events::stream_route())
        .route("/events/{id}/{number}", ws::events::frames_route());
    http::router(http::api(live, host), app)
}
