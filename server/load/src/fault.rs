//! Why nothing can be measured.

use protocol::ByeCode;
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

impl From<tungstenite::Error> for LoadError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}
