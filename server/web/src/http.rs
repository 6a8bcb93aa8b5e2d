//! The HTTP interface: `/api`, the client's files, health checks and metrics.

mod analyses;
mod body;
mod branches;
mod calendars;
mod circle_webhooks;
mod circles;
mod client_connection;
mod code_cookie;
mod coded_json;
mod cookie;
mod cookie_name;
mod devices;
mod entry;
mod erasure;
mod evenings;
mod games;
mod guests;
mod headers;
mod health;
mod hints;
mod host_header;
mod host_page;
mod ignored;
mod inputs;
mod keyed;
mod known_cookie;
mod leagues;
mod lessons;
mod links;
mod mailboxes;
mod match_files;
mod matches;
mod me;
mod notes;
mod notices;
mod origin;
mod pages;
mod params;
mod passkeys;
mod people;
mod preferences;
mod previews;
mod provider_cookie;
mod providers;
mod ratings;
mod refusal;
mod refusal_page;
mod renewals;
mod reports;
mod reviews;
mod search;
mod sessions;
mod sign_in;
mod sign_in_methods;
mod statistics;
mod stop_mail;
mod strict_input;
mod tables;
mod take_along;
mod under_path;
mod vacations;
mod well_known;

pub(crate) use body::BodyText;
pub(crate) use client_connection::{HeldPermits, HttpConnection};
pub(crate) use cookie::{RequestUser, SessionCookies, SignedIn};
pub(crate) use entry::{admit_watcher, may_open_tables, no_open_tables, require_room, signs_in};
pub use erasure::erase_due;
pub use guests::finish_merges;
pub use keyed::KeyedRequests;
pub use match_files::look_at_file;
pub(crate) use origin::SameOrigin;
pub use previews::Previews;
pub(crate) use refusal::Refusal;
pub use renewals::Renewals;
pub(crate) use under_path::take_off_path;

use crate::App;
use ::host::Host;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, delete, get, post, put};
use axum::{Extension, Router};
use protocol::{Code, limits};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;

/// The routes under `/api`. `live` are those of the socket and of what takes its place.
pub(crate) fn api(live: Router<Arc<App>>, host: Arc<Host>) -> Router<Arc<App>> {
    Router::new()
        .merge(live)
        .merge(of_the_host(host))
        .route("/me", get(me::show).post(me::create).put(me::rename))
        .route("/me/link", post(devices::create_link))
        .route("/me/link/preview", post(devices::look_at_link))
        .route("/me/link/redeem", post(devices::redeem))
        .route("/me/guest", get(guests::show).post(guests::bring_along).delete(guests::leave))
        .route("/me/guest/back", post(guests::go_back))
        .route("/me/page", get(people::own).put(people::set))
        .route("/me/ratings", get(ratings::own))
        .route("/me/statistics", get(statistics::own))
        .route("/me/statistics/matches.csv", get(statistics::matches_csv))
        .route("/me/data", get(take_along::send))
        .route("/me/erasure", get(erasure::show).post(erasure::begin).delete(erasure::end))
        .route("/me/reports", get(reports::list).post(reports::add))
        .route("/me/reports/seen", put(reports::seen))
        .route("/people/{page}", get(people::show))
        .route("/people/{page}/statistics", get(statistics::of_person))
        .route("/circles/{circle}/statistics", get(statistics::circle::show))
        .route("/circles/{circle}/statistics/matches.csv", get(statistics::circle::matches_csv))
        .route("/me/sessions", get(sessions::list))
        .route("/me/sessions/end", post(sessions::end))
        .route("/me/sign-in", get(sign_in_methods::list))
        .route("/me/sign-in/{id}", delete(sign_in_methods::remove))
        .route("/me/sign-in/mail", post(sign_in_methods::ask_for_code))
        .route("/me/sign-in/mail/confirm", post(sign_in_methods::enter_code))
        .route("/me/sign-in/passkey/options", post(passkeys::ask_for_new))
        .route("/me/sign-in/passkey", post(passkeys::add_made))
        .route("/sign-in/passkey/options", post(passkeys::ask_for_any))
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/me/sign-in/provider/{key}", post(providers::add))
        .route("/sign-in/provider/{key}", post(providers::sign_in))
        .route("/sign-in/provider/{key}/return", get(providers::come_back))
        .route("/invitation", post(entry::open_invitation))
        .route("/sign-in", get(sign_in::show))
        .route("/sign-in/mail", post(sign_in::ask_for_code))
        .route("/sign-in/mail/confirm", post(sign_in::enter_code))
        .route("/me/vacation", get(vacations::show).put(vacations::set).delete(vacations::end))
        .route("/me/notices", get(notices::show).put(notices::change))
        .route("/me/notices/silent/{room}", put(notices::silence).delete(notices::unsilence))
        .route("/me/notices/push", post(notices::subscribe))
        .route("/me/notices/push/{id}", delete(notices::unsubscribe))
        .route("/me/notices/{channel}", put(notices::set_address).delete(notices::remove_address))
        .route("/me/notices/{channel}/test", post(notices::test_address))
        .route(
            "/me/notices/mail",
            post(notices::set_mailbox).put(notices::change_mail).delete(notices::remove_mailbox),
        )
        .route("/me/notices/mail/confirm", post(notices::confirm_mailbox))
        .route("/notices/unsubscribe/{token}", get(stop_mail::ask).post(stop_mail::stop))
        .route("/me/calendar", get(calendars::show).post(calendars::make).delete(calendars::delete))
        .route("/me/hints/{game}", get(hints::show).post(hints::add))
        .route("/games", get(games::list))
        .route("/lessons", post(lessons::start))
        .route("/tables", get(tables::list_open).post(tables::create))
        .route("/tables/mine", get(tables::list_own))
        .route("/tables/mine/latest", get(tables::list_latest))
        .route("/tables/{room}/invitation", get(tables::invitation))
        .route("/tables/{room}/circle", get(circles::of_table))
        .route("/tables/{room}/evening", get(evenings::of_table))
        .route("/tables/{room}/ratings", get(ratings::of_table))
        .route("/tables/{room}/ignored", get(ignored::show))
        .route("/tables/{room}/ignored/{person}", put(ignored::add).delete(ignored::remove))
        .route("/ratings", get(ratings::ladder))
        .route("/circles", get(circles::list).post(circles::make))
        .route("/circles/invitation", post(circles::look_at_link))
        .route("/circles/join", post(circles::join))
        .route("/circles/{circle}", get(circles::show).put(circles::rename).delete(circles::end))
        .route("/circles/{circle}/link", post(circles::renew_link))
        .route("/circles/{circle}/owner", put(circles::hand_over))
        .route("/circles/{circle}/webhook", put(circle_webhooks::set).delete(circle_webhooks::remove))
        .route("/circles/{circle}/webhook/test", post(circle_webhooks::test))
        .route("/circles/{circle}/members/{person}", delete(circles::remove_member))
        .route("/circles/{circle}/tables", get(circles::tables))
        .route("/circles/{circle}/evenings", get(evenings::list).post(evenings::make))
        .route("/evenings/{evening}/end", post(evenings::end))
        .route("/circles/{circle}/leagues", get(leagues::list).post(leagues::make))
        .route("/leagues/{league}", get(leagues::show))
        .route("/leagues/{league}/join", post(leagues::join))
        .route("/leagues/{league}/leave", post(leagues::leave))
        .route("/leagues/{league}/players/{player}", delete(leagues::remove_player))
        .route("/leagues/{league}/start", post(leagues::start))
        .route("/leagues/{league}/end", post(leagues::end))
        .route("/look", post(match_files::look).layer(DefaultBodyLimit::max(limits::MATCH_FILE_BYTES)))
        .route("/matches", get(matches::list))
        .route("/matches/{room}/replay", get(matches::replay))
        .route("/matches/{room}/export", get(matches::export))
        .route("/matches/{room}/branches", get(branches::list).post(branches::create))
        .route("/matches/{room}/analysis", get(analyses::show).post(analyses::begin))
        .route("/matches/{room}/notes", get(notes::show))
        .route("/matches/{room}/notes/{version}", put(notes::write).delete(notes::delete))
        .route("/matches/{room}/reviews", post(reviews::begin))
        .fallback(unknown)
        .method_not_allowed_fallback(wrong_method)
}

