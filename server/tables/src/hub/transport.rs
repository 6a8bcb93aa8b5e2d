//! What carries the frames of a connection: a WebSocket, or an event stream.

use super::event_stream::EventStream;
use super::outbox::Outbox;
use super::outbox_stream::OutboxStream;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::ByeCode;
use std::io;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

/// A WebSocket over an upgraded HTTP connection, or an event stream.
#[derive(Debug)]
pub enum Transport<Io = TokioIo<Upgraded>> {
    WebSocket(Box<WebSocketStream<OutboxStream<Io>>>),
    Events(EventStream),
}

/// What the connection's own task receives.
#[derive(Debug)]
pub enum SocketEvent {
    Text(Utf8Bytes),
    /// A binary message, which the protocol does not have.
    Binary,
    /// A ping or pong.
    Control,
    /// A message longer than the socket reads. The socket cannot be read after it.
    TooLong,
    /// The client or the server closed the connection.
    Closed,
}

impl<Io: AsyncRead + AsyncWrite + Unpin> Transport<Io> {
    pub(super) fn outbox(&mut self) -> &mut Outbox {
        match self {
            Self::WebSocket(socket) => &mut socket.get_mut().outbox,
            Self::Events(stream) => &mut stream.outbox,
        }
    }

    /// Writes queued frames until the connection would block. The frames of an event stream are taken by its response.
    pub(super) fn poll_write(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self {
            Self::WebSocket(socket) => socket.get_mut().poll_write_out(context),
            Self::Events(stream) => {
                stream.writer.wake();
                Poll::Ready(Ok(()))
            }
        }
    }

    /// Ends the server's side after the frames that are queued.
    pub(super) fn end(&mut self, code: ByeCode) -> Result<(), tungstenite::Error> {
        match self {
            Self::WebSocket(socket) => {
                let close = CloseFrame { code: code.close_code().into(), reason: Utf8Bytes::default() };
                socket.start_send_unpin(Message::Close(Some(close)))
            }
            Self::Events(stream) => {
                stream.is_last = true;
                Ok(())
            }
        }
    }

    pub(super) fn poll_read(&mut self, context: &mut Context<'_>) -> Poll<SocketEvent> {
        match self {
            Self::WebSocket(socket) => socket.poll_next_unpin(context).map(|message| match message {
                Some(Ok(Message::Text(text))) => SocketEvent::Text(text),
                Some(Ok(Message::Binary(_) | Message::Frame(_))) => SocketEvent::Binary,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => SocketEvent::Control,
                Some(Err(tungstenite::Error::Capacity(_))) => SocketEvent::TooLong,
                Some(Ok(Message::Close(_)) | Err(_)) | None => SocketEvent::Closed,
            }),
            Self::Events(stream) => {
                stream.take_received().map_or(Poll::Pending, |text| Poll::Ready(SocketEvent::Text(text)))
            }
        }
    }

    /// Reads until the client has closed its side too. An event stream is dropped when its response has ended.
    pub(super) fn poll_ended(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Self::WebSocket(socket) = self else { return Poll::Pending };
        // The client sent these messages before it received the goodbye.
        while let Some(Ok(_)) = ready!(socket.poll_next_unpin(context)) {}
        Poll::Ready(())
    }
}
