//! Leagues: people of a circle play one game, round after round. Whoever is neither a member of the circle nor one of the
//! players is answered as if there were no such league.

use super::body::Body;
use super::circles::{count, require_member};
use super::cookie::RequestUser;
use super::entry::require_room;
use super::keyed::{Keyed, Request, once};
use super::params::{IdInPath, PlayerInPath};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::Address;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base::entropy::random_id;
use protocol::{
    CircleId, Code, League, LeagueEntry, LeagueId, LeagueMade, LeaguePlayer, LeagueRound, LeagueSeat,
    LeagueState, LeagueTable, NewLeague, PlayerNumber, PlayerState, UserId, limits,
};
use records::Names;
use records::names::{distinguish, normalize_circle_name};
use room::{LeagueLine, is_closed, league_result, league_standing, plan_league};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::circles::Circle;
use store::leagues::{self, LeagueJoined, StoredLeague, StoredRound, StoredTable};

/// The most leagues of a circle that are listed.
const MAX_LISTED: u32 = 50;

/// `POST /api/circles/{circle}/leagues`: sets up a league, of which the user is the first player.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
    Keyed { key, body: Body(wanted) }: Keyed<Body<NewLeague>>,
) -> Result<(StatusCode, Json<LeagueMade>), Refusal> {
    let maker = request_user.clone().require_user()?.id;
    let IdInPath(circle) = circle?;
    let make = async |request: &Request| {
        require_member(&app, circle, maker).await?;
        require_room(&app)?;
        let name = normalize_circle_name(&wanted.name).ok_or(Code::BadText)?;
        let plan = plan_league(&wanted, name)?;
        count(&app, address, maker)?;
        let id = LeagueId(random_id());
        let new = leagues::NewLeague { id, circle, maker, plan: &plan, at: request.at() };
        match app.store.make_league(&new, request.kept()).await? {
            true => Ok(Some(id.0)),
            false => Err(Code::NoSession.into()),
        }
    };
    let league = LeagueId(once(&app, key, &request_user, make).await?.id()?);
    Ok((StatusCode::CREATED, Json(LeagueMade { league })))
}

/// `GET /api/circles/{circle}/leagues`: the leagues of a circle: first those that run, then those that gather players.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Vec<LeagueEntry>>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(circle) = circle?;
    require_member(&app, circle, user).await?;
    let entry = |leagues::LeagueEntry { id, plan, state, rounds, players, viewer }| LeagueEntry {
        league: id,
        name: plan.name,
        game: plan.game,
        state,
        round: rounds,
        rounds: plan.rounds,
        players,
        you: viewer,
    };
    let found = app.store.leagues_of(circle, user, MAX_LISTED).await?;
    Ok(Json(found.into_iter().map(entry).collect()))
}

/// `GET /api/leagues/{league}`: the league with its standing and its rounds.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    league: Result<IdInPath<LeagueId>, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    shown(&app, league?.0, user).await
}

/// `POST /api/leagues/{league}/join`: the user plays, or waits for the place of somebody who leaves. Only members of the circle
/// join.
pub(super) async fn join(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    league: Result<IdInPath<LeagueId>, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = league?;
    if require_seen(&app, id, user).await?.circle.is_none() {
        return Err(Refusal::new(Code::NotInvited, "only members of the circle join"));
    }
    count(&app, address, user)?;
    match app.store.join_league(id, user, limits::CIRCLE_MEMBERS, app.clock.now()).await? {
        LeagueJoined::Done => shown(&app, id, user).await,
        LeagueJoined::Full => Err(Code::TooMany.into()),
        LeagueJoined::Over => Err(Code::NotRunning.into()),
    }
}

/// `POST /api/leagues/{league}/leave`: the user no longer plays or waits. What they have played stays.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    league: Result<IdInPath<LeagueId>, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = league?;
    require_seen(&app, id, user).await?;
    count(&app, address, user)?;
    if app.store.leave_league(id, user, app.clock.now()).await? {
        shown(&app, id, user).await
    } else {
        Err(Code::NotRunning.into())
    }
}

/// `DELETE /api/leagues/{league}/players/{player}`: who has set up a league, or owns the circle, removes somebody, as if they
/// had left. They may join again, and wait if the league has started.
pub(super) async fn remove_player(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    player: Result<PlayerInPath, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    let PlayerInPath { league: id, player } = player?;
    let Seen { league, .. } = require_managed(&app, id, user).await?;
    count(&app, address, user)?;
    let player = league.players.get(&player).ok_or(Code::NotFound)?;
    // Somebody who has left meanwhile is as good as removed, and so is who was removed by a request whose answer was lost.
    if let (Some(removed), true) = (player.user, player.state != PlayerState::Left)
        && !app.store.leave_league(id, removed, app.clock.now()).await?
    {
        return Err(Code::NotRunning.into());
    }
    shown(&app, id, user).await
}

/// `POST /api/leagues/{league}/start`: who has set up a league, or owns the circle, lets its first round begin.
pub(super) async fn start(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    league: Result<IdInPath<LeagueId>, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = league?;
    let Seen { league, .. } = require_managed(&app, id, user).await?;
    count(&app, address, user)?;
    if league.state != LeagueState::Gathering {
        return Err(Code::Started.into());
    }
    if !app.store.start_league(id, limits::MIN_LEAGUE_PLAYERS, app.clock.now()).await? {
        return Err(Code::LeaguePlayers.into());
    }
    shown(&app, id, user).await
}

