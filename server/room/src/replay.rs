//! Replays stored matches: for viewing with the same documents and patches that were sent when they were played, and
//! for checking.

use super::Head;
use super::people::{distinct, people_of, without_pages};
use super::record::{Logged, Record, ReplayError};
use super::stream::{Stream, entry, latest_entry, raw};
use super::view_documents::ViewDocuments;
use crate::branching::Seeds;
use crate::registry;
use games::frame::{Dice, Seat, Seed, Viewer};
use protocol::{LogEntry, Replay, ReplayFrame, SeatNumber, UserId};
use records::{Millis, Names, RecordedTableEvent, SeatAssignment, StepKind, StepRow, StoredMatch};
use serde_json::Value;
use std::collections::BTreeMap;

/// The match as `viewer` saw it, from the document after step `from` on, or after the last step if there are fewer. The
/// referee sees everything. `names` has the names of [`super::users_of`] the match.
///
/// # Errors
/// If the match cannot be replayed.
pub fn replay_for_viewer(
    stored: &StoredMatch,
    names: &Names,
    viewer: Viewer,
    from: u64,
) -> Result<Replay, ReplayError> {
    replay_while(stored, names, viewer, from, &mut |_| true)
}

/// The same, frame by frame while `keep_going`.
///
/// # Errors
/// If the match cannot be replayed, or it was stopped.
pub(crate) fn replay_while(
    stored: &StoredMatch,
    names: &Names,
    viewer: Viewer,
    from: u64,
    keep_going: &mut dyn FnMut(&ReplayFrame) -> bool,
) -> Result<Replay, ReplayError> {
    let row = &stored.row;
    let definition =
        registry::definition(&row.game).ok_or_else(|| ReplayError::UnknownGame(row.game.clone()))?;
    let (invitation, build) = (String::new(), String::new());
    let (id, began, seed) = (row.id, row.created, Seed(row.seed.0));
    let head = Head { id, began, seed, invitation, build, tag: 0, epoch: 0, lesson: None };
    let mut record = Record::empty(id, definition, row.format);
    let mut steps = stored.steps.iter().peekable();
    // There is no document before step 1.
    while let Some(step) = steps.next_if(|step| step.version <= from.max(1)) {
        record.add(step)?;
    }
    let replay = replay_from(&head, &mut record, steps, viewer, keep_going)?;
    let table = &record.state.table;
    let seated = table.seats.iter().filter_map(SeatAssignment::user);
    let users: Vec<UserId> = distinct(seated.chain(table.ever_seated.iter().copied()));
    // Links to public pages would lead players away from a match that is still running.
    let shown = if row.table.status.is_over() { names.clone() } else { without_pages(names.clone()) };
    Ok(Replay { people: people_of(id, &users, &table.successors, &shown), ..replay })
}

/// Replays further steps on a record, frame by frame while `keep_going`. Returns the document before them, and a frame for
/// each step.
pub(super) fn replay_from<'a>(
    head: &Head,
    record: &mut Record,
    steps: impl Iterator<Item = &'a StepRow>,
    viewer: Viewer,
    keep_going: &mut dyn FnMut(&ReplayFrame) -> bool,
) -> Result<Replay, ReplayError> {
    let mut documents = ViewDocuments::of(record);
    let mut stream = Stream::open(head, record, viewer, &documents);
    let (document, entry) = (raw(stream.document(&documents).0), latest_entry(record, viewer));
    let mut frames = Vec::new();
    for step in steps {
        record.add(step)?;
        documents.update(record);
        let (delta, entry) = stream.follow(record, viewer, &documents);
        let at = entry.as_ref().map(|entry| entry.at);
        let step = entry.map(|entry| entry.step).unwrap_or_default();
        let frame = ReplayFrame { version: record.state.version, at, step, delta };
        if !keep_going(&frame) {
            return Err(ReplayError::Stopped);
        }
        frames.push(frame);
    }
    Ok(Replay { room: head.id, document, entry, frames, people: BTreeMap::new() })
}

/// What happened last in a match, and who has how much time.
#[derive(Debug, Default)]
pub struct Latest {
    /// What spectators observed of the latest steps, the latest first: at most as many as a snapshot message contains, without
    /// those that were taken back.
    pub steps: Vec<LogEntry>,
    /// When the time of each awaited user is up.
    pub deadlines: BTreeMap<SeatNumber, Millis>,
}

