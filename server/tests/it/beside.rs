//! The host's orders beside a running server, on both stores: they hold at once and for good, and what was there before
//! stands nowhere any more.

use crate::client::Client;
use crate::house::Folder;
use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::web::Web;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use std::path::Path;

/// Names and words that stand nowhere by chance, in letters as they are looked for.
const NAMES: [&str; 3] = ["quetzalcoatl", "xanthippe", "zarathustra"];
const WORDS: &str = "wretched-axolotl";

/// A server and where its data are.
struct Place {
    folder: Folder,
    database: Option<String>,
}

/// Somebody with a session.
struct Person {
    user: String,
    cookie: String,
}

impl Place {
    fn with_a_file() -> Self {
        Self { folder: Folder::new(), database: None }
    }

    async fn with_postgres() -> Self {
        Self { folder: Folder::new(), database: Some(schema().await) }
    }

    async fn serve(&self) -> Program {
        let url = self.database.as_ref().map(|url| format!("--database-url={url}"));
        // Nobody is held up by quotas.
        let flags: Vec<&str> = ["--limits=load"].into_iter().chain(url.as_deref()).collect();
        Program::serve(self.folder.path(), &flags).await
    }

    /// Gives an order, which must be carried out; what is said.
    async fn order(&self, words: &[&str]) -> String {
        self.order_from(self.folder.path(), words).await
    }

    async fn order_from(&self, folder: &Path, words: &[&str]) -> String {
        let mut command = program(words[0]);
        command.args(&words[1..]).env("RODADA_DATA_DIR", folder);
        if let Some(url) = &self.database {
            command.env("DATABASE_URL", url);
        }
        let (code, said) = run(command).await;
        assert_eq!(code, 0, "{words:?}: {said}");
        said
    }

    /// Where these words stand: in the bytes of the files, or in the rows of the tables.
    async fn finds(&self, words: &str) -> Vec<String> {
        match &self.database {
            None => in_files(self.folder.path(), words),
            Some(url) => in_tables(url, words).await,
        }
    }

    async fn stands_nowhere(&self, when: &str) {
        for words in NAMES.iter().chain([&WORDS]) {
            let found = self.finds(words).await;
            assert!(found.is_empty(), "{when}: {words} stands in {found:?}");
        }
    }
}

/// The files of a folder whose bytes hold these words, letters alike, and how often.
fn in_files(folder: &Path, words: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let count = |path: &Path| {
        let bytes = std::fs::read(path).unwrap().to_ascii_lowercase();
        bytes.windows(words.len()).filter(|window| *window == words.as_bytes()).count()
    };
    files
        .filter(|path| path.is_file())
        .map(|path| (count(&path), path))
        .filter(|(count, _)| *count > 0)
        .map(|(count, path)| format!("{} ({count})", path.display()))
        .collect()
}

/// The tables that hold these words, letters alike, and how often.
async fn in_tables(url: &str, words: &str) -> Vec<String> {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let tables =
        "select table_name::text from information_schema.tables where table_schema = current_schema()";
    let tables = sqlx::query(tables).fetch_all(&mut connection).await.unwrap();
    let mut found = Vec::new();
    for table in tables.iter().map(|row| row.get::<String, _>(0)) {
        let count = format!("select count(*) from {table} t where lower(t::text) like '%{words}%'");
        let count: i64 = sqlx::query(AssertSqlSafe(count)).fetch_one(&mut connection).await.unwrap().get(0);
        found.extend((count > 0).then(|| format!("{table} ({count})")));
    }
    connection.close().await.unwrap();
    found
}

fn says(value: &Value, words: &str) -> bool {
    value.to_string().to_lowercase().contains(words)
}

/// Whether any of the names or the words stand in it.
fn tells(value: &Value) -> bool {
    NAMES.iter().chain([&WORDS]).any(|words| says(value, words))
}

async fn come(web: &Web, name: &str) -> Person {
    let answer = web.post("/api/me", None, &json!({ "name": name })).await;
    Person { cookie: answer.cookie().unwrap(), user: answer.json()["user"].as_str().unwrap().to_owned() }
}

