//! Which ends of matches the webhooks of circles are told of.

use super::Counting;
use super::circles::circle_of;
use super::databases::{counting_on_postgres, counting_on_sqlite};
use super::ended::all_ended;
use super::entries::on_both_counting;
use super::fixtures::{START, bot, by_host, new_user, user_seat};
use super::statistics::over;
use crate::circle_webhooks::{CircleWebhook, EndToTell, EndTold, StoredCircleWebhook};
use crate::circles::{CircleChange, CircleChanged, CircleKey, CircleLimits};
use crate::{HostWrite, Millis, NewMatch, Store};
use protocol::{CircleId, MatchId, UserId};

on_both_counting! {
    a_webhook_is_told_of_what_ends_in_its_circle_in_order
    an_end_is_told_by_one_server_and_again_after_a_failure
    a_webhook_goes_with_the_owner_who_gave_it
    a_webhook_that_has_passed_many_ends_is_told_of_the_next
    webhooks_with_nothing_to_tell_do_not_keep_others_waiting
    nothing_is_told_while_the_owner_is_banned
    what_is_refused_is_passed_over
}

const NOW: Millis = START + 1_000;

fn webhook(secret: &str) -> CircleWebhook {
    CircleWebhook {
        address: "https://chat.example/1".to_owned(),
        secret: secret.to_owned(),
        language: "ja".to_owned(),
    }
}

async fn set(store: &dyn Store, circle: CircleId, owner: UserId, secret: &str) {
    let change = CircleChange::SetWebhook(Some(webhook(secret)));
    assert_eq!(store.change_circle(circle, owner, &change).await.unwrap(), CircleChanged::Done);
}

/// A circle of a user with a webhook.
async fn circle_with_webhook(store: &dyn Store, owner: UserId) -> CircleId {
    let circle = circle_of(store, owner, 1, START).await;
    set(store, circle, owner, "one").await;
    circle
}

/// A match that is over, in a circle if one is given.
async fn ended(store: &dyn Store, user: UserId, circle: Option<CircleId>) -> MatchId {
    let set = |new: &mut NewMatch| (new.circle, new.row.table.open) = (circle, circle.is_none());
    over(store, &[user_seat(user), bot()], set).await
}

async fn to_tell(store: &dyn Store, now: Millis) -> Vec<EndToTell> {
    store.ends_to_tell(0, now, 9).await.unwrap()
}

async fn next(store: &dyn Store, now: Millis) -> Option<MatchId> {
    to_tell(store, now).await.first().map(|end| end.id)
}

async fn a_webhook_is_told_of_what_ends_in_its_circle_in_order(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_of(store, ana, 1, START).await;
    ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    set(store, circle, ana, "one").await;
    assert_eq!(to_tell(store, NOW).await, [], "what ended before");
    let taken = store.belongings(ana).await.unwrap().circle_webhooks;
    assert_eq!(taken, [(circle, webhook("one").address)].into());

    let elsewhere = circle_of(store, ana, 2, START).await;
    ended(store, ana, None).await;
    ended(store, ana, Some(elsewhere)).await;
    over(store, &[user_seat(ana), bot()], |new| (new.circle, new.row.lesson) = (Some(circle), true)).await;
    let (first, second) = (ended(store, ana, Some(circle)).await, ended(store, ana, Some(circle)).await);
    all_ended(store).await;
    let found = to_tell(store, NOW).await;
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].circle, found[0].name.as_str(), found[0].id), (circle, "Friday", first));
    assert_eq!((&found[0].webhook, found[0].failures), (&webhook("one"), 0));
    for expected in [Some(first), Some(second), None] {
        let found = to_tell(store, NOW).await;
        assert_eq!(found.first().map(|end| end.id), expected);
        let Some(end) = found.first() else { break };
        assert!(store.claim_end(end, NOW, NOW + 10).await.unwrap());
        store.note_end_told(end, EndTold::Done).await.unwrap();
    }
    ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    assert_eq!(store.ends_to_tell(Millis::MAX >> 1, NOW, 9).await.unwrap(), [], "too long ago");
    assert_eq!(to_tell(store, NOW).await.len(), 1);
}