/// `POST /api/leagues/{league}/end`: who has set up a league, or owns the circle, ends it. Its matches go on for themselves.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    league: Result<IdInPath<LeagueId>, Refusal>,
) -> Result<Json<League>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = league?;
    require_managed(&app, id, user).await?;
    count(&app, address, user)?;
    if app.store.end_league(id).await? { shown(&app, id, user).await } else { Err(Code::NotRunning.into()) }
}

/// A league, and its circle if the user is a member.
struct Seen {
    league: StoredLeague,
    circle: Option<Circle>,
}

impl Seen {
    fn is_over(&self) -> bool {
        matches!(self.league.state, LeagueState::Over | LeagueState::Ended)
    }

    fn may_be_managed_by(&self, user: UserId) -> bool {
        let owns = self.circle.as_ref().is_some_and(|circle| circle.owner == user);
        !self.is_over() && (owns || self.league.maker == Some(user))
    }
}

async fn require_seen(app: &App, id: LeagueId, user: UserId) -> Result<Seen, Refusal> {
    let league = app.store.league(id).await?.ok_or(Code::NotFound)?;
    let circle = app.store.circle(league.circle, user).await?;
    let has_sat = |number| league_standing(&league).iter().any(|line| line.player == number);
    let is_player = league.players.iter().any(|(number, player)| {
        player.user == Some(user) && (player.state != PlayerState::Left || has_sat(*number))
    });
    if circle.is_none() && !is_player {
        return Err(Code::NotFound.into());
    }
    Ok(Seen { league, circle })
}

async fn require_managed(app: &App, id: LeagueId, user: UserId) -> Result<Seen, Refusal> {
    let seen = require_seen(app, id, user).await?;
    if seen.is_over() {
        return Err(Code::NotRunning.into());
    }
    if !seen.may_be_managed_by(user) {
        return Err(Refusal::new(Code::NotHost, "only who set up the league or owns the circle may do this"));
    }
    Ok(seen)
}

async fn shown(app: &App, id: LeagueId, user: UserId) -> Result<Json<League>, Refusal> {
    let seen = require_seen(app, id, user).await?;
    let may_manage = seen.may_be_managed_by(user);
    let Seen { league, circle } = seen;
    let users: Vec<UserId> = league.players.values().filter_map(|player| player.user).collect();
    let names = app.store.names(&users).await?;
    let is_played = league.rounds.last().is_some_and(|round| !is_closed(round));
    Ok(Json(League {
        league: id,
        circle: circle.map(|circle| circle.id),
        players: players_of(&league, &names, user),
        played: league.rounds.iter().map(|round| round_of(&league, round)).collect(),
        next: league.due.filter(|_| !is_played),
        may_manage,
        state: league.state,
        name: league.plan.name,
        game: league.plan.game,
        options: league.plan.options,
        seats: league.plan.seats,
        rounds: league.plan.rounds,
        final_table: league.plan.final_table,
        pace: league.plan.pace,
        round_hours: league.plan.round_hours,
    }))
}

/// Those of the standing in its order, then those who wait. Who has left without a match is not shown.
fn players_of(league: &StoredLeague, names: &Names, viewer: UserId) -> Vec<LeaguePlayer> {
    let mut lines = league_standing(league);
    let listed: BTreeSet<PlayerNumber> = lines.iter().map(|line| line.player).collect();
    let others = league
        .players
        .iter()
        .filter(|(number, player)| !listed.contains(number) && player.state == PlayerState::Waiting);
    lines.extend(others.map(|(number, _)| LeagueLine { player: *number, ..LeagueLine::default() }));
    let mut players: Vec<LeaguePlayer> =
        lines.iter().filter_map(|line| player_of(league, line, names, viewer)).collect();
    distinguish(players.iter_mut().filter_map(|player| player.name.as_mut()));
    players
}

fn player_of(
    league: &StoredLeague,
    line: &LeagueLine,
    names: &Names,
    viewer: UserId,
) -> Option<LeaguePlayer> {
    let player = league.players.get(&line.player)?;
    let name = player.user.and_then(|user| names.get(&user)?.as_ref());
    Some(LeaguePlayer {
        number: line.player,
        name: name.map(|name| name.name.clone()),
        guest: name.is_some_and(|name| name.is_guest),
        page: name.and_then(|name| name.page),
        you: player.user == Some(viewer),
        state: player.state,
        points: line.points,
        won: line.won,
        opposition: line.opposition,
        place: line.place,
    })
}

fn round_of(league: &StoredLeague, round: &StoredRound) -> LeagueRound {
    LeagueRound {
        began: round.began,
        ends: round.ends,
        over: is_closed(round),
        tables: round.tables.iter().map(|table| table_of(league, table)).collect(),
        sits_out: round.sits_out.iter().copied().collect(),
    }
}

fn table_of(league: &StoredLeague, table: &StoredTable) -> LeagueTable {
    let played = table.played.as_ref();
    let seats = (0..).zip(&table.seats).map(|(at, seat)| {
        let result = league_result(league, table, at, seat);
        let is_awaited = played.is_some_and(|played| played.awaited.contains_key(&at));
        LeagueSeat { player: seat.player, awaited: is_awaited && result.is_none(), result }
    });
    LeagueTable {
        room: played.map(|played| played.id),
        status: played.map(|played| played.status),
        seats: seats.collect(),
    }
}
