//! One socket, which any task may write to.
//!
//! A room writes directly into the sockets of its viewers, instead of waking a task for each of them. One move then
//! costs one task switch, not one for each viewer. The socket's own task only reads, and writes the rest when a socket
//! does not accept everything at once.

use super::outbox::{Full, Outbox};
use super::outbox_stream::OutboxStream;
use crate::clock::Moment;
use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::{ByeCode, ServerMessage};
use room::{ConnId, Frame, Frames, NamedUser};
use std::error::Error;
use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

/// A WebSocket over an upgraded HTTP connection.
pub type Socket = WebSocketStream<OutboxStream<TokioIo<Upgraded>>>;

/// One socket.
#[derive(Debug)]
pub struct Connection {
    id: ConnId,
    user: Option<NamedUser>,
    /// The SHA-256 of the token of the user's session.
    session: Option<[u8; 32]>,
    /// When the last message arrived from the client, as the number of a [`Moment`].
    last_activity: AtomicU64,
    /// Whether the client accepts compressed frames.
    accepts_deflate: AtomicBool,
    state: Mutex<SocketState>,
}

#[derive(Debug)]
struct SocketState<Io = TokioIo<Upgraded>> {
    /// `None` when the socket is closed, even if a room still holds the connection.
    socket: Option<WebSocketStream<OutboxStream<Io>>>,
    /// The reason for which the server closes the socket. Once it is set, nothing else is sent.
    goodbye: Option<ByeCode>,
    /// Wakes the socket's own task.
    reader: Waker,
}

/// What the socket's own task receives.
#[derive(Debug)]
pub enum SocketEvent {
    Text(Utf8Bytes),
    /// A binary message, which the protocol does not have.
    Binary,
    /// A ping or pong.
    Control,
    /// A message longer than the socket reads. The socket cannot be read after it.
    TooLong,
    /// The client or the server closed the socket.
    Closed,
}

impl Connection {
    pub(super) fn new(
        id: ConnId,
        signed_in: Option<(NamedUser, [u8; 32])>,
        socket: Socket,
        now: Moment,
    ) -> Self {
        let state = SocketState::new(socket);
        let (user, session) = signed_in.unzip();
        let (last_activity, accepts_deflate) = (AtomicU64::new(now.0), AtomicBool::new(false));
        Self { id, user, session, last_activity, accepts_deflate, state: Mutex::new(state) }
    }

    #[must_use]
    pub fn id(&self) -> ConnId {
        self.id
    }

    /// The signed-in user, if there is one.
    #[must_use]
    pub fn user(&self) -> Option<&NamedUser> {
        self.user.as_ref()
    }

    /// The SHA-256 of the token of the user's session.
    pub(super) fn session(&self) -> Option<[u8; 32]> {
        self.session
    }

    /// Appends frames to the outbox, compressed if that pays and the client accepts it. [`Self::flush`] writes them.
    pub fn push(&self, frames: &Frames) {
        let deflated = self.accepts_deflate.load(Ordering::Relaxed).then(|| frames.deflated()).flatten();
        let mut state = self.state();
        match deflated {
            Some(bytes) => state.push(|outbox| outbox.push_binary(bytes)),
            None => frames.iter().for_each(|frame| state.push_text(frame.bytes().clone())),
        }
    }

    /// Writes queued frames until the socket would block; the socket's own task writes the rest.
    pub fn flush(&self) {
        let mut state = self.state();
        let pending = state.write(&mut Context::from_waker(Waker::noop())).is_pending();
        if pending || state.goodbye.is_some() {
            state.reader.wake_by_ref();
        }
    }

    /// Sends one frame.
    pub fn send(&self, frame: &Frame) {
        self.state().push_text(frame.bytes().clone());
        self.flush();
    }

    /// Sends a ping.
    pub(super) fn ping(&self) {
        self.state().ping();
        self.flush();
    }

    /// Sends a goodbye and closes the socket.
    pub fn end(&self, code: ByeCode, retry_ms: Option<u64>) {
        self.state().end(code, retry_ms);
        self.flush();
    }

    /// Records that the client accepts compressed frames.
    pub(crate) fn set_accepts_deflate(&self) {
        self.accepts_deflate.store(true, Ordering::Relaxed);
    }

    /// Records that a message arrived.
    pub(crate) fn note_activity(&self, now: Moment) {
        self.last_activity.store(now.0, Ordering::Relaxed);
    }

    pub(super) fn last_activity(&self) -> Moment {
        Moment(self.last_activity.load(Ordering::Relaxed))
    }

    /// The reason for which the server closes the socket, if it does.
    #[must_use]
    pub fn goodbye(&self) -> Option<ByeCode> {
        self.state().goodbye
    }

    /// The next message. Only the socket's own task may call this.
    pub(crate) async fn next(&self) -> SocketEvent {
        poll_fn(|context| self.state().read(context)).await
    }

    /// Writes the goodbye and waits until the client has closed its side too. The caller must limit the time.
    pub(crate) async fn finish_close(&self) {
        poll_fn(|context| self.state().finish(context)).await;
    }

    /// Drops the socket. Nothing is written any more.
    pub(crate) fn close(&self) {
        self.state().socket = None;
    }

    /// The lock is held only briefly, and never across an await.
    fn state(&self) -> MutexGuard<'_, SocketState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> SocketState<Io> {
    fn new(socket: WebSocketStream<OutboxStream<Io>>) -> Self {
        Self { socket: Some(socket), goodbye: None, reader: Waker::noop().clone() }
    }

