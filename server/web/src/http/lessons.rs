//! Lessons: matches that teach a game.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::require_room;
use super::keyed::{Keyed, Request, once};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use protocol::{LessonTable, MatchId, NewLesson};
use std::sync::Arc;
use tables::rooms::opening::new_match_identity;

/// `POST /api/lessons`: the user's lesson of a game that is not over, or a new one.
pub(super) async fn start(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(NewLesson { game, anew }) }: Keyed<Body<NewLesson>>,
) -> Result<Json<LessonTable>, Refusal> {
    let learner = request_user.clone().require_user()?.id;
    let start = async |request: &Request| {
        if !anew && let Some(room) = app.store.unfinished_lesson(learner, &game).await? {
            return Ok(Some(room.0));
        }
        require_room(&app)?;
        app.quotas.count(ByAddress::NewTable, address)?;
        let new = room::set_up_lesson(&game, learner, app.clock.now(), new_match_identity())?;
        let room = new.row.id;
        app.store.create_for(new, request.kept()).await?;
        // A bot may be the first to decide.
        app.rooms.wake(room);
        Ok(Some(room.0))
    };
    let room = MatchId(once(&app, key, &request_user, start).await?.id()?);
    Ok(Json(LessonTable { room }))
}
