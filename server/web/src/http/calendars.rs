//! The calendar of the leagues in which a user plays, at a secret address that programs ask without a session.

use super::body::Body;
use super::cookie::{RequestUser, Token};
use super::links::Links;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component, Event, EventLike};
use notices::{LANGUAGES, league_date_in_words};
use protocol::{CalendarAddress, CalendarMade, Code, NewCalendar};
use std::sync::Arc;
use store::Millis;
use store::calendars::{CalendarOwner, LeagueDate};

/// The path of calendars. The addresses below it are secret.
pub(super) const LINK_PATH: &str = "/calendar/";

/// `GET /api/me/calendar`: whether the user's calendar has an address. What it is was said when it was made.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<CalendarAddress>, Refusal> {
    let user = request_user.require_user()?.id;
    Ok(Json(CalendarAddress { made: app.store.calendar_made(user).await? }))
}

/// `POST /api/me/calendar`: gives the user's calendar an address. An earlier one leads nowhere from then on.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    Body(NewCalendar { language }): Body<NewCalendar>,
) -> Result<(StatusCode, Json<CalendarMade>), Refusal> {
    let user = request_user.require_user()?.id;
    let language = LANGUAGES.into_iter().find(|known| *known == language).ok_or(Code::BadText)?;
    app.quotas.count(ByAddress::Circle, address)?;
    let token = Token::new();
    let owner = CalendarOwner { user, language: language.to_owned() };
    if !app.store.make_calendar(&owner, token.digest(), app.clock.now()).await? {
        return Err(Code::NoSession.into());
    }
    let url = links.to(&format!("{LINK_PATH}{}", token.text()));
    Ok((StatusCode::CREATED, Json(CalendarMade { url })))
}

/// `DELETE /api/me/calendar`: the address of the user's calendar leads nowhere from now on.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    app.store.delete_calendar(user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /calendar/{secret}`: the calendar at an address (RFC 5545).
pub(super) async fn read(
    State(app): State<Arc<App>>,
    address: Address,
    links: Links,
    Path(secret): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    let token = Token::parse(&secret).ok_or(Code::NotFound)?;
    let owner = app.store.calendar(token.digest()).await?.ok_or(Code::NotFound)?;
    let mut calendar = Calendar::new();
    calendar.name("Rodada");
    for date in app.store.league_dates(owner.user).await? {
        calendar.push(event(&links, &owner.language, &date, app.clock.now()));
    }
    let headers = [(CONTENT_TYPE, "text/calendar; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, calendar.to_string()))
}

fn event(links: &Links, language: &str, date: &LeagueDate, now: Millis) -> Event {
    let mut event = Event::new();
    let what = if date.is_end { "ends" } else { "begins" };
    event.uid(&format!("{}-{}-{what}", date.league, date.round));
    // Without an end it is a moment.
    event.timestamp(moment(now)).starts(moment(date.at));
    event.summary(&league_date_in_words(language, date));
    event.url(&links.to(&format!("/leagues/{}", date.league)));
    event
}

fn moment(at: Millis) -> DateTime<Utc> {
    i64::try_from(at).ok().and_then(DateTime::from_timestamp_millis).unwrap_or_default()
}
