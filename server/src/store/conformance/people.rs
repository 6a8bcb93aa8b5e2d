//! People, sessions, links.

use super::tables::{START, load, person, set_up, sits, token};
use crate::store::{PersonRow, Store, StoreError};
use futures_util::future::join_all;
use protocol::UserId;

pub(super) async fn a_person_has_sessions(store: &dyn Store) {
    let row = PersonRow { user: UserId::new(), name: "João 犬".to_owned(), created: START };
    store.create_person(&row, [1; 32], START + 10).await.unwrap();
    assert_eq!(store.session([1; 32], START).await.unwrap(), Some(row.clone()));
    assert_eq!(store.session([2; 32], START).await.unwrap(), None);
    store.add_session(row.user, [2; 32], START + 10).await.unwrap();
    assert_eq!(store.session([2; 32], START).await.unwrap(), Some(row.clone()));
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(store.session([1; 32], START).await.unwrap(), None);
    assert_eq!(store.session([2; 32], START).await.unwrap(), Some(row.clone()));
    // A token that is taken opens nobody else's door, and a failed arrival leaves nothing.
    let other = PersonRow { user: UserId::new(), name: String::new(), created: START };
    let refused = store.create_person(&other, [2; 32], START + 10).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))));
    let refused = store.add_session(other.user, [3; 32], START + 10).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))), "the person must not have been written either");
}

pub(super) async fn sessions_end(store: &dyn Store) {
    let row = PersonRow { user: UserId::new(), name: String::new(), created: START };
    store.create_person(&row, [1; 32], START + 10).await.unwrap();
    assert!(store.session([1; 32], START + 9).await.unwrap().is_some());
    assert!(store.session([1; 32], START + 10).await.unwrap().is_none());
    store.renew_session([1; 32], START + 20).await.unwrap();
    assert!(store.session([1; 32], START + 19).await.unwrap().is_some());
    assert!(store.session([1; 32], START + 20).await.unwrap().is_none());
    // What is not there is neither prolonged nor ended, and that is no failure.
    store.renew_session([9; 32], START + 20).await.unwrap();
    store.end_session([9; 32]).await.unwrap();
    assert!(store.session([9; 32], START).await.unwrap().is_none());
}

pub(super) async fn a_name_changes_but_not_at_the_table(store: &dyn Store) {
    let ana = person(store, "Ana").await;
    let id = set_up(store, &[sits(ana, "Ana")], |_| {}).await;
    store.rename(ana, "Anna").await.unwrap();
    assert_eq!(store.session(token(ana), START).await.unwrap().unwrap().name, "Anna");
    assert_eq!(load(store, id).await.seats[0].sitter, sits(ana, "Ana"));
}

pub(super) async fn a_link_opens_once(store: &dyn Store) {
    let ana = person(store, "Ana").await;
    store.offer_link(ana, [1; 32], START + 10).await.unwrap();
    store.offer_link(ana, [2; 32], START + 10).await.unwrap();
    assert_eq!(store.redeem_link([1; 32], START + 9).await.unwrap(), Some(ana));
    assert_eq!(store.redeem_link([1; 32], START + 9).await.unwrap(), None);
    assert_eq!(store.redeem_link([2; 32], START + 10).await.unwrap(), None, "its time is over");
    assert_eq!(store.redeem_link([3; 32], START).await.unwrap(), None);
}

pub(super) async fn of_many_who_open_a_link_one_gets_in(store: &dyn Store) {
    let ana = person(store, "Ana").await;
    store.offer_link(ana, [1; 32], START + 10).await.unwrap();
    let opened = join_all((0..12).map(|_| store.redeem_link([1; 32], START))).await;
    let got_in = opened.into_iter().filter(|opened| *opened.as_ref().unwrap() == Some(ana));
    assert_eq!(got_in.count(), 1);
}
