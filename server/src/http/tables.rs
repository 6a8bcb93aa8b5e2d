//! Tables: setting them up, finding them, inviting to them.

use super::body::Body;
use super::cookie::Asker;
use super::links::Links;
use super::path::Room;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::config::Limits;
use crate::entropy;
use crate::store::{Filter, NewMatch, Sitter};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, Invitation, NewTable, SeatSummary, TableStatus, TableSummary, UserId};
use room::{self, Setup};
use std::sync::Arc;

/// Tables in one list.
const MOST_LISTED: u32 = 100;
/// Open tables of one host in the list everybody sees: of those that wait for people, and of those that run.
const MOST_OF_ONE_HOST: u32 = 3;
/// Tables that have not started at which one person may sit and set up another one.
const MOST_GATHERING: u32 = 20;

/// `POST /api/tables`: sets up a table; the asker sits on its first seat.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    asker: Asker,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<TableSummary>), Refusal> {
    let host = asker.person()?;
    app.quotas.table(address)?;
    has_room_for_one_more(&app, host.user).await?;
    let new =
        room::set_up(Setup { wanted: &wanted, host: &host, now: app.clock.now(), lot: entropy::lot() })?;
    let summary = summary(&new, host.user);
    if !app.store.create(new).await? {
        // The host has just given them another name: whoever was not sent away tries again.
        return Err(Code::Unavailable.into());
    }
    if wanted.against.is_some() {
        // A bot may be the first to decide.
        app.rooms.wake(summary.room);
    }
    Ok((StatusCode::CREATED, Json(summary)))
}

/// Whoever has many tables that wait for people fills those first.
async fn has_room_for_one_more(app: &App, user: UserId) -> Result<(), Refusal> {
    let gathering = Filter {
        statuses: vec![TableStatus::Gathering],
        seated: Some(user),
        asker: Some(user),
        most: MOST_GATHERING,
        ..Filter::default()
    };
    let full = app.config.limits == Limits::Strict
        && app.store.list(&gathering).await?.len() >= usize::try_from(MOST_GATHERING).unwrap_or(usize::MAX);
    if full { Err(Code::TooMany.into()) } else { Ok(()) }
}

/// `GET /api/tables`: tables open to everybody: to sit down at, or to watch.
pub(super) async fn list_open(
    State(app): State<Arc<App>>,
    asker: Asker,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let filter = Filter {
        statuses: vec![TableStatus::Gathering, TableStatus::Running],
        open_only: true,
        asker: asker.person().ok().map(|person| person.user),
        most: MOST_LISTED,
        most_of_one: Some(MOST_OF_ONE_HOST),
        ..Filter::default()
    };
    Ok(Json(app.store.list(&filter).await?))
}

/// `GET /api/tables/mine`: tables the asker sits at.
pub(super) async fn list_own(
    State(app): State<Arc<App>>,
    asker: Asker,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let user = asker.person()?.user;
    let filter = Filter { seated: Some(user), asker: Some(user), most: MOST_LISTED, ..Filter::default() };
    Ok(Json(app.store.list(&filter).await?))
}

/// `GET /api/tables/{room}/invitation`: the links of a table, for those who sit at it.
pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    room: Result<Room, Refusal>,
    links: Links,
    asker: Asker,
) -> Result<Json<Invitation>, Refusal> {
    let user = asker.person()?.user;
    let Room(room) = room?;
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    if !header.seats.iter().any(|seat| is_user(&seat.sitter, user)) {
        return Err(Code::NotSeated.into());
    }
    let watch = links.to(&format!("/t/{room}"));
    let play = format!("{watch}?invitation={}", header.row.invitation);
    Ok(Json(Invitation { room, play, watch }))
}

/// A new table as lists show it.
fn summary(new: &NewMatch, asker: UserId) -> TableSummary {
    let seats = new.seats.iter();
    TableSummary {
        room: new.row.id,
        game: new.row.game.clone(),
        status: new.row.table.status,
        pace: new.row.table.pace,
        seats: seats
            .clone()
            .map(|row| {
                (row.seat, SeatSummary { holder: room::holder(&row.sitter), place: None, points: None })
            })
            .collect(),
        created: new.row.created,
        touched: new.row.touched,
        yours: seats.clone().find(|row| is_user(&row.sitter, asker)).map(|row| row.seat),
    }
}

fn is_user(sitter: &Sitter, wanted: UserId) -> bool {
    matches!(sitter, Sitter::Person { user, .. } if *user == wanted)
}
