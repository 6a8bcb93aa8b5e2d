//! Why a run fails.

use protocol::ByeCode;
use std::error::Error as _;
use std::io;
use tokio_tungstenite::tungstenite;

/// Why a run fails.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The URL is not the address of a server.
    #[error("{0} is not an address such as http://127.0.0.1:8080")]
    Address(String),
    /// The server is on another machine, and the plan does not allow that.
    #[error(
        "{0} is another machine: `--anywhere` measures it all the same; do not do that to a server that others use"
    )]
    NotLocal(String),
    /// The server does not run with the limits for measuring.
    #[error(
        "the server runs with the limits {0:?}: start it with `rodada serve --limits load` to measure it"
    )]
    Limits(String),
    /// The server is not Rodada, or behaves unexpectedly.
    #[error("the server is not a Rodada server that can be measured: {0}")]
    NotRodada(String),
    /// The server refuses a request that every server allows.
    #[error("the server refuses {what}: {code}")]
    Refused {
        /// The request, for the message.
        what: &'static str,
        /// The error code or message of the server.
        code: String,
    },
    /// The server closed a socket.
    #[error("the server ended a socket: {0:?}")]
    Ended(Option<ByeCode>),
    /// Setting up took too long.
    #[error("setting up the rooms took too long")]
    SetUp,
    /// A frame cannot be parsed.
    #[error("a frame cannot be parsed: {0}")]
    Frame(#[from] serde_json::Error),
    #[error("a socket failed")]
    Socket(#[source] Box<tungstenite::Error>),
    #[error("a request failed")]
    Http(#[from] hyper::Error),
    /// The usage of a process cannot be read.
    #[error("the process {0} cannot be measured")]
    Process(u32, #[source] io::Error),
    #[error(transparent)]
    System(#[from] io::Error),
}

impl LoadError {
    /// The message, followed by those of its causes.
    #[must_use]
    pub fn with_causes(&self) -> String {
        let mut text = self.to_string();
        let mut cause = self.source();
        while let Some(error) = cause {
            let reason = error.to_string();
            // Some errors repeat their cause.
            if !text.contains(&reason) {
                text = format!("{text}: {reason}");
            }
            cause = error.source();
        }
        text
    }
}

impl From<tungstenite::Error> for LoadError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_are_not_repeated() {
        let gone = || io::Error::other("the connection is cut");
        assert_eq!(
            LoadError::Process(7, gone()).with_causes(),
            "the process 7 cannot be measured: the connection is cut"
        );
        assert_eq!(LoadError::System(gone()).with_causes(), "the connection is cut");
    }
}
