//! The games on the shelf.

use axum::Json;
use protocol::GameInfo;
use room::shelf;

/// `GET /api/games`.
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    Json(shelf::titles().iter().map(|title| title.info()).collect())
}
