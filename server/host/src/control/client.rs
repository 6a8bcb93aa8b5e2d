//! The client's side of the control socket.

use super::address::{self, Address};
use super::{ControlError, MAX_ORDER_BYTES, Report, Request};
use crate::{Order, Outcome};
use std::io;
use store::StoreLocation;
use store::backup::Progress;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;
use tokio::sync::watch;

/// The most bytes that an answer may have: it may hold a list of names.
const MAX_ANSWER_BYTES: u64 = 1 << 20;

/// Sends an order to the server that runs on this database and reports its progress. Returns `None` if no server runs.
///
/// # Errors
/// When the server does not carry the order out, or cannot be reached.
pub async fn ask(
    location: &StoreLocation,
    order: &Order,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Option<Outcome>, ControlError> {
    let fail = |error| ControlError::System { path: address::path(location), error };
    let Some(mut socket) = connect(location).await.map_err(fail)? else { return Ok(None) };
    let request = Request { database: location.database.clone(), order: order.clone() };
    let mut line = serde_json::to_vec(&request).map_err(|error| fail(error.into()))?;
    line.push(b'\n');
    if line.len() > MAX_ORDER_BYTES {
        return Err(ControlError::TooLong);
    }
    // A server that refuses may already have closed its end; its answer can be read all the same.
    let written = socket.write_all(&line).await;
    let mut socket = BufReader::new(socket);
    loop {
        let report = next_report(&mut socket).await.map_err(ControlError::Lost)?;
        match report {
            Some(Report::Progress(progress)) => drop(progress_sender.send_replace(progress)),
            Some(Report::Done(outcome)) => return Ok(Some(outcome)),
            Some(Report::Failed { exit_code, sentence }) => {
                return Err(ControlError::Refused { exit_code, sentence });
            }
            None => {
                let ended = written.err().unwrap_or_else(|| io::ErrorKind::UnexpectedEof.into());
                return Err(ControlError::Lost(ended));
            }
        }
    }
}

/// Connects to the server, or returns `None` if none listens.
async fn connect(location: &StoreLocation) -> io::Result<Option<UnixStream>> {
    let connected = match Address::of(location) {
        Ok(address) => UnixStream::connect(address.as_path()).await,
        Err(error) => Err(error),
    };
    match connected {
        Ok(socket) => Ok(Some(socket)),
        // There is no socket, or it was left by a server that was killed.
        Err(error) if no_server_listens(&error) => Ok(None),
        Err(error) => Err(error),
    }
}

fn no_server_listens(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused)
}

/// The next message of the server, or `None` when it closed the connection.
async fn next_report(socket: &mut BufReader<UnixStream>) -> io::Result<Option<Report>> {
    let mut line = Vec::new();
    socket.take(MAX_ANSWER_BYTES).read_until(b'\n', &mut line).await?;
    Ok(if line.is_empty() { None } else { Some(serde_json::from_slice(&line)?) })
}
