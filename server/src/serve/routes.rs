//! All routes.

use crate::app::App;
use crate::{http, ws};
use axum::Router;
use axum::routing::any;
use std::sync::Arc;

pub(super) fn all(app: Arc<App>) -> Router {
    http::router(http::api().route("/socket", any(ws::open)), app)
}
