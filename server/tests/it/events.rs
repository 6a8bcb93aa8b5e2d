//! Event streams, which take the place of sockets where these are blocked: the same frames, limits and refusals.

use crate::client::{Client, open};
use crate::event_client::{Event, EventClient, request_stream};
use crate::postgres::schema;
use crate::process::Program;
use crate::test_server::{Folder, TestServer, config};
use base::clock::{Clock, ManualClock};
use futures_util::{SinkExt, StreamExt};
use protocol::limits;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// A timeout longer than any operation here takes.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A match of Ana against bots; everybody may watch.
fn against_bots() -> Value {
    json!({"game": "draftosaurus", "seats": 2, "against": "easy", "open": true})
}

/// Whether all sockets and streams on one kind of connection get this frame.
fn is_shared(frame: &Value) -> bool {
    ["snapshot", "patch", "chat"].iter().any(|kind| frame["t"] == *kind)
}

#[tokio::test]
async fn frames_are_those_of_a_socket() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &against_bots()).await;
    let mut socket = open(&server.web, &[("cookie", &ana.cookie)]).await.unwrap();
    for message in [
        json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test"}),
        json!({"t": "join", "id": "e1", "room": room}),
    ] {
        socket.send(Message::text(message.to_string())).await.unwrap();
    }
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    assert!(events.head.contains("content-type: text/event-stream\r\n"), "{}", events.head);
    assert!(events.head.contains("cache-control: no-store, no-transform\r\n"), "{}", events.head);
    assert!(events.head.contains("x-accel-buffering: no\r\n"), "{}", events.head);
    events.send(&json!({"t": "join", "id": "e1", "room": room})).await;

    ana.client.join(&room).await;
    for n in 0..3 {
        let action = ana.client.choices(&room).remove(0);
        let act = ana.client.act(&room, &action);
        let mut act = act.clone();
        act["id"] = format!("a{n}").into();
        events.send(&act).await;
        let line = json!({"t": "chat", "id": format!("c{n}"), "room": room, "text": format!("line {n}")});
        events.send(&line).await;
        // The next round begins when the bot has chosen, too.
        let version = ana.client.document(&room)["you"]["decision"].as_u64().unwrap();
        ana.client.until(|_| true).await;
        while ana.client.choices(&room).is_empty()
            || ana.client.document(&room)["you"]["decision"].as_u64().unwrap() == version
            || ana.client.choices(&room)[0]["do"] == "reconsider"
        {
            ana.client.receive().await;
        }
    }
    let last = json!({"t": "chat", "id": "last", "room": room, "text": "the last"});
    events.send(&last).await;

    let (mut of_socket, mut of_events) = (Vec::new(), Vec::new());
    while !of_events.last().is_some_and(|text: &String| text.contains("the last")) {
        of_events.push(events.receive_text().await.unwrap());
        of_events.retain(|text| is_shared(&serde_json::from_str(text).unwrap()));
    }
    while !of_socket.last().is_some_and(|text: &String| text.contains("the last")) {
        let message = socket.next().await.unwrap().unwrap();
        assert!(message.is_text(), "{message:?}");
        of_socket.push(message.into_text().unwrap().to_string());
        of_socket.retain(|text| is_shared(&serde_json::from_str(text).unwrap()));
    }
    assert!(of_events.len() > 6, "{of_events:?}");
    assert_eq!(of_events, of_socket);
    server.close().await;
}

#[tokio::test]
async fn requests_of_others_are_refused() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.connect_user("Ana").await, server.connect_user("Eve").await);
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    let ping = r#"{"t":"ping","n":1}"#;
    let refused = |answer: crate::web::Answer| (answer.status, answer.code());
    for cookie in [None, Some(eve.cookie.as_str()), Some("rodada=forged")] {
        assert_eq!(refused(events.post(2, cookie, ping).await), (401, "no_session".to_owned()));
    }
    let not_found = (404, "not_found".to_owned());
    for path in ["/api/events/0/1", "/api/events/x/y", &format!("/api/events/{}/-1", events.id)] {
        let cookie = [("cookie", ana.cookie.as_str())];
        assert_eq!(refused(server.web.request("POST", path, &cookie, ping).await), not_found, "{path}");
    }
    let path = format!("/api/events/{}/2", events.id);
    let foreign = [("origin", "http://evil.example"), ("cookie", ana.cookie.as_str())];
    let answer = server.web.request("POST", &path, &foreign, ping).await;
    assert_eq!(refused(answer), (403, "foreign_origin".to_owned()));
    let answer = server.web.request("GET", "/api/events", &foreign, "").await;
    assert_eq!(refused(answer), (403, "foreign_origin".to_owned()));
    assert_eq!(refused(server.web.get(&path, Some(&ana.cookie)).await), (405, "malformed".to_owned()));
    events.send_text(r#"{"t":"ping","n":7}"#).await;
    let pong = events.until(|message| message["t"] == "pong").await;
    assert_eq!(pong["n"], 7, "nothing else was carried out");
    // Anonymous streams know their client by the id alone.
    let mut anonymous = EventClient::connect(&server.web, None).await;
    assert_ne!(anonymous.id, events.id);
    assert_eq!(anonymous.id.len(), 32);
    anonymous.send_text(ping).await;
    let pong = anonymous.receive().await.unwrap();
    assert_eq!((&pong["t"], &pong["n"]), (&json!("pong"), &json!(1)));
    server.close().await;
}

