//! Tests of the Postgres backend alone, and of several servers that share a database.

use super::databases::{Folder, execute, in_schema, open, test_database};
use super::fixtures::{START, bot, changes, commit, load, set_up, step};
use crate::migrate::{self, Dialect};
use crate::postgres::PostgresStore;
use crate::{CommitError, Lease, SeatsWrite, ServerId, StepWrite, Store, StoreError};
use protocol::{MatchId, TableStatus};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _};
use std::path::Path;
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

#[tokio::test]
async fn every_commit_reaches_the_disk() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let durability = store.durability().await.unwrap();
        assert_eq!((durability.fsync.as_str(), durability.full_page_writes.as_str()), ("on", "on"));
        assert_eq!(durability.synchronous_commit, "on");
        store.close().await;

        // A weaker setting of the database is overridden, a stricter one kept.
        for (set, found) in [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")] {
            let store =
                PostgresStore::open(&format!("{url}&options[synchronous_commit]={set}")).await.unwrap();
            assert_eq!(store.durability().await.unwrap().synchronous_commit, found);
            store.close().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_step_waiting_while_time_is_given_back_gets_it_too() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let mut other = PgConnection::connect(url).await.unwrap();
        store.heartbeat(START).await.unwrap();
        let id = set_up(&store, &[bot()], |new| {
            new.row.deadline = Some(START + 100);
            new.seats[0].awaited_since = Some(START + 90);
        })
        .await;
        // Another transaction locks the seat, so `resume` has updated the header but cannot commit.
        sqlx::query("begin").execute(&mut other).await.unwrap();
        let held = "select pg_backend_pid() as pid from seat where match_id = $1 for update";
        let held = sqlx::query(held).bind(id.0).fetch_one(&mut other).await.unwrap().get("pid");
        let resume = store.resume(START + 60_000, Duration::from_secs(15));
        let awaited = SeatsWrite::Awaited(vec![Some(START + 90)]);
        let steps = [StepWrite { deadline: Some(START + 100), seats: awaited, ..step(id, 2) }];
        let step = store.commit(&steps);
        let let_go = async {
            let giver = blocked_by(&mut other, held).await;
            blocked_by(&mut other, giver).await;
            sqlx::query("rollback").execute(&mut other).await.unwrap();
        };
        // The statement of the step begins before `resume` commits and completes after it.
        let step = async {
            let mut looker = PgConnection::connect(url).await.unwrap();
            blocked_by(&mut looker, held).await;
            step.await
        };
        let (resumed, step, ()) = tokio::join!(resume, step, let_go);
        assert_eq!((resumed.unwrap(), step.unwrap()), (Some(Duration::from_secs(60)), vec![Ok(())]));
        let kept = load(&store, id).await;
        assert_eq!((kept.row.version, kept.row.deadline), (2, Some(START + 60_100)));
        assert_eq!(kept.seats[0].awaited_since, Some(START + 60_090));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_settled_version_waits_for_the_write_of_a_killed_server() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        for kept in [true, false] {
            let id = set_up(&store, &[bot()], |_| {}).await;
            // A statement of a killed server that the database still completes.
            let mut killed = PgConnection::connect(url).await.unwrap();
            sqlx::query("begin").execute(&mut killed).await.unwrap();
            let moves = "update match set version = 2 where match_id = $1 returning pg_backend_pid() as pid";
            let pid = sqlx::query(moves).bind(id.0).fetch_one(&mut killed).await.unwrap().get("pid");
            assert_eq!(store.version(id).await.unwrap(), Some(1));
            let mut looker = PgConnection::connect(url).await.unwrap();
            let finish = async {
                blocked_by(&mut looker, pid).await;
                let end = if kept { "commit" } else { "rollback" };
                sqlx::query(end).execute(&mut killed).await.unwrap();
            };
            let (version, ()) = tokio::join!(store.settled_version(id), finish);
            assert_eq!(version.unwrap(), Some(if kept { 2 } else { 1 }));
        }
        assert_eq!(store.settled_version(MatchId::new()).await.unwrap(), None);
        store.close().await;
    })
    .await;
}

/// Waits until a database process is blocked by `blocker`. Returns its process id.
async fn blocked_by(db: &mut PgConnection, blocker: i32) -> i32 {
    let select = "select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
    loop {
        if let Some(row) = sqlx::query(select).bind(blocker).fetch_optional(&mut *db).await.unwrap() {
            return row.get("pid");
        }
    }
}

