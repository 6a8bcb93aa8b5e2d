//! Which table events are possible at a table. A server writes no other ones, but the author of a forged file may.

use crate::table::Table;
use protocol::{SeatNumber, TableEvent, TableStatus};
use records::{Millis, RecordedTableEvent, SeatAssignment};

/// The stages of a match in which an event is possible.
#[derive(Clone, Copy)]
enum When {
    BeforeStart,
    Running,
    BeforeEnd,
    AfterEnd,
    Always,
}

/// What a seat is before an event that is about it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seated {
    Nobody,
    User,
    Bot,
}

/// The table after these events.
///
/// # Errors
/// With what is wrong with the first event that is not possible.
pub(super) fn table_after(
    before: &Table,
    events: &[RecordedTableEvent],
    at: Millis,
) -> Result<Table, &'static str> {
    let mut table = before.clone();
    for recorded in events {
        check(&table, &recorded.event)?;
        table = table.after(std::slice::from_ref(recorded), at);
    }
    Ok(table)
}

fn check(table: &Table, event: &TableEvent) -> Result<(), &'static str> {
    let (when, seat) = requirements(event);
    let in_time = match when {
        When::BeforeStart => table.status == TableStatus::Gathering,
        When::Running => table.status == TableStatus::Running,
        When::BeforeEnd => !table.status.is_over(),
        When::AfterEnd => table.status.is_over(),
        When::Always => true,
    };
    if !in_time {
        return Err("it changes the table in a way that is not possible at that stage of a match");
    }
    if let Some((seat, wanted)) = seat
        && seated(table, seat) != Some(wanted)
    {
        return Err(match wanted {
            Seated::Nobody => "somebody sits down on a seat that is taken or does not exist",
            Seated::User => "it is about the person on a seat where there is none",
            Seated::Bot => "it is about the bot on a seat where there is none",
        });
    }
    if let TableEvent::Branched { seat, .. } = event
        && seated(table, *seat).is_none()
    {
        return Err("somebody plays on from a seat that does not exist");
    }
    let may_start = !table.seats.is_empty() && !table.seats.contains(&SeatAssignment::Empty);
    if *event == TableEvent::Started && !may_start {
        return Err("it starts the match with an empty seat");
    }
    Ok(())
}

fn requirements(event: &TableEvent) -> (When, Option<(SeatNumber, Seated)>) {
    match *event {
        TableEvent::Sat { seat } | TableEvent::BotSat { seat, .. } => {
            (When::BeforeStart, Some((seat, Seated::Nobody)))
        }
        TableEvent::Stood { seat } | TableEvent::SentAway { seat } | TableEvent::HostChanged { seat } => {
            (When::BeforeStart, Some((seat, Seated::User)))
        }
        TableEvent::BotChanged { seat, .. } | TableEvent::BotLeft { seat } => {
            (When::BeforeStart, Some((seat, Seated::Bot)))
        }
        TableEvent::Changed { .. } | TableEvent::Started | TableEvent::Closed => (When::BeforeStart, None),
        // Any seat that there is will do.
        TableEvent::Branched { .. } => (When::Running, None),
        TableEvent::HandedOver { seat, .. }
        | TableEvent::TakenBack { seat }
        | TableEvent::Removed { seat, .. }
        | TableEvent::Returned { seat }
        | TableEvent::Offered { seat }
        | TableEvent::TakenOver { seat }
        | TableEvent::Vacation { seat, .. }
        | TableEvent::Abandoning { seat, .. } => (When::Running, Some((seat, Seated::User))),
        TableEvent::Late { .. } | TableEvent::Answered { .. } | TableEvent::Waited { .. } => {
            (When::Running, None)
        }
        TableEvent::Abandoned => (When::BeforeEnd, None),
        TableEvent::Rematched { .. } => (When::AfterEnd, None),
        // Somebody may get a name or become another user at any time.
        TableEvent::UserChanged { seat } => (When::Always, Some((seat, Seated::User))),
        TableEvent::Renamed { .. } => (When::Always, None),
    }
}

fn seated(table: &Table, seat: SeatNumber) -> Option<Seated> {
    Some(match table.seats.get(usize::from(seat))? {
        SeatAssignment::Empty => Seated::Nobody,
        SeatAssignment::User { .. } => Seated::User,
        SeatAssignment::Bot { .. } => Seated::Bot,
    })
}
