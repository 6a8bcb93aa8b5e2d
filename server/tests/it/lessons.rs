//! Lessons and suggestions, over sockets and HTTP.

use crate::client::Client;
use crate::test_server::{ConnectedUser, TestServer};
use crate::web::Answer;
use protocol::gather;
use serde_json::{Value, json};

async fn learn(server: &TestServer, user: &ConnectedUser, body: Value) -> Answer {
    server.web.post("/api/lessons", Some(&user.cookie), &body).await
}

async fn suggestion(user: &mut ConnectedUser, room: &str) -> Value {
    user.client.ask(json!({"t": "suggest", "room": room})).await
}

/// Whether the match waits for seat 0.
fn is_awaited(user: &ConnectedUser, room: &str) -> bool {
    let awaited = &user.client.document(room)["table"]["awaited"];
    awaited.as_array().is_some_and(|seats| seats.contains(&json!(0)))
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_and_is_not_listed() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let first = learn(&server, &ana, json!({"game": "draftosaurus"})).await.json();
    assert_eq!(learn(&server, &ana, json!({"game": "draftosaurus"})).await.json(), first);
    let other = learn(&server, &ana, json!({"game": "draftosaurus", "anew": true})).await.json();
    assert_ne!(other, first);
    assert_eq!(learn(&server, &ana, json!({"game": "chess"})).await.code(), "not_found");
    assert_eq!(ana.get(&server.web, "/api/tables/mine").await.json(), json!([]));
    assert_eq!(ana.get(&server.web, "/api/matches?mine=1").await.json()["matches"], json!([]));
}

/// How often the learner chooses in the lesson.
fn choices_of(game: &str) -> usize {
    let text = room::registry::definition(game).unwrap().lesson_text();
    let lesson: room::registry::LessonFile = serde_json::from_str(text).unwrap();
    lesson.actions.iter().filter(|(seat, _)| *seat == 0).count()
}

/// Plays a lesson by following its suggestions. Returns the view at the last choice, and the reasons of the suggestions.
async fn follow(server: &TestServer, name: &str, game: &str) -> (Value, Vec<String>) {
    let (mut view, mut reasons) = (Value::Null, Vec::new());
    let mut user = server.connect_user(name).await;
    let room = learn(server, &user, json!({"game": game})).await.json()["room"].clone();
    let room = room.as_str().unwrap();
    user.client.join(room).await;
    assert_eq!(user.client.document(room)["table"]["lesson"], true);
    for choice in 0..choices_of(game) {
        // A socket may send no more at once than a player does.
        if choice % 20 == 19 {
            user.client = Client::connect(&server.web, Some(&user.cookie)).await;
            user.client.join(room).await;
        }
        while !is_awaited(&user, room) {
            user.client.receive().await;
        }
        view = user.client.document(room)["game"].clone();
        let suggested = suggestion(&mut user, room).await;
        assert_eq!(suggested["lesson"], true, "{game}, choice {choice}: {suggested}");
        let action = suggested["action"].clone();
        reasons.extend(suggested["why"]["key"].as_str().map(str::to_owned));
        let legal = user.client.choices(room);
        assert!(legal.iter().any(|choice| gather::any_one(choice, |_| 0) == action), "{action}: {legal:?}");
        let act = user.client.act(room, &action);
        let answer = user.client.ask(act).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    (view, reasons)
}

#[tokio::test]
async fn who_follows_the_suggestions_of_a_lesson_gets_the_same_match_each_time() {
    let server = TestServer::open().await;
    for game in ["draftosaurus", "dogs", "dogs-o-socio", "dogs-cardgame", "dog-lover"] {
        let (view, reasons) = follow(&server, "Ana", game).await;
        assert_eq!(follow(&server, "Bia", game).await.0, view, "{game}");
        assert!(!reasons.is_empty() && reasons.iter().all(|key| key.starts_with("advice_")), "{reasons:?}");
    }
}

#[tokio::test]
async fn suggestions_are_for_users_who_play_against_bots_alone() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let alone =
        ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "against": "easy"})).await;
    ana.client.join(&alone).await;
    bia.client.join(&alone).await;
    let suggested = suggestion(&mut ana, &alone).await;
    assert_eq!((&suggested["action"]["do"], &suggested["lesson"]), (&json!("pick"), &Value::Null));
    assert_eq!(suggestion(&mut bia, &alone).await["code"], "not_seated");

    let together = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&together).await;
    bia.client.join(&together).await;
    assert_eq!(suggestion(&mut ana, &together).await["code"], "not_running");
    bia.client.change(&together, json!({"do": "sit"})).await;
    ana.client.change(&together, json!({"do": "start"})).await;
    assert_eq!(suggestion(&mut ana, &together).await["code"], "not_legal");
}

