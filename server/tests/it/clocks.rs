//! Changed clocks, sleeping machines and database outages: no player loses time.

use crate::client::Client;
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use base::clock::ManualClock;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
const HOUR: u64 = 3_600_000;
/// Longer than one round of checks of all sockets.
const ROUND: Duration = Duration::from_secs(30);
/// The parts of a round; after each, the server gets time to finish its work.
const PARTS: u32 = 150;

/// Lets a round pass in small parts.
async fn pass_a_round(manual: &ManualClock) {
    for _ in 0..PARTS {
        manual.advance(ROUND / PARTS);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn pings(client: &mut Client, n: u64) {
    client.send(&json!({"t": "ping", "n": n})).await;
    client.until(|message| message["t"] == "pong" && message["n"] == n).await;
}

#[tokio::test]
async fn changing_the_clock_neither_closes_sockets_nor_keeps_dead_ones() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let mut ana = server.connect_user("Ana").await.client;
    manual.set(NOW + HOUR);
    pass_a_round(&manual).await;
    pings(&mut ana, 1).await;

    // Dead clients are still noticed. Bia reads nothing, so she answers no ping.
    let mut bia = server.connect_user("Bia").await.client;
    manual.set(NOW);
    for n in 2..6 {
        pass_a_round(&manual).await;
        pings(&mut ana, n).await;
    }
    let bye = bia.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "silent");
    server.close().await;
}

#[tokio::test]
async fn clients_are_told_the_time_of_the_server_when_they_connect_and_when_they_ask() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let mut ana = server.connect_user("Ana").await.client;
    let welcome = ana.received.iter().find(|message| message["t"] == "welcome").unwrap();
    assert_eq!(welcome["now"], NOW);
    manual.set(NOW + HOUR);
    ana.send(&json!({"t": "ping", "n": 1})).await;
    assert_eq!(ana.until(|message| message["t"] == "pong").await["now"], NOW + HOUR);
    server.close().await;
}

/// A match with two minutes for each decision. Returns Ana, the room and the first deadline.
async fn timed_table(server: &TestServer) -> (ConnectedUser, String, u64) {
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let pace = json!({"kind": "live", "minutes": 2});
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true, "pace": pace});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    let change = |change: &str| json!({"t": "table", "room": room, "change": {"do": change}});
    assert_eq!(bia.client.ask(change("sit")).await["t"], "ack");
    assert_eq!(ana.client.ask(change("start")).await["t"], "ack");
    let end = ana.client.document(&room)["table"]["deadline"].as_u64().unwrap();
    (ana, room, end)
}

/// Waits until the table has this deadline. No player may be called late meanwhile.
async fn deadline_is(client: &mut Client, room: &str, deadline: u64) {
    let table = |client: &Client| client.document(room)["table"].clone();
    while table(client)["deadline"] != deadline {
        client.receive().await;
        assert_eq!(table(client)["late"], json!({}), "{}", Value::from(client.received.clone()));
    }
}

#[tokio::test]
async fn no_player_loses_the_time_the_machine_slept() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, room, end) = timed_table(&server).await;
    // After a sleep, the system time has jumped and the monotonic clock has not.
    manual.set(NOW + HOUR);
    manual.advance(Duration::from_secs(5));
    deadline_is(&mut ana.client, &room, end + HOUR + 5_000).await;
    server.close().await;
}

#[tokio::test]
async fn no_player_loses_the_time_of_a_database_outage() {
    let (manual, folder) = (ManualClock::new(NOW), Folder::new());
    let database = folder.path().join("rodada.db");
    let server = TestServer::in_folder(folder, config(&[]), manual.clock()).await;
    let (ana, room, end) = timed_table(&server).await;
    let mut other = SqliteConnectOptions::new().filename(&database).connect().await.unwrap();
    let lock = other.begin_with("begin immediate").await.unwrap();
    manual.advance(Duration::from_secs(600));
    while server.web.get("/readyz", None).await.status == 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    lock.rollback().await.unwrap();
    manual.advance(Duration::from_secs(1));
    // The earlier sockets were silent for too long.
    let mut again = Client::connect(&server.web, Some(&ana.cookie)).await;
    again.join(&room).await;
    deadline_is(&mut again, &room, end + 601_000).await;
    other.close().await.unwrap();
    server.close().await;
}
