//! Lessons: matches that teach a game.

use super::body::Body;
use super::cookie::RequestUser;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::entropy;
use axum::Json;
use axum::extract::State;
use protocol::{LessonTable, NewLesson};
use std::sync::Arc;

/// `POST /api/lessons`: the user's lesson of a game that is not over, or a new one.
pub(super) async fn start(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(NewLesson { game, anew }): Body<NewLesson>,
) -> Result<Json<LessonTable>, Refusal> {
    let learner = request_user.require_user()?.id;
    if !anew && let Some(room) = app.store.unfinished_lesson(learner, &game).await? {
        return Ok(Json(LessonTable { room }));
    }
    app.quotas.new_table(address)?;
    let new = room::set_up_lesson(&game, learner, app.clock.now(), entropy::new_match_identity())?;
    let room = new.row.id;
    app.store.create(new).await?;
    // A bot may be the first to decide.
    app.rooms.wake(room);
    Ok(Json(LessonTable { room }))
}