async fn say(client: &mut Client, room: &str, text: &str) {
    let answer = client.ask(json!({"t": "chat", "room": room, "text": text})).await;
    assert_eq!(answer["t"], "ack", "{text}: {answer}");
}

/// Listens until a line with this text is told.
async fn hear(client: &mut Client, room: &str, text: &str) {
    while !client.seen(room).lines.iter().any(|line| line["text"] == text) {
        client.hear().await;
    }
}

/// Listens until the server ends the socket; why it does.
async fn goodbye(client: &mut Client) -> String {
    let mut code = String::new();
    while let Some(message) = client.hear_or_end().await {
        if message["t"] == "bye" {
            code = message["code"].as_str().unwrap().to_owned();
        }
    }
    code
}

/// What Ana sees.
struct Tables {
    /// One that is played, at which the other one sits.
    running: String,
    /// One that has ended.
    ended: String,
    /// One at which the other one only watches and talks.
    watched: String,
}

/// Tables of two people, at which the second one had several names and said much.
async fn tables(web: &Web, ana: &Person, other: &Person) -> Tables {
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true});
    let mut host = Client::connect(web, Some(&ana.cookie)).await;
    let mut guest = Client::connect(web, Some(&other.cookie)).await;
    let mut rooms = Vec::new();
    for n in 0..3 {
        let room = web.post("/api/tables", Some(&ana.cookie), &wanted).await.json();
        let room = room["room"].as_str().unwrap().to_owned();
        host.join(&room).await;
        guest.join(&room).await;
        if n < 2 {
            guest.change(&room, json!({"do": "sit"})).await;
            host.change(&room, json!({"do": "start"})).await;
        }
        for line in 0..8 {
            say(&mut guest, &room, &format!("{WORDS} {line} {}", "x".repeat(line * 40))).await;
        }
        rooms.push(room);
    }
    // What they are called goes with them to their tables.
    for name in &NAMES[1..] {
        let answer = web.post("/api/me", Some(&other.cookie), &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        for room in &rooms[..2] {
            while guest.document(room)["table"]["seats"]["1"]["name"] != *name {
                guest.hear().await;
            }
        }
    }
    let (ended, watched) = (rooms.remove(1), rooms.pop().unwrap());
    for client in [&mut host, &mut guest] {
        client.join(&ended).await;
        client.change(&ended, json!({"do": "abandon", "agree": true})).await;
    }
    Tables { running: rooms.remove(0), ended, watched }
}

/// Everything that anybody can ask the server for.
async fn asked(web: &Web, ana: &Person, tables: &Tables) -> Vec<Value> {
    let Tables { running, ended, .. } = tables;
    let mut answers = Vec::new();
    for path in [
        "/api/tables".to_owned(),
        "/api/tables/mine".to_owned(),
        "/api/matches".to_owned(),
        format!("/api/matches?player={}", NAMES[2]),
        format!("/api/matches/{running}/reel"),
        format!("/api/matches/{ended}/reel?as=all"),
        format!("/api/matches/{ended}/export"),
    ] {
        let answer = web.get(&path, Some(&ana.cookie)).await;
        answers.push(json!([path, answer.status, answer.text()]));
    }
    answers
}

