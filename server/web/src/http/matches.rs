//! Finished matches: search, replay and export. A replay shows the present names of the users. A file must stand for
//! itself, so it has the names of the time when it was written.

use super::Refusal;
use super::circles::require_member;
use super::coded_json::{JSON, body, coding_of};
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::params::{QueryParams, RoomId};
use super::search::{Search, cursor};
use crate::App;
use crate::admission::{Address, ByAddress};
use crate::assets::Coding;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_ENCODING, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use games::frame::{Seat, Viewer};
use protocol::{Code, MatchId, MatchPage, PageId, SeatNumber, TableStatus, UserId, limits};
use room::archive::{Archive, SigningKey};
use room::{has_started, replay_for_viewer};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::{MatchHeader, MatchRow, Names, SeatAssignment, UserName};
use tables::ReplayRequestError;
use tables::rooms::new_failure;
use uuid::Uuid;

/// The browser may cache the response but must revalidate it each time, because it depends on the cookie.
const REVALIDATE: [(HeaderName, &str); 2] =
    [(CACHE_CONTROL, "private, no-cache"), (VARY, "cookie, accept-encoding")];

/// `GET /api/matches`: finished matches, newest first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    _: Watcher,
    QueryParams(search): QueryParams<Search>,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<MatchPage>, Refusal> {
    let user = request_user.require_user();
    let mut filter = search.filter(user.as_ref().ok().map(|user| user.id))?;
    app.quotas.count(ByAddress::Search, address)?;
    if let Some(page) = search.person()? {
        let person = app.store.user_of_page(page).await?.ok_or(Code::NotFound)?;
        filter.seated = Some(person.id);
    }
    if let Some(circle) = search.circle()? {
        require_member(&app, circle, user?.id).await?;
        filter.circle = Some(circle);
    }
    let mut matches = app.store.list(&filter).await?;
    let page = limits::MATCHES_A_PAGE as usize;
    let more = matches.len() > page;
    matches.truncate(page);
    let next = matches.last().filter(|_| more).map(|line| cursor(line.touched, line.room));
    Ok(Json(MatchPage { matches, next }))
}

/// The viewer for whom a replay is made, and the step it begins with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayQuery {
    r#as: Option<String>,
    #[serde(default = "first_step")]
    from: u64,
}

fn first_step() -> u64 {
    1
}

/// `GET /api/matches/{room}/replay`: the replay of a match for one kind of viewer.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    QueryParams(ReplayQuery { r#as: wanted, from }): QueryParams<ReplayQuery>,
    address: Address,
    request_user: RequestUser,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let user = request_user.require_user().ok().map(|user| user.id);
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    let viewer = viewer(&header, user, wanted.as_deref())?;
    let coding = coding_of(&headers);
    // Read before the names in the replay, so that a change between the two makes the tag outdated.
    let names = app.store.names_at(room).await?;
    let tag = |row: &MatchRow| tag(&app.build, row, &names, viewer, from, coding);
    let ended = header.row.table.status.is_over();
    let known = tag(&header.row);
    let mut has = text_of(&headers, IF_NONE_MATCH).split(',').map(|tag| tag.trim().trim_start_matches("W/"));
    if ended && has.any(|tag| tag == known) {
        return Ok((StatusCode::NOT_MODIFIED, REVALIDATE, [(ETAG, known)]).into_response());
    }
    app.quotas.count(ByAddress::Replay, address)?;
    let read = app.replays.run(&*app.store, room, move |stored, names| {
        let row = stored.row.clone();
        let replay =
            has_started(stored).then(|| replay_for_viewer(stored, names, viewer, from)).transpose()?;
        Ok(replay.map(|replay| (row, body(&replay, coding))))
    });
    let read = read.await.map_err(|error| refuse_replay(room, &error))?;
    let (row, body) = read.ok_or(Code::NotStarted)?;
    let coding = coding.map(|coding| [(CONTENT_ENCODING, coding.name())]);
    if !ended {
        return Ok(([JSON], coding, body).into_response());
    }
    Ok(([JSON], coding, REVALIDATE, [(ETAG, tag(&row))], body).into_response())
}

