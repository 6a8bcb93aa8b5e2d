//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::object::Object;
use super::picture::{Picture, Slips, You};
use super::record::{Logged, Record};
use super::{Head, Room};
use bytestring::ByteString;
use games::frame::Viewer;
use protocol::words::{Words, spelled_out};
use protocol::{LogEntry, ServerMessage, Since, Story};
use serde_json::value::RawValue;
use std::collections::VecDeque;

/// An encoded frame, cheap to share.
pub type Frame = ByteString;

/// Bytes of frames that a stream keeps: who was away for a moment missed less, and who missed more is sent the picture.
const KEPT_BYTES: usize = 4 * 1024;

/// What one kind of viewer was sent.
pub(super) struct Stream {
    name: String,
    slips: Slips,
    you: Option<You>,
    /// The latest frames, one a version, the last one for the present version.
    frames: VecDeque<Frame>,
    /// The version of the first of them.
    first: u64,
    /// How many bytes they have.
    kept: usize,
    /// How often somebody was shown it.
    shown: usize,
}

/// What the frames of the latest steps have in common: made once, and copied.
pub(super) struct Shared<'a> {
    words: &'a Words,
    /// The steps before the last one: what they changed is told with it.
    earlier: Vec<Telling<'a>>,
    last: Telling<'a>,
    /// What changed for everybody, in few letters.
    delta: Object,
}

/// What is told of a step.
struct Telling<'a> {
    step: &'a Logged,
    /// A frame as far as it tells the step to all who hear nothing of their own.
    open: Object,
    /// The frame of all who see nothing of their own either.
    frame: Option<Frame>,
}

impl<'a> Shared<'a> {
    /// Of the latest steps, as many as these.
    pub(super) fn of(head: &Head, record: &'a Record, picture: &Picture, steps: usize) -> Self {
        let words = &*record.words;
        let mut earlier: Vec<Telling<'a>> =
            record.log.latest().take(steps).map(|step| Telling::of(head, words, step)).collect();
        earlier.reverse();
        let last = earlier.pop().expect("a step that was adopted is in the log");
        Self { words, earlier, last, delta: picture.shared_patch().short(words) }
    }

    /// The frames of a viewer for whom `own` changed besides.
    fn frames(&mut self, head: &Head, viewer: Viewer, own: &Object) -> Vec<Frame> {
        let Self { words, earlier, last, delta } = self;
        let mut frames = Vec::with_capacity(earlier.len() + 1);
        frames.extend(earlier.iter_mut().map(|telling| telling.frame(head, words, viewer, &[])));
        frames.push(match own.is_empty() {
            true => last.frame(head, words, viewer, &[delta]),
            false => last.frame(head, words, viewer, &[delta, &own.short(words)]),
        });
        frames
    }
}

impl<'a> Telling<'a> {
    fn of(head: &Head, words: &Words, step: &'a Logged) -> Self {
        Self { step, open: told(head, words, step, Viewer::Spectator), frame: None }
    }

    /// A [`ServerMessage::Patch`] with what changed: for everybody, and for the viewer besides. Its parts are JSON texts
    /// already: they are put together.
    fn frame(&mut self, head: &Head, words: &Words, viewer: Viewer, delta: &[&Object]) -> Frame {
        let frame = |told: &Object| told.with_object("delta", delta).into();
        if self.step.story.is_apart(viewer) {
            frame(&told(head, words, self.step, viewer))
        } else if delta.len() > 1 {
            frame(&self.open)
        } else {
            self.frame.get_or_insert_with(|| frame(&self.open)).clone()
        }
    }
}

impl Stream {
    pub(super) fn open(head: &Head, record: &Record, viewer: Viewer, picture: &Picture) -> Self {
        let who = match viewer {
            Viewer::Seat(seat) => format!("seat-{}", seat.0),
            Viewer::Spectator => "spectators".to_owned(),
            Viewer::Referee => "referee".to_owned(),
        };
        let name = format!("{who}.{}.{:x}", head.build, head.epoch);
        let (slips, you) = (picture.slips_of(viewer), you(record, viewer));
        Self { name, slips, you, frames: VecDeque::new(), first: record.now.version + 1, kept: 0, shown: 0 }
    }

    /// The document as it is now.
    pub(super) fn document(&self, picture: &Picture) -> Box<RawValue> {
        raw(picture.document(self.slips, self.you.as_ref()))
    }

    /// Brings the stream up to the record; what changed for its viewer besides what did for all.
    fn update(&mut self, record: &Record, viewer: Viewer, picture: &Picture) -> Object {
        let (slips, you) = (picture.slips_of(viewer), you(record, viewer));
        let own = picture.patch_for((self.slips, slips), (self.you.as_ref(), you.as_ref()));
        (self.slips, self.you) = (slips, you);
        own
    }

