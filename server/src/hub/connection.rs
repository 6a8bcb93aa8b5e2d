//! One socket, written to by whoever has something to say.
//!
//! Rooms write into the sockets of their viewers in turn instead of waking a task for each of them: one move then
//! costs one task and not one a viewer. The socket's own task only reads, and finishes what a socket did not take at
//! once.

use super::outbox::{Outbox, text};
use crate::clock::Moment;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use protocol::ByeCode;
use room::{ConnId, Frame, Person};
use std::error::Error as _;
use std::future::poll_fn;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite;

/// One socket.
#[derive(Debug)]
pub struct Connection {
    id: ConnId,
    person: Option<Person>,
    /// The session the person came with, by the SHA-256 of its token.
    session: Option<[u8; 32]>,
    /// When something was last heard from the other side.
    heard: AtomicU64,
    line: Mutex<Line>,
}

#[derive(Debug)]
struct Line {
    /// Gone when the socket is closed, even if a room still holds the connection.
    socket: Option<WebSocket>,
    outbox: Outbox,
    /// Wakes the socket's own task.
    reader: Waker,
}

/// What a socket's own task hears.
#[derive(Debug)]
pub enum Heard {
    /// A message.
    Message(Message),
    /// A message longer than the socket reads; nothing after it can be understood.
    TooLong,
    /// The other side, or the server, ends the socket.
    End,
}

impl Connection {
    pub(super) fn new(
        id: ConnId,
        visitor: Option<(Person, [u8; 32])>,
        socket: WebSocket,
        now: Moment,
    ) -> Self {
        let line = Line { socket: Some(socket), outbox: Outbox::default(), reader: Waker::noop().clone() };
        let (person, session) = visitor.unzip();
        Self { id, person, session, heard: AtomicU64::new(now.0), line: Mutex::new(line) }
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

    /// Puts a frame at the end of what waits; [`Self::flush`] writes it.
    pub fn push(&self, frame: Utf8Bytes) {
        self.line().outbox.push(frame);
    }

    /// Writes what waits, as far as the socket takes it now; the socket's own task writes the rest.
    pub fn flush(&self) {
        let mut line = self.line();
        let pending = line.write(&mut Context::from_waker(Waker::noop())).is_pending();
        if pending || line.outbox.goodbye().is_some() {
            line.reader.wake_by_ref();
        }
    }

    /// Sends one frame.
    pub fn send(&self, frame: Frame) {
        self.push(text(frame));
        self.flush();
    }

    /// Asks for a sign of life.
    pub(super) fn ping(&self) {
        self.line().outbox.ping();
        self.flush();
    }

    /// Says goodbye and lets the socket end.
    pub fn end(&self, code: ByeCode, retry_ms: Option<u64>) {
        self.line().outbox.end(code, retry_ms);
        self.flush();
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
        self.line().outbox.goodbye()
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

impl Line {
    /// Hands everything that waits to the socket.
    fn write(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
        let written = loop {
            match socket.poll_ready_unpin(context) {
                Poll::Ready(Ok(())) => {}
                Poll::Ready(Err(error)) => break Err(error),
                Poll::Pending => return Poll::Pending,
            }
            let Some(message) = self.outbox.pop() else {
                match socket.poll_flush_unpin(context) {
                    Poll::Ready(flushed) => break flushed,
                    Poll::Pending => return Poll::Pending,
                }
            };
            if let Err(error) = socket.start_send_unpin(message) {
                break Err(error);
            }
        };
        if let Err(error) = written {
            tracing::debug!(%error, "a socket cannot be written to");
            self.socket = None;
            self.reader.wake_by_ref();
        }
        Poll::Ready(())
    }

    fn read(&mut self, context: &mut Context<'_>) -> Poll<Heard> {
        if !self.reader.will_wake(context.waker()) {
            self.reader = context.waker().clone();
        }
        // Whether everything was written does not matter here: this task is woken when the socket takes more.
        let _ = self.write(context);
        if self.outbox.goodbye().is_some() {
            return Poll::Ready(Heard::End);
        }
        let Some(socket) = &mut self.socket else { return Poll::Ready(Heard::End) };
        socket.poll_next_unpin(context).map(|message| match message {
            Some(Ok(message)) => Heard::Message(message),
            Some(Err(error)) if is_too_long(&error) => Heard::TooLong,
            Some(Err(_)) | None => Heard::End,
        })
    }

    fn finish(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if self.write(context).is_pending() {
            return Poll::Pending;
        }
        loop {
            let Some(socket) = &mut self.socket else { return Poll::Ready(()) };
            match socket.poll_next_unpin(context) {
                // What still comes was sent before the other side heard the goodbye.
                Poll::Ready(Some(Ok(_))) => {}
                Poll::Ready(Some(Err(_)) | None) => return Poll::Ready(()),
                Poll::Pending => return Poll::Pending,
            }
        }
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref::<tungstenite::Error>());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}
