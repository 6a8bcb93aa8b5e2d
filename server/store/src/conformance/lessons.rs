//! Lessons, and the hints that users have seen.

use super::fixtures::{START, bot, by_host, changes, new_user, set_up, user_seat};
use crate::lessons::{MAX_HINTS, SeenByUser};
use crate::{Filter, HostWrite, Store, TableChanges};
use protocol::{MatchId, TableStatus, UserId};

async fn lesson(store: &dyn Store, learner: UserId, status: TableStatus) -> MatchId {
    set_up(store, &[user_seat(learner), bot()], |new| {
        new.row.lesson = true;
        new.row.table = TableChanges { open: false, ..changes(status) };
        new.seats[0].awaited_since = Some(START);
    })
    .await
}

pub(super) async fn a_lesson_is_in_no_list(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for status in [TableStatus::Running, TableStatus::Over] {
        lesson(store, ana, status).await;
    }
    let own = Filter { requester: Some(ana), limit: 100, ..Filter::default() };
    assert_eq!(store.list(&own).await.unwrap(), []);
    assert_eq!(store.list(&Filter { seated: Some(ana), ..own }).await.unwrap(), []);
    assert_eq!(store.waiting_for(&[ana]).await.unwrap().tables, [[]]);
}

pub(super) async fn the_latest_unfinished_lesson_of_a_user_is_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let game = {
        let first = lesson(store, ana, TableStatus::Running).await;
        store.header(first).await.unwrap().unwrap().row.game
    };
    let latest = lesson(store, ana, TableStatus::Running).await;
    lesson(store, ana, TableStatus::Over).await;
    set_up(store, &[user_seat(bia), bot()], |_| {}).await;
    assert_eq!(store.unfinished_lesson(ana, &game).await.unwrap(), Some(latest));
    assert_eq!(store.unfinished_lesson(ana, "another").await.unwrap(), None);
    assert_eq!(store.unfinished_lesson(bia, &game).await.unwrap(), None, "no lesson");
    assert!(store.header(latest).await.unwrap().unwrap().row.lesson);
}

pub(super) async fn the_matches_of_a_game_are_counted_without_its_lessons(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let game = {
        let first = lesson(store, ana, TableStatus::Running).await;
        store.header(first).await.unwrap().unwrap().row.game
    };
    assert_eq!(store.count_matches(ana, &game, 9).await.unwrap(), 0, "a lesson");
    assert!(store.has_lesson(ana, &game).await.unwrap());
    assert!(!store.has_lesson(ana, "another").await.unwrap());
    for status in [TableStatus::Gathering, TableStatus::Running, TableStatus::Over, TableStatus::Abandoned] {
        set_up(store, &[user_seat(bia), bot()], |new| new.row.table = changes(status)).await;
    }
    assert_eq!(store.count_matches(bia, &game, 9).await.unwrap(), 2, "running, and over");
    assert_eq!(store.count_matches(bia, &game, 1).await.unwrap(), 1);
    assert_eq!(store.count_matches(bia, "another", 9).await.unwrap(), 0);
    assert!(!store.has_lesson(bia, &game).await.unwrap());
}

pub(super) async fn seen_hints_are_kept_until_a_user_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let names = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let seen = |all: &[&str]| SeenByUser { hints: names(all), no_more: false };
    store.add_seen_hints(ana, "dogs", seen(&["drive", "aim"])).await.unwrap();
    store.add_seen_hints(ana, "dogs", seen(&["drive"])).await.unwrap();
    store.add_seen_hints(bia, "dogs", seen(&["enter"])).await.unwrap();
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap(), seen(&["aim", "drive"]));
    assert_eq!(store.seen_hints(ana, "draftosaurus").await.unwrap(), seen(&[]));
    let many: Vec<String> = (0..2 * MAX_HINTS).map(|n| format!("hint-{n}")).collect();
    store.add_seen_hints(ana, "dogs", SeenByUser { hints: many, no_more: false }).await.unwrap();
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap().hints.len(), MAX_HINTS as usize);
    store.add_seen_hints(ana, "dogs", SeenByUser { no_more: true, ..seen(&[]) }).await.unwrap();
    let told = store.seen_hints(ana, "dogs").await.unwrap();
    assert!(told.no_more, "also by a user who has seen as many hints as are noted");
    assert_eq!(told.hints.len(), MAX_HINTS as usize);
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap(), seen(&[]));
    assert_eq!(store.seen_hints(bia, "dogs").await.unwrap(), seen(&["enter"]));
}
