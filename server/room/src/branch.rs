//! Branches: matches that play on from a step of a finished match.
//!
//! A branch copies the steps up to there, so that it is a match like any other: it folds, is undone, replayed and verified
//! step by step. Of the steps that change the table it copies what the game needs, and nothing that names a user. Then
//! [`TableEvent::Branched`] empties all seats but one. That step keeps the seed of the copied steps; what is played after it
//! has the dice of the branch. A branch of a branch has two such steps.

use crate::branching::is_copied;
use crate::record::{Record, ReplayError};
use crate::registry::{self, GameState};
use crate::setup::{MatchIdentity, step_of_table};
use games::frame::{Dice, Seat, Seed, Viewer};
use protocol::{Branch, Code, Hidden, NewBranch, TableEvent, TableSettings, UserId};
use records::{
    BranchOf, Branching, MatchRow, Millis, NewMatch, RecordedTableEvent, StepRow, StoredMatch, StoredSeed,
};

/// The input of [`set_up_branch`].
pub struct BranchSetup<'a> {
    /// A match that has ended.
    pub origin: &'a StoredMatch,
    pub wanted: NewBranch,
    /// The user who takes the wanted seat.
    pub host: UserId,
    pub now: Millis,
    pub identity: MatchIdentity,
}

/// Why a match cannot branch off another one.
#[derive(Debug, thiserror::Error)]
pub enum BranchError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The request does not fit the match.
    #[error("{0}")]
    Refused(Code),
}

/// Sets up a match that plays on from a step of another one.
///
/// # Errors
/// When the other match cannot be replayed, its game was not played at that step, or it does not have the seat.
pub fn set_up_branch(setup: BranchSetup<'_>) -> Result<NewMatch, BranchError> {
    let BranchSetup { origin, wanted, host, now, identity } = setup;
    let copied = copied_until(origin, wanted.after)?;
    let game = &copied.row.game;
    let definition = registry::definition(game).ok_or_else(|| ReplayError::UnknownGame(game.clone()))?;
    let record = Record::replay(definition, &copied)?;
    let game = record.state.game.as_deref().ok_or(BranchError::Refused(Code::NotStarted))?;
    if game.places().is_some() {
        return Err(BranchError::Refused(Code::NotRunning));
    }
    let seats = record.state.table.seat_count();
    if wanted.seat >= seats {
        return Err(BranchError::Refused(Code::Malformed));
    }
    let events =
        branched(origin, wanted, host, (game, seats), &identity.seed).map_err(unreadable(wanted.after))?;
    let step = step_of_table(wanted.after + 1, now, &events).map_err(unreadable(wanted.after))?;
    let draft = record.draft_stored(&step)?;
    let MatchIdentity { id, seed, invitation } = identity;
    let (row, seats) = draft.header(MatchRow {
        id,
        seed: StoredSeed(seed.0),
        invitation,
        rematch_of: None,
        branch_of: Some(BranchOf { origin: Some(origin.row.id), at: step.version }),
        created: now,
        touched: now,
        given_back: 0,
        lesson: false,
        result: None,
        ..copied.row
    });
    let mut steps = copied.steps;
    steps.push(draft.row);
    Ok(NewMatch { row, seats, steps, circle: None, evening: None })
}

/// The events of the step with which a branch leaves this state of the other match.
fn branched(
    origin: &StoredMatch,
    wanted: NewBranch,
    host: UserId,
    (game, seats): (&dyn GameState, u8),
    seed: &Seed,
) -> serde_json::Result<Vec<RecordedTableEvent>> {
    let NewBranch { after, seat, hidden, against } = wanted;
    let state = match hidden {
        Hidden::AsItLay => None,
        Hidden::DrawnAnew => {
            // No other step of the branch has these dice: this one rolls nothing.
            let mut dice = Dice::for_step(seed, after + 1);
            let drawn = game.determinized(Viewer::Seat(Seat(seat)), &mut dice);
            Some(serde_json::from_str(drawn.state().get())?)
        }
    };
    let branch = Branch { of: origin.row.id, after, hidden };
    let mut events = vec![RecordedTableEvent {
        user: Some(host),
        branching: Some(Box::new(Branching { seed: origin.row.seed, state })),
        ..TableEvent::Branched { seat, branch }.into()
    }];
    if let Some(level) = against {
        let others = (0..seats).filter(|other| *other != seat);
        events.extend(others.map(|seat| TableEvent::BotSat { seat, level }.into()));
        events.push(TableEvent::Started.into());
    }
    Ok(events)
}

/// A match as far as this step, without what names its users.
fn copied_until(origin: &StoredMatch, last: u64) -> Result<StoredMatch, BranchError> {
    let steps = origin.steps.iter().take_while(|step| step.version <= last);
    let steps = steps.map(copied).collect::<Result<Vec<_>, _>>()?;
    if steps.last().is_none_or(|step| step.version != last) {
        return Err(BranchError::Refused(Code::NotFound));
    }
    Ok(StoredMatch { row: origin.row.clone(), seats: Vec::new(), steps })
}

fn copied(row: &StepRow) -> Result<StepRow, ReplayError> {
    let mut recorded: Vec<RecordedTableEvent> =
        serde_json::from_str(&row.table).map_err(unreadable(row.version))?;
    recorded.retain(|recorded| is_copied(&recorded.event));
    for recorded in &mut recorded {
        (recorded.user, recorded.key) = (None, None);
        if let TableEvent::Changed { settings, lesson, .. } = &mut recorded.event {
            *settings = TableSettings {
                options: std::mem::take(&mut settings.options),
                first_seat: settings.first_seat,
                ..TableSettings::default()
            };
            *lesson = false;
        }
    }
    let table = serde_json::to_string(&recorded).map_err(unreadable(row.version))?;
    Ok(StepRow { user: None, request: None, table, ..row.clone() })
}

fn unreadable(version: u64) -> impl Fn(serde_json::Error) -> ReplayError {
    move |error| ReplayError::Step { version, why: error.to_string() }
}
