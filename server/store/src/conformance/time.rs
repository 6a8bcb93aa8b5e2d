//! Deadlines, downtime, heartbeats and bots.

use super::fixtures::{START, bot, changes, commit, load, new_user, set_up, step, token, user_seat};
use crate::{Lease, SeatAssignment, SeatsWrite, ServerId, StepWrite, Store};
use futures_util::future::join_all;
use games::frame::Dice;
use protocol::{MatchId, TableStatus};
use std::collections::BTreeMap;
use std::time::Duration;

const NO_DOWNTIME: Duration = Duration::from_secs(15);

async fn with_deadline(store: &dyn Store, status: TableStatus, deadline: u64) -> MatchId {
    set_up(store, &[bot()], |new| {
        new.row.table.status = status;
        new.row.deadline = Some(deadline);
        new.seats[0].awaited_since = Some(deadline - 10);
    })
    .await
}

pub(super) async fn deadlines_pass_in_order(store: &dyn Store) {
    assert_eq!(store.next_deadline().await.unwrap(), None);
    let late = with_deadline(store, TableStatus::Running, START + 300).await;
    let early = with_deadline(store, TableStatus::Running, START + 100).await;
    let middle = with_deadline(store, TableStatus::Running, START + 200).await;
    assert_eq!(store.next_deadline().await.unwrap(), Some(START + 100));
    assert_eq!(store.due(START + 99, 9).await.unwrap(), []);
    assert_eq!(store.due(START + 100, 9).await.unwrap(), [(early, START + 100)]);
    let passed = [(early, START + 100), (middle, START + 200), (late, START + 300)];
    assert_eq!(store.due(START + 300, 9).await.unwrap(), passed);
    assert_eq!(store.due(START + 300, 2).await.unwrap(), passed[..2]);

    // A step changes or removes the deadline.
    let mut moved = step(early, 2);
    moved.deadline = Some(START + 400);
    commit(store, moved).await;
    commit(store, step(middle, 2)).await;
    assert_eq!(store.next_deadline().await.unwrap(), Some(START + 300));
    assert_eq!(store.due(START + 500, 9).await.unwrap(), [(late, START + 300), (early, START + 400)]);
}

pub(super) async fn the_earliest_deadline_is_known_however_deadlines_change(store: &dyn Store) {
    const MATCHES: usize = 5;
    for seed in 0..4 {
        let mut dice = Dice::from_number(seed);
        let mut deadlines: BTreeMap<MatchId, (u64, Option<u64>)> = BTreeMap::new();
        for _ in 0..MATCHES {
            deadlines.insert(set_up(store, &[bot()], |_| {}).await, (1, None));
        }
        for turn in 0..40 {
            let id = *deadlines.keys().nth(dice.index(MATCHES)).unwrap();
            let (version, deadline) = deadlines.get_mut(&id).unwrap();
            *version += 1;
            *deadline = (dice.below(4) > 0).then(|| START + u64::from(dice.below(30)));
            commit(store, StepWrite { deadline: *deadline, ..step(id, *version) }).await;
            let mut wanted: Vec<_> =
                deadlines.iter().filter_map(|(id, (_, deadline))| Some((*id, (*deadline)?))).collect();
            wanted.sort_by_key(|&(id, deadline)| (deadline, id));
            let next = wanted.first().map(|&(_, deadline)| deadline);
            assert_eq!(store.next_deadline().await.unwrap(), next, "seed {seed}, turn {turn}");
            let now = START + u64::from(dice.below(30));
            wanted.retain(|&(_, deadline)| deadline <= now);
            assert_eq!(store.due(now, 9).await.unwrap(), wanted, "seed {seed}, turn {turn}");
        }
        for (id, (version, _)) in deadlines {
            let over = Some(changes(TableStatus::Over));
            commit(store, StepWrite { table: over, ..step(id, version + 1) }).await;
        }
    }
}

