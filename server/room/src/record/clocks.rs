//! What each seat is waited for, and since when.

use super::{Record, State, Table};
use crate::shelf::Position;
use crate::stored::{Millis, SeatRow, StepKind, StepRow, StoredMatch};
use crate::table::allowance;
use games::frame::{Seat, SeatSet};
use protocol::{Pace, SeatNumber, TableEvent, TableStatus, limits};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What one seat is waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatClock {
    /// The version of the last step that changed what the seat is asked, was its own, or was final while it had
    /// choices.
    pub(crate) decision: u64,
    /// Since when its time runs. Kept while a secret choice waits for others, so that reconsidering gains no time.
    pub(super) since: Option<Millis>,
    /// How much of its time was used when a bot took over: time does not run while a bot decides, and does not begin
    /// anew when the owner comes back to the same decision.
    pub(super) used: Option<Millis>,
    /// Whether it is to decide.
    pub(crate) awaited: bool,
}

impl Record {
    /// Sets the clocks by the store, which gives back the time a server was down: no step tells of it. What an undo or
    /// reconsidering may bring back moves along. Says whether that changed any.
    pub(crate) fn give_back_time(&mut self, stored: &StoredMatch) -> bool {
        let seats = &stored.seats;
        self.given_back = stored.row.given_back;
        let before = self.now.clocks.clone();
        let time = time_given_back(&before, seats);
        let earlier = self.undo.iter_mut().flat_map(|point| &mut point.clocks);
        for clock in self.now.clocks.iter_mut().chain(earlier) {
            clock.since = clock.since.map(|since| since + time);
        }
        for row in seats {
            if let Some(clock) = self.now.clocks.get_mut(usize::from(row.seat)).filter(|clock| clock.awaited)
            {
                clock.since = row.awaited_since.or(clock.since);
            }
        }
        self.now.clocks != before
    }
}

impl State {
    /// The seats' clocks after a step.
    pub(super) fn wind(
        &self,
        row: &StepRow,
        table: &Table,
        game: Option<&dyn Position>,
        events: &[TableEvent],
        earlier: Option<&[SeatClock]>,
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

    /// When the time of the awaited people is up.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        running_out(&self.table, &self.clocks, allowance(self.table.pace)).map(|(_, end)| end).min()
    }

    /// The seats whose time is up at `now`.
    pub(crate) fn late(&self, now: Millis) -> Vec<SeatNumber> {
        let ends = running_out(&self.table, &self.clocks, allowance(self.table.pace));
        ends.filter(|&(_, end)| end <= now).map(|(seat, _)| seat).collect()
    }

    /// How much of its time for the present decision each seat has used at `now`.
    pub(crate) fn used(&self, now: Millis) -> Vec<Millis> {
        let used = |clock: &SeatClock| clock.since.map_or(0, |since| now.saturating_sub(since));
        self.clocks.iter().map(used).collect()
    }

    /// In a match without a pace: from when on the others may call the time of each awaited person.
    pub(crate) fn patience(&self) -> BTreeMap<SeatNumber, Millis> {
        let allowed =
            (self.table.pace == Pace::Free).then_some(u64::from(limits::MOST_HOURS_AWAY) * 3_600_000);
        running_out(&self.table, &self.clocks, allowed).collect()
    }

    /// The people who are to decide, each with their seat.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = SeatNumber> {
        (0..).zip(&self.clocks).filter(|(_, clock)| clock.awaited).map(|(seat, _)| seat)
    }
}

impl SeatClock {
    /// Since when the seat is awaited.
    pub(super) fn running_since(&self) -> Option<Millis> {
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

/// Since when each seat has been awaited.
pub(super) fn awaited_since(clocks: &[SeatClock]) -> impl Iterator<Item = Option<Millis>> {
    clocks.iter().map(SeatClock::running_since)
}

pub(super) fn seat_rows(table: &Table, clocks: &[SeatClock]) -> Vec<SeatRow> {
    table
        .numbered()
        .map(|(seat, sitter)| {
            let clock = clocks.get(usize::from(seat)).filter(|clock| clock.awaited);
            SeatRow { seat, sitter: sitter.clone(), awaited_since: clock.and_then(|clock| clock.since) }
        })
        .collect()
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