async fn an_end_is_told_by_one_server_and_again_after_a_failure(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_with_webhook(store, ana).await;
    let id = ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    let end = to_tell(store, NOW).await.remove(0);
    assert!(store.claim_end(&end, NOW, NOW + 10).await.unwrap());
    assert!(!store.claim_end(&end, NOW + 9, NOW + 19).await.unwrap());
    assert_eq!(next(store, NOW + 9).await, None);
    assert_eq!(next(store, NOW + 10).await, Some(id), "the server that claimed it was killed");
    assert!(store.claim_end(&end, NOW + 10, NOW + 20).await.unwrap());

    store.note_end_told(&end, EndTold::Failed { retry_at: NOW + 50 }).await.unwrap();
    assert_eq!(next(store, NOW + 49).await, None);
    let again = to_tell(store, NOW + 50).await.remove(0);
    assert_eq!((again.id, again.failures), (id, 1));
    let failing = store.circle(circle, ana).await.unwrap().unwrap().webhook;
    assert_eq!(failing, Some(StoredCircleWebhook { webhook: webhook("one"), failures: 1 }));
    store.note_end_told(&again, EndTold::Done).await.unwrap();
    assert_eq!(next(store, NOW + 50).await, None);
    assert!(!store.claim_end(&again, NOW + 50, NOW + 60).await.unwrap(), "it was told");
    let works = store.circle(circle, ana).await.unwrap().unwrap().webhook;
    assert_eq!(works.map(|webhook| webhook.failures), Some(0));
}

async fn a_webhook_goes_with_the_owner_who_gave_it(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_with_webhook(store, ana).await;
    let limits = CircleLimits { members: 9, circles: 9 };
    store.join_circle(CircleKey([1; 16]), bia, limits, START).await.unwrap();
    let has_webhook = async |viewer| store.circle(circle, viewer).await.unwrap().unwrap().webhook.is_some();
    store.change_circle(circle, ana, &CircleChange::HandOver(ana)).await.unwrap();
    assert!(has_webhook(bia).await);
    store.change_circle(circle, ana, &CircleChange::HandOver(bia)).await.unwrap();
    assert!(!has_webhook(ana).await);

    set(store, circle, bia, "two").await;
    let id = ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    let end = to_tell(store, NOW).await.remove(0);
    set(store, circle, bia, "three").await;
    assert!(!store.claim_end(&end, NOW, NOW + 10).await.unwrap(), "another webhook");
    assert_ne!(next(store, NOW).await, Some(id), "it ended before");
    store.leave_circle(circle, bia).await.unwrap();
    assert!(!has_webhook(ana).await);
    set(store, circle, ana, "four").await;
    store.change_circle(circle, ana, &CircleChange::SetWebhook(None)).await.unwrap();
    assert!(!has_webhook(ana).await);
    set(store, circle, ana, "five").await;
    assert_eq!(store.change_circle(circle, ana, &CircleChange::End).await.unwrap(), CircleChanged::Done);
    assert_eq!(to_tell(store, NOW).await, []);
}

async fn a_webhook_that_has_passed_many_ends_is_told_of_the_next(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_with_webhook(store, ana).await;
    for _ in 0..501 {
        ended(store, ana, None).await;
    }
    all_ended(store).await;
    assert_eq!(to_tell(store, NOW).await, []);
    let id = ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    assert_eq!(next(store, NOW).await, Some(id));
}

async fn webhooks_with_nothing_to_tell_do_not_keep_others_waiting(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let mut circles = Vec::new();
    for number in 1..=4 {
        let owner = new_user(store, &format!("Owner {number}")).await;
        let circle = circle_of(store, owner, number, START).await;
        set(store, circle, owner, &format!("secret {number}")).await;
        circles.push(circle);
    }
    let id = ended(store, ana, circles.pop()).await;
    all_ended(store).await;
    let found = store.ends_to_tell(0, NOW, 1).await.unwrap();
    assert_eq!(found.iter().map(|end| end.id).collect::<Vec<_>>(), [id]);
}

async fn nothing_is_told_while_the_owner_is_banned(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_with_webhook(store, ana).await;
    let id = ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    by_host(store, HostWrite::Ban { user: ana, until: NOW + 10 }).await;
    assert_eq!(next(store, NOW + 9).await, None);
    assert_eq!(next(store, NOW + 10).await, Some(id));
}

async fn what_is_refused_is_passed_over(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_with_webhook(store, ana).await;
    ended(store, ana, Some(circle)).await;
    let second = ended(store, ana, Some(circle)).await;
    all_ended(store).await;
    let end = to_tell(store, NOW).await.remove(0);
    assert!(store.claim_end(&end, NOW, NOW + 10).await.unwrap());
    store.note_end_told(&end, EndTold::Refused).await.unwrap();
    let found = to_tell(store, NOW).await.remove(0);
    assert_eq!((found.id, found.failures), (second, 1));
}
