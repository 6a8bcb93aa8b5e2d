//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::picture::{Picture, Slips, You};
use super::record::{Logged, Record};
use super::{Head, Room};
use axum::extract::ws::Utf8Bytes;
use games::frame::{Told, Viewer};
use protocol::{LogEntry, ServerMessage, Since, Story, limits};
use serde_json::value::RawValue;
use std::collections::VecDeque;

/// An encoded frame, cheap to share.
pub type Frame = Utf8Bytes;

/// What one kind of viewer was sent.
pub(super) struct Stream {
    name: String,
    slips: Slips,
    you: Option<You>,
    /// The latest frames, one a version, the last one for the present version.
    frames: VecDeque<(u64, Frame)>,
}

/// What the latest step brings everybody who sees and hears nothing of their own in it: made once.
pub(super) struct Shared {
    delta: Option<Box<RawValue>>,
    /// Nothing when some seats are told the step in words of their own.
    entry: Option<Option<LogEntry>>,
    frame: Option<Frame>,
}

impl Shared {
    pub(super) fn of(record: &Record, picture: &Picture) -> Self {
        Self { delta: picture.shared_patch().map(raw), entry: common_entry(record), frame: None }
    }

    /// The frame of all who see and hear nothing of their own.
    fn frame(&mut self, head: &Head, record: &Record) -> Option<Frame> {
        if self.frame.is_none() {
            let entry = self.entry.clone()?;
            self.frame = Some(patch(head, record, self.delta.clone(), entry));
        }
        self.frame.clone()
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

    /// Brings the stream up to the record: what changed for its viewer and for nobody else, in one patch with what
    /// changed for all; nothing when only that did.
    fn turn(&mut self, record: &Record, viewer: Viewer, picture: &Picture) -> Option<Box<RawValue>> {
        let (slips, you) = (picture.slips_of(viewer), you(record, viewer));
        let delta = picture.patch_for((self.slips, slips), (self.you.as_ref(), you.as_ref()));
        (self.slips, self.you) = (slips, you);
        delta.map(raw)
    }

    /// What changed in the document by the latest step, and its story.
    pub(super) fn follow(
        &mut self,
        record: &Record,
        viewer: Viewer,
        picture: &Picture,
    ) -> (Option<Box<RawValue>>, Option<LogEntry>) {
        let delta = self.turn(record, viewer, picture).or_else(|| picture.shared_patch().map(raw));
        (delta, latest_entry(record, viewer))
    }

    /// The frame of the latest step.
    pub(super) fn advance(
        &mut self,
        head: &Head,
        record: &Record,
        viewer: Viewer,
        picture: &Picture,
        shared: &mut Shared,
    ) -> Frame {
        let own = self.turn(record, viewer, picture);
        let same = if own.is_none() { shared.frame(head, record) } else { None };
        let frame = same.unwrap_or_else(|| {
            let delta = own.or_else(|| shared.delta.clone());
            patch(head, record, delta, latest_entry(record, viewer))
        });
        if self.frames.len() == limits::KEPT_STEPS {
            self.frames.pop_front();
        }
        self.frames.push_back((record.version, frame.clone()));
        frame
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

fn patch(head: &Head, record: &Record, delta: Option<Box<RawValue>>, entry: Option<LogEntry>) -> Frame {
    let at = entry.as_ref().map(|entry| entry.at);
    let story = entry.map(|entry| entry.story).unwrap_or_default();
    encode(&ServerMessage::Patch { room: head.id, version: record.version, at, story, delta })
}

impl Room {
    /// The whole picture for one kind of viewer.
    pub(super) fn snapshot(&self, viewer: Viewer) -> Option<Frame> {
        let stream = self.streams.get(&viewer)?;
        let log = &self.record.log;
        let latest = &log[log.len().saturating_sub(limits::SNAPSHOT_LINES)..];
        Some(encode(&ServerMessage::Snapshot {
            room: self.head.id,
            stream: stream.name.clone(),
            version: self.record.version,
            document: stream.document(&self.picture),
            log: latest.iter().filter_map(|logged| entry(logged, viewer)).collect(),
            chat: self.talk.latest(),
        }))
    }
}

/// What one kind of viewer is told of the latest step.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.last().and_then(|logged| entry(logged, viewer))
}

/// What everybody is told of the latest step, if all are told the same.
fn common_entry(record: &Record) -> Option<Option<LogEntry>> {
    let logged = record.log.last()?;
    let apart = logged.story.iter().any(|told| matches!(told, Told::Apart { .. }));
    (!apart).then(|| entry(logged, Viewer::Spectator))
}

/// What one kind of viewer is told of a step; nothing when there is nothing to tell.
fn entry(logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
    let seen: Vec<_> = logged.story.iter().filter_map(|told| told.to(viewer)).cloned().collect();
    let told = !seen.is_empty() || !logged.table.is_empty() || logged.undoes.is_some();
    told.then(|| LogEntry {
        version: logged.version,
        at: logged.at,
        story: Story { by: logged.by, seen, table: logged.table.clone(), undoes: logged.undoes },
    })
}

/// Writes a message as a frame.
pub(crate) fn encode(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents and patches are JSON")
}
