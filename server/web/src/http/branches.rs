//! Branches of finished matches: what if. Whoever may see a match with all that was hidden may play on from any of its steps.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::{Watcher, require_room};
use super::keyed::{Keyed, Request, once};
use super::matches::{refuse_replay, require_end};
use super::params::RoomId;
use super::tables::{check_gathering_limit, summary};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{MatchId, NewBranch, TableSummary, UserId};
use room::{BranchError, BranchSetup, set_up_branch};
use std::sync::Arc;
use store::Filter;
use tables::rooms::opening::new_match_identity;
use uuid::Uuid;

/// The most branches in one list.
const MAX_LISTED: u32 = 20;

/// `POST /api/matches/{room}/branches`: plays on from a step of a match.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    RoomId(origin): RoomId,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(wanted) }: Keyed<Body<NewBranch>>,
) -> Result<(StatusCode, Json<TableSummary>), Refusal> {
    let host = request_user.clone().require_user()?.id;
    let set_up = async |request: &Request| set_up(&app, address, origin, wanted, host, request).await;
    let room = MatchId(once(&app, key, &request_user, set_up).await?.id()?);
    Ok((StatusCode::CREATED, Json(summary(&app, room, host).await?)))
}

async fn set_up(
    app: &Arc<App>,
    address: Address,
    origin: MatchId,
    wanted: NewBranch,
    host: UserId,
    request: &Request,
) -> Result<Option<Uuid>, Refusal> {
    require_end(app, origin).await?;
    require_room(app)?;
    app.quotas.count(ByAddress::NewTable, address)?;
    app.quotas.count_of_user(ByUser::Branch, host)?;
    check_gathering_limit(app, host).await?;
    let (now, identity) = (app.clock.now(), new_match_identity());
    let made = app.replays.run(&*app.store, origin, move |origin, _| {
        match set_up_branch(BranchSetup { origin, wanted, host, now, identity }) {
            Ok(new) => Ok(Ok(new)),
            Err(BranchError::Refused(code)) => Ok(Err(code)),
            Err(BranchError::Replay(error)) => Err(error),
        }
    });
    let new = made.await.map_err(|error| refuse_replay(origin, &error))??;
    let room = new.row.id;
    app.store.create_for(new, request.kept()).await?;
    if wanted.against.is_some() {
        // A bot may be the first to decide.
        app.rooms.wake(room);
    }
    Ok(Some(room.0))
}

/// `GET /api/matches/{room}/branches`: the user's own branches of a match, newest first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(origin): RoomId,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let user = request_user.require_user()?.id;
    require_end(&app, origin).await?;
    app.quotas.count(ByAddress::Search, address)?;
    let filter =
        Filter { branch_of: Some(origin), requester: Some(user), limit: MAX_LISTED, ..Filter::default() };
    Ok(Json(app.store.list(&filter).await?))
}
