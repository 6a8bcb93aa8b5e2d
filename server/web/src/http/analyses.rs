//! What choices and luck made of the result of a match. It is computed for users who ask, and shown to everybody who may
//! see the match with all that was hidden.

use super::cookie::RequestUser;
use super::entry::Watcher;
use super::params::RoomId;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::State;
use protocol::{AnalysisState, Code, MatchId, TableStatus};
use std::sync::Arc;

/// `GET /api/matches/{room}/analysis`: how far the analysis of a match has come.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
) -> Result<Json<AnalysisState>, Refusal> {
    require_result(&app, room).await?;
    let state = app.analyses.state(&*app.store, room).await?;
    Ok(Json(
        state
            .ok_or_else(|| Refusal::new(Code::NotFound, "nobody has asked for an analysis of this match"))?,
    ))
}

/// `POST /api/matches/{room}/analysis`: asks for the analysis of a match.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    RoomId(room): RoomId,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<AnalysisState>, Refusal> {
    let user = request_user.require_user()?.id;
    require_result(&app, room).await?;
    if let Some(state) =
        app.analyses.state(&*app.store, room).await?.filter(|state| *state != AnalysisState::Failed)
    {
        return Ok(Json(state));
    }
    app.quotas.count(ByAddress::Analysis, address)?;
    app.quotas.count_of_user(ByUser::Analysis, user)?;
    Ok(Json(app.analyses.begin(&app.store, room)?))
}

/// What was hidden is shown after the end, and only a result can be explained.
async fn require_result(app: &App, room: MatchId) -> Result<(), Refusal> {
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    match header.row.table.status {
        TableStatus::Over => Ok(()),
        TableStatus::Gathering | TableStatus::Abandoned => Err(Code::NotStarted.into()),
        TableStatus::Running => Err(Code::NotOver.into()),
    }
}
