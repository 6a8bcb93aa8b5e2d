//! Readers: each entry is applied once, however transactions overlap and whatever is cut off, rebuilt or restored.

use super::Counting;
use super::counter::rename;
use super::databases::{counting_on_postgres, counting_on_sqlite, execute, in_schema};
use super::entries::on_both_counting;
use super::fixtures::{START, bot, by_host, commit, last_step, new_user, set_up, step};
use crate::postgres::PostgresStore;
use crate::{Actor, Change, HostWrite, Position, Store, UserAct};
use futures_util::future::join_all;
use protocol::UserId;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};

on_both_counting! {
    every_entry_is_applied_once
    what_all_readers_have_passed_is_deleted
    a_reader_too_far_behind_is_cut_off_and_rebuilt
}

async fn every_entry_is_applied_once(store: &mut dyn Counting) {
    let ana = new_user(store, "A").await;
    rename(store, ana, 2).await;
    let one = set_up(store, &[bot()], |_| {}).await;
    commit(store, last_step(one, 2)).await;
    let counted = [(ana.0, 2), (one.0, 1)].into();
    assert_eq!(store.count_all().await, counted, "a new reader is rebuilt from the tables");
    let bia = new_user(store, "B").await;
    let two = set_up(store, &[bot()], |_| {}).await;
    let three = set_up(store, &[bot()], |_| {}).await;
    rename(store, ana, 3).await;
    store.commit(&[last_step(two, 2), step(three, 2), last_step(three, 3)]).await.unwrap();
    let counted = [(ana.0, 3), (one.0, 1), (bia.0, 1), (two.0, 1), (three.0, 1)].into();
    assert_eq!(store.count_all().await, counted);
    store.catch_up().await.unwrap();
    assert_eq!(store.counted().await.unwrap(), counted, "nothing is applied twice");
    // More than fit into one transaction of the reader.
    for times in 2..703 {
        rename(store, bia, times).await;
    }
    let counted = [(ana.0, 3), (one.0, 1), (bia.0, 702), (two.0, 1), (three.0, 1)].into();
    assert_eq!(store.count_all().await, counted);
}

async fn what_all_readers_have_passed_is_deleted(store: &mut dyn Counting) {
    let ana = new_user(store, "A").await;
    let one = set_up(store, &[bot()], |_| {}).await;
    store.count_all().await;
    commit(store, last_step(one, 2)).await;
    store.tidy_entries().await.unwrap();
    assert_eq!(store.told().await.unwrap().len(), 2, "not yet read");
    store.count_all().await;
    store.tidy_entries().await.unwrap();
    let of_ana = Change::ByUser { user: ana, act: UserAct::Created };
    assert_eq!(
        store.told().await.unwrap(),
        [of_ana],
        "what is about users is kept for servers that follow it"
    );
    // Numbers of deleted entries are not used again.
    let two = set_up(store, &[bot()], |_| {}).await;
    commit(store, last_step(two, 2)).await;
    assert_eq!(store.count_all().await, [(ana.0, 1), (one.0, 1), (two.0, 1)].into());
}

async fn a_reader_too_far_behind_is_cut_off_and_rebuilt(store: &mut dyn Counting) {
    store.cut_off_after(5);
    let ana = new_user(store, "A").await;
    assert_eq!(store.count_all().await, [(ana.0, 1)].into());
    for times in 2..=6 {
        rename(store, ana, times).await;
    }
    store.miscount().await.unwrap();
    store.tidy_entries().await.unwrap();
    assert_eq!(store.count_all().await, [(ana.0, 106)].into(), "five entries may wait: nothing is rebuilt");
    for times in 7..=12 {
        rename(store, ana, times).await;
    }
    store.tidy_entries().await.unwrap();
    assert_eq!(store.counted().await.unwrap(), [(ana.0, 106)].into());
    assert_eq!(store.count_all().await, [(ana.0, 12)].into(), "the sixth is too many: all is rebuilt");
    rename(store, ana, 13).await;
    assert_eq!(store.count_all().await, [(ana.0, 13)].into(), "what the rebuild saw is not counted again");
}

/// A connection with a transaction in progress that has an id.
async fn in_progress(url: &str) -> PgConnection {
    let mut other = PgConnection::connect(url).await.unwrap();
    sqlx::query("begin").execute(&mut other).await.unwrap();
    sqlx::query("select pg_current_xact_id()").execute(&mut other).await.unwrap();
    other
}