/// The routes of the host's page. Whoever may not open it gets the answer of an unknown address, whatever the method:
/// `any` adds no header with the allowed ones.
fn of_the_host(host: Arc<Host>) -> Router<Arc<App>> {
    Router::new()
        .route("/host", any(unknown).get(host_page::show))
        .route("/host/open", any(unknown).post(host_page::open))
        .route("/host/findings", any(unknown).get(host_page::findings))
        .route("/host/people", any(unknown).get(host_page::people))
        .route("/host/tables", any(unknown).get(host_page::tables))
        .route("/host/invitations", any(unknown).get(host_page::invitations))
        .route("/host/announcements", any(unknown).get(host_page::announcements))
        .route("/host/reports", any(unknown).get(host_page::reports))
        .route("/host/acts", any(unknown).get(host_page::acts))
        .route("/host/orders", any(unknown).post(host_page::carry_out))
        .layer(Extension(host))
}

/// All routes of the server, including `api`, and the layers that apply to every response.
pub(crate) fn router(api: Router<Arc<App>>, app: Arc<App>) -> Router {
    Router::new()
        .nest("/api", api)
        .route("/api/", any(unknown))
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route("/metrics", any(unknown))
        .route(well_known::PATH, get(well_known::show))
        .route("/calendar/{secret}", get(calendars::read))
        .fallback(pages::show)
        .layer(from_fn_with_state(Arc::clone(&app), under_path::answer_beside))
        .layer(DefaultBodyLimit::max(limits::CLIENT_FRAME_BYTES))
        .layer(CatchPanicLayer::custom(refusal::for_panic))
        .layer(from_fn_with_state(Arc::clone(&app), host_header::check))
        .layer(from_fn_with_state(Arc::clone(&app), refusal_page::show))
        .layer(from_fn_with_state(Arc::clone(&app), headers::add))
        .with_state(app)
}

/// The routes of the separate listener for metrics.
pub(crate) fn metrics(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(health::metrics)).with_state(app)
}

async fn unknown() -> Refusal {
    Refusal::new(Code::NotFound, "there is no such address")
}

async fn wrong_method() -> Refusal {
    Refusal::new(Code::Malformed, "this address does not support that method")
        .with_status(StatusCode::METHOD_NOT_ALLOWED)
}
