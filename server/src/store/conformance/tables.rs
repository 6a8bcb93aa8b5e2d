//! What the stories are told with.

use crate::store::{
    MatchRow, Millis, NewMatch, PersonRow, SeatRow, SeatsWrite, Sitter, StepKind, StepRow, StepWrite, Store,
    StoredMatch, TableChanges,
};
use games::frame::{SeatSet, Seed};
use protocol::{Level, MatchId, Pace, RequestId, TableStatus, UserId};
use serde_json::Map;

/// When most stories begin.
pub(super) const START: Millis = 1_790_000_000_000;

/// A new person of this name.
pub(super) async fn person(store: &dyn Store, name: &str) -> UserId {
    let user = UserId::new();
    let row = PersonRow { user, name: name.to_owned(), revision: 0, created: START };
    store.create_person(&row, token(user), START + 1000).await.unwrap();
    user
}

/// A token of nobody else's.
pub(super) fn token(user: UserId) -> [u8; 32] {
    let mut token = [7; 32];
    token[..16].copy_from_slice(user.0.as_bytes());
    token
}

pub(super) fn sits(user: UserId, name: &str) -> Sitter {
    Sitter::Person { user, name: name.to_owned(), stand_in: false }
}

pub(super) fn bot() -> Sitter {
    Sitter::Bot { level: Level::Good }
}

pub(super) fn seats(sitters: &[Sitter]) -> Vec<SeatRow> {
    let seat = |(seat, sitter): (usize, &Sitter)| SeatRow {
        seat: u8::try_from(seat).unwrap(),
        sitter: sitter.clone(),
        awaited_since: None,
    };
    sitters.iter().enumerate().map(seat).collect()
}

/// A table that is set up and running, open to everybody.
pub(super) fn table(sitters: &[Sitter]) -> NewMatch {
    NewMatch {
        row: MatchRow {
            id: MatchId::new(),
            game: "dogs".to_owned(),
            format: 1,
            seed: Seed([3; 32]),
            invitation: "come-in".to_owned(),
            rematch_of: None,
            created: START,
            touched: START,
            version: 1,
            revision: 0,
            deadline: None,
            given_back: 0,
            table: changes(TableStatus::Running),
            result: None,
        },
        seats: seats(sitters),
        first: StepRow {
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
        },
        named: None,
    }
}

pub(super) fn changes(status: TableStatus) -> TableChanges {
    TableChanges { status, options: Map::new(), pace: Pace::Free, open: true }
}

/// Sets up a running table, changed to one's liking.
pub(super) async fn set_up(
    store: &dyn Store,
    sitters: &[Sitter],
    change: impl FnOnce(&mut NewMatch),
) -> MatchId {
    let mut new = table(sitters);
    change(&mut new);
    let id = new.row.id;
    assert!(store.create(new).await.unwrap());
    id
}

/// A plain step that changes nothing else.
pub(in crate::store) fn step(id: MatchId, version: u64) -> StepWrite {
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
        decides: Some(SeatSet::from_bits(0b101)),
    };
    StepWrite {
        id,
        step,
        deadline: None,
        given_back: 0,
        table: None,
        seats: SeatsWrite::Same,
        result: None,
        next: None,
        ahead: false,
        revision: 0,
        named: None,
    }
}

/// What is kept of a match that was set up.
pub(super) fn kept(new: &NewMatch) -> StoredMatch {
    StoredMatch { row: new.row.clone(), seats: new.seats.clone(), steps: vec![new.first.clone()] }
}

/// Does to what is kept of a match what a step does.
pub(super) fn follow(stored: &mut StoredMatch, write: &StepWrite) {
    let write = &*write.with_time_given_back(stored.row.given_back);
    let row = &mut stored.row;
    (row.version, row.touched, row.deadline) = (write.step.version, write.step.at, write.deadline);
    row.table = write.table.clone().unwrap_or_else(|| row.table.clone());
    row.result = write.result.clone().or(row.result.take());
    stored.steps.push(write.step.clone());
    write.seats.apply(&mut stored.seats);
}

pub(super) fn request(text: &str) -> RequestId {
    RequestId::try_from(text.to_owned()).unwrap()
}

/// Writes one step that must succeed.
pub(super) async fn commit(store: &dyn Store, step: StepWrite) {
    assert_eq!(store.commit(&[step]).await.unwrap(), [Ok(())]);
}

pub(super) async fn load(store: &dyn Store, id: MatchId) -> StoredMatch {
    store.load(id).await.unwrap().unwrap()
}
