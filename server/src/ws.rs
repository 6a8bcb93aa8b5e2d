//! The socket: one a page, several rooms on it. `docs/protocol.md` is its manual.

mod border;
mod buckets;
mod session;

use crate::admission::Address;
use crate::app::App;
use crate::http::{Asker, Kept, Refusal, SameOrigin, SignedIn};
use crate::hub;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::response::Response;
use hyper_util::rt::TokioIo;
use protocol::{Code, limits};
use std::sync::Arc;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

/// The longest message that is read at all. Between the limit of the protocol and this one it is refused with its
/// code; what is longer still ends the socket.
const MOST_READ: usize = limits::CLIENT_FRAME_BYTES * 4;

/// `GET /api/socket`.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    asker: Asker,
    kept: Kept,
    mut request: Request,
) -> Result<Response, Refusal> {
    let accepted = create_response_with_body(&request, Body::empty)
        .map_err(|_| Refusal::new(Code::Malformed, "this address speaks WebSocket"))?;
    if app.health.is_draining() {
        return Err(Refusal::new(Code::Busy, "the server stops"));
    }
    let visitor = match asker {
        Asker::Person(SignedIn { person, token, .. }) => Some((person, token.digest())),
        // Also whose session has ended: a page cannot read why an upgrade is refused. They may watch.
        Asker::Nobody => None,
    };
    let upgrade = hyper::upgrade::on(&mut request);
    app.sockets.clone().spawn(async move {
        match upgrade.await {
            Ok(connection) => {
                let socket = hub::socket(TokioIo::new(connection), MOST_READ).await;
                let socket = app.hub.add(socket, visitor);
                // The host may have been faster than the handshake.
                if let Some(person) = socket.person()
                    && let Err(error) = app.hub.end_lapsed(person.user, &*app.store, app.clock.now()).await
                {
                    tracing::debug!(%error, "a socket could not be looked at");
                }
                session::run(Arc::clone(&app), socket, address).await;
            }
            Err(error) => tracing::debug!(%error, "a connection ended before it became a socket"),
        }
        drop(kept);
    });
    Ok(accepted)
}
