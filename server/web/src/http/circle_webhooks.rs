//! The webhooks of circles: where the owner has the ends of matches told. Members see the host, and the owner the address.

use super::body::Body;
use super::circles::{change, require_member, shown};
use super::cookie::RequestUser;
use super::links::Links;
use super::notices::{known_language, tried};
use super::params::IdInPath;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use notices::new_circle_webhook;
use protocol::{Circle, CircleId, Code, SetCircleWebhook};
use std::sync::Arc;
use store::circle_webhooks::StoredCircleWebhook;
use store::circles::CircleChange;

/// `PUT /api/circles/{circle}/webhook`: the owner has the ends of matches told at an address, with a new secret.
pub(super) async fn set(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
    Body(SetCircleWebhook { url, language }): Body<SetCircleWebhook>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    let language = known_language(language)?;
    app.notices.outgoing().check(&url).map_err(|_| Code::BadAddress)?;
    let webhook = new_circle_webhook(url, language);
    change(&app, id, user, CircleChange::SetWebhook(Some(webhook))).await?;
    shown(&app, &links, id, user).await
}

/// `DELETE /api/circles/{circle}/webhook`: the ends of matches are told nowhere any more.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    change(&app, id, user, CircleChange::SetWebhook(None)).await?;
    shown(&app, &links, id, user).await
}

/// `POST /api/circles/{circle}/webhook/test`: calls the address. Refused if it does not accept the request.
pub(super) async fn test(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    let circle = require_member(&app, id, user).await?;
    if circle.owner != user {
        return Err(Refusal::new(Code::NotHost, "only the owner of the circle may do this"));
    }
    let StoredCircleWebhook { webhook, .. } = circle.webhook.ok_or(Code::NotFound)?;
    tried("webhook", app.notices.test_circle_webhook(&webhook).await)
}
