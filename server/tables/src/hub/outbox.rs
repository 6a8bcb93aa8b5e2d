//! The queue of frames that wait to be written to one socket.

use bytes::Bytes;
use std::collections::VecDeque;
use std::io::{self, IoSlice};
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

/// The most frames and bytes that may be queued for one client. They are enough for the snapshots of all rooms that a
/// socket may join, and for more steps than a room keeps.
const MAX_FRAMES: usize = 512;
const MAX_BYTES: usize = 2 * 1024 * 1024;
/// How many frames are written with one system call.
const FRAMES_PER_WRITE: usize = 32;
/// The longest frame header that a server sends, in bytes.
const MAX_HEADER: usize = 10;

/// A bounded queue of WebSocket frames. Their bodies are shared with other outboxes and are not copied.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    queue: VecDeque<Outgoing>,
    /// How many bytes are queued, and how many of the first frame are already written.
    bytes: usize,
    written: usize,
}

#[derive(Debug)]
struct Outgoing {
    header: [u8; MAX_HEADER],
    header_length: u8,
    body: Bytes,
}

/// The queue has no room for the frame.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Full;

impl Outbox {
    /// Appends a text frame. An empty queue accepts a frame of any length.
    pub(super) fn push(&mut self, text: Bytes) -> Result<(), Full> {
        self.push_data(Data::Text, text)
    }

    /// Appends a binary frame with compressed messages. An empty queue accepts a frame of any length.
    pub(super) fn push_binary(&mut self, bytes: Bytes) -> Result<(), Full> {
        self.push_data(Data::Binary, bytes)
    }

    fn push_data(&mut self, opcode: Data, body: Bytes) -> Result<(), Full> {
        let fits = self.queue.len() < MAX_FRAMES && self.bytes + body.len() <= MAX_BYTES;
        if !fits && !self.queue.is_empty() {
            return Err(Full);
        }
        self.add(Outgoing::new(OpCode::Data(opcode), body));
        Ok(())
    }

    /// Appends the last text frame. It leaves room for the close frame after it.
    pub(super) fn push_last(&mut self, text: Bytes) {
        if self.queue.len() + 2 > MAX_FRAMES {
            self.drop_queued();
        }
        self.add(Outgoing::new(OpCode::Data(Data::Text), text));
    }

    /// Drops the queued frames, except one that is already partly written.
    pub(super) fn drop_queued(&mut self) {
        self.queue.truncate(usize::from(self.written > 0));
        self.bytes = self.queue.iter().map(Outgoing::length).sum();
    }

    /// Appends a ping.
    pub(super) fn ping(&mut self) {
        // A client that has not read the queued frames would not see the ping either.
        if self.queue.is_empty() {
            self.add(Outgoing::new(OpCode::Control(Control::Ping), Bytes::new()));
        }
    }

    /// Appends a short frame that is already encoded, including its header.
    pub(super) fn push_raw(&mut self, frame: &[u8]) -> Result<(), Full> {
        if self.queue.len() >= MAX_FRAMES {
            return Err(Full);
        }
        self.add(Outgoing { header: [0; MAX_HEADER], header_length: 0, body: Bytes::copy_from_slice(frame) });
        Ok(())
    }

    fn add(&mut self, frame: Outgoing) {
        self.bytes += frame.length();
        self.queue.push_back(frame);
    }

