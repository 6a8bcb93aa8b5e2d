//! Where a request comes from, and the place its connection takes.

use super::Refusal;
use crate::admission::{Address, Place, Visit, forwarded};
use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use protocol::Code;
use std::net::SocketAddr;
use std::sync::Arc;

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let forwarded = forwarded(app.config.proxy_header.as_ref(), &parts.headers);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        forwarded.or(peer).map(Self::of).ok_or_else(|| Code::Internal.into())
    }
}

/// What a socket keeps as long as it is open, since its connection has become it.
pub(crate) struct Kept {
    #[expect(dead_code, reason = "given back when it is dropped")]
    place: Option<Place>,
    #[expect(dead_code, reason = "given back when it is dropped")]
    visit: Option<Visit>,
}

impl FromRequestParts<Arc<App>> for Kept {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let place = parts.extensions.get::<Place>().cloned();
        // The connections of a proxy are those of everybody: here the address is known for which it speaks.
        let visit = match app.config.proxy_header {
            Some(_) => {
                let address = Address::from_request_parts(parts, app).await?;
                Some(app.visitors.enter(address).ok_or(Code::TooMany)?)
            }
            None => None,
        };
        Ok(Self { place, visit })
    }
}
