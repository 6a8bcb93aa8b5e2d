//! The control socket, by which the host's commands reach the running server.
//!
//! It is in the data folder, and only the host can access it. One connection carries one order and its answer; each
//! message is a line of JSON. If no server listens, a command opens the store itself.

mod address;
mod client;
mod server;

pub use client::ask;
pub use server::ControlSocket;

use crate::{Order, Outcome};
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;
use store::backup::Progress;

/// The most bytes that an order may have: it holds a name or a path and little else.
const MAX_ORDER_BYTES: usize = 16 * 1_024;

/// The message of a command to the server.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    /// The database that the command is configured for. The server's may be another one.
    database: String,
    order: Order,
}

/// A message of the server to a command.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Report {
    /// How far the order has got. More messages follow.
    Progress(Progress),
    /// The order was carried out. No message follows.
    Done(Outcome),
    /// The order failed. No message follows. `exit_code` is the exit code of the command.
    Failed { exit_code: u8, sentence: String },
}

/// Why the control socket failed.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// Another server listens on the socket.
    #[error("another server listens at {path}")]
    InUse { path: PathBuf },
    /// The operating system refuses an operation.
    #[error("the control socket {path} cannot be used: {error}")]
    System {
        path: PathBuf,
        #[source]
        error: io::Error,
    },
    /// The order is longer than [`MAX_ORDER_BYTES`].
    #[error("the order is too long")]
    TooLong,
    /// The server ended, or another program listens on the socket.
    #[error("the server did not answer: it is unknown whether the order was carried out")]
    Lost(#[source] io::Error),
    /// The server did not carry the order out.
    #[error("{sentence}")]
    Refused { exit_code: u8, sentence: String },
}

impl ControlError {
    /// The exit code of the command.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::System { .. } => 1,
            Self::TooLong => 2,
            Self::Lost(_) => 3,
            Self::InUse { .. } => 5,
            Self::Refused { exit_code, .. } => *exit_code,
        }
    }
}
