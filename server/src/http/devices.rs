//! Signing in the same user on another device, by a link that works once and for a few minutes.

use super::body::Body;
use super::cookie::{RequestUser, SignedIn, Token, session_end};
use super::entry::admit_session;
use super::guests::{begin_session, guest_with_seats};
use super::links::Links;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{Code, DeviceLink, LinkOwner, LookAtLink, Me, Redeem, limits};
use std::sync::Arc;

/// The path of the links. The addresses below it are secret, so pages there must not be sent as referrers.
pub(super) const LINK_PATH: &str = "/d/";

/// `POST /api/me/link`: creates a link. The store keeps the SHA-256 of its token.
pub(super) async fn create_link(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    links: Links,
    request_user: RequestUser,
) -> Result<Json<DeviceLink>, Refusal> {
    let session = request_user.require_session()?;
    admit_session(&app, None)?;
    app.quotas.device_link(address)?;
    let (token, until) = (Token::new(), app.clock.now() + limits::DEVICE_LINK_MINUTES * 60_000);
    if !app.store.offer_link(session.token.digest(), token.digest(), until).await? {
        return Err(Code::NoSession.into());
    }
    let guest = app.store.sign_in_methods(session.user.id).await?.is_empty();
    Ok(Json(DeviceLink { url: links.to(&format!("{LINK_PATH}{}", token.text())), until, guest }))
}

/// How many of those are named who play with the owner of a link.
const NAMED: usize = 5;

/// `POST /api/me/link/preview`: whose link it is, and who this browser is. It does not use the link up.
pub(super) async fn look_at_link(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(LookAtLink { token }): Body<LookAtLink>,
) -> Result<Json<LinkOwner>, Refusal> {
    admit_session(&app, None)?;
    app.quotas.device_link(address)?;
    let token = Token::parse(&token).ok_or(Code::BadLink)?;
    let user = app.store.link(token.digest(), app.clock.now()).await?.ok_or(Code::BadLink)?;
    let name = app.store.names(&[user]).await?.remove(&user).flatten().map(|found| found.name);
    let here = match &request_user {
        RequestUser::SignedIn(here) if here.user.id != user => {
            guest_with_seats(&app, &here.user, &here.token).await?
        }
        RequestUser::SignedIn(_) | RequestUser::Anonymous => None,
    };
    Ok(Json(LinkOwner {
        user,
        name: name.unwrap_or_default(),
        guest: app.store.sign_in_methods(user).await?.is_empty(),
        tables: app.store.count_seats(user).await?,
        with: app.store.table_mates(user, NAMED).await?,
        here,
    }))
}

/// `POST /api/me/link/redeem`: signs this browser in as the user who created the link.
pub(super) async fn redeem(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    Body(Redeem { token, replace }): Body<Redeem>,
) -> Result<Response, Refusal> {
    app.quotas.device_link(address)?;
    let token = Token::parse(&token).ok_or(Code::BadLink)?;
    let now = app.clock.now();
    let owner = app.store.link(token.digest(), now).await?.ok_or(Code::BadLink)?;
    if let RequestUser::SignedIn(here @ SignedIn { user, .. }) = &request_user {
        if user.id == owner {
            // The link was opened in the browser that created it. It stays valid for the other device.
            return Ok(Json(Me { user: user.id, name: user.name.clone() }).into_response());
        }
        if !replace && guest_with_seats(&app, user, &here.token).await?.is_some() {
            return Err(Code::HasSeats.into());
        }
    }
    admit_session(&app, None)?;
    let session = Token::new();
    let redeemed = app.store.redeem_link(token.digest(), now, session.digest(), session_end(now)).await?;
    let user = redeemed.ok_or(Code::BadLink)?;
    Ok(begin_session(&app, user, &session, &request_user, &device).await?.into_response())
}
