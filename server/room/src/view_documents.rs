//! The view documents of a match: one part for all viewers, and private parts for each seat. Each part is written once a
//! step and compared once with the previous one.

use super::object::Object;
use super::record::Record;
use super::table::Table;
use games::frame::{Seat, Viewer};
use protocol::{Document, SeatNumber, TableStatus, TableView, Vacation};
use serde::Serialize;
use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;

/// Spare capacity of a part, in bytes: it often grows by less.
const GROWTH: usize = 256;

/// How many vacations of a seat are shown. Several can be planned only by users who bring along guests.
const SHOWN_VACATIONS: usize = 4;

/// The parts of all view documents, and what the latest step changed in them.
pub(super) struct ViewDocuments {
    game: Part,
    scores: Part,
    table: Part,
    /// The `table` part before it is written, and the table that it was made from.
    shown: (Arc<Table>, TableView),
    private: Vec<PrivateParts>,
    /// The match is over: all viewers see the private parts of all seats.
    open: bool,
    /// The members of the patch for all viewers.
    patch: Object,
}

/// What only one seat sees: its private view and its private lines of the score sheet.
#[derive(Default)]
struct PrivateParts {
    view: Part,
    scores: Part,
}

/// A part of the documents, and what the latest step changed in it.
#[derive(Default)]
struct Part {
    now: Option<Arc<Document>>,
    /// A merge patch; the whole part if it was absent before; `null` if it is absent now.
    patch: Option<String>,
}

/// The part `you` of a seat's document.
#[derive(Clone, PartialEq)]
pub(super) struct You {
    head: YouHead,
    prompt: Option<Arc<Document>>,
}

#[derive(Clone, PartialEq, Serialize)]
struct YouHead {
    seat: SeatNumber,
    decision: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    host: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undoable: Option<u64>,
    /// The keys of the links to seats that are offered.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    invitations: BTreeMap<SeatNumber, String>,
}

impl ViewDocuments {
    pub(super) fn of(record: &Record) -> Self {
        let mut documents = Self {
            game: Part::default(),
            scores: Part::default(),
            table: Part::default(),
            shown: (Arc::clone(&record.state.table), table_view(record)),
            private: Vec::new(),
            open: false,
            patch: Object::new(),
        };
        documents.update(record);
        documents
    }

    /// Writes all parts anew and compares them.
    pub(super) fn update(&mut self, record: &Record) {
        let game = record.state.game_in_play();
        self.game.update(game.map(|game| game.view(self.game.length() + GROWTH)));
        self.scores.update(game.map(|game| game.score_sheet(self.scores.length() + GROWTH)));
        self.update_table(record);
        self.private.resize_with(record.state.clocks.len(), PrivateParts::default);
        for (seat, parts) in (0..).map(Seat).zip(&mut self.private) {
            parts.view.update(game.and_then(|game| game.private_view(seat)));
            parts.scores.update(game.and_then(|game| game.private_score_sheet(seat)));
        }
        self.open = record.state.table.status == TableStatus::Over;
        let mut patch = Object::new();
        patch.add("game", self.game.patch.as_deref());
        patch.add("scores", self.scores.patch.as_deref());
        patch.add("table", self.table.patch.as_deref());
        self.patch = patch;
    }

    /// A step of the game changes little of the table, so the rest is not compared.
    fn update_table(&mut self, record: &Record) {
        let (table, shown) = &mut self.shown;
        let stays = Arc::ptr_eq(table, &record.state.table) && self.table.now.is_some();
        if !stays {
            (*table, *shown) = (Arc::clone(&record.state.table), table_view(record));
        }
        if update_view(shown, record) | !stays {
            self.table.update(Some(document(shown)));
        } else {
            self.table.patch = None;
        }
    }

