//! The list of games.

use super::coded_json::{JSON, body, coding_of};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::response::{IntoResponse, Response};
use protocol::GameInfo;
use room::registry;

/// `GET /api/games`. Every page asks for it, and it says the same to everybody.
pub(super) async fn list(headers: HeaderMap) -> Response {
    let games: Vec<GameInfo> = registry::definitions().iter().map(|definition| definition.info()).collect();
    let coding = coding_of(&headers);
    let body = body(&games, coding);
    let coding = coding.map(|coding| [(CONTENT_ENCODING, coding.name())]);
    ([JSON], [(VARY, "accept-encoding")], coding, body).into_response()
}
