//! Clocks that are set, machines that sleep, stores that are away: nobody loses time by it.

use crate::client::Client;
use crate::house::{Folder, Guest, House, config};
use rodada_server::clock::ManualClock;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
const HOUR: u64 = 3_600_000;
/// Longer than it takes to look after every socket once.
const ROUND: Duration = Duration::from_secs(30);
/// The parts of a round in which sockets are looked after; each is given time to be done.
const PARTS: u32 = 150;

/// Lets a round pass in which the server keeps up.
async fn pass_a_round(hand: &ManualClock) {
    for _ in 0..PARTS {
        hand.advance(ROUND / PARTS);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn pings(client: &mut Client, n: u64) {
    client.send(&json!({"t": "ping", "n": n})).await;
    client.until(|message| message["t"] == "pong" && message["n"] == n).await;
}

#[tokio::test]
async fn a_clock_that_is_set_ends_no_socket_and_lets_none_hang() {
    let hand = ManualClock::new(NOW);
    let house = House::with(config(&[]), hand.clock()).await;
    let mut ana = house.guest("Ana").await.client;
    hand.set(NOW + HOUR);
    pass_a_round(&hand).await;
    pings(&mut ana, 1).await;

    // Who is gone is noticed all the same. Bia reads nothing, and so answers no question.
    let mut bia = house.guest("Bia").await.client;
    hand.set(NOW);
    for n in 2..6 {
        pass_a_round(&hand).await;
        pings(&mut ana, n).await;
    }
    let bye = bia.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "silent");
    house.close().await;
}

/// Ana at a table with two minutes for each decision, and when the first time is up.
async fn timed_table(house: &House) -> (Guest, String, u64) {
    let (mut ana, mut bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let pace = json!({"kind": "live", "minutes": 2});
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true, "pace": pace});
    let room = ana.set_up(&house.web, &wanted).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    let change = |change: &str| json!({"t": "table", "room": room, "change": {"do": change}});
    assert_eq!(bia.client.ask(change("sit")).await["t"], "ack");
    assert_eq!(ana.client.ask(change("start")).await["t"], "ack");
    let end = ana.client.document(&room)["table"]["deadline"].as_u64().unwrap();
    (ana, room, end)
}

/// Waits until a table is shown with this deadline. Nobody is called late meanwhile.
async fn deadline_is(client: &mut Client, room: &str, deadline: u64) {
    let table = |client: &Client| client.document(room)["table"].clone();
    while table(client)["deadline"] != deadline {
        client.hear().await;
        assert_eq!(table(client)["late"], json!({}), "{}", Value::from(client.heard.clone()));
    }
}

#[tokio::test]
async fn nobody_loses_the_time_the_machine_slept() {
    let hand = ManualClock::new(NOW);
    let house = House::with(config(&[]), hand.clock()).await;
    let (mut ana, room, end) = timed_table(&house).await;
    // Awake again: the time of day is another, and the program knows of no time that passed.
    hand.set(NOW + HOUR);
    hand.advance(Duration::from_secs(5));
    deadline_is(&mut ana.client, &room, end + HOUR + 5_000).await;
    house.close().await;
}

#[tokio::test]
async fn nobody_loses_the_time_the_store_was_away() {
    let (hand, folder) = (ManualClock::new(NOW), Folder::new());
    let database = folder.path().join("rodada.db");
    let house = House::in_folder(folder, config(&[]), hand.clock()).await;
    let (ana, room, end) = timed_table(&house).await;
    let mut other = SqliteConnectOptions::new().filename(&database).connect().await.unwrap();
    let lock = other.begin_with("begin immediate").await.unwrap();
    hand.advance(Duration::from_secs(600));
    while house.web.get("/readyz", None).await.status == 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    lock.rollback().await.unwrap();
    hand.advance(Duration::from_secs(1));
    // The sockets of before were silent for too long.
    let mut again = Client::connect(&house.web, Some(&ana.cookie)).await;
    again.join(&room).await;
    deadline_is(&mut again, &room, end + 601_000).await;
    other.close().await.unwrap();
    house.close().await;
}
