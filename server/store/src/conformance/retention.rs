//! What nobody comes back to.

use super::chat::{line, store_lines};
use super::fixtures::{
    START, bot, branch, by_host, changes, commit, load, new_user, set_up, step, token, user_seat,
};
use super::notes::{note, write};
use super::reviews::{begin, review};
use crate::lessons::SeenByUser;
use crate::notes::NoteWritten;
use crate::retention::{Held, HeldKind, Retention};
use crate::{
    Filter, HostWrite, Lease, Millis, SeatAssignment, ServerId, StepKind, StepWrite, Store, UserRow, Visit,
};
use protocol::{MatchId, TableStatus, UserId};
use records::BranchOf;

pub(super) const DAY: Millis = 86_400_000;

/// Tables that have not begun are kept for 14 days, leagues for 90, lessons for 30, and matches are listed for a year.
pub(super) fn rules(now: Millis) -> Retention {
    Retention {
        now,
        unstarted_since: Some(now - 14 * DAY),
        lessons_since: Some(now - 30 * DAY),
        unvisited_since: Some(now - 365 * DAY),
        leagues_since: Some(now - 90 * DAY),
        guests_before: Some(now - DAY),
    }
}

/// Deletes what is left at `now`, as the server does. Returns how many matches it was.
pub(super) async fn sweep(store: &dyn Store, now: Millis) -> u64 {
    let left = store.left_matches(&rules(now), 100).await.unwrap();
    let deleted = store.delete_left_matches(&left, &rules(now)).await.unwrap();
    assert_eq!(deleted, left.len() as u64);
    deleted
}

async fn exists(store: &dyn Store, id: MatchId) -> bool {
    store.header(id).await.unwrap().is_some()
}

async fn unstarted(store: &dyn Store, host: UserId, open: bool) -> MatchId {
    set_up(store, &[user_seat(host), SeatAssignment::Empty], |new| {
        new.row.table = changes(TableStatus::Gathering);
        new.row.table.open = open;
    })
    .await
}

async fn open(store: &dyn Store, user: UserId, id: MatchId, at: Millis) {
    store.record_openings(&[Visit { user, id, at }]).await.unwrap();
}

pub(super) async fn a_table_that_never_began_is_deleted_when_nobody_opens_it(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (listed, private, opened, looked_at, closed) = (
        unstarted(store, ana, true).await,
        unstarted(store, ana, false).await,
        unstarted(store, ana, true).await,
        unstarted(store, ana, true).await,
        unstarted(store, ana, true).await,
    );
    let close = changes(TableStatus::Abandoned);
    let step = StepWrite { table: Some(close), ..table_step(closed, 2, START + 1) };
    commit(store, step).await;
    open(store, ana, opened, START + DAY).await;
    open(store, bia, looked_at, START + 20 * DAY).await;
    store.watched(&[Visit { user: bia, id: looked_at, at: START + 20 * DAY }]).await.unwrap();

    assert_eq!(sweep(store, START + 14 * DAY).await, 0);
    assert_eq!(sweep(store, START + 14 * DAY + 1).await, 3, "a visit of who has no seat does not count");
    assert!(!exists(store, listed).await && !exists(store, private).await && !exists(store, looked_at).await);
    assert_eq!(sweep(store, START + 15 * DAY).await, 1);
    assert!(!exists(store, closed).await, "it was closed before it began");
    assert!(exists(store, opened).await);
    open(store, ana, opened, START + 2).await;
    assert_eq!(sweep(store, START + 15 * DAY).await, 0, "the latest opening counts");

    // A server that has it loaded holds it.
    let later = START + 15 * DAY + 1;
    let server = ServerId::new_v4();
    let leases = store.lease(&[opened], server, later, later + 10).await.unwrap();
    if leases != [(opened, Lease::Sole)] {
        assert_eq!(sweep(store, later).await, 0);
        store.release(opened, server).await.unwrap();
    }
    // Somebody comes back between the search and the deletion.
    let left = store.left_matches(&rules(later), 100).await.unwrap();
    assert_eq!(left, [opened]);
    open(store, ana, opened, later).await;
    assert_eq!(store.delete_left_matches(&left, &rules(later)).await.unwrap(), 0);
    assert!(exists(store, opened).await);
}

