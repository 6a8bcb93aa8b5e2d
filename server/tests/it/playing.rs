//! Whole matches over sockets.

use crate::client::Client;
use crate::test_server::{ConnectedUser, TestServer};
use games::frame::TAKE_BACK_VERBS;
use serde_json::{Value, json};

/// Starts a match of Ana and Bia, who have both joined the room.
pub(crate) async fn two(server: &TestServer) -> (ConnectedUser, ConnectedUser, String) {
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    bia.client.until(|message| message["t"] == "patch" && message.pointer("/delta/game").is_some()).await;
    (ana, bia, room)
}

/// Starts a match of two users and a bot.
async fn table(server: &TestServer) -> (ConnectedUser, ConnectedUser, String) {
    let mut ana = server.connect_user("Ana").await;
    let mut bia = server.connect_user("Bia").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 3, "open": true})).await;
    assert_eq!(ana.client.join(&room).await["t"], "ack");
    assert_eq!(bia.client.join(&room).await["t"], "ack");
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "bot", "seat": 2, "level": "easy"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    (ana, bia, room)
}

/// Plays the first legal action that takes nothing back whenever there is one, until the match is over.
pub(crate) async fn play_on(client: &mut Client, room: &str) {
    while client.document(room)["table"]["status"] != "over" {
        let takes_back = |action: &Value| TAKE_BACK_VERBS.iter().any(|verb| action["do"] == *verb);
        let action = client.choices(room).into_iter().find(|action| !takes_back(action));
        match action {
            Some(action) => {
                let request = client.act(room, &action);
                let answer = client.ask(request).await;
                assert!(answer["t"] == "ack" || answer["code"] == "stale", "{action}: {answer}");
            }
            None => drop(client.receive().await),
        }
    }
}

#[tokio::test]
async fn a_match_is_played_to_its_end_over_the_wire() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = table(&server).await;
    let mut spectator = server.spectator().await;
    assert_eq!(spectator.join(&room).await["t"], "ack");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room), async {
        while spectator.document(&room)["table"]["status"] != "over" {
            spectator.receive().await;
        }
    });
    let places = ana.client.document(&room)["table"]["places"].clone();
    assert_eq!(places.as_object().unwrap().len(), 3);
    for (client, cookie) in
        [(&ana.client, Some(&ana.cookie)), (&bia.client, Some(&bia.cookie)), (&spectator, None)]
    {
        let mut fresh = Client::connect(&server.web, cookie.map(String::as_str)).await;
        fresh.join(&room).await;
        assert_eq!(
            fresh.document(&room),
            client.document(&room),
            "patches lead to the same document as a snapshot"
        );
        assert_eq!(fresh.view(&room).version, client.view(&room).version);
    }
    let mine: Value = ana.get(&server.web, "/api/tables/mine").await.json();
    assert_eq!(mine[0]["status"], "over");
    assert_eq!(mine[0]["yours"], 0);
    server.close().await;
}