/// `GET /api/matches/{room}/export`: a finished match as a file that `rodada verify` can check.
pub(super) async fn export(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    address: Address,
) -> Result<Response, Refusal> {
    let header = require_end(&app, room).await?;
    app.quotas.count(ByAddress::Replay, address)?;
    let notices = Arc::clone(&app.notices);
    let read = app.replays.run(&*app.store, room, move |stored, names| {
        let key = SigningKey::of(notices.export_secret());
        let file = || Ok(Archive::of(stored, names, &key)?.text());
        has_started(stored).then(file).transpose()
    });
    let text = read.await.map_err(|error| refuse_replay(room, &error))?.ok_or(Code::NotStarted)?;
    let name = format!("attachment; filename=\"rodada-{}-{room}.json\"", header.row.game);
    Ok(([JSON], [(CONTENT_DISPOSITION, name)], text).into_response())
}

/// A match that has ended, with a result or without: what was hidden in it is shown.
pub(super) async fn require_end(app: &App, room: MatchId) -> Result<MatchHeader, Refusal> {
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    match header.row.table.status {
        TableStatus::Over | TableStatus::Abandoned => Ok(header),
        TableStatus::Gathering => Err(Code::NotStarted.into()),
        TableStatus::Running => Err(Code::NotOver.into()),
    }
}

/// The viewer for whom a user sees a match. Any user who knows the id may watch as a spectator, as over the socket. The
/// hands of other seats, and the view of the referee, are shown only after the match has ended.
fn viewer(header: &MatchHeader, user: Option<UserId>, wanted: Option<&str>) -> Result<Viewer, Refusal> {
    let status = header.row.table.status;
    if status == TableStatus::Gathering {
        return Err(Code::NotStarted.into());
    }
    let own = user.and_then(|user| seat_of(header, user));
    let viewer = match wanted {
        None => own.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
        Some("watch") => Viewer::Spectator,
        Some("all") => Viewer::Referee,
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| header.seats.iter().any(|row| row.seat == *seat));
            let seat = seat.ok_or_else(|| Refusal::new(Code::Malformed, "as: a seat, watch or all"))?;
            Viewer::Seat(Seat(seat))
        }
    };
    let allowed = match viewer {
        Viewer::Spectator => true,
        Viewer::Seat(seat) => status.is_over() || own == Some(seat.0),
        Viewer::Referee => status.is_over(),
    };
    if allowed { Ok(viewer) } else { Err(Code::NotOver.into()) }
}

fn seat_of(header: &MatchHeader, wanted: UserId) -> Option<SeatNumber> {
    let is_user = |assignment: &SeatAssignment| matches!(assignment, SeatAssignment::User { user, .. } if *user == wanted);
    header.seats.iter().find(|row| is_user(&row.assignment)).map(|row| row.seat)
}

/// The entity tag of a replay. It contains the build, because another build may show the match differently, the
/// version, because a rematch is one more step, and a hash of the names, because users may change and keep them
/// and have a public page or not.
fn tag(
    build: &str,
    row: &MatchRow,
    names: &Names,
    viewer: Viewer,
    from: u64,
    coding: Option<Coding>,
) -> String {
    let viewer = name_of(viewer);
    let coding = coding.map_or("plain", Coding::name);
    let mut hash = Sha256::new();
    for (user, name) in names {
        // No name has a line break.
        hash.update(user.0.as_bytes());
        if let Some(UserName { name, is_guest, page }) = name {
            hash.update(name);
            hash.update([u8::from(*is_guest)]);
            hash.update(page.unwrap_or(PageId(Uuid::nil())).0.as_bytes());
        }
        hash.update("\n");
    }
    let names = hex::encode(&hash.finalize()[..8]);
    let version = row.version;
    format!("\"{build}.{version}.{names}.{viewer}.{from}.{coding}\"")
}

/// A viewer as requests name them.
pub(super) fn name_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Spectator => "watch".to_owned(),
        Viewer::Referee => "all".to_owned(),
    }
}

fn text_of(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

pub(super) fn refuse_replay(room: MatchId, error: &ReplayRequestError) -> Refusal {
    match error.code() {
        Code::Internal => {
            let failure = new_failure();
            tracing::error!(%room, %failure, %error, "a match could not be read");
            return Refusal::of_failure(failure);
        }
        Code::Unavailable => tracing::warn!(%room, %error, "a match could not be read"),
        _ => {}
    }
    error.code().into()
}