fn table_step(id: MatchId, version: u64, at: Millis) -> StepWrite {
    let mut write = step(id, version);
    (write.step.kind, write.step.action, write.step.at) = (StepKind::Table, None, at);
    write
}

pub(super) async fn a_match_in_which_a_step_was_made_is_never_deleted(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let (played, begun) = (unstarted(store, ana, true).await, unstarted(store, ana, true).await);
    commit(store, step(played, 2)).await;
    let over = StepWrite { table: Some(changes(TableStatus::Abandoned)), ..table_step(played, 3, START + 3) };
    commit(store, over).await;
    // The cards are dealt with the start, so it is a step of the game.
    let mut start =
        StepWrite { table: Some(changes(TableStatus::Running)), ..table_step(begun, 2, START + 2) };
    start.step.events = r#"[{"what":"dealt"}]"#.to_owned();
    commit(store, start).await;
    let over = StepWrite { table: Some(changes(TableStatus::Abandoned)), ..table_step(begun, 3, START + 3) };
    commit(store, over).await;
    assert_eq!(sweep(store, START + 4_000 * DAY).await, 0);
    assert!(exists(store, played).await && exists(store, begun).await);
}

pub(super) async fn a_lesson_is_deleted_and_remembered(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let lesson = set_up(store, &[user_seat(ana), bot()], |new| {
        new.row.lesson = true;
        new.row.table.open = false;
    })
    .await;
    let mut played = step(lesson, 2);
    played.step.at = START + DAY;
    commit(store, played).await;
    let game = store.header(lesson).await.unwrap().unwrap().row.game;
    assert_eq!(sweep(store, START + 31 * DAY).await, 0);
    assert_eq!(sweep(store, START + 31 * DAY + 1).await, 1);
    assert!(!exists(store, lesson).await);
    assert_eq!(store.unfinished_lesson(ana, &game).await.unwrap(), None);
    assert!(store.has_lesson(ana, &game).await.unwrap(), "it is not offered again");
    assert_eq!(store.seen_hints(ana, &game).await.unwrap(), SeenByUser::default());
}

pub(super) async fn all_that_belongs_to_a_table_goes_with_it(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = unstarted(store, ana, true).await;
    store_lines(store, &[line(id, ana, "hello", START, Some(0), "hello")]).await;
    store.watched(&[Visit { user: bia, id, at: START }]).await.unwrap();
    store.record_presence(id, ServerId::new_v4(), &[0].into(), START + 5).await.unwrap();
    assert_eq!(write(store, id, ana, &note(1, "a", true)).await, NoteWritten::Done);
    let begun = review(id, bia, 1);
    begin(store, &begun, START).await;
    let next = set_up(store, &[user_seat(ana)], |new| new.row.rematch_of = Some(id)).await;
    let branch = branch(&[user_seat(ana)], id, 3);
    store.create(branch.clone()).await.unwrap();
    assert_eq!(sweep(store, START + 15 * DAY).await, 1);
    assert!(!exists(store, id).await);
    assert_eq!(store.load(next).await.unwrap().unwrap().row.rematch_of, None);
    assert_eq!(load(store, branch.row.id).await.row.branch_of, Some(BranchOf { origin: None, at: 3 }));
    assert_eq!(store.chat(id, 10).await.unwrap().lines, []);
    assert_eq!(store.notes(id, ana).await.unwrap(), []);
    assert_eq!(store.review(begun.id).await.unwrap(), None);
    // What comes too late finds nothing.
    assert!(store.commit(&[table_step(id, 2, START)]).await.unwrap()[0].is_err());
}

pub(super) async fn a_branch_without_a_step_of_its_own_goes_like_a_table_that_did_not_begin(
    store: &dyn Store,
) {
    let ana = new_user(store, "Ana").await;
    let origin = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    let [left, closed, played] =
        [TableStatus::Gathering, TableStatus::Running, TableStatus::Running].map(|status| {
            let mut branch = branch(&[user_seat(ana), bot()], origin, 5);
            branch.row.table.status = status;
            branch
        });
    for new in [&left, &closed, &played] {
        store.create(new.clone()).await.unwrap();
    }
    commit(store, step(played.row.id, 6)).await;
    for (id, version) in [(closed.row.id, 6), (played.row.id, 7)] {
        let abandoned =
            StepWrite { table: Some(changes(TableStatus::Abandoned)), ..table_step(id, version, START) };
        commit(store, abandoned).await;
    }
    let ended =
        Filter { statuses: vec![TableStatus::Abandoned], played: true, limit: 9, ..Filter::default() };
    let listed: Vec<MatchId> = store.list(&ended).await.unwrap().iter().map(|entry| entry.room).collect();
    assert!(listed.contains(&played.row.id) && !listed.contains(&closed.row.id));
    assert_eq!(sweep(store, START + 15 * DAY).await, 2);
    let mut are_there = Vec::new();
    for new in [left, closed, played] {
        are_there.push(exists(store, new.row.id).await);
    }
    assert_eq!(are_there, [false, false, true]);
}

