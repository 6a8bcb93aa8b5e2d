//! The control socket: how the commands of whoever runs the server reach the one that runs.
//!
//! It lies in the data folder and is for nobody but the host. One connection carries one order and its answer, each
//! message a line of JSON. Where no server listens, a command opens the store itself.

mod address;
mod client;
mod server;

pub use client::ask;
pub use server::ControlSocket;

use crate::host::{Order, Outcome};
use crate::store::backup::Growth;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;

/// The bytes of an order at most: a name or a path and little else.
const MOST_BYTES_OF_ORDER: usize = 16 * 1_024;

/// What a command says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    /// The database it means, for a server may have another one by now.
    database: String,
    order: Order,
}

/// What the server says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Report {
    /// So far it has got. More follows.
    Progress(Growth),
    /// The order was carried out. Nothing follows.
    Done(Outcome),
    /// It was not, and with what the command ends. Nothing follows.
    Failed { exit_code: u8, sentence: String },
}

/// Why nothing came of a control socket.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// Another server listens there.
    #[error("another server listens at {path}")]
    InUse {
        /// The socket.
        path: PathBuf,
    },
    /// The system does not do it.
    #[error("the control socket {path} cannot be used: {error}")]
    System {
        /// The socket.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// Longer than any order.
    #[error("what was said is too long")]
    TooLong,
    /// The server ended, or something that is no server listens there.
    #[error("the server did not answer: whether it was done is not known")]
    Lost(#[source] io::Error),
    /// The server says why it did not.
    #[error("{sentence}")]
    Refused {
        /// With what the command ends.
        exit_code: u8,
        /// Why.
        sentence: String,
    },
}

impl ControlError {
    /// With what the command ends.
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