/// The latest of a stored match, as spectators see it.
///
/// # Errors
/// If the match cannot be replayed.
pub fn latest_for_spectators(stored: &StoredMatch) -> Result<Latest, ReplayError> {
    let definition = registry::definition(&stored.row.game)
        .ok_or_else(|| ReplayError::UnknownGame(stored.row.game.clone()))?;
    let record = Record::replay(definition, stored)?;
    let undone: Vec<u64> = record.log.latest().filter_map(Logged::undoes).collect();
    let stands = |logged: &&Logged| logged.undoes().is_none() && !undone.contains(&logged.version);
    Ok(Latest {
        steps: record
            .log
            .latest()
            .filter(stands)
            .filter_map(|logged| entry(logged, Viewer::Spectator))
            .collect(),
        deadlines: record.state.deadlines(),
    })
}

/// What spectators observed of a step of a stored match. `None` if they observed nothing, or the match has no such step.
///
/// # Errors
/// If the match cannot be replayed up to this step.
pub fn entry_for_spectators(stored: &StoredMatch, step: u64) -> Result<Option<LogEntry>, ReplayError> {
    let definition = registry::definition(&stored.row.game)
        .ok_or_else(|| ReplayError::UnknownGame(stored.row.game.clone()))?;
    let mut record = Record::empty(stored.row.id, definition, stored.row.format);
    for row in stored.steps.iter().take_while(|row| row.version <= step) {
        record.add(row)?;
    }
    Ok(latest_entry(&record, Viewer::Spectator).filter(|entry| entry.version == step))
}

/// Whether a stored match has started. A table can be closed before the start.
#[must_use]
pub fn has_started(stored: &StoredMatch) -> bool {
    stored.steps.iter().any(|step| step.events != "[]")
}

/// Plays the actions of a stored match again with its seed, and compares the events with the stored ones.
///
/// # Errors
/// With the first step that differs.
pub fn replay_actions(stored: &StoredMatch) -> Result<(), ReplayError> {
    let definition = registry::definition(&stored.row.game)
        .ok_or_else(|| ReplayError::UnknownGame(stored.row.game.clone()))?;
    let mut record = Record::empty(stored.row.id, definition, stored.row.format);
    let seeds = Seeds::of(stored);
    for row in &stored.steps {
        play_again(&record, row, seeds.at(row.version))
            .map_err(|why| ReplayError::Step { version: row.version, why: why.to_owned() })?;
        record.add(row)?;
    }
    Ok(())
}

/// Plays a stored step again, on the record of the steps before it, and compares its events with the stored ones.
///
/// # Errors
/// With what is different.
pub(super) fn play_again(record: &Record, row: &StepRow, seed: &Seed) -> Result<(), &'static str> {
    let dice = Dice::for_step(seed, row.version);
    let played = match (&row.action, row.seat, &record.state.game) {
        (Some(action), Some(seat), Some(game)) => {
            let action = serde_json::from_str(action).map_err(|_| "its action is not JSON")?;
            Some(game.play(Seat(seat), &action, dice).map_err(|_| "its action is not legal")?)
        }
        (None, _, None) if row.events != "[]" => {
            let recorded: Vec<RecordedTableEvent> =
                serde_json::from_str(&row.table).map_err(|_| "its table events are not JSON")?;
            let table = record.state.table.after(&recorded, row.at);
            Some(table.open_game(record.definition, dice).map_err(|_| "its options are not valid")?)
        }
        _ => None,
    };
    // Steps of the table can never be taken back.
    let fixed = row.kind != StepKind::Action || played.as_ref().is_none_or(|played| played.fixed);
    if fixed != row.fixed {
        return Err("when it is played again, its mark `fixed` is different");
    }
    let events = played.map_or_else(|| "[]".to_owned(), |played| played.events);
    if same_json(&events, &row.events) {
        Ok(())
    } else {
        Err("when it is played again, its events are different")
    }
}

fn same_json(left: &str, right: &str) -> bool {
    let parse = |text: &str| serde_json::from_str::<Value>(text).ok();
    left == right || parse(left).is_some_and(|left| Some(left) == parse(right))
}
