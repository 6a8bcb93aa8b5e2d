//! Group commit.

use super::fixtures::{bot, load, new_user, seats, set_up, step, table, user_seat};
use crate::group_commit::GroupCommit;
use crate::{CommitError, MatchResult, SeatsWrite, StepWrite, Store, StoreError, StoredMatch, TableChanges};
use base::clock::Clock;
use futures_util::future::join_all;
use protocol::{MatchId, TableStatus, UserId};
use std::sync::Arc;

async fn rooms(store: &dyn Store, count: usize) -> Vec<MatchId> {
    let mut rooms = Vec::new();
    for _ in 0..count {
        rooms.push(set_up(store, &[bot(), bot()], |_| {}).await);
    }
    rooms
}

pub(super) async fn an_empty_batch_is_nothing(store: &dyn Store) {
    assert_eq!(store.commit(&[]).await.unwrap(), []);
}

pub(super) async fn the_second_writer_of_a_version_loses(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let mut loser = step(id, 2);
    loser.step.events = r#"["theirs"]"#.to_owned();
    loser.deadline = Some(1);
    loser.seats = SeatsWrite::All(seats(&[bot(), bot(), bot()]));
    assert_eq!(store.commit(&[step(id, 2)]).await.unwrap(), [Ok(())]);
    let before = load(store, id).await;
    assert_eq!(store.commit(&[loser]).await.unwrap(), [Err(CommitError::Conflict)]);
    assert_eq!(load(store, id).await, before);
}

pub(super) async fn of_many_writers_of_a_version_one_wins(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let writers = (0..12).map(|writer| async move {
        let mut write = step(id, 2);
        write.step.events = format!("[{writer}]");
        store.commit(&[write]).await.unwrap().remove(0)
    });
    let answers = join_all(writers).await;
    let winner = answers.iter().position(Result::is_ok).unwrap();
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(load(store, id).await.steps[1].events, format!("[{winner}]"));
}

pub(super) async fn a_step_must_be_the_next_one(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    for version in [0, 1, 3] {
        assert_eq!(store.commit(&[step(id, version)]).await.unwrap(), [Err(CommitError::Conflict)]);
    }
    assert_eq!(store.commit(&[step(MatchId::new(), 2)]).await.unwrap(), [Err(CommitError::NoMatch)]);
    assert_eq!(load(store, id).await.row.version, 1);
}

pub(super) async fn a_conflict_fails_only_its_own_step(store: &dyn Store) {
    let rooms = rooms(store, 64).await;
    let mut batch: Vec<_> = rooms.iter().map(|id| step(*id, 2)).collect();
    batch[20].step.version = 7;
    for write in &mut batch {
        write.seats = SeatsWrite::All(seats(&[bot(), bot(), bot()]));
    }
    let answers = store.commit(&batch).await.unwrap();
    for (n, id) in rooms.into_iter().enumerate() {
        let kept = load(store, id).await;
        if n == 20 {
            assert_eq!(answers[n], Err(CommitError::Conflict));
            assert_eq!((kept.row.version, kept.seats.len()), (1, 2));
        } else {
            assert_eq!(answers[n], Ok(()));
            assert_eq!((kept.row.version, kept.seats.len()), (2, 3));
        }
    }
}

pub(super) async fn steps_of_a_match_follow_each_other(store: &dyn Store) {
    let rooms = rooms(store, 3).await;
    let waits = |id, version, since: u64| StepWrite {
        deadline: Some(since + 60),
        seats: SeatsWrite::Awaited(vec![Some(since), None]),
        ..step(id, version)
    };
    let [a, b, c] = rooms[..] else { panic!("three rooms") };
    let batch = [
        waits(a, 2, 10),
        step(b, 2),
        waits(a, 3, 20),
        step(b, 2),
        step(b, 3),
        StepWrite { deadline: Some(90), ..step(a, 4) },
        step(c, 3),
        step(c, 2),
    ];
    let lost = Err(CommitError::Conflict);
    let answers = [Ok(()), Ok(()), Ok(()), lost, lost, Ok(()), lost, lost];
    assert_eq!(
        store.commit(&batch).await.unwrap(),
        answers,
        "no step is written after one that is not the next"
    );
    let kept = load(store, a).await;
    assert_eq!((kept.row.version, kept.row.deadline, kept.row.touched), (4, Some(90), batch[5].step.at));
    assert_eq!(kept.seats.iter().map(|seat| seat.awaited_since).collect::<Vec<_>>(), [Some(20), None]);
    let steps: Vec<_> = [0, 2, 5].map(|n: usize| batch[n].step.clone()).into();
    assert_eq!(kept.steps[1..], steps);
    assert_eq!((load(store, b).await.row.version, load(store, c).await.row.version), (2, 1));
}

pub(super) async fn a_step_planned_on_a_lost_step_is_rejected(store: &dyn Store) {
    let id = set_up(store, &[bot(), bot()], |_| {}).await;
    assert_eq!(store.commit(&[step(id, 2)]).await.unwrap(), [Ok(())]);
    let ahead = |version| StepWrite { ahead: version > 2, ..step(id, version) };
    let answers = store.commit(&[ahead(2), ahead(3), ahead(4)]).await.unwrap();
    assert_eq!(answers, [Err(CommitError::Conflict); 3], "step 3 was not planned on the step 2 that is kept");
    assert_eq!(load(store, id).await.row.version, 2);
}

