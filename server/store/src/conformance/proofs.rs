//! What sessions prove, by whichever way they begin.

use super::fixtures::{START, clock, new_user, token};
use super::sign_in::method;
use crate::invitations::{NewUser, UserMade};
use crate::sign_in::{MethodAdded, Proof, SignInMethod};
use crate::{Millis, Store, UserRow};
use futures_util::future::join_all;
use protocol::{SignInKind, UserId};

const UNTIL: Millis = START + 900;

async fn proof(store: &dyn Store, session: [u8; 32]) -> Option<Proof> {
    store.proof(session, START).await.unwrap()
}

/// Adds a passkey in a session of the user.
async fn add(store: &dyn Store, user: UserId, key: &str, added: Millis, session: [u8; 32]) {
    let passkey = SignInMethod { added, ..method(user, SignInKind::Passkey, key) };
    let added = store.add_sign_in_method(&passkey, 9, Some(session)).await.unwrap();
    assert_eq!(added, MethodAdded::Added);
}

/// Makes a link in one session and opens it as another one.
async fn pass_on(store: &dyn Store, from: [u8; 32], to: [u8; 32]) {
    let mut link = to;
    link[31] = 200;
    assert!(store.offer_link(from, link, UNTIL, None).await.unwrap());
    assert!(store.redeem_link(link, START, to, UNTIL, None).await.unwrap().is_some());
}

pub(super) async fn only_a_sign_in_proves(store: &dyn Store) {
    let (ana, signed_in) = (new_user(store, "Ana").await, |at| Some(Proof::SignedIn(at)));
    assert_eq!(proof(store, [9; 32]).await, None, "no session");
    assert_eq!(proof(store, token(ana)).await, Some(Proof::Guest));
    store.add_session(ana, [1; 32], UNTIL, START + 1).await.unwrap();
    add(store, ana, "key", START + 2, token(ana)).await;
    assert_eq!(proof(store, token(ana)).await, signed_in(Some(START + 2)), "a method was added here");
    assert_eq!(proof(store, [1; 32]).await, signed_in(Some(START + 1)));
    store.add_session(ana, [2; 32], UNTIL, START + 3).await.unwrap();
    store.renew_session([2; 32], UNTIL, START + 4, "Firefox").await.unwrap();
    assert_eq!(proof(store, [2; 32]).await, signed_in(Some(START + 3)), "to be used is not to be proved");
    store.prove_session([2; 32], START + 7).await.unwrap();
    assert_eq!(proof(store, [2; 32]).await, signed_in(Some(START + 7)));
    assert_eq!(proof(store, [1; 32]).await, signed_in(Some(START + 1)), "in that session alone");

    // A session of a guest, which nobody has proved, when the guest adds a method elsewhere.
    let bia = new_user(store, "Bia").await;
    let passkey = method(bia, SignInKind::Passkey, "another");
    assert_eq!(store.add_sign_in_method(&passkey, 9, None).await.unwrap(), MethodAdded::Added);
    store.renew_session(token(bia), UNTIL, START, "Firefox").await.unwrap();
    assert_eq!(proof(store, token(bia)).await, signed_in(None));

    let row = UserRow { id: UserId::new(), name: "Caio".to_owned(), created: START + 5 };
    let account = SignInMethod { added: START + 5, ..method(row.id, SignInKind::Provider, "caio") };
    let (row, method) = (&row, Some(&account));
    let new = NewUser { row, session: [3; 32], session_ends: UNTIL, method, invitation: None, request: None };
    assert_eq!(store.make_user(&new).await.unwrap(), UserMade::Made);
    assert_eq!(proof(store, [3; 32]).await, signed_in(Some(START + 5)), "who comes in by a provider");
}

pub(super) async fn a_link_hands_on_what_its_session_proves(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let passkey = method(ana, SignInKind::Passkey, "key");
    store.add_sign_in_method(&passkey, 9, None).await.unwrap();
    pass_on(store, token(ana), [1; 32]).await;
    store.renew_session([1; 32], UNTIL, START + 8, "Firefox").await.unwrap();
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::SignedIn(None)));
    store.prove_session(token(ana), START + 7).await.unwrap();
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::SignedIn(None)), "an earlier link");
    pass_on(store, token(ana), [2; 32]).await;
    pass_on(store, [2; 32], [3; 32]).await;
    for session in [[2; 32], [3; 32]] {
        assert_eq!(proof(store, session).await, Some(Proof::SignedIn(Some(START + 7))));
    }
    store.end_session([3; 32]).await.unwrap();
    assert!(!store.offer_link([3; 32], [5; 32], UNTIL, None).await.unwrap(), "the session has ended");
    assert_eq!(store.link([5; 32], START).await.unwrap(), None);
}

pub(super) async fn a_guest_is_lent_while_they_go_on_elsewhere(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    pass_on(store, token(ana), [1; 32]).await;
    assert_eq!(proof(store, token(ana)).await, Some(Proof::Guest), "as before");
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::LentGuest));
    assert_eq!(
        store.merge([1; 32], token(bia), &clock(START)).await.unwrap(),
        None,
        "bringing along somebody else"
    );
    store.end_session(token(ana)).await.unwrap();
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::Guest), "nobody else is this guest any more");
    pass_on(store, [1; 32], [2; 32]).await;
    assert_eq!(proof(store, [2; 32]).await, Some(Proof::LentGuest));
    assert_eq!(store.proof([2; 32], UNTIL).await.unwrap(), Some(Proof::Guest), "the other one has ended");
    // A way to sign in, added on the device of the link, makes the guest its own: now the other device is the lent one.
    add(store, ana, "key", START + 1, [2; 32]).await;
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::SignedIn(None)));
    let [passkey] = &store.sign_in_methods(ana).await.unwrap()[..] else { panic!("one method") };
    assert!(store.remove_sign_in_method(ana, passkey.id, START).await.unwrap());
    assert_eq!(proof(store, [2; 32]).await, Some(Proof::Guest));
    assert_eq!(proof(store, [1; 32]).await, Some(Proof::LentGuest));
    assert!(store.merge([2; 32], token(bia), &clock(START)).await.unwrap().is_some());
}

/// A user who has asked to be erased can come back by signing in, and not by a link or an old session.
pub(super) async fn no_link_or_session_outlives_an_erasure(store: &dyn Store) {
    for round in 0..20 {
        let ana = new_user(store, "Ana").await;
        let of = |n: u8| {
            let mut other = token(ana);
            other[31] = n;
            other
        };
        assert!(store.offer_link(token(ana), of(0), UNTIL, None).await.unwrap());
        let erase = async {
            store.begin_erasure(ana, UNTIL, START).await.unwrap();
        };
        let links = join_all((1..4).map(|n| store.offer_link(token(ana), of(n), UNTIL, None)));
        let redeemed = store.redeem_link(of(0), START, of(100), UNTIL, None);
        let (links, redeemed, ()) = tokio::join!(links, redeemed, erase);
        assert!(links.iter().all(Result::is_ok) && redeemed.is_ok(), "{links:?} {redeemed:?}");
        for n in 0..4 {
            assert_eq!(store.link(of(n), START).await.unwrap(), None, "round {round}, link {n}");
        }
        for session in [token(ana), of(100)] {
            assert!(store.leaving(session, START).await.unwrap().is_none(), "round {round}");
        }
    }
}
