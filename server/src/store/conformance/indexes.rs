//! What a move leaves alone in Postgres: every index of the header and the seats.

use super::place::in_schema;
use super::tables::{START, bot, person, set_up, sits, step};
use crate::store::postgres::PostgresStore;
use crate::store::{Millis, SeatsWrite, StepWrite, Store};
use protocol::MatchId;
use sqlx::{Connection as _, PgConnection, Row as _};
use std::time::Duration;
use tokio::time::timeout;

/// Few enough that there is room for them while others keep the database from tidying up.
const MOVES: u64 = 5;

/// A move after which somebody has time until then.
fn moves(id: MatchId, version: u64, at: Millis, deadline: Option<Millis>) -> StepWrite {
    let mut write = step(id, version);
    (write.step.at, write.deadline) = (at, deadline);
    let awaited = if version.is_multiple_of(2) { vec![Some(at), None] } else { vec![None, Some(at)] };
    write.seats = SeatsWrite::Awaited(awaited);
    write
}

async fn open_table(store: &PostgresStore, deadline: Millis) -> MatchId {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    set_up(store, &[sits(ana, "Ana"), sits(bia, "Bia")], |new| new.row.deadline = Some(deadline)).await
}

#[tokio::test]
async fn a_move_changes_no_index() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let mut rooms = Vec::new();
        // Their rows lie on pages that are as full as they become.
        for _ in 0..60 {
            rooms.push(open_table(&store, START + 90_000).await);
        }
        for version in 2..2 + MOVES {
            let at = START + 1_000 * version;
            let batch = [rooms[0], rooms[1]].map(|id| moves(id, version, at, Some(at + 90_000)));
            assert_eq!(store.commit(&batch).await.unwrap(), [Ok(()), Ok(())]);
        }
        // Connections tell what they did when they end.
        store.close().await;
        let headers = 2 * MOVES;
        assert_eq!(
            updates(url, "match", headers).await,
            (headers, headers),
            "all, and those without an index"
        );
        // Whoever was awaited and whoever is; at first nobody was.
        let seats = 2 * (2 * MOVES - 1);
        assert_eq!(updates(url, "seat", seats).await, (seats, seats), "all, and those without an index");
    })
    .await;
}

/// The rows of a table that were written anew, once there are so many, and those of them for which no index was.
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
async fn a_clock_whose_deadline_was_put_off_wakes_nobody() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let (put_off, other) = (open_table(&store, START + 100).await, open_table(&store, START + 900).await);
        store.commit(&[moves(put_off, 2, START + 50, Some(START + 500))]).await.unwrap();
        assert_eq!(wakes(url, put_off).await, Some(START + 100), "no index was changed");
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        assert_eq!(wakes(url, put_off).await, Some(START + 100));
        // Whoever asks at that time finds nothing, and nobody does so a second time.
        assert_eq!(store.due(START + 100, 9).await.unwrap(), []);
        assert_eq!(wakes(url, put_off).await, Some(START + 500));
        assert_eq!(store.due(START + 500, 9).await.unwrap(), [(put_off, START + 500)]);
        // An earlier deadline is never missed; one that is taken away is not looked for.
        store.commit(&[moves(other, 2, START + 60, Some(START + 300))]).await.unwrap();
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 300));
        store.commit(&[moves(other, 3, START + 70, None)]).await.unwrap();
        assert_eq!(wakes(url, other).await, Some(START + 300));
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        assert_eq!(store.due(START + 400, 9).await.unwrap(), []);
        assert_eq!(wakes(url, other).await, None);
        store.commit(&[moves(other, 4, START + 80, Some(START + 200))]).await.unwrap();
        let due = [(other, START + 200), (put_off, START + 500)];
        assert_eq!(store.due(START + 500, 9).await.unwrap(), due);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_earliest_deadline_is_found_behind_many_that_were_put_off() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let mut put_off = Vec::new();
        for n in 0..120 {
            put_off.push(set_up(&store, &[bot()], |new| new.row.deadline = Some(START + n)).await);
        }
        set_up(&store, &[bot()], |new| new.row.deadline = Some(START + 500)).await;
        let batch: Vec<_> =
            put_off.iter().map(|&id| StepWrite { deadline: Some(START + 900), ..step(id, 2) }).collect();
        assert!(store.commit(&batch).await.unwrap().iter().all(Result::is_ok));
        assert_eq!(store.next_deadline().await.unwrap(), Some(START + 500));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn clocks_are_put_off_past_a_match_that_is_being_written() {
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
        assert_eq!(wakes(url, written).await, Some(START + 100), "it is put off the next time");
        holding.rollback().await.unwrap();
        assert_eq!(store.due(START + 100, 9).await.unwrap(), []);
        assert_eq!(wakes(url, written).await, Some(START + 500));
        writer.close().await.unwrap();
        store.close().await;
    })
    .await;
}

/// When a match's clock is next looked at.
async fn wakes(url: &str, id: MatchId) -> Option<Millis> {
    let mut db = PgConnection::connect(url).await.unwrap();
    let row = sqlx::query("select wakes from match where match_id = $1").bind(id.0);
    let wakes: Option<i64> = row.fetch_one(&mut db).await.unwrap().get(0);
    db.close().await.unwrap();
    wakes.map(i64::unsigned_abs)
}