    /// Drops the patches of the latest step after they were sent.
    pub(super) fn clear_patches(&mut self) {
        self.patch = Object::new();
        let parts = [&mut self.game, &mut self.scores, &mut self.table];
        let private = self.private.iter_mut().flat_map(|parts| [&mut parts.view, &mut parts.scores]);
        parts.into_iter().chain(private).for_each(|part| part.patch = None);
    }

    /// The seats whose private parts a viewer sees.
    pub(super) fn visible_to(&self, viewer: Viewer) -> Visible {
        match viewer {
            _ if self.open => Visible::All,
            Viewer::Seat(seat) => Visible::One(seat),
            Viewer::Spectator => Visible::None,
            Viewer::Referee => Visible::All,
        }
    }

    /// The whole document of a viewer, and the length of its beginning that all viewers know.
    pub(super) fn document(&self, visible: Visible, you: Option<&You>) -> (String, usize) {
        let mut document = Object::new();
        document.add("game", self.game.text());
        document.add("scores", self.scores.text());
        document.add("table", self.table.text());
        let public = document.open_text().len();
        document.seats("private", self.visible_parts(visible, |_, parts| parts.view.text()));
        document.seats("private_scores", self.visible_parts(visible, |_, parts| parts.scores.text()));
        document.add("you", you.map(You::text).as_deref());
        (document.close(), public)
    }

    /// What the latest step changed for all viewers.
    pub(super) fn shared_patch(&self) -> &Object {
        &self.patch
    }

    /// What the latest step changed for one viewer only.
    pub(super) fn patch_for(
        &self,
        (before, after): (Visible, Visible),
        (you_before, you): (Option<&You>, Option<&You>),
    ) -> Object {
        let mut own = Object::new();
        self.add_private_parts(&mut own, "private", |parts| &parts.view, (before, after));
        self.add_private_parts(&mut own, "private_scores", |parts| &parts.scores, (before, after));
        let you = match (you_before, you) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.text()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        own.add("you", you.as_deref());
        own
    }

    /// Adds what changed in one kind of private parts.
    fn add_private_parts(
        &self,
        own: &mut Object,
        key: &str,
        part: fn(&PrivateParts) -> &Part,
        (before, after): (Visible, Visible),
    ) {
        // A part that becomes visible is written whole. One that was visible is patched, or old members would stay.
        let patch = |seat, parts| {
            let part = part(parts);
            if before.has(seat) { part.patch.as_deref() } else { part.text() }
        };
        let mut patches = self.visible_parts(after, patch).peekable();
        let mut left = self.visible_parts(after, |_, parts| part(parts).text());
        match patches.peek() {
            // A document without these parts needs no `null`.
            Some(_) if left.next().is_none() => own.add(key, Some("null")),
            _ => own.seats(key, patches),
        }
    }

    fn visible_parts<'a>(
        &'a self,
        visible: Visible,
        text: impl Fn(Seat, &'a PrivateParts) -> Option<&'a str>,
    ) -> impl Iterator<Item = (u8, &'a str)> {
        let seen = (0..).map(Seat).zip(&self.private).filter(move |(seat, _)| visible.has(*seat));
        seen.filter_map(move |(seat, parts)| Some((seat.0, text(seat, parts)?)))
    }
}

/// The seats whose private parts a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visible {
    None,
    One(Seat),
    All,
}

impl Visible {
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
    /// For the player in a seat.
    pub(super) fn of(record: &Record, seat: Seat) -> Self {
        let table = &record.state.table;
        let decides = table.status == TableStatus::Running && table.bot(seat.0).is_none();
        let game = record.state.game.as_deref().filter(|_| decides);
        let undoable = game.filter(|game| !game.can_take_back(seat)).and_then(|_| record.undoable(seat.0));
        let head = YouHead {
            seat: seat.0,
            decision: record.state.decision(seat),
            host: table.host() == Some(seat.0),
            undoable,
            invitations: table.offered.clone(),
        };
        Self { head, prompt: game.and_then(|game| game.prompt(seat)) }
    }

