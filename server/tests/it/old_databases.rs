//! Databases of earlier versions and of releases: they are migrated, and their matches go on.

use crate::client::Client;
use crate::leagues::{has_begun, tables, until_seen};
use crate::ledger::Ledger;
use crate::player::Player;
use crate::playing::play_on;
use crate::postgres::Postgres;
use crate::process::{self, Program, program};
use crate::test_server::{ConnectedUser, Folder};
use crate::web::Web;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// How many requests are acknowledged for each running match, all in all, before the test ends.
const PLAYED_ON: usize = 20;

/// Ana and Bia have finished a match, and play its rematch.
const BEFORE_THE_JOURNAL: Database = Database {
    sqlite: include_str!("data/before-the-journal/sqlite.sql"),
    postgres: include_str!("data/before-the-journal/postgres.sql"),
    content: include_str!("data/before-the-journal/content.json"),
};
/// Ana, Bia and Caio play every game and a league, and have finished a match. `release_data` has written it.
const RELEASE_0_1_0: Database = Database {
    sqlite: include_str!("data/0.1.0/sqlite.sql"),
    postgres: include_str!("data/0.1.0/postgres.sql"),
    content: include_str!("data/0.1.0/content.json"),
};

/// What a program left, in either database.
struct Database {
    /// As `sqlite3 rodada.db .dump` writes it.
    sqlite: &'static str,
    /// As `pg_dump --inserts` writes it.
    postgres: &'static str,
    /// A [`Content`].
    content: &'static str,
}

/// What is in it.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Content {
    pub(crate) people: Vec<Person>,
    /// Matches of the first two of them that go on.
    pub(crate) running: Vec<String>,
    /// A finished match.
    pub(crate) over: String,
    /// A league of all in its first round.
    #[serde(default)]
    pub(crate) league: Option<String>,
}

#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) user: String,
    pub(crate) cookie: String,
}

impl Database {
    fn content(&self) -> Content {
        serde_json::from_str(self.content).unwrap()
    }

    async fn open_in(&self, folder: &Folder) -> SqliteConnectOptions {
        // Foreign keys are off because the dump does not create tables in their order.
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("rodada.db"))
            .create_if_missing(true)
            .foreign_keys(false);
        let mut db = options.connect().await.unwrap();
        sqlx::raw_sql(self.sqlite).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        options
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_of_the_first_release_go_on() {
    let folder = Folder::new();
    RELEASE_0_1_0.open_in(&folder).await;
    let server = Program::serve(folder.path(), &[]).await;
    go_on(server, &folder, None, &RELEASE_0_1_0.content()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_of_the_first_release_go_on_in_postgres() {
    let (folder, mut postgres) = (Folder::new(), Postgres::start().await);
    let url = postgres.url();
    let mut db = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(RELEASE_0_1_0.postgres).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    let server = Program::serve(folder.path(), &[&format!("--database-url={url}")]).await;
    go_on(server, &folder, Some(&url), &RELEASE_0_1_0.content()).await;
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_from_before_the_journal_go_on() {
    let (folder, content) = (Folder::new(), BEFORE_THE_JOURNAL.content());
    let options = BEFORE_THE_JOURNAL.open_in(&folder).await;

    let server = Program::serve(folder.path(), &[]).await;
    let mut db = options.connect().await.unwrap();
    let select = "select count(*), max(lower(hex(match_id))) from seat where unfinished";
    let (seats, of): (i64, String) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!((seats, of), (2, content.running[0].replace('-', "")));
    db.close().await.unwrap();
    go_on(server, &folder, None, &content).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_from_before_the_journal_go_on_in_postgres() {
    let (folder, mut postgres, content) =
        (Folder::new(), Postgres::start().await, BEFORE_THE_JOURNAL.content());
    let url = postgres.url();
    let mut db = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(BEFORE_THE_JOURNAL.postgres).execute(&mut db).await.unwrap();

    let server = Program::serve(folder.path(), &[&format!("--database-url={url}")]).await;
    let select = "select count(*), max(match_id::text) from seat where unfinished";
    let (seats, of): (i64, String) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!((seats, &of), (2, &content.running[0]));
    // `listed` and `wakes`, by which lists and deadlines find matches, are filled in.
    let select = "select count(*) from match where listed = touched and wakes is not distinct from deadline";
    let (found,): (i64,) = sqlx::query_as(select).fetch_one(&mut db).await.unwrap();
    assert_eq!(found, 2);
    db.close().await.unwrap();
    go_on(server, &folder, Some(&url), &content).await;
    postgres.stop().await;
}

/// Plays on in the running matches and in the league, and exports and verifies the finished match.
pub(crate) async fn go_on(mut server: Program, folder: &Folder, url: Option<&str>, content: &Content) {
    let web = server.web;
    let Content { people, running, over, league } = content;
    let before = versions(&web, running).await;
    let ledger = play_some(&web, &people[..2], running, PLAYED_ON).await;
    if let Some(league) = league {
        end_round(&web, league, people).await;
    }
    let file = web.get(&format!("/api/matches/{over}/export"), None).await;
    assert_eq!(file.status, 200);
    std::fs::write(folder.path().join("over.json"), file.text()).unwrap();
    for (room, (before, now)) in running.iter().zip(before.iter().zip(versions(&web, running).await)) {
        assert!(now > *before, "{room} was played on");
    }
    assert_eq!(server.stop().await, 0);

    let store = store::open(url, folder.path()).await.unwrap();
    ledger.play_again(&*store).await;
    store.close().await;
    let mut verify = program("verify");
    verify.arg(folder.path().join("over.json"));
    let (code, said) = process::run(verify).await;
    assert_eq!(code, 0, "{said}");
}

/// These people play until so many requests are acknowledged for each of these matches, all in all.
pub(crate) async fn play_some(web: &Web, people: &[Person], rooms: &[String], each: usize) -> Arc<Ledger> {
    let ledger = Ledger::new();
    let mut players: Vec<Player> = people
        .iter()
        .map(|Person { name, user, cookie }| {
            Player::known(name.clone().leak(), user.clone(), cookie.clone(), 7, &ledger)
        })
        .collect();
    for player in &mut players {
        rooms.iter().for_each(|room| player.add_room(room));
        player.reconnect(web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(each * rooms.len()).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    ledger
}

/// The versions of open matches.
async fn versions(web: &Web, rooms: &[String]) -> Vec<u64> {
    let mut spectator = Client::connect(web, None).await;
    let mut found = Vec::new();
    for room in rooms {
        assert_eq!(spectator.join(room).await["t"], "ack");
        found.push(spectator.view(room).version);
    }
    found
}

/// Plays the match of a league that goes on, after which the next round begins.
async fn end_round(web: &Web, league: &str, people: &[Person]) {
    let mut users = connect(web, people).await;
    let begun = until_seen(web, &users[0], league, |league| has_begun(league, 1)).await;
    let [(room, _)] = &*tables(&begun) else { panic!("{begun}") };
    join_all(users.iter_mut().map(async |user| {
        user.client.join(room).await;
        play_on(&mut user.client, room).await;
    }))
    .await;
    until_seen(web, &users[0], league, |league| has_begun(league, 2)).await;
}

pub(crate) async fn connect(web: &Web, people: &[Person]) -> Vec<ConnectedUser> {
    join_all(people.iter().map(async |Person { cookie, .. }| {
        let client = Client::connect(web, Some(cookie)).await;
        ConnectedUser { client, cookie: cookie.clone() }
    }))
    .await
}
