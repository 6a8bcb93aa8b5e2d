//! The socket: one a page, several rooms on it. `docs/protocol.md` is its manual.

mod border;
mod buckets;
mod session;

use crate::admission::Address;
use crate::app::App;
use crate::http::{Asker, Kept, Refusal, SameOrigin};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use protocol::{Code, limits};
use std::future::ready;
use std::sync::Arc;

/// What a socket reads at once. Frames of clients are short, and a larger buffer is cleared before each read:
/// axum's own 128 KiB halve the moves a second and take twenty times the memory.
const READ_BUFFER: usize = 512;
/// The longest message that is read at all. Between the limit of the protocol and this one it is refused with its
/// code; what is longer still ends the socket.
const MOST_READ: usize = limits::CLIENT_FRAME_BYTES * 4;
/// What is gathered for one write.
const WRITE_BUFFER: usize = 16 * 1_024;

/// `GET /api/socket`.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    asker: Asker,
    kept: Kept,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::new(Code::Malformed, "this address speaks WebSocket"))?;
    if app.health.is_draining() {
        return Err(Refusal::new(Code::Busy, "the server stops"));
    }
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_frame_size(MOST_READ)
        .max_message_size(MOST_READ);
    let visitor = match asker {
        Asker::Person(person, token) => Some((person, token.digest())),
        // Also whose session has ended: a page cannot read why an upgrade is refused. They may watch.
        Asker::Nobody => None,
    };
    Ok(upgrade.on_upgrade(move |socket| {
        let socket = app.hub.add(socket, visitor);
        let sockets = app.sockets.clone();
        // In a task of its own: that of the upgrade keeps the room that the socket took in it.
        sockets.spawn(async move {
            session::run(app, socket, address).await;
            drop(kept);
        });
        ready(())
    }))
}
