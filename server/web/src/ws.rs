//! The socket: a page opens one and joins several rooms over it. Where sockets are blocked, an event stream takes its
//! place. `docs/protocol.md` describes the protocol.

pub(crate) mod events;
mod frame_parser;
mod reviews;
mod session;
mod socket_limits;
mod table_check;

use crate::App;
use crate::admission::Address;
use crate::http::{HeldPermits, Refusal, RequestUser, SameOrigin, SignedIn};
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::Extensions;
use axum::response::Response;
use hyper_util::rt::TokioIo;
use protocol::{Code, UserId, limits};
use std::sync::Arc;
use tables::hub::{self, Connection, Transport};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

/// The longest message that is read. A message between the limit of the protocol and this one is refused with a code; a
/// longer one closes the socket.
const MAX_READ: usize = limits::CLIENT_FRAME_BYTES * 4;

/// `GET /api/socket`.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    mut request: Request,
) -> Result<Response, Refusal> {
    let accepted = create_response_with_body(&request, Body::empty)
        .map_err(|_| Refusal::new(Code::Malformed, "this address accepts WebSocket connections only"))?;
    let Admitted { permits, signed_in } = admit(&app, request.extensions(), address, request_user)?;
    let upgrade = hyper::upgrade::on(&mut request);
    app.sockets.clone().spawn(async move {
        match upgrade.await {
            Ok(connection) => {
                app.traffic.count_socket();
                let socket = hub::server_socket(TokioIo::new(connection), MAX_READ).await;
                let socket = app.hub.add(Transport::WebSocket(Box::new(socket)), signed_in);
                serve(&app, socket, address).await;
            }
            Err(error) => tracing::debug!(%error, "a connection ended before it became a socket"),
        }
        drop(permits);
    });
    Ok(accepted)
}

/// A client that may open a socket or an event stream.
struct Admitted {
    /// Held until the connection ends.
    permits: HeldPermits,
    /// The user and the SHA-256 of their session's token.
    signed_in: Option<(UserId, [u8; 32])>,
}

fn admit(
    app: &App,
    extensions: &Extensions,
    address: Address,
    request_user: RequestUser,
) -> Result<Admitted, Refusal> {
    if app.health.is_draining() {
        return Err(Refusal::new(Code::Busy, "the server is stopping"));
    }
    let permits = HeldPermits::acquire(app, extensions, address, &request_user)?;
    let signed_in = match request_user {
        RequestUser::SignedIn(SignedIn { user, token, .. }) => Some((user.id, token.digest())),
        // A user whose session has ended is accepted too, because a page cannot read why an upgrade was refused. Such
        // users can only watch.
        RequestUser::Anonymous => None,
    };
    Ok(Admitted { permits, signed_in })
}

/// Serves a connection until it ends.
async fn serve(app: &Arc<App>, connection: Arc<Connection>, address: Address) {
    // The host may have changed the user during the handshake.
    if let Some(user) = connection.user()
        && let Err(error) = app.hub.close_signed_out(user, &*app.store, app.clock.now()).await
    {
        tracing::debug!(%error, "the session of a new socket could not be checked");
    }
    session::run(Arc::clone(app), connection, address).await;
}
