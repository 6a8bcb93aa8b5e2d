//! The plan that the child carries out, and the state of the matches after each act.

use crate::conformance::fixtures::{
    START, apply_step, bot, changes, clock, merged, seats, step, stored, table, user_seat,
};
use crate::invitations::{NewUser, UserMade};
use crate::keyed::KeyedRequest;
use crate::{
    Filter, MatchResult, Millis, NewMatch, SeatsWrite, StepWrite, Store, StoredMatch, TableChanges, UserRow,
};
use protocol::{MatchId, TableStatus, UserId};
use std::collections::BTreeMap;
use std::time::Duration;
use uuid::Uuid;

/// A user with a seat in the matches.
pub(super) const ANA: UserId = UserId(Uuid::from_u128(0xa));
/// The user whom Ana becomes.
pub(super) const BIA: UserId = UserId(Uuid::from_u128(0xb));
const A: MatchId = MatchId(Uuid::from_u128(1));
const B: MatchId = MatchId(Uuid::from_u128(2));
const C: MatchId = MatchId(Uuid::from_u128(3));
/// The rematch of `B`.
const D: MatchId = MatchId(Uuid::from_u128(4));

/// The downtime that [`Act::Resume`] gives back.
const AWAY: Duration = Duration::from_secs(60);

/// When Ana becomes Bia.
const MERGED: Millis = START + 500;

/// All stored matches.
pub(super) type State = BTreeMap<MatchId, StoredMatch>;

/// An operation on the store that is atomic.
#[derive(Debug)]
pub(super) enum Act {
    /// Creates a user.
    CreateUser(UserId),
    SetUp(Box<NewMatch>),
    Commit(Vec<StepWrite>),
    /// Updates headers from the journal by querying deadlines.
    WriteHeaders,
    /// Moves steps from the journal into the records by searching played matches.
    WriteRecords,
    /// Gives back a downtime.
    Resume,
    /// Ana becomes Bia, with all her seats.
    Merge,
    /// Another process opens the store of one that was killed.
    OpenAgain,
    Close,
}

pub(super) fn plan() -> Vec<Act> {
    let ends = StepWrite {
        table: Some(TableChanges { open: false, ..changes(TableStatus::Over) }),
        result: Some(MatchResult {
            places: [(0, 1), (1, 2)].into(),
            points: [(0, 9), (1, 7)].into(),
            policies: None,
        }),
        seats: SeatsWrite::Awaited(vec![None, None]),
        next: Some(Box::new(new(D, TableStatus::Running))),
        ..plain(B, 5)
    };
    let starts = StepWrite {
        table: Some(changes(TableStatus::Running)),
        seats: SeatsWrite::All(seats(&[bot(), user_seat(ANA), bot()])),
        ..plain(C, 3)
    };
    let waits_for_nobody = StepWrite { deadline: None, ..awaits(A, 9, None, None) };
    vec![
        Act::CreateUser(ANA),
        Act::SetUp(Box::new(new(A, TableStatus::Running))),
        Act::SetUp(Box::new(new(B, TableStatus::Running))),
        Act::SetUp(Box::new(new(C, TableStatus::Gathering))),
        // A deadline where there was none.
        Act::Commit(vec![awaits(A, 2, Some(200), Some(20)), plain(B, 2), plain(C, 2)]),
        // A later deadline, two steps of one match in a batch, and the start of a match.
        Act::Commit(vec![
            awaits(A, 3, Some(300), Some(30)),
            plain(B, 3),
            awaits(A, 4, Some(400), None),
            starts,
        ]),
        Act::Commit(vec![plain(A, 5), awaits(C, 4, Some(90), Some(40))]),
        Act::WriteHeaders,
        // A deadline removed, and an earlier one.
        Act::Commit(vec![awaits(A, 6, None, Some(60)), awaits(C, 5, Some(80), Some(50)), plain(B, 4)]),
        Act::Commit(vec![ends, plain(C, 6)]),
        Act::Commit(vec![awaits(A, 7, Some(700), Some(70)), plain(D, 2), awaits(D, 3, Some(30), None)]),
        Act::WriteRecords,
        Act::Commit(vec![awaits(A, 8, Some(800), Some(80)), plain(D, 4)]),
        Act::Resume,
        Act::Commit(vec![waits_for_nobody, plain(C, 7)]),
        Act::OpenAgain,
        Act::Commit(vec![plain(A, 10), plain(D, 5)]),
        Act::Close,
    ]
}

/// Ana, who has seats in matches of which some steps are only in the journal, becomes Bia. The matches go on.
pub(super) fn merge_plan() -> Vec<Act> {
    vec![
        Act::CreateUser(ANA),
        Act::CreateUser(BIA),
        Act::SetUp(Box::new(new(A, TableStatus::Running))),
        Act::SetUp(Box::new(new(B, TableStatus::Over))),
        Act::Commit(vec![awaits(A, 2, Some(200), Some(20))]),
        Act::Merge,
        Act::Commit(vec![plain(A, 4)]),
    ]
}

fn new(id: MatchId, status: TableStatus) -> NewMatch {
    let mut new = table(&[user_seat(ANA), bot()]);
    new.row.id = id;
    new.row.table.status = status;
    new.row.rematch_of = (id == D).then_some(B);
    new
}

/// A step with content that no other step has.
fn plain(id: MatchId, version: u64) -> StepWrite {
    let mut write = step(id, version);
    write.step.events = format!("[\"{id}\", {version}]");
    write
}

