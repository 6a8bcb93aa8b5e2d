//! The matches that statistics count, and their summaries.

use super::Counting;
use super::circles::circle_of;
use super::databases::{counting_on_postgres, counting_on_sqlite};
use super::ended::all_ended;
use super::entries::on_both_counting;
use super::fixtures::{START, bot, branch, changes, commit, last_step, new_user, set_up, step, user_seat};
use crate::retention::Retention;
use crate::statistics::Scope;
use crate::{MatchResult, NewMatch, SeatAssignment, StepWrite, Store};
use protocol::{MatchId, TableStatus, UserId};
use records::{MatchSummary, PlayedMatch};

on_both_counting! {
    matches_that_were_played_to_their_end_get_a_summary
    a_rebuild_asks_for_all_summaries_again
    a_user_is_told_of_all_their_matches_and_others_of_open_ones
    the_latest_matches_count
    matches_in_a_circle_count_in_it
}

fn result() -> MatchResult {
    MatchResult { places: [(0, 1), (1, 2)].into(), points: [(0, 30), (1, 20)].into(), policies: None }
}

fn summary() -> MatchSummary {
    MatchSummary {
        lines: [("bays".to_owned(), [(0, 30), (1, 20)].into())].into(),
        thinking: [(0, 9_000)].into(),
        changed_hands: [1].into(),
        stood_in: [0].into(),
        rated: false,
    }
}

/// A match that was played to its end.
pub(super) async fn over(
    store: &dyn Store,
    seats: &[SeatAssignment],
    change: impl FnOnce(&mut NewMatch),
) -> MatchId {
    let mut open = true;
    let id = set_up(store, seats, |new| {
        change(new);
        open = new.row.table.open;
    })
    .await;
    let mut last = StepWrite { result: Some(result()), ..last_step(id, 2) };
    last.table.as_mut().unwrap().open = open;
    commit(store, last).await;
    id
}

async fn played(store: &dyn Store, user: UserId, scope: Scope) -> Vec<PlayedMatch> {
    store.played(user, scope, 100).await.unwrap()
}

fn ids(played: &[PlayedMatch]) -> Vec<MatchId> {
    played.iter().map(|one| one.id).collect()
}

async fn matches_that_were_played_to_their_end_get_a_summary(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let seats = [user_seat(ana), bot()];
    let one = over(store, &seats, |_| {}).await;
    over(store, &seats, |new| new.row.lesson = true).await;
    let abandoned = set_up(store, &seats, |_| {}).await;
    commit(store, StepWrite { table: Some(changes(TableStatus::Abandoned)), ..step(abandoned, 2) }).await;
    let branched = branch(&seats, one, 2);
    let id = branched.row.id;
    store.create(branched).await.unwrap();
    commit(store, StepWrite { result: Some(result()), ..last_step(id, 3) }).await;
    let two = over(store, &seats, |_| {}).await;
    all_ended(store).await;
    assert_eq!(store.matches_to_summarise(10).await.unwrap(), [one, two]);
    assert_eq!(store.matches_to_summarise(1).await.unwrap(), [one]);
    assert_eq!(ids(&played(store, ana, Scope::Own).await), [one, two], "before there are summaries");

    store.keep_summary(one, Some(&summary())).await.unwrap();
    store.keep_summary(two, None).await.unwrap();
    store.keep_summary(MatchId::new(), Some(&summary())).await.unwrap();
    assert_eq!(store.matches_to_summarise(10).await.unwrap(), []);
    let found = played(store, ana, Scope::Own).await;
    assert_eq!(found[0].summary, Some(summary()));
    assert_eq!((found[1].summary.clone(), found[1].result.clone()), (None, result()));
}

async fn a_rebuild_asks_for_all_summaries_again(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let (one, two) = (
        over(store, &[user_seat(ana), bot()], |_| {}).await,
        over(store, &[user_seat(ana), bot()], |_| {}).await,
    );
    all_ended(store).await;
    store.keep_summary(one, Some(&summary())).await.unwrap();
    store.forget_ends().await.unwrap();
    all_ended(store).await;
    while store.matches_to_summarise(10).await.unwrap().len() < 2 {
        store.catch_up().await.unwrap();
    }
    assert_eq!(store.matches_to_summarise(10).await.unwrap(), [one, two]);
    assert_eq!(played(store, ana, Scope::Own).await[0].summary, None);
}

async fn a_user_is_told_of_all_their_matches_and_others_of_open_ones(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let open = over(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    let private = over(store, &[user_seat(ana), user_seat(bia)], |new| new.row.table.open = false).await;
    let alone = over(store, &[user_seat(bia), bot()], |_| {}).await;
    assert_eq!(ids(&played(store, ana, Scope::Own).await), [open, private]);
    assert_eq!(ids(&played(store, ana, Scope::Open).await), [open]);
    assert_eq!(ids(&played(store, bia, Scope::Own).await), [open, private, alone]);
    let found = &played(store, bia, Scope::Open).await[1];
    assert_eq!(found.seats, [(0, user_seat(bia)), (1, bot())].into());
    // What is deleted is gone from all statistics.
    all_ended(store).await;
    let none = store.delete_left_matches(&[open], &Retention::default()).await.unwrap();
    assert_eq!(none, 0, "a match that was played stays");
}

async fn matches_in_a_circle_count_in_it(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let seats = [user_seat(ana), user_seat(bia)];
    over(store, &seats, |_| {}).await;
    let mut inside = Vec::new();
    for seats in [seats, [user_seat(bia), bot()]] {
        let set = |new: &mut NewMatch| (new.circle, new.row.table.open) = (Some(circle), false);
        inside.push(over(store, &seats, set).await);
    }
    assert_eq!(ids(&played(store, ana, Scope::Circle(circle)).await), inside[..1]);
    assert_eq!(ids(&played(store, bia, Scope::Circle(circle)).await), inside);
    let all = store.played_in(circle, 0, u64::MAX >> 1, 9).await.unwrap();
    assert_eq!(ids(&all), inside);
    let ended = all[1].ended;
    assert_eq!(ids(&store.played_in(circle, 0, u64::MAX >> 1, 1).await.unwrap()), inside[1..]);
    assert_eq!(ids(&store.played_in(circle, ended + 1, ended + 9, 9).await.unwrap()), []);
    assert_eq!(ids(&store.played_in(circle, 0, ended, 9).await.unwrap()), []);
    assert_eq!(ids(&store.played_in(circle, ended, ended + 1, 9).await.unwrap()), inside);
}

async fn the_latest_matches_count(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let mut all = Vec::new();
    for _ in 0..3 {
        all.push(over(store, &[user_seat(ana), bot()], |_| {}).await);
    }
    assert_eq!(ids(&store.played(ana, Scope::Own, 2).await.unwrap()), all[1..]);
}
