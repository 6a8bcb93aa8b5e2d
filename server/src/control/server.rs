//! The end of the server.

use super::address::{self, Address};
use super::{ControlError, MOST_BYTES_OF_ORDER, Report, Request};
use crate::host::{self, Host, HostError, Order, sentence};
use crate::lock::Lock;
use crate::store::Site;
use crate::store::backup::{BackupError, Growth};
use std::fs::{DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Connections at a time. Who comes then waits in the queue of the system.
const MOST_CONNECTIONS: usize = 8;
/// How long an order may take to come, and an answer to be taken.
const SPOKEN_WITHIN: Duration = Duration::from_secs(5);
/// How long an order may take. What the store does not finish in its own time ends long before.
const DONE_WITHIN: Duration = Duration::from_secs(300);
/// The pause after the system could not give a connection.
const PAUSE: Duration = Duration::from_millis(200);
/// Locked by whoever listens: it says whether the socket is that of a living server, also while two start at once.
const LOCK: &str = "control.lock";
const ROOT: u32 = 0;

/// A control socket on which nobody has been answered yet. It is gone when this is dropped.
pub struct ControlSocket {
    listener: UnixListener,
    path: PathBuf,
    database: Arc<str>,
    /// Who may use it, and root.
    owner: u32,
    /// Given back when the socket is gone.
    _lock: Lock,
}

impl ControlSocket {
    /// Begins to listen beside a database, in a folder that is made where there is none. The socket of a server that
    /// was killed is replaced.
    ///
    /// # Errors
    /// When another server listens there, or the system does not allow it.
    pub async fn bind(site: &Site) -> Result<Self, ControlError> {
        let path = address::path(site);
        let fail = |error| ControlError::System { path: path.clone(), error };
        DirBuilder::new().recursive(true).mode(0o700).create(&site.folder).map_err(fail)?;
        let lock = Lock::take(&site.folder.join(LOCK)).await.map_err(fail)?;
        let lock = lock.ok_or_else(|| ControlError::InUse { path: path.clone() })?;
        let (listener, owner) = listen(site, &path).map_err(fail)?;
        Ok(Self { listener, path, database: site.database.as_str().into(), owner, _lock: lock })
    }

    /// Carries orders out until `stop` comes, and then those that have begun.
    pub async fn serve(self, host: Arc<Host>, stop: CancellationToken) {
        let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        let connections = TaskTracker::new();
        while let Some(Ok(place)) = stop.run_until_cancelled(Arc::clone(&places).acquire_owned()).await {
            let Some(accepted) = stop.run_until_cancelled(self.listener.accept()).await else { break };
            let socket = match accepted {
                Ok((socket, _)) => socket,
                Err(error) => {
                    tracing::error!(%error, "the control socket takes nobody in");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            let (host, database, owner) = (Arc::clone(&host), Arc::clone(&self.database), self.owner);
            let stop = stop.clone();
            connections.spawn(async move {
                if let Err(error) = speak(socket, owner, &database, &host, &stop).await {
                    tracing::debug!(%error, "a control connection ended");
                }
                drop(place);
            });
        }
        // Whoever comes now is to find no server.
        drop(self);
        connections.close();
        connections.wait().await;
    }
}

impl Drop for ControlSocket {
    fn drop(&mut self) {
        // What is left is replaced by the next server.
        std::fs::remove_file(&self.path).ok();
    }
}

/// Listens in the place of whatever socket is there; also says whose it is.
fn listen(site: &Site, path: &Path) -> io::Result<(UnixListener, u32)> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(Address::of(site)?.as_path())?;
    std::fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, std::fs::metadata(path)?.uid()))
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("only the user that runs the server may give it orders")]
    NotTheHost,
    #[error("no order came in time")]
    Silent,
    #[error("this is no order, or one of another version of the program: {0}")]
    NotUnderstood(#[from] serde_json::Error),
    #[error("the server that listens in this folder has another database: {0}")]
    OtherDatabase(Arc<str>),
    #[error("it took too long: whether it was done is not known")]
    TooLong,
    #[error(transparent)]
    Host(#[from] HostError),
}

impl Refusal {
    fn report(&self) -> Report {
        let exit_code = match self {
            Self::NotTheHost => 1,
            Self::Silent | Self::NotUnderstood(_) | Self::OtherDatabase(_) => 2,
            Self::TooLong => 3,
            Self::Host(error) => error.exit_code(),
        };
        Report::Failed { exit_code, sentence: sentence(self) }
    }
}

/// Answers one connection.
async fn speak(
    mut socket: UnixStream,
    owner: u32,
    database: &Arc<str>,
    host: &Host,
    stop: &CancellationToken,
) -> io::Result<()> {
    let user = socket.peer_cred()?.uid();
    let report = if user == owner || user == ROOT {
        match timeout(SPOKEN_WITHIN, hear(&mut socket)).await {
            Ok(line) => match read(&line?, database) {
                Ok(order) => carry_out(order, host, &mut socket, stop).await?,
                Err(refusal) => Err(refusal),
            },
            Err(_) => Err(Refusal::Silent),
        }
    } else {
        Err(Refusal::NotTheHost)
    };
    say(&mut socket, &report.unwrap_or_else(|refusal| refusal.report())).await
}

async fn hear(socket: &mut UnixStream) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    BufReader::new(socket.take(MOST_BYTES_OF_ORDER as u64)).read_until(b'\n', &mut line).await?;
    Ok(line)
}

async fn say(socket: &mut UnixStream, report: &Report) -> io::Result<()> {
    let mut line = serde_json::to_vec(report)?;
    line.push(b'\n');
    timeout(SPOKEN_WITHIN, socket.write_all(&line)).await?
}

fn read(line: &[u8], database: &Arc<str>) -> Result<Order, Refusal> {
    let request: Request = serde_json::from_slice(line)?;
    if request.database != **database {
        return Err(Refusal::OtherDatabase(Arc::clone(database)));
    }
    Ok(request.order)
}

/// Carries an order out, and tells how far it has got. An error when nobody hears that any more: then it is given up, if
/// it is one of which nothing is left so.
async fn carry_out(
    order: Order,
    host: &Host,
    socket: &mut UnixStream,
    stop: &CancellationToken,
) -> io::Result<Result<Report, Refusal>> {
    let (growth, mut grown) = watch::channel(Growth::default());
    // A backup takes as long as it takes, but nobody waits for it when the server stops.
    let is_backup = matches!(order, Order::Backup { .. });
    let mut done = pin!(host::carry_out(host, order, &growth));
    let mut late = pin!(tokio::time::sleep(DONE_WITHIN));
    loop {
        tokio::select! {
            done = done.as_mut() => return Ok(done.map(Report::Done).map_err(Refusal::from)),
            Ok(()) = grown.changed() => {
                let far = *grown.borrow_and_update();
                say(socket, &Report::Progress(far)).await?;
            }
            () = late.as_mut(), if !is_backup => return Ok(Err(Refusal::TooLong)),
            () = stop.cancelled(), if is_backup => return Ok(Err(HostError::from(BackupError::GivenUp).into())),
        }
    }
}
