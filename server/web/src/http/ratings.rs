//! How well users play, as far as their rated matches tell. The scale of the server is moved by matches at open tables, which
//! everybody may know; that of a circle is shown to its members alone.

mod bots;

use super::Refusal;
use super::circles::require_member;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::params::{QueryParams, RoomId};
use super::statistics::MOST_MATCHES;
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use bots::{AgainstBots, against_bots};
use protocol::{
    CircleId, Ladder, LadderUser, Level, MatchId, OwnRating, Rating, RatingPoints, SeatRating, TableRatings,
    TableStatus, UserId, limits,
};
use records::Names;
use records::names::distinguish;
use room::nearest_level;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::circles::CircleOfTable;
use store::ratings::{self, LadderFilter, RatedUser, RatingChange, Scale};
use store::{MatchHeader, Millis, statistics};

/// From so many matches against bots on, a fitting level is chosen by them.
const FEW_MATCHES: u32 = 3;

const DAY: Millis = 24 * 60 * 60 * 1_000;

/// Which ladder is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LadderQuery {
    game: String,
    circle: Option<CircleId>,
}

/// `GET /api/ratings`: the ladder of a game, on the server or in a circle of the user.
pub(super) async fn ladder(
    State(app): State<Arc<App>>,
    _: Watcher,
    QueryParams(LadderQuery { game, circle }): QueryParams<LadderQuery>,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Ladder>, Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    let (scale, user, circle) = match circle {
        None => (Scale::Server, request_user.require_user().ok().map(|user| user.id), None),
        Some(id) => {
            let user = request_user.require_user()?.id;
            let name = require_member(&app, id, user).await?.name;
            (Scale::Circle(id), Some(user), Some(name))
        }
    };
    let filter =
        LadderFilter { matches: limits::RATED_MATCHES, since: shown_since(&app), limit: limits::LADDER };
    let found = app.store.ladder(scale, &game, filter).await?;
    let names = app.store.names(&found.iter().map(|one| one.user).collect::<Vec<_>>()).await?;
    let own = match user {
        Some(user) => app.store.ratings(scale, &game, &[user]).await?.first().map(shown),
        None => None,
    };
    Ok(Json(Ladder { circle, users: ladder_users(&found, &names, user), own }))
}

fn ladder_users(found: &[RatedUser], names: &Names, you: Option<UserId>) -> Vec<LadderUser> {
    let named = found.iter().filter_map(|one| Some((one, names.get(&one.user)?.as_ref()?)));
    let user = |(one, name): (&RatedUser, &records::UserName)| LadderUser {
        name: name.name.clone(),
        guest: name.is_guest,
        page: name.page,
        you: you == Some(one.user),
        rating: shown(one),
    };
    let mut users: Vec<LadderUser> = named.map(user).collect();
    distinguish(users.iter_mut().map(|user| &mut user.name));
    users
}

/// `GET /api/me/ratings`: the ratings of the user in all games, on the server and in their circles.
pub(super) async fn own(
    State(app): State<Arc<App>>,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Vec<OwnRating>>, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Search, address)?;
    let since = shown_since(&app);
    let rating = |own: ratings::OwnRating| OwnRating {
        rating: shown(&own.rated),
        resting: own.rated.latest < since,
        game: own.game,
        circle: match own.scale {
            Scale::Server => None,
            Scale::Circle(id) => Some(id),
        },
        circle_name: own.circle,
        like_bots: None,
    };
    let mut ratings: Vec<OwnRating> = app.store.ratings_of(user).await?.into_iter().map(rating).collect();
    let played = app.store.played(user, statistics::Scope::Own, MOST_MATCHES).await?;
    let of_bots = against_bots(&played, user).into_iter();
    ratings.extend(of_bots.filter_map(|(game, rated)| own_against_bots(game, &rated)));
    Ok(Json(ratings))
}

