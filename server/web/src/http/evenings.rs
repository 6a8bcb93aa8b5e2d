//! Evenings: several matches of the same people in a circle. Whoever is neither a member of the circle nor has sat at one of
//! the tables is answered as if there were no evening.

use super::body::Body;
use super::circles::require_member;
use super::cookie::RequestUser;
use super::entry::{Watcher, require_room, signs_in};
use super::keyed::{Keyed, Request, once};
use super::params::{IdInPath, RoomId};
use super::tables::check_gathering_limit;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base::entropy::{random_id, random_in};
use protocol::{
    CircleId, Code, Evening, EveningId, EveningMade, EveningMatch, EveningOfTable, EveningPlayer,
    EveningState, LeagueOfTable, MatchId, NewEvening, UserId,
};
use records::Names;
use records::names::distinguish;
use room::{EveningStanding, first_of_evening, plan_evening, standing_of};
use std::sync::Arc;
use store::circles::Circle;
use store::evenings::{self, InEvening, StoredEvening};
use tables::rooms::opening::new_match_identity;

/// The most evenings of a circle that are listed.
const MAX_LISTED: u32 = 50;

/// `POST /api/circles/{circle}/evenings`: sets up an evening with the table of its first match, where the user takes the first
/// seat.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
    Keyed { key, body: Body(wanted) }: Keyed<Body<NewEvening>>,
) -> Result<(StatusCode, Json<EveningMade>), Refusal> {
    let maker = request_user.clone().require_user()?.id;
    let IdInPath(circle) = circle?;
    let make = async |request: &Request| {
        require_member(&app, circle, maker).await?;
        let room = set_up(&app, address, circle, &wanted, maker, request).await?;
        Ok(Some(room.0))
    };
    let room = MatchId(once(&app, key, &request_user, make).await?.id()?);
    app.hub.note_list_change(false, [maker]);
    Ok((StatusCode::CREATED, Json(EveningMade { room })))
}

async fn set_up(
    app: &App,
    address: Address,
    circle: CircleId,
    wanted: &NewEvening,
    maker: UserId,
    request: &Request,
) -> Result<MatchId, Refusal> {
    if wanted.rated && !signs_in(app, maker).await? {
        return Err(Code::RatedGuest.into());
    }
    require_room(app)?;
    let first_seat = random_in(0..u64::from(wanted.seats.max(1)));
    let plan = plan_evening(wanted, u8::try_from(first_seat).unwrap_or(0))?;
    app.quotas.count(ByAddress::NewTable, address)?;
    check_gathering_limit(app, maker).await?;
    let (now, id) = (app.clock.now(), EveningId(random_id()));
    let place = InEvening { evening: id, number: 1 };
    let mut first = first_of_evening(&plan, place, maker, now, new_match_identity())?;
    first.circle = Some(circle);
    let new = evenings::NewEvening { id, circle, maker, plan: &plan, at: now };
    app.store.make_evening(&new, &first, request.kept()).await?;
    Ok(first.row.id)
}

/// `GET /api/circles/{circle}/evenings`: the evenings of a circle: first those that go on, then the others, the latest first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Vec<Evening>>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    let circle = require_member(&app, id, user).await?;
    let mut shown = Vec::new();
    for evening in app.store.evenings_of(id, MAX_LISTED).await? {
        shown.push(shown_to(&app, &evening, Some(user), Some(&circle)).await?);
    }
    shown.sort_by_key(|evening| evening.state != EveningState::Running);
    Ok(Json(shown))
}

/// `GET /api/tables/{room}/evening`: the evening that a table belongs to.
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    request_user: RequestUser,
) -> Result<Json<EveningOfTable>, Refusal> {
    let viewer = request_user.require_user().ok().map(|user| user.id);
    let Some(evening) = app.store.evening_of_table(room).await? else {
        let league = league_of_table(&app, room, viewer).await?;
        return Ok(Json(EveningOfTable { league, ..EveningOfTable::default() }));
    };
    let Some(circle) = circle_seen_by(&app, &evening, viewer).await? else {
        return Ok(Json(EveningOfTable::default()));
    };
    let evening = Some(shown_to(&app, &evening, viewer, circle.as_ref()).await?);
    Ok(Json(EveningOfTable { evening, ..EveningOfTable::default() }))
}

