//! Matches over the wire.

use crate::client::Client;
use crate::house::House;
use serde_json::{Value, json};

/// Two people and a bot, ready to start.
async fn table(house: &House) -> (crate::house::Guest, crate::house::Guest, String) {
    let mut ana = house.guest("Ana").await;
    let mut bia = house.guest("Bia").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 3, "open": true})).await;
    assert_eq!(ana.client.join(&room).await["t"], "ack");
    assert_eq!(bia.client.join(&room).await["t"], "ack");
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "bot", "seat": 2, "level": "easy"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    (ana, bia, room)
}

/// Plays the first real choice whenever there is one, until the match is over.
pub(crate) async fn play_on(client: &mut Client, room: &str) {
    while client.document(room)["table"]["status"] != "over" {
        let action = client.choices(room).into_iter().find(|action| action["do"] != "reconsider");
        match action {
            Some(action) => {
                let request = client.act(room, &action);
                let answer = client.ask(request).await;
                assert!(answer["t"] == "ack" || answer["code"] == "stale", "{action}: {answer}");
            }
            None => drop(client.hear().await),
        }
    }
}

#[tokio::test]
async fn a_match_is_played_to_its_end_over_the_wire() {
    let house = House::open().await;
    let (mut ana, mut bia, room) = table(&house).await;
    let mut watcher = house.watcher().await;
    assert_eq!(watcher.join(&room).await["t"], "ack");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room), async {
        while watcher.document(&room)["table"]["status"] != "over" {
            watcher.hear().await;
        }
    });
    let places = ana.client.document(&room)["table"]["places"].clone();
    assert_eq!(places.as_object().unwrap().len(), 3);
    for (client, cookie) in
        [(&ana.client, Some(&ana.cookie)), (&bia.client, Some(&bia.cookie)), (&watcher, None)]
    {
        let mut fresh = Client::connect(&house.web, cookie.map(String::as_str)).await;
        fresh.join(&room).await;
        assert_eq!(fresh.document(&room), client.document(&room), "patches and a fresh look agree");
        assert_eq!(fresh.seen(&room).version, client.seen(&room).version);
    }
    let mine: Value = ana.get(&house.web, "/api/tables/mine").await.json();
    assert_eq!(mine[0]["status"], "over");
    assert_eq!(mine[0]["yours"], 0);
    house.close().await;
}