async fn guest(store: &dyn Store, name: &str) -> UserId {
    let id = UserId::new();
    let row = UserRow { id, name: name.to_owned(), created: START };
    store.create_user(&row, token(id), START + 2 * DAY).await.unwrap();
    id
}

pub(super) async fn a_guest_who_holds_nothing_is_deleted(store: &dyn Store) {
    let ana = guest(store, "Ana").await;
    store.add_seen_hints(ana, "dogs", SeenByUser { hints: Vec::new(), no_more: true }).await.unwrap();
    let id = set_up(store, &[bot()], |_| {}).await;
    store.watched(&[Visit { user: ana, id, at: START }]).await.unwrap();
    assert_eq!(
        store.delete_empty_guests(&rules(START + 2 * DAY - 1)).await.unwrap(),
        0,
        "the session goes on"
    );
    assert_eq!(store.delete_empty_guests(&rules(START + 2 * DAY)).await.unwrap(), 1);
    assert_eq!(store.find_users("Ana", 10).await.unwrap(), []);
    assert_eq!(store.names(&[ana]).await.unwrap(), [(ana, None)].into());
    assert_eq!(
        store.delete_empty_guests(&Retention { now: START + 2 * DAY, ..Retention::default() }).await.unwrap(),
        0
    );
}

pub(super) async fn what_somebody_holds_keeps_them(store: &dyn Store) {
    let (seated, chatty, banned) =
        (guest(store, "Ana").await, guest(store, "Bia").await, guest(store, "Caio").await);
    let id = set_up(store, &[user_seat(seated)], |_| {}).await;
    store_lines(store, &[line(id, chatty, "hello", START, None, "hello")]).await;
    by_host(store, HostWrite::Ban { user: banned, until: START + 50 * DAY }).await;
    assert_eq!(store.delete_empty_guests(&rules(START + 49 * DAY)).await.unwrap(), 0);
    assert_eq!(store.delete_empty_guests(&rules(START + 50 * DAY)).await.unwrap(), 1, "the ban is over");
    for user in [seated, chatty] {
        assert_eq!(store.find_users(&user.to_string(), 1).await.unwrap().len(), 1);
    }
}

pub(super) async fn a_match_that_nobody_opens_leaves_the_lists_until_a_player_does(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    let timed = set_up(store, &[user_seat(ana)], |new| new.row.deadline = Some(START + 9)).await;
    let listed = async |now: Millis| {
        let unvisited_since = rules(now).unvisited_since;
        let filter = Filter { unvisited_since, limit: 9, ..Filter::default() };
        let found: Vec<MatchId> =
            store.list(&filter).await.unwrap().into_iter().map(|entry| entry.room).collect();
        found.contains(&id)
    };
    assert!(listed(START + 365 * DAY).await);
    assert!(!listed(START + 365 * DAY + 1).await);
    open(store, bia, id, START + 400 * DAY).await;
    assert!(listed(START + 401 * DAY).await);
    assert!(exists(store, timed).await);
}

pub(super) async fn what_is_held_is_counted(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    unstarted(store, ana, true).await;
    set_up(store, &[user_seat(ana)], |new| new.row.lesson = true).await;
    set_up(store, &[user_seat(ana)], |_| {}).await;
    let held = store.held(&rules(START + 366 * DAY)).await.unwrap();
    let one = HeldKind { count: 1, oldest: Some(START) };
    assert_eq!(
        held,
        Held { unstarted: one, lessons: one, leagues: 0, hidden: 1, guests: 1 },
        "{bia} holds nothing"
    );
}
