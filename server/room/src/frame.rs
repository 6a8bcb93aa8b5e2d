//! Frames as the room sends them, with marks on the parts that are private to their recipients.
//!
//! Private parts are never compressed: the compressed length would tell something about them, and more if text that
//! other users choose stood next to them. Frames that are sent together are compressed together, with [`HOLE`] in the
//! place of each private part; the private parts follow uncompressed. So the length of a compressed frame depends on
//! what all viewers know and on the lengths of the private parts, which plain text tells as well.
//!
//! A frame is compressed once, when it is first sent to a socket that accepts compression, and the part with which all
//! frames of a step begin is compressed once for all of them.

use bytes::Bytes;
use bytestring::ByteString;
use flate2::{Compress, Compression, FlushCompress, Status};
use protocol::ServerMessage;
use protocol::bundle::{DICTIONARY, HOLE, NEXT, PART};
use serde::Serialize;
use std::cell::RefCell;
use std::fmt::{self, Debug, Display, Formatter};
use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

/// Frames with fewer bytes that all viewers know are sent as text: they would not become much shorter.
const MIN_SHARED: usize = 200;
/// Texts of this length and more are compressed at [`LEVEL`], shorter ones at [`FAST`].
const LONG: usize = 4 * 1_024;
/// For single steps: three microseconds, most of them for each text whatever its length.
const FAST: u32 = 1;
/// For snapshots and missed steps: about a fifth shorter, and twice to four times as slow.
const LEVEL: u32 = 3;
/// The window of [`FAST`] is 2^12 bytes.
const FAST_WINDOW: u8 = 12;
/// The most bytes in one stored block of deflate.
const BLOCK: usize = u16::MAX as usize;
/// The first byte of a stored block; of the last one.
const STORED: u8 = 0;
const LAST: u8 = 1;

/// An encoded frame, cheap to share.
#[derive(Clone)]
pub struct Frame {
    text: ByteString,
    /// The private parts, in order.
    private: Box<[Private]>,
    /// What this frame begins with like other frames of the same step.
    prefix: Option<Arc<Prefix>>,
}

/// The beginning of the frames that several viewers receive of one step. All viewers know it.
pub(super) struct Prefix {
    length: usize,
    /// Compressed when the first socket needs it.
    deflated: OnceLock<Option<Box<[u8]>>>,
}

/// The range of a private part in the text.
pub(super) type Private = Range<u32>;

/// Frames that are sent together.
#[derive(Clone)]
pub struct Frames(Arc<Together>);

struct Together {
    frames: Vec<Frame>,
    /// Made when the first socket needs it.
    deflated: OnceLock<Option<Bytes>>,
}

/// The text of a frame that is being written.
#[derive(Default)]
pub(super) struct FrameText {
    text: String,
    private: Vec<Private>,
}

impl Frame {
    /// A frame without private parts.
    pub(super) fn shared(message: &ServerMessage) -> Self {
        Self { text: json(message).into(), private: Box::default(), prefix: None }
    }

    pub(super) fn of_parts(text: ByteString, private: Box<[Private]>) -> Self {
        Self { text, private, prefix: None }
    }

    /// The frame with the mark that it begins like other frames of its step.
    pub(super) fn with_prefix(self, prefix: &Arc<Prefix>) -> Self {
        Self { prefix: Some(Arc::clone(prefix)), ..self }
    }

    pub(super) fn text(&self) -> &ByteString {
        &self.text
    }

    /// The ranges of its private parts.
    pub(super) fn private(&self) -> &[Private] {
        &self.private
    }

    /// Whether it has no private part.
    pub(super) fn is_shared(&self) -> bool {
        self.private.is_empty()
    }

    /// The text as it goes over the wire.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        self.text.as_bytes()
    }

    /// The parts that all viewers know, each with the private part that follows it. The last one has none.
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

