//! The end of a command.

use super::address::{self, Address};
use super::{ControlError, MOST_BYTES_OF_ORDER, Report, Request};
use crate::host::{Order, Outcome};
use crate::store::Site;
use crate::store::backup::Growth;
use std::io;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;
use tokio::sync::watch;

/// The bytes of an answer at most: a list of names.
const MOST_BYTES: u64 = 1 << 20;

/// Has the server that runs on this database carry an order out, and tells how far it has got; nothing where none runs.
///
/// # Errors
/// When it does not, or cannot be asked.
pub async fn ask(
    site: &Site,
    order: &Order,
    growth: &watch::Sender<Growth>,
) -> Result<Option<Outcome>, ControlError> {
    let fail = |error| ControlError::System { path: address::path(site), error };
    let Some(mut socket) = connect(site).await.map_err(fail)? else { return Ok(None) };
    let request = Request { database: site.database.clone(), order: order.clone() };
    let mut line = serde_json::to_vec(&request).map_err(|error| fail(error.into()))?;
    line.push(b'\n');
    if line.len() > MOST_BYTES_OF_ORDER {
        return Err(ControlError::TooLong);
    }
    // A server that refuses may have closed its end already: what it said is read all the same.
    let written = socket.write_all(&line).await;
    let mut socket = BufReader::new(socket);
    loop {
        let report = next(&mut socket).await.map_err(ControlError::Lost)?;
        match report {
            Some(Report::Progress(far)) => drop(growth.send_replace(far)),
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

/// A connection to the server; nothing where none listens.
async fn connect(site: &Site) -> io::Result<Option<UnixStream>> {
    let connected = match Address::of(site) {
        Ok(address) => UnixStream::connect(address.as_path()).await,
        Err(error) => Err(error),
    };
    match connected {
        Ok(socket) => Ok(Some(socket)),
        // There is no socket, or that of a server that was killed.
        Err(error) if is_absent(&error) => Ok(None),
        Err(error) => Err(error),
    }
}

fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused)
}

/// The next thing that the server says; nothing when it ended.
async fn next(socket: &mut BufReader<UnixStream>) -> io::Result<Option<Report>> {
    let mut line = Vec::new();
    socket.take(MOST_BYTES).read_until(b'\n', &mut line).await?;
    Ok(if line.is_empty() { None } else { Some(serde_json::from_slice(&line)?) })
}
