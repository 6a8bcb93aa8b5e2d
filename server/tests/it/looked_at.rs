//! Files of matches that somebody looks at: what is answered, what is refused, and that nothing is kept.

use crate::playing::play_on;
use crate::postgres::Postgres;
use crate::process::{program, wait_for_output};
use crate::test_server::{Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use flate2::read::GzDecoder;
use futures_util::future::join_all;
use protocol::limits;
use room::archive::{Archive, SigningKey};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection};
use std::collections::BTreeMap;
use std::io::Read;
use std::os::unix::process::ExitStatusExt as _;
use std::process::Stdio;
use std::time::Duration;
use tokio::time::timeout;

/// Longer than a process takes to begin.
const TIMEOUT: Duration = Duration::from_secs(60);
const OF_FORMAT_3: &str = include_str!("../../room/src/tests/golden/match-format-3.json");

async fn look(web: &Web, cookie: Option<&str>, file: &str) -> Answer {
    let headers: Vec<(&str, &str)> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
    web.request("POST", "/api/look", &headers, file).await
}

/// Checks that a file is refused, and why.
async fn refused(web: &Web, file: &str, why: &str) {
    let answer = look(web, None, file).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "bad_file"), "{why}");
    assert_eq!(answer.json()["file"], why);
}

/// Plays a match of a game to its end. Returns its room.
async fn played(server: &TestServer, game: &str) -> String {
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": game, "seats": 2, "against": "beginner"})).await;
    ana.client.join(&room).await;
    play_on(&mut ana.client, &room).await;
    room
}

async fn exported(server: &TestServer, room: &str) -> String {
    server.web.get(&format!("/api/matches/{room}/export"), None).await.text().to_owned()
}