    fn text(&self) -> String {
        with_member(document(&self.head).as_str(), "prompt", self.prompt.as_deref().map(Document::as_str))
    }

    fn diff(&self, next: &Self) -> Option<String> {
        if self == next {
            return None;
        }
        let prompt = match (&self.prompt, &next.prompt) {
            (Some(before), Some(after)) => before.diff(after),
            (None, Some(after)) => Some(after.as_str().to_owned()),
            (Some(_), None) => Some("null".to_owned()),
            (None, None) => None,
        };
        let head = match self.head == next.head {
            true => None,
            false => document(&self.head).diff(&document(&next.head)),
        };
        Some(with_member(head.as_deref().unwrap_or("{}"), "prompt", prompt.as_deref()))
    }
}

/// Adds a member to an object, if there is one.
fn with_member(object: &str, key: &str, value: Option<&str>) -> String {
    let Some(value) = value else { return object.to_owned() };
    let inner = object.strip_suffix('}').unwrap_or(object);
    let comma = if inner == "{" { "" } else { "," };
    [inner, comma, "\"", key, "\":", value, "}"].concat()
}

/// The part `table` of all documents, without what a step of the game changes.
fn table_view(record: &Record) -> TableView {
    let table = &record.state.table;
    TableView {
        game: record.definition.name().to_owned(),
        status: table.status,
        settings: table.settings.clone(),
        lesson: table.lesson,
        seats: table.seat_views(record.id),
        host: table.host(),
        awaited: Vec::new(),
        deadline: None,
        deadlines: BTreeMap::new(),
        late: table.late.clone(),
        removed: table.removed.clone(),
        offered: table.offered.keys().copied().collect(),
        vacations: latest_vacations(table),
        abandoning: table.abandoning.iter().copied().collect(),
        headline: None,
        places: BTreeMap::new(),
        branch: table.branch,
        rematch: table.rematch,
        unrated: table.unrated,
    }
}

/// The latest vacations of each seat, the earliest first: those that are not over are among them.
fn latest_vacations(table: &Table) -> BTreeMap<SeatNumber, Vec<Vacation>> {
    let latest = |&seat: &SeatNumber| {
        let vacations = table.vacations_of(seat);
        let first = vacations.len().saturating_sub(SHOWN_VACATIONS);
        vacations.get(first..).filter(|latest| !latest.is_empty()).map(|latest| (seat, latest.to_vec()))
    };
    table.vacations.keys().filter_map(latest).collect()
}

/// Fills in what a step of the game changes. Returns whether any of it has changed.
fn update_view(shown: &mut TableView, record: &Record) -> bool {
    let game = record.state.game.as_deref();
    let running = record.state.table.status == TableStatus::Running;
    let places = game.and_then(|game| game.places()).map(|places| places.0).unwrap_or_default();
    let mut changed = false;
    let mut note = |is_same: bool| changed |= !is_same;
    note(replaced_by_same(&mut shown.awaited, record.state.awaited().collect()));
    let mut deadlines = record.state.deadlines();
    note(replaced_by_same(&mut shown.deadline, deadlines.values().min().copied()));
    if deadlines.values().all(|end| Some(*end) == shown.deadline) {
        deadlines.clear();
    }
    note(replaced_by_same(&mut shown.deadlines, deadlines));
    note(replaced_by_same(&mut shown.headline, game.filter(|_| running).map(|game| game.headline())));
    note(replaced_by_same(
        &mut shown.places,
        places.into_iter().map(|(seat, place)| (seat.0, place)).collect(),
    ));
    changed
}

/// Replaces a value. Returns whether it is the same as before.
fn replaced_by_same<T: PartialEq>(shown: &mut T, now: T) -> bool {
    let before = mem::replace(shown, now);
    before == *shown
}

fn document(value: &impl Serialize) -> Document {
    Document::of(value).expect("parts of a document are JSON objects")
}
