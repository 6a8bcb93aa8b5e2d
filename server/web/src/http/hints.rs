//! The hints that users get in their first matches of a game that are no lessons. The server knows which each user has
//! seen, whether they want any, and who has begun neither a match nor a lesson: they are offered the lesson before the
//! start.

use super::body::Body;
use super::cookie::RequestUser;
use super::{Refusal, SameOrigin};
use crate::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{Code, Hints, SeenHints};
use room::registry;
use std::sync::Arc;
use store::lessons::SeenByUser;

/// In how many matches of a game a user gets hints.
const TAUGHT_MATCHES: u32 = 3;
/// The most hints in one request.
const MAX_AT_ONCE: usize = 100;
/// The longest name of a hint.
const MAX_NAME: usize = 40;

/// `GET /api/me/hints/{game}`: what the user knows of the game.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    Path(game): Path<String>,
) -> Result<Json<Hints>, Refusal> {
    let user = request_user.require_user()?.id;
    registry::definition(&game).ok_or(Code::NotFound)?;
    let SeenByUser { hints: seen, no_more } = app.store.seen_hints(user, &game).await?;
    if no_more {
        return Ok(Json(Hints { seen, wanted: false, new: false }));
    }
    let matches = app.store.count_matches(user, &game, TAUGHT_MATCHES + 1).await?;
    let new = matches == 0 && !app.store.has_lesson(user, &game).await?;
    Ok(Json(Hints { seen, wanted: matches <= TAUGHT_MATCHES, new }))
}

/// `POST /api/me/hints/{game}`: the user has seen these hints, or wants no more.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Path(game): Path<String>,
    Body(SeenHints { seen, no_more }): Body<SeenHints>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    registry::definition(&game).ok_or(Code::NotFound)?;
    if seen.len() > MAX_AT_ONCE || !seen.iter().all(|hint| is_name(hint)) {
        return Err(Code::Malformed.into());
    }
    app.store.add_seen_hints(user, &game, SeenByUser { hints: seen, no_more }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn is_name(hint: &str) -> bool {
    (1..=MAX_NAME).contains(&hint.len())
        && hint.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
