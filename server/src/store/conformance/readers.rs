//! Readers: each entry is applied once, however transactions overlap and whatever is cut off, rebuilt or restored.

use super::Counting;
use super::chat::line;
use super::databases::{counting_on_postgres, counting_on_sqlite, execute, in_schema};
use super::entries::on_both_counting;
use super::fixtures::{START, bot, by_host, commit, new_user, set_up, step};
use crate::store::postgres::PostgresStore;
use crate::store::{Actor, HostWrite, Position, Store};
use futures_util::future::join_all;
use protocol::MatchId;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};

on_both_counting! {
    every_entry_is_applied_once
    what_all_readers_have_passed_is_deleted
    a_reader_too_far_behind_is_cut_off_and_rebuilt
}

async fn every_entry_is_applied_once(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let before = set_up(store, &[bot()], |_| {}).await;
    commit(store, step(before, 2)).await;
    assert_eq!(store.count_all().await, [(before, (2, 0))].into(), "a new reader is rebuilt from the tables");
    let after = set_up(store, &[bot()], |_| {}).await;
    store.commit(&[step(before, 3), step(after, 2), step(before, 4)]).await.unwrap();
    let said = [line(after, ana, "a", START, None, "a"), line(after, ana, "b", START, None, "b")];
    store.add_chat_lines(&said).await.unwrap();
    let counted = [(before, (4, 0)), (after, (2, 2))].into();
    assert_eq!(store.count_all().await, counted);
    store.catch_up().await.unwrap();
    assert_eq!(store.counted().await.unwrap(), counted, "nothing is applied twice");
    // More than fit into one transaction of the reader.
    for version in 3..703 {
        commit(store, step(after, version)).await;
    }
    assert_eq!(store.count_all().await, [(before, (4, 0)), (after, (702, 2))].into());
}

async fn what_all_readers_have_passed_is_deleted(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[bot()], |_| {}).await;
    store.count_all().await;
    commit(store, step(id, 2)).await;
    store.tidy_entries().await.unwrap();
    assert_eq!(about_matches(store).await, 1, "not yet read");
    store.count_all().await;
    store.tidy_entries().await.unwrap();
    assert_eq!(about_matches(store).await, 0);
    assert_eq!(
        store.told().await.unwrap().len(),
        1,
        "what is about users is kept for servers that follow it"
    );
    // Numbers of deleted entries are not used again.
    commit(store, step(id, 3)).await;
    store.add_chat_lines(&[line(id, ana, "a", START, None, "a")]).await.unwrap();
    assert_eq!(store.count_all().await, [(id, (3, 1))].into());
}

/// The number of entries about matches.
async fn about_matches(store: &dyn Counting) -> usize {
    let told = store.told().await.unwrap();
    told.iter().filter(|change| !change.kind().is_about_people()).count()
}

async fn a_reader_too_far_behind_is_cut_off_and_rebuilt(store: &mut dyn Counting) {
    store.cut_off_after(5);
    let id = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.count_all().await, [(id, (1, 0))].into());
    for version in 2..=6 {
        commit(store, step(id, version)).await;
    }
    store.miscount().await.unwrap();
    store.tidy_entries().await.unwrap();
    assert_eq!(store.count_all().await, [(id, (106, 0))].into(), "five entries may wait: nothing is rebuilt");
    for version in 7..=12 {
        commit(store, step(id, version)).await;
    }
    store.tidy_entries().await.unwrap();
    assert_eq!(store.counted().await.unwrap(), [(id, (106, 0))].into());
    assert_eq!(store.count_all().await, [(id, (12, 0))].into(), "the sixth is too many: all is rebuilt");
    commit(store, step(id, 13)).await;
    assert_eq!(store.count_all().await, [(id, (13, 0))].into(), "what the rebuild saw is not counted again");
}

/// A connection with a transaction in progress that has an id.
async fn in_progress(url: &str) -> PgConnection {
    let mut other = PgConnection::connect(url).await.unwrap();
    sqlx::query("begin").execute(&mut other).await.unwrap();
    sqlx::query("select pg_current_xact_id()").execute(&mut other).await.unwrap();
    other
}

