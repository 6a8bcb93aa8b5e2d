//! The picture of a match: one for all, and a slip for each seat. Each part is written once a step, and compared once
//! with what it was.

use super::record::Record;
use games::frame::{Seat, Viewer};
use protocol::{Document, SeatNumber, TableStatus, TableView};
use serde::Serialize;
use std::sync::Arc;

/// By how many bytes a part may grow without its text being moved.
const GROWTH: usize = 256;
/// Bytes that most patches fit into.
const USUAL_PATCH: usize = 512;

/// What everybody may see, the slip of each seat, and what the latest step changed in them.
pub(super) struct Picture {
    game: Part,
    scores: Part,
    table: Part,
    slips: Vec<Slip>,
    /// The match is over: every slip lies open.
    open: bool,
    /// The members of the patch that all viewers share.
    patch: Members,
}

/// What one seat sees besides.
#[derive(Default)]
struct Slip {
    own: Part,
    scores: Part,
}

/// A part of the picture, and what the latest step changed in it.
#[derive(Default)]
struct Part {
    now: Option<Arc<Document>>,
    /// A merge patch, the whole part where it was absent, or `null`.
    patch: Option<String>,
}

/// What stands in a document about the one who reads it.
#[derive(Clone, PartialEq)]
pub(super) struct You {
    head: YouHead,
    ask: Option<Arc<Document>>,
}

#[derive(Clone, PartialEq, Serialize)]
struct YouHead {
    seat: SeatNumber,
    decision: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    host: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undoable: Option<u64>,
}

impl Picture {
    pub(super) fn of(record: &Record) -> Self {
        let mut picture = Self {
            game: Part::default(),
            scores: Part::default(),
            table: Part::default(),
            slips: Vec::new(),
            open: false,
            patch: Members::new(),
        };
        picture.turn(record);
        picture
    }

    /// Brings it up to the record.
    pub(super) fn turn(&mut self, record: &Record) {
        let game = record.game.as_deref();
        self.game.turn(game.map(|game| game.view(self.game.length() + GROWTH)));
        self.scores.turn(game.map(|game| game.scores(self.scores.length() + GROWTH)));
        self.table.turn(Some(table_document(record)));
        self.slips.resize_with(record.clocks.len(), Slip::default);
        for (seat, slip) in (0..).map(Seat).zip(&mut self.slips) {
            slip.own.turn(game.and_then(|game| game.own(seat)));
            slip.scores.turn(game.and_then(|game| game.own_scores(seat)));
        }
        self.open = record.table.status == TableStatus::Over;
        let mut patch = Members::new();
        patch.add("game", self.game.patch.as_deref());
        patch.add("scores", self.scores.patch.as_deref());
        patch.add("table", self.table.patch.as_deref());
        self.patch = patch;
    }

    /// Whose slips a viewer sees.
    pub(super) fn slips_of(&self, viewer: Viewer) -> Slips {
        match viewer {
            _ if self.open => Slips::All,
            Viewer::Seat(seat) => Slips::One(seat),
            Viewer::Spectator => Slips::None,
            Viewer::Referee => Slips::All,
        }
    }

    /// The whole document of a viewer.
    pub(super) fn document(&self, slips: Slips, you: Option<&You>) -> String {
        let mut document = Members::new();
        document.add("game", self.game.text());
        document.add_slips("own", self.seen_slips(slips, |_, slip| slip.own.text()));
        document.add("scores", self.scores.text());
        document.add_slips("own_scores", self.seen_slips(slips, |_, slip| slip.scores.text()));
        document.add("table", self.table.text());
        document.add("you", you.map(You::text).as_deref());
        document.close().unwrap_or_default()
    }

    /// What the latest step changed for everybody; nothing if nothing did.
    pub(super) fn shared_patch(&self) -> Option<String> {
        self.patch.clone().close()
    }

    /// What the latest step changed for a viewer besides; nothing if nothing did.
    pub(super) fn patch_for(
        &self,
        (before, after): (Slips, Slips),
        (you_before, you): (Option<&You>, Option<&You>),
    ) -> Option<String> {
        // What comes into sight is told whole; what was in sight, by its changes alone, or old members would stay.
        let patch = |part: fn(&Slip) -> &Part| {
            self.seen_slips(after, move |seat, slip| {
                let part = part(slip);
                if before.has(seat) { part.patch.as_deref() } else { part.text() }
            })
        };
        let mut own = Members::new();
        own.add_slips("own", patch(|slip| &slip.own));
        own.add_slips("own_scores", patch(|slip| &slip.scores));
        let you = match (you_before, you) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.text()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        own.add("you", you.as_deref());
        let Members(own) = own;
        (!own.is_empty()).then(|| {
            let mut all = self.patch.clone();
            all.append(&own);
            all.close().unwrap_or_default()
        })
    }

