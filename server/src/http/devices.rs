//! The same person on another device: a link that works once, for a few minutes.

use super::body::Body;
use super::cookie::{Asker, SignedIn, Token, ends, keep_cookie};
use super::links::Links;
use super::renewals::use_now;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::store::{Filter, StoreError};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{Code, DeviceLink, Me, Redeem, UserId, limits};
use std::sync::Arc;

/// Where the links lead. Their addresses are secret: no page there may be named to anybody.
pub(super) const FOLDER: &str = "/d/";

/// `POST /api/me/link`: makes a link. The store keeps the SHA-256 of its token.
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    links: Links,
    asker: Asker,
) -> Result<Json<DeviceLink>, Refusal> {
    let user = asker.person()?.user;
    app.quotas.link(address)?;
    let (token, until) = (Token::new(), app.clock.now() + limits::DEVICE_LINK_MINUTES * 60_000);
    app.store.offer_link(user, token.digest(), until).await?;
    Ok(Json(DeviceLink { url: links.to(&format!("{FOLDER}{}", token.text())), until }))
}

/// `POST /api/me/link/redeem`: makes this browser the person who made the link.
pub(super) async fn redeem(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    asker: Asker,
    Body(Redeem { token, replace }): Body<Redeem>,
) -> Result<Response, Refusal> {
    app.quotas.link(address)?;
    let token = Token::read(&token).ok_or(Code::BadLink)?;
    let now = app.clock.now();
    let owner = app.store.link(token.digest(), now).await?.ok_or(Code::BadLink)?;
    if let Asker::Person(SignedIn { person, .. }) = asker {
        if person.user == owner {
            // Opened where it was made: it is still good for the other device.
            return Ok(Json(Me { user: person.user, name: person.name }).into_response());
        }
        if !replace && has_seats(&app, person.user).await? {
            return Err(Code::HasSeats.into());
        }
    }
    // The session this browser had goes on: nobody else knows it, and another tab may still ask with it.
    let session = Token::new();
    let redeemed = app.store.redeem_link(token.digest(), now, session.digest(), ends(now)).await?;
    let person = redeemed.ok_or(Code::BadLink)?;
    use_now(&app, &session, &device).await;
    Ok((keep_cookie(&app, &session), Json(Me { user: person.user, name: person.name })).into_response())
}

/// Whether a person sits, or sat, at any table.
async fn has_seats(app: &App, user: UserId) -> Result<bool, StoreError> {
    let any = Filter { seated: Some(user), asker: Some(user), most: 1, ..Filter::default() };
    Ok(!app.store.list(&any).await?.is_empty())
}
