//! What a match is after its steps: folded when it is loaded, drafted and adopted while it runs.

mod clocks;
mod log;
mod snapshot;

pub(super) use self::log::Logged;
pub use self::snapshot::BUILD;

use self::clocks::{SeatClock, awaited_since, seat_rows};
use self::log::Log;
use super::repeats::Repeats;
use super::requests::Requests;
use super::table::{Recorded, Table};
use crate::shelf::{self, Position, Story, Title};
use crate::stored::{
    MatchResult, MatchRow, Millis, SeatRow, SeatsWrite, Snapshot, StepKind, StepRow, StepWrite, StoredMatch,
};
use games::frame::Seat;
use protocol::words::Words;
use protocol::{MatchId, SeatNumber, TableEvent, TableStatus};
use std::collections::HashSet;
use std::sync::Arc;

/// A match after its latest step, and what is remembered of those before.
pub(super) struct Record {
    pub(super) title: &'static dyn Title,
    /// What the log and patches write in few letters.
    pub(super) words: Arc<Words>,
    /// The format its events are written in.
    format: u32,
    pub(super) now: State,
    /// The latest run of steps of one seat that can be taken back.
    undo: Vec<UndoPoint>,
    /// How much of the time that the store ever gave back the clocks have.
    pub(super) given_back: Millis,
    pub(super) log: Log,
    pub(super) requests: Requests,
    pub(super) repeats: Repeats,
}

/// What a match is after a step: the next one is planned on it and on nothing else.
pub(super) struct State {
    pub(super) version: u64,
    /// Shared with what was made of it: most steps leave it as it is.
    pub(super) table: Arc<Table>,
    pub(super) game: Option<Box<dyn Position>>,
    pub(super) clocks: Vec<SeatClock>,
}

/// A step that can be taken back, and what was before it.
struct UndoPoint {
    version: u64,
    seat: SeatNumber,
    game: Box<dyn Position>,
    clocks: Vec<SeatClock>,
}

/// Which steps of a whole match are ever taken back: those that were, and the latest ones, which still can be.
struct TakenBack {
    were: HashSet<u64>,
    /// What comes after this step.
    latest: u64,
}

/// What a step does to the game.
pub(super) enum Outcome {
    /// Nothing.
    Same,
    /// The game is this from now on. `back`: a seat took back something of its own.
    Next { game: Box<dyn Position>, story: Story, back: bool },
    /// The game and the clocks are what they were before the step that is taken back.
    Back { game: Box<dyn Position>, clocks: Vec<SeatClock> },
}

/// A step that is not yet part of the record.
pub(super) struct Draft {
    pub(super) row: StepRow,
    /// What the match is after it.
    pub(super) after: State,
    pub(super) events: Vec<TableEvent>,
    story: Story,
    back: bool,
}

/// Why a stored match cannot be rebuilt.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// There is no such game on this server's shelf.
    #[error("the game {0} is not on the shelf")]
    UnknownGame(String),
    /// A step is not what this program writes.
    #[error("step {version} cannot be read: {why}")]
    Step {
        /// Which.
        version: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A snapshot is not what this program writes, or not of this match. It can be folded without.
    #[error("the snapshot of step {version} is of no use: {why}")]
    Snapshot {
        /// Of which step.
        version: u64,
        /// What is wrong with it.
        why: String,
    },
}

impl Record {
    /// A match before its first step.
    pub(super) fn empty(title: &'static dyn Title, format: u32) -> Self {
        Self {
            title,
            words: shelf::words(title),
            format,
            now: State { version: 0, table: Arc::new(Table::empty()), game: None, clocks: Vec::new() },
            undo: Vec::new(),
            given_back: 0,
            log: Log::default(),
            requests: Requests::default(),
            repeats: Repeats::default(),
        }
    }

    /// Folds a stored match.
    pub(super) fn fold(title: &'static dyn Title, stored: &StoredMatch) -> Result<Self, Broken> {
        Self::empty(title, stored.row.format).fold_on(stored)
    }

