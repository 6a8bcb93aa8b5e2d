//! The frames of the latest steps, for whoever was away for a while: what each stream was sent.
//!
//! Most frames of a step are the same for all, and kept once. Hardly anybody asks for more than the very latest, so the
//! others are packed, those of all streams together: what is alike in them takes no room.

use crate::frame::Frame;
use games::frame::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::ops::Range;

/// Steps that are brought to somebody who was away. Who missed more is sent the picture.
const MOST_STEPS: usize = 64;
/// Bytes that are brought to them: about as long as a picture.
const MOST_BYTES: usize = 16 * 1024;
/// Steps that are packed together.
const PACK: usize = 16;
/// Steps that lie open at least.
const OPEN: usize = 4;

/// The frames of the latest steps of a room.
pub(super) struct History {
    /// The older ones.
    packs: VecDeque<Pack>,
    open: VecDeque<Step>,
    /// The version of the latest step.
    latest: u64,
}

/// The frames of one step.
#[derive(Default)]
struct Step {
    /// For all who see nothing of their own, if there was any such stream.
    shared: Option<Frame>,
    own: Vec<(Viewer, Frame)>,
}

/// So many steps as [`PACK`].
struct Pack {
    bytes: Box<[u8]>,
    /// How long all its frames are in the stream in which they are shortest.
    shortest: usize,
}

/// A step as it is packed.
#[derive(Serialize, Deserialize)]
struct Packed {
    shared: Option<PackedFrame>,
    own: Vec<(Option<u8>, PackedFrame)>,
}

type PackedFrame = (String, Vec<Range<u32>>);

impl History {
    /// Of a room that was not shown to anybody before this version.
    pub(super) fn at(version: u64) -> Self {
        Self { packs: VecDeque::new(), open: VecDeque::new(), latest: version }
    }

    /// Puts steps at the end: the frames of each stream, as many as there are steps.
    pub(super) fn push(&mut self, latest: u64, steps: usize, streams: &[(Viewer, Vec<Frame>)]) {
        self.latest = latest;
        for step in 0..steps {
            let mut kept = Step::default();
            for (viewer, frames) in streams {
                let Some(frame) = frames.get(step) else { continue };
                match frame.is_shared() {
                    true => kept.shared = Some(frame.clone()),
                    false => kept.own.push((*viewer, frame.clone())),
                }
            }
            self.open.push_back(kept);
        }
        while self.open.len() >= OPEN + PACK {
            self.packs.push_back(Pack::of(self.open.drain(..PACK)));
        }
        self.forget();
    }

    /// Lets go of what nobody would be brought.
    fn forget(&mut self) {
        let (mut steps, mut shortest) = (self.open.len(), 0);
        let wanted = self.packs.iter().rev().take_while(|pack| {
            let wanted = steps < MOST_STEPS && shortest < MOST_BYTES;
            steps += PACK;
            shortest += pack.shortest;
            wanted
        });
        let wanted = wanted.count();
        self.packs.drain(..self.packs.len() - wanted);
    }

    /// The frames of a stream after a version; nothing when they are not at hand, or too many.
    pub(super) fn after(&self, version: u64, viewer: Viewer) -> Option<Vec<Frame>> {
        let missed = usize::try_from(self.latest.checked_sub(version)?).ok()?;
        if missed > MOST_STEPS {
            return None;
        }
        let packed = missed.saturating_sub(self.open.len());
        let packs = packed.div_ceil(PACK);
        let first_pack = self.packs.len().checked_sub(packs)?;
        let older: Vec<Step> = self.packs.iter().skip(first_pack).flat_map(Pack::steps).collect();
        let kept = older.len() + self.open.len();
        let steps = older.iter().chain(&self.open).skip(kept - missed);
        let frames: Vec<Frame> = steps.map(|step| step.frame(viewer)).collect::<Option<_>>()?;
        let bytes: usize = frames.iter().map(|frame| frame.len()).sum();
        (bytes <= MOST_BYTES).then_some(frames)
    }
}

impl Step {
    fn frame(&self, viewer: Viewer) -> Option<Frame> {
        let own = self.own.iter().find(|(other, _)| *other == viewer).map(|(_, frame)| frame);
        own.or(self.shared.as_ref()).cloned()
    }

    fn shortest(&self) -> usize {
        let own = self.own.iter().map(|(_, frame)| frame);
        self.shared.iter().chain(own).map(|frame| frame.len()).min().unwrap_or_default()
    }
}

impl Pack {
    fn of(steps: impl Iterator<Item = Step>) -> Self {
        let mut shortest = 0;
        let steps: Vec<Packed> = steps
            .map(|step| {
                shortest += step.shortest();
                let own = step.own.iter().map(|(viewer, frame)| (number(*viewer), packed(frame)));
                Packed { shared: step.shared.as_ref().map(packed), own: own.collect() }
            })
            .collect();
        let bytes = postcard::to_allocvec(&steps).expect("frames can be written");
        Self { bytes: lz4_flex::compress_prepend_size(&bytes).into(), shortest }
    }

    fn steps(&self) -> Vec<Step> {
        let bytes =
            lz4_flex::decompress_size_prepended(&self.bytes).expect("what was packed can be unpacked");
        let steps: Vec<Packed> = postcard::from_bytes(&bytes).expect("what was packed can be read");
        let unpacked = |(text, private)| Frame::of_parts(text, private);
        let step = |Packed { shared, own }: Packed| Step {
            shared: shared.map(unpacked),
            own: own.into_iter().map(|(seat, frame)| (viewer(seat), unpacked(frame))).collect(),
        };
        steps.into_iter().map(step).collect()
    }
}

fn packed(frame: &Frame) -> PackedFrame {
    let (text, private) = frame.parts();
    (text.to_owned(), private.to_vec())
}

/// The seat of a stream; none for that of all who watch. There is no other.
fn number(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}
