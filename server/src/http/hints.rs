//! The hints of games that a user has seen.

use super::body::Body;
use super::cookie::RequestUser;
use super::{Refusal, SameOrigin};
use crate::app::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{Code, SeenHints};
use room::registry;
use std::sync::Arc;

/// The most hints in one request.
const MAX_AT_ONCE: usize = 100;
/// The longest name of a hint.
const MAX_NAME: usize = 40;

/// `GET /api/me/hints/{game}`: the hints of a game that the user has seen.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    Path(game): Path<String>,
) -> Result<Json<SeenHints>, Refusal> {
    let user = request_user.require_user()?.id;
    registry::definition(&game).ok_or(Code::NotFound)?;
    Ok(Json(SeenHints { seen: app.store.seen_hints(user, &game).await? }))
}

/// `POST /api/me/hints/{game}`: the user has seen these hints.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Path(game): Path<String>,
    Body(SeenHints { seen }): Body<SeenHints>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    registry::definition(&game).ok_or(Code::NotFound)?;
    if seen.len() > MAX_AT_ONCE || !seen.iter().all(|hint| is_name(hint)) {
        return Err(Code::Malformed.into());
    }
    app.store.add_seen_hints(user, &game, &seen).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn is_name(hint: &str) -> bool {
    (1..=MAX_NAME).contains(&hint.len())
        && hint.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