#[tokio::test]
async fn both_databases_have_the_same_tables_and_columns() {
    let sqlite = "
        select m.name || '.' || c.name as line from sqlite_schema m join pragma_table_info(m.name) c
        where m.type = 'table' and m.name not in ('_sqlx_migrations', 'journal', 'sqlite_sequence') order by line";
    let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
    migrate::run(Dialect::Sqlite, &mut connection).await.unwrap();
    let rows = sqlx::query(sqlite).fetch_all(&mut connection).await.unwrap();
    let sqlite: Vec<String> = rows.iter().map(|row| row.get("line")).collect();
    assert!(sqlite.contains(&"step.table_events".to_owned()));

    in_schema(async |url| {
        let postgres = "
            select table_name || '.' || column_name as line from information_schema.columns
            where table_schema = current_schema() and table_name <> '_sqlx_migrations'";
        let mut connection = PgConnection::connect(url).await.unwrap();
        migrate::run(Dialect::Postgres, &mut connection).await.unwrap();
        let rows = sqlx::query(postgres).fetch_all(&mut connection).await.unwrap();
        let mut postgres: Vec<String> = rows.iter().map(|row| row.get("line")).collect();
        postgres.sort();
        assert_eq!(postgres, sqlite);
        connection.close().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn two_servers_share_matches_by_leases() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let id = set_up(&store, &[bot()], |_| {}).await;
        let (one, two) = (ServerId::new_v4(), ServerId::new_v4());
        let lease = async |server, now, until| {
            store.lease(&[id], server, START + now, START + until).await.unwrap()[0].1
        };
        assert_eq!(lease(one, 0, 10).await, Lease::Alone);
        assert_eq!(lease(two, 9, 19).await, Lease::Following);
        assert_eq!(
            lease(one, 9, 20).await,
            Lease::Leading,
            "the leader sees that another server shares the match"
        );
        assert_eq!(lease(two, 12, 22).await, Lease::Following);
        assert_eq!(lease(one, 18, 28).await, Lease::Leading);
        assert_eq!(lease(one, 22, 32).await, Lease::Alone, "the other server has expired");
        assert_eq!(
            lease(two, 32, 42).await,
            Lease::Leading,
            "expired, but the first server may still share the match"
        );
        assert_eq!(lease(one, 33, 43).await, Lease::Following);
        // A server cannot release a lease that it has lost.
        store.release(id, one).await.unwrap();
        assert_eq!(lease(one, 34, 44).await, Lease::Following);
        store.release(id, two).await.unwrap();
        assert_eq!(lease(one, 35, 45).await, Lease::Alone);
        let nowhere = store.lease(&[MatchId::new()], one, START, START + 10).await.unwrap();
        assert_eq!(nowhere, [], "a match that does not exist has no lease");
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn seats_of_an_ended_match_are_marked_as_finished() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let (over, running) =
            (set_up(&store, &[bot()], |_| {}).await, set_up(&store, &[bot()], |_| {}).await);
        let ended = StepWrite { table: Some(changes(TableStatus::Over)), ..step(over, 2) };
        assert_eq!(store.commit(&[ended, step(running, 2)]).await.unwrap(), [Ok(()), Ok(())]);
        let mut connection = PgConnection::connect(url).await.unwrap();
        let select = "select match_id from seat where unfinished";
        let row = sqlx::query(select).fetch_one(&mut connection).await.unwrap();
        assert_eq!(row.get::<uuid::Uuid, _>(0), running.0);
        connection.close().await.unwrap();
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn two_servers_can_start_and_write_at_the_same_time() {
    in_schema(async |url| {
        let (one, two) = tokio::join!(PostgresStore::open(url), PostgresStore::open(url));
        let (one, two) = (one.unwrap(), two.unwrap());
        let id = set_up(&one, &[bot()], |_| {}).await;
        let (steps_of_one, steps_of_two) = ([step(id, 2)], [step(id, 2)]);
        let (a, b) = tokio::join!(one.commit(&steps_of_one), two.commit(&steps_of_two));
        let mut answers = [a.unwrap()[0], b.unwrap()[0]];
        answers.sort_by_key(Result::is_err);
        assert_eq!(answers, [Ok(()), Err(CommitError::Conflict)]);
        one.close().await;
        two.close().await;
    })
    .await;
}

#[tokio::test]
async fn tables_of_another_program_are_refused() {
    in_schema(async |url| {
        let mut connection = PgConnection::connect(url).await.unwrap();
        execute(&mut connection, "create table session (colour text)".to_owned()).await;
        connection.close().await.unwrap();
        match PostgresStore::open(url).await {
            Err(StoreError::Corrupt(text)) => {
                assert!(text.contains("session") && text.contains("another program"), "{text}");
            }
            other => panic!("accepted: {other:?}"),
        }
    })
    .await;
}

#[tokio::test]
async fn an_unreachable_server_is_unavailable_and_the_password_stays_secret() {
    // A port that was free a moment ago, so nothing listens on it.
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let url = format!("postgres://ana:hunter2@127.0.0.1:{port}/games");
    let Err(error) = open(Some(&url), Path::new("/nowhere")).await else { panic!("it was opened") };
    assert!(matches!(error, StoreError::Unavailable(_)));
    assert!(!format!("{error} {error:?}").contains("hunter2"));
}

#[tokio::test]
async fn a_wrong_password_is_unavailable_and_not_repeated() {
    let options: PgConnectOptions = test_database().parse().unwrap();
    let url = format!(
        "postgres://{}:hunter2@{}:{}/postgres",
        options.get_username(),
        options.get_host(),
        options.get_port()
    );
    let Err(error) = PostgresStore::open(&url).await else { panic!("it was opened") };
    assert!(matches!(error, StoreError::Unavailable(_)));
    assert!(!format!("{error} {error:?}").contains("hunter2"));
}

/// A proxy to the database whose connections can be cut.
struct Proxy {
    url: String,
    cut: CancellationToken,
    tasks: TaskTracker,
}

impl Proxy {
    async fn to(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().unwrap();
        let there = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap().to_string();
        let (cut, tasks) = (CancellationToken::new(), TaskTracker::new());
        let (cutting, spawning, target) = (cut.clone(), tasks.clone(), there.clone());
        tasks.spawn(cut.clone().run_until_cancelled_owned(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut far = TcpStream::connect(&target).await.unwrap();
                let forward = async move { copy_bidirectional(&mut near, &mut far).await.ok() };
                spawning.spawn(cutting.clone().run_until_cancelled_owned(forward));
            }
        }));
        Self { url: url.replace(&there, &here), cut, tasks }
    }

    async fn cut(&self) {
        self.cut.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

#[tokio::test]
async fn a_broken_connection_is_unavailable_and_loses_nothing() {
    in_schema(async |url| {
        let proxy = Proxy::to(url).await;
        let store = PostgresStore::open(&proxy.url).await.unwrap();
        let id = set_up(&store, &[bot()], |_| {}).await;
        commit(&store, step(id, 2)).await;
        proxy.cut().await;
        assert!(matches!(store.commit(&[step(id, 3)]).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.load(id).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.heartbeat(START).await, Err(StoreError::Unavailable(_))));
        store.close().await;

        let store = PostgresStore::open(url).await.unwrap();
        assert_eq!(load(&store, id).await.row.version, 2);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_killed_connection_is_replaced() {
    in_schema(async |url| {
        let named = format!("{url}&application_name=victim");
        let store = PostgresStore::open(&named).await.unwrap();
        let id = set_up(&store, &[bot()], |_| {}).await;
        let mut admin = PgConnection::connect(url).await.unwrap();
        let kill = "
            select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'victim' and pid <> pg_backend_pid()";
        execute(&mut admin, kill.to_owned()).await;
        admin.close().await.unwrap();
        // Each pooled connection may fail once before it is replaced.
        let mut version = store.version(id).await;
        for _ in 0..3 {
            if version.is_err() {
                version = store.version(id).await;
            }
        }
        assert_eq!(version.unwrap(), Some(1));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_unresponsive_database_times_out() {
    in_schema(async |url| {
        let mut store = PostgresStore::open(url).await.unwrap();
        let id = set_up(&store, &[bot()], |_| {}).await;
        store.shorten_timeout();
        let mut other = PgConnection::connect(url).await.unwrap();
        let mut holding = other.begin().await.unwrap();
        sqlx::query("lock table step in access exclusive mode").execute(&mut *holding).await.unwrap();
        assert!(matches!(store.commit(&[step(id, 2)]).await, Err(StoreError::Unavailable(_))));
        holding.rollback().await.unwrap();
        other.close().await.unwrap();
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_scheme_chooses_the_database() {
    in_schema(async |url| {
        let folder = Folder::new();
        for url in [url.to_owned(), url.replace("postgres://", "postgresql://")] {
            let store = open(Some(&url), folder.path()).await.unwrap();
            assert_eq!(store.list(&Default::default()).await.unwrap(), []);
            store.close().await;
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "no file was created");
    })
    .await;
}
