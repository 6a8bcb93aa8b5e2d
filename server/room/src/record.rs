//! The state and history of a match: built from the stored steps, then extended by drafts while the match runs.

mod clocks;
mod log;
mod snapshot;
mod vacation;

pub(super) use self::log::Logged;
pub use self::snapshot::BUILD;

use self::clocks::{SeatClock, awaited_since, seat_rows};
use self::log::Log;
use super::repeats::Repeats;
use super::requests::Requests;
use super::table::Table;
use crate::branching::drawn_state;
use crate::registry::{GameDefinition, GameState, Observations};
use games::frame::{Seat, SeatSet};
use protocol::{MatchId, ObservedTableEvent, SeatNumber, TableEvent, TableStatus, UserId};
use records::names::person_key;
use records::{
    MatchResult, MatchRow, Millis, RecordedTableEvent, SEVERAL_RULES, SeatAssignment, SeatBits, SeatRow,
    SeatsWrite, Snapshot, StepKind, StepRow, StepWrite, StoredMatch,
};
use std::collections::HashSet;
use std::sync::Arc;

/// The state after the latest step, and what is remembered of earlier steps.
pub(super) struct Record {
    pub(super) id: MatchId,
    pub(super) definition: &'static dyn GameDefinition,
    /// The format of the game's events in this match.
    format: u32,
    pub(super) state: State,
    /// The latest steps of one seat that can be taken back, oldest first.
    undo: Vec<UndoPoint>,
    /// The number of the rules that the header names.
    pub(super) rules: u32,
    /// How much of the time that the store ever gave back the clocks include.
    pub(super) given_back: Millis,
    pub(super) log: Log,
    pub(super) requests: Requests,
    pub(super) repeats: Repeats,
}

/// The state of a match after a step. The next step is planned on nothing else.
pub(super) struct State {
    pub(super) version: u64,
    /// Shared by states and views, because most steps leave the table unchanged.
    pub(super) table: Arc<Table>,
    pub(super) game: Option<Box<dyn GameState>>,
    pub(super) clocks: Vec<SeatClock>,
}

/// A step that can be taken back, and the state before it.
struct UndoPoint {
    version: u64,
    seat: SeatNumber,
    game: Box<dyn GameState>,
    clocks: Vec<SeatClock>,
}

/// The steps of a whole match that need the state before them: those that were taken back, and the latest ones, which
/// can still be taken back.
struct UndoneSteps {
    were: HashSet<u64>,
    /// Steps after this version can still be taken back.
    latest: u64,
}

/// The effect of a step on the game.
pub(super) enum GameChange {
    Unchanged,
    /// The game has a new state.
    Next {
        game: Box<dyn GameState>,
        observations: Observations,
        /// The action takes back an earlier choice of the same seat.
        takes_back: bool,
    },
    /// The game and the clocks return to their state before the step that is taken back.
    Restored {
        game: Box<dyn GameState>,
        clocks: Vec<SeatClock>,
    },
}

/// A step that is not yet part of the record.
pub(super) struct Draft {
    pub(super) row: StepRow,
    /// The state after the step.
    pub(super) after: State,
    pub(super) events: Vec<RecordedTableEvent>,
    observations: Observations,
    takes_back: bool,
}

/// Why a stored match cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("this program does not have the game {0}")]
    UnknownGame(String),
    /// A step that this program could not have written.
    #[error("step {version} cannot be read: {why}")]
    Step { version: u64, why: String },
    /// The snapshot cannot be read or belongs to another match. The match can still be replayed from its first step.
    #[error("the snapshot of step {version} cannot be used: {why}")]
    Snapshot {
        /// The step that the snapshot was taken after.
        version: u64,
        why: String,
    },
    #[error("it was stopped")]
    Stopped,
}

impl Record {
    /// A match before its first step.
    pub(super) fn empty(id: MatchId, definition: &'static dyn GameDefinition, format: u32) -> Self {
        Self {
            id,
            definition,
            format,
            state: State { version: 0, table: Arc::new(Table::empty()), game: None, clocks: Vec::new() },
            undo: Vec::new(),
            rules: definition.rules(),
            given_back: 0,
            log: Log::default(),
            requests: Requests::default(),
            repeats: Repeats::default(),
        }
    }