/// A step after which seat 0 is awaited, with a deadline.
fn awaits(id: MatchId, version: u64, deadline: Option<Millis>, since: Option<Millis>) -> StepWrite {
    let later = |millis: Millis| START + millis;
    StepWrite {
        deadline: deadline.map(later),
        seats: SeatsWrite::Awaited(vec![since.map(later), None]),
        ..plain(id, version)
    }
}

/// The state at first and after each act.
pub(super) fn states(acts: &[Act]) -> Vec<State> {
    let mut states = vec![State::new()];
    for act in acts {
        let mut state = states.last().unwrap().clone();
        act.apply(&mut state);
        states.push(state);
    }
    states
}

pub(super) fn is_running(stored: &StoredMatch) -> bool {
    stored.row.table.status == TableStatus::Running
}

/// Whether the match is listed as waiting for a user.
pub(super) fn awaits_user(stored: &StoredMatch) -> bool {
    stored.seats.iter().any(|seat| seat.assignment.user().is_some() && seat.awaited_since.is_some())
}

/// The request with which something is made.
fn request(makes: Uuid) -> KeyedRequest {
    KeyedRequest { key: [makes.as_bytes()[15]; 32], asker: None, content: [0; 32], at: START }
}

/// Checks that every request has made what it asks for, or is not kept.
pub(super) async fn check_requests(store: &dyn Store, acts: &[Act], when: &str) {
    for act in acts {
        let (makes, is_made) = match act {
            Act::CreateUser(id) => (id.0, store.names(&[*id]).await.unwrap()[id].is_some()),
            Act::SetUp(new) => (new.row.id.0, store.header(new.row.id).await.unwrap().is_some()),
            _ => continue,
        };
        let made = store.made(&request(makes), None).await.unwrap();
        assert_eq!(made.map(|made| made.id), is_made.then_some(Some(makes)), "{when}, {act:?}");
    }
}

/// The session of a user.
fn session(user: UserId) -> [u8; 32] {
    [user.0.as_bytes()[15]; 32]
}

impl Act {
    pub(super) async fn carry_out(&self, store: &dyn Store) {
        match self {
            Self::CreateUser(id) => {
                let row = UserRow { id: *id, name: "Ana".to_owned(), created: START };
                let (session, session_ends) = (session(*id), START + 1_000);
                let request = Some(&request(id.0));
                let new =
                    NewUser { row: &row, session, session_ends, method: None, invitation: None, request };
                assert_eq!(store.make_user(&new).await.unwrap(), UserMade::Made);
            }
            Self::Merge => {
                assert!(store.merge(session(ANA), session(BIA), &clock(MERGED)).await.unwrap().is_some());
            }
            Self::SetUp(new) => {
                store.create_for((**new).clone(), Some(&request(new.row.id.0))).await.unwrap();
            }
            Self::Commit(steps) => {
                assert!(store.commit(steps).await.unwrap().iter().all(Result::is_ok));
            }
            Self::WriteHeaders => drop(store.next_deadline().await.unwrap()),
            Self::WriteRecords => {
                store.list(&Filter { played: true, limit: 9, ..Filter::default() }).await.unwrap();
            }
            Self::Resume => {
                store.heartbeat(START).await.unwrap();
                let back = START + u64::try_from(AWAY.as_millis()).unwrap();
                assert_eq!(store.resume(back, Duration::ZERO).await.unwrap(), Some(AWAY));
            }
            Self::OpenAgain => {}
            Self::Close => store.close().await,
        }
    }

    fn apply(&self, state: &mut State) {
        match self {
            Self::SetUp(new) => {
                state.insert(new.row.id, stored(new));
            }
            Self::Commit(steps) => {
                for write in steps {
                    apply_step(state.get_mut(&write.id).unwrap(), write);
                    state.extend(write.next.iter().map(|next| (next.row.id, stored(next))));
                }
            }
            Self::Resume => {
                let later = |at: Millis| at + u64::try_from(AWAY.as_millis()).unwrap();
                for stored in state.values_mut().filter(|stored| is_running(stored)) {
                    stored.row.deadline = stored.row.deadline.map(later);
                    stored.row.given_back = later(stored.row.given_back);
                    for seat in &mut stored.seats {
                        seat.awaited_since = seat.awaited_since.map(later);
                    }
                }
            }
            Self::Merge => {
                for stored in state.values_mut() {
                    let seat =
                        stored.seats.iter().find(|seat| seat.assignment.user() == Some(ANA)).unwrap().seat;
                    *stored = merged(stored.clone(), seat, BIA, MERGED);
                }
            }
            Self::CreateUser(_) | Self::WriteHeaders | Self::WriteRecords | Self::OpenAgain | Self::Close => {
            }
        }
    }

    /// The minimum number of writing statements of an act.
    pub(super) fn least_statements(&self, in_file: bool) -> usize {
        match self {
            Self::CreateUser(_) => 3,
            // Locks, steps, headers, seats, lists, notices, vacations, sessions, the merge and its entries.
            Self::Merge => 20,
            // Header, seats, first step and the request.
            Self::SetUp(_) => 4,
            Self::Commit(_) | Self::Resume | Self::OpenAgain => 1,
            // Postgres has no journal to move.
            Self::WriteHeaders | Self::WriteRecords | Self::Close => usize::from(in_file),
        }
    }
}
