//! Each match that has ended gets a running number, which it keeps.

use super::databases::{Folder, counting_on_postgres, counting_on_sqlite, in_schema};
use super::entries::on_both_counting;
use super::fixtures::{START, bot, changes, commit, last_step, set_up, step};
use super::{Counting, EndedMatches};
use crate::backup::Progress;
use crate::migrate::{self, Dialect};
use crate::postgres::PostgresStore;
use crate::retention::Retention;
use crate::sqlite::SqliteStore;
use crate::{Change, StepWrite, Store};
use futures_util::future::join_all;
use protocol::{MatchId, TableStatus};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection};
use tokio::sync::watch;

on_both_counting! {
    numbers_follow_the_order_of_the_ends
    a_rebuild_keeps_every_number
    matches_whose_entries_are_gone_come_first
    no_number_is_given_again
}

/// A match that has just ended.
async fn ended(store: &dyn Store) -> MatchId {
    let id = set_up(store, &[bot()], |_| {}).await;
    commit(store, last_step(id, 2)).await;
    id
}

/// The ended matches when all have their numbers.
pub(super) async fn all_ended(store: &dyn Counting) -> EndedMatches {
    loop {
        store.catch_up().await.unwrap();
        let found = store.ended().await.unwrap();
        if found.without == 0 {
            return found;
        }
    }
}

async fn ids(store: &dyn Counting) -> Vec<MatchId> {
    all_ended(store).await.numbered.into_iter().map(|(_, id)| id).collect()
}

async fn numbers_follow_the_order_of_the_ends(store: &mut dyn Counting) {
    let [one, two, three, four] = [
        set_up(store, &[bot()], |_| {}).await,
        set_up(store, &[bot()], |_| {}).await,
        set_up(store, &[bot()], |_| {}).await,
        set_up(store, &[bot()], |_| {}).await,
    ];
    assert_eq!(all_ended(store).await, EndedMatches::default(), "none has ended");
    commit(store, last_step(three, 2)).await;
    assert_eq!(ids(store).await, [three]);
    let abandoned = StepWrite { table: Some(changes(TableStatus::Abandoned)), ..step(one, 2) };
    store.commit(&[last_step(four, 2), step(two, 2), abandoned]).await.unwrap();
    commit(store, last_step(two, 3)).await;
    let found = all_ended(store).await;
    assert_eq!(found.numbered, [(1, three), (2, four), (3, one), (4, two)]);
    assert_eq!(found.listed, [1, 2, 3, 4], "what follows is told of each once, in the order of the numbers");
}

async fn a_rebuild_keeps_every_number(store: &mut dyn Counting) {
    // The later of them has ended first.
    let (one, two) = (set_up(store, &[bot()], |_| {}).await, ended(store).await);
    all_ended(store).await;
    commit(store, last_step(one, 2)).await;
    let before = all_ended(store).await;
    assert_eq!(before.numbered, [(1, two), (2, one)]);
    store.forget_ends().await.unwrap();
    assert_eq!(all_ended(store).await, before);
    // All that happens while there is no cursor comes after them, whether its entries are still there or not.
    store.forget_ends().await.unwrap();
    let (three, four) = (ended(store).await, ended(store).await);
    store.tidy_entries().await.unwrap();
    let after = all_ended(store).await;
    assert_eq!(after.numbered, [(1, two), (2, one), (3, three), (4, four)]);
    assert_eq!(after.listed, [1, 2, 3, 4]);
    let five = ended(store).await;
    assert_eq!(ids(store).await, [two, one, three, four, five]);
}