    /// Replays a stored match from its first step.
    pub(super) fn replay(
        definition: &'static dyn GameDefinition,
        stored: &StoredMatch,
    ) -> Result<Self, ReplayError> {
        Self::empty(stored.row.id, definition, stored.row.format).replay_steps(stored)
    }

    /// Restores a match from a snapshot and replays the later steps. The stored steps begin with the one that the
    /// snapshot was taken after.
    pub(super) fn replay_from_snapshot(
        definition: &'static dyn GameDefinition,
        snapshot: &Snapshot,
        stored: &StoredMatch,
    ) -> Result<Self, ReplayError> {
        let unusable = |why: &str| ReplayError::Snapshot { version: snapshot.version, why: why.to_owned() };
        let record = Self::restore(definition, &stored.row, snapshot)?;
        let logged = record.log.latest().next().map(|line| (line.version, line.at));
        // If an older copy of the database was restored, the match may have gone on from an earlier step.
        if logged.is_none() || logged != stored.steps.first().map(|step| (step.version, step.at)) {
            return Err(unusable("the stored steps have another step of this version"));
        }
        let record = record.replay_steps(stored)?;
        if record.state.table.seats.iter().ne(stored.seats.iter().map(|seat| &seat.assignment)) {
            return Err(unusable("the stored seats are different"));
        }
        Ok(record)
    }

    fn replay_steps(mut self, stored: &StoredMatch) -> Result<Self, ReplayError> {
        let undone = UndoneSteps::of(&stored.steps);
        let known = self.state.version;
        for row in stored.steps.iter().filter(|row| row.version > known) {
            self.add_to(row, undone.may_be_undone(row))?;
        }
        self.rules = stored.row.rules;
        self.give_back_time(stored);
        Ok(self)
    }

    /// Adds one stored step. After an error the record must not be used.
    pub(super) fn add(&mut self, row: &StepRow) -> Result<(), ReplayError> {
        self.add_to(row, !row.fixed)
    }

    fn add_to(&mut self, row: &StepRow, may_be_undone: bool) -> Result<(), ReplayError> {
        self.log.drop_oldest();
        // If no undo can need the state before the step, the game is moved instead of copied.
        let moved = row.kind == StepKind::Action && row.decides.is_some() && !may_be_undone;
        let game = if moved { self.state.game.take() } else { self.copy_game_for(row) };
        let draft = self.draft_stored_on(row, game)?;
        self.adopt(draft);
        Ok(())
    }

    /// Drafts a stored step.
    pub(super) fn draft_stored(&self, row: &StepRow) -> Result<Draft, ReplayError> {
        self.draft_stored_on(row, self.copy_game_for(row))
    }

    fn copy_game_for(&self, row: &StepRow) -> Option<Box<dyn GameState>> {
        self.state.game.as_ref().filter(|_| row.kind == StepKind::Action).map(|game| game.clone_box())
    }

    /// Drafts a stored step by applying its events to `game`.
    fn draft_stored_on(&self, row: &StepRow, game: Option<Box<dyn GameState>>) -> Result<Draft, ReplayError> {
        let replay_error = |why: String| ReplayError::Step { version: row.version, why };
        if row.version != self.state.version + 1 {
            return Err(replay_error(format!("the step before it is {}", self.state.version)));
        }
        let recorded: Vec<RecordedTableEvent> =
            serde_json::from_str(&row.table).map_err(|error| replay_error(error.to_string()))?;
        let outcome = self.outcome(row, &recorded, game).map_err(replay_error)?;
        Ok(self.state.draft(row.clone(), &recorded, outcome))
    }

    fn outcome(
        &self,
        row: &StepRow,
        recorded: &[RecordedTableEvent],
        game: Option<Box<dyn GameState>>,
    ) -> Result<GameChange, String> {
        if row.kind == StepKind::Undo {
            let undo = self.undo_latest().filter(|(version, _)| row.undoes == Some(*version));
            return undo
                .map(|(_, outcome)| outcome)
                .ok_or_else(|| "it takes back a step that cannot be taken back".to_owned());
        }
        let starts = recorded.iter().any(|recorded| recorded.event == TableEvent::Started);
        let seats = self.state.table.seat_count();
        if let Some(game) =
            drawn_state(recorded, self.definition, seats).map_err(|error| error.to_string())?
        {
            return Ok(GameChange::Next { game, observations: Observations::default(), takes_back: false });
        }
        let mut game = match game {
            Some(game) => game,
            None if starts && self.state.game.is_none() => {
                let table = self.state.table.after(recorded, row.at);
                let blank = self.definition.blank(&table.settings.options, table.seat_count(), self.format);
                blank.map_err(|error| error.to_string())?
            }
            None if row.kind == StepKind::Action => return Err("it is an action before the start".to_owned()),
            _ => return Ok(GameChange::Unchanged),
        };
        let observations = game.apply(&row.events).map_err(|error| error.to_string())?;
        let takes_back = !row.fixed && row.action.as_deref().is_some_and(|action| game.takes_back(action));
        Ok(GameChange::Next { game, observations, takes_back })
    }

