//! The same frames as on a socket, for clients behind a proxy that lets no socket through: the server's as server-sent
//! events, the client's in POST requests. Everything behind the transport is shared with sockets. A server that does
//! not know a stream, because another server has it, refuses at once, and the client opens another one.

use super::session::CLOSE_TIMEOUT;
use super::{Admitted, MAX_READ, admit, serve};
use crate::App;
use crate::admission::Address;
use crate::http::{BodyText, HttpConnection, Refusal, RequestUser, SameOrigin, SessionCookies};
use axum::body::Body;
use axum::extract::rejection::PathRejection;
use axum::extract::{DefaultBodyLimit, Extension, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use base::entropy;
use protocol::{Code, limits};
use std::sync::Arc;
use tables::hub::EventBody;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A proxy must pass every event on at once, and must not compress them: the length of a compressed text could give
/// secrets away that stand next to a text that another player has chosen. The connection is closed after the last event.
const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_TYPE, "text/event-stream"),
    (CACHE_CONTROL, "no-store, no-transform"),
    (HeaderName::from_static("x-accel-buffering"), "no"),
    (CONNECTION, "close"),
];

/// `GET /api/events`.
pub(crate) fn stream_route() -> MethodRouter<Arc<App>> {
    get(open)
}

/// `POST /api/events/<id>/<number>`.
pub(crate) fn frames_route() -> MethodRouter<Arc<App>> {
    post(receive).layer(DefaultBodyLimit::max(MAX_READ))
}

async fn open(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Extension(http_connection): Extension<HttpConnection>,
    request: Request,
) -> Result<Response, Refusal> {
    let Admitted { permits, signed_in } = admit(&app, request.extensions(), address, request_user)?;
    let id = hex::encode(entropy::random_bytes::<16>());
    let (connection, named) = app.hub.add_event_stream(id.clone(), signed_in);
    let body = EventBody::new(Arc::clone(&connection), &id);
    app.sockets.clone().spawn(async move {
        serve(&app, connection, address).await;
        drop(named);
        // The HTTP connection may still hold frames of a client that does not read.
        let _ = timeout(CLOSE_TIMEOUT, http_connection.ended()).await;
        http_connection.abort();
        drop(permits);
    });
    Ok((HEADERS, Body::from_stream(body)).into_response())
}

/// Takes the frames of a client, one in each line.
async fn receive(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    cookies: SessionCookies,
    path: Result<Path<(String, u64)>, PathRejection>,
    BodyText(text): BodyText,
) -> Result<StatusCode, Refusal> {
    let Path((id, number)) = path.map_err(|_| Code::NotFound)?;
    let connection = app.hub.event_stream(&id).ok_or(Code::NotFound)?;
    if connection.session().is_some_and(|session| !cookies.contain(session)) {
        return Err(Code::NoSession.into());
    }
    let frames: Vec<Utf8Bytes> = text.lines().map(Utf8Bytes::from).collect();
    if frames.is_empty() {
        return Err(Refusal::new(Code::Malformed, "there is no frame"));
    }
    if frames.len() > limits::BURST as usize {
        return Err(Refusal::new(Code::TooMany, "there are too many frames in one request"));
    }
    connection.deliver(number, frames)?;
    Ok(StatusCode::NO_CONTENT)
}
