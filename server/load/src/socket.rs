//! One socket, from its opening.

use super::web::Target;
use super::{LoadError, wire};
use futures_util::{SinkExt, StreamExt};
use hyper::header::COOKIE;
use hyper::header::HeaderValue;
use protocol::PROTOCOL;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What is read at once: a longer buffer costs time with every frame.
const READ_BUFFER: usize = 4 * 1_024;

/// One socket.
#[derive(Debug)]
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a socket at a path.
    pub(super) async fn open(target: &Target, path: &str, cookie: Option<&str>) -> Result<Self, LoadError> {
        let mut request = format!("ws://{}{path}", target.authority).into_client_request()?;
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert(COOKIE, cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, target.connect().await?, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Opens a socket to Rodada and says hello.
    pub(super) async fn greet(target: &Target, cookie: Option<&str>) -> Result<Self, LoadError> {
        let mut socket = Self::open(target, "/api/socket", cookie).await?;
        socket.send(format!(r#"{{"t":"hello","protocol":{PROTOCOL},"build":"load"}}"#)).await?;
        let text = socket.next().await?;
        match wire::read(&text)?.t {
            "welcome" => Ok(socket),
            other => Err(LoadError::Foreign(format!("it answers hello with {other}"))),
        }
    }

    /// The next frame.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(LoadError::Ended(None)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.0.send(Message::text(text)).await?)
    }
}

/// What a frame of so many bytes takes on the wire.
pub(super) fn on_wire(bytes: usize) -> u64 {
    let head = match bytes {
        ..=125 => 2,
        126..=65_535 => 4,
        _ => 10,
    };
    (bytes + head) as u64
}
