//! Ratings follow the matches that count, in the order of their numbers, and come out the same when all is made anew.

use super::Counting;
use super::circles::circle_of;
use super::databases::{counting_on_postgres, counting_on_sqlite};
use super::ended::all_ended;
use super::entries::on_both_counting;
use super::fixtures::{START, by_host, clock, commit, last_step, new_user, set_up, token, user_seat};
use crate::circles::CircleChange;
use crate::ratings::{LadderFilter, RatedUser, Rating, RatingChange, Scale, after_match};
use crate::{HostWrite, MatchResult, NewMatch, StepWrite, Store};
use protocol::{CircleId, MatchId, UserId};
use records::MatchSummary;
use std::collections::BTreeMap;

on_both_counting! {
    a_rebuild_gives_the_same_ratings
    a_match_waits_for_those_before_it
    what_does_not_count_moves_nothing
    a_circle_has_a_scale_of_its_own
    whoever_is_erased_is_nobody
    a_guest_who_becomes_somebody_is_rated_as_them
    a_ladder_has_those_who_have_played_enough_and_lately
}

/// How many matches most tests read at once.
const MANY: u32 = 1_000;

/// A match of these users that has ended, each with their place.
pub(super) async fn rated_match(
    store: &dyn Store,
    players: &[(UserId, u8)],
    change: impl FnOnce(&mut NewMatch),
) -> MatchId {
    let seats: Vec<_> = players.iter().map(|(user, _)| user_seat(*user)).collect();
    let mut open = true;
    let id = set_up(store, &seats, |new| {
        change(new);
        open = new.row.table.open;
    })
    .await;
    let places = (0..).zip(players).map(|(seat, (_, place))| (seat, *place)).collect();
    let result = Some(MatchResult { places, points: BTreeMap::new(), policies: None });
    let mut last = StepWrite { result, ..last_step(id, 2) };
    last.table.as_mut().unwrap().open = open;
    commit(store, last).await;
    id
}

/// Makes all summaries, of matches that count, and lets the ratings follow so many matches at once.
pub(super) async fn follow_all(store: &dyn Counting, at_once: u32) {
    all_ended(store).await;
    summarise(store, true).await;
    while store.follow_ratings(at_once).await.unwrap() > 0 {}
}

async fn summarise(store: &dyn Store, rated: bool) {
    let summary = MatchSummary { rated, ..MatchSummary::default() };
    loop {
        let due = store.matches_to_summarise(MANY).await.unwrap();
        if due.is_empty() {
            return;
        }
        for id in due {
            store.keep_summary(id, Some(&summary)).await.unwrap();
        }
    }
}

/// What all ended matches have changed.
pub(super) async fn changes(store: &dyn Counting) -> BTreeMap<MatchId, Vec<RatingChange>> {
    let mut all = BTreeMap::new();
    for (_, id) in all_ended(store).await.numbered {
        all.insert(id, store.rating_changes(id).await.unwrap());
    }
    all
}

async fn ratings(store: &dyn Store, scale: Scale, users: &[UserId]) -> Vec<RatedUser> {
    store.ratings(scale, "dogs", users).await.unwrap()
}

async fn a_rebuild_gives_the_same_ratings(store: &mut dyn Counting) {
    let mut users = Vec::new();
    for name in ["Ana", "Bia", "Caio", "Duda", "Eva"] {
        users.push(new_user(store, name).await);
    }
    for round in 0..36_usize {
        let seated: Vec<UserId> = (0..2 + round % 4).map(|n| users[(round * 3 + n * 2) % 5]).collect();
        let mut players: Vec<(UserId, u8)> = Vec::new();
        for (place, user) in (1..).zip(seated) {
            // The first two share a place in some matches.
            players.push((user, if round % 7 == 0 && place == 2 { 1 } else { place }));
        }
        rated_match(store, &players, |_| {}).await;
        if round % 5 == 0 {
            follow_all(store, 1 + u32::try_from(round).unwrap() % 3).await;
        }
    }
    follow_all(store, 2).await;
    let before = (ratings(store, Scale::Server, &users).await, changes(store).await);
    assert_eq!(before.0.len(), 5);
    assert!(before.0.iter().all(|one| one.matches > 8), "{before:?}");
    for at_once in [1, 7, MANY] {
        store.follow_ends_anew().await.unwrap();
        follow_all(store, at_once).await;
        let after = (ratings(store, Scale::Server, &users).await, changes(store).await);
        assert_eq!(after, before, "{at_once} at once");
    }
}

async fn a_match_waits_for_those_before_it(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let one = rated_match(store, &[(ana, 1), (bia, 2)], |_| {}).await;
    let two = rated_match(store, &[(ana, 2), (bia, 1)], |_| {}).await;
    all_ended(store).await;
    let counts = MatchSummary { rated: true, ..MatchSummary::default() };
    store.keep_summary(two, Some(&counts)).await.unwrap();
    assert_eq!(store.follow_ratings(MANY).await.unwrap(), 0);
    store.keep_summary(one, Some(&counts)).await.unwrap();
    assert_eq!(store.follow_ratings(MANY).await.unwrap(), 2);
    // A second server was about to keep the same summary.
    store.keep_summary(one, Some(&counts)).await.unwrap();
    assert_eq!(store.follow_ratings(MANY).await.unwrap(), 0);
    let first = store.rating_changes(one).await.unwrap();
    assert_eq!((first[0].points_before, first[0].matches), (Rating::NEW.points, 1));
    assert_eq!(first[0].rating, after_match(&[(Rating::NEW, 1), (Rating::NEW, 2)])[0]);
    let second = store.rating_changes(two).await.unwrap();
    assert_eq!((second[0].points_before, second[0].matches), (first[0].rating.points, 2));
}