    /// Folds what was stored of a match from the step of a snapshot on.
    pub(super) fn fold_from(
        title: &'static dyn Title,
        snapshot: &Snapshot,
        stored: &StoredMatch,
    ) -> Result<Self, Broken> {
        let useless = |why: &str| Broken::Snapshot { version: snapshot.version, why: why.to_owned() };
        let record = Self::resume(title, &stored.row, snapshot)?;
        let told = record.log.latest().next().map(|line| (line.version, line.at));
        // Whoever put an older copy of the database in place may have gone on from there.
        if told.is_none() || told != stored.steps.first().map(|step| (step.version, step.at)) {
            return Err(useless("it was taken after another step"));
        }
        let record = record.fold_on(stored)?;
        if record.now.table.seats.iter().ne(stored.seats.iter().map(|seat| &seat.sitter)) {
            return Err(useless("other people sit there"));
        }
        Ok(record)
    }

    fn fold_on(mut self, stored: &StoredMatch) -> Result<Self, Broken> {
        let taken_back = TakenBack::of(&stored.steps);
        let known = self.now.version;
        for row in stored.steps.iter().filter(|row| row.version > known) {
            self.add_to(row, taken_back.may_be(row))?;
        }
        self.give_back_time(stored);
        self.log.pack();
        Ok(self)
    }

    /// Folds one stored step. After an error the record is of no use.
    pub(super) fn add(&mut self, row: &StepRow) -> Result<(), Broken> {
        self.add_to(row, !row.fixed)
    }

    fn add_to(&mut self, row: &StepRow, may_be_taken_back: bool) -> Result<(), Broken> {
        // Where nobody asks any more what was before the step, the game is not copied.
        let moved = row.kind == StepKind::Action && row.decides.is_some() && !may_be_taken_back;
        let game = if moved { self.now.game.take() } else { self.copy_for(row) };
        let draft = self.draft_folded(row, game)?;
        self.adopt(draft);
        Ok(())
    }

    /// What the record would be after a stored step.
    pub(super) fn draft_stored(&self, row: &StepRow) -> Result<Draft, Broken> {
        self.draft_folded(row, self.copy_for(row))
    }

    fn copy_for(&self, row: &StepRow) -> Option<Box<dyn Position>> {
        self.now.game.as_ref().filter(|_| row.kind == StepKind::Action).map(|game| game.boxed())
    }

    /// What the record would be after a stored step that is folded into this game.
    fn draft_folded(&self, row: &StepRow, game: Option<Box<dyn Position>>) -> Result<Draft, Broken> {
        let broken = |why: String| Broken::Step { version: row.version, why };
        if row.version != self.now.version + 1 {
            return Err(broken(format!("it follows step {}", self.now.version)));
        }
        let recorded: Vec<Recorded> =
            serde_json::from_str(&row.table).map_err(|error| broken(error.to_string()))?;
        let outcome = self.outcome(row, &recorded, game).map_err(broken)?;
        Ok(self.now.draft(row.clone(), &recorded, outcome))
    }

    fn outcome(
        &self,
        row: &StepRow,
        recorded: &[Recorded],
        game: Option<Box<dyn Position>>,
    ) -> Result<Outcome, String> {
        if row.kind == StepKind::Undo {
            let back = self.back().filter(|(version, _)| row.undoes == Some(*version));
            return back
                .map(|(_, outcome)| outcome)
                .ok_or_else(|| "it takes back a step that cannot be taken back".to_owned());
        }
        let starts = recorded.iter().any(|recorded| recorded.event == TableEvent::Started);
        let mut game = match game {
            Some(game) => game,
            None if starts && self.now.game.is_none() => {
                let table = self.now.table.after(recorded);
                let blank = self.title.blank(&table.options, table.seat_count(), self.format);
                blank.map_err(|error| error.to_string())?
            }
            None if row.kind == StepKind::Action => return Err("it plays before the start".to_owned()),
            _ => return Ok(Outcome::Same),
        };
        let story = game.fold(&row.events).map_err(|error| error.to_string())?;
        let back = !row.fixed && row.action.as_deref().is_some_and(|action| game.takes_back(action));
        Ok(Outcome::Next { game, story, back })
    }

    /// Makes a drafted step part of the record.
    pub(super) fn adopt(&mut self, draft: Draft) {
        let Draft { row, after, events, story, back } = draft;
        let before = std::mem::replace(&mut self.now, after);
        match (row.kind, row.seat, before.game) {
            (StepKind::Undo, ..) => {
                self.undo.pop();
            }
            // A way back leaves none: it takes along what could be undone, or undoing it would bring back what it undid.
            (StepKind::Action, Some(seat), Some(game)) if !row.fixed && !back => {
                if self.undo.last().is_some_and(|point| point.seat != seat) {
                    self.undo.clear();
                }
                self.undo.push(UndoPoint { version: row.version, seat, game, clocks: before.clocks });
            }
            _ => self.undo.clear(),
        }
        self.repeats.note(&row, &events);
        self.requests.note(&row);
        let StepRow { version, at, seat: by, undoes, .. } = row;
        self.log.push(Logged::new((version, at, by), story.short(&self.words), events, undoes));
    }

