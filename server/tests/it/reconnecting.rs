//! A client that reconnects receives only what it missed.

use crate::client::{Client, open};
use crate::test_server::{ConnectedUser, TestServer};
use serde_json::{Value, json};

/// Starts a match of Ana against a bot.
async fn against_a_bot(server: &TestServer) -> (ConnectedUser, String) {
    let mut ana = server.connect_user("Ana").await;
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    (ana, room)
}

async fn step(client: &mut Client, room: &str) -> Value {
    while client.choices(room).iter().all(|action| action["do"] == "reconsider") {
        client.receive().await;
    }
    let action = client.choices(room).remove(0);
    let request = client.act(room, &action);
    client.ask(request).await
}

#[tokio::test]
async fn a_reconnecting_client_gets_only_what_it_missed() {
    let server = TestServer::open().await;
    let (mut ana, room) = against_a_bot(&server).await;
    let mut other = Client::connect(&server.web, Some(&ana.cookie)).await;
    other.join(&room).await;
    let left = other.view(&room).clone();
    drop(other);
    for _ in 0..3 {
        assert_eq!(step(&mut ana.client, &room).await["t"], "ack");
    }
    let mut back = Client::connect(&server.web, Some(&ana.cookie)).await;
    back.rooms.insert(room.clone(), left.clone());
    let since = json!({"stream": left.stream, "version": left.version});
    let answer = back.ask(json!({"t": "join", "room": room, "since": since})).await;
    assert_eq!(answer["t"], "ack");
    assert!(back.received.iter().all(|message| message["t"] != "snapshot"), "{:?}", back.received);
    let version = answer["version"].as_u64().unwrap();
    while ana.client.view(&room).version < version {
        ana.client.receive().await;
    }
    if ana.client.view(&room).version == back.view(&room).version {
        assert_eq!(ana.client.document(&room), back.document(&room));
    }
    server.close().await;
}

#[tokio::test]
async fn missed_steps_are_compressed_if_the_client_can_read_that() {
    let server = TestServer::open().await;
    let (mut ana, room) = against_a_bot(&server).await;
    let mut other = server.spectator().await;
    other.join(&room).await;
    let left = other.view(&room).clone();
    drop(other);
    while ana.client.view(&room).version < left.version + 30 {
        assert_eq!(step(&mut ana.client, &room).await["t"], "ack");
    }
    let mut plain = Client::of(open(&server.web, &[]).await.unwrap());
    plain.hello(false).await.unwrap();
    let mut packed = server.spectator().await;
    for client in [&mut plain, &mut packed] {
        client.rooms.insert(room.clone(), left.clone());
        let answer = client.ask(json!({"t": "join", "room": room, "since": left.since()})).await;
        assert_eq!(answer["t"], "ack");
        assert!(client.received.iter().any(|message| message["t"] == "resumed"), "{:?}", client.received);
    }
    assert_eq!((plain.bundles.len(), packed.bundles.len()), (0, 1));
    for client in [&mut ana.client, &mut plain, &mut packed] {
        while client.view(&room).version < left.version + 30 {
            client.receive().await;
        }
    }
    // The bot may have played meanwhile.
    let version = packed.view(&room).version;
    while plain.view(&room).version < version {
        plain.receive().await;
    }
    if plain.view(&room).version == version {
        assert_eq!(plain.document(&room), packed.document(&room));
    }
    let mut fresh = server.spectator().await;
    fresh.join(&room).await;
    assert!(fresh.bundles[0] < 4_000, "a snapshot takes {} bytes", fresh.bundles[0]);
    server.close().await;
}

#[tokio::test]
async fn a_client_with_another_stream_gets_a_snapshot() {
    let server = TestServer::open().await;
    let (ana, room) = against_a_bot(&server).await;
    for (stream, version) in [("seat-1.0.1.0.1", 1), (ana.client.view(&room).stream.as_str(), 1_000_000)] {
        let mut back = Client::connect(&server.web, Some(&ana.cookie)).await;
        let since = json!({"stream": stream, "version": version});
        back.ask(json!({"t": "join", "room": room, "since": since})).await;
        assert!(back.rooms.contains_key(&room));
    }
    server.close().await;
}

#[tokio::test]
async fn an_action_sent_again_is_answered_again_and_not_played_twice() {
    let server = TestServer::open().await;
    let (mut ana, room) = against_a_bot(&server).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    let first = ana.client.ask_as("same", request.clone()).await;
    assert_eq!(first["t"], "ack");
    let second = ana.client.ask_as("same", request.clone()).await;
    assert_eq!(second, first);
    let mut back = Client::connect(&server.web, Some(&ana.cookie)).await;
    back.join(&room).await;
    assert_eq!(back.ask_as("same", request).await, first, "on another socket, too");
    server.close().await;
}

#[tokio::test]
async fn nothing_is_lost_when_the_server_restarts() {
    let server = TestServer::open().await;
    let (mut ana, room) = against_a_bot(&server).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    let first = ana.client.ask_as("before", request.clone()).await;
    let folder = server.close().await;
    let bye = ana.client.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "restart");
    assert!(bye["retry_ms"].as_u64().is_some_and(|time| time > 0));
    assert_eq!(ana.client.receive_or_end().await, None);

    let server =
        TestServer::in_folder(folder, crate::test_server::config(&[]), base::clock::Clock::system()).await;
    let mut back = Client::connect(&server.web, Some(&ana.cookie)).await;
    back.join(&room).await;
    assert_eq!(back.ask_as("before", request).await, first);
    assert_eq!(step(&mut back, &room).await["t"], "ack");
    server.close().await;
}

#[tokio::test]
async fn a_new_name_is_shown_at_every_table() {
    let server = TestServer::open().await;
    let (mut ana, awake) = against_a_bot(&server).await;
    let asleep = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let named = server.web.rename(&ana.cookie, "Ana Clara").await;
    assert_eq!(named.status, 200);
    while ana.client.view(&awake).name_at(0) != Some("Ana Clara") {
        ana.client.receive().await;
    }
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    fresh.join(&asleep).await;
    assert_eq!(fresh.view(&asleep).name_at(0), Some("Ana Clara"));
    assert_eq!(fresh.view(&asleep).version, 1, "a new name is no step");
    server.close().await;
}
