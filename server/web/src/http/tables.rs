//! Tables: creating, listing, and inviting to them.

use super::body::Body;
use super::circles::require_member;
use super::cookie::RequestUser;
use super::entry::{admit_watcher, may_open_tables, no_open_tables, require_room, signs_in};
use super::keyed::{Keyed, Request, once};
use super::links::Links;
use super::params::{QueryParams, RoomId};
use super::ratings::fitting_level;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use config::Limits;
use protocol::{
    BotsWanted, Code, Invitation, LatestAction, Level, MatchId, NewTable, SeatSummary, TableStatus,
    TableSummary, UserId,
};
use room::{self, Setup};
use serde::Deserialize;
use std::sync::Arc;
use store::{Filter, MatchHeader, SeatAssignment, SeatRow, listed_seat};
use tables::rooms::opening::new_match_identity;
use uuid::Uuid;

/// The most tables in one list.
const MAX_LISTED: u32 = 100;
/// The most finished matches in the list of a user's own tables. `GET /api/matches` lists all of them.
const MAX_LISTED_ENDED: u32 = 20;
/// The most public tables of one host in the list for everybody: of those that have not started, and of those that run.
const MAX_OF_ONE_HOST: u32 = 3;
/// The most tables that have not started at which a user may be seated and still create another one.
const MAX_GATHERING: u32 = 20;

/// `POST /api/tables`: creates a table; the user takes its first seat.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(wanted) }: Keyed<Body<NewTable>>,
) -> Result<(StatusCode, Json<TableSummary>), Refusal> {
    let host = request_user.clone().require_user()?;
    let set_up = async |request: &Request| set_up(&app, address, &wanted, host.id, request).await;
    let room = MatchId(once(&app, key, &request_user, set_up).await?.id()?);
    app.hub.note_list_change(wanted.settings.open, [host.id]);
    Ok((StatusCode::CREATED, Json(summary(&app, room, host.id).await?)))
}

async fn set_up(
    app: &Arc<App>,
    address: Address,
    wanted: &NewTable,
    host: UserId,
    request: &Request,
) -> Result<Option<Uuid>, Refusal> {
    if wanted.settings.open && !may_open_tables(app, host).await? {
        return Err(no_open_tables(app).into());
    }
    check_rated(app, wanted, host).await?;
    require_room(app)?;
    if let Some(circle) = wanted.circle {
        require_member(app, circle, host).await?;
    }
    app.quotas.count(ByAddress::NewTable, address)?;
    check_gathering_limit(app, host).await?;
    let fitting = match wanted.against {
        Some(BotsWanted::Fitting) => fitting_level(app, host, &wanted.game).await?,
        _ => Level::Good,
    };
    let (now, identity) = (app.clock.now(), new_match_identity());
    let new = room::set_up(Setup { wanted, host, fitting, now, identity })?;
    let room = new.row.id;
    app.store.create_for(new, request.kept()).await?;
    if wanted.against.is_some() {
        // A bot may be the first to decide.
        app.rooms.wake(room);
    }
    Ok(Some(room.0))
}

/// Refuses a rated table of a guest, and one whose matches would move no ratings.
async fn check_rated(app: &App, wanted: &NewTable, host: UserId) -> Result<(), Refusal> {
    if !wanted.settings.rated {
        return Ok(());
    }
    if !wanted.settings.open && wanted.circle.is_none() {
        return Err(Code::RatedTable.into());
    }
    if signs_in(app, host).await? { Ok(()) } else { Err(Code::RatedGuest.into()) }
}

/// Refuses a user who is seated at too many tables that have not started.
pub(super) async fn check_gathering_limit(app: &App, user: UserId) -> Result<(), Refusal> {
    let gathering = Filter {
        statuses: vec![TableStatus::Gathering],
        seated: Some(user),
        requester: Some(user),
        limit: MAX_GATHERING,
        ..Filter::default()
    };
    let full = app.settings.limits == Limits::Strict
        && app.store.list(&gathering).await?.len() >= usize::try_from(MAX_GATHERING).unwrap_or(usize::MAX);
    if full { Err(Code::TooMany.into()) } else { Ok(()) }
}