async fn matches_whose_entries_are_gone_come_first(store: &mut dyn Counting) {
    let end_at = async |at| {
        let id = set_up(store, &[bot()], |_| {}).await;
        let mut last = last_step(id, 2);
        last.step.at = START + at;
        commit(store, last).await;
        id
    };
    let (late, early) = (end_at(30).await, end_at(20).await);
    assert_eq!(ids(store).await, [late, early], "in the order of the entries, not of the times");
    store.forget_ends().await.unwrap();
    let (later, earlier) = (end_at(50).await, end_at(40).await);
    // The other readers pass the entries, which are deleted then.
    while !store.told().await.unwrap().is_empty() {
        store.catch_up_besides_ends().await.unwrap();
        store.tidy_entries().await.unwrap();
    }
    let last = end_at(10).await;
    assert_eq!(
        ids(store).await,
        [late, early, earlier, later, last],
        "by the time of the end, then by entry"
    );
}

async fn no_number_is_given_again(store: &mut dyn Counting) {
    let first = ended(store).await;
    let lesson = set_up(store, &[bot()], |new| new.row.lesson = true).await;
    commit(store, last_step(lesson, 2)).await;
    assert_eq!(all_ended(store).await.numbered, [(1, first), (2, lesson)]);
    let now = START + 1_000;
    let retention = Retention { now, lessons_since: Some(now), ..Retention::default() };
    assert_eq!(store.delete_left_matches(&[lesson], &retention).await.unwrap(), 1);
    store.forget_ends().await.unwrap();
    let next = ended(store).await;
    assert_eq!(all_ended(store).await.numbered, [(1, first), (3, next)]);
}

/// The number of the last migration before ended matches had numbers.
const WITHOUT_NUMBERS: i64 = 38;
const OLD_MATCHES: [(&str, i64); 5] =
    [("over", 30), ("running", 10), ("abandoned", 20), ("gathering", 5), ("over", 10)];

/// Writes a match into a database of before.
fn old_match(status: &str, at: i64) -> AssertSqlSafe<String> {
    AssertSqlSafe(format!(
        r#"insert into match (match_id, game, format, rules, seed, invitation, created, touched, listed,
            status_since, version, status, options, pace, is_open, is_lesson)
        values ($1, 'dogs', 1, 1, $2, 'come-in', 1, {at}, {at}, {at}, 1, '{status}', '{{}}', '{{"kind":"free"}}',
            true, false)"#
    ))
}

/// Opens a database with [`OLD_MATCHES`].
async fn check_old(store: &mut dyn Counting, ids: &[MatchId]) {
    store.start_counting().await.unwrap();
    let found = all_ended(store).await;
    assert_eq!(found.numbered, [(1, ids[4]), (2, ids[2]), (3, ids[0])], "by the time of their end");
    assert_eq!(found.listed, [1, 2, 3]);
}

