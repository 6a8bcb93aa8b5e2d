//! What this program leaves is played on. With the name of a release, it is written for `old_databases`:
//!
//! ```text
//! mkdir server/tests/it/data/0.2.0
//! RODADA_RELEASE=0.2.0 scripts/with-postgres cargo test -p rodada-server --test it -- release_data
//! ```
//!
//! That needs `sqlite3`, and `pg_dump` of the version of the PostgreSQL server. A `Database` and its tests in `old_databases`
//! follow.

use crate::evenings::circle;
use crate::leagues::{has_begun, plan, until_seen};
use crate::old_databases::{Content, Person, connect, go_on, play_some};
use crate::playing::play_on;
use crate::postgres::Postgres;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use crate::web::Web;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tokio::process::Command;

const PEOPLE: [&str; 3] = ["Ana", "Bia", "Caio"];
/// How many requests are acknowledged for each match, all in all.
const PLAYED: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_this_program_leaves_is_played_on() {
    let folder = Folder::new();
    let content = play(&folder).await;
    if let Ok(release) = std::env::var("RODADA_RELEASE") {
        let to = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/data").join(release);
        write(&folder, &content, &to).await;
    }
    let server = Program::serve(folder.path(), &[]).await;
    go_on(server, &folder, None, &content).await;
}

async fn write(folder: &Folder, content: &Content, to: &Path) {
    std::fs::write(to.join("content.json"), serde_json::to_string_pretty(content).unwrap() + "\n").unwrap();
    let ask = async |what: &str| {
        let mut sqlite = Command::new("sqlite3");
        sqlite.arg(folder.path().join("rodada.db")).arg(what);
        output(sqlite).await
    };
    // A test opens it years later. What ends by itself meanwhile does so beyond all tests.
    let lasting = "
        update league set due = 253402300800000 where due is not null;
        update league_round set ends = 253402300800000;
        update session set ends = 253402300800000;";
    ask(lasting).await;
    // A dump does not say to which program a file belongs.
    let owner = format!("PRAGMA application_id = {};\n", ask("PRAGMA application_id").await.trim());
    std::fs::write(to.join("sqlite.sql"), ask(".dump").await + &owner).unwrap();

    let mut postgres = Postgres::start().await;
    let url = postgres.url();
    let mut moving = program("move");
    let from = format!("sqlite:{}", folder.path().join("rodada.db").display());
    moving.env("RODADA_MOVE_FROM", from).env("RODADA_MOVE_TO", &url).env("RODADA_DATA_DIR", folder.path());
    let (code, said) = run(moving).await;
    assert_eq!(code, 0, "{said}");
    let mut dump = Command::new("pg_dump");
    dump.args(["--inserts", "--no-owner", "--no-privileges", &url]);
    let dump = output(dump).await;
    // Commands of `psql`, which the test does not have, and an empty search path, in which it would find nothing.
    let lines = dump.lines().filter(|line| !line.starts_with('\\') && !line.contains("'search_path'"));
    std::fs::write(to.join("postgres.sql"), lines.collect::<Vec<_>>().join("\n") + "\n").unwrap();
    postgres.stop().await;
}

async fn output(mut command: Command) -> String {
    let output = command.output().await.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Plays a match to its end, begins a league, and plays a little of every game.
async fn play(folder: &Folder) -> Content {
    let mut server = Program::serve(folder.path(), &["--limits=load"]).await;
    let web = server.web;
    let mut people = Vec::new();
    for name in PEOPLE {
        let answer = web.post("/api/me", None, &json!({ "name": name })).await;
        let user = answer.json()["user"].as_str().unwrap().to_owned();
        people.push(Person { name: name.to_owned(), user, cookie: answer.cookie().unwrap() });
    }
    let running = begin_every_game(&web, &people).await;
    let over = finish_one(&web, &people).await;
    let league = begin_league(&web, &people).await;
    assert_eq!(server.stop().await, 0);
    Content { people, running, over, league: Some(league) }
}

async fn begin_every_game(web: &Web, people: &[Person]) -> Vec<String> {
    let users = connect(web, &people[..1]).await;
    let mut rooms = Vec::new();
    for game in web.get("/api/games", None).await.json().as_array().unwrap() {
        let wanted = json!({"game": game["name"], "seats": 2, "open": true});
        rooms.push(users[0].set_up(web, &wanted).await);
    }
    play_some(web, &people[..2], &rooms, PLAYED).await;
    rooms
}

async fn finish_one(web: &Web, people: &[Person]) -> String {
    let mut users = connect(web, &people[..2]).await;
    let room = users[0].set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for user in &mut users {
        user.client.join(&room).await;
    }
    users[1].client.change(&room, json!({"do": "sit"})).await;
    users[0].client.change(&room, json!({"do": "start"})).await;
    join_all(users.iter_mut().map(|user| play_on(&mut user.client, &room))).await;
    room
}

async fn begin_league(web: &Web, people: &[Person]) -> String {
    let users = connect(web, people).await;
    let [ana, bia, caio] = &*users else { panic!("three people") };
    let friday = circle(web, ana, &[bia, caio]).await;
    let ask = async |cookie: &str, path: &str, body: &Value| {
        let answer = web.post(path, Some(cookie), body).await;
        assert!(answer.status < 300, "{path}: {answer:?}");
        answer.json()
    };
    let made = ask(&ana.cookie, &format!("/api/circles/{friday}/leagues"), &plan(3, 2)).await;
    let league = made["league"].as_str().unwrap().to_owned();
    for user in [bia, caio] {
        ask(&user.cookie, &format!("/api/leagues/{league}/join"), &json!({})).await;
    }
    ask(&ana.cookie, &format!("/api/leagues/{league}/start"), &json!({})).await;
    until_seen(web, ana, &league, |league| has_begun(league, 1)).await;
    league
}
