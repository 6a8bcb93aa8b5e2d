//! One socket, written to by whoever has something to say.
//!
//! Rooms write into the sockets of their viewers in turn instead of waking a task for each of them: one move then
//! costs one task and not one a viewer. The socket's own task only reads, and finishes what a socket did not take at
//! once.

use super::outbox::{Full, Outbox};
use super::wire::Wire;
use crate::clock::Moment;
use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::{ByeCode, ServerMessage};
use room::{ConnId, Frame, Frames, Person};
use std::error::Error;
use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

/// A WebSocket over a connection that a request came on.
pub type Socket = WebSocketStream<Wire<TokioIo<Upgraded>>>;

/// One socket.
#[derive(Debug)]
pub struct Connection {
    id: ConnId,
    person: Option<Person>,
    /// The session the person came with, by the SHA-256 of its token.
    session: Option<[u8; 32]>,
    /// When something was last heard from the other side.
    heard: AtomicU64,
    /// Whether the other side reads compressed frames.
    reads_deflate: AtomicBool,
    line: Mutex<Line>,
}

#[derive(Debug)]
struct Line<Io = TokioIo<Upgraded>> {
    /// Gone when the socket is closed, even if a room still holds the connection.
    socket: Option<WebSocketStream<Wire<Io>>>,
    /// Why the server ends the socket, once it does: nothing is told after that.
    goodbye: Option<ByeCode>,
    /// Wakes the socket's own task.
    reader: Waker,
}

/// What a socket's own task hears.
#[derive(Debug)]
pub enum Heard {
    /// A text.
    Text(Utf8Bytes),
    /// Bytes, which the protocol does not have.
    Binary,
    /// That the other side is there.
    SignOfLife,
    /// A message longer than the socket reads; nothing after it can be understood.
    TooLong,
    /// The other side, or the server, ends the socket.
    End,
}

impl Connection {
    pub(super) fn new(id: ConnId, visitor: Option<(Person, [u8; 32])>, socket: Socket, now: Moment) -> Self {
        let line = Line::over(socket);
        let (person, session) = visitor.unzip();
        let (heard, reads_deflate) = (AtomicU64::new(now.0), AtomicBool::new(false));
        Self { id, person, session, heard, reads_deflate, line: Mutex::new(line) }
    }

    /// The number of the socket.
    #[must_use]
    pub fn id(&self) -> ConnId {
        self.id
    }

    /// Who is behind it; nobody for somebody without a name.
    #[must_use]
    pub fn person(&self) -> Option<&Person> {
        self.person.as_ref()
    }

    /// The session the person came with.
    pub(super) fn session(&self) -> Option<[u8; 32]> {
        self.session
    }

    /// Puts frames at the end of what waits, compressed where that is worth it and can be read; [`Self::flush`] writes
    /// them.
    pub fn push(&self, frames: &Frames) {
        let deflated = self.reads_deflate.load(Ordering::Relaxed).then(|| frames.deflated()).flatten();
        let mut line = self.line();
        match deflated {
            Some(bytes) => line.push(|outbox| outbox.push_binary(bytes)),
            None => frames.iter().for_each(|frame| line.push_text(frame.bytes().clone())),
        }
    }

    /// Writes what waits, as far as the socket takes it now; the socket's own task writes the rest.
    pub fn flush(&self) {
        let mut line = self.line();
        let pending = line.write(&mut Context::from_waker(Waker::noop())).is_pending();
        if pending || line.goodbye.is_some() {
            line.reader.wake_by_ref();
        }
    }

    /// Sends one frame.
    pub fn send(&self, frame: &Frame) {
        self.line().push_text(frame.bytes().clone());
        self.flush();
    }

    /// Asks for a sign of life.
    pub(super) fn ping(&self) {
        self.line().ping();
        self.flush();
    }

    /// Says goodbye and lets the socket end.
    pub fn end(&self, code: ByeCode, retry_ms: Option<u64>) {
        self.line().end(code, retry_ms);
        self.flush();
    }

    /// Notes that the other side reads compressed frames.
    pub(crate) fn note_reads_deflate(&self) {
        self.reads_deflate.store(true, Ordering::Relaxed);
    }

    /// Notes that the other side is there.
    pub(crate) fn note_heard(&self, now: Moment) {
        self.heard.store(now.0, Ordering::Relaxed);
    }

    pub(super) fn heard(&self) -> Moment {
        Moment(self.heard.load(Ordering::Relaxed))
    }

    /// Why the server ends the socket, once it does.
    #[must_use]
    pub fn goodbye(&self) -> Option<ByeCode> {
        self.line().goodbye
    }

    /// The next message. To be called by the socket's own task only.
    pub(crate) async fn next(&self) -> Heard {
        poll_fn(|context| self.line().read(context)).await
    }

    /// Writes the goodbye and waits until the other side has closed too. To be bounded by a timeout.
    pub(crate) async fn farewell(&self) {
        poll_fn(|context| self.line().finish(context)).await;
    }

