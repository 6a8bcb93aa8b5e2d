//! The stream between a WebSocket and its connection.
//!
//! tungstenite reads messages, answers pings, and sends the close frame. The server's own frames bypass it: they are
//! queued in the outbox and written without copying, as many as possible in one system call, so that no socket keeps a
//! buffer as long as its longest frame.

use super::outbox::{Full, Outbox};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// The read buffer of a socket, in bytes. Clients send short frames, and a larger buffer is cleared before each read:
/// tungstenite's default of 128 KiB halves the moves per second and takes twenty times the memory.
const READ_BUFFER: usize = 512;
/// The most bytes that tungstenite keeps back when the outbox is full.
const WRITE_BUFFER: usize = 512;

/// A connection with its outbox.
#[derive(Debug)]
pub struct OutboxStream<Io> {
    io: Io,
    pub(super) outbox: Outbox,
}

/// A server-side WebSocket over a connection after its handshake. Messages longer than `max_read` bytes are refused.
pub async fn server_socket<Io>(io: Io, max_read: usize) -> WebSocketStream<OutboxStream<Io>>
where
    Io: AsyncRead + AsyncWrite + Unpin,
{
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        // tungstenite passes on everything it writes at once; the outbox is the only buffer.
        .write_buffer_size(0)
        // A client that sends pings and does not read the pongs gets only the latest.
        .max_write_buffer_size(WRITE_BUFFER)
        .max_frame_size(Some(max_read))
        .max_message_size(Some(max_read));
    let stream = OutboxStream { io, outbox: Outbox::default() };
    WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await
}

impl<Io: AsyncWrite + Unpin> OutboxStream<Io> {
    /// Writes all queued frames until the connection would block.
    pub(super) fn poll_write_out(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Self { io, outbox } = self;
        while !outbox.is_empty() {
            let mut io = Pin::new(&mut *io);
            let written = ready!(outbox.write(|slices| io.as_mut().poll_write_vectored(context, slices)))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            outbox.advance(written);
        }
        Pin::new(io).poll_flush(context)
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for OutboxStream<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

/// Appends to the outbox, so that a frame of tungstenite never lands between the parts of another frame.
impl<Io: AsyncWrite + Unpin> AsyncWrite for OutboxStream<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        frame: &[u8],
    ) -> Poll<io::Result<usize>> {
        while self.outbox.push_raw(frame) == Err(Full) {
            ready!(self.poll_write_out(context))?;
        }
        Poll::Ready(Ok(frame.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_write_out(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_write_out(context))?;
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{SinkExt, StreamExt};
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::Message;

    /// The server's side and the client's side of a connection.
    async fn both_ends() -> (WebSocketStream<OutboxStream<DuplexStream>>, WebSocketStream<DuplexStream>) {
        let (near, far) = duplex(1_024);
        (server_socket(near, 4_096).await, WebSocketStream::from_raw_socket(far, Role::Client, None).await)
    }

    #[tokio::test]
    async fn a_pong_is_not_written_between_the_parts_of_a_frame() {
        let (mut server, mut client) = both_ends().await;
        let text = "long ".repeat(1_000);
        server.get_mut().outbox.push(text.clone().into()).unwrap();
        let begun = std::future::poll_fn(|context| {
            Poll::Ready(server.get_mut().poll_write_out(context).is_pending())
        });
        assert!(begun.await, "only a part of the frame is written");
        client.send(Message::Ping("there?".into())).await.unwrap();
        let serve = async { while server.next().await.is_some() {} };
        let receive = async {
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Text(text.into()));
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Pong("there?".into()));
            client.close(None).await.unwrap();
        };
        tokio::join!(serve, receive);
    }

    #[tokio::test]
    async fn pongs_for_a_client_that_does_not_read_are_limited_like_other_frames() {
        const MANY: usize = 5_000;
        let (mut server, mut client) = both_ends().await;
        let ask = async {
            for _ in 0..MANY {
                client.send(Message::Ping("there?".into())).await.unwrap();
            }
        };
        let receive = async {
            for _ in 0..MANY {
                assert_eq!(server.next().await.unwrap().unwrap(), Message::Ping("there?".into()));
            }
        };
        tokio::join!(ask, receive);
        assert_eq!(server.get_mut().outbox.push("x".into()), Err(Full));
    }
}
