//! Evenings: the plan, and which match of it is which.

use super::circles::circle_of;
use super::fixtures::{START, by_host, clock, commit, last_step, new_user, table, token, user_seat};
use super::keyed::request;
use super::retention::{DAY, sweep};
use crate::evenings::{EveningPlan, InEvening, NewEvening, OwnEvening, StoredEvening};
use crate::{HostWrite, MatchResult, NewMatch, StepWrite, Store, StoreError};
use protocol::{CircleId, Counting, EveningId, MatchId, Pace, PlannedMatch, TableStatus, UserId};
use serde_json::Map;
use uuid::Uuid;

fn plan() -> EveningPlan {
    let planned = |game: &str| PlannedMatch { game: game.to_owned(), options: Map::new() };
    EveningPlan {
        seats: 2,
        counting: Counting::BestOf,
        first_seat: 1,
        pace: Pace::Free,
        rated: false,
        matches: ["dogs", "draftosaurus", "dogs"].map(planned).to_vec(),
    }
}

/// A table that waits for the match of an evening with this number.
fn waiting(users: &[UserId], evening: EveningId, number: u8) -> NewMatch {
    let seats: Vec<_> = users.iter().map(|user| user_seat(*user)).collect();
    let mut new = table(&seats);
    new.row.table.status = TableStatus::Gathering;
    new.evening = Some(InEvening { evening, number });
    new
}

/// An evening with its first match.
async fn make(store: &dyn Store, circle: CircleId, users: &[UserId]) -> (EveningId, MatchId) {
    let id = EveningId(Uuid::new_v4());
    let first = waiting(users, id, 1);
    let new = NewEvening { id, circle, maker: users[0], plan: &plan(), at: START };
    store.make_evening(&new, &first, None).await.unwrap();
    (id, first.row.id)
}

/// Ends a match with the first seat as the winner, and sets up the next one.
fn ends(id: MatchId, next: Option<NewMatch>) -> StepWrite {
    let result = Some(MatchResult { places: [(0, 1), (1, 2)].into(), points: [].into(), policies: None });
    StepWrite { result, next: next.map(Box::new), ..last_step(id, 2) }
}

async fn seen(store: &dyn Store, id: EveningId) -> StoredEvening {
    store.evening(id).await.unwrap().unwrap()
}

fn ids(evening: &StoredEvening) -> Vec<(u8, MatchId)> {
    evening.matches.iter().map(|(number, played)| (*number, played.id)).collect()
}

pub(super) async fn an_evening_has_a_plan_and_the_matches_that_were_set_up(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let (id, first) = make(store, circle, &[ana, bia]).await;
    let evening = seen(store, id).await;
    assert_eq!((evening.circle, evening.maker, &evening.plan), (circle, Some(ana), &plan()));
    assert_eq!((evening.created, evening.ended, ids(&evening)), (START, None, vec![(1, first)]));
    assert_eq!(evening.matches[&1].users, [(0, ana), (1, bia)].into());
    let own = OwnEvening { id, plan: plan(), created: START };
    assert_eq!(store.belongings(ana).await.unwrap().evenings, [own]);
    assert_eq!(store.belongings(bia).await.unwrap().evenings, []);

    let second = waiting(&[ana, bia], id, 2);
    let next = second.row.id;
    commit(store, ends(first, Some(second))).await;
    let evening = seen(store, id).await;
    assert_eq!(ids(&evening), [(1, first), (2, next)]);
    assert_eq!(
        (evening.matches[&1].status, evening.matches[&2].status),
        (TableStatus::Over, TableStatus::Gathering)
    );
    assert_eq!(evening.matches[&1].places, [(0, 1), (1, 2)].into());
    assert_eq!(evening.matches[&1].since, START + 2);
    assert_eq!(store.evening_of_table(next).await.unwrap(), Some(evening.clone()));
    assert_eq!(store.evenings_of(circle, 9).await.unwrap(), [evening]);
    let other = table(&[user_seat(ana)]);
    store.create(other.clone()).await.unwrap();
    assert_eq!(store.evening_of_table(other.row.id).await.unwrap(), None);
    assert_eq!(store.evenings_of(CircleId(Uuid::new_v4()), 9).await.unwrap(), []);
}

pub(super) async fn an_evening_is_made_once_for_a_request(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_of(store, ana, 1, START).await;
    let hers = request(1, Some(ana));
    let made = async || {
        let id = EveningId(Uuid::new_v4());
        let first = waiting(&[ana], id, 1);
        let new = NewEvening { id, circle, maker: ana, plan: &plan(), at: START };
        (first.row.id, store.make_evening(&new, &first, Some(&hers)).await)
    };
    let (first, done) = made().await;
    done.unwrap();
    assert_eq!(store.made(&hers, None).await.unwrap().unwrap().id, Some(first.0));
    let (_, again) = made().await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert_eq!(store.evenings_of(circle, 9).await.unwrap().len(), 1);
}

pub(super) async fn no_match_joins_an_evening_that_has_ended(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let (id, first) = make(store, circle, &[ana, bia]).await;
    assert!(store.end_evening(id, START + 5).await.unwrap());
    assert!(!store.end_evening(id, START + 6).await.unwrap(), "it is ended once");
    let second = waiting(&[ana, bia], id, 2);
    let next = second.row.id;
    commit(store, ends(first, Some(second))).await;
    assert!(store.header(next).await.unwrap().is_some(), "it is a match all the same");
    assert_eq!(store.evening_of_table(next).await.unwrap(), None);
    let evening = seen(store, id).await;
    assert_eq!((evening.ended, ids(&evening)), (Some(START + 5), vec![(1, first)]));
}

pub(super) async fn an_evening_goes_with_its_last_match(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let (left, _) = make(store, circle, &[ana, bia]).await;
    let (played, first) = make(store, circle, &[ana, bia]).await;
    commit(store, ends(first, Some(waiting(&[ana, bia], played, 2)))).await;
    assert_eq!(sweep(store, START + 15 * DAY).await, 2);
    assert_eq!(store.evening(left).await.unwrap(), None, "nobody came");
    let evening = seen(store, played).await;
    assert_eq!(ids(&evening), [(1, first)]);
    assert!(evening.ended.is_some(), "nobody came to its second match");
}

pub(super) async fn who_is_erased_has_set_up_no_evening_and_who_is_merged_has(store: &dyn Store) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let circle = circle_of(store, ana, 1, START).await;
    let (id, _) = make(store, circle, &[guest]).await;
    assert!(store.merge(token(guest), token(ana), &clock(START + 9)).await.unwrap().is_some());
    let evening = seen(store, id).await;
    assert_eq!((evening.maker, &evening.matches[&1].users), (Some(ana), &[(0, ana)].into()));
    assert!(by_host(store, HostWrite::Erase { user: ana }).await.is_done());
    assert_eq!(seen(store, id).await.maker, None);
}