    /// Adds a drafted step to the record.
    pub(super) fn adopt(&mut self, draft: Draft) {
        let Draft { row, after, events, observations, takes_back } = draft;
        let before = std::mem::replace(&mut self.state, after);
        for (user, now) in changed_users(&before.table, &events) {
            self.requests.replace_user(user, now);
        }
        match (row.kind, row.seat, before.game) {
            (StepKind::Undo, ..) => {
                self.undo.pop();
            }
            // An action that takes back an earlier choice cannot be undone, and neither can the steps before it:
            // undoing it would restore the choice that it took back.
            (StepKind::Action, Some(seat), Some(game)) if !row.fixed && !takes_back => {
                if self.undo.last().is_some_and(|point| point.seat != seat) {
                    self.undo.clear();
                }
                self.undo.push(UndoPoint { version: row.version, seat, game, clocks: before.clocks });
            }
            _ => self.undo.clear(),
        }
        if events.iter().any(|recorded| matches!(recorded.event, TableEvent::Branched { .. })) {
            // What was played before belongs to the other match, and each seat's player there saw something else of it.
            self.log = Log::default();
        }
        self.repeats.note(&row, &events);
        self.requests.remember(&row);
        let StepRow { version, at, seat: by, undoes, .. } = row;
        let events = events.into_iter().filter_map(|recorded| self.observed(recorded)).collect();
        self.log.push(Logged::new((version, at, by), observations, events, undoes));
    }

    /// An event of the table as viewers see it.
    fn observed(
        &self,
        RecordedTableEvent { event, user, .. }: RecordedTableEvent,
    ) -> Option<ObservedTableEvent> {
        let person = user.map(|user| person_key(self.id, user));
        let is_shown = !matches!(event, TableEvent::Renamed { .. } | TableEvent::UserChanged { .. });
        is_shown.then_some(ObservedTableEvent { event, person })
    }

    /// What the header is to say of the rules once this program has played a step; nothing when that stays the same. A
    /// match that begins is played under the present rules, whenever its table was set up.
    pub(super) fn rules_after(&self, row: &StepRow) -> Option<u32> {
        let present = self.definition.rules();
        let plays = row.events != "[]";
        let stays = self.rules == present || self.rules == SEVERAL_RULES;
        let begins = self.state.game.is_none();
        (plays && !stays).then_some(if begins { present } else { SEVERAL_RULES })
    }

    /// The step that a seat may take back now.
    pub(super) fn undoable(&self, seat: SeatNumber) -> Option<u64> {
        self.undo.last().filter(|point| point.seat == seat).map(|point| point.version)
    }

    /// The version of the latest step that can be taken back, and the effect of taking it back.
    pub(super) fn undo_latest(&self) -> Option<(u64, GameChange)> {
        let UndoPoint { version, game, clocks, .. } = self.undo.last()?;
        Some((*version, GameChange::Restored { game: game.clone_box(), clocks: clocks.clone() }))
    }
}

/// The users of seats who are others after these events on this table, and who they are then.
pub(super) fn changed_users(
    table: &Table,
    events: &[RecordedTableEvent],
) -> impl Iterator<Item = (UserId, UserId)> {
    events.iter().filter_map(|RecordedTableEvent { event, user, .. }| match event {
        TableEvent::UserChanged { seat } => table.user_of(*seat).zip(*user),
        _ => None,
    })
}

impl State {
    /// The version of the decision that a seat is asked for.
    pub(super) fn decision(&self, seat: Seat) -> u64 {
        self.clocks.get(seat.index()).map_or(0, |clock| clock.decision)
    }

    /// The game, unless its players are only gathering. They know where it branches off another match, but not yet which
    /// seat they play.
    pub(super) fn game_in_play(&self) -> Option<&dyn GameState> {
        self.game.as_deref().filter(|_| self.table.status != TableStatus::Gathering)
    }

