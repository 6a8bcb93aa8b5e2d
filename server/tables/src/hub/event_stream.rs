//! A connection without a socket: the server's frames leave in the body of a response, as server-sent events, and the
//! client's frames arrive in POST requests.
//!
//! The response takes frames out of the same bounded outbox as a socket's. It takes a frame only when the HTTP
//! connection accepts more, so the frames of a client that does not read pile up there, and the client is disconnected
//! as slow.

use super::outbox::Outbox;
use bytes::Bytes;
use protocol::Code;
use std::collections::VecDeque;
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many frames may wait for the connection's task, which reads them without pausing.
const MAX_WAITING: usize = 256;
/// Asks the client to send anything. A comment would not do: scripts in a browser do not see comments.
const HEARTBEAT: &[u8] = b"event: heartbeat\ndata: 1\n\n";

/// The frames of both directions.
#[derive(Debug, Default)]
pub struct EventStream {
    pub(super) outbox: Outbox,
    inbox: VecDeque<Utf8Bytes>,
    /// How many POST requests were accepted.
    accepted: u64,
    /// Nothing follows the frames in the outbox.
    pub(super) is_last: bool,
    /// Wakes the task that writes the response.
    pub(super) writer: Waiting,
}

/// A task that may be waiting.
#[derive(Debug, Default)]
pub(super) struct Waiting(Option<Waker>);

impl Waiting {
    pub(super) fn wake(&self) {
        if let Some(waker) = &self.0 {
            waker.wake_by_ref();
        }
    }
}

impl EventStream {
    /// Accepts the frames of the POST request with this number. A request that was accepted before changes nothing, so
    /// a client or a proxy may repeat it.
    pub(super) fn deliver(&mut self, number: u64, frames: Vec<Utf8Bytes>) -> Result<(), Code> {
        if (1..=self.accepted).contains(&number) {
            return Ok(());
        }
        // An earlier request is missing, and its frames must not arrive after these.
        if number != self.accepted + 1 {
            return Err(Code::Malformed);
        }
        if self.inbox.len() + frames.len() > MAX_WAITING {
            return Err(Code::Busy);
        }
        self.accepted = number;
        self.inbox.extend(frames);
        Ok(())
    }

    pub(super) fn take_received(&mut self) -> Option<Utf8Bytes> {
        self.inbox.pop_front()
    }

    /// The next event, or `None` after the last one.
    pub(super) fn poll_event(&mut self, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        self.writer = Waiting(Some(context.waker().clone()));
        match self.outbox.pop() {
            Some(frame) => Poll::Ready(Some(event(&frame))),
            None if self.is_last => Poll::Ready(None),
            None => Poll::Pending,
        }
    }
}

impl Drop for EventStream {
    /// The response ends.
    fn drop(&mut self) {
        self.writer.wake();
    }
}

/// A frame as an event. A ping is the only frame without a text. Texts are JSON in one line.
fn event(frame: &[u8]) -> Bytes {
    if frame.is_empty() { HEARTBEAT.into() } else { [b"data: ", frame, b"\n\n"].concat().into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(stream: &mut EventStream) -> Vec<String> {
        std::iter::from_fn(|| stream.take_received()).map(|text| text.to_string()).collect()
    }

    fn all_events(stream: &mut EventStream) -> (String, bool) {
        let (mut events, mut context) = (Vec::new(), Context::from_waker(Waker::noop()));
        loop {
            match stream.poll_event(&mut context) {
                Poll::Ready(Some(event)) => events.extend(event),
                Poll::Ready(None) => return (String::from_utf8(events).unwrap(), true),
                Poll::Pending => return (String::from_utf8(events).unwrap(), false),
            }
        }
    }

    #[test]
    fn requests_are_accepted_once_and_in_order() {
        let mut stream = EventStream::default();
        assert_eq!(stream.deliver(2, vec!["late".into()]), Err(Code::Malformed));
        assert_eq!(stream.deliver(0, vec!["none".into()]), Err(Code::Malformed));
        assert_eq!(stream.deliver(1, vec!["a".into(), "b".into()]), Ok(()));
        assert_eq!(stream.deliver(1, vec!["a".into(), "b".into()]), Ok(()), "a repeated request");
        assert_eq!(stream.deliver(2, vec!["c".into()]), Ok(()));
        assert_eq!(stream.deliver(1, vec!["a".into()]), Ok(()), "a repeated request that comes late");
        assert_eq!(texts(&mut stream), ["a", "b", "c"]);
    }

    #[test]
    fn a_request_that_does_not_fit_is_not_accepted_in_part() {
        let mut stream = EventStream::default();
        assert_eq!(stream.deliver(1, vec!["x".into(); MAX_WAITING]), Ok(()));
        assert_eq!(stream.deliver(2, vec!["y".into()]), Err(Code::Busy));
        assert_eq!(texts(&mut stream).len(), MAX_WAITING);
        assert_eq!(stream.deliver(2, vec!["y".into()]), Ok(()));
        assert_eq!(texts(&mut stream), ["y"]);
    }

    #[test]
    fn frames_and_pings_are_events() {
        let mut stream = EventStream::default();
        stream.outbox.ping();
        stream.outbox.push(r#"{"t":"pong"}"#.into()).unwrap();
        let expected = "event: heartbeat\ndata: 1\n\ndata: {\"t\":\"pong\"}\n\n";
        assert_eq!(all_events(&mut stream), (expected.to_owned(), false));
        stream.outbox.push_last("{}".into());
        stream.is_last = true;
        assert_eq!(all_events(&mut stream), ("data: {}\n\n".to_owned(), true));
    }
}