/// A replay with the names of users in the place of their keys, which are others in a file.
fn with_names(replay: &Value) -> Value {
    let people = replay["people"].as_object().unwrap();
    let name =
        |text: String, (key, person): (&String, &Value)| text.replace(key, person["name"].as_str().unwrap());
    let mut named: Value = serde_json::from_str(&people.iter().fold(replay.to_string(), name)).unwrap();
    named.as_object_mut().unwrap().remove("people");
    named
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_file_of_a_match_of_every_game_shows_it_to_everybody() {
    // Ana chooses faster than a person may.
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let games = server.web.get("/api/games", None).await.json();
    for game in games.as_array().unwrap() {
        let game = game["name"].as_str().unwrap();
        let room = played(&server, game).await;
        let answer = look(&server.web, None, &exported(&server, &room).await).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")), "{game}");
        let file = answer.json();
        assert_eq!((&file["signed"], &file["played_again"]), (&json!({"by": "this_server"}), &json!(true)));
        let views = file["views"].as_object().unwrap();
        assert_eq!(views.keys().collect::<Vec<_>>(), ["0", "1", "all", "watch"]);
        for (seen_as, shown) in views {
            let replay = format!("/api/matches/{room}/replay?as={seen_as}");
            let stored = server.web.get(&replay, None).await.json();
            assert_eq!(with_names(shown), with_names(&stored), "{game} as {seen_as}");
            assert!(shown["people"].as_object().unwrap().values().all(|person| person.get("page").is_none()));
        }
    }
    server.close().await;
}

#[tokio::test]
async fn the_answer_names_the_key_and_is_compressed() {
    let server = TestServer::open().await;
    let room = played(&server, "draftosaurus").await;
    let file = exported(&server, &room).await;
    let folder = server.close().await;
    let stored = {
        let store = store::open(None, folder.path()).await.unwrap();
        let stored = store.load(room.parse().unwrap()).await.unwrap().unwrap();
        store.close().await;
        stored
    };
    let other = SigningKey::of(&[7; 32]);
    let by_other = Archive::of(&stored, &BTreeMap::new(), &other).unwrap().text();
    let fingerprint = other.public_key().fingerprint().to_string();

    // A server that has never heard of the match.
    let server = TestServer::open().await;
    let signed = async |file: &str| look(&server.web, None, file).await.json()["signed"].clone();
    let known = server.web.get("/.well-known/rodada.json", None).await.json();
    let first: Value = serde_json::from_str(&file).unwrap();
    assert_ne!(first["signature"]["key"], known["key"]);
    assert_eq!(signed(&file).await["by"], "unknown_key");
    assert_eq!(signed(&by_other).await, json!({"by": "unknown_key", "fingerprint": fingerprint}));
    assert_eq!(signed(OF_FORMAT_3).await, json!({"by": "nobody"}));

    let plain = look(&server.web, None, &file).await;
    let headers = [("accept-encoding", "gzip")];
    let compressed = server.web.request("POST", "/api/look", &headers, &file).await;
    assert_eq!(compressed.header("content-encoding"), Some("gzip"));
    let mut inflated = Vec::new();
    GzDecoder::new(compressed.body.as_slice()).read_to_end(&mut inflated).unwrap();
    assert!(inflated == plain.body && compressed.body.len() * 4 < inflated.len());
    server.close().await;
}

#[tokio::test]
async fn a_file_is_refused_in_words_of_its_own() {
    let server = TestServer::open().await;
    let web = server.web;
    let file = exported(&server, &played(&server, "draftosaurus").await).await;
    for other in ["", "Dear aunt,", "{}", "[1]", r#"{"rodada":5}"#, &file[..file.len() / 2]] {
        refused(&web, other, "no_match_file").await;
    }
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut file: Value = serde_json::from_str(&file).unwrap();
        change(&mut file);
        file.to_string()
    };
    refused(&web, &changed(&|file| file["rodada"] = json!(0)), "unknown_format").await;
    refused(&web, &changed(&|file| file["rodada"] = json!(6)), "too_new").await;
    refused(&web, &changed(&|file| file["header"]["seed"] = json!("0".repeat(64))), "altered").await;
    refused(&web, &changed(&|file| file["header"]["seats"]["0"]["name"] = json!("Eve")), "altered").await;
    refused(&web, &changed(&|file| drop(file.as_object_mut().unwrap().remove("signature"))), "altered").await;

    // Whoever has no key can still make a chain that is right.
    let forged = |change: &dyn Fn(&mut Value)| crate::files::with_new_chain(OF_FORMAT_3, |file| change(file));
    assert_eq!(look(&web, None, &forged(&|_| {})).await.status, 200);
    refused(&web, &forged(&|file| file["header"]["game"] = json!("chess")), "unknown_game").await;
    refused(&web, &forged(&|file| file["header"]["format"] = json!(99)), "too_new").await;
    refused(&web, &forged(&|file| file["header"]["points"]["0"] = json!(99)), "impossible").await;
    let unstarted = |file: &mut Value| {
        file["steps"].as_array_mut().unwrap().truncate(3);
        file["header"]["seats"]["1"].as_object_mut().unwrap().remove("stand_in");
        (file["header"]["places"], file["header"]["points"]) = (json!({}), json!({}));
    };
    refused(&web, &forged(&unstarted), "not_started").await;
    let panics = |file: &mut Value| {
        file["header"]["rules"] = json!(77);
        file["steps"][4]["events"] = json!([{"what": "set_aside", "seat": 9, "dino": "trex"}]);
    };
    refused(&web, &forged(&panics), "not_playable").await;
    let long = |file: &mut Value| {
        let steps = file["steps"].as_array_mut().unwrap();
        let last = steps.last().unwrap().clone();
        steps.resize(limits::MATCH_FILE_STEPS + 1, last);
    };
    refused(&web, &forged(&long), "too_long").await;
    // After all of them the server goes on.
    assert_eq!(look(&web, None, &file).await.status, 200);
    server.close().await;
}

