//! Sets up a match by writing its first step, and opens the room of a stored match.

use super::chat::RoomChat;
use super::failures::LatestFailure;
use super::history::History;
use super::people::People;
use super::presence::Presence;
use super::queue::Queue;
use super::record::{GameChange, Record, ReplayError};
use super::table::{Table, complete, seated, without_user};
use super::view_documents::ViewDocuments;
use super::{Head, Room, WriteState};
use crate::registry::{self, GameDefinition};
use games::frame::{Dice, Seat, Seed};
use protocol::{Code, Level, MatchId, NewTable, TableEvent, TableSettings, UserId};
use records::{
    Chat, InEvening, Lease, MatchRow, Millis, NewMatch, NextInEvening, RecordedTableEvent, SeatAssignment,
    Snapshot, StepKind, StepRow, StepWrite, StoredMatch, StoredSeed,
};
use std::collections::{BTreeMap, BTreeSet};

/// The level of the bots of a lesson where the learner does something else than the lesson.
const LESSON_LEVEL: Level = Level::Beginner;

/// The input of [`set_up`].
pub struct Setup<'a> {
    pub wanted: &'a NewTable,
    /// The user who sets up the table and takes its first seat.
    pub host: UserId,
    /// The level of bots that fits the host, where that is wanted.
    pub fitting: Level,
    pub now: Millis,
    pub identity: MatchIdentity,
}

/// The unpredictable parts of a new match. The caller provides them because rooms have no source of randomness.
#[derive(Clone, Debug)]
pub struct MatchIdentity {
    /// Ids of later matches sort after it.
    pub id: MatchId,
    /// The seed of all dice of the match.
    pub seed: Seed,
    /// The key of the invitation, safe for use in a URL.
    pub invitation: String,
}

/// What a room needs to open, beside the stored match.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The build of the server.
    pub build: String,
    /// The state of this server's lease of the match.
    pub lease: Lease,
    /// The number by which frames name the room. It must be unique within the process.
    pub tag: u32,
    /// Names the streams of this load of the room. It must differ from that of any earlier load.
    pub epoch: u64,
    /// Creates the identity of a rematch.
    pub new_match_identity: fn() -> MatchIdentity,
    /// The snapshot to start from instead of the first step. The first stored step is then the one that the snapshot
    /// was taken after.
    pub snapshot: Option<Snapshot>,
    /// The number of steps between two stored snapshots.
    pub snapshot_every: u64,
}

/// Sets up a table with its host on the first seat. Against bots, the other seats are filled and the match starts.
///
/// # Errors
/// With the code that says what is wrong with the request.
pub fn set_up(setup: Setup<'_>) -> Result<NewMatch, Code> {
    let Setup { wanted, host, fitting, now, identity } = setup;
    let definition = registry::definition(&wanted.game).ok_or(Code::NotFound)?;
    let settings = complete(definition, wanted.seats, wanted.settings.clone())?;
    if settings.rated && wanted.against.is_some() {
        return Err(Code::RatedTable);
    }
    let changed = TableEvent::Changed { seats: wanted.seats, settings, lesson: false };
    let mut events = vec![without_user(changed), seated(0, host)];
    if let Some(bots) = wanted.against {
        let level = bots.level().unwrap_or(fitting);
        events.extend((1..wanted.seats).map(|seat| without_user(TableEvent::BotSat { seat, level })));
        events.push(without_user(TableEvent::Started));
    }
    Ok(NewMatch { circle: wanted.circle, ..first_step(definition, None, &events, now, identity)? })
}

/// Sets up the lesson of a game for a user on its first seat, and starts it. Its dice are those of the lesson.
///
/// # Errors
/// If there is no such game, or it has no lesson.
pub fn set_up_lesson(
    game: &str,
    learner: UserId,
    now: Millis,
    identity: MatchIdentity,
) -> Result<NewMatch, Code> {
    let definition = registry::definition(game).ok_or(Code::NotFound)?;
    let lesson = registry::lesson(game).ok_or(Code::NotFound)?;
    let settings = TableSettings { options: lesson.options.clone(), ..TableSettings::default() };
    let settings = complete(definition, lesson.seats, settings)?;
    let changed = TableEvent::Changed { seats: lesson.seats, settings, lesson: true };
    let mut events = vec![without_user(changed), seated(0, learner)];
    let bots = (1..lesson.seats).map(|seat| TableEvent::BotSat { seat, level: LESSON_LEVEL });
    events.extend(bots.chain([TableEvent::Started]).map(without_user));
    first_step(definition, None, &events, now, MatchIdentity { seed: lesson.seed, ..identity })
}

/// The match that follows another one at the same table.
pub(super) struct Following {
    pub(super) definition: &'static dyn GameDefinition,
    pub(super) settings: TableSettings,
    pub(super) evening: Option<InEvening>,
}

impl Following {
    /// A rematch, in which the next seat begins.
    pub(super) fn rematch(definition: &'static dyn GameDefinition, table: &Table, may_be_open: bool) -> Self {
        let (seats, open) = (table.seat_count(), table.settings.open && may_be_open);
        let first_seat = table.settings.first_seat.map(|first| Seat(first).left(seats).0);
        // A table that may no longer be open would move no ratings, unless it is in a circle.
        let rated = table.settings.rated && open == table.settings.open;
        let settings = TableSettings { open, rated, first_seat, ..table.settings.clone() };
        Self { definition, settings, evening: None }
    }

    /// The next match of an evening.
    pub(super) fn in_evening(next: &NextInEvening) -> Result<Self, Code> {
        let definition = registry::definition(&next.game).ok_or(Code::NotFound)?;
        Ok(Self { definition, settings: next.settings.clone(), evening: Some(next.place) })
    }
}