async fn what_does_not_count_moves_nothing(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    rated_match(store, &[(ana, 1), (bia, 2)], |_| {}).await;
    all_ended(store).await;
    summarise(store, false).await;
    rated_match(store, &[(ana, 1), (bia, 2)], |new| new.row.table.open = false).await;
    rated_match(store, &[(ana, 1)], |_| {}).await;
    follow_all(store, MANY).await;
    assert_eq!(ratings(store, Scale::Server, &[ana, bia]).await, []);
    assert!(changes(store).await.values().all(Vec::is_empty));
}

async fn a_circle_has_a_scale_of_its_own(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let closed = |new: &mut NewMatch| (new.circle, new.row.table.open) = (Some(circle), false);
    rated_match(store, &[(ana, 1), (bia, 2)], closed).await;
    rated_match(store, &[(ana, 2), (bia, 1)], |new| new.circle = Some(circle)).await;
    follow_all(store, MANY).await;
    let matches = |found: Vec<RatedUser>| found.iter().map(|one| one.matches).collect::<Vec<_>>();
    assert_eq!(matches(ratings(store, Scale::Circle(circle), &[ana, bia]).await), [2, 2]);
    assert_eq!(matches(ratings(store, Scale::Server, &[ana, bia]).await), [1, 1]);
    let own = store.ratings_of(ana).await.unwrap();
    let scales: Vec<_> = own.iter().map(|one| (one.scale, one.circle.as_deref())).collect();
    assert_eq!(scales, [(Scale::Circle(circle), Some("Friday")), (Scale::Server, None)]);
    // Bia is no member: she is not told, nor are others of her.
    assert_eq!(store.ratings_of(bia).await.unwrap().len(), 1);
    assert_eq!(ladder(store, Scale::Circle(circle), 0, 0).await, [ana]);
    store.change_circle(circle, ana, &CircleChange::End).await.unwrap();
    assert_eq!(ratings(store, Scale::Circle(circle), &[ana, bia]).await, []);
    store.follow_ends_anew().await.unwrap();
    follow_all(store, MANY).await;
    assert_eq!(ratings(store, Scale::Circle(circle), &[ana, bia]).await, []);
    assert_eq!(matches(ratings(store, Scale::Server, &[ana, bia]).await), [1, 1]);
}

async fn ladder(store: &dyn Store, scale: Scale, matches: u32, since: u64) -> Vec<UserId> {
    let filter = LadderFilter { matches, since, limit: 9 };
    store.ladder(scale, "dogs", filter).await.unwrap().iter().map(|one| one.user).collect()
}

async fn whoever_is_erased_is_nobody(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    for _ in 0..3 {
        rated_match(store, &[(ana, 1), (bia, 2)], |_| {}).await;
    }
    follow_all(store, MANY).await;
    let before = ratings(store, Scale::Server, &[ana]).await;
    by_host(store, HostWrite::Erase { user: bia }).await;
    assert_eq!(ladder(store, Scale::Server, 0, 0).await, [ana], "at once");
    follow_all(store, MANY).await;
    assert_eq!(ratings(store, Scale::Server, &[bia]).await, []);
    let after = ratings(store, Scale::Server, &[ana]).await;
    assert_eq!(after[0].matches, 3);
    let mut expected = Rating::NEW;
    for _ in 0..3 {
        expected = after_match(&[(expected, 1), (Rating::NEW, 2)])[0];
    }
    assert_eq!(after[0].rating, expected, "she has beaten somebody of whom nothing is known");
    assert_ne!(after, before);
    assert!(changes(store).await.values().all(|changes| changes.len() == 1));
    store.follow_ends_anew().await.unwrap();
    follow_all(store, MANY).await;
    assert_eq!(ratings(store, Scale::Server, &[ana]).await, after);
}

async fn a_guest_who_becomes_somebody_is_rated_as_them(store: &mut dyn Counting) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let bia = new_user(store, "Bia").await;
    rated_match(store, &[(guest, 1), (bia, 2)], |_| {}).await;
    rated_match(store, &[(ana, 1), (bia, 2)], |_| {}).await;
    follow_all(store, MANY).await;
    store.merge(token(guest), token(ana), &clock(START + 500)).await.unwrap().unwrap();
    assert_eq!(ladder(store, Scale::Server, 0, 0).await, [ana, bia]);
    follow_all(store, MANY).await;
    let found = ratings(store, Scale::Server, &[guest, ana, bia]).await;
    let matches: Vec<_> = found.iter().map(|one| (one.user, one.matches)).collect();
    assert_eq!(matches, [(ana, 2), (bia, 2)]);
}

async fn a_ladder_has_those_who_have_played_enough_and_lately(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    rated_match(store, &[(bia, 1), (ana, 2), (caio, 3)], |_| {}).await;
    rated_match(store, &[(bia, 1), (ana, 2)], |_| {}).await;
    follow_all(store, MANY).await;
    assert_eq!(ladder(store, Scale::Server, 0, 0).await, [bia, ana, caio]);
    assert_eq!(ladder(store, Scale::Server, 2, 0).await, [bia, ana]);
    let latest = ratings(store, Scale::Server, &[ana]).await[0].latest;
    assert_eq!(ladder(store, Scale::Server, 0, latest).await, [bia, ana, caio]);
    assert_eq!(ladder(store, Scale::Server, 0, latest + 1).await, []);
    let elsewhere = Scale::Circle(CircleId(uuid::Uuid::new_v4()));
    assert_eq!(ladder(store, elsewhere, 0, 0).await, []);
    let other_game = LadderFilter { matches: 0, since: 0, limit: 9 };
    assert_eq!(store.ladder(Scale::Server, "draftosaurus", other_game).await.unwrap(), []);
}
