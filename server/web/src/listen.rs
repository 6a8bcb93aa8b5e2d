//! Accepts connections and reads their requests, within limits that apply before anything is known about the client.

use crate::App;
use crate::admission::{Address, AddressPermit, ConnectionPermit};
use crate::heads::{HeadTimeouts, Heads};
use crate::http;
use crate::routes;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use base::clock::Clock;
use host::Host;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
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

/// The read buffer. The longest request head must fit into it.
const HEAD_BYTES: usize = 16 * 1_024;
/// The most headers that a request may have.
const MAX_HEADERS: usize = 64;
/// File descriptors that are reserved for the database and other files.
const RESERVED_FILES: u64 = 128;
/// The pause after a connection could not be accepted.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// All routes, and the path below which they lie.
#[derive(Clone)]
struct Site {
    path: Arc<str>,
    router: Router,
}

/// Serves until `stop` is cancelled, and then until all requests in flight are answered.
pub async fn serve(listener: TcpListener, app: Arc<App>, host: Arc<Host>, stop: CancellationToken) {
    let site = Site { path: app.settings.path().into(), router: routes::all(Arc::clone(&app), host) };
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX).saturating_sub(RESERVED_FILES);
    let permits = usize::try_from(files).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
    let permits = Arc::new(Semaphore::new(permits));
    // Networks take as long as they take, also where a test moves the time of the server.
    let (timeouts, clock) = (HeadTimeouts::new(app.settings.proxy_header.is_some()), Clock::system());
    let connections = TaskTracker::new();
    // Without a free permit, further connections wait in the backlog of the operating system.
    while let Some(Ok(permit)) = stop.run_until_cancelled(Arc::clone(&permits).acquire_owned()).await {
        let Some(accepted) = stop.run_until_cancelled(listener.accept()).await else { break };
        let (socket, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                accept_failed(&error).await;
                continue;
            }
        };
        let Some(address_permit) = address_permit(&app, peer) else { continue };
        let (site, stop) = (site.clone(), stop.clone());
        let heads = Heads::new(timeouts, clock.clone());
        connections.spawn(async move {
            let permit = ConnectionPermit::new(address_permit, permit);
            serve_connection(socket, peer, site, permit, heads, stop).await;
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Serves the metrics on their own listener.
pub async fn serve_metrics(listener: TcpListener, app: Arc<App>) {
    // It does not return by itself: failures to accept a connection are retried.
    if let Err(error) = axum::serve(listener, http::metrics(app)).await {
        tracing::error!(%error, "the metrics listener ended");
    }
}

/// Counts a connection by its address, or returns `None` if the address has too many. Behind a proxy all connections
/// come from the proxy, so they are not counted here; instead, sockets are counted by the address that the proxy names.
#[expect(clippy::option_option, reason = "not counted is not refused")]
fn address_permit(app: &App, peer: SocketAddr) -> Option<Option<AddressPermit>> {
    if app.settings.proxy_header.is_some() {
        return Some(None);
    }
    let address_permit = app.connection_permits.acquire(Address::of(peer.ip()));
    if address_permit.is_none() {
        tracing::debug!("an address has too many connections");
    }
    address_permit.map(Some)
}

/// Handles a failure to accept a connection: it was closed already, or the system is at its limits.
async fn accept_failed(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "a connection could not be accepted");
        tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
    }
}

/// Answers the requests of one connection.
async fn serve_connection(
    socket: TcpStream,
    peer: SocketAddr,
    Site { path, router }: Site,
    permit: ConnectionPermit,
    heads: Heads,
    stop: CancellationToken,
) {
    // Moves are short frames, which must be sent without delay.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
    let router = TowerToHyperService::new(router);
    let http_connection = http::HttpConnection::default();
    let _end_guard = http_connection.end_guard();
    let this_connection = http_connection.clone();
    let these_heads = heads.clone();
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        these_heads.ended(request.body());
        let mut request: Request = request.map(Body::new);
        http::take_off_path(&path, &mut request);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(permit.clone());
        request.extensions_mut().insert(this_connection.clone());
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(heads.clone())
        .header_read_timeout(heads.timeout())
        .max_buf_size(HEAD_BYTES)
        .max_headers(MAX_HEADERS)
        .serve_connection(TokioIo::new(heads.watch(socket)), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let run = async {
        tokio::select! {
            ended = connection.as_mut() => ended,
            () = stop.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        }
    };
    let ended = tokio::select! {
        ended = run => ended,
        () = http_connection.aborted() => return,
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

#[cfg(test)]
mod tests;