/// Sets up a following match with the same users on the same seats.
pub(super) fn set_up_following(
    of: MatchId,
    following: Following,
    table: &Table,
    now: Millis,
    identity: MatchIdentity,
) -> Result<NewMatch, Code> {
    let Following { definition, settings, evening } = following;
    let seats = table.seat_count();
    let settings = complete(definition, seats, settings)?;
    let mut events = vec![without_user(TableEvent::Changed { seats, settings, lesson: false })];
    events.extend(table.numbered().filter_map(|(seat, assignment)| match assignment {
        SeatAssignment::Empty => None,
        SeatAssignment::User { user, .. } => Some(seated(seat, *user)),
        SeatAssignment::Bot { level } => Some(without_user(TableEvent::BotSat { seat, level: *level })),
    }));
    Ok(NewMatch { evening, ..first_step(definition, Some(of), &events, now, identity)? })
}

/// The step by which the host of the server abandons a stored match; `None` if the match is over.
///
/// # Errors
/// If the match cannot be replayed.
pub fn abandon(stored: &StoredMatch, now: Millis) -> Result<Option<StepWrite>, ReplayError> {
    let row = &stored.row;
    let definition =
        registry::definition(&row.game).ok_or_else(|| ReplayError::UnknownGame(row.game.clone()))?;
    let record = Record::replay(definition, stored)?;
    if record.state.table.status.is_over() {
        return Ok(None);
    }
    let events = [without_user(TableEvent::Abandoned)];
    let replay_error =
        |error: serde_json::Error| ReplayError::Step { version: row.version, why: error.to_string() };
    let step = step_of_table(record.state.version + 1, now, &events).map_err(replay_error)?;
    let draft = record.state.draft(step, &events, GameChange::Unchanged);
    Ok(Some(draft.write(row.id, &record.state, record.given_back)))
}

/// A change of the table that nobody requested.
pub(super) fn step_of_table(
    version: u64,
    at: Millis,
    events: &[RecordedTableEvent],
) -> serde_json::Result<StepRow> {
    Ok(StepRow {
        version,
        at,
        kind: StepKind::Table,
        seat: None,
        user: None,
        request: None,
        action: None,
        events: "[]".to_owned(),
        table: serde_json::to_string(events)?,
        undoes: None,
        fixed: true,
        decides: None,
    })
}

pub(crate) fn first_step(
    definition: &'static dyn GameDefinition,
    rematch_of: Option<MatchId>,
    events: &[RecordedTableEvent],
    now: Millis,
    identity: MatchIdentity,
) -> Result<NewMatch, Code> {
    let MatchIdentity { id, seed, invitation } = identity;
    let mut step = step_of_table(1, now, events).map_err(|_| Code::Internal)?;
    let record = Record::empty(id, definition, definition.format());
    let outcome = match events.last() {
        Some(RecordedTableEvent { event: TableEvent::Started, .. }) => {
            let table = Table::empty().after(events, now);
            let opened =
                table.open_game(definition, Dice::for_step(&seed, 1)).map_err(|_| Code::BadOptions)?;
            step.events = opened.events;
            GameChange::Next { game: opened.next, observations: opened.observations, takes_back: false }
        }
        _ => GameChange::Unchanged,
    };
    let draft = record.state.draft(step, events, outcome);
    let (row, seats) = draft.header(MatchRow {
        id,
        game: definition.name().to_owned(),
        format: definition.format(),
        rules: definition.rules(),
        seed: StoredSeed(seed.0),
        invitation,
        rematch_of,
        branch_of: None,
        created: now,
        touched: now,
        version: 1,
        deadline: None,
        given_back: 0,
        lesson: draft.after.table.lesson,
        table: Table::empty().changes(),
        result: None,
    });
    Ok(NewMatch { row, seats, steps: vec![draft.row], circle: None, evening: None })
}

impl Room {
    /// Opens the room of a stored match.
    ///
    /// # Errors
    /// If the match cannot be replayed.
    pub fn open(stored: &StoredMatch, chat: Chat, opening: Opening) -> Result<Self, ReplayError> {
        let Opening { build, lease, tag, epoch, new_match_identity, snapshot, snapshot_every } = opening;
        let row = &stored.row;
        let definition =
            registry::definition(&row.game).ok_or_else(|| ReplayError::UnknownGame(row.game.clone()))?;
        let record = match &snapshot {
            Some(snapshot) => Record::replay_from_snapshot(definition, snapshot, stored)?,
            None => Record::replay(definition, stored)?,
        };
        Ok(Self {
            head: Head {
                id: row.id,
                began: row.created,
                seed: Seed(row.seed.0),
                invitation: row.invitation.clone(),
                build,
                tag,
                epoch,
                lesson: registry::lesson(&row.game).filter(|_| record.state.table.lesson),
            },
            documents: ViewDocuments::of(&record),
            snapshot_every,
            latest_snapshot: snapshot.map_or(0, |snapshot| snapshot.version),
            record,
            chat: RoomChat::new(chat),
            subscribers: BTreeMap::new(),
            present_elsewhere: BTreeSet::new(),
            openings: BTreeMap::new(),
            presence: Presence::default(),
            people: People::default(),
            streams: BTreeMap::new(),
            history: History::at(stored.row.version),
            shown: None,
            new_match_identity,
            lease,
            write_state: WriteState::Idle,
            queue: Queue::default(),
            clocks_outdated: false,
            host_changed: false,
            version_elsewhere: 0,
            thinking: BTreeMap::new(),
            hurried: false,
            bot_decisions: 0,
            refused_bots: BTreeMap::new(),
            latest_failure: LatestFailure::default(),
            suggesting: BTreeSet::new(),
            pending_joins: Vec::new(),
        })
    }
}
