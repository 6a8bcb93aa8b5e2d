//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::frame::{Frame, FrameText, Frames, json};
use super::history::History;
use super::object::Object;
use super::picture::{Picture, Slips, You};
use super::record::{Logged, Record};
use super::{ConnId, Effect, Head, Room};
use games::frame::Viewer;
use protocol::words::{Words, spelled_out};
use protocol::{LogEntry, Since, Story};
use serde_json::value::RawValue;

/// What one kind of viewer was sent.
pub(super) struct Stream {
    name: String,
    slips: Slips,
    you: Option<You>,
    /// The version it began after.
    opened: u64,
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
        let (nothing, own) = (Object::new(), (!own.is_empty()).then(|| own.short(words)));
        let mut frames = Vec::with_capacity(earlier.len() + 1);
        frames.extend(earlier.iter_mut().map(|telling| telling.frame(head, words, viewer, &nothing, None)));
        frames.push(last.frame(head, words, viewer, delta, own.as_ref()));
        frames
    }
}

impl<'a> Telling<'a> {
    fn of(head: &Head, words: &Words, step: &'a Logged) -> Self {
        Self { step, open: told(head, words, step, Viewer::Spectator).0, frame: None }
    }

    /// A [`protocol::ServerMessage::Patch`] with what changed: for everybody, and for the viewer besides. Its parts are
    /// JSON texts already: they are put together.
    fn frame(
        &mut self,
        head: &Head,
        words: &Words,
        viewer: Viewer,
        shared: &Object,
        own: Option<&Object>,
    ) -> Frame {
        if self.step.story.is_apart(viewer) {
            let (told, public) = told(head, words, self.step, viewer);
            return told.frame(public, "delta", shared, own);
        }
        let frame = |open: &Object| open.frame(open.open_text().len(), "delta", shared, own);
        match own {
            Some(_) => frame(&self.open),
            None => self.frame.get_or_insert_with(|| frame(&self.open)).clone(),
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
        Self { name, slips, you, opened: record.now.version }
    }

    /// The document as it is now, and how much of it, from its beginning, everybody may know.
    pub(super) fn document(&self, picture: &Picture) -> (String, usize) {
        picture.document(self.slips, self.you.as_ref())
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
        shared.frames(head, viewer, &own)
    }

    /// The frames a client has missed, if they are all at hand.
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

/// What a patch tells of a step, and how much of it, from its beginning, everybody may know.
fn told(head: &Head, words: &Words, logged: &Logged, viewer: Viewer) -> (Object, usize) {
    let mut frame = Object::new();
    frame.add("t", Some("\"patch\""));
    frame.number("tag", head.tag.into());
    frame.number("version", logged.version);
    let head_length = frame.open_text().len();
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
    let public = if logged.story.is_apart(viewer) { head_length } else { frame.open_text().len() };
    (frame, public)
}

impl Room {
    /// The whole picture for one kind of viewer: a [`protocol::ServerMessage::Snapshot`].
    pub(super) fn snapshot(&mut self, viewer: Viewer) -> Option<Frames> {
        let frame = self.picture_frame(viewer)?;
        if viewer != Viewer::Spectator || !self.is_crowded() {
            return Some(frame.into());
        }
        // A crowd that comes at once is shown the same, compressed once.
        let known = self.shown.take().filter(|known| known.first().is_some_and(|known| **known == *frame));
        let frames = known.unwrap_or_else(|| frame.into());
        self.shown = Some(frames.clone());
        Some(frames)
    }

    /// Sends somebody the whole picture.
    pub(super) fn show(&mut self, viewer: Viewer, conn: ConnId, effects: &mut Vec<Effect>) {
        let frames = self.snapshot(viewer);
        effects.extend(frames.map(|frames| Effect::Send { to: vec![conn], frames }));
    }

    fn picture_frame(&self, viewer: Viewer) -> Option<Frame> {
        let (head, record) = (&self.head, &self.record);
        let stream = self.streams.get(&viewer)?;
        let (document, public) = stream.document(&self.picture);
        let mut open = Object::new();
        open.add("t", Some("\"snapshot\""));
        open.write("room", &head.id);
        open.number("tag", head.tag.into());
        open.write("stream", &stream.name);
        open.number("version", record.now.version);
        open.number("began", head.began);
        let mut text = FrameText::about(2 * document.len());
        text.shared(open.open_text());
        text.shared(",\"document\":");
        text.shared(&document[..public]);
        text.private(&document[public..document.len() - 1]);
        text.shared("},\"log\":[");
        let told = |logged: &Logged| {
            let entry = entry(record, logged, viewer)?;
            Some((json(&entry), logged.story.is_apart(viewer)))
        };
        for (place, (entry, is_apart)) in record.log.filter_map(told).into_iter().enumerate() {
            text.shared(if place > 0 { "," } else { "" });
            if is_apart { text.private(&entry) } else { text.shared(&entry) }
        }
        text.shared("],\"chat\":");
        text.shared(&json(&self.talk.latest()));
        text.shared(",\"words\":");
        text.shared(&json(&record.words.list()));
        text.shared("}");
        Some(text.close())
    }
}

/// What one kind of viewer is told of the latest step.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.latest().next().and_then(|logged| entry(record, logged, viewer))
}

/// What one kind of viewer is told of a step; nothing when there is nothing to tell.
pub(super) fn entry(record: &Record, logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
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

/// A text as what it is: JSON.
pub(super) fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents, patches and stories are JSON")
}
