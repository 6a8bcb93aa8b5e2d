//! Frames as they leave the room, and which parts of them are for their recipients alone.
//!
//! What a seat alone knows is never compressed: how short it becomes would tell something about it, and next to words that
//! others choose it would tell more. Frames that are sent together are compressed together, with a sign in the place of
//! each private part, and the private parts follow as they are. So the length depends on what everybody in the room
//! knows, and on how long the private parts are, which plain text tells as well.

use bytes::Bytes;
use bytestring::ByteString;
use flate2::{Compress, Compression, FlushCompress, Status};
use protocol::ServerMessage;
use protocol::bundle::{HOLE, NEXT, PART};
use serde::Serialize;
use std::cell::RefCell;
use std::fmt::{self, Debug, Display, Formatter};
use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

/// So much text that everybody knows is worth compressing.
const LEAST: usize = 1_024;
/// How hard it is tried: a higher level takes longer, and makes little shorter.
const LEVEL: u32 = 3;
/// The most bytes in one stored block of deflate.
const BLOCK: usize = u16::MAX as usize;
/// The first byte of a stored block; of the last one.
const STORED: u8 = 0;
const LAST: u8 = 1;

/// An encoded frame, cheap to share.
#[derive(Clone)]
pub struct Frame {
    text: ByteString,
    /// The parts that are for the recipients alone, in their order.
    private: Box<[Private]>,
}

/// Where a private part lies.
pub(super) type Private = Range<u32>;

/// Frames that are sent together.
#[derive(Clone)]
pub struct Frames(Arc<Together>);

struct Together {
    frames: Vec<Frame>,
    /// Made when somebody wants it first.
    deflated: OnceLock<Option<Bytes>>,
}

/// A text that is being written, part by part.
#[derive(Default)]
pub(super) struct FrameText {
    text: String,
    private: Vec<Private>,
}

impl Frame {
    /// A message that everybody in the room may know.
    pub(super) fn shared(message: &ServerMessage) -> Self {
        Self { text: json(message).into(), private: Box::default() }
    }

    /// A frame as it was taken apart.
    pub(super) fn of_parts(text: ByteString, private: Box<[Private]>) -> Self {
        Self { text, private }
    }

    /// The whole text.
    pub(super) fn text(&self) -> &ByteString {
        &self.text
    }

    /// Where its private parts lie.
    pub(super) fn private(&self) -> &[Private] {
        &self.private
    }

    /// Whether everybody in the room may know all of it.
    pub(super) fn is_shared(&self) -> bool {
        self.private.is_empty()
    }

    /// The text as it goes over the wire.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        self.text.as_bytes()
    }

    /// The parts that everybody may know, each with the private part behind it; the last one has none.
    fn pieces(&self) -> impl Iterator<Item = (&[u8], Option<&[u8]>)> {
        let bytes = self.text.as_bytes();
        let ends = self.private.iter().map(|private| private.end as usize);
        let begins = [0].into_iter().chain(ends);
        let privates = self.private.iter().map(Some).chain([None]);
        begins.zip(privates).map(|(begin, private)| match private {
            Some(Range { start, end }) => {
                (&bytes[begin..*start as usize], Some(&bytes[*start as usize..*end as usize]))
            }
            None => (&bytes[begin..], None),
        })
    }
}

impl Deref for Frame {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl Display for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Debug for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&*self.text, f)
    }
}

impl From<Frame> for Frames {
    fn from(frame: Frame) -> Self {
        vec![frame].into()
    }
}

impl From<Vec<Frame>> for Frames {
    fn from(frames: Vec<Frame>) -> Self {
        Self(Arc::new(Together { frames, deflated: OnceLock::new() }))
    }
}

impl Deref for Frames {
    type Target = [Frame];

    fn deref(&self) -> &[Frame] {
        &self.0.frames
    }
}

impl Frames {
    /// All of them in one, as raw deflate, where that is worth it: made once, however many sockets it is sent to.
    #[must_use]
    pub fn deflated(&self) -> Option<Bytes> {
        let Together { frames, deflated } = &*self.0;
        deflated.get_or_init(|| deflate(frames).map(Bytes::from)).clone()
    }
}

impl FrameText {
    /// A text of about so many bytes.
    pub(super) fn about(bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), private: Vec::new() }
    }

    /// What everybody may know.
    pub(super) fn shared(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// What is for the recipients alone.
    pub(super) fn private(&mut self, text: &str) {
        let start = offset(self.text.len());
        self.text.push_str(text);
        if !text.is_empty() {
            self.private.push(start..offset(self.text.len()));
        }
    }

    pub(super) fn close(self) -> Frame {
        Frame::of_parts(self.text.into(), self.private.into())
    }
}

fn offset(length: usize) -> u32 {
    u32::try_from(length).expect("frames are short")
}

