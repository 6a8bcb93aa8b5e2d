//! Moves do not touch the indexes of headers and seats in Postgres.

use super::databases::in_schema;
use super::fixtures::{START, bot, new_user, set_up, step, user_seat};
use crate::postgres::PostgresStore;
use crate::{Millis, SeatsWrite, StepWrite, Store};
use protocol::MatchId;
use sqlx::{Connection as _, PgConnection, Row as _};
use std::time::Duration;
use tokio::time::timeout;

/// Few enough to fit into the pages even while old row versions cannot be vacuumed.
const MOVES: u64 = 5;

/// A move after which a seat is awaited until `deadline`.
fn moves(id: MatchId, version: u64, at: Millis, deadline: Option<Millis>) -> StepWrite {
    let mut write = step(id, version);
    (write.step.at, write.deadline) = (at, deadline);
    let awaited = if version.is_multiple_of(2) { vec![Some(at), None] } else { vec![None, Some(at)] };
    write.seats = SeatsWrite::Awaited(awaited);
    write
}

async fn open_table(store: &PostgresStore, deadline: Millis) -> MatchId {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    set_up(store, &[user_seat(ana), user_seat(bia)], |new| new.row.deadline = Some(deadline)).await
}

#[tokio::test]
async fn a_move_changes_no_index() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let mut rooms = Vec::new();
        // Enough rows that their pages are as full as in practice.
        for _ in 0..60 {
            rooms.push(open_table(&store, START + 90_000).await);
        }
        for version in 2..2 + MOVES {
            let at = START + 1_000 * version;
            let batch = [rooms[0], rooms[1]].map(|id| moves(id, version, at, Some(at + 90_000)));
            assert_eq!(store.commit(&batch).await.unwrap(), [Ok(()), Ok(())]);
        }
        // Postgres reports the statistics of a connection when it closes.
        store.close().await;
        let headers = 2 * MOVES;
        assert_eq!(
            updates(url, "match", headers).await,
            (headers, headers),
            "all updates, and those that touched no index"
        );
        // Each move changes the seat awaited before and the one awaited after; before the first move, none was.
        let seats = 2 * (2 * MOVES - 1);
        assert_eq!(
            updates(url, "seat", seats).await,
            (seats, seats),
            "all updates, and those that touched no index"
        );
    })
    .await;
}

/// Waits until `least` rows of a table have been updated. Returns the number of all updates and of those that touched
/// no index.
async fn updates(url: &str, table: &str, least: u64) -> (u64, u64) {
    let select = "
        select n_tup_upd, n_tup_hot_upd from pg_stat_user_tables
        where schemaname = current_schema() and relname = $1";
    let mut db = PgConnection::connect(url).await.unwrap();
    let wait = async {
        loop {
            let row = sqlx::query(select).bind(table).fetch_one(&mut db).await.unwrap();
            let [all, hot] = [row.get::<i64, _>(0), row.get(1)].map(i64::unsigned_abs);
            if all >= least {
                break (all, hot);
            }
        }
    };
    let found = timeout(Duration::from_secs(20), wait).await.expect("the statistics come");
    db.close().await.unwrap();
    found
}

#[tokio::test]
async fn a_match_with_a_postponed_deadline_is_not_due() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let (postponed, other) =
            (open_table(&store, START + 100).await, open_table(&store, START + 900).await);
        store.commit(&[moves(postponed, 2, START + 50, Some(START + 500))]).await.unwrap();
        assert_eq!(wakes(url, postponed).await, Some(START + 100), "no index was changed");
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        assert_eq!(wakes(url, postponed).await, Some(START + 100));
        // The match is looked at once and then moved to its new deadline.
        assert_eq!(store.due(START + 100, 9).await.unwrap(), []);
        assert_eq!(wakes(url, postponed).await, Some(START + 500));
        assert_eq!(store.due(START + 500, 9).await.unwrap(), [(postponed, START + 500)]);
        // An earlier deadline is not missed; a removed one is ignored.
        store.commit(&[moves(other, 2, START + 60, Some(START + 300))]).await.unwrap();
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 300));
        store.commit(&[moves(other, 3, START + 70, None)]).await.unwrap();
        assert_eq!(wakes(url, other).await, Some(START + 300));
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        assert_eq!(store.due(START + 400, 9).await.unwrap(), []);
        assert_eq!(wakes(url, other).await, None);
        store.commit(&[moves(other, 4, START + 80, Some(START + 200))]).await.unwrap();
        let due = [(other, START + 200), (postponed, START + 500)];
        assert_eq!(store.due(START + 500, 9).await.unwrap(), due);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_earliest_deadline_is_found_behind_many_postponed_ones() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let mut postponed = Vec::new();
        for n in 0..120 {
            postponed.push(set_up(&store, &[bot()], |new| new.row.deadline = Some(START + n)).await);
        }
        set_up(&store, &[bot()], |new| new.row.deadline = Some(START + 500)).await;
        let batch: Vec<_> =
            postponed.iter().map(|&id| StepWrite { deadline: Some(START + 900), ..step(id, 2) }).collect();
        assert!(store.commit(&batch).await.unwrap().iter().all(Result::is_ok));
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn postponing_skips_a_match_that_is_being_written() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let (late, written) = (open_table(&store, START + 100).await, open_table(&store, START + 100).await);
        for id in [late, written] {
            store.commit(&[moves(id, 2, START + 50, Some(START + 500))]).await.unwrap();
        }
        let mut writer = PgConnection::connect(url).await.unwrap();
        let mut holding = writer.begin().await.unwrap();
        let lock = "select from match where match_id = $1 for no key update";
        sqlx::query(lock).bind(written.0).execute(&mut *holding).await.unwrap();
        assert_eq!(store.due(START + 100, 9).await.unwrap(), []);
        assert_eq!(wakes(url, late).await, Some(START + 500));
        assert_eq!(wakes(url, written).await, Some(START + 100), "it is postponed the next time");
        holding.rollback().await.unwrap();
        assert_eq!(store.due(START + 100, 9).await.unwrap(), []);
        assert_eq!(wakes(url, written).await, Some(START + 500));
        writer.close().await.unwrap();
        store.close().await;
    })
    .await;
}

/// The time at which a match is next looked at for its deadline.
async fn wakes(url: &str, id: MatchId) -> Option<Millis> {
    let mut db = PgConnection::connect(url).await.unwrap();
    let row = sqlx::query("select wakes from match where match_id = $1").bind(id.0);
    let wakes: Option<i64> = row.fetch_one(&mut db).await.unwrap().get(0);
    db.close().await.unwrap();
    wakes.map(i64::unsigned_abs)
}
