//! What lies between a WebSocket and its connection.
//!
//! tungstenite reads, answers what the protocol wants answered, and says goodbye. What the server tells goes round it:
//! frames are written from where they are, as many as wait at once, and no socket keeps a buffer as long as the longest
//! of them.

use super::outbox::{Full, Outbox};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// What a socket reads at once. Frames of clients are short, and a larger buffer is cleared before each read:
/// tungstenite's own 128 KiB halve the moves a second and take twenty times the memory.
const READ_BUFFER: usize = 512;
/// What tungstenite keeps back when the outbox is full.
const WRITE_BUFFER: usize = 512;

/// A connection, and what waits to be written to it.
#[derive(Debug)]
pub struct Wire<Io> {
    io: Io,
    pub(super) outbox: Outbox,
}

/// A WebSocket of a server over a connection that speaks it from now on, and reads no message longer than this.
pub(crate) async fn socket<Io>(io: Io, most_read: usize) -> WebSocketStream<Wire<Io>>
where
    Io: AsyncRead + AsyncWrite + Unpin,
{
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        // Whatever tungstenite writes is in the outbox at once.
        .write_buffer_size(0)
        // Who asks for signs of life and takes none is given the latest only.
        .max_write_buffer_size(WRITE_BUFFER)
        .max_frame_size(Some(most_read))
        .max_message_size(Some(most_read));
    let wire = Wire { io, outbox: Outbox::default() };
    WebSocketStream::from_raw_socket(wire, Role::Server, Some(config)).await
}

impl<Io: AsyncWrite + Unpin> Wire<Io> {
    /// Writes all that waits, as far as it is taken.
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

impl<Io: AsyncRead + Unpin> AsyncRead for Wire<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

/// Nothing that tungstenite writes comes between the parts of a frame.
impl<Io: AsyncWrite + Unpin> AsyncWrite for Wire<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        frame: &[u8],
    ) -> Poll<io::Result<usize>> {
        while self.outbox.push_written(frame) == Err(Full) {
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

    /// A server's end and a client's end.
    async fn both_ends() -> (WebSocketStream<Wire<DuplexStream>>, WebSocketStream<DuplexStream>) {
        let (near, far) = duplex(1_024);
        (socket(near, 4_096).await, WebSocketStream::from_raw_socket(far, Role::Client, None).await)
    }

    #[tokio::test]
    async fn a_frame_is_whole_though_a_ping_is_answered_between_its_parts() {
        let (mut server, mut client) = both_ends().await;
        let text = "long ".repeat(1_000);
        server.get_mut().outbox.push(text.clone().into()).unwrap();
        let begun = std::future::poll_fn(|context| {
            Poll::Ready(server.get_mut().poll_write_out(context).is_pending())
        });
        assert!(begun.await, "the other side takes a part of it");
        client.send(Message::Ping("there?".into())).await.unwrap();
        let serve = async { while server.next().await.is_some() {} };
        let hear = async {
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Text(text.into()));
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Pong("there?".into()));
            client.close(None).await.unwrap();
        };
        tokio::join!(serve, hear);
    }

    #[tokio::test]
    async fn who_asks_for_signs_of_life_and_takes_none_is_kept_no_more_of_than_others() {
        const MANY: usize = 5_000;
        let (mut server, mut client) = both_ends().await;
        let ask = async {
            for _ in 0..MANY {
                client.send(Message::Ping("there?".into())).await.unwrap();
            }
        };
        let hear = async {
            for _ in 0..MANY {
                assert_eq!(server.next().await.unwrap().unwrap(), Message::Ping("there?".into()));
            }
        };
        tokio::join!(ask, hear);
        assert_eq!(server.get_mut().outbox.push("x".into()), Err(Full));
    }
}
