//! Analyses of finished matches.

use super::fixtures::{bot, new_user, set_up, user_seat};
use crate::Store;
use crate::analyses::MAX_BYTES;
use protocol::MatchId;

pub(super) async fn an_analysis_is_kept_for_its_build_alone(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let one = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    let two = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    assert_eq!(store.analysis(one, "first").await.unwrap(), None);
    for (id, text) in [(one, "1"), (two, "2"), (one, "3")] {
        store.keep_analysis(id, "first", text).await.unwrap();
    }
    assert_eq!(store.analysis(one, "first").await.unwrap().as_deref(), Some("3"));
    assert_eq!(store.analysis(two, "first").await.unwrap().as_deref(), Some("2"));
    assert_eq!(store.analysis(one, "second").await.unwrap(), None, "of another build");
    store.keep_analysis(one, "second", "4").await.unwrap();
    assert_eq!(store.analysis(one, "second").await.unwrap().as_deref(), Some("4"));
    assert_eq!(store.analysis(two, "first").await.unwrap(), None, "those of other builds are dropped");
}

pub(super) async fn nothing_is_kept_of_a_match_that_is_gone_and_nothing_that_is_too_long(store: &dyn Store) {
    let gone = MatchId::new();
    store.keep_analysis(gone, "first", "1").await.unwrap();
    assert_eq!(store.analysis(gone, "first").await.unwrap(), None);
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    store.keep_analysis(id, "first", &"x".repeat(MAX_BYTES + 1)).await.unwrap();
    assert_eq!(store.analysis(id, "first").await.unwrap(), None);
    store.keep_analysis(id, "first", &"x".repeat(MAX_BYTES)).await.unwrap();
    assert!(store.analysis(id, "first").await.unwrap().is_some());
}
