//! The decision that each seat is asked for, and the time it takes for it.
//!
//! Time runs from when a seat becomes awaited until it no longer is. The seat's own small steps, undo, reconsidering
//! and lending the seat to a bot restart nothing; a new round restarts everybody's. A passed deadline is a step of the
//! table, after which the players who are present choose to wait or to let a bot play. In a match without a pace they
//! may call the time of a player who has been awaited for three days and is not connected. The owner takes the seat
//! back whenever they return.

use super::{Record, State, Table};
use crate::registry::GameState;
use games::frame::{Seat, SeatSet};
use protocol::{Pace, SeatNumber, TableEvent, TableStatus, Vacation, limits};
use records::deadlines::{allowance, end_of, start_for, time_used};
use records::{Millis, RecordedTableEvent, SeatRow, StepKind, StepRow, StoredMatch};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The decision and the clock of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatClock {
    /// The version of the last step that changed what the seat is asked, was its own, or was final while the seat had
    /// legal actions.
    pub(crate) decision: u64,
    /// When the time of the present decision started. It is kept while a secret choice waits for the others, so that
    /// reconsidering gains no time.
    pub(super) since: Option<Millis>,
    /// How much time the seat had used when a bot took over. No time passes while a bot decides, and it does not
    /// start again when the user takes back the seat with the same decision.
    pub(super) used: Option<Millis>,
    /// Whether the seat has to decide.
    pub(crate) awaited: bool,
}

impl Record {
    /// Sets the clocks by the stored seats, to which the store adds the time when nobody could play. No step records
    /// that. The clocks that an undo would restore are moved by the same time. Returns whether any present clock
    /// changed.
    pub(crate) fn give_back_time(&mut self, stored: &StoredMatch) -> bool {
        let seats = &stored.seats;
        self.given_back = stored.row.given_back;
        let before = self.state.clocks.clone();
        let time = time_given_back(&before, seats);
        let earlier = self.undo.iter_mut().flat_map(|point| &mut point.clocks);
        for clock in self.state.clocks.iter_mut().chain(earlier) {
            clock.since = clock.since.map(|since| since + time);
        }
        for row in seats {
            if let Some(clock) =
                self.state.clocks.get_mut(usize::from(row.seat)).filter(|clock| clock.awaited)
            {
                clock.since = row.awaited_since.or(clock.since);
            }
        }
        self.state.clocks != before
    }
}

impl State {
    /// The clocks of the seats after a step. `earlier` has the clocks that an undo restores.
    pub(super) fn clocks_after(
        &self,
        row: &StepRow,
        table: &Table,
        game: Option<&dyn GameState>,
        events: &[RecordedTableEvent],
        earlier: Option<&[SeatClock]>,
    ) -> Vec<SeatClock> {
        let running = game.filter(|_| table.status == TableStatus::Running);
        let awaited_now = running.map(|game| game.awaited()).unwrap_or_default();
        let branches = events.iter().any(|one| matches!(one.event, TableEvent::Branched { .. }));
        let clock_after = |seat: Seat| {
            let before = self.clocks.get(seat.index()).cloned().unwrap_or_default();
            let earlier = earlier.unwrap_or(&self.clocks).get(seat.index());
            let awaited = awaited_now.contains(seat);
            let can_act = awaited || running.is_some_and(|game| game.has_legal_action(seat));
            let keeps_clock = can_act && !branches && !self.restarts_clock(row, awaited_now, seat);
            let earlier = earlier.filter(|_| keeps_clock).cloned().unwrap_or_default();
            let vacations = table.vacations_of(seat.0);
            let SeatClock { since, used, .. } = events
                .iter()
                .fold(earlier, |clock, one| clock.after_event(seat.0, &one.event, row.at, &vacations));
            let since = since.or_else(|| awaited.then_some(row.at));
            let decides = row.decides.map_or_else(
                || self.has_new_decision(row, game, seat),
                |decides| SeatSet::from_bits(decides.0).contains(seat),
            );
            SeatClock { decision: if decides { row.version } else { before.decision }, since, used, awaited }
        };
        Seat::all(table.seat_count()).map(clock_after).collect()
    }

    /// Whether the time of a seat starts anew although the seat still has to decide: another seat's action made the
    /// game wait for it again, or its own action was the last one that the others waited for.
    fn restarts_clock(&self, row: &StepRow, awaited: SeatSet, seat: Seat) -> bool {
        let joins = |other: Seat| {
            let before = self.clocks.get(other.index()).is_some_and(|clock| clock.awaited);
            row.seat != Some(other.0) && awaited.contains(other) && !before
        };
        let others = Seat::all(self.table.seat_count());
        let ends_a_round = || row.seat == Some(seat.0) && row.fixed && others.into_iter().any(joins);
        row.kind == StepKind::Action && (joins(seat) || ends_a_round())
    }

