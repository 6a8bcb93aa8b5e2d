//! What waits to be written to one socket.

use axum::body::Bytes;
use std::collections::VecDeque;
use std::io::{self, IoSlice};
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

/// Frames and bytes that may wait for one reader. Enough for the snapshots of all rooms a socket may join, and for
/// more steps than a room keeps.
const MOST_FRAMES: usize = 512;
const MOST_BYTES: usize = 2 * 1024 * 1024;
/// The frames that are written at once.
const AT_ONCE: usize = 32;
/// The longest head of a frame that a server sends.
const HEAD: usize = 10;

/// A bounded queue of frames, as they go over the wire: the text of each is written from where it is.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    queue: VecDeque<Outgoing>,
    /// How many bytes wait, and how many of the first frame are written.
    bytes: usize,
    written: usize,
}

#[derive(Debug)]
struct Outgoing {
    head: [u8; HEAD],
    head_length: u8,
    body: Bytes,
}

/// More waits than may wait for one reader.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Full;

impl Outbox {
    /// Puts a text at the end. A single frame is always taken, however long it is.
    pub(super) fn push(&mut self, text: Bytes) -> Result<(), Full> {
        self.push_data(Data::Text, text)
    }

    /// Puts compressed messages at the end, likewise.
    pub(super) fn push_binary(&mut self, bytes: Bytes) -> Result<(), Full> {
        self.push_data(Data::Binary, bytes)
    }

    fn push_data(&mut self, kind: Data, body: Bytes) -> Result<(), Full> {
        let fits = self.queue.len() < MOST_FRAMES && self.bytes + body.len() <= MOST_BYTES;
        if !fits && !self.queue.is_empty() {
            return Err(Full);
        }
        self.add(Outgoing::new(OpCode::Data(kind), body));
        Ok(())
    }

    /// Puts a last text at the end. There is room for the frame that closes the socket after it.
    pub(super) fn push_last(&mut self, text: Bytes) {
        if self.queue.len() + 2 > MOST_FRAMES {
            self.drop_waiting();
        }
        self.add(Outgoing::new(OpCode::Data(Data::Text), text));
    }

    /// Lets go of what waits. What has begun to be written is written to its end.
    pub(super) fn drop_waiting(&mut self) {
        self.queue.truncate(usize::from(self.written > 0));
        self.bytes = self.queue.iter().map(Outgoing::length).sum();
    }

    /// Asks the reader for a sign of life.
    pub(super) fn ping(&mut self) {
        // Whoever has not taken the frames that wait would not see this one either.
        if self.queue.is_empty() {
            self.add(Outgoing::new(OpCode::Control(Control::Ping), Bytes::new()));
        }
    }

    /// Puts a short frame at the end that is written already, head and all.
    pub(super) fn push_written(&mut self, frame: &[u8]) -> Result<(), Full> {
        if self.queue.len() >= MOST_FRAMES {
            return Err(Full);
        }
        self.add(Outgoing { head: [0; HEAD], head_length: 0, body: Bytes::copy_from_slice(frame) });
        Ok(())
    }

