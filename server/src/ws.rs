//! The socket: a page opens one and joins several rooms over it. `docs/protocol.md` describes the protocol.

mod frame_parser;
mod session;
mod socket_limits;

use crate::admission::Address;
use crate::app::App;
use crate::http::{HeldPermits, Refusal, RequestUser, SameOrigin, SignedIn};
use crate::hub;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::response::Response;
use hyper_util::rt::TokioIo;
use protocol::{Code, limits};
use std::sync::Arc;
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
    if app.health.is_draining() {
        return Err(Refusal::new(Code::Busy, "the server is stopping"));
    }
    let permits = HeldPermits::acquire(&app, request.extensions(), address, &request_user)?;
    let signed_in = match request_user {
        RequestUser::SignedIn(SignedIn { user, token, .. }) => Some((user, token.digest())),
        // A user whose session has ended is accepted too, because a page cannot read why an upgrade was refused. Such
        // users can only watch.
        RequestUser::Anonymous => None,
    };
    let upgrade = hyper::upgrade::on(&mut request);
    app.sockets.clone().spawn(async move {
        match upgrade.await {
            Ok(connection) => {
                app.traffic.count_socket();
                let socket = hub::server_socket(TokioIo::new(connection), MAX_READ).await;
                let socket = app.hub.add(socket, signed_in);
                // The host may have changed the user during the handshake.
                if let Some(user) = socket.user()
                    && let Err(error) = app.hub.close_stale(user.id, &*app.store, app.clock.now()).await
                {
                    tracing::debug!(%error, "the session of a new socket could not be checked");
                }
                session::run(Arc::clone(&app), socket, address).await;
            }
            Err(error) => tracing::debug!(%error, "a connection ended before it became a socket"),
        }
        drop(permits);
    });
    Ok(accepted)
}
