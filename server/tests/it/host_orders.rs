//! Host commands to a running server, on both stores: they take effect at once and for good, and deleted data is
//! stored nowhere.

use crate::client::Client;
use crate::deployment::Deployment;
use crate::sign_in_ways::keep_ways;
use crate::test_server::Folder;
use crate::web::Web;
use serde_json::{Value, json};

/// Names and words that occur nowhere by chance, in lower case as they are searched for.
const NAMES: [&str; 3] = ["quetzalcoatl", "xanthippe", "zarathustra"];
const WORDS: &str = "wretched-axolotl";

/// A user with a session.
pub(crate) struct TestUser {
    pub(crate) user: String,
    pub(crate) cookie: String,
}

impl Deployment {
    async fn assert_stored_nowhere(&self, when: &str) {
        self.assert_absent(&[&NAMES[..], &[WORDS]].concat(), when).await;
    }
}

fn says(value: &Value, words: &str) -> bool {
    value.to_string().to_lowercase().contains(words)
}

/// Whether a value contains any of the names or words.
fn mentions_secret(value: &Value) -> bool {
    NAMES.iter().chain([&WORDS]).any(|words| says(value, words))
}

pub(crate) async fn create_user(web: &Web, name: &str) -> TestUser {
    let answer = web.post("/api/me", None, &json!({ "name": name })).await;
    TestUser { cookie: answer.cookie().unwrap(), user: answer.json()["user"].as_str().unwrap().to_owned() }
}

async fn say(client: &mut Client, room: &str, text: &str) {
    let answer = client.ask(json!({"t": "chat", "room": room, "text": text})).await;
    assert_eq!(answer["t"], "ack", "{text}: {answer}");
}

/// Receives until a line of chat with this text arrives.
async fn receive(client: &mut Client, room: &str, text: &str) {
    while !client.view(room).lines.iter().any(|line| line["text"] == text) {
        client.receive().await;
    }
}

/// Receives until the server ends the socket. Returns the code of the `bye`.
pub(crate) async fn goodbye(client: &mut Client) -> String {
    let mut code = String::new();
    while let Some(message) = client.receive_or_end().await {
        if message["t"] == "bye" {
            code = message["code"].as_str().unwrap().to_owned();
        }
    }
    code
}

/// The tables of a test.
struct Tables {
    /// A running match of Ana and the other user.
    running: String,
    /// An ended match of both.
    ended: String,
    /// A table at which the other user only watches and chats.
    watched: String,
}

