//! One socket, from its opening.

use super::web::Target;
use super::{LoadError, wire};
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use hyper::header::COOKIE;
use hyper::header::HeaderValue;
use protocol::{PROTOCOL, bundle};
use std::collections::VecDeque;
use std::io::Read;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What is read at once: a longer buffer costs time with every frame.
const READ_BUFFER: usize = 4 * 1_024;

/// One socket.
#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Messages of a compressed frame that were not heard yet.
    read: VecDeque<Heard>,
}

/// A message, and what it took on the wire.
#[derive(Debug)]
pub(super) struct Heard {
    pub(super) text: Utf8Bytes,
    pub(super) bytes: u64,
}

impl Socket {
    /// Opens a socket at a path.
    pub(super) async fn open(target: &Target, path: &str, cookie: Option<&str>) -> Result<Self, LoadError> {
        let mut request = format!("ws://{}{path}", target.authority).into_client_request()?;
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert(COOKIE, cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, target.connect().await?, Some(config)).await?;
        Ok(Self { stream: socket, read: VecDeque::new() })
    }

    /// Opens a socket to Rodada and says hello.
    pub(super) async fn greet(target: &Target, cookie: Option<&str>) -> Result<Self, LoadError> {
        let mut socket = Self::open(target, "/api/socket", cookie).await?;
        socket
            .send(format!(r#"{{"t":"hello","protocol":{PROTOCOL},"build":"load","deflate":true}}"#))
            .await?;
        let text = socket.next().await?.text;
        match wire::read(&text)?.t {
            "welcome" => Ok(socket),
            other => Err(LoadError::Foreign(format!("it answers hello with {other}"))),
        }
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Heard, LoadError> {
        loop {
            if let Some(heard) = self.read.pop_front() {
                return Ok(heard);
            }
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Heard { bytes: on_wire(text.len()), text }),
                Some(Ok(Message::Binary(bytes))) => self.read = messages(&bytes)?,
                Some(Ok(Message::Close(_))) | None => return Err(LoadError::Ended(None)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }
}

/// What a compressed frame says: each message took an equal share of it.
fn messages(bytes: &[u8]) -> Result<VecDeque<Heard>, LoadError> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text)?;
    let parts = || LoadError::Foreign("a compressed frame has lost a part".to_owned());
    let texts = bundle::messages(&text).ok_or_else(parts)?;
    let share = on_wire(bytes.len()) / texts.len() as u64;
    Ok(texts.into_iter().map(|text| Heard { text: text.into(), bytes: share }).collect())
}

/// What a frame of so many bytes takes on the wire.
fn on_wire(bytes: usize) -> u64 {
    let head = match bytes {
        ..=125 => 2,
        126..=65_535 => 4,
        _ => 10,
    };
    (bytes + head) as u64
}
