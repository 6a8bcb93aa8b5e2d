//! Rated tables: who sits there, what nobody asks for, and what the end of a match changes.

use crate::playing::play_on;
use crate::postgres::schema;
use crate::test_server::{ConnectedUser, TestServer, config};
use base::clock::Clock;
use protocol::{SignInKind, UserId};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use store::Store;
use store::sign_in::{MethodAdded, SignInMethod};
use tokio::time::sleep;

/// A server, and its store for what takes a mailbox otherwise.
async fn open() -> (TestServer, std::sync::Arc<dyn Store>) {
    let url = schema().await;
    let server = TestServer::on_database(&url, config(&["--limits=load"]), Clock::system()).await;
    (server, store::open(Some(&url), Path::new("/nowhere")).await.unwrap())
}

/// Gives a user a way to sign in again.
async fn keep(server: &TestServer, store: &dyn Store, user: &ConnectedUser) {
    let me = user.get(&server.web, "/api/me").await.json();
    let user: UserId = me["user"].as_str().unwrap().parse().unwrap();
    let method = SignInMethod {
        id: uuid::Uuid::now_v7(),
        user,
        kind: SignInKind::Mail,
        handle: format!("{user}@example.org"),
        label: "mailbox".to_owned(),
        secret: "null".to_owned(),
        added: 1,
        used: None,
    };
    assert_eq!(store.add_sign_in_method(&method, 9, None).await.unwrap(), MethodAdded::Added);
}

fn wanted(more: &Value) -> Value {
    let mut wanted = json!({"game": "draftosaurus", "seats": 2, "open": true, "rated": true});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wanted
}

async fn refused(server: &TestServer, user: &ConnectedUser, more: &Value) -> (u16, String) {
    let answer = server.web.post("/api/tables", Some(&user.cookie), &wanted(more)).await;
    (answer.status, answer.code())
}

/// What a change of the table is refused with.
async fn code(user: &mut ConnectedUser, room: &str, change: Value) -> Value {
    user.client.ask(json!({"t": "table", "room": room, "change": change})).await["code"].clone()
}

async fn ratings(server: &TestServer, user: &ConnectedUser, room: &str) -> Value {
    user.get(&server.web, &format!("/api/tables/{room}/ratings")).await.json()["seats"].clone()
}

/// The ratings after a match that counts.
async fn ratings_after(server: &TestServer, user: &ConnectedUser, room: &str) -> Value {
    loop {
        let found = ratings(server, user, room).await;
        if found != json!({}) {
            return found;
        }
        sleep(Duration::from_millis(200)).await;
    }
}

async fn sit_and_start(ana: &mut ConnectedUser, bia: &mut ConnectedUser, room: &str) {
    ana.client.join(room).await;
    bia.client.join(room).await;
    bia.client.change(room, json!({"do": "sit"})).await;
    ana.client.change(room, json!({"do": "start"})).await;
}

#[tokio::test]
async fn only_people_who_sign_in_sit_at_a_rated_table_and_nobody_is_advised() {
    let (server, store) = open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    assert_eq!(refused(&server, &ana, &json!({})).await, (403, "rated_guest".to_owned()));
    keep(&server, &*store, &ana).await;
    for more in [json!({"open": false}), json!({"against": "easy"}), json!({"suggestions": true})] {
        assert_eq!(refused(&server, &ana, &more).await, (400, "rated_table".to_owned()), "{more}");
    }
    let room = ana.set_up(&server.web, &wanted(&json!({}))).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    assert_eq!(bia.client.document(&room)["table"]["rated"], true, "it is said before");
    assert_eq!(code(&mut bia, &room, json!({"do": "sit"})).await, "rated_guest");
    let bot = json!({"do": "bot", "seat": 1, "level": "easy"});
    assert_eq!(code(&mut ana, &room, bot.clone()).await, "rated_table");

    // A table becomes a rated one only without guests and bots, and where its matches count somewhere.
    let set = |more: &Value| {
        let mut change =
            json!({"do": "set", "seats": 2, "options": {}, "pace": {"kind": "free"}, "open": true});
        change.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        change
    };
    ana.client.change(&room, set(&json!({}))).await;
    ana.client.change(&room, bot).await;
    assert_eq!(code(&mut ana, &room, set(&json!({"rated": true}))).await, "rated_table");
    ana.client.change(&room, json!({"do": "remove_bot", "seat": 1})).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    assert_eq!(code(&mut ana, &room, set(&json!({"rated": true}))).await, "rated_guest");
    keep(&server, &*store, &bia).await;
    assert_eq!(code(&mut ana, &room, set(&json!({"rated": true, "open": false}))).await, "rated_table");
    ana.client.change(&room, set(&json!({"rated": true}))).await;
    assert_eq!(ratings(&server, &ana, &room).await["1"], json!({"rating": {"matches": 0}}));
    ana.client.change(&room, json!({"do": "start"})).await;
    let advice = ana.client.ask(json!({"t": "suggest", "room": room})).await;
    assert_eq!((&advice["t"], &advice["code"]), (&json!("nack"), &json!("rated_table")));
    store.close().await;
    server.close().await;
}