/// Creates tables of two users, at which the second had several names and wrote many lines.
async fn tables(web: &Web, ana: &TestUser, other: &TestUser) -> Tables {
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
    // A new name is also shown at the user's tables.
    for name in &NAMES[1..] {
        let answer = web.rename(&other.cookie, name).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        for room in &rooms[..2] {
            while guest.view(room).name_at(1) != Some(name) {
                guest.receive().await;
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

/// The answers to all requests that could reveal names.
async fn asked(web: &Web, ana: &TestUser, tables: &Tables) -> Vec<Value> {
    let Tables { running, ended, .. } = tables;
    let mut answers = Vec::new();
    for path in [
        "/api/tables".to_owned(),
        "/api/tables/mine".to_owned(),
        "/api/matches".to_owned(),
        format!("/api/matches?player={}", NAMES[2]),
        format!("/api/matches/{running}/replay"),
        format!("/api/matches/{ended}/replay?as=all"),
        format!("/api/matches/{ended}/export"),
    ] {
        let answer = web.get(&path, Some(&ana.cookie)).await;
        answers.push(json!([path, answer.status, answer.text()]));
    }
    answers
}

async fn an_erased_user_is_stored_nowhere(deployment: Deployment) {
    let mut server = deployment.serve().await;
    let (ana, other) = (create_user(&server.web, "Ana").await, create_user(&server.web, NAMES[0]).await);
    assert_eq!(server.stop().await, 0);
    keep_ways(deployment.database(), deployment.folder(), &other.user, NAMES, WORDS).await;
    let mut server = deployment.serve().await;
    let tables = tables(&server.web, &ana, &other).await;
    let all = [&tables.running, &tables.ended, &tables.watched];
    // Former names are not in the tables of Postgres any more, but may be in the file of SQLite.
    for words in [NAMES[2], WORDS] {
        assert!(!deployment.finds(words).await.is_empty(), "{words} must be found before");
    }
    let before = asked(&server.web, &ana, &tables).await;
    assert!(before[4..].iter().all(mentions_secret), "{before:?}");
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut spectator = Client::connect(&server.web, None).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for client in [&mut host, &mut spectator, &mut guest] {
        for room in all {
            client.join(room).await;
        }
    }
    // Ana changes the table all the time, so that steps are in flight.
    let order = ["people", "erase", other.user.as_str()];
    let erase = deployment.order(&order);
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
    // It takes effect at once.
    assert_eq!(goodbye(&mut guest).await, "no_session");
    assert_eq!(server.web.get("/api/me", Some(&other.cookie)).await.status, 401);
    deployment.back_up("after.db").await;
    deployment.assert_stored_nowhere("right after it").await;
    for client in [&mut host, &mut spectator] {
        for room in all {
            let gone = |client: &Client| {
                let seen = client.view(room);
                !mentions_secret(&seen.document)
                    && !mentions_secret(&json!(seen.people))
                    && seen.lines.is_empty()
            };
            while !gone(client) {
                client.receive().await;
            }
        }
    }
    let received = (host.received.len(), spectator.received.len());
    // It stays effective: new chat and steps bring nothing back.
    for room in all {
        say(&mut host, room, "quiet at last").await;
        receive(&mut host, room, "quiet at last").await;
        receive(&mut spectator, room, "quiet at last").await;
    }
    host.change(&tables.ended, json!({"do": "rematch"})).await;
    let next = host.document(&tables.ended)["table"]["rematch"].as_str().unwrap().to_owned();
    spectator.join(&next).await;
    for turn in 0..3 {
        let change = json!({"do": if turn % 2 == 0 { "take_back" } else { "hand_over" }});
        host.ask(json!({"t": "table", "room": tables.running, "change": change})).await;
    }
    for messages in [&host.received[received.0..], &spectator.received[received.1..]] {
        assert!(!messages.iter().any(mentions_secret), "{messages:?}");
    }
    assert!(!asked(&server.web, &ana, &tables).await.iter().any(mentions_secret_beside_path));
    assert!(deployment.order(&["people", "find", NAMES[2]]).await.is_empty());
    assert_eq!(server.stop().await, 0);
    assert!(!mentions_secret(&json!(server.said)), "{}", server.said);
    deployment.assert_stored_nowhere("after the end").await;

    let mut server = deployment.serve().await;
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    for room in all {
        fresh.join(room).await;
    }
    assert!(!fresh.received.iter().any(mentions_secret));
    assert!(!asked(&server.web, &ana, &tables).await.iter().any(mentions_secret_beside_path));
    say(&mut fresh, &tables.watched, "still here").await;
    receive(&mut fresh, &tables.watched, "still here").await;
    assert_eq!(server.stop().await, 0);
    deployment.assert_stored_nowhere("after a restart").await;
}

/// Like [`mentions_secret`], ignoring the path of the request.
fn mentions_secret_beside_path(answer: &Value) -> bool {
    mentions_secret(&answer[2])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_user_is_stored_nowhere_in_sqlite() {
    an_erased_user_is_stored_nowhere(Deployment::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_user_is_stored_nowhere_in_postgres() {
    an_erased_user_is_stored_nowhere(Deployment::with_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_user_erased_while_no_server_runs_is_stored_nowhere() {
    let deployment = Deployment::with_a_file();
    let server = deployment.serve().await;
    let (ana, other) = (create_user(&server.web, "Ana").await, create_user(&server.web, NAMES[0]).await);
    tables(&server.web, &ana, &other).await;
    // The state that a killed server leaves.
    server.kill().await;
    keep_ways(deployment.database(), deployment.folder(), &other.user, NAMES, WORDS).await;
    deployment.order(&["people", "erase", &other.user]).await;
    deployment.assert_stored_nowhere("after it").await;
}

async fn a_renamed_user_goes_on_under_the_new_name(deployment: Deployment) {
    let mut server = deployment.serve().await;
    let (ana, other) = (create_user(&server.web, "Ana").await, create_user(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let all = [&tables.running, &tables.ended, &tables.watched];
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in all {
        host.join(room).await;
        guest.join(room).await;
    }
    deployment.order(&["people", "rename", &other.user, "Mall"]).await;
    let author = |client: &Client, room: &str| {
        let view = client.view(room);
        view.name_of(&view.lines.last().unwrap()["author"]["person"]).map(str::to_owned)
    };
    for room in all {
        while author(&host, room).as_deref() != Some("Mall") {
            host.receive().await;
        }
        assert!(!NAMES.iter().any(|name| says(&json!(host.view(room).people), name)));
    }
    assert_eq!(guest.join(&tables.watched).await["t"], "ack", "the sockets of the user stay open");
    let received = host.received.len();
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in all {
        guest.join(room).await;
        say(&mut guest, room, "it is me").await;
        receive(&mut host, room, "it is me").await;
        assert_eq!(author(&host, room).as_deref(), Some("Mall"));
    }
    guest.change(&tables.watched, json!({"do": "sit"})).await;
    while guest.view(&tables.watched).name_at(1) != Some("Mall") {
        guest.receive().await;
    }
    guest.change(&tables.ended, json!({"do": "rematch"})).await;
    assert!(!NAMES.iter().any(|name| says(&json!(host.received[received..]), name)));
    // The files and tables contain none of the old names.
    deployment.assert_absent(&NAMES, "while the server runs").await;
    deployment.back_up("after.db").await;
    deployment.assert_absent(&NAMES, "after a backup").await;
    assert_eq!(server.stop().await, 0);

    let mut server = deployment.serve().await;
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    for room in all {
        fresh.join(room).await;
        assert_eq!(author(&fresh, room).as_deref(), Some("Mall"));
    }
    assert!(!NAMES.iter().any(|name| says(&json!(fresh.received), name)));
    let path = format!("/api/matches?player={}", NAMES[0]);
    assert!(!says(&server.web.get(&path, Some(&ana.cookie)).await.json(), NAMES[0]));
    assert_eq!(server.stop().await, 0);
    deployment.assert_absent(&NAMES, "after a restart").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renamed_user_goes_on_under_the_new_name_in_sqlite() {
    a_renamed_user_goes_on_under_the_new_name(Deployment::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renamed_user_goes_on_under_the_new_name_in_postgres() {
    a_renamed_user_goes_on_under_the_new_name(Deployment::with_postgres().await).await;
}

async fn orders_take_effect_at_once(deployment: Deployment) {
    let mut server = deployment.serve().await;
    let (ana, other) = (create_user(&server.web, "Ana").await, create_user(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let room = &tables.running;
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    host.join(room).await;
    // Ana's line stays, and after each command new lines still arrive.
    say(&mut host, room, "one").await;
    deployment.order(&["people", "hush", &other.user]).await;
    while host.view(room).lines.len() > 1 {
        host.receive().await;
    }
    say(&mut host, room, "two").await;
    receive(&mut host, room, "two").await;
    assert!(deployment.finds(WORDS).await.is_empty());
    say(&mut host, room, WORDS).await;
    receive(&mut host, room, WORDS).await;
    assert!(!deployment.finds(WORDS).await.is_empty(), "{WORDS} must be found before");
    deployment.order(&["tables", "delete-messages", room]).await;
    while !host.view(room).lines.is_empty() {
        host.receive().await;
    }
    deployment.back_up("after.db").await;
    deployment.assert_absent(&[WORDS], "after the messages were deleted").await;
    say(&mut host, room, "three").await;
    receive(&mut host, room, "three").await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    guest.join(room).await;
    assert_eq!(guest.view(room).lines.len(), 1);
    // Sockets end with their sessions, and with a ban.
    deployment.order(&["people", "sign-out", &other.user]).await;
    assert_eq!(goodbye(&mut guest).await, "no_session");
    let banned = create_user(&server.web, "Mallory").await;
    let mut client = Client::connect(&server.web, Some(&banned.cookie)).await;
    deployment.order(&["people", "ban", &banned.user, "--days", "7"]).await;
    assert_eq!(goodbye(&mut client).await, "no_session");
    // Closing a match is shown to its viewers.
    deployment.order(&["tables", "close", room]).await;
    while host.document(room)["table"]["status"] != "abandoned" {
        host.receive().await;
    }
    assert_eq!(server.stop().await, 0);

    let mut server = deployment.serve().await;
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    fresh.join(room).await;
    assert_eq!(fresh.view(room).lines.len(), 1, "{:?}", fresh.view(room).lines);
    assert!(!fresh.received.iter().any(|message| says(message, WORDS)));
    assert_eq!(server.stop().await, 0);
    deployment.assert_absent(&[WORDS], "after a restart").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_take_effect_at_once_in_sqlite() {
    orders_take_effect_at_once(Deployment::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_take_effect_at_once_in_postgres() {
    orders_take_effect_at_once(Deployment::with_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_reaches_servers_on_other_machines() {
    let deployment = Deployment::with_postgres().await;
    let mut server = deployment.serve().await;
    let (ana, other) = (create_user(&server.web, "Ana").await, create_user(&server.web, NAMES[0]).await);
    let tables = tables(&server.web, &ana, &other).await;
    let mut host = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut guest = Client::connect(&server.web, Some(&other.cookie)).await;
    for room in [&tables.running, &tables.watched] {
        host.join(room).await;
    }
    // No server uses this folder.
    let elsewhere = Folder::new();
    deployment.order_from(elsewhere.path(), &["people", "erase", &other.user]).await;
    assert_eq!(goodbye(&mut guest).await, "no_session");
    for room in [&tables.running, &tables.watched] {
        while mentions_secret(host.document(room)) || !host.view(room).lines.is_empty() {
            host.receive().await;
        }
    }
    assert_eq!(server.stop().await, 0);
    deployment.assert_stored_nowhere("after it").await;
}
