//! What the matches of a user add up to.
//!
//! Nothing is kept for it but the matches themselves and their summaries. So what is erased, merged or deleted is gone from
//! here at once, and a private match counts for those alone who sat in it.

pub(super) mod circle;
mod csv;
mod tally;

use super::Refusal;
use super::circles::require_member;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::params::QueryParams;
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName};
use axum::response::IntoResponse;
use protocol::{Against, CircleId, Code, PageId, Statistics, UserId};
use records::{Names, PlayedMatch};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::statistics::Scope;
use tally::tally;

/// The latest matches of a user or a circle that are counted. Few have played more, and nobody's page should cost much.
pub(super) const MOST_MATCHES: u32 = 2_000;

const CSV_HEAD: [(HeaderName, &str); 3] = [
    (CONTENT_TYPE, "text/csv; charset=utf-8"),
    (CONTENT_DISPOSITION, "attachment; filename=\"rodada-matches.csv\""),
    (CACHE_CONTROL, "private, no-store"),
];

/// Which matches of a user count.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StatisticsQuery {
    #[serde(default)]
    pub(super) against: Against,
}

/// Which of one's own matches count: all, or those in a circle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnStatisticsQuery {
    #[serde(default)]
    pub(super) against: Against,
    pub(super) circle: Option<CircleId>,
}

/// `GET /api/me/statistics`: those of the user, from all their matches or from those in a circle of theirs.
pub(super) async fn own(
    State(app): State<Arc<App>>,
    QueryParams(OwnStatisticsQuery { against, circle }): QueryParams<OwnStatisticsQuery>,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Statistics>, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Search, address)?;
    let scope = match circle {
        None => Scope::Own,
        Some(circle) => {
            require_member(&app, circle, user).await?;
            Scope::Circle(circle)
        }
    };
    counted(&app, user, scope, against).await
}

/// `GET /api/people/{page}/statistics`: those of the user of a public page, from the matches at open tables.
pub(super) async fn of_person(
    State(app): State<Arc<App>>,
    _: Watcher,
    QueryParams(StatisticsQuery { against }): QueryParams<StatisticsQuery>,
    address: Address,
    Path(page): Path<String>,
) -> Result<Json<Statistics>, Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    // A text that is not an id is the page of nobody.
    let page: PageId = page.parse().map_err(|_| Code::NotFound)?;
    let user = app.store.user_of_page(page).await?.ok_or(Code::NotFound)?.id;
    counted(&app, user, Scope::Open, against).await
}

/// `GET /api/me/statistics/matches.csv`: all seats of all matches that count, for a spreadsheet.
pub(super) async fn matches_csv(
    State(app): State<Arc<App>>,
    address: Address,
    request_user: RequestUser,
) -> Result<impl IntoResponse, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Search, address)?;
    let (played, names) = read(&app, user, Scope::Own).await?;
    Ok((CSV_HEAD, csv::matches(&played, &names, user)))
}

async fn counted(
    app: &App,
    user: UserId,
    scope: Scope,
    against: Against,
) -> Result<Json<Statistics>, Refusal> {
    let (played, names) = read(app, user, scope).await?;
    Ok(Json(tally(&played, &names, user, against)))
}

/// The matches of a user, and the names of all who played in them.
async fn read(app: &App, user: UserId, scope: Scope) -> Result<(Vec<PlayedMatch>, Names), Refusal> {
    with_names(app, app.store.played(user, scope, MOST_MATCHES).await?).await
}

async fn with_names(app: &App, played: Vec<PlayedMatch>) -> Result<(Vec<PlayedMatch>, Names), Refusal> {
    let users: BTreeSet<UserId> =
        played.iter().flat_map(|one| one.seats.values().filter_map(|seat| seat.user())).collect();
    let names = app.store.names(&users.into_iter().collect::<Vec<_>>()).await?;
    Ok((played, names))
}