#[tokio::test]
async fn a_rated_match_changes_ratings_unless_a_bot_has_played_for_somebody() {
    let (server, store) = open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    for user in [&ana, &bia] {
        keep(&server, &*store, user).await;
    }
    let given_away = ana.set_up(&server.web, &wanted(&json!({}))).await;
    sit_and_start(&mut ana, &mut bia, &given_away).await;
    bia.client.change(&given_away, json!({"do": "hand_over"})).await;
    bia.client.change(&given_away, json!({"do": "take_back"})).await;
    tokio::join!(play_on(&mut ana.client, &given_away), play_on(&mut bia.client, &given_away));
    assert_eq!(ana.client.document(&given_away)["table"]["unrated"], "bot_played");

    let room = ana.set_up(&server.web, &wanted(&json!({}))).await;
    sit_and_start(&mut ana, &mut bia, &room).await;
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    assert_eq!(ana.client.document(&room)["table"]["unrated"], Value::Null);
    let one = json!({"rating": {"matches": 1}});
    assert_eq!(ratings_after(&server, &ana, &room).await, json!({"0": one, "1": one}));
    assert_eq!(ratings(&server, &ana, &given_away).await, json!({}), "the match before it did not count");
    let own = ana.get(&server.web, "/api/me/ratings").await.json();
    assert_eq!(own, json!([{"game": "draftosaurus", "rating": {"matches": 1}}]));
    let ladder = ana.get(&server.web, "/api/ratings?game=draftosaurus").await.json();
    assert_eq!(ladder, json!({"users": [], "own": {"matches": 1}}), "eight matches are needed");

    for _ in 0..7 {
        let room = ana.set_up(&server.web, &wanted(&json!({}))).await;
        sit_and_start(&mut ana, &mut bia, &room).await;
        tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
        ratings_after(&server, &ana, &room).await;
    }
    let ladder = server.web.get("/api/ratings?game=draftosaurus", None).await.json();
    let [first, second] = &ladder["users"].as_array().unwrap()[..] else { panic!("two: {ladder}") };
    let points = |user: &Value| user["rating"]["known"]["points"].as_i64().unwrap();
    assert!(points(first) >= points(second), "{ladder}");
    assert!((points(first) + points(second) - 3_000).abs() <= 1, "{ladder}");
    store.close().await;
    server.close().await;
}

#[tokio::test]
async fn ratings_in_a_circle_are_for_its_members() {
    let (server, store) = open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let caio = server.connect_user("Caio").await;
    for user in [&ana, &bia] {
        keep(&server, &*store, user).await;
    }
    let made = server.web.post("/api/circles", Some(&ana.cookie), &json!({"name": "Friday"})).await.json();
    let circle = made["circle"].as_str().unwrap();
    let room = ana.set_up(&server.web, &wanted(&json!({"open": false, "circle": circle}))).await;
    let key = ana.invitation(&server.web, &room).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit", "invitation": key})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    let one = json!({"rating": {"matches": 1}});
    assert_eq!(ratings_after(&server, &ana, &room).await, json!({"0": one, "1": one}));
    // Who is no member learns nothing, as of a table that does not exist.
    let nowhere = "01936d5e-0000-7000-8000-000000000001";
    for user in [&bia, &caio] {
        assert_eq!(ratings(&server, user, &room).await, ratings(&server, user, nowhere).await);
        assert_eq!(user.get(&server.web, "/api/me/ratings").await.json(), json!([]));
        let ask = async |id: &str| {
            let answer = user.get(&server.web, &format!("/api/ratings?game=draftosaurus&circle={id}")).await;
            (answer.status, answer.body)
        };
        let unknown = "00000000-0000-4000-8000-000000000000";
        assert_eq!((ask(circle).await.0, ask(circle).await), (404, ask(unknown).await));
    }
    let of_ana =
        ana.get(&server.web, &format!("/api/ratings?game=draftosaurus&circle={circle}")).await.json();
    assert_eq!(of_ana, json!({"circle": "Friday", "users": [], "own": {"matches": 1}}));
    let open = ana.get(&server.web, "/api/ratings?game=draftosaurus").await.json();
    assert_eq!(open, json!({"users": []}), "nobody is told of matches at tables that are not open");
    store.close().await;
    server.close().await;
}

/// Ana plays Dog Lover against a bot of these. Returns the level of the bot.
async fn against(server: &TestServer, ana: &mut ConnectedUser, bots: &str) -> String {
    let wanted = json!({"game": "dog-lover", "seats": 2, "against": bots, "bot_pace": "at_once"});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    play_on(&mut ana.client, &room).await;
    ana.client.document(&room)["table"]["seats"]["1"]["level"].as_str().unwrap().to_owned()
}

async fn ratings_of(server: &TestServer, user: &ConnectedUser) -> Value {
    user.get(&server.web, "/api/me/ratings").await.json()
}

/// Asks until so many matches against bots count: their summaries are made after their ends.
async fn until_counted(server: &TestServer, user: &ConnectedUser, matches: u32) {
    for _ in 0..200 {
        let known = ratings_of(server, user).await;
        if known[0]["rating"]["matches"] == matches {
            return assert_eq!(known.as_array().unwrap().len(), 1, "{known}");
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("{matches} matches do not count in time");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_fit_are_found_by_matches_against_bots() {
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let mut ana = server.connect_user("Ana").await;
    assert_eq!(against(&server, &mut ana, "fitting").await, "good", "before anything is known");
    // Who takes the first action that is listed loses to them.
    for matches in 1..=3 {
        until_counted(&server, &ana, matches).await;
        against(&server, &mut ana, "good").await;
    }
    until_counted(&server, &ana, 4).await;
    let like = ratings_of(&server, &ana).await[0]["like_bots"].clone();
    assert!(["beginner", "easy"].contains(&like.as_str().unwrap()), "{like}");
    assert_eq!(against(&server, &mut ana, "fitting").await, like);
    let of_nobody = server.connect_user("Bia").await;
    assert_eq!(ratings_of(&server, &of_nobody).await, json!([]));
    server.close().await;
}
