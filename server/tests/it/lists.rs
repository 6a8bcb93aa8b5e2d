//! Lists of tables: who shows them is told when they change.

use crate::client::Client;
use crate::test_server::{ConnectedUser, TestServer, config};
use base::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

fn is_told(message: &Value) -> bool {
    message["t"] == "lists_changed"
}

/// Everything that the server has sent to this client, up to now.
async fn received(client: &mut Client) -> Vec<Value> {
    client.send(&json!({"t": "ping", "n": 7})).await;
    let mut all = Vec::new();
    loop {
        match client.receive().await {
            pong if pong["t"] == "pong" => return all,
            message => all.push(message),
        }
    }
}

async fn watch(user: &mut ConnectedUser) {
    user.client.send(&json!({"t": "watch_lists", "watching": true})).await;
    received(&mut user.client).await;
}

#[tokio::test]
async fn who_shows_lists_is_told_of_changes_at_most_every_five_seconds() {
    let manual = ManualClock::new(1_790_000_000_000);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    watch(&mut ana).await;
    let open = json!({"game": "dogs", "seats": 2, "open": true});
    let room = bia.set_up(&server.web, &open).await;
    ana.client.until(is_told).await;

    bia.client.join(&room).await;
    ana.client.join(&room).await;
    ana.client.change(&room, json!({"do": "sit"})).await;
    let at_once = received(&mut ana.client).await;
    assert!(!at_once.iter().any(is_told), "no more than once in five seconds: {at_once:?}");
    let pause = async {
        loop {
            // The pause may begin only now.
            manual.advance(Duration::from_secs(1));
            if received(&mut ana.client).await.iter().any(is_told) {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), pause).await.expect("the change is told later");
    let of_bia = received(&mut bia.client).await;
    assert!(!of_bia.iter().any(is_told), "who shows no lists is told nothing: {of_bia:?}");
    drop((ana, bia));
    drop(server.close().await);
}

#[tokio::test]
async fn a_table_that_only_its_players_find_is_told_to_them_alone() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    watch(&mut ana).await;
    watch(&mut bia).await;
    bia.set_up(&server.web, &json!({"game": "dogs", "seats": 2})).await;
    bia.client.until(is_told).await;
    let of_ana = received(&mut ana.client).await;
    assert!(!of_ana.iter().any(is_told), "{of_ana:?}");
    drop((ana, bia));
    drop(server.close().await);
}