/// `GET /api/tables`: public tables, to join or to watch.
pub(super) async fn list_open(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let requester = request_user.require_user().ok().map(|user| user.id);
    if admit_watcher(&app, requester).is_err() {
        // The start page is for everybody, and has nothing to show.
        return Ok(Json(Vec::new()));
    }
    let filter = Filter {
        statuses: vec![TableStatus::Gathering, TableStatus::Running],
        open_only: true,
        requester,
        unvisited_since: app.settings.unvisited_since(app.clock.now()),
        limit: MAX_LISTED,
        max_per_host: Some(MAX_OF_ONE_HOST),
        ..Filter::default()
    };
    Ok(Json(app.store.list(&filter).await?))
}

/// `GET /api/tables/mine`: tables at which the user is seated. Finished matches never displace others from the list.
pub(super) async fn list_own(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let user = request_user.require_user()?.id;
    let mut found: Vec<TableSummary> = Vec::new();
    for (statuses, limit) in [
        ([TableStatus::Gathering, TableStatus::Running], MAX_LISTED),
        ([TableStatus::Over, TableStatus::Abandoned], MAX_LISTED_ENDED),
    ] {
        let filter = Filter {
            statuses: statuses.into(),
            seated: Some(user),
            requester: Some(user),
            unvisited_since: app.settings.unvisited_since(app.clock.now()),
            limit,
            ..Filter::default()
        };
        let mut more = app.store.list(&filter).await?;
        // A match may have ended between the two queries.
        more.retain(|entry| found.iter().all(|earlier| earlier.room != entry.room));
        found.append(&mut more);
    }
    Ok(Json(found))
}

/// The language of the page that asks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LatestQuery {
    language: String,
}

/// `GET /api/tables/mine/latest`: what others did last at the tables that wait for the user, in words.
pub(super) async fn list_latest(
    State(app): State<Arc<App>>,
    address: Address,
    request_user: RequestUser,
    QueryParams(LatestQuery { language }): QueryParams<LatestQuery>,
) -> Result<Json<Vec<LatestAction>>, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Search, address)?;
    Ok(Json(app.notices.latest_actions(user, &language).await?))
}

/// `GET /api/tables/{room}/invitation`: the links to a table, for users who are seated at it.
pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    room: Result<RoomId, Refusal>,
    links: Links,
    request_user: RequestUser,
) -> Result<Json<Invitation>, Refusal> {
    let user = request_user.require_user()?.id;
    let RoomId(room) = room?;
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    if !header.seats.iter().any(|seat| is_user(&seat.assignment, user)) {
        return Err(Code::NotSeated.into());
    }
    let watch = links.to(&format!("/t/{room}"));
    let play = format!("{watch}?invitation={}", header.row.invitation);
    Ok(Json(Invitation { room, play, watch }))
}

/// A table of a user as it appears in lists.
pub(super) async fn summary(app: &App, room: MatchId, user: UserId) -> Result<TableSummary, Refusal> {
    let MatchHeader { row, seats } = app.store.header(room).await?.ok_or(Code::NotFound)?;
    let users: Vec<UserId> = seats.iter().filter_map(|seat| seat.assignment.user()).collect();
    let mut names = app.store.names(&users).await?;
    let mut name_of = |seat: &SeatRow| names.get_mut(&seat.assignment.user()?)?.take();
    let (places, points) = row.result.map(|result| (result.places, result.points)).unwrap_or_default();
    let mut summary_of = |row: &SeatRow| SeatSummary {
        seat: listed_seat(&row.assignment, name_of(row)),
        awaited: row.awaited_since.is_some(),
        place: places.get(&row.seat).copied(),
        points: points.get(&row.seat).copied(),
    };
    Ok(TableSummary {
        room,
        game: row.game,
        status: row.table.status,
        pace: row.table.pace,
        yours: seats.iter().find(|seat| is_user(&seat.assignment, user)).map(|seat| seat.seat),
        created: row.created,
        touched: row.touched,
        deadline: row.deadline,
        branch: row.branch_of.is_some(),
        seats: seats.iter().map(|seat| (seat.seat, summary_of(seat))).collect(),
    })
}

fn is_user(assignment: &SeatAssignment, wanted: UserId) -> bool {
    matches!(assignment, SeatAssignment::User { user, .. } if *user == wanted)
}
