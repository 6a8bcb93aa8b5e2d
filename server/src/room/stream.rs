//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::record::{Logged, Record};
use super::{Head, Room};
use crate::shelf::Position;
use axum::extract::ws::Utf8Bytes;
use games::frame::{Seat, Viewer};
use protocol::{Document, LogEntry, SeatNumber, ServerMessage, Since, TableStatus, TableView, limits};
use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

/// By how many bytes a document may grow without its text being moved.
const GROWTH: usize = 256;
/// Bytes that most patches fit into.
const USUAL_PATCH: usize = 512;

/// An encoded frame, cheap to share.
pub type Frame = Utf8Bytes;

/// What one kind of viewer was sent.
pub(super) struct Stream {
    name: String,
    sheet: Sheet,
    /// The latest frames, one a version, the last one for the present version.
    frames: VecDeque<(u64, Frame)>,
}

/// A viewer's document in its parts, each compared by itself.
struct Sheet {
    game: Option<Document>,
    scores: Option<Arc<Document>>,
    table: Arc<Document>,
    you: Option<Own>,
}

/// What is about the one who reads it.
struct Own {
    you: Document,
    ask: Option<Document>,
}

/// The part of a document that is about the one who reads it.
#[derive(Serialize)]
struct You {
    seat: SeatNumber,
    decision: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    host: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undoable: Option<u64>,
}

impl Stream {
    pub(super) fn open(head: &Head, record: &Record, viewer: Viewer, common: &Common) -> Self {
        let who = match viewer {
            Viewer::Seat(seat) => format!("seat-{}", seat.0),
            Viewer::Spectator => "spectators".to_owned(),
            Viewer::Referee => "referee".to_owned(),
        };
        let name = format!("{who}.{}.{:x}", head.build, head.epoch);
        Self { name, sheet: Sheet::of(record, viewer, common, 0), frames: VecDeque::new() }
    }

    /// The document as it is now.
    pub(super) fn document(&self) -> Box<RawValue> {
        raw(self.sheet.text())
    }

    /// Brings the document up to the record: what changed in it, and the story of the latest step.
    pub(super) fn turn(
        &mut self,
        record: &Record,
        viewer: Viewer,
        common: &Common,
    ) -> (Option<Box<RawValue>>, Option<LogEntry>) {
        let about = self.sheet.game.as_ref().map_or(0, |game| game.as_str().len() + GROWTH);
        let next = Sheet::of(record, viewer, common, about);
        let delta = self.sheet.diff(&next, common);
        self.sheet = next;
        (delta.map(raw), latest_entry(record, viewer))
    }

    /// The frame of the latest step.
    pub(super) fn advance(&mut self, head: &Head, record: &Record, viewer: Viewer, common: &Common) -> Frame {
        let (delta, entry) = self.turn(record, viewer, common);
        let frame = encode(&ServerMessage::Patch { room: head.id, version: record.version, delta, entry });
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

impl Sheet {
    /// The document as it is now, the game in about so many bytes.
    fn of(record: &Record, viewer: Viewer, common: &Common, about: usize) -> Self {
        let game = record.game.as_deref();
        let own_scores = |game: &dyn Position| Arc::new(game.scores(viewer, 0));
        Self {
            game: game.map(|game| game.view(viewer, about)),
            scores: common.scores.as_ref().map(Part::now).or_else(|| game.map(own_scores)),
            table: common.table.now(),
            you: match viewer {
                Viewer::Seat(seat) => Some(own(record, seat)),
                Viewer::Spectator | Viewer::Referee => None,
            },
        }
    }

    fn text(&self) -> String {
        let mut text = Members::new();
        text.add("game", self.game.as_ref().map(Document::as_str));
        text.add("scores", self.scores.as_ref().map(|scores| scores.as_str()));
        text.add("table", Some(self.table.as_str()));
        text.add("you", self.you.as_ref().map(Own::text).as_deref());
        text.close().unwrap_or_default()
    }

    fn diff(&self, next: &Self, common: &Common) -> Option<String> {
        let (scores, next_scores) = (self.scores.as_ref(), next.scores.as_ref());
        let mut patch = Members::new();
        patch.add("game", diff_part(self.game.as_ref(), next.game.as_ref()).as_deref());
        match (&common.scores, scores) {
            (Some(common), Some(scores)) => patch.add("scores", common.since(scores).as_deref()),
            _ => {
                let own = diff_part(scores.map(Arc::as_ref), next_scores.map(Arc::as_ref));
                patch.add("scores", own.as_deref());
            }
        }
        patch.add("table", common.table.since(&self.table).as_deref());
        patch.add(
            "you",
            match (&self.you, &next.you) {
                (Some(before), Some(after)) => before.diff(after),
                (None, Some(after)) => Some(after.text()),
                (Some(_), None) => Some("null".to_owned()),
                (None, None) => None,
            }
            .as_deref(),
        );
        patch.close()
    }
}

impl Own {
    fn text(&self) -> String {
        with_member(self.you.as_str(), "ask", self.ask.as_ref().map(Document::as_str))
    }

    fn diff(&self, next: &Self) -> Option<String> {
        let ask = diff_part(self.ask.as_ref(), next.ask.as_ref());
        match (self.you.diff(&next.you), ask) {
            (None, None) => None,
            (you, ask) => Some(with_member(you.as_deref().unwrap_or("{}"), "ask", ask.as_deref())),
        }
    }
}

fn diff_part<'a>(before: Option<&Document>, after: Option<&'a Document>) -> Option<Cow<'a, str>> {
    match (before, after) {
        (Some(before), Some(after)) => before.diff(after).map(Cow::Owned),
        (None, Some(after)) => Some(after.as_str().into()),
        (Some(_), None) => Some("null".into()),
        (None, None) => None,
    }
}

