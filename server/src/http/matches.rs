//! Matches that were played: finding them, stepping through them, taking them home.

use super::Refusal;
use super::cookie::Asker;
use super::path::{Asked, Room};
use super::search::{Search, cursor};
use crate::admission::Address;
use crate::app::App;
use crate::assets::{Coding, gzip_quickly};
use crate::folding::Unread;
use crate::store::{MatchHeader, MatchRow, Sitter};
use axum::Json;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use games::frame::{Seat, Viewer};
use protocol::{Code, MatchId, MatchPage, Reel, SeatNumber, TableStatus, UserId, limits};
use room::archive::Archive;
use room::{has_begun, play_back};
use serde::Deserialize;
use std::sync::Arc;

/// Kept by the browser of the asker, who asks each time whether it is still so: the answer follows from the cookie.
const ASK_AGAIN: [(HeaderName, &str); 2] =
    [(CACHE_CONTROL, "private, no-cache"), (VARY, "cookie, accept-encoding")];
const JSON: (HeaderName, &str) = (CONTENT_TYPE, "application/json");

/// `GET /api/matches`: matches that were played and have ended, newest first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asked(search): Asked<Search>,
    address: Address,
    asker: Asker,
) -> Result<Json<MatchPage>, Refusal> {
    let filter = search.filter(asker.person().ok().map(|person| person.user))?;
    app.quotas.search(address)?;
    let mut matches = app.store.list(&filter).await?;
    let page = limits::MATCHES_A_PAGE as usize;
    let more = matches.len() > page;
    matches.truncate(page);
    let next = matches.last().filter(|_| more).map(|line| cursor(line.touched, line.room));
    Ok(Json(MatchPage { matches, next }))
}

/// As whom a match is to be seen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AsWhom {
    r#as: Option<String>,
}

/// `GET /api/matches/{room}/reel`: a match as one kind of viewer saw it.
pub(super) async fn reel(
    State(app): State<Arc<App>>,
    Room(room): Room,
    Asked(AsWhom { r#as: wanted }): Asked<AsWhom>,
    address: Address,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let user = asker.person().ok().map(|person| person.user);
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    let viewer = viewer(&header, user, wanted.as_deref())?;
    let coding = Some(Coding::Gzip).filter(|coding| coding.is_in(text_of(&headers, ACCEPT_ENCODING)));
    let tag = |row: &MatchRow| tag(&app.build, row, viewer, coding);
    let ended = header.row.table.status.is_over();
    let known = tag(&header.row);
    let mut has = text_of(&headers, IF_NONE_MATCH).split(',').map(|tag| tag.trim().trim_start_matches("W/"));
    if ended && has.any(|tag| tag == known) {
        return Ok((StatusCode::NOT_MODIFIED, ASK_AGAIN, [(ETAG, known)]).into_response());
    }
    app.quotas.reel(address)?;
    let read = app.folding.read(&*app.store, room, move |stored| {
        let row = stored.row.clone();
        let reel = has_begun(stored).then(|| play_back(stored, viewer)).transpose()?;
        Ok(reel.map(|reel| (row, body(&reel, coding))))
    });
    let read = read.await.map_err(|error| unread(room, &error))?;
    let (row, body) = read.ok_or(Code::NotStarted)?;
    let coding = coding.map(|coding| [(CONTENT_ENCODING, coding.name())]);
    if !ended {
        return Ok(([JSON], coding, body).into_response());
    }
    Ok(([JSON], coding, ASK_AGAIN, [(ETAG, tag(&row))], body).into_response())
}

/// `GET /api/matches/{room}/export`: a match that has ended as a file that proves itself.
pub(super) async fn export(
    State(app): State<Arc<App>>,
    Room(room): Room,
    address: Address,
) -> Result<Response, Refusal> {
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    match header.row.table.status {
        TableStatus::Gathering => return Err(Code::NotStarted.into()),
        TableStatus::Running => return Err(Code::NotOver.into()),
        TableStatus::Over | TableStatus::Abandoned => {}
    }
    app.quotas.reel(address)?;
    let read = app.folding.read(&*app.store, room, |stored| {
        has_begun(stored).then(|| Ok(Archive::of(stored)?.text())).transpose()
    });
    let text = read.await.map_err(|error| unread(room, &error))?.ok_or(Code::NotStarted)?;
    let name = format!("attachment; filename=\"rodada-{}-{room}.json\"", header.row.game);
    Ok(([JSON], [(CONTENT_DISPOSITION, name)], text).into_response())
}

/// As whom somebody sees a match. Whoever has its id may watch, as at the socket; the hands of others, and everything
/// at once, are shown when the match has ended.
fn viewer(header: &MatchHeader, asker: Option<UserId>, wanted: Option<&str>) -> Result<Viewer, Refusal> {
    let status = header.row.table.status;
    if status == TableStatus::Gathering {
        return Err(Code::NotStarted.into());
    }
    let own = asker.and_then(|user| seat_of(header, user));
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
    let may = match viewer {
        Viewer::Spectator => true,
        Viewer::Seat(seat) => status.is_over() || own == Some(seat.0),
        Viewer::Referee => status.is_over(),
    };
    if may { Ok(viewer) } else { Err(Code::NotOver.into()) }
}

fn seat_of(header: &MatchHeader, wanted: UserId) -> Option<SeatNumber> {
    let is_theirs = |sitter: &Sitter| matches!(sitter, Sitter::Person { user, .. } if *user == wanted);
    header.seats.iter().find(|row| is_theirs(&row.sitter)).map(|row| row.seat)
}

/// The tag of a reel: another build may show the same match otherwise, a rematch is one more step, and the host may have
/// changed names.
fn tag(build: &str, row: &MatchRow, viewer: Viewer, coding: Option<Coding>) -> String {
    let viewer = match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Spectator => "watch".to_owned(),
        Viewer::Referee => "all".to_owned(),
    };
    let coding = coding.map_or("plain", Coding::name);
    let MatchRow { version, revision, .. } = row;
    format!("\"{build}.{version}.{revision}.{viewer}.{coding}\"")
}

fn body(reel: &Reel, coding: Option<Coding>) -> Vec<u8> {
    let text = serde_json::to_vec(reel).expect("a reel has a JSON form");
    match coding {
        Some(_) => gzip_quickly(&text).expect("memory takes what is written"),
        None => text,
    }
}

fn text_of(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn unread(room: MatchId, error: &Unread) -> Refusal {
    match error.code() {
        Code::Internal => tracing::error!(%room, %error, "a match could not be read"),
        Code::Unavailable => tracing::warn!(%room, %error, "a match could not be read"),
        _ => {}
    }
    error.code().into()
}