#[tokio::test]
async fn the_host_may_allow_suggestions_before_the_start_and_everybody_sees_it() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let mut eva = server.connect_user("Eva").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for user in [&mut ana, &mut bia, &mut eva] {
        user.client.join(&room).await;
        assert_eq!(user.client.document(&room)["table"]["suggestions"], Value::Null);
    }
    let set = |allowed: bool| {
        let pace = json!({"kind": "free"});
        json!({"do": "set", "seats": 2, "options": {}, "pace": pace, "open": true, "suggestions": allowed})
    };
    bia.client.change(&room, json!({"do": "sit"})).await;
    let by_guest = json!({"t": "table", "room": room, "change": set(true)});
    assert_eq!(bia.client.ask(by_guest).await["code"], "not_host");
    ana.client.change(&room, set(true)).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    for user in [&mut ana, &mut bia] {
        assert_eq!(suggestion(user, &room).await["action"]["do"], "pick");
        assert_eq!(user.client.document(&room)["table"]["suggestions"], true);
    }
    assert_eq!(suggestion(&mut eva, &room).await["code"], "not_seated", "spectators get none");
    assert_eq!(eva.client.document(&room)["table"]["suggestions"], true, "but they see the setting");
    let later = json!({"t": "table", "room": room, "change": set(false)});
    assert_eq!(ana.client.ask(later).await["code"], "started");
}

/// Four users at a running table whose host has allowed suggestions.
async fn four_who_choose_at_once(server: &TestServer) -> (Vec<ConnectedUser>, String) {
    let mut users = Vec::new();
    for name in ["Ana", "Bia", "Caio", "Davi"] {
        users.push(server.connect_user(name).await);
    }
    let room = users[0].set_up(&server.web, &json!({"game": "draftosaurus", "seats": 4, "open": true})).await;
    for user in &mut users {
        user.client.join(&room).await;
    }
    for user in &mut users[1..] {
        user.client.change(&room, json!({"do": "sit"})).await;
    }
    let pace = json!({"kind": "free"});
    let set =
        json!({"do": "set", "seats": 4, "options": {}, "pace": pace, "open": true, "suggestions": true});
    users[0].client.change(&room, set).await;
    users[0].client.change(&room, json!({"do": "start"})).await;
    for user in &mut users {
        while !user.client.document(&room)["you"]["prompt"].is_object() {
            user.client.receive().await;
        }
    }
    (users, room)
}

#[tokio::test]
async fn all_who_choose_at_once_may_ask_for_suggestions() {
    let server = TestServer::open().await;
    let (mut users, room) = four_who_choose_at_once(&server).await;
    for user in &mut users {
        user.client.send(&json!({"t": "suggest", "id": "s", "room": room})).await;
    }
    for user in &mut users {
        let suggested = user.client.answer("s").await;
        assert_eq!(suggested["action"]["do"], "pick", "{suggested}");
        assert_eq!(suggested["decision"], user.client.document(&room)["you"]["decision"]);
    }
    server.close().await;
}

#[tokio::test]
async fn nothing_is_suggested_for_a_decision_after_its_answer_was_acknowledged() {
    let server = TestServer::open().await;
    let (mut users, room) = four_who_choose_at_once(&server).await;
    for user in &mut users {
        let action = user.client.choices(&room)[0].clone();
        let mut act = user.client.act(&room, &action);
        act["id"] = "a".into();
        user.client.send(&json!({"t": "suggest", "id": "s", "room": room})).await;
        user.client.send(&act).await;
        assert_eq!(user.client.answer("a").await["t"], "ack");
        // The bot may have been faster.
        let before = user.client.received.iter().any(|message| message["t"] == "suggestion");
        if !before {
            assert_eq!(user.client.answer("s").await["code"], "stale");
        }
    }
    server.close().await;
}

#[tokio::test]
async fn hints_are_kept_for_a_user_and_not_for_a_browser() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let path = "/api/me/hints/dogs";
    assert_eq!(server.web.get(path, None).await.code(), "no_session");
    let known = |seen: &[&str], wanted: bool, new: bool| json!({"seen": seen, "wanted": wanted, "new": new});
    assert_eq!(ana.get(&server.web, path).await.json(), known(&[], true, true));
    server.web.post(path, Some(&ana.cookie), &json!({"seen": ["drive", "aim"]})).await;
    assert_eq!(ana.get(&server.web, path).await.json(), known(&["aim", "drive"], true, true));
    for wrong in
        [json!({"seen": ["A Name"]}), json!({"seen": [""]}), json!({"seen": ["*"]}), json!({"seen": [1]})]
    {
        assert_eq!(server.web.post(path, Some(&ana.cookie), &wrong).await.code(), "malformed", "{wrong}");
    }
    assert_eq!(ana.get(&server.web, "/api/me/hints/chess").await.code(), "not_found");
    server.web.post(path, Some(&ana.cookie), &json!({"no_more": true})).await;
    assert_eq!(ana.get(&server.web, path).await.json(), known(&["aim", "drive"], false, false));
}

#[tokio::test]
async fn hints_are_for_the_first_three_matches_and_a_lesson_is_none() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let mut known = Vec::new();
    learn(&server, &ana, json!({"game": "dogs"})).await;
    for matches in 0..=4 {
        if matches > 0 {
            ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "against": "beginner"}))
                .await;
        }
        let hints = ana.get(&server.web, "/api/me/hints/draftosaurus").await.json();
        known.push((hints["wanted"] == true, hints["new"] == true));
    }
    assert_eq!(known, [(true, true), (true, false), (true, false), (true, false), (false, false)]);
    let dogs = ana.get(&server.web, "/api/me/hints/dogs").await.json();
    assert_eq!(
        dogs,
        json!({"seen": [], "wanted": true, "new": false}),
        "who has begun the lesson is not new"
    );
    // A table that waits for its players is no match yet.
    ana.set_up(&server.web, &json!({"game": "dog-lover", "seats": 2})).await;
    assert_eq!(ana.get(&server.web, "/api/me/hints/dog-lover").await.json()["new"], true);
}