    fn add(&mut self, frame: Outgoing) {
        self.bytes += frame.length();
        self.queue.push_back(frame);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// Writes as much as is taken at once.
    pub(super) fn write<T>(&mut self, write: impl FnOnce(&[IoSlice<'_>]) -> T) -> T {
        let mut slices = [IoSlice::new(&[]); 2 * AT_ONCE];
        let parts = self.queue.iter().flat_map(|frame| [frame.head(), &frame.body]);
        let count = slices.iter_mut().zip(parts).map(|(slice, part)| *slice = IoSlice::new(part)).count();
        let mut slices = &mut slices[..count];
        IoSlice::advance_slices(&mut slices, self.written);
        write(slices)
    }

    /// Lets go of what is written.
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
        let header = FrameHeader { is_final: true, opcode, ..FrameHeader::default() };
        let mut head = [0; HEAD];
        let mut rest = io::Cursor::new(&mut head[..]);
        header.format(body.len() as u64, &mut rest).expect("the longest head fits");
        let head_length = u8::try_from(rest.position()).expect("a head is short");
        Self { head, head_length, body }
    }

    fn head(&self) -> &[u8] {
        &self.head[..usize::from(self.head_length)]
    }

    fn length(&self) -> usize {
        usize::from(self.head_length) + self.body.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that waits, taken by a socket that takes so many bytes at a time.
    fn taken(outbox: &mut Outbox, at_a_time: usize) -> Vec<u8> {
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
        assert_eq!(taken(&mut outbox, usize::MAX), b"\x81\x03one\x82\x03two\x81\x05three");
        outbox.push(text(MOST_BYTES)).unwrap();
        assert_eq!(outbox.push_binary("x".into()), Err(Full));
    }

    #[test]
    fn frames_come_out_as_they_went_in_however_little_is_taken() {
        for at_a_time in [1, 2, 3, 100, 1_000_000] {
            let mut outbox = Outbox::default();
            outbox.ping();
            for length in [1, 125, 126, 70_000] {
                outbox.push(text(length)).unwrap();
            }
            outbox.push_written(b"\x8a\x00").unwrap();
            // RFC 6455, 5.2: what is final and a text, and its length in one, three or nine bytes.
            let heads: [&[u8]; 4] =
                [b"\x81\x01", b"\x81\x7d", b"\x81\x7e\x00\x7e", b"\x81\x7f\0\0\0\0\0\x01\x11\x70"];
            let frames = heads.iter().zip([1, 125, 126, 70_000]);
            let texts = frames.flat_map(|(head, length)| [head.to_vec(), text(length).to_vec()].concat());
            let expected: Vec<u8> = b"\x89\x00".iter().copied().chain(texts).chain(*b"\x8a\x00").collect();
            assert!(taken(&mut outbox, at_a_time) == expected, "{at_a_time} bytes at a time");
        }
    }

    #[test]
    fn more_frames_than_are_written_at_once_come_out_too() {
        let mut outbox = Outbox::default();
        for _ in 0..AT_ONCE * 3 + 1 {
            outbox.push(text(1)).unwrap();
        }
        assert_eq!(taken(&mut outbox, usize::MAX), b"\x81\x01x".repeat(AT_ONCE * 3 + 1));
    }

    #[test]
    fn only_so_many_frames_and_bytes_wait_but_one_frame_always_fits() {
        let mut outbox = Outbox::default();
        for _ in 0..MOST_FRAMES {
            outbox.push(text(1)).unwrap();
        }
        assert_eq!(outbox.push(text(1)), Err(Full));
        let mut outbox = Outbox::default();
        outbox.push(text(MOST_BYTES + 1)).unwrap();
        assert_eq!(outbox.push(text(1)), Err(Full));
    }

    #[test]
    fn what_was_taken_out_counts_no_more() {
        let mut outbox = Outbox::default();
        for _ in 0..MOST_FRAMES * 4 {
            outbox.push(text(MOST_BYTES / 2)).unwrap();
            outbox.advance(outbox.bytes);
        }
        assert!(outbox.is_empty() && outbox.bytes == 0);
    }

    #[test]
    fn what_has_begun_to_be_written_is_not_dropped() {
        let mut outbox = Outbox::default();
        outbox.push("begun".into()).unwrap();
        outbox.push("waits".into()).unwrap();
        outbox.advance(3);
        outbox.drop_waiting();
        outbox.push_last("bye".into());
        assert_eq!(taken(&mut outbox, usize::MAX), b"egun\x81\x03bye");
        assert_eq!(outbox.bytes, 0);
    }

    #[test]
    fn a_last_text_and_a_frame_after_it_always_fit() {
        for waiting in MOST_FRAMES - 2..=MOST_FRAMES {
            let mut outbox = Outbox::default();
            for _ in 0..waiting {
                outbox.push_written(b"\x8a\x00").unwrap();
            }
            outbox.push_last("bye".into());
            outbox.push_written(b"\x88\x00").unwrap();
            let taken = taken(&mut outbox, usize::MAX);
            assert!(taken.ends_with(b"\x81\x03bye\x88\x00"));
        }
    }

    #[test]
    fn whoever_has_not_taken_what_waits_is_not_asked_for_a_sign_of_life() {
        let mut outbox = Outbox::default();
        outbox.push("x".into()).unwrap();
        outbox.ping();
        assert_eq!(taken(&mut outbox, usize::MAX), b"\x81\x01x");
    }
}
