//! Numbered streams: one for each kind of viewer, encoded once, shared by all its sockets.

use super::record::{Logged, Record};
use super::{Head, Room};
use axum::extract::ws::Utf8Bytes;
use games::frame::{Seat, Viewer};
use protocol::{Document, LogEntry, SeatNumber, ServerMessage, Since, TableStatus, TableView, limits};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::sync::Arc;

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
    scores: Option<Document>,
    table: Arc<Document>,
    you: Option<Document>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    ask: Option<Box<RawValue>>,
}

impl Stream {
    pub(super) fn open(head: &Head, record: &Record, viewer: Viewer) -> Self {
        let who = match viewer {
            Viewer::Seat(seat) => format!("seat-{}", seat.0),
            Viewer::Spectator => "spectators".to_owned(),
            Viewer::Referee => "referee".to_owned(),
        };
        let name = format!("{who}.{}.{:x}", head.build, head.epoch);
        Self { name, sheet: Sheet::of(record, viewer, &table_document(record)), frames: VecDeque::new() }
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
        table: &Arc<Document>,
    ) -> (Option<Box<RawValue>>, Option<LogEntry>) {
        let next = Sheet::of(record, viewer, table);
        let delta = self.sheet.diff(&next);
        self.sheet = next;
        (delta.map(raw), latest_entry(record, viewer))
    }

    /// The frame of the latest step.
    pub(super) fn advance(
        &mut self,
        head: &Head,
        record: &Record,
        viewer: Viewer,
        table: &Arc<Document>,
    ) -> Frame {
        let (delta, entry) = self.turn(record, viewer, table);
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
    fn of(record: &Record, viewer: Viewer, table: &Arc<Document>) -> Self {
        let game = record.game.as_deref();
        Self {
            game: game.map(|game| game.view(viewer)),
            scores: game.map(|game| game.scores(viewer)),
            table: Arc::clone(table),
            you: match viewer {
                Viewer::Seat(seat) => Some(you(record, seat)),
                Viewer::Spectator | Viewer::Referee => None,
            },
        }
    }

    fn parts(&self) -> [(&'static str, Option<&Document>); 4] {
        [
            ("game", self.game.as_ref()),
            ("scores", self.scores.as_ref()),
            ("table", Some(&*self.table)),
            ("you", self.you.as_ref()),
        ]
    }

    fn text(&self) -> String {
        let parts = self.parts().into_iter().filter_map(|(key, part)| Some((key, part?.as_str().to_owned())));
        object(parts)
    }

    fn diff(&self, next: &Self) -> Option<String> {
        let mut parts = self
            .parts()
            .into_iter()
            .zip(next.parts())
            .filter_map(|((key, before), (_, after))| Some((key, diff_part(before, after)?)))
            .peekable();
        parts.peek().is_some().then(|| object(&mut parts))
    }
}

fn diff_part(before: Option<&Document>, after: Option<&Document>) -> Option<String> {
    match (before, after) {
        (Some(before), Some(after)) => before.diff(after),
        (None, Some(after)) => Some(after.as_str().to_owned()),
        (Some(_), None) => Some("null".to_owned()),
        (None, None) => None,
    }
}

fn object(parts: impl Iterator<Item = (&'static str, String)>) -> String {
    let members: Vec<String> = parts.map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", members.join(","))
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
            chat: self.chat.iter().cloned().collect(),
        }))
    }
}

/// The part `table` of every document.
pub(super) fn table_document(record: &Record) -> Arc<Document> {
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
    Arc::new(document(&view))
}

fn you(record: &Record, seat: Seat) -> Document {
    let table = &record.table;
    let game = record
        .game
        .as_deref()
        .filter(|_| table.status == TableStatus::Running && table.bot(seat.0).is_none());
    let ask = game.filter(|game| game.has_choices(seat)).map(|game| raw(game.ask(seat).as_str().to_owned()));
    document(&You {
        seat: seat.0,
        decision: record.clocks.get(seat.index()).map_or(0, |clock| clock.decision),
        host: table.host() == Some(seat.0),
        undoable: game.and_then(|_| record.undoable(seat.0)),
        ask,
    })
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