    /// The step that a seat may take back now.
    pub(super) fn undoable(&self, seat: SeatNumber) -> Option<u64> {
        self.undo.last().filter(|point| point.seat == seat).map(|point| point.version)
    }

    /// What taking back the latest undoable step makes of the match, with the number of that step.
    pub(super) fn back(&self) -> Option<(u64, Outcome)> {
        let UndoPoint { version, game, clocks, .. } = self.undo.last()?;
        Some((*version, Outcome::Back { game: game.boxed(), clocks: clocks.clone() }))
    }
}

impl State {
    /// What the match would be after a step.
    pub(super) fn draft(&self, mut row: StepRow, recorded: &[Recorded], outcome: Outcome) -> Draft {
        let mut table = Arc::clone(&self.table);
        if !recorded.is_empty() {
            table = Arc::new(table.after(recorded));
        }
        let (game, story, back, earlier) = match outcome {
            Outcome::Same => (self.game.as_ref().map(|game| game.boxed()), Story::default(), false, None),
            Outcome::Next { game, story, back } => (Some(game), story, back, None),
            Outcome::Back { game, clocks } => (Some(game), Story::default(), false, Some(clocks)),
        };
        if table.status == TableStatus::Running && game.as_ref().is_some_and(|game| game.places().is_some()) {
            Arc::make_mut(&mut table).status = TableStatus::Over;
        }
        let events: Vec<TableEvent> = recorded.iter().map(|recorded| recorded.event.clone()).collect();
        let clocks = self.wind(&row, &table, game.as_deref(), &events, earlier.as_deref());
        if !table.late.is_empty() {
            Arc::make_mut(&mut table).late.retain(|&seat, _| {
                let since =
                    |clocks: &[SeatClock]| clocks.get(usize::from(seat)).and_then(SeatClock::running_since);
                since(&clocks).is_some_and(|now| since(&self.clocks) == Some(now))
            });
        }
        let decide_now =
            |seat: &Seat| clocks.get(seat.index()).is_some_and(|clock| clock.decision == row.version);
        row.decides = Some(Seat::all(table.seat_count()).filter(decide_now).collect());
        let after = Self { version: row.version, table, game, clocks };
        Draft { row, after, events, story, back }
    }

    /// How the match ended, if it is over.
    pub(super) fn result(&self) -> Option<MatchResult> {
        let game = self.game.as_deref().filter(|_| self.table.status == TableStatus::Over)?;
        let places = game.places()?.0.into_iter().map(|(seat, place)| (seat.0, place)).collect();
        Some(MatchResult { places, points: game.totals() })
    }
}

impl TakenBack {
    fn of(steps: &[StepRow]) -> Self {
        let is_final = |row: &&StepRow| row.fixed && row.kind != StepKind::Undo;
        Self {
            were: steps.iter().filter_map(|row| row.undoes).collect(),
            latest: steps.iter().rev().find(is_final).map_or(0, |row| row.version),
        }
    }

    fn may_be(&self, row: &StepRow) -> bool {
        !row.fixed && (row.version > self.latest || self.were.contains(&row.version))
    }
}

impl Draft {
    /// What is to be written for this step, planned on the state `before` it.
    pub(super) fn write(&self, id: MatchId, before: &State, revision: u64, given_back: Millis) -> StepWrite {
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
            seats,
            result: self.after.result(),
            next: None,
            ahead: false,
            revision,
            named: None,
        }
    }

    /// Whether somebody's name comes into the match with it.
    pub(super) fn brings_a_name(&self) -> bool {
        let brings =
            |event: &TableEvent| matches!(event, TableEvent::Sat { .. } | TableEvent::Renamed { .. });
        self.events.iter().any(brings)
    }

    /// The header and seats of a match whose first step this is.
    pub(super) fn header(&self, mut row: MatchRow) -> (MatchRow, Vec<SeatRow>) {
        let State { table, clocks, .. } = &self.after;
        row.table = table.changes();
        row.version = self.row.version;
        row.deadline = self.after.deadline();
        (row, seat_rows(table, clocks))
    }
}
