//! Finished matches that people look at together.

use super::fixtures::{START, by_host, changes, clock, new_user, set_up, token, user_seat};
use crate::keyed::KeyedRequest;
use crate::reviews::{KEPT_FOR, Review};
use crate::{HostWrite, LineRefused, Millis, Store, StoreError};
use protocol::{MatchId, ReviewId, TableStatus, UserId};
use uuid::Uuid;

const LIMIT: u32 = 3;

async fn ended(store: &dyn Store, user: UserId) -> MatchId {
    set_up(store, &[user_seat(user)], |new| new.row.table = changes(TableStatus::Over)).await
}

pub(super) fn review(of: MatchId, leader: UserId, step: u64) -> Review {
    Review { id: ReviewId(Uuid::new_v4()), of, leader, step }
}

pub(super) async fn begin(store: &dyn Store, review: &Review, now: Millis) {
    store.begin_review(review, now, LIMIT, None).await.unwrap();
}

async fn kept(store: &dyn Store, review: &Review) -> Option<Review> {
    store.review(review.id).await.unwrap()
}

pub(super) async fn a_review_is_kept_as_it_was_shown_last(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let begun = review(ended(store, ana).await, ana, 2);
    assert_eq!(kept(store, &begun).await, None);
    begin(store, &begun, START).await;
    assert_eq!(kept(store, &begun).await, Some(begun));
    let led = Review { leader: bia, step: 7, ..begun };
    store.keep_review(&led, START + 1).await.unwrap();
    assert_eq!(kept(store, &begun).await, Some(led));
    assert_eq!(store.belongings(bia).await.unwrap().reviews, [led]);
    assert_eq!(store.belongings(ana).await.unwrap().reviews, []);
    // One that is gone does not come back, and one of no match is not begun.
    let other = review(begun.of, ana, 1);
    store.keep_review(&other, START).await.unwrap();
    let nowhere = review(MatchId::new(), ana, 1);
    begin(store, &nowhere, START).await;
    assert_eq!((kept(store, &other).await, kept(store, &nowhere).await), (None, None));
}

pub(super) async fn a_review_is_begun_once_for_a_request(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let of = ended(store, ana).await;
    let request = KeyedRequest { key: [1; 32], asker: Some(ana), content: [2; 32], at: START };
    let (first, again) = (review(of, ana, 1), review(of, ana, 1));
    store.begin_review(&first, START, LIMIT, Some(&request)).await.unwrap();
    let repeated = store.begin_review(&again, START, LIMIT, Some(&request)).await;
    assert!(matches!(repeated, Err(StoreError::MadeBefore)));
    assert_eq!((kept(store, &first).await, kept(store, &again).await), (Some(first), None));
    assert_eq!(store.made(&request, None).await.unwrap().unwrap().id, Some(first.id.0));
}

pub(super) async fn of_many_reviews_the_latest_are_kept(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let of = ended(store, ana).await;
    let other = review(of, bia, 1);
    begin(store, &other, START).await;
    let all = [(); 5].map(|()| review(of, ana, 1));
    for (at, one) in (0..).zip(&all) {
        begin(store, one, START + at).await;
        // The first one is still used.
        store.keep_review(&all[0], START + 10).await.unwrap();
    }
    let mut left = Vec::new();
    for one in &all {
        left.push(kept(store, one).await.is_some());
    }
    assert_eq!(left, [true, false, false, true, true]);
    assert!(kept(store, &other).await.is_some(), "each has their own");
    store.delete_expired(START + 3 + KEPT_FOR).await.unwrap();
    assert!(kept(store, &all[0]).await.is_some() && kept(store, &all[4]).await.is_some());
    assert_eq!((kept(store, &all[3]).await, kept(store, &other).await), (None, None));
}

pub(super) async fn a_review_follows_its_leader(store: &dyn Store) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let bia = new_user(store, "Bia").await;
    let begun = review(ended(store, bia).await, guest, 2);
    begin(store, &begun, START).await;
    assert!(store.merge(token(guest), token(ana), &clock(START)).await.unwrap().is_some());
    assert_eq!(kept(store, &begun).await, Some(Review { leader: ana, ..begun }));
    // A server that has not heard of it goes on with the guest.
    store.keep_review(&Review { step: 9, ..begun }, START).await.unwrap();
    assert_eq!(kept(store, &begun).await, Some(Review { leader: ana, step: 9, ..begun }));
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(kept(store, &begun).await, None);
    let by_erased = review(begun.of, ana, 1);
    begin(store, &by_erased, START).await;
    assert_eq!(kept(store, &by_erased).await, None);
}

pub(super) async fn who_is_muted_or_signed_out_is_silent(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let silence = async |now| store.silence_of(ana, now).await.unwrap();
    assert_eq!(silence(START).await, None);
    by_host(store, HostWrite::Mute { user: ana, until: START + 2 }).await;
    assert_eq!((silence(START + 1).await, silence(START + 2).await), (Some(LineRefused::Muted), None));
    by_host(store, HostWrite::Ban { user: ana, until: START + 1 }).await;
    assert_eq!(silence(START).await, Some(LineRefused::SignedOut));
    assert_eq!(store.silence_of(UserId::new(), START).await.unwrap(), Some(LineRefused::SignedOut));
}
