//! The list of games.

use axum::Json;
use protocol::GameInfo;
use room::registry;

/// `GET /api/games`.
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    Json(registry::definitions().iter().map(|definition| definition.info()).collect())
}
