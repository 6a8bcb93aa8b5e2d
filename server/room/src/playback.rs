//! A stored match as a reel to step through: the same documents and patches that were sent when it was played.

use super::Head;
use super::picture::Picture;
use super::record::{Broken, Record};
use super::stream::{Stream, latest_entry, raw};
use super::table::Recorded;
use crate::shelf;
use crate::stored::{MatchResult, StepKind, StepRow, StoredMatch};
use games::frame::{Dice, Seat, Viewer};
use protocol::{Reel, ReelFrame, TableEvent, UserId};
use serde_json::{Map, Value};
use uuid::Uuid;

/// The match as `viewer` saw it; the referee sees everything.
///
/// # Errors
/// When the record cannot be rebuilt.
pub fn play_back(stored: &StoredMatch, viewer: Viewer) -> Result<Reel, Broken> {
    let row = &stored.row;
    let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
    let (invitation, build) = (String::new(), String::new());
    let (id, began, seed) = (row.id, row.created, row.seed);
    let head = Head { id, began, seed, invitation, build, tag: 0, epoch: 0 };
    let mut record = Record::empty(title, row.format);
    let mut steps = stored.steps.iter();
    if let Some(first) = steps.next() {
        record.add(first)?;
    }
    follow(&head, &mut record, steps, viewer)
}

/// Goes on from a record: the document as it is there, and a frame for each further step.
pub(super) fn follow<'a>(
    head: &Head,
    record: &mut Record,
    steps: impl Iterator<Item = &'a StepRow>,
    viewer: Viewer,
) -> Result<Reel, Broken> {
    let mut picture = Picture::of(record);
    let mut stream = Stream::open(head, record, viewer, &picture);
    let (document, story) = (raw(stream.document(&picture).0), latest_entry(record, viewer));
    let mut frames = Vec::new();
    for step in steps {
        record.add(step)?;
        picture.update(record);
        let (delta, entry) = stream.follow(record, viewer, &picture);
        let at = entry.as_ref().map(|entry| entry.at);
        let story = entry.map(|entry| entry.story).unwrap_or_default();
        frames.push(ReelFrame { version: record.now.version, at, story, delta });
    }
    Ok(Reel { room: head.id, document, entry: story, frames })
}

/// Whether a stored match was dealt: a table may be closed before.
#[must_use]
pub fn has_begun(stored: &StoredMatch) -> bool {
    stored.steps.iter().any(|step| step.events != "[]")
}

/// What the steps of a stored match come to.
pub struct Folded {
    /// How it ended; nothing when it did not end with a result.
    pub result: Option<MatchResult>,
    /// The options it was played with.
    pub options: Map<String, Value>,
    /// How many sat at the table.
    pub seats: u8,
}

/// Folds the steps of a stored match.
///
/// # Errors
/// When the record cannot be rebuilt.
pub fn fold(stored: &StoredMatch) -> Result<Folded, Broken> {
    let title = shelf::title(&stored.row.game).ok_or_else(|| Broken::UnknownGame(stored.row.game.clone()))?;
    let record = Record::fold(title, stored)?;
    let (options, seats) = (record.now.table.options.clone(), record.now.table.seat_count());
    Ok(Folded { result: record.now.result(), options, seats })
}

/// Plays the actions of a stored match again with its seed, and compares the events with those that were kept.
///
/// # Errors
/// With the first step that does not come out the same.
pub fn play_again(stored: &StoredMatch) -> Result<(), Broken> {
    let title = shelf::title(&stored.row.game).ok_or_else(|| Broken::UnknownGame(stored.row.game.clone()))?;
    let mut record = Record::empty(title, stored.row.format);
    for row in &stored.steps {
        let broken = |why: &str| Broken::Step { version: row.version, why: why.to_owned() };
        let dice = Dice::for_step(&stored.row.seed, row.version);
        let played = match (&row.action, row.seat, &record.now.game) {
            (Some(action), Some(seat), Some(game)) => {
                let action = serde_json::from_str(action).map_err(|_| broken("its action is no JSON"))?;
                Some(game.play(Seat(seat), &action, dice).map_err(|_| broken("its action was not listed"))?)
            }
            (None, _, None) if row.events != "[]" => {
                let recorded: Vec<Recorded> =
                    serde_json::from_str(&row.table).map_err(|_| broken("its table events are no JSON"))?;
                let table = record.now.table.after(&recorded);
                let opened = title.open(&table.options, table.seat_count(), dice);
                Some(opened.map_err(|_| broken("its options do not fit"))?)
            }
            _ => None,
        };
        // Steps of the table are final in any case.
        let fixed = row.kind != StepKind::Action || played.as_ref().is_none_or(|played| played.fixed);
        if fixed != row.fixed {
            return Err(broken("played again, it could not be taken back as it is said"));
        }
        let events = played.map_or_else(|| "[]".to_owned(), |played| played.events);
        if !same_json(&events, &row.events) {
            return Err(broken("played again, other things happen"));
        }
        record.add(row)?;
    }
    Ok(())
}

fn same_json(left: &str, right: &str) -> bool {
    let parse = |text: &str| serde_json::from_str::<Value>(text).ok();
    left == right || parse(left).is_some_and(|left| Some(left) == parse(right))
}

/// What a stored step did to the table, without the people's ids.
///
/// # Errors
/// When the step is not what this program writes.
pub fn table_events(row: &StepRow) -> Result<Vec<TableEvent>, Broken> {
    let recorded: Vec<Recorded> = serde_json::from_str(&row.table)
        .map_err(|error| Broken::Step { version: row.version, why: error.to_string() })?;
    Ok(recorded.into_iter().map(|recorded| recorded.event).collect())
}

/// Table events as a step keeps them, with somebody for each seat that is taken: for records without people's ids.
#[must_use]
pub fn people_by_seat(events: &[TableEvent]) -> String {
    let sitter = |event: &TableEvent| match event {
        TableEvent::Sat { seat, .. } => Some(UserId(Uuid::from_u128(u128::from(*seat) + 1))),
        _ => None,
    };
    let recorded: Vec<Recorded> =
        events.iter().map(|event| Recorded { event: event.clone(), user: sitter(event) }).collect();
    serde_json::to_string(&recorded).expect("table events have a JSON form")
}
