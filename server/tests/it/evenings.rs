//! Evenings: several matches of the same people in a circle, with one standing.

use crate::client::Client;
use crate::playing::play_on;
use crate::postgres::schema;
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use protocol::MatchId;
use serde_json::{Value, json};

/// Where the server keeps its matches.
pub(crate) enum Kept {
    InFolder(Folder),
    InDatabase(String),
}

impl Kept {
    /// A server on it, and its database, if it is one.
    pub(crate) async fn serve(self, clock: Clock) -> (TestServer, Option<String>) {
        let config = config(&["--limits=load"]);
        match self {
            Self::InFolder(folder) => (TestServer::in_folder(folder, config, clock).await, None),
            Self::InDatabase(url) => (TestServer::on_database(&url, config, clock).await, Some(url)),
        }
    }
}

pub(crate) async fn post(server: &TestServer, user: &ConnectedUser, path: &str, body: &Value) -> Answer {
    server.web.post(path, Some(&user.cookie), body).await
}

/// A circle of Ana with these members.
pub(crate) async fn circle(web: &Web, ana: &ConnectedUser, members: &[&ConnectedUser]) -> String {
    let made = web.post("/api/circles", Some(&ana.cookie), &json!({"name": "Friday"})).await.json();
    let circle = made["circle"].as_str().unwrap().to_owned();
    let shown = ana.get(web, &format!("/api/circles/{circle}")).await.json();
    let token = shown["link"].as_str().unwrap().split_once("/join/").unwrap().1.to_owned();
    for member in members {
        let joined = web.post("/api/circles/join", Some(&member.cookie), &json!({ "token": token })).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }
    circle
}

fn plan(seats: u8, counting: &str, games: &[&str]) -> Value {
    let matches: Vec<Value> = games.iter().map(|game| json!({ "game": game })).collect();
    json!({"seats": seats, "counting": counting, "matches": matches})
}

async fn set_up(server: &TestServer, user: &ConnectedUser, circle: &str, plan: &Value) -> String {
    let answer = post(server, user, &format!("/api/circles/{circle}/evenings"), plan).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["room"].as_str().unwrap().to_owned()
}

/// The evening of a table as a user sees it.
async fn seen(server: &TestServer, user: &ConnectedUser, room: &str) -> Value {
    user.get(&server.web, &format!("/api/tables/{room}/evening")).await.json()["evening"].clone()
}

/// What a change of the table is refused with.
async fn code(user: &mut ConnectedUser, room: &str, change: Value) -> Value {
    user.client.ask(json!({"t": "table", "room": room, "change": change})).await["code"].clone()
}

async fn sit(server: &TestServer, host: &ConnectedUser, user: &mut ConnectedUser, room: &str) {
    let key = host.invitation(&server.web, room).await;
    user.client.join(room).await;
    user.client.change(room, json!({"do": "sit", "invitation": key})).await;
}

async fn play(players: &mut [ConnectedUser; 3], room: &str) {
    for player in &mut *players {
        player.client.join(room).await;
    }
    let [ana, bia, caio] = players;
    ana.client.change(room, json!({"do": "start"})).await;
    tokio::join!(
        play_on(&mut ana.client, room),
        play_on(&mut bia.client, room),
        play_on(&mut caio.client, room)
    );
}

/// Asks for the next match. Returns its room.
async fn go_on(user: &mut ConnectedUser, room: &str) -> String {
    user.client.change(room, json!({"do": "rematch"})).await;
    user.client.document(room)["table"]["rematch"].as_str().unwrap().to_owned()
}

