//! A server to which nobody comes back for a year.

use crate::client::Client;
use crate::test_server::{TestServer, config};
use base::clock::ManualClock;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

/// The open tables that everybody finds.
async fn listed(server: &TestServer) -> BTreeSet<String> {
    let tables = server.web.get("/api/tables", None).await.json();
    tables.as_array().unwrap().iter().map(|table| table["room"].as_str().unwrap().to_owned()).collect()
}

/// Waits until the server has done what is due.
async fn until_listed(server: &TestServer, wanted: &[&str]) {
    let wanted: BTreeSet<String> = wanted.iter().map(|&room| room.to_owned()).collect();
    let wait = async { while listed(server).await != wanted {} };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("what was left goes");
}

#[tokio::test]
async fn after_a_year_without_anybody_nothing_is_left_but_what_was_played() {
    let manual = ManualClock::new(1_790_000_000_000);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true, "against": "easy"});
    let played = ana.set_up(&server.web, &wanted).await;
    let wanted = json!({"game": "dogs", "seats": 2, "open": true});
    let table = bia.set_up(&server.web, &wanted).await;
    let lesson = server.web.post("/api/lessons", Some(&bia.cookie), &json!({"game": "dogs"})).await.json();
    ana.client = Client::connect(&server.web, Some(&ana.cookie)).await;
    assert_eq!(ana.client.join(&played).await["t"], "ack");
    drop(ana);
    until_listed(&server, &[&table, &played]).await;

    manual.advance(DAY * 15);
    until_listed(&server, &[&played]).await;
    let carla = server.connect_user("Carla").await;
    let mut watcher = Client::connect(&server.web, Some(&carla.cookie)).await;
    assert_eq!(watcher.join(&table).await["code"], "not_found");
    assert_eq!(watcher.join(lesson["room"].as_str().unwrap()).await["t"], "ack", "it is kept for longer");
    drop(watcher);

    manual.advance(DAY * 400);
    until_listed(&server, &[]).await;
    let dora = server.connect_user("Dora").await;
    let mut watcher = Client::connect(&server.web, Some(&dora.cookie)).await;
    assert_eq!(watcher.join(&played).await["t"], "ack", "what was played is never deleted");
    // The server looks once an hour, and leaves what is open alone.
    drop(watcher);
    let until_gone = async {
        // Each watcher comes and goes before the time passes in which it would have been silent.
        while server.spectator().await.join(lesson["room"].as_str().unwrap()).await["t"] == "ack" {
            // In the first hour the room leaves the memory, in the second it is looked at.
            for _ in 0..2 {
                manual.advance(Duration::from_secs(3_600));
                until_listed(&server, &[]).await;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), until_gone).await.expect("the lesson goes");
    drop(server.close().await);
}
