//! New users, and the invitations of the host.

use super::fixtures::{START, by_host, token};
use crate::invitations::{NewInvitation, NewUser, UserMade};
use crate::sign_in::SignInMethod;
use crate::{HostWrite, Store, UserRow};
use protocol::{SignInKind, UserId};
use uuid::Uuid;

fn user(name: &str) -> UserRow {
    UserRow { id: UserId::new(), name: name.to_owned(), created: START }
}

async fn make(
    store: &dyn Store,
    row: &UserRow,
    handle: Option<&str>,
    invitation: Option<[u8; 32]>,
) -> UserMade {
    let method = handle.map(|handle| SignInMethod {
        id: Uuid::now_v7(),
        user: row.id,
        kind: SignInKind::Provider,
        handle: handle.to_owned(),
        label: "Club".to_owned(),
        secret: "null".to_owned(),
        added: START,
        used: None,
    });
    let (session, session_ends) = (token(row.id), START + 900);
    let new = NewUser { row, session, session_ends, method: method.as_ref(), invitation, request: None };
    store.make_user(&new).await.unwrap()
}

async fn exists(store: &dyn Store, user: &UserRow) -> bool {
    let found = store.session(token(user.id), START).await.unwrap();
    assert_eq!(store.names(&[user.id]).await.unwrap()[&user.id].is_some(), found.is_some());
    found.is_some_and(|found| found.user == *user)
}

async fn invite(store: &dyn Store, number: u8, uses: u32, ends: u64) -> Uuid {
    let id = Uuid::now_v7();
    by_host(store, HostWrite::Invite(NewInvitation { id, token: [number; 32], uses, ends })).await;
    id
}

pub(super) async fn a_user_begins_with_a_method_that_nobody_has(store: &dyn Store) {
    let (ana, bia) = (user("Ana"), user("Bia"));
    assert_eq!(make(store, &ana, Some("https://a.example 1"), None).await, UserMade::Made);
    assert_eq!(
        make(store, &bia, Some("https://a.example 1"), None).await,
        UserMade::MethodTaken,
        "it is Ana's"
    );
    assert!(exists(store, &ana).await && !exists(store, &bia).await, "nothing of it is written");
    let other_issuer = make(store, &bia, Some("https://b.example 1"), None).await;
    assert_eq!(other_issuer, UserMade::Made, "the same subject of another issuer is another user");
    let found = store.sign_in_method(SignInKind::Provider, "https://a.example 1").await.unwrap().unwrap();
    assert_eq!((found.user, found.used), (ana.id, None));
    let (cara, dora) = (user("Cara"), user("Dora"));
    let handle = Some("https://a.example 2");
    let (one, two) = tokio::join!(make(store, &cara, handle, None), make(store, &dora, handle, None));
    assert!((one == UserMade::Made) != (two == UserMade::Made), "two at once: {one:?}, {two:?}");
}

pub(super) async fn an_invitation_is_used_as_often_as_the_host_says(store: &dyn Store) {
    let id = invite(store, 1, 3, START + 10).await;
    let by = Some([1; 32]);
    let (ana, bia) = (user("Ana"), user("Bia"));
    assert_eq!(make(store, &ana, Some("https://a.example 1"), by).await, UserMade::Made);
    assert_eq!(make(store, &bia, Some("https://a.example 1"), by).await, UserMade::MethodTaken);
    assert_eq!(make(store, &bia, None, Some([2; 32])).await, UserMade::NotInvited);
    assert!(!exists(store, &bia).await);
    let listed = store.invitations().await.unwrap();
    assert_eq!((listed[0].id, listed[0].used, listed[0].uses), (id, 1, 3), "what failed is not counted");
    // Five at once for the two that are left.
    let more = ["C", "D", "E", "F", "G"].map(user);
    let made = futures_util::future::join_all(more.iter().map(|user| make(store, user, None, by))).await;
    assert_eq!(made.iter().filter(|made| **made == UserMade::Made).count(), 2, "{made:?}");
    assert_eq!(store.invitations().await.unwrap()[0].used, 3);
    assert!(!store.is_invitation([1; 32], START).await.unwrap());

    invite(store, 3, 1, START).await;
    assert_eq!(make(store, &bia, None, Some([3; 32])).await, UserMade::NotInvited, "it has ended");
    let revoked = invite(store, 4, 9, START + 10).await;
    assert!(store.is_invitation([4; 32], START + 9).await.unwrap());
    assert!(!store.is_invitation([4; 32], START + 10).await.unwrap());
    by_host(store, HostWrite::RevokeInvitation { id: revoked }).await;
    assert!(!store.is_invitation([4; 32], START).await.unwrap());
    assert_eq!(make(store, &bia, None, Some([4; 32])).await, UserMade::NotInvited);
    assert_eq!(store.invitations().await.unwrap().len(), 2);
    store.delete_expired(START + 31 * 86_400_000).await.unwrap();
    assert_eq!(store.invitations().await.unwrap(), []);
}
