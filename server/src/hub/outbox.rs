//! What waits to be written to one socket.

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};
use protocol::{ByeCode, ServerMessage};
use room::Frame;
use std::collections::VecDeque;

/// Frames and bytes that may wait for one reader. Enough for the snapshots of all rooms a socket may join, and for
/// more steps than a room keeps. Whoever lets more pile up is cut off with [`ByeCode::Slow`], comes back and resumes.
const MOST_FRAMES: usize = 512;
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// A frame as sockets take it: the same bytes, not copied.
pub(crate) fn text(frame: Frame) -> Utf8Bytes {
    Utf8Bytes::try_from(frame.into_bytes()).expect("a frame is a text")
}

/// A bounded queue of frames, and the goodbye that ends it.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    queue: VecDeque<Message>,
    bytes: usize,
    goodbye: Option<ByeCode>,
}

impl Outbox {
    /// Puts a frame at the end. After a goodbye nothing is added any more.
    pub(super) fn push(&mut self, frame: Utf8Bytes) {
        if self.goodbye.is_some() {
            return;
        }
        let bytes = self.bytes + frame.len();
        // A single frame is always taken, however long it is.
        if self.queue.len() >= MOST_FRAMES || bytes > MOST_BYTES && !self.queue.is_empty() {
            // What is dropped here is not lost: the reader comes back and says what it has.
            self.queue.clear();
            self.end(ByeCode::Slow, None);
            return;
        }
        self.bytes = bytes;
        self.queue.push_back(Message::Text(frame));
    }

    /// Asks the reader for a sign of life.
    pub(super) fn ping(&mut self) {
        // Whoever has not taken the frames that wait would not see this one either.
        if self.goodbye.is_none() && self.queue.is_empty() {
            self.queue.push_back(Message::Ping(axum::body::Bytes::new()));
        }
    }

    /// Says goodbye, once.
    pub(super) fn end(&mut self, code: ByeCode, retry_ms: Option<u64>) {
        if self.goodbye.is_some() {
            return;
        }
        self.goodbye = Some(code);
        let bye = room::encode(&ServerMessage::Bye { code, retry_ms });
        let close = CloseFrame { code: code.close_code(), reason: "".into() };
        self.queue.extend([Message::Text(text(bye)), Message::Close(Some(close))]);
    }

    /// Takes the next frame out.
    pub(super) fn pop(&mut self) -> Option<Message> {
        let message = self.queue.pop_front()?;
        if let Message::Text(frame) = &message {
            self.bytes = self.bytes.saturating_sub(frame.len());
        }
        Some(message)
    }

    /// Why the socket ends, once that is known.
    pub(super) fn goodbye(&self) -> Option<ByeCode> {
        self.goodbye
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(mut outbox: Outbox) -> Vec<String> {
        std::iter::from_fn(|| outbox.pop())
            .map(|message| match message {
                Message::Text(text) => text.to_string(),
                other => format!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn frames_come_out_as_they_went_in() {
        let mut outbox = Outbox::default();
        outbox.push("a".into());
        outbox.push("b".into());
        assert_eq!(texts(outbox), ["a", "b"]);
    }

    #[test]
    fn too_many_frames_end_the_socket() {
        let mut outbox = Outbox::default();
        for _ in 0..=MOST_FRAMES {
            outbox.push("x".into());
        }
        assert_eq!(outbox.goodbye(), Some(ByeCode::Slow));
        outbox.push("late".into());
        let texts = texts(outbox);
        assert_eq!(texts[0], r#"{"t":"bye","code":"slow"}"#);
        assert_eq!(texts.len(), 2, "the goodbye and the close frame: {texts:?}");
    }

    #[test]
    fn too_many_bytes_end_the_socket_but_one_frame_always_fits() {
        let mut outbox = Outbox::default();
        outbox.push("x".repeat(MOST_BYTES + 1).into());
        assert_eq!(outbox.goodbye(), None);
        outbox.push("y".into());
        assert_eq!(outbox.goodbye(), Some(ByeCode::Slow));
    }

    #[test]
    fn what_was_taken_out_counts_no_more() {
        let mut outbox = Outbox::default();
        for _ in 0..MOST_FRAMES * 4 {
            outbox.push("x".repeat(MOST_BYTES / 2).into());
            outbox.pop();
        }
        assert_eq!(outbox.goodbye(), None);
    }

    #[test]
    fn one_goodbye_is_enough() {
        let mut outbox = Outbox::default();
        outbox.end(ByeCode::Restart, Some(1_500));
        outbox.end(ByeCode::Silent, None);
        assert_eq!(outbox.goodbye(), Some(ByeCode::Restart));
        assert_eq!(texts(outbox)[0], r#"{"t":"bye","code":"restart","retry_ms":1500}"#);
    }
}