/// A file of Dog Lover in which a seat has adopted the same dog forty times. Which of them it would feed best is not found out in
/// a lifetime.
fn endless(file: &str) -> String {
    let dog = "r13";
    let shelter = vec![dog; 40];
    let laid = json!({"what": "laid", "start": 0, "dogs": [], "tricks": [], "deck": [], "school": [], "shelter": shelter});
    let sheltered = std::iter::repeat_n(json!({"what": "sheltered", "dog": dog}), 40);
    let adopted = std::iter::repeat_n(json!({"what": "adopted", "seat": 0, "dog": dog, "adoptions": 0}), 40);
    let events: Vec<Value> = [laid].into_iter().chain(sheltered).chain(adopted).collect();
    crate::files::with_new_chain(file, |file| {
        file["header"]["rules"] = json!(77);
        (file["header"]["places"], file["header"]["points"]) = (json!({}), json!({}));
        let steps = file["steps"].as_array_mut().unwrap();
        steps.truncate(2);
        steps[1]["events"] = json!(events);
    })
}

#[tokio::test]
async fn after_a_step_without_an_end_the_next_file_is_shown() {
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let file = exported(&server, &played(&server, "dog-lover").await).await;
    let endless = endless(&file);
    refused(&server.web, &endless, "took_too_long").await;
    assert_eq!(look(&server.web, None, &file).await.status, 200);
    server.close().await;

    let folder = Folder::new();
    std::fs::write(folder.path().join("endless.json"), endless).unwrap();
    let mut alone = program("look");
    let file = std::fs::File::open(folder.path().join("endless.json")).unwrap();
    alone.args(["--key", &"0".repeat(64)]).stdin(file);
    let output = wait_for_output(alone).await;
    // SIGKILL or SIGXCPU: the memory was enough.
    assert!(
        matches!(output.status.signal(), Some(9 | 24)),
        "the system ends the process by itself: {output:?}"
    );
}

#[tokio::test]
async fn the_process_that_looks_at_a_file_gets_little_memory() {
    let mut look = program("look");
    let mut running = look.args(["--key", &"0".repeat(64)]).stdin(Stdio::piped()).spawn().unwrap();
    let _open = running.stdin.take();
    let limits = format!("/proc/{}/limits", running.id().unwrap());
    let limited = async {
        loop {
            let text = std::fs::read_to_string(&limits).unwrap();
            let line = text.lines().find(|line| line.starts_with("Max address space")).unwrap();
            if !line.contains("unlimited") {
                break line.split_whitespace().rev().nth(1).unwrap().to_owned();
            }
            tokio::task::yield_now().await;
        }
    };
    let limited = tokio::select! {
        limited = timeout(TIMEOUT, limited) => limited.expect("it limits itself"),
        ended = running.wait() => panic!("it waits for a file: {ended:?}"),
    };
    assert_eq!(limited, tables::PROCESS_LIMITS.memory.to_string());
}

#[tokio::test]
async fn a_file_has_at_most_four_megabytes_and_is_text() {
    let server = TestServer::open().await;
    let padded = |bytes: usize| OF_FORMAT_3.to_owned() + &" ".repeat(bytes - OF_FORMAT_3.len());
    assert_eq!(look(&server.web, None, &padded(limits::MATCH_FILE_BYTES)).await.status, 200);
    let longer = padded(limits::MATCH_FILE_BYTES + 1);
    let answer = server.web.try_request("POST", "/api/look", &[], &longer).await;
    // The connection may be closed before all of the file was sent.
    if let Some(answer) = answer {
        assert_eq!((answer.status, answer.code().as_str()), (413, "too_large"));
    }
    let other = server.web.post("/api/me", None, &json!({"name": "a".repeat(10_000)})).await;
    assert_eq!(other.code(), "too_large", "other bodies are as short as before");
    server.close().await;
}

