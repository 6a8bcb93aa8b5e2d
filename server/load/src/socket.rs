//! One WebSocket connection.

use super::error::LoadError;
use super::web::Target;
use super::wire;
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

/// Size of the read buffer: a larger one costs time with each frame.
const READ_BUFFER: usize = 4 * 1_024;

#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Messages of a compressed frame that have not been returned yet.
    unread: VecDeque<Received>,
}

/// A message, and the bytes that it took on the wire.
#[derive(Debug)]
pub(super) struct Received {
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
        Ok(Self { stream: socket, unread: VecDeque::new() })
    }

    /// Opens a socket to Rodada and exchanges `hello` and `welcome`.
    pub(super) async fn hello(target: &Target, cookie: Option<&str>) -> Result<Self, LoadError> {
        let mut socket = Self::open(target, "/api/socket", cookie).await?;
        socket
            .send(format!(r#"{{"t":"hello","protocol":{PROTOCOL},"build":"load","deflate":true}}"#))
            .await?;
        let text = socket.next().await?.text;
        match wire::read(&text)?.t {
            "welcome" => Ok(socket),
            other => Err(LoadError::NotRodada(format!("it answers hello with {other}"))),
        }
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Received, LoadError> {
        loop {
            if let Some(received) = self.unread.pop_front() {
                return Ok(received);
            }
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Received { bytes: on_wire(text.len()), text }),
                Some(Ok(Message::Binary(bytes))) => self.unread = messages(&bytes)?,
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

/// Decompresses a frame into messages. Each counts an equal share of its bytes.
fn messages(bytes: &[u8]) -> Result<VecDeque<Received>, LoadError> {
    let mut text = String::new();
    DeflateDecoder::new(&*bundle::with_dictionary(bytes)).read_to_string(&mut text)?;
    let parts = || LoadError::NotRodada("a compressed frame is incomplete".to_owned());
    let texts = bundle::messages(&text[bundle::DICTIONARY.len()..]).ok_or_else(parts)?;
    let share = on_wire(bytes.len()) / texts.len() as u64;
    Ok(texts.into_iter().map(|text| Received { text: text.into(), bytes: share }).collect())
}

/// The bytes of a frame on the wire, with its header.
fn on_wire(bytes: usize) -> u64 {
    let head = match bytes {
        ..=125 => 2,
        126..=65_535 => 4,
        _ => 10,
    };
    (bytes + head) as u64
}
