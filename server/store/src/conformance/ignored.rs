//! Whose chat users do not want to see.

use super::chat::line;
use super::fixtures::{START, by_host, clock, new_user, set_up, token, user_seat};
use super::notices::browser;
use crate::notices::{NoticeScope, NoticeSettings};
use crate::{HostWrite, Store};
use protocol::{NoticeChannels, UserId};

/// Whom a user has ignored.
async fn ignored(store: &dyn Store, user: UserId) -> Vec<UserId> {
    store.ignored(user).await.unwrap()
}

pub(super) async fn somebody_is_ignored_until_the_user_undoes_it(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    for _ in 0..2 {
        assert!(store.ignore(ana, bia, 1).await.unwrap());
    }
    assert!(!store.ignore(ana, caio, 1).await.unwrap(), "one more than allowed");
    assert!(store.ignore(ana, ana, 1).await.unwrap());
    assert_eq!(ignored(store, ana).await, [bia]);
    assert_eq!(ignored(store, bia).await, [], "it holds for one of the two");
    store.stop_ignoring(ana, bia).await.unwrap();
    assert_eq!(ignored(store, ana).await, []);
}

pub(super) async fn those_who_may_have_written_at_a_table_are_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    store.add_chat_lines(&[line(id, bia, "a", START, None, "hello")]).await.unwrap();
    let found = store.people_at(id).await.unwrap();
    assert!(found.contains(&ana) && found.contains(&bia) && !found.contains(&caio), "{found:?}");
}

pub(super) async fn nothing_of_ignoring_is_left_when_one_of_the_two_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    for (user, other) in [(ana, bia), (bia, caio), (ana, caio)] {
        assert!(store.ignore(user, other, 9).await.unwrap());
    }
    by_host(store, HostWrite::Erase { user: bia }).await;
    assert_eq!(ignored(store, ana).await, [caio]);
    assert_eq!(ignored(store, bia).await, []);
    assert!(store.ignore(ana, bia, 9).await.unwrap());
    assert_eq!(ignored(store, ana).await, [caio], "nothing is kept about somebody erased");
}

pub(super) async fn ignoring_comes_along_with_a_guest(store: &dyn Store) {
    let (guest, ana, bia) =
        (new_user(store, "Guest").await, new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    for (user, other) in [(guest, caio), (guest, ana), (bia, guest)] {
        assert!(store.ignore(user, other, 9).await.unwrap());
    }
    assert!(store.merge(token(guest), token(ana), &clock(START)).await.unwrap().is_some());
    assert_eq!(ignored(store, ana).await, [caio], "but not herself");
    assert_eq!(ignored(store, guest).await, []);
    // At a table where both sat the guest is a person of their own, with earlier lines.
    let mut both = [guest, ana];
    both.sort();
    assert_eq!(ignored(store, bia).await, both);
    // Undone by either of the two, and done again.
    store.stop_ignoring(bia, guest).await.unwrap();
    assert_eq!(ignored(store, bia).await, []);
    assert!(store.ignore(bia, guest, 1).await.unwrap(), "it counts as one person");
    assert_eq!(ignored(store, bia).await, both);
}

pub(super) async fn nobody_is_told_of_lines_of_those_whom_they_ignore(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    let mut settings = NoticeSettings::default();
    settings.kinds.somebody_wrote = NoticeChannels::all(true);
    store.keep_notice_settings(ana, &settings).await.unwrap();
    store.add_notice_target(&browser(ana, "1"), 9).await.unwrap();
    store.add_chat_lines(&[line(id, bia, "a", START + 1, None, "hello")]).await.unwrap();
    let latest = async || {
        let scope = NoticeScope::Tables(vec![id]);
        let found = store.notice_candidates(&scope, START + 3_600_000, 9).await.unwrap();
        found.first().and_then(|candidate| candidate.latest_line)
    };
    assert_eq!(latest().await, Some(1));
    assert!(store.ignore(ana, bia, 9).await.unwrap());
    assert_eq!(latest().await, None);
    store.stop_ignoring(ana, bia).await.unwrap();
    assert_eq!(latest().await, Some(1));
}
