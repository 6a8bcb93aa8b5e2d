//! One socket, or an event stream in its place, which any task may write to.
//!
//! A room writes directly into the sockets of its viewers, instead of waking a task for each of them. One move then
//! costs one task switch, not one for each viewer. The socket's own task only reads, and writes the rest when a socket
//! does not accept everything at once.

use super::outbox::{Full, Outbox};
use super::transport::{SocketEvent, Transport};
use base::clock::Moment;
use bytes::Bytes;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::{ByeCode, Code, ServerMessage, UserId};
use room::{ConnId, Frame, Frames};
use std::error::Error;
use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// One socket, or an event stream in its place.
#[derive(Debug)]
pub struct Connection {
    id: ConnId,
    user: Option<UserId>,
    /// The SHA-256 of the token of the user's session.
    session: Option<[u8; 32]>,
    /// When the last message arrived from the client, as the number of a [`Moment`].
    last_activity: AtomicU64,
    /// Whether the client accepts compressed frames.
    accepts_deflate: AtomicBool,
    /// Whether the hello of the client was accepted.
    welcomed: AtomicBool,
    /// Whether the connection carries binary frames. Events are texts.
    carries_binary: bool,
    state: Mutex<SocketState>,
}

#[derive(Debug)]
struct SocketState<Io = TokioIo<Upgraded>> {
    /// `None` when the socket is closed, even if a room still holds the connection.
    socket: Option<Transport<Io>>,
    /// The reason for which the server closes the socket. Once it is set, nothing else is sent.
    goodbye: Option<ByeCode>,
    /// Wakes the socket's own task.
    reader: Waker,
}

impl Connection {
    pub(super) fn new(
        id: ConnId,
        signed_in: Option<(UserId, [u8; 32])>,
        socket: Transport,
        now: Moment,
    ) -> Self {
        let carries_binary = matches!(socket, Transport::WebSocket(_));
        let state = SocketState::new(socket);
        let (user, session) = signed_in.unzip();
        Self {
            id,
            user,
            session,
            last_activity: AtomicU64::new(now.0),
            accepts_deflate: AtomicBool::new(false),
            welcomed: AtomicBool::new(false),
            carries_binary,
            state: Mutex::new(state),
        }
    }

    #[must_use]
    pub fn id(&self) -> ConnId {
        self.id
    }

    /// The signed-in user, if there is one.
    #[must_use]
    pub fn user(&self) -> Option<UserId> {
        self.user
    }

    /// The SHA-256 of the token of the user's session.
    pub fn session(&self) -> Option<[u8; 32]> {
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

    /// Records that the client accepts compressed frames. An event stream has none.
    pub fn set_accepts_deflate(&self) {
        self.accepts_deflate.store(self.carries_binary, Ordering::Relaxed);
    }

    pub(super) fn set_welcomed(&self) {
        self.welcomed.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_welcomed(&self) -> bool {
        self.welcomed.load(Ordering::Relaxed)
    }

    /// Records that a message arrived.
    pub fn note_activity(&self, now: Moment) {
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
    pub async fn next(&self) -> SocketEvent {
        poll_fn(|context| self.state().read(context)).await
    }

    /// Writes the goodbye and waits until the client has closed its side too. The caller must limit the time.
    pub async fn finish_close(&self) {
        poll_fn(|context| self.state().finish(context)).await;
    }

    /// Drops the socket. Nothing is written any more.
    pub fn close(&self) {
        self.state().socket = None;
    }

    /// Accepts the frames of a POST request of an event stream.
    pub fn deliver(&self, number: u64, frames: Vec<Utf8Bytes>) -> Result<(), Code> {
        let mut state = self.state();
        if state.goodbye.is_some() {
            return Err(Code::NotFound);
        }
        let Some(Transport::Events(stream)) = &mut state.socket else { return Err(Code::NotFound) };
        stream.deliver(number, frames)?;
        state.reader.wake_by_ref();
        Ok(())
    }

    /// The next event of an event stream, or `None` after the last one.
    pub(super) fn poll_event(&self, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        match &mut self.state().socket {
            Some(Transport::Events(stream)) => stream.poll_event(context),
            Some(Transport::WebSocket(_)) | None => Poll::Ready(None),
        }
    }

    /// The response of an event stream has ended, so nothing can be sent any more.
    pub(super) fn response_ended(&self) {
        let mut state = self.state();
        state.socket = None;
        state.reader.wake_by_ref();
    }

    /// The lock is held only briefly, and never across an await.
    fn state(&self) -> MutexGuard<'_, SocketState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> SocketState<Io> {
    fn new(socket: Transport<Io>) -> Self {
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
        let outbox = socket.outbox();
        if frame(outbox) == Err(Full) {
            outbox.drop_queued();
            self.end(ByeCode::Slow, None);
        }
    }

    fn ping(&mut self) {
        if self.goodbye.is_none()
            && let Some(socket) = &mut self.socket
        {
            socket.outbox().ping();
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
        socket.outbox().push_last(bye.bytes().clone());
        if let Err(error) = socket.end(code) {
            self.drop_socket(&error);
        }
    }

    /// Writes all queued frames.
    fn write(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
        let written = ready!(socket.poll_write(context));
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
        self.wake_with(context);
        // It does not matter whether everything was written: the task is woken when the socket accepts more.
        let _ = self.write(context);
        if self.goodbye.is_some() {
            return Poll::Ready(SocketEvent::Closed);
        }
        let Some(socket) = &mut self.socket else { return Poll::Ready(SocketEvent::Closed) };
        socket.poll_read(context)
    }

    fn finish(&mut self, context: &mut Context<'_>) -> Poll<()> {
        self.wake_with(context);
        if self.write(context).is_pending() {
            return Poll::Pending;
        }
        self.socket.as_mut().map_or(Poll::Ready(()), |socket| socket.poll_ended(context))
    }

    /// Wakes the task of `context` from now on.
    fn wake_with(&mut self, context: &mut Context<'_>) {
        if !self.reader.will_wake(context.waker()) {
            self.reader = context.waker().clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hub::server_socket;
    use futures_util::StreamExt;
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    /// A connection after `talk` ran on it, and the messages that its client received.
    async fn received_after(
        act: impl FnOnce(&mut SocketState<DuplexStream>),
    ) -> (SocketState<DuplexStream>, Vec<Message>) {
        let (near, far) = duplex(1_024);
        let mut state = SocketState::new(Transport::WebSocket(Box::new(server_socket(near, 4_096).await)));
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
