//! The host's page: how the server is, and the host's orders. Whoever may not open it gets the answer of an unknown
//! address.

mod answers;
mod orders;
mod visitor;

use super::body::Body;
use super::cookie::Token;
use super::params::QueryParams;
use super::{Refusal, SameOrigin, unknown};
use crate::App;
use crate::admission::{Address, ByAddress};
use ::host::{Host, Order, Outcome, RunningServer};
use answers::{act, finding, invitation, person, setting};
use axum::extract::State;
use axum::http::HeaderName;
use axum::response::AppendHeaders;
use axum::{Extension, Json};
use base::clock::millis;
use orders::{order_of, refusal};
use protocol::{
    Announcement, Code, HostAct, HostDone, HostFinding, HostInvitation, HostOrder, HostPage, HostPerson,
    HostReport, OpenHostPage, TableSummary, UserId,
};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::backup::Progress;
use tokio::sync::watch;
use visitor::{HostVisitor, set_visit_cookie};

/// For how long a link opens the page.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// The most acts that are listed.
const MAX_ACTS: u32 = 200;

/// A part of a name, or an id.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HostSearch {
    text: String,
}

/// `POST /api/host/open`: uses up a link of `rodada host link`.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    origin: Result<SameOrigin, Refusal>,
    address: Address,
    body: Result<Body<OpenHostPage>, Refusal>,
) -> Result<(AppendHeaders<[(HeaderName, String); 1]>, Json<HostDone>), Refusal> {
    let opened = async {
        origin.ok()?;
        app.quotas.count(ByAddress::SignIn, address).ok()?;
        let Body(OpenHostPage { link, browser }) = body.ok()?;
        let (link, browser) = (Token::parse(&link)?, Token::parse(&browser)?);
        let now = app.clock.now();
        let opened =
            app.store.open_by_host_link(link.digest(), browser.digest(), now + millis(VISIT), now).await;
        Some(opened.map(|opened| opened.then_some(browser)))
    };
    match opened.await {
        Some(Ok(Some(browser))) => Ok((set_visit_cookie(&app, &browser, VISIT), Json(HostDone::default()))),
        Some(Err(error)) => Err(error.into()),
        Some(Ok(None)) | None => Err(unknown().await),
    }
}

/// `GET /api/host`: how the server is.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: HostVisitor,
    Extension(host): Extension<Arc<Host>>,
) -> Result<Json<HostPage>, Refusal> {
    let running = host.running.as_ref();
    let settings =
        running.map_or_else(Vec::new, |running| running.settings().iter().cloned().map(setting).collect());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "counts and sizes are whole")]
    let count = |name: &str| app.metrics.value(name).unwrap_or_default() as u64;
    Ok(Json(HostPage {
        fresh: visitor.fresh,
        by_link: visitor.by_link,
        version: running.map(RunningServer::version).unwrap_or_default().to_owned(),
        started: count("rodada_start_time_seconds") * 1_000,
        sockets: u32::try_from(count("rodada_sockets")).unwrap_or(u32::MAX),
        tables: u32::try_from(count("rodada_rooms")).unwrap_or(u32::MAX),
        moves: count("rodada_steps_total"),
        bytes: app.store.bytes_held().await?,
        bytes_allowed: app.storage.limit(),
        bytes_free: Some(count("rodada_disk_free_bytes")).filter(|bytes| *bytes > 0),
        settings,
    }))
}

/// `GET /api/host/findings`: what `rodada doctor` finds. It asks providers and the proxy, which takes a while.
pub(super) async fn findings(
    visitor: HostVisitor,
    Extension(host): Extension<Arc<Host>>,
) -> Result<Json<Vec<HostFinding>>, Refusal> {
    match give(&host, Order::Examine, &visitor).await? {
        Outcome::Examined { findings } => Ok(Json(findings.into_iter().map(finding).collect())),
        _ => Ok(Json(Vec::new())),
    }
}

/// `GET /api/host/people`: users by a part of their name.
pub(super) async fn people(
    State(app): State<Arc<App>>,
    visitor: HostVisitor,
    Extension(host): Extension<Arc<Host>>,
    QueryParams(HostSearch { text }): QueryParams<HostSearch>,
) -> Result<Json<Vec<HostPerson>>, Refusal> {
    let find = Order::People(::host::people::Order::Find { text });
    let Outcome::People { people } = give(&host, find, &visitor).await? else { return Ok(Json(Vec::new())) };
    let hosts: BTreeSet<UserId> = app.store.hosts().await?.into_iter().map(|found| found.user.id).collect();
    Ok(Json(people.into_iter().map(|found| person(&hosts, found)).collect()))
}

/// `GET /api/host/tables`: open tables that have not ended, by a part of a player's name.
pub(super) async fn tables(
    visitor: HostVisitor,
    Extension(host): Extension<Arc<Host>>,
    QueryParams(HostSearch { text }): QueryParams<HostSearch>,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let find = Order::Tables(::host::tables::Order::Find { name: text });
    match give(&host, find, &visitor).await? {
        Outcome::Tables { tables } => Ok(Json(tables)),
        _ => Ok(Json(Vec::new())),
    }
}

/// `GET /api/host/invitations`: the links with which new users come in.
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    _: HostVisitor,
) -> Result<Json<Vec<HostInvitation>>, Refusal> {
    Ok(Json(app.store.invitations().await?.iter().map(invitation).collect()))
}

/// `GET /api/host/announcements`: what is announced, now or later.
pub(super) async fn announcements(
    State(app): State<Arc<App>>,
    _: HostVisitor,
) -> Result<Json<Vec<Announcement>>, Refusal> {
    Ok(Json(app.store.announcements(app.clock.now()).await?))
}

/// `GET /api/host/reports`: what users have reported, those that wait for an answer first.
pub(super) async fn reports(
    visitor: HostVisitor,
    Extension(host): Extension<Arc<Host>>,
) -> Result<Json<Vec<HostReport>>, Refusal> {
    match give(&host, Order::Reports(::host::reports::Order::List), &visitor).await? {
        Outcome::Reports { reports } => Ok(Json(reports)),
        _ => Ok(Json(Vec::new())),
    }
}

/// `GET /api/host/acts`: what the host did, newest first.
pub(super) async fn acts(State(app): State<Arc<App>>, _: HostVisitor) -> Result<Json<Vec<HostAct>>, Refusal> {
    Ok(Json(app.store.audit(MAX_ACTS).await?.into_iter().map(act).collect()))
}

/// `POST /api/host/orders`: carries an order out.
pub(super) async fn carry_out(
    visitor: HostVisitor,
    _: SameOrigin,
    Extension(host): Extension<Arc<Host>>,
    Body(order): Body<HostOrder>,
) -> Result<Json<HostDone>, Refusal> {
    if !visitor.fresh && !order.can_be_undone() {
        return Err(Code::NotFresh.into());
    }
    let done = match give(&host, order_of(order)?, &visitor).await? {
        Outcome::Invited { link } => HostDone { link: Some(link), lines: None },
        Outcome::MessagesDeleted { lines, .. }
        | Outcome::TableMessagesDeleted { lines, .. }
        | Outcome::Erased { lines, .. } => HostDone { link: None, lines: Some(lines) },
        _ => HostDone::default(),
    };
    Ok(Json(done))
}

/// Gives an order in the name of who looks at the page.
async fn give(host: &Host, order: Order, visitor: &HostVisitor) -> Result<Outcome, Refusal> {
    let no_progress = watch::Sender::new(Progress::default());
    ::host::carry_out(host, order, &visitor.actor, &no_progress).await.or_else(refusal)
}
