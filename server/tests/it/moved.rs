//! `rodada move`: an installation moves from the embedded database to PostgreSQL and back.

use crate::backup::{done, names};
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use futures_util::future::join_all;
use serde_json::json;
use sqlx::{Connection as _, PgConnection, Row as _};
use std::path::Path;
use tokio_util::sync::CancellationToken;

const FREE: &str = "--limits=load";

/// Serves a folder, on its own database or on another.
async fn serve(folder: &Path, url: Option<&str>) -> Program {
    let url = url.map(|url| format!("--database-url={url}"));
    let flags: Vec<&str> = [FREE].into_iter().chain(url.as_deref()).collect();
    Program::serve(folder, &flags).await
}

fn file(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("rodada.db").display())
}

/// Moves a database. Returns the exit code and the output.
async fn moved(data: &Path, from: &str, to: &str) -> (i32, String) {
    let mut command = program("move");
    // Passwords do not stand on the command line.
    command.env("RODADA_MOVE_FROM", from).env("RODADA_MOVE_TO", to).env("RODADA_DATA_DIR", data);
    run(command).await
}

/// Plays some steps more in all rooms of these players, after each has compared what they know with the server.
async fn play_on(server: &Program, players: &mut [Player], ledger: &Ledger, steps: usize) {
    for player in players.iter_mut() {
        player.reconnect(&server.web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| player.play(&enough)));
    let counting = async {
        ledger.reached(ledger.count() + steps).await;
        enough.cancel();
    };
    tokio::join!(playing, counting);
    for player in players {
        player.finish_requests().await.unwrap();
        player.compare(&server.web).await;
        player.disconnect();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_under_way_move_to_postgres_and_back_and_are_played_on() {
    let (data, back, ledger, url) = (Folder::new(), Folder::new(), Ledger::new(), schema().await);
    let mut server = serve(data.path(), None).await;
    let mut players = Vec::new();
    for (seed, name) in (1..).zip(["Ana", "Bia", "Caio", "Davi"]) {
        players.push(Player::new(&server.web, name, seed, &ledger).await);
    }
    for host in [0, 1] {
        let wanted = json!({"game": "draftosaurus", "seats": 4, "open": true});
        let room = players[host].set_up(&server.web, &wanted).await;
        players.iter_mut().for_each(|player| player.add_room(&room));
    }
    play_on(&server, &mut players, &ledger, 30).await;
    let mut people = Vec::new();
    for name in ["Mallory", "だれか \"the\" Ænigma"] {
        let answer = server.web.post("/api/me", None, &json!({"name": name})).await;
        people.push(answer.json()["user"].as_str().unwrap().to_owned());
    }
    let (mallory, trudy) = (people.remove(0), people.remove(0));
    let mute = ["people", "mute", &trudy, "--hours", "1"];
    order(data.path(), None, &["people", "erase", &mallory]).await;
    assert_eq!(server.stop().await, 0);

    let before = std::fs::read(data.path().join("rodada.db")).unwrap();
    let (code, said) = moved(data.path(), &file(data.path()), &url).await;
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("matches_played_again=2"), "{said}");
    assert!(before == std::fs::read(data.path().join("rodada.db")).unwrap(), "the old database changed");
    let left: Vec<_> = names(data.path()).into_iter().filter(|name| name.contains("moving")).collect();
    assert!(left.is_empty(), "{left:?}");

    let mut server = serve(data.path(), Some(&url)).await;
    play_on(&server, &mut players, &ledger, 30).await;
    order(data.path(), Some(&url), &mute).await;
    assert_eq!(server.stop().await, 0);

    let (code, said) = moved(data.path(), &url, &file(back.path())).await;
    assert_eq!(code, 0, "{said}");
    let mut server = serve(back.path(), None).await;
    play_on(&server, &mut players, &ledger, 30).await;
    order(back.path(), None, &mute).await;
    assert_eq!(server.stop().await, 0);
    let erased = std::fs::read_to_string(back.path().join("rodada-erased.txt")).unwrap();
    assert!(erased.contains(&mallory), "{erased}");
    // What was done in any of the three databases, each once.
    let audit = order(back.path(), None, &["audit"]).await;
    let lines = |id: &str| audit.lines().filter(|line| line.contains(id)).count();
    assert_eq!((lines(&mallory), lines(&trudy)), (1, 2), "{audit}");
}

/// Carries out an order of the host, which must succeed. Returns its output.
async fn order(data: &Path, url: Option<&str>, words: &[&str]) -> String {
    let mut command = program(words[0]);
    command.args(&words[1..]).env("RODADA_DATA_DIR", data).envs(url.map(|url| ("DATABASE_URL", url)));
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

#[tokio::test]
async fn what_cannot_be_moved_is_refused_and_nothing_is_changed() {
    let (data, url) = (Folder::new(), schema().await);
    let none = moved(data.path(), &file(data.path()), &url).await;
    assert!(none.0 == 2 && none.1.contains("there is no database"), "{none:?}");
    let mut server = serve(data.path(), None).await;
    let running = moved(data.path(), &file(data.path()), &url).await;
    assert!(running.0 == 5 && running.1.contains("in use by another process"), "{running:?}");
    assert_eq!(server.stop().await, 0);
    let both = moved(data.path(), &file(data.path()), &file(data.path())).await;
    assert!(both.0 == 2 && both.1.contains("one of the two addresses"), "{both:?}");

    let mut server = serve(data.path(), Some(&url)).await;
    let running = moved(data.path(), &file(data.path()), &url).await;
    assert!(running.0 == 5 && running.1.contains("a server runs on postgres://"), "{running:?}");
    let answer = server.web.post("/api/me", None, &json!({"name": "Ana"})).await;
    assert!(answer.cookie().is_some());
    assert_eq!(server.stop().await, 0);
    let full = moved(data.path(), &file(data.path()), &url).await;
    assert!(full.0 == 7 && full.1.contains("is not empty"), "{full:?}");
    let full = moved(data.path(), &url, &file(data.path())).await;
    assert!(full.0 == 7 && full.1.contains("rodada.db is not empty"), "{full:?}");
    for said in [&none, &running, &both, &full] {
        assert!(!said.1.contains("password"), "{said:?}");
    }

    // A database of an older version is not brought up to date without being asked.
    let mut db = PgConnection::connect(&url).await.unwrap();
    sqlx::query("delete from _sqlx_migrations where version > 40").execute(&mut db).await.unwrap();
    let old = moved(data.path(), &url, &file(&data.path().join("new"))).await;
    assert!(old.0 == 4 && old.1.contains("`rodada migrate`"), "{old:?}");
    let empty = schema().await;
    let other = moved(data.path(), &empty, &file(&data.path().join("new"))).await;
    assert!(other.0 == 4 && other.1.contains("is no database of this version"), "{other:?}");
    assert!(!data.path().join("new/rodada.db").exists());
    let people: i64 = sqlx::query("select count(*) from person").fetch_one(&mut db).await.unwrap().get(0);
    assert_eq!(people, 1);
}

#[tokio::test]
async fn a_match_that_names_a_later_one_is_moved() {
    let (data, url) = (Folder::new(), schema().await);
    let mut server = serve(data.path(), None).await;
    let cookie = server.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "dog-lover", "seats": 2, "open": true, "options": {}});
    let mut rooms = Vec::new();
    for _ in 0..2 {
        let answer = server.web.post("/api/tables", Some(&cookie), &wanted).await;
        rooms.push(answer.json()["room"].as_str().unwrap().replace('-', ""));
    }
    assert_eq!(server.stop().await, 0);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("rodada.db"));
    let mut db = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let refer = "update match set rematch_of = unhex($1) where match_id = unhex($2)";
    sqlx::query(refer).bind(&rooms[1]).bind(&rooms[0]).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    let (code, said) = moved(data.path(), &file(data.path()), &url).await;
    assert_eq!(code, 0, "{said}");
    let mut db = PgConnection::connect(&url).await.unwrap();
    let select = "select replace(rematch_of::text, '-', '') from match where rematch_of is not null";
    assert_eq!(sqlx::query(select).fetch_one(&mut db).await.unwrap().get::<String, _>(0), rooms[1]);
    // Keys are checked at once again, as before.
    let select = "select count(*) from pg_constraint where condeferrable and connamespace = current_schema()::regnamespace";
    assert_eq!(sqlx::query(select).fetch_one(&mut db).await.unwrap().get::<i64, _>(0), 0);
    let back = Folder::new();
    let (code, said) = moved(data.path(), &url, &file(back.path())).await;
    assert_eq!(code, 0, "{said}");
    done(back.path(), back.path(), &["doctor"]).await;
}
