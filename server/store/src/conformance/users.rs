//! Users, sessions and links.

use super::fixtures::{START, by_host, names_of, new_user, plain, set_up, token, user_seat};
use crate::{HostWrite, NameWritten, SessionFound, SessionRow, Store, StoreError, UserRow};
use futures_util::future::join_all;
use protocol::UserId;
use std::collections::BTreeMap;

pub(super) async fn a_user_has_sessions(store: &dyn Store) {
    let row = UserRow { id: UserId::new(), name: "João 犬".to_owned(), created: START };
    let found = |ends| Some(SessionFound { user: row.clone(), ends, unused: false });
    store.create_user(&row, [1; 32], START + 10).await.unwrap();
    assert_eq!(store.session([1; 32], START).await.unwrap(), found(START + 10));
    assert_eq!(store.session([2; 32], START).await.unwrap(), None);
    store.add_session(row.id, [2; 32], START + 20, START).await.unwrap();
    assert_eq!(store.session([2; 32], START).await.unwrap(), found(START + 20));
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(store.session([1; 32], START).await.unwrap(), None);
    assert_eq!(store.session([2; 32], START).await.unwrap(), found(START + 20));
    // A token that is taken is refused, and a failed creation leaves no user.
    let other = UserRow { id: UserId::new(), name: String::new(), created: START };
    let refused = store.create_user(&other, [2; 32], START + 10).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))));
    let refused = store.add_session(other.id, [3; 32], START + 10, START).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))), "the user must not have been written either");
}

pub(super) async fn sessions_end(store: &dyn Store) {
    let row = UserRow { id: UserId::new(), name: String::new(), created: START };
    store.create_user(&row, [1; 32], START + 10).await.unwrap();
    assert!(store.session([1; 32], START + 9).await.unwrap().is_some());
    assert!(store.session([1; 32], START + 10).await.unwrap().is_none());
    store.renew_session([1; 32], START + 20, START, "Firefox").await.unwrap();
    assert_eq!(store.session([1; 32], START + 19).await.unwrap().map(|found| found.ends), Some(START + 20));
    assert!(store.session([1; 32], START + 20).await.unwrap().is_none());
    // Renewing or ending an unknown session does nothing and is no error.
    store.renew_session([9; 32], START + 20, START, "Firefox").await.unwrap();
    store.end_session([9; 32]).await.unwrap();
    assert!(store.session([9; 32], START).await.unwrap().is_none());
}

pub(super) async fn a_user_lists_and_ends_their_sessions(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    for (session, until) in [(11, 500), (12, 50), (13, 500)] {
        store.add_session(ana, [session; 32], START + until, START).await.unwrap();
    }
    store.renew_session([11; 32], START + 500, START + 20, "Firefox, Linux").await.unwrap();
    store.renew_session([11; 32], START + 500, START + 60, "Firefox, Linux").await.unwrap();
    let known = async |now| store.sessions(ana, START + now).await.unwrap();
    let used = SessionRow {
        token: [11; 32],
        created: Some(START + 20),
        seen: Some(START + 60),
        device: Some("Firefox, Linux".to_owned()),
    };
    let unrecorded = |token| SessionRow { token, created: None, seen: None, device: None };
    let mut unused = [[13; 32], token(ana)].map(unrecorded);
    unused.sort_by_key(|session| session.token);
    assert_eq!(
        known(60).await,
        [std::slice::from_ref(&used), &unused[..]].concat(),
        "the second session has ended"
    );

    let asked = [[11; 32], [12; 32], [99; 32], token(bia)];
    let mut living = store.live_sessions(&asked, START + 60).await.unwrap();
    living.sort();
    assert_eq!(living, {
        let mut wanted = [[11; 32], token(bia)];
        wanted.sort();
        wanted
    });
    assert_eq!(store.live_sessions(&[], START).await.unwrap(), [[0; 32]; 0]);

    assert!(store.offer_link(token(ana), [5; 32], START + 500, None).await.unwrap());
    store.end_sessions(ana, START).await.unwrap();
    assert_eq!(known(0).await, []);
    assert_eq!(store.link([5; 32], START).await.unwrap(), None, "earlier links are revoked");
    assert!(store.session(token(bia), START).await.unwrap().is_some());
}

pub(super) async fn names_are_looked_up(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    assert_eq!(store.rename(ana, "Anna", START).await.unwrap(), NameWritten::Done);
    assert_eq!(store.session(token(ana), START).await.unwrap().unwrap().user.name, "Anna");
    let (anna, unknown) = (Some("Anna".to_owned()), UserId::new());
    let names = [(ana, anna.clone()), (bia, Some("Bia".to_owned())), (unknown, None)].into();
    assert_eq!(names_of(store, &[bia, ana, unknown, ana]).await, names);
    assert_eq!(names_of(store, &[]).await, BTreeMap::new());
    // More than one statement asks for.
    let many: Vec<UserId> = (0..600).map(|_| UserId::new()).chain([ana]).collect();
    let found = names_of(store, &many).await;
    assert_eq!((found.len(), &found[&ana]), (601, &anna));
    // Those at a table: with a seat, or who had one.
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    assert_eq!(plain(store.names_at(id).await.unwrap()), [(ana, anna)].into());
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(plain(store.names_at(id).await.unwrap()), [(ana, None)].into());
}

pub(super) async fn a_link_works_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    assert!(store.offer_link(token(ana), [1; 32], START + 10, None).await.unwrap());
    assert!(store.offer_link(token(ana), [2; 32], START + 10, None).await.unwrap());
    assert_eq!(store.link([1; 32], START + 9).await.unwrap(), Some(ana));
    let opened = store.redeem_link([1; 32], START + 9, [11; 32], START + 50, None).await.unwrap();
    assert_eq!(opened.map(|user| (user.id, user.name)), Some((ana, "Ana".to_owned())));
    assert_eq!(store.session([11; 32], START + 49).await.unwrap().map(|found| found.user.id), Some(ana));
    for (token, now) in [([1; 32], START + 9), ([2; 32], START + 10), ([3; 32], START)] {
        assert_eq!(store.link(token, now).await.unwrap(), None, "used, expired, or unknown");
        assert_eq!(store.redeem_link(token, now, [12; 32], START + 50, None).await.unwrap(), None);
    }
    assert_eq!(store.session([12; 32], START).await.unwrap(), None, "an unusable link opens no session");
}

pub(super) async fn a_link_is_used_up_only_by_a_session(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    assert!(store.offer_link(token(ana), [1; 32], START + 10, None).await.unwrap());
    // The session cannot be opened: its token is taken.
    let refused = store.redeem_link([1; 32], START, token(bia), START + 50, None).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))));
    assert_eq!(store.link([1; 32], START).await.unwrap(), Some(ana));
}

pub(super) async fn of_many_users_of_a_link_one_gets_a_session(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    assert!(store.offer_link(token(ana), [1; 32], START + 10, None).await.unwrap());
    let open = |n: u8| store.redeem_link([1; 32], START, [100 + n; 32], START + 50, None);
    let opened = join_all((0..12).map(open)).await;
    let got_in = opened.into_iter().filter(|opened| opened.as_ref().unwrap().is_some());
    assert_eq!(got_in.count(), 1);
}