impl Prefix {
    /// `length`: in bytes; no private part begins before it.
    pub(super) fn new(length: usize) -> Self {
        Self { length, deflated: OnceLock::new() }
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
    /// All of them in one binary frame, as raw deflate; `None` if they are too short. Made once for all sockets.
    #[must_use]
    pub fn deflated(&self) -> Option<Bytes> {
        let Together { frames, deflated } = &*self.0;
        deflated.get_or_init(|| deflate(frames).map(Bytes::from)).clone()
    }
}

impl FrameText {
    pub(super) fn with_capacity(bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), private: Vec::new() }
    }

    /// Adds text that all viewers know.
    pub(super) fn shared(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// A copy, with room for so many more bytes.
    pub(super) fn copy(&self, more: usize) -> Self {
        let mut text = String::with_capacity(self.text.len() + more);
        text.push_str(&self.text);
        Self { text, private: self.private.clone() }
    }

    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// Adds text that is private to the recipients.
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

/// Writes a message as a frame that is wholly private to its recipients.
#[must_use]
pub fn encode(message: &ServerMessage) -> Frame {
    let mut text = FrameText::default();
    text.private(&json(message));
    text.close()
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages have a JSON form")
}

/// A binary frame, if the frames are long enough.
fn deflate(frames: &[Frame]) -> Option<Vec<u8>> {
    let lengths = frames.iter().flat_map(Frame::pieces).map(|(shared, _)| shared.len());
    if lengths.sum::<usize>() < MIN_SHARED {
        return None;
    }
    match frames {
        [Frame { text, prefix: Some(prefix), .. }] => {
            let compress = || compressed(&text.as_bytes()[..prefix.length]).map(Vec::into_boxed_slice);
            let mut out = prefix.deflated.get_or_init(compress).as_deref()?.to_vec();
            let (mut rest, private) = bundled(frames);
            rest.drain(..prefix.length);
            rest.extend(private);
            store(&rest, &mut out);
            Some(out)
        }
        _ => bundle(frames),
    }
}

/// A [`protocol::bundle`], as raw deflate.
pub(super) fn bundle(frames: &[Frame]) -> Option<Vec<u8>> {
    let (shared, private) = bundled(frames);
    let mut out = compressed(&shared)?;
    store(&private, &mut out);
    Some(out)
}

/// The shared text of a [`protocol::bundle`], and its private parts.
fn bundled(frames: &[Frame]) -> (Vec<u8>, Vec<u8>) {
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
    (shared, private)
}

/// Compresses a text into blocks that end at a whole byte. None of them is the last one of a deflate stream.
fn compressed(text: &[u8]) -> Option<Vec<u8>> {
    thread_local! {
        // Their tables take some 300 KiB each, and are used again.
        static SHORT: RefCell<Compress> =
            RefCell::new(Compress::new_with_window_bits(Compression::new(FAST), false, FAST_WINDOW));
        static ANY: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
    }
    let compress = if text.len() < LONG { &SHORT } else { &ANY };
    compress.with_borrow_mut(|compress| {
        compress.reset();
        compress.set_dictionary(DICTIONARY.as_bytes()).ok()?;
        // Text that does not become shorter grows by a few bytes a block.
        let mut out = Vec::with_capacity(text.len() + text.len() / 64 + 64);
        let status = compress.compress_vec(text, &mut out, FlushCompress::Sync);
        let whole = matches!(status, Ok(Status::Ok)) && compress.total_in() == text.len() as u64;
        (whole && out.len() < out.capacity()).then_some(out)
    })
}

/// Writes bytes uncompressed, as the last blocks of the stream.
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
    fn compressed_frames_of_any_length_can_be_read_back() {
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
    fn private_parts_do_not_count_and_are_not_compressed() {
        let own = "secret ".repeat(1_000);
        assert!(Frames::from(frame(&[("short", &own)])).deflated().is_none());
        let shared = "shared ".repeat(1_000);
        let length = Frames::from(frame(&[(&shared, &own)])).deflated().unwrap().len();
        assert!((own.len()..own.len() + 200).contains(&length), "{length}");
    }

    #[test]
    fn the_length_does_not_tell_whether_a_guess_beside_a_secret_is_right() {
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
    fn frames_of_one_step_share_their_compressed_beginning() {
        let beginning = "what all viewers know ".repeat(20);
        let prefix = Arc::new(Prefix::new(beginning.len()));
        let frames = [
            frame(&[(&beginning, ""), ("}", "")]),
            frame(&[(&beginning, ""), (",", "own ".repeat(50).as_str()), ("}}", "")]),
        ]
        .map(|frame| frame.with_prefix(&prefix));
        let deflated = frames.clone().map(|frame| Frames::from(frame).deflated().unwrap());
        let shared = prefix.deflated.get().unwrap().as_deref().unwrap();
        for (deflated, frame) in deflated.iter().zip(&frames) {
            assert!(deflated.starts_with(shared));
            assert_eq!(messages(&inflated(deflated)).unwrap(), [frame.to_string()]);
        }
        let both = Frames::from(frames.to_vec()).deflated().unwrap();
        assert_eq!(messages(&inflated(&both)).unwrap(), frames.map(|frame| frame.to_string()));
    }

    #[test]
    fn frames_are_compressed_once_and_independently_of_earlier_ones() {
        let text = "shared ".repeat(1_000);
        let frames = Frames::from(frame(&[(&text, "")]));
        let (first, again) = (frames.deflated().unwrap(), frames.deflated().unwrap());
        assert_eq!(first.as_ptr(), again.as_ptr());
        bundle(&[frame(&[("something else", "")])]).unwrap();
        assert_eq!(Frames::from(frame(&[(&text, "")])).deflated().unwrap(), first);
    }
}
