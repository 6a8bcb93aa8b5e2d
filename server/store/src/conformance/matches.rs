//! Matches: creating, committing and loading.

use super::chat::{line, store_lines};
use super::fixtures::{
    START, bot, branch, changes, commit, load, new_user, request, seats, set_up, step, stored, table,
    user_seat,
};
use crate::{
    Chat, CommitError, MatchHeader, MatchResult, RoomData, SeatAssignment, SeatsWrite, Snapshot, StepKind,
    StepWrite, Store, StoreError, StoredMatch, TableChanges,
};
use protocol::{Level, MatchId, Pace, TableStatus};
use records::SEVERAL_RULES;
use serde_json::json;

pub(super) async fn a_match_is_loaded_as_it_was_written(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let before = set_up(store, &[bot()], |_| {}).await;
    let [beginner, easy] = [Level::Beginner, Level::Easy].map(|level| SeatAssignment::Bot { level });
    let assignments = [user_seat(ana), SeatAssignment::Empty, beginner, easy, bot()];
    let mut new = table(&assignments);
    new.row.rematch_of = Some(before);
    new.row.deadline = Some(START + 5);
    new.row.rules = 4;
    new.row.seed.0 = std::array::from_fn(|i| u8::try_from(i * 8).unwrap());
    let options = json!({"zebra": true, "apples": 3, "mode": "long", "list": [1, {"b": 2, "a": 1}]});
    new.row.table = TableChanges {
        status: TableStatus::Gathering,
        options: options.as_object().unwrap().clone(),
        pace: Pace::Live { minutes: 3 },
        open: false,
    };
    new.seats[0].awaited_since = Some(START);
    // Unsorted keys, spaces and escapes: the store must not normalize any of it.
    new.steps[0].events = r#"[ {"z":1, "a":"é\u00e9\\\"","a2":1.50} ,{"b":[ ]}]"#.to_owned();
    new.steps[0].table = r#"[{"what":"sat","seat":0,"name":"犬"}]"#.to_owned();
    store.create(new.clone()).await.unwrap();

    let mut action = step(new.row.id, 2);
    action.step.user = Some(ana);
    action.step.request = Some(request("a-1_B"));
    action.step.action = Some(r#"{"do":"place","a":{"y":1,"x":0}}"#.to_owned());
    let mut undo = step(new.row.id, 3);
    undo.step.kind = StepKind::Undo;
    undo.step.undoes = Some(2);
    undo.step.action = None;
    undo.step.fixed = true;
    let steps = vec![new.steps[0].clone(), action.step.clone(), undo.step.clone()];
    commit(store, action).await;
    commit(store, undo).await;

    let mut row = new.row;
    row.version = 3;
    row.touched = START + 3;
    row.deadline = None;
    let header = MatchHeader { row: row.clone(), seats: new.seats.clone() };
    assert_eq!(store.header(row.id).await.unwrap(), Some(header));
    assert_eq!(load(store, row.id).await, StoredMatch { row, seats: new.seats, steps });
}

pub(super) async fn a_branch_is_loaded_with_all_that_it_has_copied(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let origin = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    let mut new = branch(&[user_seat(ana), bot()], origin, 1_203);
    new.row.table.status = TableStatus::Gathering;
    store.create(new.clone()).await.unwrap();
    let loaded = load(store, new.row.id).await;
    assert_eq!(loaded, stored(&new));
    assert_eq!(loaded.steps.len(), 1_203);
    let next = step(new.row.id, 1_204);
    commit(store, next.clone()).await;
    assert_eq!(store.version(new.row.id).await.unwrap(), Some(1_204));
    let since = store.load_since(new.row.id, 1_202).await.unwrap().unwrap();
    assert_eq!(since.steps, [new.steps[1_202].clone(), next.step]);
}

pub(super) async fn an_unknown_match_is_none(store: &dyn Store) {
    assert_eq!(store.load(MatchId::new()).await.unwrap(), None);
    assert_eq!(store.header(MatchId::new()).await.unwrap(), None);
    assert_eq!(store.version(MatchId::new()).await.unwrap(), None);
}

pub(super) async fn a_match_is_set_up_once(store: &dyn Store) {
    let new = table(&[bot(), bot()]);
    store.create(new.clone()).await.unwrap();
    let mut again = new.clone();
    again.row.game = "other".to_owned();
    assert!(matches!(store.create(again).await, Err(StoreError::Refused(_))));
    assert_eq!(load(store, new.row.id).await.row, new.row);
}

pub(super) async fn a_failed_setup_leaves_nothing(store: &dyn Store) {
    let nobody = protocol::UserId::new();
    let new = table(&[bot(), user_seat(nobody)]);
    let id = new.row.id;
    assert!(matches!(store.create(new).await, Err(StoreError::Refused(_))));
    assert_eq!(store.load(id).await.unwrap(), None);
}

pub(super) async fn a_step_updates_the_header(store: &dyn Store) {
    let id = set_up(store, &[bot(), bot()], |new| new.row.table.status = TableStatus::Gathering).await;

    let mut start = step(id, 2);
    start.deadline = Some(START + 900);
    let options = json!({"long": true}).as_object().unwrap().clone();
    let running = TableChanges {
        status: TableStatus::Running,
        options,
        pace: Pace::Days { days: 2, no_vacation: false },
        open: false,
    };
    start.table = Some(running.clone());
    commit(store, start).await;
    let row = load(store, id).await.row;
    assert_eq!((row.version, row.touched, row.deadline), (2, START + 2, Some(START + 900)));
    assert_eq!(row.table, running);
    assert_eq!(store.version(id).await.unwrap(), Some(2));

    // Header values that a step does not contain stay unchanged, except the deadline, which every step contains.
    commit(store, step(id, 3)).await;
    let row = load(store, id).await.row;
    assert_eq!((row.version, row.deadline, row.result), (3, None, None));
    assert_eq!(row.table, running);

    let mut last = step(id, 4);
    last.table = Some(changes(TableStatus::Over));
    let result =
        MatchResult { places: [(0, 2), (1, 1)].into(), points: [(0, -3), (1, 40)].into(), policies: None };
    last.result = Some(result.clone());
    commit(store, last).await;
    let row = load(store, id).await.row;
    assert_eq!((row.table.status, row.result), (TableStatus::Over, Some(result)));
}

pub(super) async fn a_step_changes_the_rules(store: &dyn Store) {
    let id = set_up(store, &[bot(), bot()], |new| new.row.rules = 3).await;
    let change = StepWrite { rules: Some(SEVERAL_RULES), ..step(id, 3) };
    // In the same batch, no step is accepted after the one that changes the header.
    let answers = store.commit(&[step(id, 2), change.clone(), step(id, 4)]).await.unwrap();
    assert_eq!(answers, [Ok(()), Ok(()), Err(CommitError::Conflict)]);
    assert_eq!(load(store, id).await.row.rules, SEVERAL_RULES);
    commit(store, step(id, 4)).await;
    let stored = load(store, id).await;
    assert_eq!((stored.row.rules, stored.row.version, stored.steps.len()), (SEVERAL_RULES, 4, 4));

    // A step that is refused changes nothing.
    let other = set_up(store, &[bot(), bot()], |new| new.row.rules = 3).await;
    let late = StepWrite { id: other, ..change };
    assert_eq!(store.commit(&[late]).await.unwrap(), [Err(CommitError::Conflict)]);
    commit(store, step(other, 2)).await;
    assert_eq!(load(store, other).await.row.rules, 3);
}

pub(super) async fn a_step_changes_the_seats(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana), SeatAssignment::Empty], |_| {}).await;
    let check = async |version, now: &[SeatAssignment], awaited: &[Option<u64>]| {
        let mut seats = seats(now);
        for (seat, since) in seats.iter_mut().zip(awaited) {
            seat.awaited_since = *since;
        }
        let mut write = step(id, version);
        write.seats = SeatsWrite::All(seats.clone());
        commit(store, write).await;
        assert_eq!(load(store, id).await.seats, seats);
    };
    let stand_in = SeatAssignment::User { user: ana, stand_in: true };
    check(2, &[user_seat(ana), bot(), bot(), SeatAssignment::Empty], &[None; 4]).await;
    check(3, &[stand_in, SeatAssignment::Bot { level: Level::Easy }], &[Some(1), Some(2)]).await;
    check(4, &[SeatAssignment::Empty, user_seat(ana)], &[None, Some(2)]).await;
    // A step without seats does not change them.
    let before = load(store, id).await.seats;
    commit(store, step(id, 5)).await;
    assert_eq!(load(store, id).await.seats, before);
}