pub(super) async fn only_running_matches_have_deadlines(store: &dyn Store) {
    for status in [TableStatus::Gathering, TableStatus::Over, TableStatus::Abandoned] {
        with_deadline(store, status, START + 1).await;
    }
    assert_eq!(store.due(START + 2, 9).await.unwrap(), []);
    assert_eq!(store.next_deadline().await.unwrap(), None);
    let id = with_deadline(store, TableStatus::Running, START + 1).await;
    let mut over = step(id, 2);
    over.deadline = Some(START + 1);
    over.table = Some(changes(TableStatus::Over));
    commit(store, over).await;
    assert_eq!(store.due(START + 2, 9).await.unwrap(), []);
}

pub(super) async fn downtime_is_given_back(store: &dyn Store) {
    let running = with_deadline(store, TableStatus::Running, START + 100).await;
    let over = with_deadline(store, TableStatus::Over, START + 100).await;
    let timeless = set_up(store, &[bot(), bot()], |new| new.seats[0].awaited_since = Some(START)).await;
    assert_eq!(store.resume(START, NO_DOWNTIME).await.unwrap(), None, "there was no heartbeat before");
    let minute = Duration::from_secs(60);
    assert_eq!(store.resume(START + 60_000, NO_DOWNTIME).await.unwrap(), Some(minute));
    assert_eq!(store.resume(START + 60_000, NO_DOWNTIME).await.unwrap(), None, "once");
    assert_eq!(store.resume(START + 75_000, NO_DOWNTIME).await.unwrap(), None, "that was no downtime");
    let check = async |id, deadline: Option<u64>, since: Option<u64>| {
        let kept = load(store, id).await;
        assert_eq!((kept.row.deadline, kept.seats[0].awaited_since), (deadline, since));
    };
    check(running, Some(START + 60_100), Some(START + 60_090)).await;
    check(over, Some(START + 100), Some(START + 90)).await;
    check(timeless, None, Some(START + 60_000)).await;
    assert_eq!(load(store, timeless).await.seats[1].awaited_since, None);
    assert_eq!(store.next_deadline().await.unwrap(), Some(START + 60_100));
}

pub(super) async fn downtime_is_given_back_later_if_it_fails_at_first(store: &dyn Store) {
    store.heartbeat(START).await.unwrap();
    // No database can increase this deadline, since it would overflow.
    let stuck = with_deadline(store, TableStatus::Running, i64::MAX.unsigned_abs() - 5).await;
    let other = with_deadline(store, TableStatus::Running, START + 100).await;
    assert!(store.resume(START + 60_000, NO_DOWNTIME).await.is_err());
    assert_eq!(load(store, other).await.row.deadline, Some(START + 100), "all matches or none");
    assert_eq!(load(store, other).await.seats[0].awaited_since, Some(START + 90));
    let mut over = step(stuck, 2);
    over.table = Some(changes(TableStatus::Over));
    commit(store, over).await;
    let away = Duration::from_secs(70);
    assert_eq!(store.resume(START + 70_000, NO_DOWNTIME).await.unwrap(), Some(away));
    assert_eq!(load(store, other).await.row.deadline, Some(START + 70_100));
}

