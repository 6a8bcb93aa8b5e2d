//! Streams of numbered frames, one for each viewer, shared by all its sockets.

use super::frame::{Frame, FrameText, Frames, Prefix, json};
use super::history::History;
use super::object::Object;
use super::record::{Logged, Record};
use super::view_documents::{ViewDocuments, Visible, You};
use super::{ConnId, Effect, Head, Room};
use games::frame::Viewer;
use protocol::{LogEntry, ObservedStep, Since};
use serde_json::value::RawValue;
use std::cell::OnceCell;
use std::sync::Arc;

/// What was sent to one viewer.
pub(super) struct Stream {
    name: String,
    visible: Visible,
    you: Option<You>,
    /// The version it began after.
    opened: u64,
}

/// The common parts of all viewers' frames of the latest steps.
pub(super) struct Shared<'a> {
    /// The frames of all steps but the last. They have no `delta`: the last one contains all changes.
    earlier: Vec<StepFrames<'a>>,
    last: StepFrames<'a>,
}

/// The common parts of all viewers' frames of one step.
struct StepFrames<'a> {
    step: &'a Logged,
    /// What changed for all viewers.
    delta: Object,
    /// How the frames of all viewers without observations of their own begin.
    beginning: FrameText,
    prefix: Arc<Prefix>,
    /// The frame of the viewers for whom nothing else changed.
    plain: OnceCell<Frame>,
}

impl<'a> Shared<'a> {
    /// For the latest `steps` steps.
    pub(super) fn of(head: &Head, record: &'a Record, documents: &ViewDocuments, steps: usize) -> Self {
        let mut latest = record.log.latest().take(steps);
        let last = latest.next().expect("an adopted step is in the log");
        let last = StepFrames::of(head, last, documents.shared_patch().clone());
        let mut earlier: Vec<_> = latest.map(|step| StepFrames::of(head, step, Object::new())).collect();
        earlier.reverse();
        Self { earlier, last }
    }

    /// The frames of a viewer. `own`: what changed for this viewer only.
    fn frames(&self, head: &Head, viewer: Viewer, own: &Object) -> Vec<Frame> {
        let nothing = Object::new();
        let earlier = self.earlier.iter().map(|step| step.frame(head, viewer, &nothing));
        let mut frames: Vec<Frame> = earlier.collect();
        frames.push(self.last.frame(head, viewer, own));
        frames
    }
}

impl<'a> StepFrames<'a> {
    fn of(head: &Head, step: &'a Logged, delta: Object) -> Self {
        let beginning = beginning(head, step, Viewer::Spectator, &delta);
        let prefix = Arc::new(Prefix::new(beginning.len()));
        Self { step, delta, beginning, prefix, plain: OnceCell::new() }
    }

    fn frame(&self, head: &Head, viewer: Viewer, own: &Object) -> Frame {
        if self.step.observations.is_private_for(viewer) {
            return finish(&beginning(head, self.step, viewer, &self.delta), &self.delta, own);
        }
        let Self { beginning, delta, prefix, .. } = self;
        let frame = || finish(beginning, delta, own).with_prefix(prefix);
        if own.is_empty() { self.plain.get_or_init(frame).clone() } else { frame() }
    }
}

/// Adds what changed for one viewer only, and the end.
fn finish(beginning: &FrameText, delta: &Object, own: &Object) -> Frame {
    let mut text = beginning.copy(own.members().len() + DELTA.len() + 3);
    if !own.is_empty() {
        text.shared(if delta.is_empty() { DELTA } else { "," });
        text.private(own.members());
    }
    text.shared(if own.is_empty() && delta.is_empty() { "}" } else { "}}" });
    text.close()
}

/// What precedes the members of `delta`.
const DELTA: &str = ",\"delta\":{";

/// A [`protocol::ServerMessage::Patch`] up to the changes for all viewers.
fn beginning(head: &Head, step: &Logged, viewer: Viewer, delta: &Object) -> FrameText {
    let (step, public) = patch_without_delta(head, step, viewer);
    let (open, private) = step.open_text().split_at(public);
    let mut text = FrameText::with_capacity(open.len() + private.len() + delta.members().len() + DELTA.len());
    text.shared(open);
    text.private(private);
    if !delta.is_empty() {
        text.shared(DELTA);
        text.shared(delta.members());
    }
    text
}