async fn an_evening_through_a_restart(kept: Kept) {
    let (server, url) = kept.serve(Clock::system()).await;
    let mut players = [
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Caio").await,
    ];
    let duda = server.connect_user("Duda").await;
    let [ana, bia, caio] = &players;
    let friday = circle(&server.web, ana, &[bia, caio]).await;
    let wanted = plan(3, "total", &["draftosaurus", "dog-lover", "draftosaurus"]);
    let first = set_up(&server, ana, &friday, &wanted).await;
    let waiting = seen(&server, bia, &first).await;
    assert_eq!((&waiting["state"], &waiting["matches"][0]["room"]), (&json!("running"), &json!(first)));
    let [alone] = waiting["players"].as_array().unwrap().as_slice() else { panic!("{waiting}") };
    assert_eq!(
        [&alone["name"], &alone["won"], &alone["points"], &alone["place"]],
        [&json!("Ana"), &json!(0), &json!(0), &json!(1)]
    );
    assert_eq!(
        (&waiting["may_end"], &seen(&server, ana, &first).await["may_end"]),
        (&Value::Null, &json!(true))
    );

    let [ana, bia, caio] = &mut players;
    for user in [bia, caio] {
        sit(&server, ana, user, &first).await;
    }
    play(&mut players, &first).await;
    let begun = players[0].client.document(&first)["table"]["first_seat"].as_u64().unwrap();
    let after_one = seen(&server, &players[1], &first).await;
    let points = |evening: &Value| -> u64 {
        evening["players"].as_array().unwrap().iter().map(|player| player["points"].as_u64().unwrap()).sum()
    };
    assert_eq!(points(&after_one), 6, "each of three pairs shares two: {after_one}");
    assert_eq!(after_one["matches"][0]["places"].as_array().unwrap().len(), 3);
    let second = go_on(&mut players[1], &first).await;
    assert_eq!(code(&mut players[0], &first, json!({"do": "rematch"})).await, "not_running", "there is one");

    // Between two matches the server starts anew.
    let folder = server.close().await;
    let again = url.map_or(Kept::InFolder(folder), Kept::InDatabase);
    let (server, _) = again.serve(Clock::system()).await;
    for player in &mut players {
        player.client = Client::connect(&server.web, Some(&player.cookie)).await;
    }
    let restarted = seen(&server, &players[0], &second).await;
    assert_eq!(points(&restarted), 6);
    play(&mut players, &second).await;
    let document = players[0].client.document(&second);
    assert_eq!(document["table"]["game"], "dog-lover");
    assert_eq!(document["table"]["first_seat"], json!((begun + 1) % 3));
    let third = go_on(&mut players[2], &second).await;
    play(&mut players, &third).await;

    let over = seen(&server, &players[1], &first).await;
    assert_eq!(
        (&over["state"], points(&over), &over["players"][0]["place"]),
        (&json!("over"), 18, &json!(1))
    );
    assert_eq!(over, seen(&server, &players[1], &third).await, "it is the same at each of its tables");
    let listed = players[1].get(&server.web, &format!("/api/circles/{friday}/evenings")).await.json();
    assert_eq!(listed, json!([over]));
    // What follows is a rematch as any other.
    let rematch = go_on(&mut players[0], &third).await;
    assert_eq!(seen(&server, &players[0], &rematch).await, Value::Null);

    // To others there is none, byte for byte.
    let id = over["evening"].as_str().unwrap();
    let nowhere = "00000000-0000-4000-8000-000000000000";
    let ask = async |method: &str, path: String| {
        let answer = match method {
            "GET" => duda.get(&server.web, &path).await,
            _ => post(&server, &duda, &path, &plan(2, "total", &["dogs", "dogs"])).await,
        };
        (answer.status, answer.body)
    };
    let of_table = async |room: &str| ask("GET", format!("/api/tables/{room}/evening")).await;
    assert_eq!(of_table(&first).await, of_table(&MatchId::new().to_string()).await);
    assert_eq!(of_table(&first).await, of_table(&rematch).await);
    let anybody = server.web.get(&format!("/api/tables/{first}/evening"), None).await;
    assert_eq!((anybody.status, anybody.body), of_table(&first).await);
    for method in ["GET", "POST"] {
        let of_circle = async |circle: &str| ask(method, format!("/api/circles/{circle}/evenings")).await;
        assert_eq!((of_circle(&friday).await.0, of_circle(&friday).await), (404, of_circle(nowhere).await));
    }
    let end = async |id: &str| ask("POST", format!("/api/evenings/{id}/end")).await;
    assert_eq!((end(id).await.0, end(id).await), (404, end(nowhere).await));
    server.close().await;
}

#[tokio::test]
async fn an_evening_of_two_games_is_played_through_a_restart_in_a_folder() {
    an_evening_through_a_restart(Kept::InFolder(Folder::new())).await;
}

#[tokio::test]
async fn an_evening_of_two_games_is_played_through_a_restart_in_a_database() {
    an_evening_through_a_restart(Kept::InDatabase(schema().await)).await;
}

