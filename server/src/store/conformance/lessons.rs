//! Lessons, and the hints that users have seen.

use super::fixtures::{START, bot, by_host, changes, new_user, set_up, user_seat};
use crate::store::lessons::MAX_HINTS;
use crate::store::{Filter, HostWrite, Store, TableChanges};
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
    assert_eq!(store.waiting_for(&[ana]).await.unwrap(), [[]]);
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

pub(super) async fn seen_hints_are_kept_until_a_user_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let names = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    store.add_seen_hints(ana, "dogs", &names(&["drive", "aim"])).await.unwrap();
    store.add_seen_hints(ana, "dogs", &names(&["drive"])).await.unwrap();
    store.add_seen_hints(bia, "dogs", &names(&["enter"])).await.unwrap();
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap(), ["aim", "drive"]);
    assert_eq!(store.seen_hints(ana, "draftosaurus").await.unwrap(), names(&[]));
    let many: Vec<String> = (0..2 * MAX_HINTS).map(|n| format!("hint-{n}")).collect();
    store.add_seen_hints(ana, "dogs", &many).await.unwrap();
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap().len(), MAX_HINTS as usize);
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(store.seen_hints(ana, "dogs").await.unwrap(), names(&[]));
    assert_eq!(store.seen_hints(bia, "dogs").await.unwrap(), ["enter"]);
}