#[tokio::test]
async fn whoever_looks_often_has_to_wait() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let mut codes = BTreeMap::<String, u32>::new();
    for _ in 0..70 {
        *codes.entry(look(&server.web, Some(&ana.cookie), "{}").await.code()).or_default() += 1;
    }
    assert_eq!(codes["bad_file"], 60, "files of a user, {codes:?}");
    for _ in 0..70 {
        *codes.entry(look(&server.web, None, "{}").await.code()).or_default() += 1;
    }
    assert_eq!(codes["bad_file"] + codes["too_many"], 140);
    assert!((110..=112).contains(&codes["bad_file"]), "files from an address, {codes:?}");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_files_at_once_one_is_shown_and_others_are_told_to_come_back() {
    let server = TestServer::open().await;
    let answers = join_all((0..12).map(|_| look(&server.web, None, OF_FORMAT_3))).await;
    assert!(answers.iter().any(|answer| answer.status == 200));
    for answer in answers.iter().filter(|answer| answer.status != 200) {
        assert_eq!((answer.status, answer.code().as_str()), (503, "busy"));
        assert!(answer.header("retry-after").is_some());
    }
    assert_eq!(look(&server.web, None, OF_FORMAT_3).await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn who_may_not_watch_may_not_look_at_files() {
    let server = TestServer::with(config(&["--who-may-watch=users"]), Clock::system()).await;
    let answer = look(&server.web, None, OF_FORMAT_3).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
    let ana = server.connect_user("Ana").await;
    assert_eq!(look(&server.web, Some(&ana.cookie), OF_FORMAT_3).await.status, 200);
    server.close().await;
}

/// Looks at files of matches that the server has and has not, and at one under the id of another match that it has: each is
/// answered as by a server that has nothing.
async fn looks_at_files(server: &TestServer) -> String {
    let empty = TestServer::open().await;
    let room = played(server, "draftosaurus").await;
    let same_id = crate::files::with_new_chain(OF_FORMAT_3, |file| file["header"]["room"] = json!(room));
    for file in [OF_FORMAT_3, &same_id] {
        let (here, there) = (look(&server.web, None, file).await, look(&empty.web, None, file).await);
        assert_eq!(here.status, 200);
        assert!(here.body == there.body, "the store makes no difference");
    }
    empty.close().await;
    room
}

#[tokio::test]
async fn nothing_of_a_file_is_kept() {
    let server = TestServer::open().await;
    let room = looks_at_files(&server).await;
    let file = exported(&server, &room).await;
    let folder = server.close().await;
    let before = rows_in_sqlite(&folder).await;
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    for file in [OF_FORMAT_3, &file, "{}"] {
        look(&server.web, None, file).await;
    }
    assert_eq!(rows_in_sqlite(&server.close().await).await, before);
}

#[tokio::test]
async fn nothing_of_a_file_is_kept_in_postgres() {
    let mut postgres = Postgres::start().await;
    let url = postgres.url();
    let server = TestServer::on_database(&url, config(&[]), Clock::system()).await;
    let room = looks_at_files(&server).await;
    let file = exported(&server, &room).await;
    server.close().await;
    let before = rows_in_postgres(&url).await;
    let server = TestServer::on_database(&url, config(&[]), Clock::system()).await;
    for file in [OF_FORMAT_3, &file, "{}"] {
        look(&server.web, None, file).await;
    }
    server.close().await;
    assert_eq!(rows_in_postgres(&url).await, before);
    postgres.stop().await;
}

/// How many rows each table has.
type Rows = BTreeMap<String, i64>;

async fn rows_in_sqlite(folder: &Folder) -> Rows {
    let options = SqliteConnectOptions::new().filename(folder.path().join("rodada.db"));
    let mut db = options.connect().await.unwrap();
    let select = "select name from sqlite_master where type = 'table'";
    let tables: Vec<(String,)> = sqlx::query_as(select).fetch_all(&mut db).await.unwrap();
    let mut rows = Rows::new();
    for (table,) in tables {
        let select = format!("select count(*) from \"{table}\"");
        let (count,) = sqlx::query_as(AssertSqlSafe(select)).fetch_one(&mut db).await.unwrap();
        rows.insert(table, count);
    }
    db.close().await.unwrap();
    rows
}

async fn rows_in_postgres(url: &str) -> Rows {
    let mut db = PgConnection::connect(url).await.unwrap();
    let select = "select table_name::text from information_schema.tables where table_schema = 'public'";
    let tables: Vec<(String,)> = sqlx::query_as(select).fetch_all(&mut db).await.unwrap();
    let mut rows = Rows::new();
    for (table,) in tables {
        let select = format!("select count(*) from \"{table}\"");
        let (count,) = sqlx::query_as(AssertSqlSafe(select)).fetch_one(&mut db).await.unwrap();
        rows.insert(table, count);
    }
    db.close().await.unwrap();
    rows
}