pub(super) async fn a_step_planned_before_time_is_given_back_gets_it_too(store: &dyn Store) {
    const AWAY: u64 = 60_000;
    store.heartbeat(START).await.unwrap();
    let id = with_deadline(store, TableStatus::Running, START + 100).await;
    let planned = |version, deadline, given_back, seats| StepWrite {
        deadline: Some(deadline),
        given_back,
        seats,
        ..step(id, version)
    };
    let check = async |deadline: u64, since: u64, given_back: u64| {
        let kept = load(store, id).await;
        assert_eq!((kept.row.deadline, kept.seats[0].awaited_since), (Some(deadline), Some(since)));
        assert_eq!(kept.row.given_back, given_back);
        assert_eq!(store.next_deadline().await.unwrap(), Some(deadline));
    };
    commit(store, planned(2, START + 110, 0, SeatsWrite::Awaited(vec![Some(START + 100)]))).await;
    assert!(store.resume(START + AWAY, NO_DOWNTIME).await.unwrap().is_some());
    check(START + AWAY + 110, START + AWAY + 100, AWAY).await;
    commit(store, planned(3, START + 110, 0, SeatsWrite::Same)).await;
    check(START + AWAY + 110, START + AWAY + 100, AWAY).await;
    commit(store, planned(4, START + 120, 0, SeatsWrite::Awaited(vec![Some(START + 110)]))).await;
    check(START + AWAY + 120, START + AWAY + 110, AWAY).await;
    let mut seats = load(store, id).await.seats;
    seats[0].awaited_since = Some(START + 120);
    commit(store, planned(5, START + 130, 0, SeatsWrite::All(seats))).await;
    check(START + AWAY + 130, START + AWAY + 120, AWAY).await;
    // A step planned after the first downtime is written unchanged; one planned before both gets both added.
    commit(store, planned(6, START + AWAY + 140, AWAY, SeatsWrite::Same)).await;
    check(START + AWAY + 140, START + AWAY + 120, AWAY).await;
    assert!(store.resume(START + 2 * AWAY, NO_DOWNTIME).await.unwrap().is_some());
    commit(store, planned(7, START + 150, 0, SeatsWrite::Awaited(vec![Some(START + 140)]))).await;
    check(START + 2 * AWAY + 150, START + 2 * AWAY + 140, 2 * AWAY).await;
}

pub(super) async fn a_clock_that_was_set_back_and_is_right_again_gives_nothing(store: &dyn Store) {
    const DAY: u64 = 86_400_000;
    const MINUTE: u64 = 60_000;
    let right = START + DAY;
    store.heartbeat(right).await.unwrap();
    let id = with_deadline(store, TableStatus::Running, right + 100).await;
    let deadline = async || load(store, id).await.row.deadline.unwrap() - right - 100;
    // The clock is wrong for a while.
    store.heartbeat(START).await.unwrap();
    store.heartbeat(START + 5_000).await.unwrap();
    assert_eq!(store.resume(right + 10_000, NO_DOWNTIME).await.unwrap(), None);
    assert_eq!(deadline().await, 0);
    // The server stops while the clock is wrong and starts when it is right, or the reverse.
    store.heartbeat(START).await.unwrap();
    assert_eq!(store.resume(right + MINUTE, NO_DOWNTIME).await.unwrap().map(|time| time.as_secs()), Some(50));
    assert_eq!(store.resume(START, NO_DOWNTIME).await.unwrap(), None);
    assert_eq!(deadline().await, 50_000);
    let away = Some(Duration::from_secs(60));
    assert_eq!(
        store.resume(START + MINUTE, NO_DOWNTIME).await.unwrap(),
        away,
        "time passes on a wrong clock, too"
    );
    assert_eq!(store.resume(right + 2 * MINUTE, NO_DOWNTIME).await.unwrap(), None);
    assert_eq!(store.resume(right + 3 * MINUTE, NO_DOWNTIME).await.unwrap(), away);
    assert_eq!(deadline().await, 50_000 + 2 * MINUTE);
}

pub(super) async fn servers_whose_clocks_differ_lose_no_time(store: &dyn Store) {
    for (begun, ahead) in [(START, 2_000), (START + 10_000_000, 10_000), (START + 20_000_000, 100_000)] {
        store.resume(begun, NO_DOWNTIME).await.unwrap();
        for at in (begun..begun + 600_000).step_by(5_000) {
            store.heartbeat(at + ahead).await.unwrap();
            store.heartbeat(at + 2_500).await.unwrap();
        }
        let away = store.resume(begun + 597_500 + 3_600_000, NO_DOWNTIME).await.unwrap().unwrap();
        // If the clocks differ by more than the distance of two heartbeats, the later one counts.
        let in_doubt = if ahead < 15_000 { 0 } else { ahead };
        assert!((3_600_000 - in_doubt..=3_600_000).contains(&base::clock::millis(away)), "{ahead}: {away:?}");
    }
}