/// The league of a table, for its players and the members of its circle.
async fn league_of_table(
    app: &App,
    room: MatchId,
    viewer: Option<UserId>,
) -> Result<Option<LeagueOfTable>, Refusal> {
    let Some(viewer) = viewer else { return Ok(None) };
    let Some(found) = app.store.league_of_table(room, viewer).await? else { return Ok(None) };
    let is_known = found.is_player || app.store.circle(found.circle, viewer).await?.is_some();
    Ok(is_known.then_some(found.table))
}

/// `POST /api/evenings/{evening}/end`: who has set up an evening, or owns the circle, ends it.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    evening: Result<IdInPath<EveningId>, Refusal>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = evening?;
    app.quotas.count(ByAddress::Circle, address)?;
    app.quotas.count_of_user(ByUser::Circle, user)?;
    let evening = app.store.evening(id).await?.ok_or(Code::NotFound)?;
    let circle = circle_seen_by(&app, &evening, Some(user)).await?.ok_or(Code::NotFound)?;
    if !may_end(&evening, user, circle.as_ref()) {
        return Err(Refusal::new(Code::NotHost, "only who set up the evening or owns the circle may end it"));
    }
    let is_running = standing_of(&evening).state == EveningState::Running;
    if is_running && app.store.end_evening(id, app.clock.now()).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Code::NotRunning.into())
    }
}

/// The circle of an evening, if the viewer is a member, and no circle for others who have sat at its tables. Who is neither may
/// not see the evening: `None`.
async fn circle_seen_by(
    app: &App,
    evening: &StoredEvening,
    viewer: Option<UserId>,
) -> Result<Option<Option<Circle>>, Refusal> {
    let Some(viewer) = viewer else { return Ok(None) };
    let circle = app.store.circle(evening.circle, viewer).await?;
    let has_sat = evening.matches.values().any(|played| played.users.values().any(|user| *user == viewer));
    Ok((circle.is_some() || has_sat).then_some(circle))
}

fn may_end(evening: &StoredEvening, user: UserId, circle: Option<&Circle>) -> bool {
    evening.maker == Some(user) || circle.is_some_and(|circle| circle.owner == user)
}

async fn shown_to(
    app: &App,
    stored: &StoredEvening,
    viewer: Option<UserId>,
    circle: Option<&Circle>,
) -> Result<Evening, Refusal> {
    let standing = standing_of(stored);
    let users: Vec<UserId> = standing.lines.iter().map(|line| line.user).collect();
    let names = app.store.names(&users).await?;
    let is_running = standing.state == EveningState::Running;
    Ok(Evening {
        evening: stored.id,
        seats: stored.plan.seats,
        counting: stored.plan.counting,
        created: stored.created,
        state: standing.state,
        matches: matches_of(stored, &standing),
        players: players_of(&standing, &names, viewer),
        may_end: is_running && viewer.is_some_and(|viewer| may_end(stored, viewer, circle)),
    })
}

fn matches_of(stored: &StoredEvening, standing: &EveningStanding) -> Vec<EveningMatch> {
    let shown = |(number, planned): (u8, &protocol::PlannedMatch)| {
        let played = stored.matches.get(&number);
        EveningMatch {
            game: planned.game.clone(),
            room: played.map(|played| played.id),
            status: played.map(|played| played.status),
            places: standing.places_in(stored, number),
        }
    };
    (1..).zip(&stored.plan.matches).map(shown).collect()
}

fn players_of(standing: &EveningStanding, names: &Names, viewer: Option<UserId>) -> Vec<EveningPlayer> {
    let player = |line: &room::StandingLine| {
        let name = names.get(&line.user).and_then(Option::as_ref);
        EveningPlayer {
            name: name.map(|name| name.name.clone()),
            guest: name.is_some_and(|name| name.is_guest),
            page: name.and_then(|name| name.page),
            you: viewer == Some(line.user),
            won: line.won,
            points: line.points,
            place: line.place,
        }
    };
    let mut players: Vec<EveningPlayer> = standing.lines.iter().map(player).collect();
    distinguish(players.iter_mut().filter_map(|player| player.name.as_mut()));
    players
}