    /// What changed in the document by the latest step, and its story.
    pub(super) fn follow(
        &mut self,
        record: &Record,
        viewer: Viewer,
        picture: &Picture,
    ) -> (Option<Box<RawValue>>, Option<LogEntry>) {
        let mut delta = picture.shared_patch().clone();
        delta.append(&self.update(record, viewer, picture));
        let delta = (!delta.is_empty()).then(|| raw(delta.close()));
        (delta, latest_entry(record, viewer))
    }

    /// The frames of the latest steps.
    pub(super) fn advance(
        &mut self,
        head: &Head,
        record: &Record,
        viewer: Viewer,
        picture: &Picture,
        shared: &mut Shared<'_>,
    ) -> Vec<Frame> {
        let own = self.update(record, viewer, picture);
        let frames = shared.frames(head, viewer, &own);
        self.keep(&frames);
        frames
    }

    /// Keeps the frames that lead to the present version, and those before as long as they are worth it.
    fn keep(&mut self, frames: &[Frame]) {
        self.frames.extend(frames.iter().cloned());
        self.kept += frames.iter().map(|frame| frame.len()).sum::<usize>();
        while self.kept > KEPT_BYTES {
            self.forget_first();
        }
    }

    fn forget_first(&mut self) {
        let Some(frame) = self.frames.pop_front() else { return };
        self.kept -= frame.len();
        self.first += 1;
    }

    /// Notes that one more socket is shown it.
    pub(super) fn show(&mut self) {
        self.shown += 1;
    }

    /// Lets go of the frames up to this version: who answers a decision has seen how it arose. Where the same person has
    /// been shown it twice, the other socket may not have.
    pub(super) fn forget_to(&mut self, version: u64) {
        if self.shown > 1 {
            return;
        }
        while self.first <= version && !self.frames.is_empty() {
            self.forget_first();
        }
    }

    /// The frames a client has missed, if they are all at hand.
    pub(super) fn missed(&self, since: &Since, present: u64) -> Option<impl Iterator<Item = Frame>> {
        if since.stream != self.name || since.version > present {
            return None;
        }
        let heard = usize::try_from((since.version + 1).checked_sub(self.first)?).ok()?;
        Some(self.frames.iter().skip(heard).cloned())
    }
}

fn you(record: &Record, viewer: Viewer) -> Option<You> {
    match viewer {
        Viewer::Seat(seat) => Some(You::of(record, seat)),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// What a patch tells of a step.
fn told(head: &Head, words: &Words, logged: &Logged, viewer: Viewer) -> Object {
    let mut frame = Object::new();
    frame.add("t", Some("\"patch\""));
    frame.number("tag", head.tag.into());
    frame.number("version", logged.version);
    if is_told(logged, viewer) {
        frame.number("at", logged.at.saturating_sub(head.began));
        if let Some(seat) = logged.by {
            frame.number("by", seat.into());
        }
        frame.add("seen", logged.story.to(viewer).as_deref());
        if !logged.table().is_empty() {
            frame.write_short("table", &logged.table(), words);
        }
        if let Some(version) = logged.undoes() {
            frame.number("undoes", version);
        }
    }
    frame
}

impl Room {
    /// The whole picture for one kind of viewer.
    pub(super) fn snapshot(&self, viewer: Viewer) -> Option<Frame> {
        let stream = self.streams.get(&viewer)?;
        Some(encode(&ServerMessage::Snapshot {
            room: self.head.id,
            tag: self.head.tag,
            stream: stream.name.clone(),
            version: self.record.now.version,
            began: self.head.began,
            document: stream.document(&self.picture),
            log: self.record.log.filter_map(|logged| entry(&self.record, logged, viewer)),
            chat: self.talk.latest(),
            words: self.record.words.list().to_vec(),
        }))
    }
}

/// What one kind of viewer is told of the latest step.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.latest().next().and_then(|logged| entry(record, logged, viewer))
}

/// What one kind of viewer is told of a step; nothing when there is nothing to tell.
fn entry(record: &Record, logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
    is_told(logged, viewer).then(|| LogEntry {
        version: logged.version,
        at: logged.at,
        story: Story {
            by: logged.by,
            seen: logged.story.to(viewer).map(|seen| raw(spelled_out(&seen, record.words.list()))),
            table: logged.table().to_vec(),
            undoes: logged.undoes(),
        },
    })
}

/// Whether there is anything to tell.
fn is_told(logged: &Logged, viewer: Viewer) -> bool {
    logged.story.is_heard_by(viewer) || !logged.table().is_empty() || logged.undoes().is_some()
}

/// Writes a message as a frame.
#[must_use]
pub fn encode(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents, patches and stories are JSON")
}
