//! Takes connections in and reads requests from them, within limits that hold before anything is known of who asks.

use super::routes;
use crate::admission::{Address, Place, Visit};
use crate::app::App;
use crate::http;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long the head of a request may take to come, and a connection may lie idle between two requests.
const HEAD_WITHIN: Duration = Duration::from_secs(15);
/// What is read of a request at a time. The longest head must fit into it.
const HEAD_BYTES: usize = 16 * 1_024;
/// The headers that a request may have.
const MOST_HEADERS: usize = 64;
/// Files that are left for the database and for whatever else is opened.
const FILES_LEFT: u64 = 128;
/// The pause after the system could not give a connection.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until `stop` comes, and then until what is in flight is answered.
pub(super) async fn serve(listener: TcpListener, app: Arc<App>, stop: CancellationToken) {
    let router = routes::all(Arc::clone(&app));
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX).saturating_sub(FILES_LEFT);
    let places = usize::try_from(files).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
    let places = Arc::new(Semaphore::new(places));
    let connections = TaskTracker::new();
    // Whoever comes when all places are taken waits in the queue of the system.
    while let Some(Ok(place)) = stop.run_until_cancelled(Arc::clone(&places).acquire_owned()).await {
        let Some(accepted) = stop.run_until_cancelled(listener.accept()).await else { break };
        let (socket, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                refused(&error).await;
                continue;
            }
        };
        let Some(visit) = visit(&app, peer) else { continue };
        let (router, stop) = (router.clone(), stop.clone());
        connections.spawn(async move {
            speak(socket, peer, router, Place::new(visit, place), stop).await;
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Tells the host's own programs what is counted.
pub(super) async fn tell_metrics(listener: TcpListener, app: Arc<App>) {
    // It never ends by itself: connections that cannot be taken in are tried again.
    if let Err(error) = axum::serve(listener, http::metrics(app)).await {
        tracing::error!(%error, "metrics are no longer told");
    }
}

/// Counts a connection; nothing when its address has too many. All come from the proxy where there is one: then their
/// sockets are counted by the address that it names.
#[expect(clippy::option_option, reason = "not counted is not refused")]
fn visit(app: &App, peer: SocketAddr) -> Option<Option<Visit>> {
    if app.config.proxy_header.is_some() {
        return Some(None);
    }
    let visit = app.visitors.enter(Address::of(peer.ip()));
    if visit.is_none() {
        tracing::debug!("an address has too many connections");
    }
    visit.map(Some)
}

/// A connection that could not be taken in: one that is gone already, or a system at its limits.
async fn refused(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be taken in");
        tokio::time::sleep(PAUSE).await;
    }
}

/// Answers the requests of one connection.
async fn speak(socket: TcpStream, peer: SocketAddr, router: Router, place: Place, stop: CancellationToken) {
    // Moves are short frames: each goes out at once.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "a connection may be slow");
    }
    let router = TowerToHyperService::new(router);
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .max_buf_size(HEAD_BYTES)
        .max_headers(MOST_HEADERS)
        .serve_connection(TokioIo::new(socket), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