#[tokio::test]
async fn repeated_requests_do_nothing_and_lost_ones_are_noticed() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    let cookie = Some(ana.cookie.as_str());
    events.send_text("{\"t\":\"ping\",\"n\":1}\n{\"t\":\"ping\",\"n\":2}\n").await;
    assert_eq!(events.post(2, cookie, r#"{"t":"ping","n":1}"#).await.status, 204);
    assert_eq!(events.post(1, cookie, r#"{"t":"ping","n":1}"#).await.status, 204);
    let answer = events.post(4, cookie, r#"{"t":"ping","n":4}"#).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"));
    assert_eq!(events.post(3, cookie, r#"{"t":"ping","n":3}"#).await.status, 204);
    for n in 1..=3 {
        assert_eq!(events.until(|message| message["t"] == "pong").await["n"], n);
    }
    server.close().await;
}

#[tokio::test]
async fn frames_are_checked_like_those_of_a_socket() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &against_bots()).await;
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    assert_eq!(events.join(&room).await["t"], "ack");
    let long = "x".repeat(limits::CLIENT_FRAME_BYTES);
    let answer = events.ask(json!({"t": "chat", "room": room, "text": long})).await;
    assert_eq!(answer["code"], "too_large");
    for text in ["{", "[]\n7", r#"{"t":"join","id":"x"}"#] {
        events.send_text(text).await;
        for _ in text.lines() {
            assert_eq!(events.until(|message| message["t"] == "nack").await["code"], "malformed", "{text}");
        }
    }
    let pings = |count: u32| "{\"t\":\"ping\",\"n\":1}\n".repeat(count as usize);
    for (body, status, code) in [
        (String::new(), 400, "malformed"),
        ("x".repeat(limits::CLIENT_FRAME_BYTES * 8), 413, "too_large"),
        (pings(limits::BURST + 1), 429, "too_many"),
    ] {
        let answer = events.post_next(&body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code));
    }
    // More than the limit of one socket.
    for _ in 0..3 {
        assert_eq!(events.post_next(&pings(limits::BURST)).await.status, 204);
    }
    assert_eq!(events.until(|message| message["t"] == "nack").await["code"], "too_many");
    let mut broken = EventClient::connect(&server.web, None).await;
    broken.send_text(&"nonsense\n".repeat(20)).await;
    assert_eq!(broken.bye().await.as_deref(), Some("broken"));
    let answer = broken.post_next(&pings(1)).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"));

    let mut rude = EventClient::open(&server.web, None).await;
    rude.send_text(&pings(1)).await;
    assert_eq!(rude.bye().await.as_deref(), Some("broken"), "the first frame is a hello");
    let mut old = EventClient::open(&server.web, None).await;
    old.send(&json!({"t": "hello", "protocol": 1, "build": "old"})).await;
    assert_eq!(old.bye().await.as_deref(), Some("upgrade"));
    server.close().await;
}

#[tokio::test]
async fn a_stream_joins_no_more_rooms_than_a_socket() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    for _ in 0..limits::ROOMS_PER_SOCKET {
        let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
        assert_eq!(events.join(&room).await["t"], "ack");
    }
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    assert_eq!(events.join(&room).await["code"], "too_many_rooms");
    server.close().await;
}

#[tokio::test]
async fn streams_count_as_connections_of_their_address() {
    let flags = ["--connections-per-address=4", "--proxy-header=x-forwarded-for"];
    let server = TestServer::with(config(&flags), Clock::system()).await;
    let from = [("x-forwarded-for", "192.0.2.1")];
    let _socket = open(&server.web, &from).await.unwrap();
    let (stream, head, _) = request_stream(&server.web, &from).await;
    assert!(head.starts_with("http/1.1 200 "), "{head}");
    let (_, head, _) = request_stream(&server.web, &from).await;
    assert!(head.starts_with("http/1.1 429 "), "anonymous ones are at most half: {head}");
    assert!(open(&server.web, &from).await.is_err());
    drop(stream);
    let reopened = async { while open(&server.web, &from).await.is_err() {} };
    timeout(TIMEOUT, reopened).await.expect("a stream that ended is no longer counted");
    server.close().await;
}

#[tokio::test]
async fn presence_ends_with_the_stream() {
    let server = TestServer::open().await;
    let (ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    drop(ana.client);
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    assert_eq!(events.join(&room).await["t"], "ack");
    bia.client.join(&room).await;
    bia.client.until(|message| message["t"] == "presence" && message["seats"] == json!([0])).await;
    drop(events);
    bia.client.until(|message| message["t"] == "presence" && message["seats"] == json!([])).await;
    server.close().await;
}

#[tokio::test]
async fn a_stream_ends_with_its_session_and_with_the_server() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let mut anas = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    let mut bias = EventClient::connect(&server.web, Some(&bia.cookie)).await;
    server.web.post("/api/me/sessions/end", Some(&ana.cookie), &json!({})).await;
    assert_eq!(anas.bye().await.as_deref(), Some("no_session"));
    let ((), bye) = tokio::join!(async { drop(server.close().await) }, async {
        let bye = bias.until(|message| message["t"] == "bye").await;
        assert_eq!(bias.next().await, None);
        bye
    });
    assert_eq!(bye["code"], "restart");
    assert!(bye["retry_ms"].is_u64(), "{bye}");
}

#[tokio::test]
async fn a_client_that_answers_no_heartbeat_is_disconnected() {
    let manual = ManualClock::new(1_790_000_000_000);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let mut alive = EventClient::connect(&server.web, None).await;
    let mut silent = EventClient::connect(&server.web, None).await;
    let pass = async {
        loop {
            manual.advance(Duration::from_millis(200));
            // The server answers this after what it has to do meanwhile.
            server.web.get("/healthz", None).await;
        }
    };
    let mut heartbeats = 0;
    let answer = async {
        while let Some(event) = alive.next().await {
            if event == Event("heartbeat".to_owned(), "1".to_owned()) {
                heartbeats += 1;
                alive.send(&json!({"t": "ping", "n": heartbeats})).await;
            }
        }
        panic!("a client that answers is disconnected");
    };
    let bye = tokio::select! {
        bye = silent.bye() => bye,
        () = pass => None,
        () = answer => None,
    };
    assert_eq!(bye.as_deref(), Some("silent"));
    assert!(heartbeats > 0);
    server.close().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected() {
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &against_bots()).await;
    let mut events = EventClient::connect(&server.web, Some(&ana.cookie)).await;
    // Each of these is answered by a snapshot, until more wait than the server keeps for one client.
    let mut joins = 0;
    loop {
        let join = json!({"t": "join", "id": format!("j{joins}"), "room": room}).to_string();
        let answer = events.post_next(&format!("{join}\n").repeat(20)).await;
        if answer.status == 404 {
            break;
        }
        joins += 20;
    }
    // The connection is closed although nobody read what was on its way.
    let mut snapshots = 0;
    while let Some(text) = events.receive_text().await {
        snapshots += u32::from(text.starts_with(r#"{"t":"snapshot""#));
    }
    assert!(snapshots < joins, "{snapshots} snapshots for {joins} requests");
    let mut fresh = Client::connect(&server.web, Some(&ana.cookie)).await;
    assert_eq!(fresh.join(&room).await["t"], "ack");
    server.close().await;
}

#[tokio::test]
async fn an_abandoned_request_for_a_stream_leaves_nothing_behind() {
    let server = TestServer::with(config(&["--connections-per-address=8"]), Clock::system()).await;
    for _ in 0..50 {
        let (mut stream, head, _) = loop {
            let opened = request_stream(&server.web, &[]).await;
            if opened.1.starts_with("http/1.1 200 ") {
                break opened;
            }
            assert!(opened.1.starts_with("http/1.1 429 "), "{}", opened.1);
        };
        assert!(head.contains("connection: close"), "{head}");
        // Nothing is lost if some of the first event was read.
        let mut some = [0; 4];
        let _ = stream.read(&mut some).await;
    }
    assert_eq!(server.web.get("/readyz", None).await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn a_request_that_reaches_another_server_is_refused_at_once() {
    let url = schema().await;
    let (folder, database) = (Folder::new(), format!("--database-url={url}"));
    let mut one = Program::serve(folder.path(), &[&database]).await;
    let mut two = Program::serve(folder.path(), &[&database]).await;
    let cookie = one.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let mut events = EventClient::connect(&one.web, Some(&cookie)).await;
    events.web = two.web;
    let answer = events.post_next(r#"{"t":"ping","n":1}"#).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"));
    // The client opens another stream, which may be at that server.
    let mut events = EventClient::connect(&two.web, Some(&cookie)).await;
    events.send_text(r#"{"t":"ping","n":2}"#).await;
    assert_eq!(events.until(|message| message["t"] == "pong").await["n"], 2);
    drop(events);
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}
