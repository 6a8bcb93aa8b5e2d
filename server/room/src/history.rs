//! The frames of the latest steps of each stream, for clients that come back after a break.
//!
//! Frames are kept for about 64 steps, and a stream gives out 24 KiB of them at most: more would be no shorter than a
//! snapshot. The frames of one step are similar, so one of them is kept whole, and only the differences of the others.
//! Most clients miss only a few steps, so older ones are compressed.

use crate::frame::{Frame, Private};
use bytestring::ByteString;
use games::frame::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::iter::zip;

/// The most steps that a client receives after a break. If it missed more, it receives a snapshot.
const MAX_STEPS: usize = 64;
/// The most bytes of frames that a client receives after a break: about as many as a snapshot has.
const MAX_BYTES: usize = 24 * 1024;
/// How many steps are compressed together.
const PACK: usize = 8;
/// At least so many of the latest steps are not compressed.
const OPEN: usize = 2;
/// How many bytes are compared at once.
const CHUNK: usize = 16;

/// The frames of the latest steps of a room.
pub(super) struct History {
    /// The older steps.
    packs: VecDeque<Pack>,
    open: VecDeque<Step>,
    /// The version of the latest step.
    latest: u64,
}

/// The frames of one step.
struct Step {
    /// The frame without private parts; if all have some, the frame of any viewer.
    base: ByteString,
    own: Vec<Own>,
}

/// A frame that equals the base at both ends and differs in the middle.
#[derive(Serialize, Deserialize)]
struct Own {
    /// `None`: the stream of the spectators.
    seat: Option<u8>,
    /// How many bytes are the same at the beginning and at the end.
    head: u32,
    tail: u32,
    middle: Box<str>,
    private: Box<[Private]>,
}

/// [`PACK`] steps, compressed.
struct Pack {
    bytes: Box<[u8]>,
    /// The sum over its steps of the shortest frame, in bytes.
    shortest: usize,
}

impl History {
    /// An empty history after this version.
    pub(super) fn at(version: u64) -> Self {
        Self { packs: VecDeque::new(), open: VecDeque::new(), latest: version }
    }

    /// Adds steps. `streams` has the frames of each viewer, one for each step.
    pub(super) fn push(&mut self, latest: u64, steps: usize, streams: &[(Viewer, Vec<Frame>)]) {
        self.latest = latest;
        for step in 0..steps {
            let frames = streams.iter().filter_map(|(viewer, frames)| Some((*viewer, frames.get(step)?)));
            self.open.push_back(Step::of(&frames.collect::<Vec<_>>()));
        }
        while self.open.len() >= OPEN + PACK {
            self.packs.push_back(Pack::of(self.open.drain(..PACK)));
        }
        self.forget();
    }

    /// Drops steps that no client would receive.
    fn forget(&mut self) {
        let mut steps = self.open.len();
        let mut shortest: usize = self.open.iter().map(Step::shortest).sum();
        let wanted = self.packs.iter().rev().take_while(|pack| {
            let wanted = steps < MAX_STEPS && shortest < MAX_BYTES;
            steps += PACK;
            shortest += pack.shortest;
            wanted
        });
        let wanted = wanted.count();
        self.packs.drain(..self.packs.len() - wanted);
    }

    /// The frames of a viewer after a version; `None` if some are gone, or if they are too many.
    pub(super) fn after(&self, version: u64, viewer: Viewer) -> Option<Vec<Frame>> {
        let missed = usize::try_from(self.latest.checked_sub(version)?).ok()?;
        if missed > MAX_STEPS {
            return None;
        }
        let packed = missed.saturating_sub(self.open.len());
        let packs = packed.div_ceil(PACK);
        let first_pack = self.packs.len().checked_sub(packs)?;
        let older: Vec<Step> = self.packs.iter().skip(first_pack).flat_map(Pack::steps).collect();
        let kept = older.len() + self.open.len();
        let steps = older.iter().chain(&self.open).skip(kept - missed);
        let frames: Vec<Frame> = steps.map(|step| step.frame(viewer)).collect();
        let bytes: usize = frames.iter().map(|frame| frame.len()).sum();
        (bytes <= MAX_BYTES).then_some(frames)
    }
}

impl Step {
    fn of(frames: &[(Viewer, &Frame)]) -> Self {
        let shared = frames.iter().find(|(_, frame)| frame.is_shared()).or(frames.first());
        let base = shared.map(|(_, frame)| frame.text().clone()).unwrap_or_default();
        let own = frames.iter().filter(|(_, frame)| !frame.is_shared());
        let own = own.map(|(viewer, frame)| Own::of(&base, *viewer, frame)).collect();
        Self { base, own }
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        match self.own.iter().find(|own| own.seat == seat(viewer)) {
            Some(own) => own.frame(&self.base),
            None => Frame::of_parts(self.base.clone(), Box::default()),
        }
    }

    fn shortest(&self) -> usize {
        let own = self.own.iter().map(|own| own.head as usize + own.middle.len() + own.tail as usize);
        own.chain([self.base.len()]).min().unwrap_or_default()
    }
}

impl Own {
    fn of(base: &str, viewer: Viewer, frame: &Frame) -> Self {
        let text = frame.text();
        let head = text.floor_char_boundary(alike(base.as_bytes(), text.as_bytes()));
        let (rest_of_base, rest) = (&base.as_bytes()[head..], &text.as_bytes()[head..]);
        let tail = text.len() - text.ceil_char_boundary(text.len() - alike_at_end(rest_of_base, rest));
        let length = |bytes| u32::try_from(bytes).expect("frames are short");
        Self {
            seat: seat(viewer),
            head: length(head),
            tail: length(tail),
            middle: text[head..text.len() - tail].into(),
            private: frame.private().into(),
        }
    }

