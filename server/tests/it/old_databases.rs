//! Databases of earlier versions: they are migrated, and their matches go on.

use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::{self, Program, program};
use crate::test_server::Folder;
use futures_util::future::join_all;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use tokio_util::sync::CancellationToken;

/// A finished match of Ana and Bia, and their running rematch.
const BEFORE_THE_JOURNAL: &str = include_str!("data/before-the-journal.sql");
const BEFORE_THE_JOURNAL_IN_POSTGRES: &str = include_str!("data/before-the-journal.postgres.sql");
const OVER: &str = "01a2035c-0459-7131-9e61-ad40b2d2628f";
const RUNNING: &str = "01a2035c-0503-7300-afea-75d1d247326d";
const PEOPLE: [(&str, &str, &str); 2] = [
    (
        "Ana",
        "01a2035c-0453-7284-bfc5-3b6ab34cd282",
        "rodada=b707b48143491b5255208ea1dd68444f45ef4e74b42f2bf6a73072778e247847",
    ),
    (
        "Bia",
        "01a2035c-0457-77e0-ba77-68489cdac7d9",
        "rodada=e20fd909f510c3bd76e565597741cda4a511cbc0bc8b6e4a08af3c735555a1b8",
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_from_before_the_journal_go_on() {
    let folder = Folder::new();
    // Foreign keys are off because the dump does not create tables in their order.
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("rodada.db"))
        .create_if_missing(true)
        .foreign_keys(false);
    let mut db = options.connect().await.unwrap();
    sqlx::raw_sql(BEFORE_THE_JOURNAL).execute(&mut db).await.unwrap();
    db.close().await.unwrap();

    let server = Program::serve(folder.path(), &[]).await;
    let mut db = options.connect().await.unwrap();
    let select = "select count(*), max(lower(hex(match_id))) from seat where unfinished";
    let (seats, of): (i64, String) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!((seats, of), (2, RUNNING.replace('-', "")));
    db.close().await.unwrap();
    go_on(server, &folder, None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_from_before_the_journal_go_on_in_postgres() {
    let (folder, mut postgres) = (Folder::new(), Postgres::start().await);
    let url = postgres.url();
    let mut db = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(BEFORE_THE_JOURNAL_IN_POSTGRES).execute(&mut db).await.unwrap();

    let server = Program::serve(folder.path(), &[&format!("--database-url={url}")]).await;
    let select = "select count(*), max(match_id::text) from seat where unfinished";
    let (seats, of): (i64, String) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!((seats, of.as_str()), (2, RUNNING));
    // `listed` and `wakes`, by which lists and deadlines find matches, are filled in.
    let select = "select count(*) from match where listed = touched and wakes is not distinct from deadline";
    let (found,): (i64,) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!(found, 2);
    db.close().await.unwrap();
    go_on(server, &folder, Some(&url)).await;
    postgres.stop().await;
}

/// Plays on in the running match, and exports and verifies the finished one.
async fn go_on(mut server: Program, folder: &Folder, url: Option<&str>) {
    let (web, ledger) = (server.web, Ledger::new());
    let mut players =
        PEOPLE.map(|(name, user, cookie)| Player::known(name, user.into(), cookie.into(), 7, &ledger));
    for player in &mut players {
        player.add_room(RUNNING);
        player.reconnect(&web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(20).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    let file = web.get(&format!("/api/matches/{OVER}/export"), None).await;
    assert_eq!(file.status, 200);
    std::fs::write(folder.path().join("over.json"), file.text()).unwrap();
    assert_eq!(server.stop().await, 0);

    let store = store::open(url, folder.path()).await.unwrap();
    assert!(store.version(RUNNING.parse().unwrap()).await.unwrap().unwrap() > 9);
    ledger.play_again(&*store).await;
    store.close().await;
    let mut verify = program("verify");
    verify.arg(folder.path().join("over.json"));
    let (code, said) = process::run(verify).await;
    assert_eq!(code, 0, "{said}");
}
