//! What a match is after its steps: folded when it is loaded, drafted and adopted while it runs.

use super::repeats::Repeats;
use super::requests::Requests;
use super::table::{Recorded, Table, allowance};
use crate::shelf::{Position, Story, Title};
use crate::stored::{
    MatchResult, MatchRow, Millis, SeatRow, SeatsWrite, StepKind, StepRow, StepWrite, StoredMatch,
};
use games::frame::{Seat, SeatSet};
use protocol::{MatchId, Pace, SeatNumber, TableEvent, TableStatus, limits};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// A match after its latest step.
pub(super) struct Record {
    pub(super) title: &'static dyn Title,
    /// The format its events are written in.
    format: u32,
    pub(super) version: u64,
    /// Shared with what was made of it: most steps leave it as it is.
    pub(super) table: Arc<Table>,
    pub(super) game: Option<Box<dyn Position>>,
    pub(super) clocks: Vec<SeatClock>,
    /// The latest run of steps of one seat that can be taken back.
    undo: Vec<UndoPoint>,
    /// The stories of the latest steps: as many as a snapshot tells.
    pub(super) log: VecDeque<Logged>,
    pub(super) requests: Requests,
    pub(super) repeats: Repeats,
}

/// What one seat is waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatClock {
    /// The version of the last step that changed what the seat is asked, was its own, or was final while it had
    /// choices.
    pub(super) decision: u64,
    /// Since when its time runs. Kept while a secret choice waits for others, so that reconsidering gains no time.
    since: Option<Millis>,
    /// How much of its time was used when a bot took over: time does not run while a bot decides, and does not begin
    /// anew when the owner comes back to the same decision.
    used: Option<Millis>,
    /// Whether it is to decide.
    pub(super) awaited: bool,
}

/// A step that can be taken back, and what was before it.
struct UndoPoint {
    version: u64,
    seat: SeatNumber,
    game: Box<dyn Position>,
    clocks: Vec<SeatClock>,
}

/// The story of a step.
pub(super) struct Logged {
    pub(super) version: u64,
    pub(super) at: Millis,
    pub(super) by: Option<SeatNumber>,
    pub(super) story: Story,
    pub(super) table: Vec<TableEvent>,
    pub(super) undoes: Option<u64>,
}

/// What a step does to the game.
pub(super) enum Outcome {
    /// Nothing.
    Same,
    /// The game is this from now on. `back`: a seat took back something of its own.
    Next { game: Box<dyn Position>, story: Story, back: bool },
    /// The game is what it was before the latest undoable step.
    Back,
}

/// A step that is not yet part of the record.
pub(super) struct Draft {
    pub(super) row: StepRow,
    pub(super) table: Arc<Table>,
    pub(super) events: Vec<TableEvent>,
    game: Option<Box<dyn Position>>,
    story: Story,
    back: bool,
    clocks: Vec<SeatClock>,
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
}

impl Record {
    /// A match before its first step.
    pub(super) fn empty(title: &'static dyn Title, format: u32) -> Self {
        Self {
            title,
            format,
            version: 0,
            table: Arc::new(Table::empty()),
            game: None,
            clocks: Vec::new(),
            undo: Vec::new(),
            log: VecDeque::new(),
            requests: Requests::default(),
            repeats: Repeats::default(),
        }
    }

    /// Folds a stored match.
    pub(super) fn fold(title: &'static dyn Title, stored: &StoredMatch) -> Result<Self, Broken> {
        let mut record = Self::empty(title, stored.row.format);
        for row in &stored.steps {
            record.add(row)?;
        }
        record.give_back_time(&stored.seats);
        Ok(record)
    }

    /// Sets the clocks by the store, which gives back the time a server was down: no step tells of it. What an undo or
    /// reconsidering may bring back moves along. Says whether that changed any.
    pub(super) fn give_back_time(&mut self, seats: &[SeatRow]) -> bool {
        let before = self.clocks.clone();
        let time = time_given_back(&self.clocks, seats);
        let earlier = self.undo.iter_mut().flat_map(|point| &mut point.clocks);
        for clock in self.clocks.iter_mut().chain(earlier) {
            clock.since = clock.since.map(|since| since + time);
        }
        for row in seats {
            if let Some(clock) = self.clocks.get_mut(usize::from(row.seat)).filter(|clock| clock.awaited) {
                clock.since = row.awaited_since.or(clock.since);
            }
        }
        self.clocks != before
    }