    /// Lets go of the socket: nothing is written any more.
    pub(crate) fn close(&self) {
        self.line().socket = None;
    }

    /// Held for a moment only, never across an await.
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> Line<Io> {
    fn over(socket: WebSocketStream<Wire<Io>>) -> Self {
        Self { socket: Some(socket), goodbye: None, reader: Waker::noop().clone() }
    }

    fn push_text(&mut self, text: Bytes) {
        self.push(|outbox| outbox.push(text));
    }

    /// Puts a frame at the end of what waits. Whoever lets too much wait is cut off with [`ByeCode::Slow`], comes back
    /// and resumes: what is dropped here is not lost.
    fn push(&mut self, frame: impl FnOnce(&mut Outbox) -> Result<(), Full>) {
        if self.goodbye.is_some() {
            return;
        }
        let Some(socket) = &mut self.socket else { return };
        let Wire { outbox, .. } = socket.get_mut();
        if frame(outbox) == Err(Full) {
            outbox.drop_waiting();
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

    /// Says goodbye, once.
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
            self.lose(&error);
        }
    }

    /// Writes everything that waits.
    fn write(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
        let written = ready!(socket.get_mut().poll_write_out(context));
        if let Err(error) = written {
            self.lose(&error);
        }
        Poll::Ready(())
    }

    /// Lets go of a socket that cannot be written to.
    fn lose(&mut self, error: &dyn Error) {
        tracing::debug!(%error, "a socket cannot be written to");
        self.socket = None;
        self.reader.wake_by_ref();
    }

    fn read(&mut self, context: &mut Context<'_>) -> Poll<Heard> {
        if !self.reader.will_wake(context.waker()) {
            self.reader = context.waker().clone();
        }
        // Whether everything was written does not matter here: this task is woken when the socket takes more.
        let _ = self.write(context);
        if self.goodbye.is_some() {
            return Poll::Ready(Heard::End);
        }
        let Some(socket) = &mut self.socket else { return Poll::Ready(Heard::End) };
        socket.poll_next_unpin(context).map(|message| match message {
            Some(Ok(Message::Text(text))) => Heard::Text(text),
            Some(Ok(Message::Binary(_) | Message::Frame(_))) => Heard::Binary,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::SignOfLife,
            Some(Err(tungstenite::Error::Capacity(_))) => Heard::TooLong,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Heard::End,
        })
    }

    fn finish(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if self.write(context).is_pending() {
            return Poll::Pending;
        }
        loop {
            let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
            match ready!(socket.poll_next_unpin(context)) {
                // What still comes was sent before the other side heard the goodbye.
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Poll::Ready(()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hub::socket;
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    /// A line, and what the other side hears of it until it ends.
    async fn heard(talk: impl FnOnce(&mut Line<DuplexStream>)) -> (Line<DuplexStream>, Vec<Message>) {
        let (near, far) = duplex(1_024);
        let mut line = Line::over(socket(near, 4_096).await);
        talk(&mut line);
        let mut other = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        let finish = async {
            poll_fn(|context| line.finish(context)).await;
            line.socket = None;
        };
        let hear = async {
            let mut heard = Vec::new();
            while let Some(Ok(message)) = other.next().await {
                heard.push(message);
            }
            heard
        };
        let ((), heard) = tokio::join!(finish, hear);
        (line, heard)
    }

    fn texts(heard: &[Message]) -> Vec<&str> {
        heard.iter().filter(|message| message.is_text()).map(|message| message.to_text().unwrap()).collect()
    }

    #[tokio::test]
    async fn one_goodbye_is_enough_and_comes_after_what_was_said() {
        let (line, heard) = heard(|line| {
            line.push_text("said".into());
            line.end(ByeCode::Restart, Some(1_500));
            line.end(ByeCode::Silent, None);
            line.push_text("late".into());
            line.ping();
        })
        .await;
        assert_eq!(line.goodbye, Some(ByeCode::Restart));
        assert_eq!(texts(&heard), ["said", r#"{"t":"bye","code":"restart","retry_ms":1500}"#]);
        let Message::Close(Some(close)) = &heard[2] else { panic!("{heard:?}") };
        assert_eq!(u16::from(close.code), ByeCode::Restart.close_code());
        assert_eq!(heard.len(), 3);
    }

    #[tokio::test]
    async fn whoever_lets_too_much_wait_is_cut_off_as_slow() {
        let (line, heard) = heard(|line| {
            while line.goodbye.is_none() {
                line.push_text("x".into());
            }
            line.push_text("late".into());
        })
        .await;
        assert_eq!(line.goodbye, Some(ByeCode::Slow));
        assert_eq!(texts(&heard), [r#"{"t":"bye","code":"slow"}"#]);
        assert!(heard.last().is_some_and(Message::is_close));
    }
}
