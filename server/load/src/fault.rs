//! Why nothing can be measured.

use protocol::ByeCode;
use std::error::Error as _;
use std::io;
use tokio_tungstenite::tungstenite;

/// Why nothing can be measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The address is none of a server.
    #[error("{0} is no address such as http://127.0.0.1:8080")]
    Address(String),
    /// The server is elsewhere.
    #[error(
        "{0} is another machine: `--anywhere` measures it all the same, which whoever uses it will not like"
    )]
    Elsewhere(String),
    /// The server holds back.
    #[error(
        "the server runs with the limits {0:?}: start it with `rodada serve --limits load` to measure it"
    )]
    Limits(String),
    /// It speaks, but is no Rodada.
    #[error("the server is no Rodada, or one that cannot be measured: {0}")]
    Foreign(String),
    /// It refuses what every server allows.
    #[error("the server refuses {what}: {code}")]
    Refused {
        /// What.
        what: &'static str,
        /// Why.
        code: String,
    },
    /// It ends sockets.
    #[error("the server ended a socket: {0:?}")]
    Ended(Option<ByeCode>),
    /// It is too slow, or has fallen silent.
    #[error("setting up takes minutes")]
    SetUp,
    /// A frame is not what the protocol says.
    #[error("a frame cannot be read: {0}")]
    Frame(#[from] serde_json::Error),
    /// The socket does not work.
    #[error("a socket failed")]
    Socket(#[source] Box<tungstenite::Error>),
    /// HTTP does not work.
    #[error("a request failed")]
    Http(#[from] hyper::Error),
    /// A process cannot be looked at.
    #[error("the process {0} cannot be measured")]
    Process(u32, #[source] io::Error),
    /// The system does not give what is needed.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl LoadError {
    /// What is wrong, and why, and why that.
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
    fn causes_are_told_once() {
        let gone = || io::Error::other("the line is cut");
        assert_eq!(
            LoadError::Process(7, gone()).with_causes(),
            "the process 7 cannot be measured: the line is cut"
        );
        assert_eq!(LoadError::System(gone()).with_causes(), "the line is cut");
    }
}