    /// Folds one stored step. After an error the record is of no use.
    pub(super) fn add(&mut self, row: &StepRow) -> Result<(), Broken> {
        // Where nobody asks any more what was before the step, the game is not copied.
        let moved = row.kind == StepKind::Action && row.fixed && row.decides.is_some();
        let game = if moved { self.game.take() } else { self.copy_for(row) };
        let draft = self.draft_folded(row, game)?;
        self.adopt(draft);
        Ok(())
    }

    /// What the record would be after a stored step.
    pub(super) fn draft_stored(&self, row: &StepRow) -> Result<Draft, Broken> {
        self.draft_folded(row, self.copy_for(row))
    }

    fn copy_for(&self, row: &StepRow) -> Option<Box<dyn Position>> {
        self.game.as_ref().filter(|_| row.kind == StepKind::Action).map(|game| game.boxed())
    }

    /// What the record would be after a stored step that is folded into this game.
    fn draft_folded(&self, row: &StepRow, game: Option<Box<dyn Position>>) -> Result<Draft, Broken> {
        let broken = |why: String| Broken::Step { version: row.version, why };
        if row.version != self.version + 1 {
            return Err(broken(format!("it follows step {}", self.version)));
        }
        let recorded: Vec<Recorded> =
            serde_json::from_str(&row.table).map_err(|error| broken(error.to_string()))?;
        let outcome = self.outcome(row, &recorded, game).map_err(broken)?;
        Ok(self.draft(row.clone(), &recorded, outcome))
    }

