//! Going away and coming back.

use crate::client::{Client, open};
use crate::house::{Guest, House};
use serde_json::{Value, json};

/// Ana against a bot, both with things to do.
async fn against_a_bot(house: &House) -> (Guest, String) {
    let mut ana = house.guest("Ana").await;
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = ana.set_up(&house.web, &wanted).await;
    ana.client.join(&room).await;
    (ana, room)
}

async fn step(client: &mut Client, room: &str) -> Value {
    while client.choices(room).iter().all(|action| action["do"] == "reconsider") {
        client.hear().await;
    }
    let action = client.choices(room).remove(0);
    let request = client.act(room, &action);
    client.ask(request).await
}

#[tokio::test]
async fn who_comes_back_gets_only_what_they_missed() {
    let house = House::open().await;
    let (mut ana, room) = against_a_bot(&house).await;
    let mut other = Client::connect(&house.web, Some(&ana.cookie)).await;
    other.join(&room).await;
    let left = other.seen(&room).clone();
    drop(other);
    for _ in 0..3 {
        assert_eq!(step(&mut ana.client, &room).await["t"], "ack");
    }
    let mut back = Client::connect(&house.web, Some(&ana.cookie)).await;
    back.rooms.insert(room.clone(), left.clone());
    let since = json!({"stream": left.stream, "version": left.version});
    let answer = back.ask(json!({"t": "join", "room": room, "since": since})).await;
    assert_eq!(answer["t"], "ack");
    assert!(back.heard.iter().all(|message| message["t"] != "snapshot"), "{:?}", back.heard);
    let version = answer["version"].as_u64().unwrap();
    while ana.client.seen(&room).version < version {
        ana.client.hear().await;
    }
    if ana.client.seen(&room).version == back.seen(&room).version {
        assert_eq!(ana.client.document(&room), back.document(&room));
    }
    house.close().await;
}

#[tokio::test]
async fn what_was_missed_comes_compressed_to_whoever_can_read_that() {
    let house = House::open().await;
    let (mut ana, room) = against_a_bot(&house).await;
    let mut other = house.watcher().await;
    other.join(&room).await;
    let left = other.seen(&room).clone();
    drop(other);
    while ana.client.seen(&room).version < left.version + 30 {
        assert_eq!(step(&mut ana.client, &room).await["t"], "ack");
    }
    let mut plain = Client::of(open(&house.web, &[]).await.unwrap());
    plain.greet(false).await.unwrap();
    let mut packed = house.watcher().await;
    for client in [&mut plain, &mut packed] {
        client.rooms.insert(room.clone(), left.clone());
        let answer = client.ask(json!({"t": "join", "room": room, "since": left.since()})).await;
        assert_eq!(answer["t"], "ack");
        assert!(client.heard.iter().any(|message| message["t"] == "resumed"), "{:?}", client.heard);
    }
    assert_eq!((plain.bundles.len(), packed.bundles.len()), (0, 1));
    for client in [&mut ana.client, &mut plain, &mut packed] {
        while client.seen(&room).version < left.version + 30 {
            client.hear().await;
        }
    }
    // The bot may have gone on meanwhile.
    let version = packed.seen(&room).version;
    while plain.seen(&room).version < version {
        plain.hear().await;
    }
    if plain.seen(&room).version == version {
        assert_eq!(plain.document(&room), packed.document(&room));
    }
    let mut fresh = house.watcher().await;
    fresh.join(&room).await;
    assert!(fresh.bundles[0] < 4_000, "a picture takes {} bytes", fresh.bundles[0]);
    house.close().await;
}

#[tokio::test]
async fn who_names_another_stream_gets_a_snapshot() {
    let house = House::open().await;
    let (ana, room) = against_a_bot(&house).await;
    for (stream, version) in [("seat-1.0.1.0.1", 1), (ana.client.seen(&room).stream.as_str(), 1_000_000)] {
        let mut back = Client::connect(&house.web, Some(&ana.cookie)).await;
        let since = json!({"stream": stream, "version": version});
        back.ask(json!({"t": "join", "room": room, "since": since})).await;
        assert!(back.rooms.contains_key(&room));
    }
    house.close().await;
}

#[tokio::test]
async fn an_action_sent_again_is_answered_again_and_not_played_twice() {
    let house = House::open().await;
    let (mut ana, room) = against_a_bot(&house).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    let first = ana.client.ask_as("same", request.clone()).await;
    assert_eq!(first["t"], "ack");
    let second = ana.client.ask_as("same", request.clone()).await;
    assert_eq!(second, first);
    let mut back = Client::connect(&house.web, Some(&ana.cookie)).await;
    back.join(&room).await;
    assert_eq!(back.ask_as("same", request).await, first, "on another socket, too");
    house.close().await;
}

#[tokio::test]
async fn nothing_is_lost_when_the_server_is_started_anew() {
    let house = House::open().await;
    let (mut ana, room) = against_a_bot(&house).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    let first = ana.client.ask_as("before", request.clone()).await;
    let folder = house.close().await;
    let bye = ana.client.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "restart");
    assert!(bye["retry_ms"].as_u64().is_some_and(|time| time > 0));
    assert_eq!(ana.client.hear_or_end().await, None);

    let house =
        House::in_folder(folder, crate::house::config(&[]), rodada_server::clock::Clock::system()).await;
    let mut back = Client::connect(&house.web, Some(&ana.cookie)).await;
    back.join(&room).await;
    assert_eq!(back.ask_as("before", request).await, first);
    assert_eq!(step(&mut back, &room).await["t"], "ack");
    house.close().await;
}

#[tokio::test]
async fn a_new_name_reaches_every_seat_of_a_match_that_is_not_over() {
    let house = House::open().await;
    let (mut ana, awake) = against_a_bot(&house).await;
    let asleep = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let named = house.web.post("/api/me", Some(&ana.cookie), &json!({"name": "Ana Clara"})).await;
    assert_eq!(named.status, 200);
    let name = |client: &Client, room: &str| client.document(room)["table"]["seats"]["0"]["name"].clone();
    while name(&ana.client, &awake) != "Ana Clara" {
        ana.client.hear().await;
    }
    let mut fresh = Client::connect(&house.web, Some(&ana.cookie)).await;
    fresh.join(&asleep).await;
    while name(&fresh, &asleep) != "Ana Clara" {
        fresh.hear().await;
    }
    let steps = fresh.seen(&asleep).version;
    house.web.post("/api/me", Some(&ana.cookie), &json!({"name": "Ana Clara"})).await;
    let mut again = Client::connect(&house.web, Some(&ana.cookie)).await;
    again.join(&asleep).await;
    assert_eq!(again.seen(&asleep).version, steps, "the same name is no news");
    house.close().await;
}