    /// Whether a seat has a new decision after a step: the step was its own, was final while the seat had legal
    /// actions, or changed what it is asked.
    fn has_new_decision(&self, row: &StepRow, game: Option<&dyn GameState>, seat: Seat) -> bool {
        let had_legal_action = || self.game.as_ref().is_some_and(|game| game.has_legal_action(seat));
        row.seat == Some(seat.0)
            || row.fixed && row.kind == StepKind::Action && had_legal_action()
            || self.ask_changed(game, seat)
    }

    fn ask_changed(&self, game: Option<&dyn GameState>, seat: Seat) -> bool {
        match (self.game.as_deref(), game) {
            (None, None) => false,
            (Some(before), Some(after)) => !before.has_same_prompt(after, seat),
            _ => true,
        }
    }

    /// When the time of the awaited users is up.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        time_limits(&self.table, &self.clocks, allowance(self.table.settings.pace)).map(|(_, end)| end).min()
    }

    /// When the time of each awaited user is up.
    pub(crate) fn deadlines(&self) -> BTreeMap<SeatNumber, Millis> {
        time_limits(&self.table, &self.clocks, allowance(self.table.settings.pace)).collect()
    }

    /// The seats whose time is up at `now`.
    pub(crate) fn late(&self, now: Millis) -> Vec<SeatNumber> {
        let ends = time_limits(&self.table, &self.clocks, allowance(self.table.settings.pace));
        ends.filter(|&(_, end)| end <= now).map(|(seat, _)| seat).collect()
    }

    /// How much time each seat has used for its present decision at `now`.
    pub(crate) fn used(&self, now: Millis) -> Vec<Millis> {
        let used = |(seat, clock): (SeatNumber, &SeatClock)| {
            clock.since.map_or(0, |since| time_used(since, now, &self.table.vacations_of(seat)))
        };
        (0..).zip(&self.clocks).map(used).collect()
    }

    /// In a match without a pace: when the other players may call the time of each awaited seat.
    pub(crate) fn callable_from(&self) -> BTreeMap<SeatNumber, Millis> {
        let allowed =
            (self.table.settings.pace == Pace::Free).then_some(u64::from(limits::MAX_HOURS_AWAY) * 3_600_000);
        time_limits(&self.table, &self.clocks, allowed).collect()
    }

    /// The seats that have to decide.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = SeatNumber> {
        (0..).zip(&self.clocks).filter(|(_, clock)| clock.awaited).map(|(seat, _)| seat)
    }
}

impl SeatClock {
    /// Since when the seat is awaited.
    pub(crate) fn running_since(&self) -> Option<Millis> {
        self.since.filter(|_| self.awaited)
    }

    /// The clock after an event of the table.
    fn after_event(
        mut self,
        seat: SeatNumber,
        event: &TableEvent,
        at: Millis,
        vacations: &[Vacation],
    ) -> Self {
        match *event {
            TableEvent::Waited { seat: other } | TableEvent::TakenOver { seat: other } if other == seat => {
                (self.since, self.used) = (None, None);
            }
            TableEvent::HandedOver { seat: handed_over, used } if handed_over == seat => {
                self.used = self.since.and(used);
            }
            TableEvent::TakenBack { seat: taken_back } if taken_back == seat => {
                self.since = self.used.take().map(|used| start_for(used, at, vacations));
            }
            _ => {}
        }
        self
    }
}

/// Since when each seat has been awaited.
pub(super) fn awaited_since(clocks: &[SeatClock]) -> impl Iterator<Item = Option<Millis>> {
    clocks.iter().map(SeatClock::running_since)
}

pub(super) fn seat_rows(table: &Table, clocks: &[SeatClock]) -> Vec<SeatRow> {
    table
        .numbered()
        .map(|(seat, assignment)| {
            let clock = clocks.get(usize::from(seat)).filter(|clock| clock.awaited);
            SeatRow {
                seat,
                assignment: assignment.clone(),
                awaited_since: clock.and_then(|clock| clock.since),
            }
        })
        .collect()
}

/// How much later the clocks of the store start than those of the steps.
fn time_given_back(clocks: &[SeatClock], seats: &[SeatRow]) -> Millis {
    let given = |row: &SeatRow| {
        let since = clocks.get(usize::from(row.seat)).filter(|clock| clock.awaited)?.since?;
        row.awaited_since?.checked_sub(since)
    };
    seats.iter().filter_map(given).max().unwrap_or_default()
}

/// The awaited seats that are not late yet, and when the `allowed` time of each is up.
fn time_limits<'a>(
    table: &'a Table,
    clocks: &'a [SeatClock],
    allowed: Option<Millis>,
) -> impl Iterator<Item = (SeatNumber, Millis)> + 'a {
    let allowed = allowed.filter(|_| table.status == TableStatus::Running);
    table.user_seats().filter(|seat| !table.late.contains_key(seat)).filter_map(move |seat| {
        let clock = clocks.get(usize::from(seat)).filter(|clock| clock.awaited)?;
        Some((seat, end_of(clock.since?, allowed?, &table.vacations_of(seat))))
    })
}