    /// The state after a step on this state.
    pub(super) fn draft(
        &self,
        mut row: StepRow,
        recorded: &[RecordedTableEvent],
        outcome: GameChange,
    ) -> Draft {
        let mut table = Arc::clone(&self.table);
        if !recorded.is_empty() {
            table = Arc::new(table.after(recorded, row.at));
        }
        let (game, observations, takes_back, earlier) = match outcome {
            GameChange::Unchanged => {
                (self.game.as_ref().map(|game| game.clone_box()), Observations::default(), false, None)
            }
            GameChange::Next { game, observations, takes_back } => {
                (Some(game), observations, takes_back, None)
            }
            GameChange::Restored { game, clocks } => {
                (Some(game), Observations::default(), false, Some(clocks))
            }
        };
        if table.status == TableStatus::Running && game.as_ref().is_some_and(|game| game.places().is_some()) {
            let table = Arc::make_mut(&mut table);
            table.status = TableStatus::Over;
            table.offered.clear();
        }
        let clocks = self.clocks_after(&row, &table, game.as_deref(), recorded, earlier.as_deref());
        if !table.late.is_empty() {
            let table = Arc::make_mut(&mut table);
            let is_running = table.status == TableStatus::Running;
            table.late.retain(|&seat, _| {
                if is_running && table.removed.contains_key(&seat) {
                    return true;
                }
                let since =
                    |clocks: &[SeatClock]| clocks.get(usize::from(seat)).and_then(SeatClock::running_since);
                since(&clocks).is_some_and(|now| since(&self.clocks) == Some(now))
            });
        }
        let decide_now =
            |seat: &Seat| clocks.get(seat.index()).is_some_and(|clock| clock.decision == row.version);
        row.decides =
            Some(SeatBits(SeatSet::from_iter(Seat::all(table.seat_count()).filter(decide_now)).bits()));
        let after = Self { version: row.version, table, game, clocks };
        Draft { row, after, events: recorded.to_vec(), observations, takes_back }
    }

    /// The result, if the match has been played to its end.
    pub(super) fn result(&self) -> Option<MatchResult> {
        let game = self.game.as_deref().filter(|_| self.table.status == TableStatus::Over)?;
        let places = game.places()?.0.into_iter().map(|(seat, place)| (seat.0, place)).collect();
        let has_bots = self.table.seats.iter().any(SeatAssignment::is_played_by_bot);
        let policies = has_bots.then_some(games::bots::VERSION);
        Some(MatchResult { places, points: game.totals(), policies })
    }
}

impl UndoneSteps {
    fn of(steps: &[StepRow]) -> Self {
        let is_final = |row: &&StepRow| row.fixed && row.kind != StepKind::Undo;
        Self {
            were: steps.iter().filter_map(|row| row.undoes).collect(),
            latest: steps.iter().rev().find(is_final).map_or(0, |row| row.version),
        }
    }

    fn may_be_undone(&self, row: &StepRow) -> bool {
        !row.fixed && (row.version > self.latest || self.were.contains(&row.version))
    }
}

impl Draft {
    /// The write for this step, which was planned on the state `before` it.
    pub(super) fn write(&self, id: MatchId, before: &State, given_back: Millis) -> StepWrite {
        let State { table, clocks, .. } = &self.after;
        let seats = if table.seats != before.table.seats {
            SeatsWrite::All(seat_rows(table, clocks))
        } else if awaited_since(clocks).ne(awaited_since(&before.clocks)) {
            SeatsWrite::Awaited(awaited_since(clocks).collect())
        } else {
            SeatsWrite::Same
        };
        StepWrite {
            id,
            step: self.row.clone(),
            deadline: self.after.deadline(),
            given_back,
            table: table.changed_since(&before.table).then(|| table.changes()),
            rules: None,
            seats,
            result: self.after.result(),
            next: None,
            ahead: false,
        }
    }

    /// The header and seats of a match that begins with this step.
    pub(super) fn header(&self, mut row: MatchRow) -> (MatchRow, Vec<SeatRow>) {
        let State { table, clocks, .. } = &self.after;
        row.table = table.changes();
        row.version = self.row.version;
        row.deadline = self.after.deadline();
        (row, seat_rows(table, clocks))
    }
}
