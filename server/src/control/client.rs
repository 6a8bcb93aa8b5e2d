//! The end of a command.

use super::address::{self, Address};
use super::{ControlError, Report, Request};
use crate::host::{Order, Outcome};
use crate::store::Site;
use std::io;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;

/// The bytes of an answer at most: a list of names.
const MOST_BYTES: u64 = 1 << 20;

/// Has the server that runs on this database carry an order out; nothing where none runs.
///
/// # Errors
/// When it does not, or cannot be asked.
pub async fn ask(site: &Site, order: &Order) -> Result<Option<Outcome>, ControlError> {
    let fail = |error| ControlError::System { path: address::path(site), error };
    let Some(socket) = connect(site).await.map_err(fail)? else { return Ok(None) };
    let request = Request { database: site.database.clone(), order: order.clone() };
    let mut line = serde_json::to_vec(&request).map_err(|error| fail(error.into()))?;
    line.push(b'\n');
    match exchange(socket, &line).await.map_err(ControlError::Lost)? {
        Report::Done(outcome) => Ok(Some(outcome)),
        Report::Failed { exit_code, sentence } => Err(ControlError::Refused { exit_code, sentence }),
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

async fn exchange(mut socket: UnixStream, line: &[u8]) -> io::Result<Report> {
    socket.write_all(line).await?;
    let mut answer = Vec::new();
    BufReader::new(socket.take(MOST_BYTES)).read_until(b'\n', &mut answer).await?;
    if answer.is_empty() {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(serde_json::from_slice(&answer)?)
}