impl Stream {
    pub(super) fn open(head: &Head, record: &Record, viewer: Viewer, documents: &ViewDocuments) -> Self {
        let who = match viewer {
            Viewer::Seat(seat) => format!("seat-{}", seat.0),
            Viewer::Spectator => "spectators".to_owned(),
            Viewer::Referee => "referee".to_owned(),
        };
        let name = format!("{who}.{}.{:x}", head.build, head.epoch);
        let (visible, you) = (documents.visible_to(viewer), you(record, viewer));
        Self { name, visible, you, opened: record.state.version }
    }

    /// The current document, and the length of its beginning that all viewers know.
    pub(super) fn document(&self, documents: &ViewDocuments) -> (String, usize) {
        documents.document(self.visible, self.you.as_ref())
    }

    /// Advances to the latest step. Returns what changed for this viewer only.
    fn update(&mut self, record: &Record, viewer: Viewer, documents: &ViewDocuments) -> Object {
        let (visible, you) = (documents.visible_to(viewer), you(record, viewer));
        let own = documents.patch_for((self.visible, visible), (self.you.as_ref(), you.as_ref()));
        (self.visible, self.you) = (visible, you);
        own
    }

    /// Advances to the latest step. Returns what changed in the document, and the log entry.
    pub(super) fn follow(
        &mut self,
        record: &Record,
        viewer: Viewer,
        documents: &ViewDocuments,
    ) -> (Option<Box<RawValue>>, Option<LogEntry>) {
        let mut delta = documents.shared_patch().clone();
        delta.append(&self.update(record, viewer, documents));
        let delta = (!delta.is_empty()).then(|| raw(delta.close()));
        (delta, latest_entry(record, viewer))
    }

    /// Advances to the latest step. Returns the frames of the latest steps.
    pub(super) fn advance(
        &mut self,
        head: &Head,
        record: &Record,
        viewer: Viewer,
        documents: &ViewDocuments,
        shared: &Shared<'_>,
    ) -> Vec<Frame> {
        let own = self.update(record, viewer, documents);
        shared.frames(head, viewer, &own)
    }

    /// The frames that a client has missed; `None` if some of them are gone.
    pub(super) fn missed(
        &self,
        since: &Since,
        viewer: Viewer,
        present: u64,
        history: &History,
    ) -> Option<Vec<Frame>> {
        let goes_on = since.stream == self.name && (self.opened..=present).contains(&since.version);
        if goes_on { history.after(since.version, viewer) } else { None }
    }
}