pub(super) async fn only_new_steps_are_loaded(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    for version in 2..=5 {
        commit(store, step(id, version)).await;
    }
    let whole = load(store, id).await;
    for known in 0..=5 {
        let new = store.load_since(id, known).await.unwrap().unwrap();
        assert_eq!((&new.row, &new.seats), (&whole.row, &whole.seats));
        assert_eq!(new.steps, whole.steps[usize::try_from(known).unwrap()..]);
    }
    assert!(store.load_since(MatchId::new(), 3).await.unwrap().is_none());
}

pub(super) async fn latest_loads_what_a_room_needs(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana), SeatAssignment::Empty], |_| {}).await;
    let latest = async || store.load_for_room(id, "one", 2).await.unwrap().unwrap();
    let alone = RoomData {
        stored: load(store, id).await,
        snapshot: None,
        chat: Chat::default(),
        openings: [(ana, START)].into(),
    };
    assert_eq!(latest().await, alone, "most matches have neither snapshot nor chat");

    for version in 2..=5 {
        commit(store, step(id, version)).await;
    }
    let said = ["one", "two", "three"].map(|text| line(id, ana, text, START, None, text));
    store_lines(store, &said).await;
    let whole = load(store, id).await;
    let RoomData { stored, snapshot, chat, .. } = latest().await;
    assert_eq!((stored, snapshot), (whole.clone(), None));
    assert!(chat.lines.iter().map(|line| line.text.as_str()).eq(["two", "three"]));

    let taken = Snapshot { version: 4, build: "one".to_owned(), text: "{}".to_owned() };
    store.keep_snapshot(id, &taken).await.unwrap();
    let RoomData { stored, snapshot, .. } = latest().await;
    assert_eq!(snapshot, Some(taken));
    assert_eq!((stored.row, stored.seats), (whole.row.clone(), whole.seats.clone()));
    assert_eq!(
        stored.steps,
        whole.steps[3..],
        "the step of the snapshot is included, so that the room can check it"
    );

    let other = store.load_for_room(id, "two", 2).await.unwrap().unwrap();
    assert_eq!((other.stored, other.snapshot), (whole, None), "another build replays all steps");
}

