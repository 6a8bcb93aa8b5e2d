//! Reports: users show a line of chat or a name to the host, and hear what the host answers.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::ignored::user_at;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base::entropy::new_id;
use protocol::{Code, NewReport, OwnReport, ReportId, Reported, limits};
use records::names::is_readable;
use std::sync::Arc;
use store::reports;

/// `POST /api/me/reports`: shows a line or a name to the host. What is the user's own, or not there, is not found.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    address: Address,
    request_user: RequestUser,
    Body(NewReport { what, words }): Body<NewReport>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let words = words.trim();
    let is_long = words.chars().count() > limits::REPORT_CHARS;
    if is_long || words.chars().any(char::is_control) || !(words.is_empty() || is_readable(words)) {
        return Err(Code::BadText.into());
    }
    app.quotas.count(ByAddress::Report, address)?;
    app.quotas.count_of_user(ByUser::Report, user)?;
    let what = match what {
        Reported::Line { room, number } => reports::Reported::Line { id: room, number },
        Reported::Name { room, person } => {
            reports::Reported::Name { id: room, user: user_at(&app, room, person).await? }
        }
        Reported::Circle { circle } => reports::Reported::Circle { id: circle },
    };
    let at = app.clock.now();
    let new = reports::NewReport { id: ReportId(new_id(at)), by: user, what, words: words.to_owned(), at };
    match app.store.report(&new).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Code::NotFound.into()),
    }
}

/// `GET /api/me/reports`: what the user has reported, with the answers.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vec<OwnReport>>, Refusal> {
    let user = request_user.require_user()?.id;
    Ok(Json(app.store.reports_of(user).await?))
}

/// `PUT /api/me/reports/seen`: the user has seen all answers.
pub(super) async fn seen(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    app.store.answers_seen(user).await?;
    Ok(StatusCode::NO_CONTENT)
}
