//! How much one person and one address may bring about: more than people need, less than a flood.

use crate::client::Client;
use crate::house::{House, config};
use rodada_server::clock::Clock;
use serde_json::{Value, json};

fn table() -> Value {
    json!({"game": "draftosaurus", "seats": 2, "open": true})
}

fn code(answer: &Value) -> &str {
    answer["code"].as_str().unwrap_or("done")
}

#[tokio::test]
async fn one_person_fills_no_chat_over_many_sockets() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &table()).await;
    let mut second = Client::connect(&house.web, Some(&ana.cookie)).await;
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
    let mut bia = house.guest("Bia").await;
    bia.client.join(&room).await;
    let line = json!({"t": "chat", "room": room, "text": "hello"});
    assert_eq!(code(&bia.client.ask(line).await), "done", "nobody else pays for it");
    house.close().await;
}

#[tokio::test]
async fn one_address_changes_names_only_so_often() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let mut changed = 0;
    for n in 0..40 {
        let answer = house.web.post("/api/me", Some(&ana.cookie), &json!({"name": format!("Ana {n}")})).await;
        if answer.status == 200 {
            changed += 1;
        } else {
            assert_eq!(answer.code(), "too_many");
        }
    }
    assert!((30..40).contains(&changed), "{changed} of 40");
    assert_eq!(house.web.get("/api/me", Some(&ana.cookie)).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_rematch_is_one_more_table() {
    let house = House::with(config(&["--tables-per-hour=3"]), Clock::system()).await;
    let mut ana = house.guest("Ana").await;
    let mut room = ana.set_up(&house.web, &table()).await;
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
    let answer = house.web.post("/api/tables", Some(&ana.cookie), &table()).await;
    assert_eq!(answer.code(), "too_many");
    house.close().await;
}

#[tokio::test]
async fn one_host_fills_no_lobby() {
    let house = House::open().await;
    let (ana, bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let bias = bia.set_up(&house.web, &table()).await;
    for _ in 0..20 {
        ana.set_up(&house.web, &table()).await;
    }
    let answer = house.web.post("/api/tables", Some(&ana.cookie), &table()).await;
    assert_eq!(answer.code(), "too_many", "those that wait for people are filled first");
    let lobby = house.web.get("/api/tables", None).await.json();
    assert_eq!(lobby.as_array().unwrap().len(), 4, "three of Ana's");
    assert_eq!(lobby[3]["room"], bias);
    assert_eq!(ana.get(&house.web, "/api/tables/mine").await.json().as_array().unwrap().len(), 20);
    house.close().await;
}