pub(super) async fn the_last_of_several_steps_may_end_the_match(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    let over = TableChanges { status: TableStatus::Over, ..table(&[bot()]).row.table };
    let result =
        MatchResult { places: [(0, 1), (1, 2)].into(), points: [(0, 9), (1, 7)].into(), policies: None };
    let awaited = StepWrite { seats: SeatsWrite::Awaited(vec![Some(7), None]), ..step(id, 2) };
    let ends = StepWrite {
        table: Some(over),
        result: Some(result.clone()),
        seats: SeatsWrite::Awaited(vec![None, None]),
        ..step(id, 3)
    };
    let answers = store.commit(&[awaited, ends, step(id, 4)]).await.unwrap();
    assert_eq!(
        answers,
        [Ok(()), Ok(()), Err(CommitError::Conflict)],
        "no step is written after a change of the table in the same batch"
    );
    let kept = load(store, id).await;
    assert_eq!((kept.row.version, kept.row.result), (3, Some(result)));
    assert_eq!(kept.steps.len(), 3);
    assert!(kept.seats.iter().all(|seat| seat.awaited_since.is_none()));
}

pub(super) async fn a_rematch_is_created_with_its_step_or_not_at_all(store: &dyn Store) {
    let rooms = rooms(store, 2).await;
    let with_rematch = |id, version| {
        let next = table(&[bot(), bot()]);
        (next.row.id, StepWrite { next: Some(Box::new(next)), ..step(id, version) })
    };
    let ((next, first), (never, second)) = (with_rematch(rooms[0], 2), with_rematch(rooms[1], 7));
    assert_eq!(store.commit(&[second, first]).await.unwrap(), [Err(CommitError::Conflict), Ok(())]);
    assert_eq!(load(store, next).await.seats.len(), 2);
    assert_eq!(store.header(never).await.unwrap(), None);
    // If the rematch cannot be created, the whole batch fails.
    let (_, mut again) = with_rematch(rooms[0], 3);
    again.next.as_mut().unwrap().row.id = next;
    assert!(matches!(store.commit(&[again, step(rooms[1], 2)]).await, Err(StoreError::Refused(_))));
    for (id, version) in [(rooms[0], 2), (rooms[1], 1)] {
        assert_eq!(store.version(id).await.unwrap().unwrap(), version);
    }
}

pub(super) async fn many_rematches_can_be_created_in_one_batch(store: &dyn Store) {
    let mut next = Vec::new();
    let mut batch = Vec::new();
    for (n, id) in rooms(store, 150).await.into_iter().enumerate() {
        let mut new = table(&vec![bot(); n % 4]);
        new.steps[0].at += u64::try_from(n).unwrap();
        next.push(StoredMatch { row: new.row.clone(), seats: new.seats.clone(), steps: new.steps.clone() });
        batch.push(StepWrite { next: Some(Box::new(new)), ..step(id, 2) });
    }
    assert_eq!(store.commit(&batch).await.unwrap(), vec![Ok(()); 150]);
    for new in next {
        assert_eq!(load(store, new.row.id).await, new);
    }
}

pub(super) async fn a_batch_with_a_refused_step_writes_nothing(store: &dyn Store) {
    let rooms = rooms(store, 3).await;
    let mut batch: Vec<_> = rooms.iter().map(|id| step(*id, 2)).collect();
    batch[1].seats = SeatsWrite::All(seats(&[user_seat(UserId::new())]));
    assert!(matches!(store.commit(&batch).await, Err(StoreError::Refused(_))));
    for id in rooms {
        assert_eq!(load(store, id).await.row.version, 1);
    }
}

pub(super) async fn a_batch_may_be_long(store: &dyn Store) {
    let rooms = rooms(store, 150).await;
    let batch: Vec<_> = rooms.iter().map(|id| step(*id, 2)).collect();
    assert_eq!(store.commit(&batch).await.unwrap(), vec![Ok(()); 150]);
    for id in rooms {
        assert_eq!(store.version(id).await.unwrap().unwrap(), 2);
    }
}

pub(super) async fn many_rooms_commit_at_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let rooms = rooms(store, 24).await;
    // Batches with the same pairs of rooms in different orders could deadlock.
    let writers = (0..rooms.len()).map(|n| {
        let mut batch = vec![step(rooms[n], 2), step(rooms[(n + 1) % rooms.len()], 2)];
        if n % 2 == 0 {
            batch.reverse();
        }
        for write in &mut batch {
            write.seats = SeatsWrite::All(seats(&[user_seat(ana), bot()]));
        }
        async move { store.commit(&batch).await.unwrap() }
    });
    let answers = join_all(writers).await.concat();
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), rooms.len());
    for id in rooms {
        assert_eq!(load(store, id).await.row.version, 2);
    }
}

pub(super) async fn a_group_commit_serves_many_rooms(store: &Arc<dyn Store>) {
    let rooms = rooms(&**store, 40).await;
    let group_commit = GroupCommit::start(store.clone(), Clock::system());
    let room = async |id| {
        for version in 2..=6 {
            assert_eq!(group_commit.commit(step(id, version)).await.unwrap(), Ok(()));
        }
        assert_eq!(group_commit.commit(step(id, 6)).await.unwrap(), Err(CommitError::Conflict));
    };
    join_all(rooms.iter().map(|id| room(*id))).await;
    group_commit.close().await;
    for id in rooms {
        assert_eq!(load(&**store, id).await.steps.len(), 6);
    }
}
