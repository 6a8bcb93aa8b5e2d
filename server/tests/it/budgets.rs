//! Limits of one user and one address: more than players need, less than a flood.

use crate::client::Client;
use crate::test_server::{TestServer, config};
use base::clock::Clock;
use serde_json::{Value, json};

fn table() -> Value {
    json!({"game": "draftosaurus", "seats": 2, "open": true})
}

fn code(answer: &Value) -> &str {
    answer["code"].as_str().unwrap_or("done")
}

#[tokio::test]
async fn chat_of_one_user_is_limited_over_all_their_sockets() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &table()).await;
    let mut second = Client::connect(&server.web, Some(&ana.cookie)).await;
    let mut kept = 0;
    for client in [&mut ana.client, &mut second] {
        client.join(&room).await;
        for n in 0..40 {
            let line = json!({"t": "chat", "room": room, "text": n.to_string()});
            match code(&client.ask(line).await) {
                "done" => kept += 1,
                code => assert_eq!(code, "too_many"),
            }
        }
    }
    assert!((30..40).contains(&kept), "{kept} lines of 80");
    let mut bia = server.connect_user("Bia").await;
    bia.client.join(&room).await;
    let line = json!({"t": "chat", "room": room, "text": "hello"});
    assert_eq!(code(&bia.client.ask(line).await), "done", "other users are not affected");
    server.close().await;
}

#[tokio::test]
async fn name_changes_per_address_are_limited() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let mut changed = 0;
    for n in 0..40 {
        let answer = server.web.rename(&ana.cookie, &format!("Ana {n}")).await;
        if answer.status == 200 {
            changed += 1;
        } else {
            assert_eq!(answer.code(), "too_many");
        }
    }
    assert!((30..40).contains(&changed), "{changed} of 40");
    assert_eq!(server.web.get("/api/me", Some(&ana.cookie)).await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_table() {
    let server = TestServer::with(config(&["--tables-per-hour=3"]), Clock::system()).await;
    let mut ana = server.connect_user("Ana").await;
    let mut room = ana.set_up(&server.web, &table()).await;
    let rematch = loop {
        ana.client.join(&room).await;
        ana.client.change(&room, json!({"do": "close"})).await;
        let answer = ana.client.ask(json!({"t": "table", "room": room, "change": {"do": "rematch"}})).await;
        if answer["t"] == "nack" {
            break answer;
        }
        room = ana.client.document(&room)["table"]["rematch"].as_str().unwrap().to_owned();
    };
    assert_eq!(code(&rematch), "too_many");
    let answer = server.web.post("/api/tables", Some(&ana.cookie), &table()).await;
    assert_eq!(answer.code(), "too_many");
    server.close().await;
}

#[tokio::test]
async fn one_host_cannot_fill_the_lobby() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let bias = bia.set_up(&server.web, &table()).await;
    for _ in 0..20 {
        ana.set_up(&server.web, &table()).await;
    }
    let answer = server.web.post("/api/tables", Some(&ana.cookie), &table()).await;
    assert_eq!(answer.code(), "too_many", "one host may have only so many gathering tables");
    let lobby = server.web.get("/api/tables", None).await.json();
    assert_eq!(lobby.as_array().unwrap().len(), 4, "three of Ana's");
    assert_eq!(lobby[3]["room"], bias);
    assert_eq!(ana.get(&server.web, "/api/tables/mine").await.json().as_array().unwrap().len(), 20);
    server.close().await;
}