    fn push_text(&mut self, text: Bytes) {
        self.push(|outbox| outbox.push(text));
    }

    /// Appends a frame to the outbox. A client that lets too much queue up is disconnected with [`ByeCode::Slow`]. It
    /// reconnects and resumes, so the frames dropped here are not lost.
    fn push(&mut self, frame: impl FnOnce(&mut Outbox) -> Result<(), Full>) {
        if self.goodbye.is_some() {
            return;
        }
        let Some(socket) = &mut self.socket else { return };
        let OutboxStream { outbox, .. } = socket.get_mut();
        if frame(outbox) == Err(Full) {
            outbox.drop_queued();
            self.end(ByeCode::Slow, None);
        }
    }

    fn ping(&mut self) {
        if self.goodbye.is_none()
            && let Some(socket) = &mut self.socket
        {
            socket.get_mut().outbox.ping();
        }
    }

    /// Sends a goodbye. Only the first call has an effect.
    fn end(&mut self, code: ByeCode, retry_ms: Option<u64>) {
        if self.goodbye.is_some() {
            return;
        }
        self.goodbye = Some(code);
        let Some(socket) = &mut self.socket else { return };
        let bye = room::encode(&ServerMessage::Bye { code, retry_ms });
        socket.get_mut().outbox.push_last(bye.bytes().clone());
        let close = CloseFrame { code: code.close_code().into(), reason: Utf8Bytes::default() };
        if let Err(error) = socket.start_send_unpin(Message::Close(Some(close))) {
            self.drop_socket(&error);
        }
    }

    /// Writes all queued frames.
    fn write(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
        let written = ready!(socket.get_mut().poll_write_out(context));
        if let Err(error) = written {
            self.drop_socket(&error);
        }
        Poll::Ready(())
    }

    /// Drops a socket that cannot be written to.
    fn drop_socket(&mut self, error: &dyn Error) {
        tracing::debug!(%error, "a socket cannot be written to");
        self.socket = None;
        self.reader.wake_by_ref();
    }

    fn read(&mut self, context: &mut Context<'_>) -> Poll<SocketEvent> {
        if !self.reader.will_wake(context.waker()) {
            self.reader = context.waker().clone();
        }
        // It does not matter whether everything was written: the task is woken when the socket accepts more.
        let _ = self.write(context);
        if self.goodbye.is_some() {
            return Poll::Ready(SocketEvent::Closed);
        }
        let Some(socket) = &mut self.socket else { return Poll::Ready(SocketEvent::Closed) };
        socket.poll_next_unpin(context).map(|message| match message {
            Some(Ok(Message::Text(text))) => SocketEvent::Text(text),
            Some(Ok(Message::Binary(_) | Message::Frame(_))) => SocketEvent::Binary,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => SocketEvent::Control,
            Some(Err(tungstenite::Error::Capacity(_))) => SocketEvent::TooLong,
            Some(Ok(Message::Close(_)) | Err(_)) | None => SocketEvent::Closed,
        })
    }

    fn finish(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if self.write(context).is_pending() {
            return Poll::Pending;
        }
        loop {
            let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
            match ready!(socket.poll_next_unpin(context)) {
                // The client sent these messages before it received the goodbye.
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Poll::Ready(()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hub::server_socket;
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    /// A connection after `talk` ran on it, and the messages that its client received.
    async fn received_after(
        act: impl FnOnce(&mut SocketState<DuplexStream>),
    ) -> (SocketState<DuplexStream>, Vec<Message>) {
        let (near, far) = duplex(1_024);
        let mut state = SocketState::new(server_socket(near, 4_096).await);
        act(&mut state);
        let mut other = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        let finish = async {
            poll_fn(|context| state.finish(context)).await;
            state.socket = None;
        };
        let receive = async {
            let mut received = Vec::new();
            while let Some(Ok(message)) = other.next().await {
                received.push(message);
            }
            received
        };
        let ((), received) = tokio::join!(finish, receive);
        (state, received)
    }

    fn texts(received: &[Message]) -> Vec<&str> {
        received
            .iter()
            .filter(|message| message.is_text())
            .map(|message| message.to_text().unwrap())
            .collect()
    }

    #[tokio::test]
    async fn only_the_first_goodbye_is_sent_after_all_earlier_frames() {
        let (state, received) = received_after(|state| {
            state.push_text("said".into());
            state.end(ByeCode::Restart, Some(1_500));
            state.end(ByeCode::Silent, None);
            state.push_text("late".into());
            state.ping();
        })
        .await;
        assert_eq!(state.goodbye, Some(ByeCode::Restart));
        assert_eq!(texts(&received), ["said", r#"{"t":"bye","code":"restart","retry_ms":1500}"#]);
        let Message::Close(Some(close)) = &received[2] else { panic!("{received:?}") };
        assert_eq!(u16::from(close.code), ByeCode::Restart.close_code());
        assert_eq!(received.len(), 3);
    }

    #[tokio::test]
    async fn a_client_that_lets_too_much_queue_up_is_disconnected_as_slow() {
        let (state, received) = received_after(|state| {
            while state.goodbye.is_none() {
                state.push_text("x".into());
            }
            state.push_text("late".into());
        })
        .await;
        assert_eq!(state.goodbye, Some(ByeCode::Slow));
        assert_eq!(texts(&received), [r#"{"t":"bye","code":"slow"}"#]);
        assert!(received.last().is_some_and(Message::is_close));
    }
}
