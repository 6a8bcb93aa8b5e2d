//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::object::Object;
use super::picture::{Picture, Slips, You};
use super::record::{Logged, Record};
use super::{Head, Room};
use bytestring::ByteString;
use games::frame::{Told, Viewer};
use protocol::{LogEntry, ServerMessage, Since, Story, limits};
use serde_json::value::RawValue;
use std::collections::VecDeque;

/// An encoded frame, cheap to share.
pub type Frame = ByteString;

/// What one kind of viewer was sent.
pub(super) struct Stream {
    name: String,
    slips: Slips,
    you: Option<You>,
    /// The latest frames, one a version, the last one for the present version.
    frames: VecDeque<(u64, Frame)>,
}

/// What the frames of the latest steps have in common: made once, and copied.
pub(super) struct Shared {
    /// The steps before the last one: what they changed is told with it.
    earlier: Vec<Telling>,
    last: Telling,
    /// What changed for everybody, in few letters.
    delta: Object,
}

/// What is told of a step.
struct Telling {
    version: u64,
    /// A frame as far as it tells the step; nothing when some seats are told it in words of their own.
    words: Option<Object>,
    /// The frame of all who see and hear nothing of their own.
    frame: Option<Frame>,
}

impl Shared {
    /// Of the latest steps, as many as these.
    pub(super) fn of(head: &Head, record: &Record, picture: &Picture, steps: usize) -> Self {
        let mut earlier: Vec<Telling> =
            record.log.iter().rev().take(steps).map(|logged| Telling::of(head, logged)).collect();
        earlier.reverse();
        let last = earlier.pop().expect("a step that was adopted is in the log");
        Self { earlier, last, delta: picture.shared_patch().short(&head.words) }
    }

    /// The frames of a viewer for whom `own` changed besides.
    fn frames(&mut self, head: &Head, record: &Record, viewer: Viewer, own: &Object) -> Vec<(u64, Frame)> {
        let Self { earlier, last, delta } = self;
        let nothing = Object::new();
        let mut frames: Vec<(u64, Frame)> = Vec::with_capacity(earlier.len() + 1);
        for told in earlier {
            frames.push((told.version, told.frame(head, record, viewer, &nothing, &nothing)));
        }
        frames.push((last.version, last.frame(head, record, viewer, delta, own)));
        frames
    }
}

impl Telling {
    fn of(head: &Head, logged: &Logged) -> Self {
        let apart = logged.story.iter().any(|told| matches!(told, Told::Apart { .. }));
        let words = (!apart).then(|| told(head, logged, Viewer::Spectator));
        Self { version: logged.version, words, frame: None }
    }

    fn frame(&mut self, head: &Head, record: &Record, viewer: Viewer, delta: &Object, own: &Object) -> Frame {
        match &self.words {
            Some(words) if own.is_empty() => {
                self.frame.get_or_insert_with(|| patch(words.clone(), delta)).clone()
            }
            words => {
                let words = words.clone().unwrap_or_else(|| {
                    let logged = record.log.iter().rev().find(|logged| logged.version == self.version);
                    told(head, logged.expect("what is told is in the log"), viewer)
                });
                let mut delta = delta.clone();
                delta.append(&own.short(&head.words));
                patch(words, &delta)
            }
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
        Self { name, slips, you, frames: VecDeque::new() }
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
        shared: &mut Shared,
    ) -> Vec<Frame> {
        let own = self.update(record, viewer, picture);
        let frames = shared.frames(head, record, viewer, &own);
        let told = frames.iter().map(|(_, frame)| frame.clone()).collect();
        self.frames.extend(frames);
        self.frames.drain(..self.frames.len().saturating_sub(limits::KEPT_STEPS));
        told
    }

    /// The frames a client has missed, if they are all at hand.
    pub(super) fn missed(&self, since: &Since, present: u64) -> Option<impl Iterator<Item = Frame>> {
        let first = self.frames.front().map_or(present + 1, |&(version, _)| version);
        let known = since.stream == self.name && since.version <= present && since.version + 1 >= first;
        let version = since.version;
        known.then(|| self.frames.iter().filter(move |(at, _)| *at > version).map(|(_, frame)| frame.clone()))
    }
}

fn you(record: &Record, viewer: Viewer) -> Option<You> {
    match viewer {
        Viewer::Seat(seat) => Some(You::of(record, seat)),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// A [`ServerMessage::Patch`]. Its parts are JSON texts already: they are put together.
fn patch(mut told: Object, delta: &Object) -> Frame {
    if !delta.is_empty() {
        told.object("delta", delta);
    }
    told.close().into()
}

/// What a patch tells of a step.
fn told(head: &Head, logged: &Logged, viewer: Viewer) -> Object {
    let mut frame = Object::new();
    frame.add("t", Some("\"patch\""));
    frame.number("tag", head.tag.into());
    frame.number("version", logged.version);
    if is_told(logged, viewer) {
        frame.number("at", logged.at.saturating_sub(head.began));
        if let Some(seat) = logged.by {
            frame.number("by", seat.into());
        }
        frame.list_short("seen", seen(logged, viewer), &head.words);
        if !logged.table.is_empty() {
            frame.write_short("table", &logged.table, &head.words);
        }
        if let Some(version) = logged.undoes {
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
            log: self.record.log.iter().filter_map(|logged| entry(logged, viewer)).collect(),
            chat: self.talk.latest(),
            words: self.head.words.list().to_vec(),
        }))
    }
}

/// What one kind of viewer is told of the latest step.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.back().and_then(|logged| entry(logged, viewer))
}

/// What one kind of viewer is told of a step; nothing when there is nothing to tell.
fn entry(logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
    is_told(logged, viewer).then(|| LogEntry {
        version: logged.version,
        at: logged.at,
        story: Story {
            by: logged.by,
            seen: seen(logged, viewer).map(ToOwned::to_owned).collect(),
            table: logged.table.clone(),
            undoes: logged.undoes,
        },
    })
}

/// Whether there is anything to tell.
fn is_told(logged: &Logged, viewer: Viewer) -> bool {
    seen(logged, viewer).next().is_some() || !logged.table.is_empty() || logged.undoes.is_some()
}

fn seen(logged: &Logged, viewer: Viewer) -> impl Iterator<Item = &RawValue> {
    logged.story.iter().filter_map(move |told| told.to(viewer)).map(|seen| &**seen)
}

/// Writes a message as a frame.
#[must_use]
pub fn encode(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents and patches are JSON")
}
