//! Signing in the same user on another device, by a link that works once and for a few minutes.

use super::body::{Body, NoBody};
use super::cookie::{RequestUser, SignedIn, Token, session_end};
use super::entry::admit_session;
use super::guests::{Welcome, guest_with_seats};
use super::keyed::{Keyed, Request, TokenOf, once};
use super::links::Links;
use super::sessions::Device;
use super::sign_in::signed_in;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use protocol::{Code, DeviceLink, LinkOwner, LookAtLink, Redeem, limits};
use std::sync::Arc;
use store::Millis;

/// The path of the links. The addresses below it are secret, so pages there must not be sent as referrers.
pub(super) const LINK_PATH: &str = "/d/";

/// `POST /api/me/link`: creates a link. The store keeps the SHA-256 of its token.
pub(super) async fn create_link(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    links: Links,
    request_user: RequestUser,
    Keyed { key, .. }: Keyed<NoBody>,
) -> Result<Json<DeviceLink>, Refusal> {
    let session = request_user.clone().require_session()?;
    let offer = async |request: &Request| {
        admit_session(&app, None)?;
        app.quotas.count(ByAddress::DeviceLink, address)?;
        let (token, until) = (request.token(&app, TokenOf::DeviceLink), link_end(request.at()));
        let (from, kept) = (session.token.digest(), request.kept());
        let is_offered = app.store.offer_link(from, token.digest(), until, kept).await?;
        if is_offered { Ok(None) } else { Err(Code::NoSession.into()) }
    };
    let made = once(&app, key, &request_user, offer).await?;
    let (token, until) = (made.token(&app, TokenOf::DeviceLink), link_end(made.at()));
    let guest = app.store.sign_in_methods(session.user.id).await?.is_empty();
    Ok(Json(DeviceLink { url: links.to(&format!("{LINK_PATH}{}", token.text())), until, guest }))
}

/// When a link ends that is created now.
fn link_end(now: Millis) -> Millis {
    now + limits::DEVICE_LINK_MINUTES * 60_000
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
    app.quotas.count(ByAddress::DeviceLink, address)?;
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
    Keyed { key, body: Body(Redeem { token, replace }) }: Keyed<Body<Redeem>>,
) -> Result<Welcome, Refusal> {
    let redeem = async |request: &Request| {
        app.quotas.count(ByAddress::DeviceLink, address)?;
        let token = Token::parse(&token).ok_or(Code::BadLink)?;
        let owner = app.store.link(token.digest(), request.at()).await?.ok_or(Code::BadLink)?;
        if let RequestUser::SignedIn(here @ SignedIn { user, .. }) = &request_user {
            if user.id == owner {
                // The link was opened in the browser that created it. It stays valid for the other device.
                return Ok(Some(owner.0));
            }
            if !replace && guest_with_seats(&app, user, &here.token).await?.is_some() {
                return Err(Code::HasSeats.into());
            }
        }
        admit_session(&app, None)?;
        let (session, now) = (request.token(&app, TokenOf::Session).digest(), request.at());
        let (link, ends) = (token.digest(), session_end(now));
        let user = app.store.redeem_link(link, now, session, ends, request.kept()).await?;
        Ok(Some(user.ok_or(Code::BadLink)?.id.0))
    };
    let made = once(&app, key, &request_user, redeem).await?;
    signed_in(&app, &made, &request_user, &device).await
}