fn own_against_bots(game: &str, rated: &AgainstBots) -> Option<OwnRating> {
    Some(OwnRating {
        game: game.to_owned(),
        circle: None,
        circle_name: None,
        like_bots: Some(nearest_level(game, rated.rating.points)?),
        rating: rounded(rated.matches, rated.rating),
        resting: false,
    })
}

/// The level of bots that fits a user; *good* as long as little is known.
pub(super) async fn fitting_level(app: &App, user: UserId, game: &str) -> Result<Level, Refusal> {
    let played = app.store.played(user, statistics::Scope::Own, MOST_MATCHES).await?;
    let known = against_bots(&played, user).get(game).filter(|rated| rated.matches >= FEW_MATCHES).copied();
    Ok(known.and_then(|rated| nearest_level(game, rated.rating.points)).unwrap_or(Level::Good))
}

/// `GET /api/tables/{room}/ratings`: the ratings at a table. A table that does not exist has none.
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    request_user: RequestUser,
) -> Result<Json<TableRatings>, Refusal> {
    let viewer = request_user.require_user().ok().map(|user| user.id);
    let Some(header) = app.store.header(room).await? else { return Ok(Json(TableRatings::default())) };
    let Some(scale) = scale_of(&app, room, &header, viewer).await? else {
        return Ok(Json(TableRatings::default()));
    };
    let seats = match header.row.table.status {
        TableStatus::Over => after_match(&app, room, scale).await?,
        TableStatus::Gathering | TableStatus::Running => present(&app, &header, scale).await?,
        TableStatus::Abandoned => BTreeMap::new(),
    };
    Ok(Json(TableRatings { seats }))
}

async fn scale_of(
    app: &App,
    room: MatchId,
    header: &MatchHeader,
    viewer: Option<UserId>,
) -> Result<Option<Scale>, Refusal> {
    if header.row.table.open {
        return Ok(Some(Scale::Server));
    }
    Ok(match app.store.circle_of_table(room, viewer).await? {
        CircleOfTable::Known { id, .. } => Some(Scale::Circle(id)),
        CircleOfTable::None | CircleOfTable::Hidden => None,
    })
}

type Seats = BTreeMap<protocol::SeatNumber, SeatRating>;

async fn after_match(app: &App, room: MatchId, scale: Scale) -> Result<Seats, Refusal> {
    let changes = app.store.rating_changes(room).await?;
    let seat = |change: RatingChange| {
        let rating = rounded(change.matches, change.rating);
        let gained = rating.known.map(|known| known.points - whole(change.points_before));
        (change.seat, SeatRating { rating, change: gained })
    };
    Ok(changes.into_iter().filter(|change| change.scale == scale).map(seat).collect())
}

async fn present(app: &App, header: &MatchHeader, scale: Scale) -> Result<Seats, Refusal> {
    let seated: Vec<_> =
        header.seats.iter().filter_map(|seat| Some((seat.seat, seat.assignment.user()?))).collect();
    let users: Vec<UserId> = seated.iter().map(|(_, user)| *user).collect();
    let found = app.store.ratings(scale, &header.row.game, &users).await?;
    let rating = |user: UserId| found.iter().find(|one| one.user == user).map(shown).unwrap_or_default();
    Ok(seated
        .into_iter()
        .map(|(seat, user)| (seat, SeatRating { rating: rating(user), change: None }))
        .collect())
}

/// Whose latest rated match ended before is not on ladders.
fn shown_since(app: &App) -> Millis {
    app.clock.now().saturating_sub(limits::RATING_REST_DAYS * DAY)
}

fn shown(rated: &RatedUser) -> Rating {
    rounded(rated.matches, rated.rating)
}

fn rounded(matches: u32, rating: ratings::Rating) -> Rating {
    let known =
        RatingPoints { points: whole(rating.points), deviation: whole(rating.deviation).unsigned_abs() };
    Rating { matches, known: (matches >= limits::RATED_MATCHES).then_some(known) }
}

fn whole(points: f64) -> i32 {
    points.round() as i32
}