/// Writes a message as a frame for its recipients alone.
#[must_use]
pub fn encode(message: &ServerMessage) -> Frame {
    let mut text = FrameText::default();
    text.private(&json(message));
    text.close()
}

/// Writes what a message is made of.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages have a JSON form")
}

/// One text of many, compressed where that is worth it.
fn deflate(frames: &[Frame]) -> Option<Vec<u8>> {
    let lengths = frames.iter().flat_map(Frame::pieces).map(|(shared, _)| shared.len());
    if lengths.sum::<usize>() < LEAST { None } else { bundle(frames) }
}

/// A [`protocol::bundle`], as raw deflate.
pub(super) fn bundle(frames: &[Frame]) -> Option<Vec<u8>> {
    let (mut shared, mut private) = (Vec::new(), Vec::new());
    for frame in frames {
        if !shared.is_empty() {
            shared.push(NEXT as u8);
        }
        for (before, part) in frame.pieces() {
            shared.extend_from_slice(before);
            if let Some(part) = part {
                shared.push(HOLE as u8);
                private.push(PART as u8);
                private.extend_from_slice(part);
            }
        }
    }
    let mut out = compressed(&shared)?;
    store(&private, &mut out);
    Some(out)
}

/// Compressed blocks up to the next whole byte. None of them is the last one.
fn compressed(text: &[u8]) -> Option<Vec<u8>> {
    thread_local! {
        /// Its tables are larger than many a room, and are used again.
        static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
    }
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        // Text that does not become shorter grows by a few bytes a block.
        let mut out = Vec::with_capacity(text.len() + text.len() / 64 + 64);
        let status = compress.compress_vec(text, &mut out, FlushCompress::Sync);
        let whole = matches!(status, Ok(Status::Ok)) && compress.total_in() == text.len() as u64;
        (whole && out.len() < out.capacity()).then_some(out)
    })
}

/// Writes bytes as they are, and the end.
fn store(bytes: &[u8], out: &mut Vec<u8>) {
    let mut blocks = bytes.chunks(BLOCK).peekable();
    loop {
        let block = blocks.next().unwrap_or_default();
        let length = block.len() as u16;
        out.push(if blocks.peek().is_none() { LAST } else { STORED });
        out.extend_from_slice(&length.to_le_bytes());
        out.extend_from_slice(&(!length).to_le_bytes());
        out.extend_from_slice(block);
        if blocks.peek().is_none() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::inflated;
    use protocol::bundle::messages;

    fn frame(parts: &[(&str, &str)]) -> Frame {
        let mut text = FrameText::default();
        for (shared, private) in parts {
            text.shared(shared);
            text.private(private);
        }
        text.close()
    }

    #[test]
    fn what_is_compressed_reads_as_it_was_however_long_its_parts_are() {
        let (long, own) = ("shared ".repeat(20_000), "own ".repeat(40_000));
        let frames = [
            frame(&[(&long, &own), ("between", ""), ("", "x"), ("", "y"), ("end", "")]),
            frame(&[("", &own)]),
            frame(&[(&long, "")]),
        ];
        let read = messages(&inflated(&bundle(&frames).unwrap())).unwrap();
        assert_eq!(read, frames.map(|frame| frame.to_string()));
    }

    #[test]
    fn what_is_private_does_not_count_and_is_not_compressed() {
        let own = "secret ".repeat(1_000);
        assert!(Frames::from(frame(&[("short", &own)])).deflated().is_none());
        let shared = "shared ".repeat(1_000);
        let length = Frames::from(frame(&[(&shared, &own)])).deflated().unwrap().len();
        assert!((own.len()..own.len() + 200).contains(&length), "{length}");
    }

    #[test]
    fn a_guess_beside_a_secret_is_as_long_whether_it_is_right_or_not() {
        let guess = r#""hand":["trex","trex","diplo","stego","para"]"#;
        let padding = "what everybody knows ".repeat(100);
        let lengths = [guess, r#""hand":["para","diplo","trex","stego","trex"]"#, &"#".repeat(guess.len())]
            .map(|hand| {
                let chat = frame(&[(&padding, ""), (guess, "")]);
                bundle(&[chat.clone(), frame(&[("{", hand), ("}", "")]), chat]).unwrap().len()
            });
        assert_eq!(lengths, [lengths[0]; 3]);
    }

    #[test]
    fn it_is_compressed_once_for_all_and_without_regard_to_what_was_before() {
        let text = "shared ".repeat(1_000);
        let frames = Frames::from(frame(&[(&text, "")]));
        let (first, again) = (frames.deflated().unwrap(), frames.deflated().unwrap());
        assert_eq!(first.as_ptr(), again.as_ptr());
        bundle(&[frame(&[("something else", "")])]).unwrap();
        assert_eq!(Frames::from(frame(&[(&text, "")])).deflated().unwrap(), first);
    }
}