/// Writes a step and its entry in the transaction of another server.
async fn write_step(db: &mut PgConnection, id: MatchId, version: i64) {
    let insert = "
        insert into step (match_id, version, at, kind, events, table_events, fixed)
        values ($1, $2, 0, 'action', '[]', '[]', true)";
    sqlx::query(insert).bind(id.0).bind(version).execute(&mut *db).await.unwrap();
    let insert = "
        insert into entry (at, kind, matches)
        values (0, 'steps', jsonb_build_array(jsonb_build_array($1::uuid, $2::bigint)))";
    sqlx::query(insert).bind(id.0).bind(version).execute(db).await.unwrap();
}

async fn counting(url: &str) -> PostgresStore {
    let mut store = PostgresStore::open(url).await.unwrap();
    store.start_counting().await.unwrap();
    store
}

#[tokio::test]
async fn an_earlier_transaction_in_progress_hides_later_entries() {
    in_schema(async |url| {
        let store = counting(url).await;
        let id = set_up(&store, &[bot()], |_| {}).await;
        let other = set_up(&store, &[bot()], |_| {}).await;
        let before = store.count_all().await;
        for is_kept in [true, false] {
            let version = store.version(id).await.unwrap().unwrap() + 1;
            let mut earlier = in_progress(url).await;
            commit(&store, step(id, version)).await;
            // It gets the higher number, and comes first in the order all the same.
            write_step(&mut earlier, other, if is_kept { 2 } else { 3 }).await;
            let counted = store.counted().await.unwrap();
            Counting::catch_up(&store).await.unwrap();
            assert_eq!(store.counted().await.unwrap(), counted, "later entries wait for it");
            assert!(store.is_behind().await.unwrap());
            let end = if is_kept { "commit" } else { "rollback" };
            sqlx::query(end).execute(&mut earlier).await.unwrap();
            store.count_all().await;
        }
        assert_eq!(before, [(id, (1, 0)), (other, (1, 0))].into());
        assert_eq!(store.count_all().await, [(id, (3, 0)), (other, (2, 0))].into());
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_host_is_told_of_changes_beyond_a_transaction_in_progress() {
    in_schema(async |url| {
        let store = counting(url).await;
        let (ana, bia) = (new_user(&store, "Ana").await, new_user(&store, "Bia").await);
        store.count_all().await;
        let mut earlier = in_progress(url).await;
        let start = store.entries_about_people(Position::default()).await.unwrap().until;
        by_host(&store, HostWrite::Ban { user: ana, until: START }).await;
        let found = store.entries_about_people(start).await.unwrap();
        assert_eq!((found.entries.last().map(|entry| entry.at), found.until), (Some(START), start));
        let late = "insert into entry (at, kind, user_id, by_host) values (7, 'host_banned', $1, 'uid 1')";
        sqlx::query(late).bind(bia.0).execute(&mut earlier).await.unwrap();
        sqlx::query("commit").execute(&mut earlier).await.unwrap();
        store.count_all().await;
        let found = store.entries_about_people(start).await.unwrap();
        let at: Vec<_> = found.entries.iter().map(|entry| entry.at).collect();
        assert!(at.ends_with(&[7, START]), "nothing before the last position appears later: {at:?}");
        assert!(found.until >= found.entries.last().unwrap().position);
        assert_eq!(store.entries_about_people(found.until).await.unwrap().entries, []);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_reader_rebuilt_beside_a_transaction_in_progress_counts_right() {
    in_schema(async |url| {
        let store = counting(url).await;
        let id = set_up(&store, &[bot()], |_| {}).await;
        let other = set_up(&store, &[bot()], |_| {}).await;
        let mut earlier = in_progress(url).await;
        commit(&store, step(id, 2)).await;
        // The rebuild sees the second step of one match, whose entry is not readable yet, and not that of the other.
        Counting::catch_up(&store).await.unwrap();
        assert_eq!(store.counted().await.unwrap(), [(id, (2, 0)), (other, (1, 0))].into());
        commit(&store, step(id, 3)).await;
        write_step(&mut earlier, other, 2).await;
        sqlx::query("commit").execute(&mut earlier).await.unwrap();
        assert_eq!(store.count_all().await, [(id, (3, 0)), (other, (2, 0))].into());
        commit(&store, step(id, 4)).await;
        assert_eq!(store.count_all().await, [(id, (4, 0)), (other, (2, 0))].into());
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_several_servers_one_applies_at_a_time() {
    in_schema(async |url| {
        let servers = [counting(url).await, counting(url).await, counting(url).await];
        let id = set_up(&servers[0], &[bot()], |_| {}).await;
        servers[0].count_all().await;
        // Another server is at it.
        let mut other = PgConnection::connect(url).await.unwrap();
        sqlx::query("begin").execute(&mut other).await.unwrap();
        let lock = "select 1 from reader where name = 'counter' for update";
        sqlx::query(lock).execute(&mut other).await.unwrap();
        commit(&servers[0], step(id, 2)).await;
        Counting::catch_up(&servers[1]).await.unwrap();
        assert_eq!(servers[1].counted().await.unwrap(), [(id, (1, 0))].into());
        sqlx::query("rollback").execute(&mut other).await.unwrap();

        for version in 3..=60 {
            let caught_up = join_all(servers.iter().map(Counting::catch_up));
            let (caught_up, ()) = tokio::join!(caught_up, commit(&servers[0], step(id, version)));
            assert!(caught_up.iter().all(Result::is_ok), "{caught_up:?}");
        }
        assert_eq!(servers[2].count_all().await, [(id, (60, 0))].into());
        for server in servers {
            server.close().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_restored_database_goes_on_in_a_cluster_with_lower_ids() {
    in_schema(async |url| {
        let store = counting(url).await;
        let ana = new_user(&store, "Ana").await;
        let id = set_up(&store, &[bot()], |_| {}).await;
        by_host(&store, HostWrite::Ban { user: ana, until: START }).await;
        store.count_all().await;
        for version in 2..=4 {
            commit(&store, step(id, version)).await;
        }
        by_host(&store, HostWrite::SignOut { user: ana }).await;
        let told = store.told().await.unwrap();
        store.close().await;
        // The same rows, from a cluster that is a million transactions further on.
        let mut admin = PgConnection::connect(url).await.unwrap();
        for table in ["entry", "reader"] {
            let later = format!("update {table} set transaction_id = transaction_id + 1000000");
            execute(&mut admin, later).await;
        }

        for times in 1..=2 {
            let store = counting(url).await;
            assert_eq!(store.told().await.unwrap(), told, "the order is kept");
            let select = "select max(transaction_id) as latest from entry";
            let latest: i64 = sqlx::query(select).fetch_one(&mut admin).await.unwrap().get("latest");
            assert!(latest < 0, "{latest} is lower than what comes, after opening it {times} times");
            store.close().await;
        }
        let store = counting(url).await;
        assert_eq!(store.counted().await.unwrap(), [(id, (1, 0))].into());
        commit(&store, step(id, 5)).await;
        assert_eq!(store.count_all().await, [(id, (5, 0))].into(), "what was unread and what is new");
        let audit = store.audit(9).await.unwrap();
        assert_eq!(audit.len(), 2);
        assert_eq!(audit[0].by, Actor::of_command_line());
        store.close().await;
        // A reader that was rebuilt a moment before is rebuilt again.
        let rebuilt = "
            update reader set transaction_id = 5000000, rebuilt = '5000000:5000004:5000000,5000002'
            where name = 'counter'";
        sqlx::query(AssertSqlSafe(rebuilt)).execute(&mut admin).await.unwrap();
        let store = counting(url).await;
        commit(&store, step(id, 6)).await;
        assert_eq!(store.count_all().await, [(id, (6, 0))].into());
        store.close().await;
        admin.close().await.unwrap();
    })
    .await;
}
