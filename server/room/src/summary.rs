//! Makes from the steps of a match that was played to its end what statistics need of it.

use super::record::{Record, ReplayError};
use crate::registry;
use protocol::{Pace, SeatNumber, TableStatus, UserId};
use records::{MatchSummary, Millis, SeatAssignment, StoredMatch};
use std::collections::{BTreeMap, BTreeSet};

/// Why a match has no summary.
#[derive(Debug, thiserror::Error)]
pub enum SummaryError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("the match was not played to its end")]
    NotOver,
}

/// Summarises a match.
///
/// # Errors
/// When the match cannot be replayed, or was not played to its end.
pub fn summarise(stored: &StoredMatch) -> Result<MatchSummary, SummaryError> {
    let game = &stored.row.game;
    let definition = registry::definition(game).ok_or_else(|| ReplayError::UnknownGame(game.clone()))?;
    let mut record = Record::empty(stored.row.id, definition, stored.row.format);
    let mut thinking = BTreeMap::<SeatNumber, Millis>::new();
    let mut holders = BTreeMap::<SeatNumber, BTreeSet<Holder>>::new();
    let mut stood_in = BTreeSet::new();
    let mut latest: Option<Millis> = None;
    for step in &stored.steps {
        if let Some(latest) = latest.filter(|_| is_live(&record)) {
            let passed = step.at.saturating_sub(latest);
            awaited_users(&record).for_each(|seat| *thinking.entry(seat).or_default() += passed);
        }
        record.add(step)?;
        if record.state.game.is_some() {
            for (seat, assignment) in record.state.table.numbered() {
                holders.entry(seat).or_default().insert(Holder::of(assignment));
                if matches!(assignment, SeatAssignment::User { stand_in: true, .. }) {
                    stood_in.insert(seat);
                }
            }
        }
        latest = Some(step.at);
    }
    let table = &record.state.table;
    let game = record.state.game.as_deref().filter(|_| table.status == TableStatus::Over);
    let lines = game.ok_or(SummaryError::NotOver)?.score_lines();
    // Guests become others when they bring their matches along, and hold the same seat.
    let present = |holder: &Holder| match holder {
        Holder::User(user) => Holder::User(*table.successors.get(user).unwrap_or(user)),
        Holder::Other => Holder::Other,
    };
    let has_changed = |held: &BTreeSet<Holder>| held.iter().map(present).collect::<BTreeSet<_>>().len() > 1;
    let changed_hands = holders.iter().filter(|(_, held)| has_changed(held)).map(|(seat, _)| *seat).collect();
    let rated = table.settings.rated && table.unrated.is_none();
    Ok(MatchSummary { lines, thinking, changed_hands, stood_in, rated })
}

/// The holder of a seat. A user holds it while a bot stands in for them, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Holder {
    User(UserId),
    /// A bot, or nobody.
    Other,
}

impl Holder {
    fn of(assignment: &SeatAssignment) -> Self {
        assignment.user().map_or(Self::Other, Self::User)
    }
}

fn is_live(record: &Record) -> bool {
    matches!(record.state.table.settings.pace, Pace::Live { .. })
}

/// The seats that have to decide and are played by their users.
fn awaited_users(record: &Record) -> impl Iterator<Item = SeatNumber> {
    let seats = &record.state.table.seats;
    let plays = |seat: &SeatNumber| {
        matches!(seats.get(usize::from(*seat)), Some(SeatAssignment::User { stand_in: false, .. }))
    };
    record.state.awaited().filter(plays)
}