pub(super) async fn the_latest_snapshot_is_kept_while_a_match_runs(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    let taken = |version, build: &str| {
        let text = format!(r#"{{"of":{version}}}"#);
        Snapshot { version, build: build.to_owned(), text }
    };
    let kept = async |build| store.load_for_room(id, build, 0).await.unwrap().unwrap().snapshot;
    let keep = async |snapshot| store.keep_snapshot(id, &snapshot).await.unwrap();
    assert_eq!(kept("one").await, None);
    keep(taken(7, "one")).await;
    keep(taken(9, "one")).await;
    keep(taken(8, "one")).await;
    assert_eq!(kept("one").await, Some(taken(9, "one")));
    assert_eq!(kept("two").await, None, "another build cannot read it");
    keep(taken(5, "two")).await;
    assert_eq!((kept("one").await, kept("two").await), (None, Some(taken(5, "two"))));
    keep(taken(6, "two")).await;
    assert_eq!(kept("two").await, Some(taken(6, "two")));
    let mut last = step(id, 2);
    last.table = Some(changes(TableStatus::Over));
    commit(store, last).await;
    assert_eq!(kept("two").await, None, "an ended match has no snapshot");
    keep(taken(7, "two")).await;
    assert_eq!(kept("two").await, None, "a snapshot of an ended match is not stored");
    keep_unknown(store, &taken(1, "one")).await;
}

async fn keep_unknown(store: &dyn Store, snapshot: &Snapshot) {
    let nowhere = MatchId::new();
    store.keep_snapshot(nowhere, snapshot).await.unwrap();
    assert_eq!(store.load_for_room(nowhere, "one", 0).await.unwrap(), None);
}