#[tokio::test]
async fn an_evening_keeps_its_plan_and_its_players() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let (mut caio, mut duda) = (server.connect_user("Caio").await, server.connect_user("Duda").await);
    let friday = circle(&server.web, &ana, &[&bia, &caio]).await;
    let path = format!("/api/circles/{friday}/evenings");
    for (wanted, expected) in [
        (plan(5, "total", &["draftosaurus", "dogs"]), "evening_seats"),
        (plan(2, "total", &["draftosaurus"]), "bad_options"),
        (plan(2, "total", &["draftosaurus", "chess"]), "not_found"),
        (plan(2, "most", &["draftosaurus", "dogs"]), "malformed"),
    ] {
        assert_eq!(post(&server, &ana, &path, &wanted).await.code(), expected, "{wanted}");
    }
    let mut rated = plan(2, "total", &["draftosaurus", "dogs"]);
    rated["rated"] = json!(true);
    assert_eq!(post(&server, &ana, &path, &rated).await.code(), "rated_guest");

    let first = set_up(&server, &bia, &friday, &plan(2, "best_of", &["draftosaurus"; 3])).await;
    bia.client.join(&first).await;
    let bot = json!({"do": "bot", "seat": 1, "level": "easy"});
    assert_eq!(code(&mut bia, &first, bot.clone()).await, "evening_table");
    let set = json!({"do": "set", "seats": 3, "options": {}, "pace": {"kind": "free"}});
    assert_eq!(code(&mut bia, &first, set.clone()).await, "evening_table");
    // Who may not know of the evening is refused as at any other table.
    duda.client.join(&first).await;
    for change in [bot, set, json!({"do": "rematch"})] {
        let refused = code(&mut duda, &first, change.clone()).await;
        assert!(refused == "not_host" || refused == "not_seated", "{change}: {refused}");
    }
    sit(&server, &bia, &mut ana, &first).await;
    bia.client.change(&first, json!({"do": "start"})).await;
    assert_eq!(code(&mut ana, &first, json!({"do": "rematch"})).await, "not_running");
    tokio::join!(play_on(&mut ana.client, &first), play_on(&mut bia.client, &first));

    // Once a match has counted, nobody new sits down: not another member, nor somebody with the link.
    let second = go_on(&mut ana, &first).await;
    ana.client.join(&second).await;
    let key = ana.invitation(&server.web, &second).await;
    let sit = json!({"do": "sit", "seat": 1, "invitation": key});
    bia.client.join(&second).await;
    ana.client.change(&second, json!({"do": "stand"})).await;
    caio.client.join(&second).await;
    duda.client.join(&second).await;
    assert_eq!(code(&mut caio, &second, sit.clone()).await, "evening_table");
    assert_eq!(code(&mut duda, &second, sit.clone()).await, "not_invited");
    ana.client.change(&second, sit).await;

    // An abandoned match counts for nobody, and the evening goes on.
    bia.client.change(&second, json!({"do": "start"})).await;
    ana.client.change(&second, json!({"do": "abandon", "agree": true})).await;
    bia.client.change(&second, json!({"do": "abandon", "agree": true})).await;
    let third = go_on(&mut bia, &second).await;
    let evening = seen(&server, &caio, &third).await;
    assert_eq!(
        (&evening["state"], &evening["matches"][1]["status"]),
        (&json!("running"), &json!("abandoned"))
    );
    assert_eq!(evening["matches"][1]["places"], Value::Null);

    // Who set it up or owns the circle ends it, and nobody else.
    let end = format!("/api/evenings/{}/end", evening["evening"].as_str().unwrap());
    assert_eq!(post(&server, &caio, &end, &json!({})).await.code(), "not_host");
    assert_eq!(post(&server, &ana, &end, &json!({})).await.status, 204);
    assert_eq!(post(&server, &bia, &end, &json!({})).await.code(), "not_running");
    assert_eq!(seen(&server, &caio, &third).await["state"], "ended");
    bia.client.join(&third).await;
    let set = json!({"do": "set", "seats": 2, "options": {}, "pace": {"kind": "live", "minutes": 5}});
    bia.client.change(&third, set).await;
    server.close().await;
}
