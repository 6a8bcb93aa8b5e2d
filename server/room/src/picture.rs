//! The picture of a match: one for all, and a slip for each seat. Each part is written once a step, and compared once
//! with what it was.

use super::object::Object;
use super::record::Record;
use super::table::Table;
use games::frame::{Seat, Viewer};
use protocol::{Document, SeatNumber, TableStatus, TableView};
use serde::Serialize;
use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;

/// By how many bytes a part may grow without its text being moved.
const GROWTH: usize = 256;

/// What everybody may see, the slip of each seat, and what the latest step changed in them.
pub(super) struct Picture {
    game: Part,
    scores: Part,
    table: Part,
    /// What is shown as `table`, and the table it is shown of.
    shown: (Arc<Table>, TableView),
    slips: Vec<Slip>,
    /// The match is over: every slip lies open.
    open: bool,
    /// The members of the patch that all viewers share.
    patch: Object,
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
            shown: (Arc::clone(&record.now.table), standing(record)),
            slips: Vec::new(),
            open: false,
            patch: Object::new(),
        };
        picture.update(record);
        picture
    }

    /// Brings it up to the record.
    pub(super) fn update(&mut self, record: &Record) {
        let game = record.now.game.as_deref();
        self.game.update(game.map(|game| game.view(self.game.length() + GROWTH)));
        self.scores.update(game.map(|game| game.scores(self.scores.length() + GROWTH)));
        self.update_table(record);
        self.slips.resize_with(record.now.clocks.len(), Slip::default);
        for (seat, slip) in (0..).map(Seat).zip(&mut self.slips) {
            slip.own.update(game.and_then(|game| game.own(seat)));
            slip.scores.update(game.and_then(|game| game.own_scores(seat)));
        }
        self.open = record.now.table.status == TableStatus::Over;
        let mut patch = Object::new();
        patch.add("game", self.game.patch.as_deref());
        patch.add("scores", self.scores.patch.as_deref());
        patch.add("table", self.table.patch.as_deref());
        self.patch = patch;
    }

    /// A step of the game changes little about the table: what stays is not looked at.
    fn update_table(&mut self, record: &Record) {
        let (table, shown) = &mut self.shown;
        let stays = Arc::ptr_eq(table, &record.now.table) && self.table.now.is_some();
        if !stays {
            (*table, *shown) = (Arc::clone(&record.now.table), standing(record));
        }
        if bring_up(shown, record) | !stays {
            self.table.update(Some(document(shown)));
        } else {
            self.table.patch = None;
        }
    }

    /// Lets go of what the latest step changed, when everybody has been told.
    pub(super) fn settle(&mut self) {
        self.patch = Object::new();
        let parts = [&mut self.game, &mut self.scores, &mut self.table];
        let slips = self.slips.iter_mut().flat_map(|slip| [&mut slip.own, &mut slip.scores]);
        parts.into_iter().chain(slips).for_each(|part| part.patch = None);
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

    /// The whole document of a viewer, and how much of it, from its beginning, everybody may know.
    pub(super) fn document(&self, slips: Slips, you: Option<&You>) -> (String, usize) {
        let mut document = Object::new();
        document.add("game", self.game.text());
        document.add("scores", self.scores.text());
        document.add("table", self.table.text());
        let public = document.open_text().len();
        document.seats("own", self.seen_slips(slips, |_, slip| slip.own.text()));
        document.seats("own_scores", self.seen_slips(slips, |_, slip| slip.scores.text()));
        document.add("you", you.map(You::text).as_deref());
        (document.close(), public)
    }

    /// What the latest step changed for everybody.
    pub(super) fn shared_patch(&self) -> &Object {
        &self.patch
    }

    /// What the latest step changed for a viewer besides.
    pub(super) fn patch_for(
        &self,
        (before, after): (Slips, Slips),
        (you_before, you): (Option<&You>, Option<&You>),
    ) -> Object {
        let mut own = Object::new();
        self.add_slips(&mut own, "own", |slip| &slip.own, (before, after));
        self.add_slips(&mut own, "own_scores", |slip| &slip.scores, (before, after));
        let you = match (you_before, you) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.text()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        own.add("you", you.as_deref());
        own
    }

    /// What changed in a part of the slips that are seen.
    fn add_slips(
        &self,
        own: &mut Object,
        key: &str,
        part: fn(&Slip) -> &Part,
        (before, after): (Slips, Slips),
    ) {
        // What comes into sight is told whole; what was in sight, by its changes alone, or old members would stay.
        let patch = |seat, slip| {
            let part = part(slip);
            if before.has(seat) { part.patch.as_deref() } else { part.text() }
        };
        let mut patches = self.seen_slips(after, patch).peekable();
        let mut left = self.seen_slips(after, |_, slip| part(slip).text());
        match patches.peek() {
            // Whoever comes fresh is not told of none, either.
            Some(_) if left.next().is_none() => own.add(key, Some("null")),
            _ => own.seats(key, patches),
        }
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
    fn update(&mut self, next: Option<Document>) {
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
        let table = &record.now.table;
        let decides = table.status == TableStatus::Running && table.bot(seat.0).is_none();
        let game = record.now.game.as_deref().filter(|_| decides);
        let undoable = game.filter(|game| !game.has_way_back(seat)).and_then(|_| record.undoable(seat.0));
        let head = YouHead {
            seat: seat.0,
            decision: record.now.clocks.get(seat.index()).map_or(0, |clock| clock.decision),
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
        let head = match self.head == next.head {
            true => None,
            false => document(&self.head).diff(&document(&next.head)),
        };
        Some(with_member(head.as_deref().unwrap_or("{}"), "ask", ask.as_deref()))
    }
}

/// An object with one more member, if there is one.
fn with_member(object: &str, key: &str, value: Option<&str>) -> String {
    let Some(value) = value else { return object.to_owned() };
    let inner = object.strip_suffix('}').unwrap_or(object);
    let comma = if inner == "{" { "" } else { "," };
    [inner, comma, "\"", key, "\":", value, "}"].concat()
}

/// The part `table` of every document, but for what a step of the game changes.
fn standing(record: &Record) -> TableView {
    let table = &record.now.table;
    TableView {
        game: record.title.name().to_owned(),
        status: table.status,
        options: table.options.clone(),
        pace: table.pace,
        open: table.open,
        seats: table.holders(),
        host: table.host(),
        awaited: Vec::new(),
        deadline: None,
        late: table.late.clone(),
        abandoning: table.abandoning.iter().copied().collect(),
        headline: None,
        places: BTreeMap::new(),
        rematch: table.rematch,
    }
}

/// The rest of it; whether anything of that has changed.
fn bring_up(shown: &mut TableView, record: &Record) -> bool {
    let game = record.now.game.as_deref();
    let running = record.now.table.status == TableStatus::Running;
    let places = game.and_then(|game| game.places()).map(|places| places.0).unwrap_or_default();
    let mut changed = false;
    let mut note = |is_same: bool| changed |= !is_same;
    note(is_now(&mut shown.awaited, record.now.awaited().collect()));
    note(is_now(&mut shown.deadline, record.now.deadline()));
    note(is_now(&mut shown.headline, game.filter(|_| running).map(|game| game.headline())));
    note(is_now(&mut shown.places, places.into_iter().map(|(seat, place)| (seat.0, place)).collect()));
    changed
}

/// Puts a value in the place of another; whether they are the same.
fn is_now<T: PartialEq>(shown: &mut T, now: T) -> bool {
    let before = mem::replace(shown, now);
    before == *shown
}

fn document(value: &impl Serialize) -> Document {
    Document::of(value).expect("parts of a document are JSON objects")
}
