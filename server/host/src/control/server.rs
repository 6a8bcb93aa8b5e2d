//! The server's side of the control socket.

use super::address::{self, Address};
use super::{ControlError, MAX_ORDER_BYTES, Report, Request};
use crate::{Host, HostError, Order, Outcome, carry_out};
use base::error_chain;
use base::lock::Lock;
use std::fs::{DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use store::backup::{BackupError, Progress};
use store::{Actor, StoreLocation};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The most connections at a time. Further ones wait in the backlog of the operating system.
const MAX_CONNECTIONS: usize = 8;
/// How long a client may take to send its order, and to read each answer.
const IO_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a client waits for the outcome of an order. Operations of the store time out long before, but rewriting the
/// database files may take longer.
const ORDER_TIMEOUT: Duration = Duration::from_secs(300);
/// The pause after a connection could not be accepted.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);
/// Locked by the server that listens on the socket. It tells whether the socket belongs to a running server, even if
/// two servers start at once.
const LOCK: &str = "control.lock";
const ROOT: u32 = 0;

/// A control socket that listens and has not answered any connection yet. Dropping it removes the socket.
pub struct ControlSocket {
    listener: UnixListener,
    path: PathBuf,
    database: Arc<str>,
    /// The user who may use the socket, besides root.
    owner: u32,
    /// Released after the socket is removed.
    _lock: Lock,
}

impl ControlSocket {
    /// Listens beside a database, in a folder that is created if there is none. Replaces the socket of a server that
    /// was killed.
    ///
    /// # Errors
    /// When another server listens there, or the operating system does not allow it.
    pub async fn bind(location: &StoreLocation) -> Result<Self, ControlError> {
        let path = address::path(location);
        let fail = |error| ControlError::System { path: path.clone(), error };
        DirBuilder::new().recursive(true).mode(0o700).create(&location.folder).map_err(fail)?;
        let lock = Lock::take(&location.folder.join(LOCK)).await.map_err(fail)?;
        let lock = lock.ok_or_else(|| ControlError::InUse { path: path.clone() })?;
        let (listener, owner) = listen(location, &path).map_err(fail)?;
        Ok(Self { listener, path, database: location.database.as_str().into(), owner, _lock: lock })
    }

    /// Carries orders out until `stop` is cancelled, and finishes those that have begun.
    pub async fn serve(self, host: Arc<Host>, stop: CancellationToken) {
        let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
        let connections = TaskTracker::new();
        while let Some(Ok(permit)) = stop.run_until_cancelled(Arc::clone(&permits).acquire_owned()).await {
            let Some(accepted) = stop.run_until_cancelled(self.listener.accept()).await else { break };
            let socket = match accepted {
                Ok((socket, _)) => socket,
                Err(error) => {
                    tracing::error!(%error, "the control socket cannot accept a connection");
                    tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                    continue;
                }
            };
            let (host, database, owner) = (Arc::clone(&host), Arc::clone(&self.database), self.owner);
            let (stop, tasks) = (stop.clone(), connections.clone());
            connections.spawn(async move {
                if let Err(error) = serve_connection(socket, owner, &database, &host, &tasks, &stop).await {
                    tracing::debug!(%error, "a control connection ended");
                }
                drop(permit);
            });
        }
        // Commands that connect from now on must find no server.
        drop(self);
        connections.close();
        connections.wait().await;
    }
}

impl Drop for ControlSocket {
    fn drop(&mut self) {
        // If this fails, the next server replaces the file.
        std::fs::remove_file(&self.path).ok();
    }
}

/// Listens in place of any existing socket file. Also returns the owner of the new one.
fn listen(location: &StoreLocation, path: &Path) -> io::Result<(UnixListener, u32)> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(Address::of(location)?.as_path())?;
    std::fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, std::fs::metadata(path)?.uid()))
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("only the user that runs the server may give it orders")]
    NotTheHost,
    #[error("no order came in time")]
    NoOrder,
    #[error("the order is invalid, or from another version of the program: {0}")]
    BadOrder(#[from] serde_json::Error),
    #[error("the server that listens in this folder has another database: {0}")]
    OtherDatabase(Arc<str>),
    #[error("the order takes long and goes on: the log of the server says how it ends")]
    TooLong,
    #[error(transparent)]
    Host(#[from] HostError),
}

impl Refusal {
    fn report(&self) -> Report {
        let exit_code = match self {
            Self::NotTheHost => 1,
            Self::NoOrder | Self::BadOrder(_) | Self::OtherDatabase(_) => 2,
            Self::TooLong => 3,
            Self::Host(error) => error.exit_code(),
        };
        Report::Failed { exit_code, sentence: error_chain(self) }
    }
}

/// Answers one connection.
async fn serve_connection(
    mut socket: UnixStream,
    owner: u32,
    database: &Arc<str>,
    host: &Arc<Host>,
    tasks: &TaskTracker,
    stop: &CancellationToken,
) -> io::Result<()> {
    let user = socket.peer_cred()?.uid();
    let by = Actor::of_control_socket(user);
    let report = if user == owner || user == ROOT {
        match timeout(IO_TIMEOUT, read_line(&mut socket)).await {
            Ok(line) => match parse_order(&line?, database) {
                Ok(order @ Order::Backup { .. }) => back_up(order, host, &by, &mut socket, stop).await?,
                Ok(order) => {
                    let host = Arc::clone(host);
                    let work = async move { carry_out(&host, order, &by, &watch::Sender::default()).await };
                    run_to_end(work, ORDER_TIMEOUT, tasks).await?
                }
                Err(refusal) => Err(refusal),
            },
            Err(_) => Err(Refusal::NoOrder),
        }
    } else {
        Err(Refusal::NotTheHost)
    };
    send(&mut socket, &report.unwrap_or_else(|refusal| refusal.report())).await
}

async fn read_line(socket: &mut UnixStream) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    BufReader::new(socket.take(MAX_ORDER_BYTES as u64)).read_until(b'\n', &mut line).await?;
    Ok(line)
}