    fn outcome(
        &self,
        row: &StepRow,
        recorded: &[Recorded],
        game: Option<Box<dyn Position>>,
    ) -> Result<Outcome, String> {
        if row.kind == StepKind::Undo {
            let last = self.undo.last().map(|point| point.version);
            return if last == row.undoes && last.is_some() {
                Ok(Outcome::Back)
            } else {
                Err("it takes back a step that cannot be taken back".to_owned())
            };
        }
        let starts = recorded.iter().any(|recorded| recorded.event == TableEvent::Started);
        let mut game = match game {
            Some(game) => game,
            None if starts && self.game.is_none() => {
                let table = self.table.after(recorded);
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

    /// What the record would be after a step.
    pub(super) fn draft(&self, mut row: StepRow, recorded: &[Recorded], outcome: Outcome) -> Draft {
        let mut table = Arc::clone(&self.table);
        if !recorded.is_empty() {
            table = Arc::new(table.after(recorded));
        }
        let point = self.undo.last();
        let same = || self.game.as_ref().map(|game| game.boxed());
        let (game, story, back, earlier) = match outcome {
            Outcome::Same => (same(), Story::new(), false, None),
            Outcome::Next { game, story, back } => (Some(game), story, back, None),
            Outcome::Back => {
                (point.map(|point| point.game.boxed()), Story::new(), false, point.map(|point| &point.clocks))
            }
        };
        if table.status == TableStatus::Running && game.as_ref().is_some_and(|game| game.places().is_some()) {
            Arc::make_mut(&mut table).status = TableStatus::Over;
        }
        let events: Vec<TableEvent> = recorded.iter().map(|recorded| recorded.event.clone()).collect();
        let clocks = self.wind(&row, &table, game.as_deref(), &events, earlier);
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
        Draft { row, table, events, game, story, back, clocks }
    }

    /// The seats' clocks after a step.
    fn wind(
        &self,
        row: &StepRow,
        table: &Table,
        game: Option<&dyn Position>,
        events: &[TableEvent],
        earlier: Option<&Vec<SeatClock>>,
    ) -> Vec<SeatClock> {
        let running = game.filter(|_| table.status == TableStatus::Running);
        let awaited_now = running.map(|game| game.awaited()).unwrap_or_default();
        let wind = |seat: Seat| {
            let before = self.clocks.get(seat.index()).cloned().unwrap_or_default();
            let earlier = earlier.unwrap_or(&self.clocks).get(seat.index());
            let awaited = awaited_now.contains(seat);
            let engaged = awaited || running.is_some_and(|game| game.has_choices(seat));
            let goes_on = engaged && !self.begins_anew(row, awaited_now, seat);
            let earlier = earlier.filter(|_| goes_on).cloned().unwrap_or_default();
            let SeatClock { since, used, .. } =
                events.iter().fold(earlier, |clock, event| clock.told(seat.0, event, row.at));
            let since = since.or_else(|| awaited.then_some(row.at));
            let decides = row
                .decides
                .map_or_else(|| self.decides_anew(row, game, seat), |decides| decides.contains(seat));
            SeatClock { decision: if decides { row.version } else { before.decision }, since, used, awaited }
        };
        Seat::all(table.seat_count()).map(wind).collect()
    }

    /// Whether a seat that goes on deciding has come to another decision: somebody else's action awaits it, or its own
    /// one was the last that the others waited for.
    fn begins_anew(&self, row: &StepRow, awaited: SeatSet, seat: Seat) -> bool {
        let joins = |other: Seat| {
            let before = self.clocks.get(other.index()).is_some_and(|clock| clock.awaited);
            row.seat != Some(other.0) && awaited.contains(other) && !before
        };
        let others = Seat::all(self.table.seat_count());
        let ends_a_round = || row.seat == Some(seat.0) && row.fixed && others.into_iter().any(joins);
        row.kind == StepKind::Action && (joins(seat) || ends_a_round())
    }

    /// Whether a seat has another decision after a step: its own, one that was final while it had choices, or one that
    /// changed what it is asked.
    fn decides_anew(&self, row: &StepRow, game: Option<&dyn Position>, seat: Seat) -> bool {
        let had_choices = || self.game.as_ref().is_some_and(|game| game.has_choices(seat));
        row.seat == Some(seat.0)
            || row.fixed && row.kind == StepKind::Action && had_choices()
            || self.ask_changed(game, seat)
    }

    fn ask_changed(&self, game: Option<&dyn Position>, seat: Seat) -> bool {
        match (self.game.as_deref(), game) {
            (None, None) => false,
            (Some(before), Some(after)) => !before.same_ask(after, seat),
            _ => true,
        }
    }

    /// Makes a drafted step part of the record.
    pub(super) fn adopt(&mut self, draft: Draft) {
        let Draft { row, table, events, game, story, back, clocks } = draft;
        let clocks_before = std::mem::replace(&mut self.clocks, clocks);
        let game_before = std::mem::replace(&mut self.game, game);
        match (row.kind, row.seat, game_before) {
            (StepKind::Undo, ..) => {
                self.undo.pop();
            }
            // A way back leaves none: it takes along what could be undone, or undoing it would bring back what it undid.
            (StepKind::Action, Some(seat), Some(game)) if !row.fixed && !back => {
                if self.undo.last().is_some_and(|point| point.seat != seat) {
                    self.undo.clear();
                }
                self.undo.push(UndoPoint { version: row.version, seat, game, clocks: clocks_before });
            }
            _ => self.undo.clear(),
        }
        self.repeats.note(&row, &events);
        self.requests.note(&row);
        self.version = row.version;
        self.table = table;
        if self.log.len() == limits::SNAPSHOT_LINES {
            self.log.pop_front();
        }
        let StepRow { version, at, seat: by, undoes, .. } = row;
        self.log.push_back(Logged { version, at, by, story, table: events, undoes });
    }

    /// The step that a seat may take back now.
    pub(super) fn undoable(&self, seat: SeatNumber) -> Option<u64> {
        self.undo.last().filter(|point| point.seat == seat).map(|point| point.version)
    }

    /// When the time of the awaited people is up.
    pub(super) fn deadline(&self) -> Option<Millis> {
        deadline(&self.table, &self.clocks)
    }

    /// The seats whose time is up at `now`.
    pub(super) fn late(&self, now: Millis) -> Vec<SeatNumber> {
        let ends = running_out(&self.table, &self.clocks, allowance(self.table.pace));
        ends.filter(|&(_, end)| end <= now).map(|(seat, _)| seat).collect()
    }

    /// How much of its time for the present decision each seat has used at `now`.
    pub(super) fn used(&self, now: Millis) -> Vec<Millis> {
        let used = |clock: &SeatClock| clock.since.map_or(0, |since| now.saturating_sub(since));
        self.clocks.iter().map(used).collect()
    }

    /// In a match without a pace: from when on the others may call the time of each awaited person.
    pub(super) fn patience(&self) -> BTreeMap<SeatNumber, Millis> {
        let allowed =
            (self.table.pace == Pace::Free).then_some(u64::from(limits::MOST_HOURS_AWAY) * 3_600_000);
        running_out(&self.table, &self.clocks, allowed).collect()
    }

    /// How the match ended, if it is over.
    pub(super) fn result(&self) -> Option<MatchResult> {
        result(&self.table, self.game.as_deref())
    }

    /// The people who are to decide, each with their seat.
    pub(super) fn awaited(&self) -> impl Iterator<Item = SeatNumber> {
        (0..).zip(&self.clocks).filter(|(_, clock)| clock.awaited).map(|(seat, _)| seat)
    }
}

impl SeatClock {
    /// Since when the seat is awaited.
    fn running_since(&self) -> Option<Millis> {
        self.since.filter(|_| self.awaited)
    }

    /// The clock after something happened to the table.
    fn told(mut self, seat: SeatNumber, event: &TableEvent, at: Millis) -> Self {
        match *event {
            TableEvent::Waited { seat: waited } if waited == seat => (self.since, self.used) = (None, None),
            TableEvent::HandedOver { seat: handed_over, used } if handed_over == seat => {
                self.used = self.since.and(used);
            }
            TableEvent::TakenBack { seat: taken_back } if taken_back == seat => {
                self.since = self.used.take().map(|used| at.saturating_sub(used));
            }
            _ => {}
        }
        self
    }
}

impl Draft {
    /// What is to be written for this step.
    pub(super) fn write(&self, id: MatchId, before: &Record) -> StepWrite {
        let seats = if self.table.seats != before.table.seats {
            SeatsWrite::All(seat_rows(&self.table, &self.clocks))
        } else if awaited_since(&self.clocks).ne(awaited_since(&before.clocks)) {
            SeatsWrite::Awaited(
                seat_rows(&self.table, &self.clocks).iter().map(|seat| seat.awaited_since).collect(),
            )
        } else {
            SeatsWrite::Same
        };
        StepWrite {
            id,
            step: self.row.clone(),
            deadline: deadline(&self.table, &self.clocks),
            table: self.table.changed_since(&before.table).then(|| self.table.changes()),
            seats,
            result: self.result(),
            next: None,
        }
    }

    /// The header and seats of a match whose first step this is.
    pub(super) fn header(&self, mut row: MatchRow) -> (MatchRow, Vec<SeatRow>) {
        row.table = self.table.changes();
        row.version = self.row.version;
        row.deadline = deadline(&self.table, &self.clocks);
        (row, seat_rows(&self.table, &self.clocks))
    }

    fn result(&self) -> Option<MatchResult> {
        result(&self.table, self.game.as_deref())
    }
}

/// How a match ended that is over.
fn result(table: &Table, game: Option<&dyn Position>) -> Option<MatchResult> {
    let game = game.filter(|_| table.status == TableStatus::Over)?;
    let places = game.places()?.0.into_iter().map(|(seat, place)| (seat.0, place)).collect();
    Some(MatchResult { places, points: game.totals() })
}

/// Since when each seat has been awaited.
fn awaited_since(clocks: &[SeatClock]) -> impl Iterator<Item = Option<Millis>> {
    clocks.iter().map(SeatClock::running_since)
}

fn seat_rows(table: &Table, clocks: &[SeatClock]) -> Vec<SeatRow> {
    table
        .numbered()
        .map(|(seat, sitter)| {
            let clock = clocks.get(usize::from(seat)).filter(|clock| clock.awaited);
            SeatRow { seat, sitter: sitter.clone(), awaited_since: clock.and_then(|clock| clock.since) }
        })
        .collect()
}

fn deadline(table: &Table, clocks: &[SeatClock]) -> Option<Millis> {
    running_out(table, clocks, allowance(table.pace)).map(|(_, end)| end).min()
}

/// By how much the store lets the clocks start later than the steps do.
fn time_given_back(clocks: &[SeatClock], seats: &[SeatRow]) -> Millis {
    let given = |row: &SeatRow| {
        let since = clocks.get(usize::from(row.seat)).filter(|clock| clock.awaited)?.since?;
        row.awaited_since?.checked_sub(since)
    };
    seats.iter().filter_map(given).max().unwrap_or_default()
}

/// The awaited people that are not yet late, and when the time that is allowed them is up.
fn running_out<'a>(
    table: &'a Table,
    clocks: &'a [SeatClock],
    allowed: Option<Millis>,
) -> impl Iterator<Item = (SeatNumber, Millis)> + 'a {
    let allowed = allowed.filter(|_| table.status == TableStatus::Running);
    table.people().filter(|seat| !table.late.contains_key(seat)).filter_map(move |seat| {
        let clock = clocks.get(usize::from(seat)).filter(|clock| clock.awaited)?;
        Some((seat, clock.since? + allowed?))
    })
}