/// Renames a user, and writes the entry of it, in the transaction of another server.
async fn rename_beside(db: &mut PgConnection, user: UserId, times: i32) {
    let update = "update person set name = repeat('n', $2) where user_id = $1";
    sqlx::query(update).bind(user.0).bind(times).execute(&mut *db).await.unwrap();
    let insert = "insert into entry (at, kind, user_id) values (0, 'renamed', $1)";
    sqlx::query(insert).bind(user.0).execute(db).await.unwrap();
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
        let (ana, bia) = (new_user(&store, "A").await, new_user(&store, "B").await);
        let before = store.count_all().await;
        for (times, is_kept) in [(2, true), (3, false)] {
            let mut earlier = in_progress(url).await;
            rename(&store, ana, times).await;
            // It gets the higher number, and comes first in the order all the same.
            rename_beside(&mut earlier, bia, if is_kept { 2 } else { 3 }).await;
            let counted = store.counted().await.unwrap();
            Counting::catch_up(&store).await.unwrap();
            assert_eq!(store.counted().await.unwrap(), counted, "later entries wait for it");
            assert!(store.is_behind().await.unwrap());
            let end = if is_kept { "commit" } else { "rollback" };
            sqlx::query(end).execute(&mut earlier).await.unwrap();
            store.count_all().await;
        }
        assert_eq!(before, [(ana.0, 1), (bia.0, 1)].into());
        assert_eq!(store.count_all().await, [(ana.0, 3), (bia.0, 2)].into());
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
        let (ana, bia) = (new_user(&store, "A").await, new_user(&store, "B").await);
        let mut earlier = in_progress(url).await;
        rename(&store, ana, 2).await;
        // The rebuild sees the second name of one user, whose entry is not readable yet, and not that of the other.
        Counting::catch_up(&store).await.unwrap();
        assert_eq!(store.counted().await.unwrap(), [(ana.0, 2), (bia.0, 1)].into());
        rename(&store, ana, 3).await;
        rename_beside(&mut earlier, bia, 2).await;
        sqlx::query("commit").execute(&mut earlier).await.unwrap();
        assert_eq!(store.count_all().await, [(ana.0, 3), (bia.0, 2)].into());
        rename(&store, ana, 4).await;
        assert_eq!(store.count_all().await, [(ana.0, 4), (bia.0, 2)].into());
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_several_servers_one_applies_at_a_time() {
    in_schema(async |url| {
        let servers = [counting(url).await, counting(url).await, counting(url).await];
        let ana = new_user(&servers[0], "A").await;
        servers[0].count_all().await;
        // Another server is at it.
        let mut other = PgConnection::connect(url).await.unwrap();
        sqlx::query("begin").execute(&mut other).await.unwrap();
        let lock = "select 1 from reader where name = 'counter' for update";
        sqlx::query(lock).execute(&mut other).await.unwrap();
        rename(&servers[0], ana, 2).await;
        Counting::catch_up(&servers[1]).await.unwrap();
        assert_eq!(servers[1].counted().await.unwrap(), [(ana.0, 1)].into());
        sqlx::query("rollback").execute(&mut other).await.unwrap();

        for times in 3..=60 {
            let caught_up = join_all(servers.iter().map(Counting::catch_up));
            let (caught_up, ()) = tokio::join!(caught_up, rename(&servers[0], ana, times));
            assert!(caught_up.iter().all(Result::is_ok), "{caught_up:?}");
        }
        assert_eq!(servers[2].count_all().await, [(ana.0, 60)].into());
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
        let (ana, bia) = (new_user(&store, "A").await, new_user(&store, "B").await);
        by_host(&store, HostWrite::Ban { user: ana, until: START }).await;
        store.count_all().await;
        for times in 2..=4 {
            rename(&store, bia, times).await;
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
        assert_eq!(store.counted().await.unwrap(), [(ana.0, 1), (bia.0, 1)].into());
        rename(&store, bia, 5).await;
        let counted = [(ana.0, 1), (bia.0, 5)].into();
        assert_eq!(store.count_all().await, counted, "what was unread and what is new");
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
        rename(&store, bia, 6).await;
        assert_eq!(store.count_all().await, [(ana.0, 1), (bia.0, 6)].into());
        store.close().await;
        admin.close().await.unwrap();
    })
    .await;
}