async fn send(socket: &mut UnixStream, report: &Report) -> io::Result<()> {
    let mut line = serde_json::to_vec(report)?;
    line.push(b'\n');
    timeout(IO_TIMEOUT, socket.write_all(&line)).await?
}

fn parse_order(line: &[u8], database: &Arc<str>) -> Result<Order, Refusal> {
    let request: Request = serde_json::from_slice(line)?;
    if request.database != **database {
        return Err(Refusal::OtherDatabase(Arc::clone(database)));
    }
    Ok(request.order)
}

/// Runs an order to its end, even if that takes longer than `limit` or the client no longer waits: otherwise half of it
/// might be done, and the remains of deleted data might stay in the files. Reports [`Refusal::TooLong`] after `limit`.
async fn run_to_end(
    work: impl Future<Output = Result<Outcome, HostError>> + Send + 'static,
    limit: Duration,
    tasks: &TaskTracker,
) -> io::Result<Result<Report, Refusal>> {
    let mut done = tasks.spawn(work);
    if let Ok(done) = timeout(limit, &mut done).await {
        return Ok(done?.map(Report::Done).map_err(Refusal::from));
    }
    tasks.spawn(async move {
        match done.await {
            Ok(Ok(_)) => tracing::info!("an order that took long was carried out"),
            Ok(Err(error)) => tracing::error!(error = error_chain(&error), "an order that took long failed"),
            Err(error) => tracing::error!(%error, "an order that took long failed"),
        }
    });
    Ok(Err(Refusal::TooLong))
}

/// Writes a backup and sends its progress. A backup has no time limit, but is abandoned when the client no longer reads
/// the progress, which is an error, and when the server stops. An abandoned backup leaves no file.
async fn back_up(
    order: Order,
    host: &Host,
    by: &Actor,
    socket: &mut UnixStream,
    stop: &CancellationToken,
) -> io::Result<Result<Report, Refusal>> {
    let (progress_sender, mut progress_receiver) = watch::channel(Progress::default());
    let mut done = pin!(carry_out(host, order, by, &progress_sender));
    let done = loop {
        tokio::select! {
            done = done.as_mut() => break done,
            Ok(()) = progress_receiver.changed() => {
                let progress = *progress_receiver.borrow_and_update();
                send(socket, &Report::Progress(progress)).await?;
            }
            () = stop.cancelled() => return Ok(Err(HostError::from(BackupError::GivenUp).into())),
        }
    };
    // The last progress came together with the end: whoever waits reads how much was written in all.
    if progress_receiver.has_changed().unwrap_or(false) {
        let progress = *progress_receiver.borrow_and_update();
        send(socket, &Report::Progress(progress)).await?;
    }
    Ok(done.map(Report::Done).map_err(Refusal::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};
    use tokio::sync::Notify;

    #[tokio::test]
    async fn an_order_that_takes_too_long_is_still_carried_out() {
        let (tasks, go_on, is_done) =
            (TaskTracker::new(), Arc::<Notify>::default(), Arc::<AtomicBool>::default());
        let (may_go_on, done) = (Arc::clone(&go_on), Arc::clone(&is_done));
        let work = async move {
            may_go_on.notified().await;
            done.store(true, Ordering::Relaxed);
            Ok(Outcome::People { people: Vec::new() })
        };
        let report = run_to_end(work, Duration::from_millis(20), &tasks).await.unwrap();
        assert!(matches!(report, Err(Refusal::TooLong)));
        go_on.notify_one();
        // A stopping server waits for it.
        tasks.close();
        tasks.wait().await;
        assert!(is_done.load(Ordering::Relaxed));
    }
}