    /// Removes the first frame whole, for an event stream, which does without the header. A ping has an empty body.
    pub(super) fn pop(&mut self) -> Option<Bytes> {
        let first = self.queue.pop_front()?;
        self.bytes -= first.length();
        Some(first.body)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// Passes the next queued bytes to a vectored write.
    pub(super) fn write<T>(&mut self, write: impl FnOnce(&[IoSlice<'_>]) -> T) -> T {
        let mut slices = [IoSlice::new(&[]); 2 * FRAMES_PER_WRITE];
        let parts = self.queue.iter().flat_map(|frame| [frame.header(), &frame.body]);
        let count = slices.iter_mut().zip(parts).map(|(slice, part)| *slice = IoSlice::new(part)).count();
        let mut slices = &mut slices[..count];
        IoSlice::advance_slices(&mut slices, self.written);
        write(slices)
    }

    /// Removes bytes that have been written.
    pub(super) fn advance(&mut self, written: usize) {
        self.written += written;
        while let Some(first) = self.queue.front()
            && first.length() <= self.written
        {
            let length = first.length();
            self.written -= length;
            self.bytes -= length;
            self.queue.pop_front();
        }
    }
}

impl Outgoing {
    fn new(opcode: OpCode, body: Bytes) -> Self {
        let frame_header = FrameHeader { is_final: true, opcode, ..FrameHeader::default() };
        let mut header = [0; MAX_HEADER];
        let mut rest = io::Cursor::new(&mut header[..]);
        frame_header.format(body.len() as u64, &mut rest).expect("the longest header fits");
        let header_length = u8::try_from(rest.position()).expect("a header is short");
        Self { header, header_length, body }
    }

    fn header(&self) -> &[u8] {
        &self.header[..usize::from(self.header_length)]
    }

    fn length(&self) -> usize {
        usize::from(self.header_length) + self.body.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All queued bytes, read by a socket that accepts `at_a_time` bytes at a time.
    fn drain(outbox: &mut Outbox, at_a_time: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while !outbox.is_empty() {
            let some: Vec<u8> = outbox.write(|slices| {
                slices.iter().flat_map(|slice| slice.iter()).copied().take(at_a_time).collect()
            });
            outbox.advance(some.len());
            bytes.extend(some);
        }
        bytes
    }

    fn text(length: usize) -> Bytes {
        "x".repeat(length).into()
    }

    #[test]
    fn compressed_messages_are_binary_frames_among_the_others() {
        let mut outbox = Outbox::default();
        outbox.push("one".into()).unwrap();
        outbox.push_binary("two".into()).unwrap();
        outbox.push("three".into()).unwrap();
        assert_eq!(drain(&mut outbox, usize::MAX), b"\x81\x03one\x82\x03two\x81\x05three");
        outbox.push(text(MAX_BYTES)).unwrap();
        assert_eq!(outbox.push_binary("x".into()), Err(Full));
    }

    #[test]
    fn frames_are_written_unchanged_in_pieces_of_any_size() {
        for at_a_time in [1, 2, 3, 100, 1_000_000] {
            let mut outbox = Outbox::default();
            outbox.ping();
            for length in [1, 125, 126, 70_000] {
                outbox.push(text(length)).unwrap();
            }
            outbox.push_raw(b"\x8a\x00").unwrap();
            // RFC 6455, 5.2: the final bit and the opcode of a text, then the length in one, three or nine bytes.
            let headers: [&[u8]; 4] =
                [b"\x81\x01", b"\x81\x7d", b"\x81\x7e\x00\x7e", b"\x81\x7f\0\0\0\0\0\x01\x11\x70"];
            let frames = headers.iter().zip([1, 125, 126, 70_000]);
            let texts = frames.flat_map(|(header, length)| [header.to_vec(), text(length).to_vec()].concat());
            let expected: Vec<u8> = b"\x89\x00".iter().copied().chain(texts).chain(*b"\x8a\x00").collect();
            assert!(drain(&mut outbox, at_a_time) == expected, "{at_a_time} bytes at a time");
        }
    }

    #[test]
    fn more_frames_than_fit_one_write_are_written_in_several() {
        let mut outbox = Outbox::default();
        for _ in 0..FRAMES_PER_WRITE * 3 + 1 {
            outbox.push(text(1)).unwrap();
        }
        assert_eq!(drain(&mut outbox, usize::MAX), b"\x81\x01x".repeat(FRAMES_PER_WRITE * 3 + 1));
    }

    #[test]
    fn frames_and_bytes_are_limited_but_one_frame_always_fits() {
        let mut outbox = Outbox::default();
        for _ in 0..MAX_FRAMES {
            outbox.push(text(1)).unwrap();
        }
        assert_eq!(outbox.push(text(1)), Err(Full));
        let mut outbox = Outbox::default();
        outbox.push(text(MAX_BYTES + 1)).unwrap();
        assert_eq!(outbox.push(text(1)), Err(Full));
    }

    #[test]
    fn written_frames_no_longer_count() {
        let mut outbox = Outbox::default();
        for _ in 0..MAX_FRAMES * 4 {
            outbox.push(text(MAX_BYTES / 2)).unwrap();
            outbox.advance(outbox.bytes);
        }
        assert!(outbox.is_empty() && outbox.bytes == 0);
    }

    #[test]
    fn a_partly_written_frame_is_not_dropped() {
        let mut outbox = Outbox::default();
        outbox.push("begun".into()).unwrap();
        outbox.push("waits".into()).unwrap();
        outbox.advance(3);
        outbox.drop_queued();
        outbox.push_last("bye".into());
        assert_eq!(drain(&mut outbox, usize::MAX), b"egun\x81\x03bye");
        assert_eq!(outbox.bytes, 0);
    }

    #[test]
    fn a_last_text_and_a_frame_after_it_always_fit() {
        for queued in MAX_FRAMES - 2..=MAX_FRAMES {
            let mut outbox = Outbox::default();
            for _ in 0..queued {
                outbox.push_raw(b"\x8a\x00").unwrap();
            }
            outbox.push_last("bye".into());
            outbox.push_raw(b"\x88\x00").unwrap();
            let written = drain(&mut outbox, usize::MAX);
            assert!(written.ends_with(b"\x81\x03bye\x88\x00"));
        }
    }

    #[test]
    fn no_ping_is_sent_while_frames_are_queued() {
        let mut outbox = Outbox::default();
        outbox.push("x".into()).unwrap();
        outbox.ping();
        assert_eq!(drain(&mut outbox, usize::MAX), b"\x81\x01x");
    }
}