fn you(record: &Record, viewer: Viewer) -> Option<You> {
    match viewer {
        Viewer::Seat(seat) => Some(You::of(record, seat)),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// A patch without `delta`, and the length of its beginning that all viewers know.
fn patch_without_delta(head: &Head, logged: &Logged, viewer: Viewer) -> (Object, usize) {
    let mut frame = Object::new();
    frame.add("t", Some("\"patch\""));
    frame.number("tag", head.tag.into());
    frame.number("version", logged.version);
    let head_length = frame.open_text().len();
    if is_observed(logged, viewer) {
        frame.number("at", logged.at.saturating_sub(head.began));
        if let Some(seat) = logged.by {
            frame.number("by", seat.into());
        }
        frame.add("observed", logged.observations.to(viewer).as_deref());
        if !logged.table().is_empty() {
            frame.write("table", &logged.table());
        }
        if let Some(version) = logged.undoes() {
            frame.number("undoes", version);
        }
    }
    let public =
        if logged.observations.is_private_for(viewer) { head_length } else { frame.open_text().len() };
    (frame, public)
}

impl Room {
    /// A [`protocol::ServerMessage::Snapshot`] for a viewer.
    pub(super) fn snapshot(&mut self, viewer: Viewer) -> Option<Frames> {
        let frame = self.snapshot_frame(viewer)?;
        if viewer != Viewer::Spectator || !self.is_large_room() {
            return Some(frame.into());
        }
        // Many spectators who join at the same time receive the same frame, compressed once.
        let known = self.shown.take().filter(|known| known.first().is_some_and(|known| **known == *frame));
        let frames = known.unwrap_or_else(|| frame.into());
        self.shown = Some(frames.clone());
        Some(frames)
    }

    /// Sends a snapshot to a socket.
    pub(super) fn show(&mut self, viewer: Viewer, conn: ConnId, effects: &mut Vec<Effect>) {
        let frames = self.snapshot(viewer);
        effects.extend(frames.map(|frames| Effect::Send { to: vec![conn], frames }));
    }

    fn snapshot_frame(&self, viewer: Viewer) -> Option<Frame> {
        let (head, record) = (&self.head, &self.record);
        let stream = self.streams.get(&viewer)?;
        let (document, public) = stream.document(&self.documents);
        let mut open = Object::new();
        open.add("t", Some("\"snapshot\""));
        open.write("room", &head.id);
        open.number("tag", head.tag.into());
        open.write("stream", &stream.name);
        open.number("version", record.state.version);
        open.number("began", head.began);
        let mut text = FrameText::with_capacity(2 * document.len());
        text.shared(open.open_text());
        text.shared(",\"document\":");
        text.shared(&document[..public]);
        text.private(&document[public..document.len() - 1]);
        text.shared("},\"log\":[");
        let entry_text = |logged: &Logged| {
            let entry = entry(logged, viewer)?;
            Some((json(&entry), logged.observations.is_private_for(viewer)))
        };
        for (place, (entry, is_private)) in record.log.steps().filter_map(entry_text).enumerate() {
            text.shared(if place > 0 { "," } else { "" });
            if is_private { text.private(&entry) } else { text.shared(&entry) }
        }
        text.shared("],\"chat\":");
        text.shared(&json(&self.chat.latest(head.id)));
        text.shared("}");
        Some(text.close())
    }
}

/// The log entry of the latest step for a viewer.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.latest().next().and_then(|logged| entry(logged, viewer))
}

/// The log entry of a step for a viewer; `None` if the viewer observes nothing of it.
pub(super) fn entry(logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
    is_observed(logged, viewer).then(|| LogEntry {
        version: logged.version,
        at: logged.at,
        step: ObservedStep {
            by: logged.by,
            observed: logged.observations.to(viewer).map(raw),
            table: logged.table().to_vec(),
            undoes: logged.undoes(),
        },
    })
}

/// Whether a viewer observes anything of a step.
fn is_observed(logged: &Logged, viewer: Viewer) -> bool {
    logged.observations.is_observed_by(viewer) || !logged.table().is_empty() || logged.undoes().is_some()
}

pub(super) fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents, patches and observations are JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame, and its private parts.
    fn finished(delta: &Object, own: &Object) -> (String, Vec<String>) {
        let mut beginning = FrameText::default();
        beginning.shared("{\"n\":7");
        beginning.private(",\"secret\":8");
        if !delta.is_empty() {
            beginning.shared(DELTA);
            beginning.shared(delta.members());
        }
        let frame = finish(&beginning, delta, own);
        let private = frame.private().iter().map(|part| &frame[part.start as usize..part.end as usize]);
        let private = private.map(str::to_owned).collect();
        (frame.to_string(), private)
    }

    #[test]
    fn a_frame_marks_its_private_parts() {
        let (nothing, mut delta, mut own) = (Object::new(), Object::new(), Object::new());
        delta.number("a", 1);
        own.number("b", 2);
        let expected = |end: &str, private: &[&str]| {
            let private = [",\"secret\":8"].iter().chain(private).map(ToString::to_string).collect();
            (format!(r#"{{"n":7,"secret":8{end}}}"#), private)
        };
        assert_eq!(finished(&nothing, &nothing), expected("", &[]));
        assert_eq!(finished(&delta, &nothing), expected(r#","delta":{"a":1}"#, &[]));
        assert_eq!(finished(&nothing, &own), expected(r#","delta":{"b":2}"#, &[r#""b":2"#]));
        assert_eq!(finished(&delta, &own), expected(r#","delta":{"a":1,"b":2}"#, &[r#""b":2"#]));
    }
}