    fn frame(&self, base: &str) -> Frame {
        let (head, tail) = (&base[..self.head as usize], &base[base.len() - self.tail as usize..]);
        Frame::of_parts([head, &self.middle, tail].concat().into(), self.private.clone())
    }
}

/// How many bytes are equal at the beginning.
fn alike(left: &[u8], right: &[u8]) -> usize {
    let chunks = zip(left.chunks_exact(CHUNK), right.chunks_exact(CHUNK));
    let begun = chunks.take_while(|(left, right)| left == right).count() * CHUNK;
    begun + zip(&left[begun..], &right[begun..]).take_while(|(left, right)| left == right).count()
}

/// How many bytes are equal at the end.
fn alike_at_end(left: &[u8], right: &[u8]) -> usize {
    let chunks = zip(left.rchunks_exact(CHUNK), right.rchunks_exact(CHUNK));
    let ended = chunks.take_while(|(left, right)| left == right).count() * CHUNK;
    let (left, right) = (&left[..left.len() - ended], &right[..right.len() - ended]);
    ended + zip(left.iter().rev(), right.iter().rev()).take_while(|(left, right)| left == right).count()
}

impl Pack {
    fn of(steps: impl Iterator<Item = Step>) -> Self {
        let steps: Vec<Step> = steps.collect();
        let shortest = steps.iter().map(Step::shortest).sum();
        let parts: Vec<(&str, &[Own])> = steps.iter().map(|step| (&*step.base, &*step.own)).collect();
        let bytes = postcard::to_allocvec(&parts).expect("frames can be written");
        Self { bytes: lz4_flex::compress_prepend_size(&bytes).into(), shortest }
    }

    fn steps(&self) -> Vec<Step> {
        let bytes =
            lz4_flex::decompress_size_prepended(&self.bytes).expect("what was packed can be unpacked");
        let parts: Vec<(String, Vec<Own>)> =
            postcard::from_bytes(&bytes).expect("what was packed can be read");
        parts.into_iter().map(|(base, own)| Step { base: base.into(), own }).collect()
    }
}

fn seat(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(Seat(seat)) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::FrameText;

    const WATCHER: Viewer = Viewer::Spectator;
    const PLAYER: Viewer = Viewer::Seat(Seat(0));

    /// The frame of a step, padded to a length, with a private part or without.
    fn frame(version: u64, own: bool, length: usize) -> Frame {
        let mut text = FrameText::default();
        text.shared(&format!("{version}:é"));
        text.private(if own { "è own ©" } else { "" });
        text.shared("é");
        text.shared(&"x".repeat(length));
        text.close()
    }

    /// The history after so many steps. In every third, the player's frame has a private part.
    fn after_steps(steps: u64, at_once: u64, length: usize) -> History {
        let mut history = History::at(10);
        let mut version = 10;
        while version < 10 + steps {
            let now = at_once.min(10 + steps - version);
            let latest = version + now;
            let frames = |player| {
                let own = |version: u64| player && version.is_multiple_of(3);
                (version + 1..=latest).map(|version| frame(version, own(version), length)).collect()
            };
            let streams = [(WATCHER, frames(false)), (PLAYER, frames(true))];
            history.push(latest, now as usize, &streams);
            version = latest;
        }
        history
    }

    fn texts(history: &History, version: u64, viewer: Viewer) -> Option<Vec<String>> {
        Some(history.after(version, viewer)?.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn each_stream_gets_its_own_frames_back() {
        for at_once in [1, 3, 40] {
            for steps in [0, 1, 9, 10, 11, 64, 65, 200] {
                let history = after_steps(steps, at_once, 20);
                for missed in 0..=steps.min(70) {
                    let first = 10 + steps - missed;
                    for (viewer, player) in [(WATCHER, false), (PLAYER, true)] {
                        let own = |version: u64| player && version.is_multiple_of(3);
                        let expected: Vec<String> = (first + 1..=10 + steps)
                            .map(|version| frame(version, own(version), 20).to_string())
                            .collect();
                        let context = format!("{missed} of {steps}, {at_once} at once");
                        let expected = (missed <= 64).then_some(expected);
                        assert_eq!(texts(&history, first, viewer), expected, "{context}");
                    }
                }
            }
        }
    }

    #[test]
    fn private_parts_are_private_after_decompression() {
        let history = after_steps(60, 1, 20);
        let frames = history.after(10, PLAYER).unwrap();
        assert_eq!(frames.iter().filter(|frame| !frame.is_shared()).count(), 20);
        assert!(history.after(10, WATCHER).unwrap().iter().all(Frame::is_shared));
    }

    #[test]
    fn only_frames_that_a_client_could_receive_are_kept() {
        let history = after_steps(1_000, 1, 20);
        assert!(history.packs.len() <= MAX_STEPS / PACK + 1 && history.open.len() < OPEN + PACK);
        let history = after_steps(1_000, 1, 2_000);
        assert!(history.packs.len() <= 2, "long frames are forgotten sooner");
        assert!(history.after(1_010 - 12, PLAYER).is_some() && history.after(1_010 - 13, PLAYER).is_none());
    }

    #[test]
    fn there_are_no_frames_before_the_beginning_or_after_the_end() {
        let history = after_steps(5, 1, 20);
        assert!(history.after(9, WATCHER).is_none() && history.after(16, WATCHER).is_none());
        assert_eq!(history.after(15, WATCHER).unwrap().len(), 0);
    }
}