    fn seen_slips<'a>(
        &'a self,
        slips: Slips,
        text: impl Fn(Seat, &'a Slip) -> Option<&'a str>,
    ) -> impl Iterator<Item = (u8, &'a str)> {
        let seen = (0..).map(Seat).zip(&self.slips).filter(move |(seat, _)| slips.has(*seat));
        seen.filter_map(move |(seat, slip)| Some((seat.0, text(seat, slip)?)))
    }
}

/// Whose slips somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slips {
    None,
    One(Seat),
    All,
}

impl Slips {
    fn has(self, seat: Seat) -> bool {
        match self {
            Self::None => false,
            Self::One(own) => own == seat,
            Self::All => true,
        }
    }
}

impl Part {
    fn turn(&mut self, next: Option<Document>) {
        self.patch = match (&self.now, &next) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.as_str().to_owned()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        if self.patch.is_some() {
            self.now = next.map(Arc::new);
        }
    }

    fn text(&self) -> Option<&str> {
        self.now.as_deref().map(Document::as_str)
    }

    fn length(&self) -> usize {
        self.text().map_or(0, str::len)
    }
}

impl You {
    /// What stands in the document of the one who holds a seat.
    pub(super) fn of(record: &Record, seat: Seat) -> Self {
        let table = &record.table;
        let decides = table.status == TableStatus::Running && table.bot(seat.0).is_none();
        let game = record.game.as_deref().filter(|_| decides);
        let undoable = game.filter(|game| !game.has_way_back(seat)).and_then(|_| record.undoable(seat.0));
        let head = YouHead {
            seat: seat.0,
            decision: record.clocks.get(seat.index()).map_or(0, |clock| clock.decision),
            host: table.host() == Some(seat.0),
            undoable,
        };
        Self { head, ask: game.and_then(|game| game.ask(seat)) }
    }

    fn text(&self) -> String {
        with_member(document(&self.head).as_str(), "ask", self.ask.as_deref().map(Document::as_str))
    }

    fn diff(&self, next: &Self) -> Option<String> {
        if self == next {
            return None;
        }
        let ask = match (&self.ask, &next.ask) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.as_str().to_owned()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        let head = document(&self.head).diff(&document(&next.head));
        Some(with_member(head.as_deref().unwrap_or("{}"), "ask", ask.as_deref()))
    }
}

/// An object with one more member, if there is one.
fn with_member(object: &str, key: &str, value: Option<&str>) -> String {
    let Some(value) = value else { return object.to_owned() };
    let inner = object.strip_suffix('}').unwrap_or(object);
    let comma = if inner == "{" { "" } else { "," };
    format!("{inner}{comma}\"{key}\":{value}}}")
}

/// The members of an object that is being written.
#[derive(Clone)]
struct Members(String);

impl Members {
    fn new() -> Self {
        Self(String::with_capacity(USUAL_PATCH))
    }

    fn add(&mut self, key: &str, value: Option<&str>) {
        let Some(value) = value else { return };
        self.key(key);
        self.0.push_str(value);
    }

    /// A member with one member for each seat; none without any.
    fn add_slips<'a>(&mut self, key: &str, slips: impl Iterator<Item = (u8, &'a str)>) {
        let mut members = Self(String::new());
        for (seat, text) in slips {
            members.add(&seat.to_string(), Some(text));
        }
        self.add(key, members.close().as_deref());
    }

    fn append(&mut self, members: &str) {
        if !self.0.is_empty() && !members.is_empty() {
            self.0.push(',');
        }
        self.0.push_str(members);
    }

    fn key(&mut self, key: &str) {
        let Self(text) = self;
        if !text.is_empty() {
            text.push(',');
        }
        text.push('"');
        text.push_str(key);
        text.push_str("\":");
    }

    /// The object; nothing when it has no members.
    fn close(self) -> Option<String> {
        let Self(mut text) = self;
        if text.is_empty() {
            return None;
        }
        text.insert(0, '{');
        text.push('}');
        Some(text)
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

fn document(value: &impl Serialize) -> Document {
    Document::of(value).expect("parts of a document are JSON objects")
}