#[tokio::test]
async fn matches_of_an_old_database_get_numbers_on_sqlite() {
    let folder = Folder::new();
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    migrate::run_until(Dialect::Sqlite, &mut db, WITHOUT_NUMBERS).await.unwrap();
    let ids = OLD_MATCHES.map(|_| MatchId::new());
    for (id, (status, at)) in ids.iter().zip(OLD_MATCHES) {
        let insert = sqlx::query(old_match(status, at)).bind(id.0).bind([3_u8; 32].as_slice());
        insert.execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
    let mut store = SqliteStore::open(&folder.database()).await.unwrap();
    check_old(&mut store, &ids).await;
    store.close().await;
}

#[tokio::test]
async fn matches_of_an_old_database_get_numbers_on_postgres() {
    in_schema(async |url| {
        let mut db = PgConnection::connect(url).await.unwrap();
        migrate::run_until(Dialect::Postgres, &mut db, WITHOUT_NUMBERS).await.unwrap();
        let ids = OLD_MATCHES.map(|_| MatchId::new());
        for (id, (status, at)) in ids.iter().zip(OLD_MATCHES) {
            let insert = sqlx::query(old_match(status, at)).bind(id.0).bind([3_u8; 32].as_slice());
            insert.execute(&mut db).await.unwrap();
        }
        db.close().await.unwrap();
        let mut store = PostgresStore::open(url).await.unwrap();
        check_old(&mut store, &ids).await;
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_backup_has_the_numbers_and_goes_on_with_them() {
    let folder = Folder::new();
    let mut store = SqliteStore::open(&folder.database()).await.unwrap();
    store.start_counting().await.unwrap();
    ended(&store).await;
    ended(&store).await;
    let before = all_ended(&store).await;
    let unread = ended(&store).await;
    let copy = Folder::new();
    store.back_up(&copy.database(), &watch::Sender::new(Progress::default())).await.unwrap();
    store.close().await;
    let mut restored = SqliteStore::open(&copy.database()).await.unwrap();
    restored.start_counting().await.unwrap();
    let copied = restored.ended().await.unwrap();
    assert_eq!((copied.numbered, copied.listed), (before.numbered.clone(), before.listed));
    let next = ended(&restored).await;
    let after = all_ended(&restored).await.numbered;
    assert_eq!(after[..2], before.numbered);
    assert_eq!(after[2..], [(3, unread), (4, next)]);
    restored.close().await;
}

async fn counting(url: &str) -> PostgresStore {
    let mut store = PostgresStore::open(url).await.unwrap();
    store.start_counting().await.unwrap();
    store
}

/// The matches that have ended, in the order of the entries that are still there.
async fn told(store: &dyn Counting) -> Vec<MatchId> {
    let told = store.told().await.unwrap().into_iter();
    told.flat_map(|change| if let Change::Ended(matches) = change { matches } else { vec![] }).collect()
}

#[tokio::test]
async fn several_servers_give_each_match_one_number_in_the_order_of_the_entries() {
    in_schema(async |url| {
        let servers = [counting(url).await, counting(url).await, counting(url).await];
        for _ in 0..20 {
            let ends = join_all(servers.iter().map(|server| ended(server)));
            let caught_up = join_all(servers.iter().map(Counting::catch_up));
            let (_, caught_up) = tokio::join!(ends, caught_up);
            assert!(caught_up.iter().all(Result::is_ok), "{caught_up:?}");
        }
        let found = all_ended(&servers[0]).await;
        assert_eq!(found.numbered.len(), 60);
        assert_eq!(ids(&servers[1]).await, told(&servers[2]).await);
        assert_eq!(found.listed, found.numbered.iter().map(|(number, _)| *number).collect::<Vec<_>>());
        for server in servers {
            server.close().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_rebuild_beside_a_transaction_in_progress_gives_numbers_in_the_order_of_the_entries() {
    in_schema(async |url| {
        let store = counting(url).await;
        let before = ended(&store).await;
        all_ended(&store).await;
        // Another server ends a match in a transaction that began before that of the next end.
        let earlier = set_up(&store, &[bot()], |_| {}).await;
        let mut other = PgConnection::connect(url).await.unwrap();
        sqlx::query("begin").execute(&mut other).await.unwrap();
        let entry = "insert into entry (at, kind, matches) values (0, 'ended', jsonb_build_array($1::uuid))";
        sqlx::query(entry).bind(earlier.0).execute(&mut other).await.unwrap();
        let update = "update match set status = 'over' where match_id = $1";
        sqlx::query(update).bind(earlier.0).execute(&mut other).await.unwrap();
        let later = ended(&store).await;
        for _ in 0..2 {
            // The rebuild sees the later end, whose entry cannot be read yet.
            store.forget_ends().await.unwrap();
            Counting::catch_up(&store).await.unwrap();
            assert_eq!(store.ended().await.unwrap().numbered, [(1, before)]);
        }
        sqlx::query("commit").execute(&mut other).await.unwrap();
        let found = all_ended(&store).await;
        assert_eq!(found.numbered, [(1, before), (2, earlier), (3, later)]);
        assert_eq!(found.listed, [1, 2, 3]);
        store.close().await;
    })
    .await;
}