/// An object with one more member, if there is one.
fn with_member(object: &str, key: &str, value: Option<&str>) -> String {
    let Some(value) = value else { return object.to_owned() };
    let inner = object.strip_suffix('}').unwrap_or(object);
    let comma = if inner == "{" { "" } else { "," };
    format!("{inner}{comma}\"{key}\":{value}}}")
}

/// An object that is being written.
struct Members(String);

impl Members {
    fn new() -> Self {
        Self(String::with_capacity(USUAL_PATCH))
    }

    fn add(&mut self, key: &str, value: Option<&str>) {
        let Some(value) = value else { return };
        let Self(text) = self;
        text.push(if text.is_empty() { '{' } else { ',' });
        text.push('"');
        text.push_str(key);
        text.push_str("\":");
        text.push_str(value);
    }

    /// The object; nothing when it has no members.
    fn close(self) -> Option<String> {
        let Self(mut text) = self;
        if text.is_empty() {
            return None;
        }
        text.push('}');
        Some(text)
    }
}

/// What the documents of all viewers share: written and compared once a step.
pub(super) struct Common {
    table: Part,
    /// Where everybody may know the same score sheet.
    scores: Option<Part>,
}

/// A part of all documents, and what the latest step changed in it.
struct Part {
    now: Arc<Document>,
    before: Arc<Document>,
    patch: Option<String>,
}

impl Common {
    pub(super) fn of(record: &Record) -> Self {
        Self { table: Part::new(table_document(record)), scores: public_scores(record, 0).map(Part::new) }
    }

    /// Brings it up to the record.
    pub(super) fn turn(&mut self, record: &Record) {
        self.table.turn(table_document(record));
        let about = self.scores.as_ref().map_or(0, |scores| scores.now.as_str().len() + GROWTH);
        match (&mut self.scores, public_scores(record, about)) {
            (Some(part), Some(scores)) => part.turn(scores),
            (part, scores) => *part = scores.map(Part::new),
        }
    }
}

impl Part {
    fn new(document: Document) -> Self {
        let now = Arc::new(document);
        Self { before: Arc::clone(&now), now, patch: None }
    }

    fn now(&self) -> Arc<Document> {
        Arc::clone(&self.now)
    }

    fn turn(&mut self, next: Document) {
        self.patch = self.now.diff(&next);
        let next = if self.patch.is_some() { Arc::new(next) } else { Arc::clone(&self.now) };
        self.before = std::mem::replace(&mut self.now, next);
    }

    /// What has changed since a viewer was told of the part.
    fn since(&self, known: &Arc<Document>) -> Option<Cow<'_, str>> {
        if Arc::ptr_eq(known, &self.before) {
            self.patch.as_deref().map(Cow::Borrowed)
        } else {
            known.diff(&self.now).map(Cow::Owned)
        }
    }
}

fn public_scores(record: &Record, about: usize) -> Option<Document> {
    let game = record.game.as_deref().filter(|game| game.scores_are_public())?;
    Some(game.scores(Viewer::Spectator, about))
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
            document: stream.document(),
            log: latest.iter().filter_map(|logged| entry(logged, viewer)).collect(),
            chat: self.talk.latest(),
        }))
    }
}

/// The part `table` of every document.
fn table_document(record: &Record) -> Document {
    let table = &record.table;
    let game = record.game.as_deref();
    let view = TableView {
        game: record.title.name().to_owned(),
        status: table.status,
        options: table.options.clone(),
        pace: table.pace,
        open: table.open,
        seats: table.holders(),
        host: table.host(),
        awaited: record.awaited().collect(),
        deadline: record.deadline(),
        late: table.late.clone(),
        abandoning: table.abandoning.iter().copied().collect(),
        headline: game.filter(|_| table.status == TableStatus::Running).map(|game| game.headline()),
        places: game
            .and_then(|game| game.places())
            .map(|places| places.0.into_iter().map(|(seat, place)| (seat.0, place)).collect())
            .unwrap_or_default(),
        rematch: table.rematch,
    };
    document(&view)
}

fn own(record: &Record, seat: Seat) -> Own {
    let table = &record.table;
    let game = record
        .game
        .as_deref()
        .filter(|_| table.status == TableStatus::Running && table.bot(seat.0).is_none());
    let you = document(&You {
        seat: seat.0,
        decision: record.clocks.get(seat.index()).map_or(0, |clock| clock.decision),
        host: table.host() == Some(seat.0),
        undoable: game.and_then(|_| record.undoable(seat.0)),
    });
    Own { you, ask: game.filter(|game| game.has_choices(seat)).map(|game| game.ask(seat)) }
}

/// What one kind of viewer is told of the latest step.
pub(super) fn latest_entry(record: &Record, viewer: Viewer) -> Option<LogEntry> {
    record.log.last().and_then(|logged| entry(logged, viewer))
}

/// What one kind of viewer is told of a step; nothing when there is nothing to tell.
fn entry(logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
    let own = match viewer {
        Viewer::Seat(seat) => logged.stories.get(seat.index()),
        Viewer::Spectator | Viewer::Referee => logged.stories.last(),
    };
    let seen = own.cloned().unwrap_or_default();
    let told = !seen.is_empty() || !logged.table.is_empty() || logged.undoes.is_some();
    told.then(|| LogEntry {
        version: logged.version,
        at: logged.at,
        by: logged.by,
        seen,
        table: logged.table.clone(),
        undoes: logged.undoes,
    })
}

/// Writes a message as a frame.
pub(crate) fn encode(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages have a JSON form").into()
}

fn document(value: &impl Serialize) -> Document {
    Document::of(value).expect("parts of a document are JSON objects")
}

fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("documents and patches are JSON")
}