pub(super) async fn of_servers_that_resume_together_one_gives_time_back(store: &dyn Store) {
    store.heartbeat(START).await.unwrap();
    let running = with_deadline(store, TableStatus::Running, START + 100).await;
    let resumed = join_all((0..8).map(|_| store.resume(START + 60_000, NO_DOWNTIME))).await;
    assert_eq!(resumed.into_iter().filter(|away| away.as_ref().unwrap().is_some()).count(), 1);
    assert_eq!(load(store, running).await.row.deadline, Some(START + 60_100));
}

pub(super) async fn a_heartbeat_returns_the_previous_one(store: &dyn Store) {
    assert_eq!(store.heartbeat(START).await.unwrap(), None);
    assert_eq!(store.heartbeat(START + 5).await.unwrap(), Some(START));
    assert_eq!(store.heartbeat(START + 50).await.unwrap(), Some(START + 5));
}

pub(super) async fn has_running_finds_running_matches(store: &dyn Store) {
    for status in [TableStatus::Gathering, TableStatus::Over, TableStatus::Abandoned] {
        with_deadline(store, status, START + 1).await;
    }
    assert!(!store.has_running().await.unwrap());
    let id = with_deadline(store, TableStatus::Running, START + 1).await;
    assert!(store.has_running().await.unwrap());
    let mut over = step(id, 2);
    over.table = Some(changes(TableStatus::Over));
    commit(store, over).await;
    assert!(!store.has_running().await.unwrap());
}

pub(super) async fn matches_that_await_only_bots_are_found(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let stand_in = SeatAssignment::User { user: ana, stand_in: true };
    let assignments = [user_seat(ana), bot(), stand_in];
    let awaiting = async |status, awaited: &[usize]| {
        set_up(store, &assignments, |new| {
            new.row.table.status = status;
            for seat in awaited {
                new.seats[*seat].awaited_since = Some(START);
            }
        })
        .await
    };
    let for_bot = awaiting(TableStatus::Running, &[1]).await;
    let for_stand_in = awaiting(TableStatus::Running, &[2]).await;
    let for_both = awaiting(TableStatus::Running, &[1, 2]).await;
    // Users are awaited, too; bots choose after them.
    awaiting(TableStatus::Running, &[0, 1, 2]).await;
    awaiting(TableStatus::Running, &[0]).await;
    awaiting(TableStatus::Running, &[]).await;
    awaiting(TableStatus::Gathering, &[1]).await;
    awaiting(TableStatus::Over, &[2]).await;
    // No user plays there.
    let alone = SeatAssignment::User { user: ana, stand_in: true };
    set_up(store, &[alone, bot()], |new| new.seats[1].awaited_since = Some(START)).await;
    let found = async |now| {
        let mut found = store.waiting_for_bots(now).await.unwrap();
        found.sort();
        found
    };
    assert_eq!(found(START).await, [for_bot, for_stand_in, for_both]);
    let lease = store.lease(&[for_bot], ServerId::new_v4(), START, START + 10).await.unwrap()[0].1;
    if lease != Lease::Sole {
        assert_eq!(found(START + 9).await, [for_stand_in, for_both], "another server leads the match");
    }
    assert_eq!(found(START + 10).await, [for_bot, for_stand_in, for_both], "the lease has expired");
}

pub(super) async fn expired_rows_are_deleted(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[bot()], |_| {}).await;
    store.add_session(ana, [1; 32], START + 5, START).await.unwrap();
    assert!(store.offer_link(token(ana), [2; 32], START + 5, None).await.unwrap());
    assert!(store.offer_link(token(ana), [3; 32], START + 50, None).await.unwrap());
    store.record_presence(id, ServerId::new_v4(), &[0].into(), START + 5).await.unwrap();
    assert_eq!(store.delete_expired(START + 4).await.unwrap(), 0);
    assert_eq!(store.delete_expired(START + 5).await.unwrap(), 3);
    assert_eq!(store.delete_expired(START + 5).await.unwrap(), 0);
    assert!(store.session(token(ana), START + 5).await.unwrap().is_some(), "it has not ended");
    assert_eq!(store.link([3; 32], START + 5).await.unwrap(), Some(ana));
}
