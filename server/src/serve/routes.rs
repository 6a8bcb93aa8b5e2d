//! Where every address leads.

use crate::app::App;
use crate::{http, ws};
use axum::Router;
use axum::routing::any;
use std::sync::Arc;

/// What is told to the world.
pub(super) fn all(app: Arc<App>) -> Router {
    http::router(http::api().route("/socket", any(ws::open)), app)
}