async fn an_erased_person_stands_nowhere(place: Place) {
    let mut server = place.serve().await;
    let (ana, other) = (come(&server.web, "Ana").await, come(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let all = [&tables.running, &tables.ended, &tables.watched];
    for words in NAMES.iter().chain([&WORDS]) {
        assert!(!place.finds(words).await.is_empty(), "{words} is what would be found");
    }
    let before = asked(&server.web, &ana, &tables).await;
    assert!(before[4..].iter().all(tells), "{before:?}");
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut watcher = Client::connect(&server.web, None).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for client in [&mut host, &mut watcher, &mut guest] {
        for room in all {
            client.join(room).await;
        }
    }
    // Ana changes the table again and again, so that steps are in flight all the time.
    let order = ["people", "erase", other.user.as_str()];
    let erase = place.order(&order);
    tokio::pin!(erase);
    let mut turn = 0;
    let said = loop {
        turn += 1;
        let change = json!({"do": if turn % 2 == 0 { "take_back" } else { "hand_over" }});
        let request = json!({"t": "table", "room": tables.running, "change": change});
        tokio::select! {
            said = &mut erase => break said,
            answer = host.ask(request) => assert_eq!(answer["t"], "ack", "{answer}"),
        }
    };
    assert!(said.contains("erased"), "{said}");
    // At once.
    assert_eq!(goodbye(&mut guest).await, "no_session");
    assert_eq!(server.web.get("/api/me", Some(&other.cookie)).await.status, 401);
    if place.database.is_none() {
        // It lies beside the other files, and is looked through with them.
        place.order(&["backup", place.folder.path().join("after.db").to_str().unwrap()]).await;
    }
    place.stands_nowhere("right after it").await;
    for client in [&mut host, &mut watcher] {
        for room in all {
            let gone = |client: &Client| {
                let seen = client.seen(room);
                !tells(&seen.document) && seen.lines.is_empty()
            };
            while !gone(client) {
                client.hear().await;
            }
        }
    }
    let heard = (host.heard.len(), watcher.heard.len());
    // And for good: what is said and played now brings nothing back.
    for room in all {
        say(&mut host, room, "quiet at last").await;
        hear(&mut host, room, "quiet at last").await;
        hear(&mut watcher, room, "quiet at last").await;
    }
    host.change(&tables.ended, json!({"do": "rematch"})).await;
    let next = host.document(&tables.ended)["table"]["rematch"].as_str().unwrap().to_owned();
    watcher.join(&next).await;
    for turn in 0..3 {
        let change = json!({"do": if turn % 2 == 0 { "take_back" } else { "hand_over" }});
        host.ask(json!({"t": "table", "room": tables.running, "change": change})).await;
    }
    for messages in [&host.heard[heard.0..], &watcher.heard[heard.1..]] {
        assert!(!messages.iter().any(tells), "{messages:?}");
    }
    assert!(!asked(&server.web, &ana, &tables).await.iter().any(tells_beside_the_path));
    assert!(place.order(&["people", "find", NAMES[2]]).await.is_empty());
    assert_eq!(server.stop().await, 0);
    assert!(!tells(&json!(server.said)), "{}", server.said);
    place.stands_nowhere("after the end").await;

    let mut server = place.serve().await;
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    for room in all {
        fresh.join(room).await;
    }
    assert!(!fresh.heard.iter().any(tells));
    assert!(!asked(&server.web, &ana, &tables).await.iter().any(tells_beside_the_path));
    say(&mut fresh, &tables.watched, "still here").await;
    hear(&mut fresh, &tables.watched, "still here").await;
    assert_eq!(server.stop().await, 0);
    place.stands_nowhere("after a restart").await;
}

/// The same for an answer beside the path that was asked for.
fn tells_beside_the_path(answer: &Value) -> bool {
    tells(&answer[2])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_person_stands_nowhere_in_a_file() {
    an_erased_person_stands_nowhere(Place::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_person_stands_nowhere_in_postgres() {
    an_erased_person_stands_nowhere(Place::with_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_erased_while_no_server_runs_stands_nowhere_in_its_file() {
    let place = Place::with_a_file();
    let server = place.serve().await;
    let (ana, other) = (come(&server.web, "Ana").await, come(&server.web, NAMES[0]).await);
    tables(&server.web, &ana, &other).await;
    // As it was left by a server that got no chance to tidy up.
    server.kill().await;
    place.order(&["people", "erase", &other.user]).await;
    place.stands_nowhere("after it").await;
}

async fn a_renamed_person_goes_on_under_the_new_name(place: Place) {
    let mut server = place.serve().await;
    let (ana, other) = (come(&server.web, "Ana").await, come(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let all = [&tables.running, &tables.ended, &tables.watched];
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in all {
        host.join(room).await;
        guest.join(room).await;
    }
    place.order(&["people", "rename", &other.user, "Mall"]).await;
    assert_eq!(goodbye(&mut guest).await, "restart", "they come back with the new name");
    for room in all {
        let is_renamed = |client: &Client| {
            let lines = &client.seen(room).lines;
            !says(&json!(lines), NAMES[0]) && !NAMES.iter().any(|name| says(client.document(room), name))
        };
        while !is_renamed(&host) {
            host.hear().await;
        }
        assert!(host.seen(room).lines.iter().all(|line| line["who"]["name"] == "Mall"));
    }
    let heard = host.heard.len();
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in all {
        guest.join(room).await;
        say(&mut guest, room, "it is me").await;
        hear(&mut host, room, "it is me").await;
        assert_eq!(host.seen(room).lines.last().unwrap()["who"]["name"], "Mall");
    }
    guest.change(&tables.watched, json!({"do": "sit"})).await;
    assert_eq!(guest.document(&tables.watched)["table"]["seats"]["1"]["name"], "Mall");
    guest.change(&tables.ended, json!({"do": "rematch"})).await;
    assert!(!NAMES.iter().any(|name| says(&json!(host.heard[heard..]), name)));
    // Who looked at the match before is not told that it is the same still.
    for name in NAMES {
        let found = place.finds(name).await;
        assert!(found.is_empty(), "{name} stands in {found:?}");
    }
    assert_eq!(server.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renamed_person_goes_on_under_the_new_name_in_a_file() {
    a_renamed_person_goes_on_under_the_new_name(Place::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renamed_person_goes_on_under_the_new_name_in_postgres() {
    a_renamed_person_goes_on_under_the_new_name(Place::with_postgres().await).await;
}

async fn orders_hold_at_once(place: Place) {
    let mut server = place.serve().await;
    let (ana, other) = (come(&server.web, "Ana").await, come(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let room = &tables.running;
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    host.join(room).await;
    // A line of Ana's stays, and after each order the next lines are told.
    say(&mut host, room, "one").await;
    place.order(&["people", "hush", &other.user]).await;
    while host.seen(room).lines.len() > 1 {
        host.hear().await;
    }
    say(&mut host, room, "two").await;
    hear(&mut host, room, "two").await;
    assert!(place.finds(WORDS).await.is_empty());
    place.order(&["tables", "hush", room]).await;
    while !host.seen(room).lines.is_empty() {
        host.hear().await;
    }
    say(&mut host, room, "three").await;
    hear(&mut host, room, "three").await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    guest.join(room).await;
    assert_eq!(guest.seen(room).lines.len(), 1);
    // Sockets end with the sessions, and a ban is at the door.
    place.order(&["people", "sign-out", &other.user]).await;
    assert_eq!(goodbye(&mut guest).await, "no_session");
    let banned = come(&server.web, "Mallory").await;
    let mut client = Client::connect(&server.web, Some(&banned.cookie)).await;
    place.order(&["people", "ban", &banned.user, "--days", "7"]).await;
    assert_eq!(goodbye(&mut client).await, "no_session");
    // A match that is ended is seen to end.
    place.order(&["tables", "close", room]).await;
    while host.document(room)["table"]["status"] != "abandoned" {
        host.hear().await;
    }
    assert_eq!(server.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_hold_at_once_in_a_file() {
    orders_hold_at_once(Place::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_hold_at_once_in_postgres() {
    orders_hold_at_once(Place::with_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_reaches_servers_on_other_machines() {
    let place = Place::with_postgres().await;
    let mut server = place.serve().await;
    let (ana, other) = (come(&server.web, "Ana").await, come(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in [&tables.running, &tables.watched] {
        host.join(room).await;
    }
    // No server listens there.
    let elsewhere = Folder::new();
    place.order_from(elsewhere.path(), &["people", "erase", &other.user]).await;
    assert_eq!(goodbye(&mut guest).await, "no_session");
    for room in [&tables.running, &tables.watched] {
        while tells(host.document(room)) || !host.seen(room).lines.is_empty() {
            host.hear().await;
        }
    }
    assert_eq!(server.stop().await, 0);
    place.stands_nowhere("after it").await;
}
