//! Random frames over sockets and in POST requests: the server stays up and the room stays consistent.

use crate::client::{Client, open};
use crate::event_client::EventClient;
use crate::test_server::{ConnectedUser, TestServer};
use futures_util::{SinkExt, StreamExt};
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

const SOCKETS: u64 = 40;
const FRAMES: u32 = 50;

fn bytes(dice: &mut StdRng) -> Vec<u8> {
    let mut bytes = vec![0; dice.random_range(0..200)];
    dice.fill_bytes(&mut bytes);
    bytes
}

/// JSON that resembles a message.
fn nearly(dice: &mut StdRng, room: &str) -> Value {
    let words =
        ["join", "leave", "act", "undo", "table", "chat", "ping", "hello", "t", "é\u{0}", "sit", "start", ""];
    let word = |dice: &mut StdRng| words[dice.random_range(0..words.len())];
    let thing = |dice: &mut StdRng| match dice.random_range(0..8) {
        0 => json!(null),
        1 => json!(dice.random::<i64>()),
        2 => json!(dice.random::<f64>()),
        3 => json!([word(dice), 1]),
        4 => json!({ word(dice): word(dice) }),
        5 => json!({"do": word(dice), "seat": dice.random_range(-1..300)}),
        6 => json!(room),
        _ => json!(word(dice)),
    };
    let mut message = json!({"t": word(dice)});
    for key in ["id", "room", "expect", "action", "version", "change", "text", "n", "since", "more"] {
        if dice.random_bool(0.6) {
            message[key] = match key {
                "id" if dice.random_bool(0.8) => json!(format!("f{}", dice.random::<u8>())),
                "room" if dice.random_bool(0.8) => json!(room),
                "expect" | "version" | "n" if dice.random_bool(0.7) => json!(dice.random_range(0..50)),
                _ => thing(dice),
            };
        }
    }
    message
}

/// Somebody at a table with a bot.
async fn at_a_table(server: &TestServer) -> (ConnectedUser, String) {
    let mut ana = server.connect_user("Ana").await;
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    (ana, room)
}

/// The server is ready, and shows an open connection what it shows a new one.
async fn assert_unharmed(server: &TestServer, ana: &mut ConnectedUser, room: &str) {
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    assert_eq!(fresh.join(room).await["t"], "ack");
    let version = fresh.view(room).version;
    while ana.client.view(room).version < version {
        ana.client.receive().await;
    }
    assert_eq!(ana.client.document(room), fresh.document(room));
    assert_eq!(server.web.get("/readyz", None).await.status, 200);
}

#[tokio::test]
async fn arbitrary_frames_do_no_harm() {
    let server = TestServer::open().await;
    let (mut ana, room) = at_a_table(&server).await;
    for seed in 0..SOCKETS {
        let mut dice = StdRng::seed_from_u64(seed);
        let cookie = [("cookie", ana.cookie.as_str())];
        let mut socket = open(&server.web, if seed % 2 == 0 { &cookie } else { &[] }).await.unwrap();
        if seed % 8 != 0 {
            let hello = json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "fuzz"});
            socket.send(Message::text(hello.to_string())).await.unwrap();
        }
        for _ in 0..FRAMES {
            let message = match dice.random_range(0..10) {
                0 => Message::binary(bytes(&mut dice)),
                1 => Message::text(String::from_utf8_lossy(&bytes(&mut dice)).into_owned()),
                2 => Message::Ping(bytes(&mut dice).into_iter().take(100).collect::<Vec<u8>>().into()),
                _ => Message::text(nearly(&mut dice, &room).to_string()),
            };
            // The server has closed the socket.
            if socket.send(message).await.is_err() {
                break;
            }
        }
        socket.close(None).await.ok();
        // The server's messages must still follow the protocol.
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                let message: Value = serde_json::from_str(&text).unwrap();
                assert!(message["t"].is_string(), "seed {seed}: {message}");
            }
        }
    }
    assert_unharmed(&server, &mut ana, &room).await;
    server.close().await;
}

#[tokio::test]
async fn arbitrary_requests_do_no_harm() {
    let server = TestServer::open().await;
    let (mut ana, room) = at_a_table(&server).await;
    for seed in 0..SOCKETS {
        let mut dice = StdRng::seed_from_u64(seed);
        let cookie = (seed % 2 == 0).then_some(ana.cookie.as_str());
        let mut events = match seed % 8 {
            0 => EventClient::open(&server.web, cookie).await,
            _ => EventClient::connect(&server.web, cookie).await,
        };
        for _ in 0..FRAMES / 2 {
            let lines = (0..dice.random_range(0..6)).map(|_| match dice.random_range(0..8) {
                0 => String::from_utf8_lossy(&bytes(&mut dice)).into_owned(),
                _ => nearly(&mut dice, &room).to_string(),
            });
            let body = lines.collect::<Vec<_>>().join("\n");
            let answer = match dice.random_range(0..6) {
                0 => events.post(dice.random(), cookie, &body).await,
                _ => events.post_next(&body).await,
            };
            assert!([204, 400, 404, 503].contains(&answer.status), "seed {seed}: {answer:?}");
        }
        let answer = events.post_next(r#"{"t":"ping","n":77}"#).await;
        // The server's messages must still follow the protocol.
        while let Some(message) = events.receive().await {
            assert!(message["t"].is_string(), "seed {seed}: {message}");
            if answer.status == 204 && (message["n"] == 77 || message["code"] == "too_many") {
                break;
            }
        }
    }
    assert_unharmed(&server, &mut ana, &room).await;
    server.close().await;
}
