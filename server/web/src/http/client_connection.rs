//! The address of a request's client, and the connection permits that its socket holds.

use super::{Refusal, RequestUser};
use crate::App;
use crate::admission::{Address, AddressPermit, ConnectionPermit, forwarded_address};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::Extensions;
use axum::http::request::Parts;
use protocol::Code;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio_util::sync::{CancellationToken, DropGuard};

/// The HTTP connection of a request, for responses that last.
#[derive(Clone, Default)]
pub(crate) struct HttpConnection {
    aborted: CancellationToken,
    ended: CancellationToken,
}

impl HttpConnection {
    /// Closes the connection, whatever has not been written.
    pub(crate) fn abort(&self) {
        self.aborted.cancel();
    }

    /// Waits until somebody closes the connection with [`Self::abort`].
    pub(crate) async fn aborted(&self) {
        self.aborted.cancelled().await;
    }

    /// Waits until the connection has ended.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    /// The connection has ended when this is dropped.
    pub(crate) fn end_guard(&self) -> DropGuard {
        self.ended.clone().drop_guard()
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let forwarded = forwarded_address(app.settings.proxy_header.as_ref(), &parts.headers);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        forwarded.or(peer).map(Self::of).ok_or_else(|| Code::Internal.into())
    }
}

/// The permits that a socket holds as long as it is open. Its HTTP connection has become the socket and no longer holds
/// them.
pub(crate) struct HeldPermits {
    #[expect(dead_code, reason = "given back when it is dropped")]
    connection_permit: Option<ConnectionPermit>,
    #[expect(dead_code, reason = "given back when it is dropped")]
    address_permits: [Option<AddressPermit>; 2],
}

impl HeldPermits {
    /// Takes the permits for a user's socket, or refuses it if its address has too many open.
    pub(crate) fn acquire(
        app: &App,
        extensions: &Extensions,
        address: Address,
        request_user: &RequestUser,
    ) -> Result<Self, Refusal> {
        let required = |permit: Option<AddressPermit>| permit.map(Some).ok_or(Code::TooMany);
        // A proxy's connections carry the requests of all its clients, so they are not counted by the proxy's address.
        // The address of the client is known only here.
        let address_permit = match app.settings.proxy_header {
            Some(_) => required(app.connection_permits.acquire(address))?,
            None => None,
        };
        let anonymous_permit = match request_user {
            RequestUser::Anonymous => required(app.connection_permits.acquire_anonymous(address))?,
            RequestUser::SignedIn(_) => None,
        };
        let connection_permit = extensions.get::<ConnectionPermit>().cloned();
        Ok(Self { connection_permit, address_permits: [address_permit, anonymous_permit] })
    }
}
