//! Fixtures: users, tables and steps for tests.

use crate::{
    Actor, HostWrite, HostWritten, MatchRow, Millis, Names, NewMatch, SeatAssignment, SeatRow, SeatsWrite,
    StepKind, StepRow, StepWrite, Store, StoredMatch, TableChanges, UserRow,
};
use base::clock::{Clock, ManualClock};
use protocol::{Level, ListedSeat, MatchId, Pace, RequestId, SeatNumber, TableStatus, UserId};
use records::{BranchOf, SeatBits, StoredSeed};
use serde_json::Map;
use std::collections::BTreeMap;

/// The time at which most tests start.
pub(super) const START: Millis = 1_790_000_000_000;

/// A clock that shows this time.
pub(super) fn clock(now: Millis) -> Clock {
    ManualClock::new(now).clock()
}

/// Creates a user of this name.
pub(super) async fn new_user(store: &dyn Store, name: &str) -> UserId {
    let user = UserId::new();
    let row = UserRow { id: user, name: name.to_owned(), created: START };
    store.create_user(&row, token(user), START + 1000).await.unwrap();
    user
}

/// What these users are called.
pub(super) async fn names_of(store: &dyn Store, users: &[UserId]) -> BTreeMap<UserId, Option<String>> {
    plain(store.names(users).await.unwrap())
}

/// Names without what is shown with them.
pub(super) fn plain(names: Names) -> BTreeMap<UserId, Option<String>> {
    names.into_iter().map(|(user, name)| (user, name.map(|name| name.name))).collect()
}

/// A seat in a list without the public page of its user, whose address is random.
pub(super) fn without_page(mut seat: ListedSeat) -> ListedSeat {
    if let ListedSeat::User { page, .. } = &mut seat {
        *page = None;
    }
    seat
}

/// A session token that is unique to this user.
pub(super) fn token(user: UserId) -> [u8; 32] {
    let mut token = [7; 32];
    token[..16].copy_from_slice(user.0.as_bytes());
    token
}

pub(super) fn user_seat(user: UserId) -> SeatAssignment {
    SeatAssignment::User { user, stand_in: false }
}

pub(super) fn bot() -> SeatAssignment {
    SeatAssignment::Bot { level: Level::Good }
}

pub(super) fn seats(assignments: &[SeatAssignment]) -> Vec<SeatRow> {
    let seat = |(seat, assignment): (usize, &SeatAssignment)| SeatRow {
        seat: u8::try_from(seat).unwrap(),
        assignment: assignment.clone(),
        awaited_since: None,
    };
    assignments.iter().enumerate().map(seat).collect()
}

/// A running match that is open to everybody.
pub(super) fn table(assignments: &[SeatAssignment]) -> NewMatch {
    NewMatch {
        row: MatchRow {
            id: MatchId::new(),
            game: "dogs".to_owned(),
            format: 1,
            rules: 1,
            seed: StoredSeed([3; 32]),
            invitation: "come-in".to_owned(),
            lesson: false,
            rematch_of: None,
            branch_of: None,
            created: START,
            touched: START,
            version: 1,
            deadline: None,
            given_back: 0,
            table: changes(TableStatus::Running),
            result: None,
        },
        seats: seats(assignments),
        steps: vec![StepRow {
            version: 1,
            at: START,
            kind: StepKind::Table,
            seat: None,
            user: None,
            request: None,
            action: None,
            events: "[]".to_owned(),
            table: "[]".to_owned(),
            undoes: None,
            fixed: true,
            decides: None,
        }],
        circle: None,
        evening: None,
    }
}

/// A match that branches off another one with its latest step of so many.
pub(super) fn branch(assignments: &[SeatAssignment], origin: MatchId, steps: u64) -> NewMatch {
    let mut new = table(assignments);
    new.row.branch_of = Some(BranchOf { origin: Some(origin), at: steps });
    new.row.version = steps;
    let copied = (1..steps).map(|version| step(new.row.id, version).step);
    let branched = StepRow { version: steps, ..new.steps.remove(0) };
    new.steps = copied.chain([branched]).collect();
    new
}

pub(super) fn changes(status: TableStatus) -> TableChanges {
    TableChanges { status, options: Map::new(), pace: Pace::Free, open: true }
}

/// Creates a running match, after `change` has modified it.
pub(super) async fn set_up(
    store: &dyn Store,
    assignments: &[SeatAssignment],
    change: impl FnOnce(&mut NewMatch),
) -> MatchId {
    let mut new = table(assignments);
    change(&mut new);
    let id = new.row.id;
    store.create(new).await.unwrap();
    id
}

/// A step with an action that changes neither the table nor the seats.
pub(crate) fn step(id: MatchId, version: u64) -> StepWrite {
    let step = StepRow {
        version,
        at: START + version,
        kind: StepKind::Action,
        seat: Some(0),
        user: None,
        request: None,
        action: Some(r#"{"do":"pass"}"#.to_owned()),
        events: "[]".to_owned(),
        table: "[]".to_owned(),
        undoes: None,
        fixed: false,
        decides: Some(SeatBits(0b101)),
    };
    StepWrite {
        id,
        step,
        deadline: None,
        given_back: 0,
        table: None,
        rules: None,
        seats: SeatsWrite::Same,
        result: None,
        next: None,
        ahead: false,
    }
}

/// A step that ends a match.
pub(super) fn last_step(id: MatchId, version: u64) -> StepWrite {
    StepWrite { table: Some(changes(TableStatus::Over)), ..step(id, version) }
}

/// The stored match that results from creating `new`.
pub(super) fn stored(new: &NewMatch) -> StoredMatch {
    StoredMatch { row: new.row.clone(), seats: new.seats.clone(), steps: new.steps.clone() }
}

/// Applies a step to a stored match, as the store must do.
pub(super) fn apply_step(stored: &mut StoredMatch, write: &StepWrite) {
    let write = &*write.with_time_given_back(stored.row.given_back);
    let row = &mut stored.row;
    (row.version, row.touched, row.deadline) = (write.step.version, write.step.at, write.deadline);
    row.table = write.table.clone().unwrap_or_else(|| row.table.clone());
    row.rules = write.rules.unwrap_or(row.rules);
    row.result = write.result.clone().or(row.result.take());
    stored.steps.push(write.step.clone());
    write.seats.apply(&mut stored.seats);
}

/// The match as it is stored after its seat has got another user.
pub(super) fn merged(mut before: StoredMatch, seat: SeatNumber, into: UserId, at: Millis) -> StoredMatch {
    before.row.version += 1;
    let SeatAssignment::User { user, .. } = &mut before.seats[usize::from(seat)].assignment else {
        panic!("nobody has seat {seat}")
    };
    *user = into;
    before.steps.push(StepRow {
        version: before.row.version,
        at,
        table: records::user_changed(seat, into),
        decides: Some(SeatBits::default()),
        ..table(&[]).steps.remove(0)
    });
    before
}

/// Writes a change by the host.
pub(super) async fn by_host(store: &dyn Store, change: HostWrite) -> HostWritten {
    store.change_by_host(change, &Actor::of_command_line(), START).await.unwrap()
}

pub(super) fn request(text: &str) -> RequestId {
    RequestId::try_from(text.to_owned()).unwrap()
}

/// Writes one step and asserts that it succeeds.
pub(super) async fn commit(store: &dyn Store, step: StepWrite) {
    assert_eq!(store.commit(&[step]).await.unwrap(), [Ok(())]);
}

pub(super) async fn load(store: &dyn Store, id: MatchId) -> StoredMatch {
    store.load(id).await.unwrap().unwrap()
}
