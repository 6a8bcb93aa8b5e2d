//! Bad input: it is refused with an error code and affects neither the socket nor the room.

use crate::client::{Client, open};
use crate::playing::two;
use crate::test_server::{TestServer, config};
use base::clock::Clock;
use protocol::limits;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

const NOWHERE: &str = "01936d5e-0000-7000-8000-000000000001";

/// Checks that the socket still answers and that the room is unchanged.
async fn unharmed(server: &TestServer, client: &mut Client, room: &str) {
    client.send(&json!({"t": "ping", "n": 7})).await;
    client.until(|message| message["t"] == "pong" && message["n"] == 7).await;
    let (before, version) = (client.document(room).clone(), client.view(room).version);
    let mut spectator = server.spectator().await;
    spectator.join(room).await;
    assert_eq!(spectator.view(room).version, version);
    assert_eq!(client.join(room).await["t"], "ack");
    assert_eq!(client.document(room), &before);
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["t"], "nack", "{answer}");
    answer["code"].as_str().unwrap()
}

/// Receives until the socket ends. Returns the code of the `bye`.
async fn bye(client: &mut Client) -> Option<String> {
    let mut code = None;
    while let Some(message) = client.receive_or_end().await {
        if message["t"] == "bye" {
            code = message["code"].as_str().map(str::to_owned);
        }
    }
    code
}

#[tokio::test]
async fn malformed_frames() {
    let server = TestServer::open().await;
    let (mut ana, _bia, room) = two(&server).await;
    for text in ["", "{", "[]", "7", r#"{"t":"dance"}"#, r#"{"t":"join","id":"x"}"#] {
        ana.client.send_text(text).await;
        let nack = ana.client.until(|message| message["t"] == "nack").await;
        assert_eq!(code(&nack), "malformed", "{text}");
    }
    let named = ana.client.ask(json!({"t": "act", "room": room, "expect": -1, "action": {}})).await;
    assert_eq!(code(&named), "malformed");
    unharmed(&server, &mut ana.client, &room).await;
    server.close().await;
}

#[tokio::test]
async fn binary_frames() {
    let server = TestServer::open().await;
    let (mut ana, _bia, room) = two(&server).await;
    use futures_util::SinkExt;
    ana.client.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(code(&ana.client.until(|message| message["t"] == "nack").await), "malformed");
    unharmed(&server, &mut ana.client, &room).await;
    server.close().await;
}

#[tokio::test]
async fn a_client_that_keeps_sending_nonsense_is_disconnected() {
    let server = TestServer::open().await;
    let mut spectator = server.spectator().await;
    for _ in 0..20 {
        spectator.send_text("nonsense").await;
    }
    assert_eq!(bye(&mut spectator).await.as_deref(), Some("broken"));
    server.close().await;
}

#[tokio::test]
async fn frames_that_are_too_long() {
    let server = TestServer::open().await;
    let (mut ana, _bia, room) = two(&server).await;
    let text = "x".repeat(limits::CLIENT_FRAME_BYTES);
    let answer = ana.client.ask(json!({"t": "chat", "room": room, "text": text})).await;
    assert_eq!(code(&answer), "too_large");
    unharmed(&server, &mut ana.client, &room).await;

    let mut endless = server.spectator().await;
    endless.send_text(&"x".repeat(limits::CLIENT_FRAME_BYTES * 8)).await;
    assert_eq!(bye(&mut endless).await.as_deref(), Some("broken"));
    unharmed(&server, &mut ana.client, &room).await;
    server.close().await;
}

#[tokio::test]
async fn too_many_frames_get_one_answer_each() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server).await;
    let many = limits::BURST * 3;
    for number in 0..many {
        let id = format!("many-{number}");
        ana.client.send(&json!({"t": "leave", "id": id, "room": NOWHERE})).await;
    }
    let mut codes = std::collections::BTreeMap::new();
    for number in 0..many {
        let answer = ana.client.answer(&format!("many-{number}")).await;
        *codes.entry(code(&answer).to_owned()).or_insert(0) += 1;
    }
    assert_eq!(codes.keys().collect::<Vec<_>>(), ["not_joined", "too_many"]);
    assert!(codes["not_joined"] >= limits::BURST - 10, "{codes:?}");
    // Bia plays, and Ana's socket still gets the patch.
    let version = ana.client.view(&room).version;
    let action = bia.client.choices(&room).remove(0);
    let request = bia.client.act(&room, &action);
    assert_eq!(bia.client.ask(request).await["t"], "ack");
    ana.client.until(|message| message["t"] == "patch").await;
    assert_eq!(ana.client.view(&room).version, version + 1);
    server.close().await;
}

#[tokio::test]
async fn a_flood_is_disconnected() {
    let server = TestServer::open().await;
    let mut spectator = server.spectator().await;
    use futures_util::SinkExt;
    for _ in 0..2_000 {
        let ping = Message::text(r#"{"t":"ping","n":1}"#);
        if spectator.socket.send(ping).await.is_err() {
            break;
        }
    }
    assert!(matches!(bye(&mut spectator).await.as_deref(), Some("broken") | None));
    server.close().await;
}

#[tokio::test]
async fn illegal_and_stale_actions() {
    let server = TestServer::open().await;
    let (mut ana, _bia, room) = two(&server).await;
    let action = ana.client.choices(&room).remove(0);
    let decision = ana.client.document(&room)["you"]["decision"].as_u64().unwrap();
    let act =
        |expect: u64, action: &Value| json!({"t": "act", "room": room, "expect": expect, "action": action});
    for unlisted in [json!({"do": "win"}), json!({}), json!(7), json!({"do": action["do"]}), json!(null)] {
        let answer = ana.client.ask(act(decision, &unlisted)).await;
        assert_eq!(code(&answer), "not_legal", "{unlisted}");
    }
    for stale in [decision - 1, decision + 1, 0] {
        assert_eq!(code(&ana.client.ask(act(stale, &action)).await), "stale");
    }
    let undo = ana.client.ask(json!({"t": "undo", "room": room, "version": decision})).await;
    assert_eq!(code(&undo), "nothing_to_undo");
    unharmed(&server, &mut ana.client, &room).await;
    server.close().await;
}

#[tokio::test]
async fn seats_of_others() {
    let server = TestServer::open().await;
    let (mut ana, _bia, room) = two(&server).await;
    let mut eve = server.connect_user("Eve").await;
    eve.client.join(&room).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    assert_eq!(code(&eve.client.ask(request.clone()).await), "not_seated");
    let table = |change: Value| json!({"t": "table", "room": room, "change": change});
    assert_eq!(code(&eve.client.ask(table(json!({"do": "sit", "seat": 0}))).await), "started");
    assert_eq!(code(&eve.client.ask(table(json!({"do": "hand_over"}))).await), "not_seated");
    let mut nobody = server.spectator().await;
    nobody.join(&room).await;
    assert_eq!(code(&nobody.ask(request).await), "no_session");
    assert_eq!(code(&nobody.ask(json!({"t": "chat", "room": room, "text": "hi"})).await), "no_session");
    let invitation = format!("/api/tables/{room}/invitation");
    assert_eq!(eve.get(&server.web, &invitation).await.code(), "not_seated");
    assert_eq!(server.web.get(&invitation, None).await.code(), "no_session");
    unharmed(&server, &mut ana.client, &room).await;
    server.close().await;
}

#[tokio::test]
async fn unknown_rooms() {
    let server = TestServer::open().await;
    let mut spectator = server.spectator().await;
    assert_eq!(code(&spectator.join(NOWHERE).await), "not_found");
    assert_eq!(code(&spectator.join("nowhere").await), "malformed");
    let act = json!({"t": "act", "room": NOWHERE, "expect": 1, "action": {}});
    assert_eq!(code(&spectator.ask(act).await), "not_joined");
    assert_eq!(code(&spectator.ask(json!({"t": "leave", "room": NOWHERE})).await), "not_joined");
    let answer = server.web.get("/api/tables/nowhere/invitation", None).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
    server.close().await;
}

#[tokio::test]
async fn more_rooms_than_a_socket_may_show() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let mut rooms = Vec::new();
    for _ in 0..=limits::ROOMS_PER_SOCKET {
        rooms.push(ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await);
    }
    let last = rooms.pop().unwrap();
    for room in &rooms {
        assert_eq!(ana.client.join(room).await["t"], "ack");
    }
    assert_eq!(code(&ana.client.join(&last).await), "too_many_rooms");
    assert_eq!(ana.client.join(&rooms[0]).await["t"], "ack", "a joined room may be joined again");
    let leave = json!({"t": "leave", "room": rooms[0]});
    assert_eq!(ana.client.ask(leave).await["t"], "ack");
    assert_eq!(ana.client.join(&last).await["t"], "ack");
    server.close().await;
}

#[tokio::test]
async fn clients_that_speak_another_protocol() {
    let server = TestServer::open().await;
    for protocol in [0, protocol::PROTOCOL - 1, protocol::PROTOCOL + 1, 99] {
        let mut old = Client::of(open(&server.web, &[]).await.unwrap());
        old.send(&json!({"t": "hello", "protocol": protocol, "build": "old", "more": true})).await;
        assert_eq!(bye(&mut old).await.as_deref(), Some("upgrade"));
    }
    let more = json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "rude", "more": true});
    for first in [json!({"t": "ping", "n": 1}), json!({"t": "hello"}), json!(1), more] {
        let mut rude = Client::of(open(&server.web, &[]).await.unwrap());
        rude.send(&first).await;
        assert_eq!(bye(&mut rude).await.as_deref(), Some("broken"), "{first}");
    }
    server.close().await;
}

#[tokio::test]
async fn forged_cookies() {
    let server = TestServer::open().await;
    let forged = format!("rodada={}", "0".repeat(64));
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for cookie in [forged.as_str(), "rodada=1", "rodada="] {
        let answer = server.web.get("/api/me", Some(cookie)).await;
        assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
        // The browser may have a valid cookie by now, which this would overwrite.
        assert_eq!(answer.header("set-cookie"), None);
        let table = json!({"game": "draftosaurus", "seats": 2});
        assert_eq!(server.web.post("/api/tables", Some(cookie), &table).await.code(), "no_session");
        // A client with such a cookie is treated as anonymous, and can get a new session.
        let mut stranger = Client::connect(&server.web, Some(cookie)).await;
        assert_eq!(stranger.join(&room).await["t"], "ack");
        let sit = stranger.ask(json!({"t": "table", "room": room, "change": {"do": "sit"}})).await;
        assert_eq!(sit["code"], "no_session");
        let named = server.web.post("/api/me", Some(cookie), &json!({"name": "Eve"})).await;
        assert_eq!(server.web.get("/api/me", named.cookie().as_deref()).await.json()["name"], "Eve");
        // An invalid cookie beside a valid one is ignored.
        for both in [format!("{cookie}; {}", ana.cookie), format!("{}; {cookie}", ana.cookie)] {
            assert_eq!(server.web.get("/api/me", Some(&both)).await.json()["name"], "Ana", "{both}");
        }
    }
    server.close().await;
}

#[tokio::test]
async fn pages_of_others() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"] {
        let refused = open(&server.web, &[("origin", origin), ("cookie", &ana.cookie)]).await;
        let Err(Error::Http(answer)) = refused else { panic!("{origin} was let in: {refused:?}") };
        assert_eq!(answer.status(), 403);
        let body: Value = serde_json::from_slice(answer.body().as_ref().unwrap()).unwrap();
        assert_eq!(body["code"], "foreign_origin");
        let headers =
            [("origin", origin), ("cookie", ana.cookie.as_str()), ("content-type", "application/json")];
        let answer = server.web.request("POST", "/api/me", &headers, r#"{"name":"Eve"}"#).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"));
    }
    let own = format!("http://{}", server.web.address);
    assert!(open(&server.web, &[("origin", &own)]).await.is_ok());
    assert_eq!(ana.get(&server.web, "/api/me").await.json()["name"], "Ana");
    server.close().await;
}

#[tokio::test]
async fn invalid_bodies_and_paths() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let json_kind = ("content-type", "application/json");
    let cookie = ("cookie", ana.cookie.as_str());
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    type Headers<'a> = &'a [(&'a str, &'a str)];
    let cases: [(&str, &str, Headers<'_>, &str, u16, &str); 9] = [
        ("POST", "/api/me", &[json_kind], "{", 400, "malformed"),
        ("POST", "/api/me", &[json_kind], r#"{"name":1}"#, 400, "malformed"),
        ("POST", "/api/me", &[json_kind], r#"{"name":"a","admin":true}"#, 400, "malformed"),
        ("POST", "/api/me", &[], r#"{"name":"a"}"#, 400, "malformed"),
        ("POST", "/api/me", &[json_kind], r#"{"name":"a\nb"}"#, 400, "bad_text"),
        ("POST", "/api/me", &[json_kind], &long, 413, "too_large"),
        ("POST", "/api/tables", &[json_kind, cookie], r#"{"game":"chess","seats":2}"#, 404, "not_found"),
        (
            "POST",
            "/api/tables",
            &[json_kind, cookie],
            r#"{"game":"draftosaurus","seats":99}"#,
            400,
            "bad_options",
        ),
        ("DELETE", "/api/me", &[], "", 405, "malformed"),
    ];
    for (method, path, headers, body, status, code) in cases {
        let answer = server.web.request(method, path, headers, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path} {body:.40}");
    }
    for path in ["/api", "/api/", "/api/none", "/api/tables/x", "/api/tables/x/y/z"] {
        let answer = server.web.get(path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"), "{path}");
    }
    assert_eq!(server.web.get("/api/socket", None).await.code(), "malformed");
    server.close().await;
}

#[tokio::test]
async fn a_server_with_a_public_url_refuses_other_hosts() {
    let flags = ["--public-url=https://games.example.org"];
    let server = TestServer::with(config(&flags), Clock::system()).await;
    let ask = async |headers: &[(&str, &str)]| {
        let headers = [headers, &[("content-type", "application/json")]].concat();
        server.web.request("POST", "/api/me", &headers, r#"{"name":"Ana"}"#).await
    };
    let (own, page) = (("host", "games.example.org"), ("origin", "https://games.example.org"));
    for headers in [&[own] as &[_], &[own, page], &[("host", "games.example.org:443"), page]] {
        let answer = ask(headers).await;
        assert_eq!(answer.status, 200, "{headers:?}");
        assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
        let set = answer.header("set-cookie").unwrap();
        let (named, mut attributes) =
            (set.split("; ").next().unwrap(), set.split("; ").skip(1).collect::<Vec<_>>());
        attributes.sort_unstable();
        assert!(named.starts_with("__Host-rodada="), "{set}");
        assert_eq!(attributes, ["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax", "Secure"]);
        let kept = answer.cookie().unwrap();
        let me = server.web.request("GET", "/api/me", &[own, ("cookie", &kept)], "").await;
        assert_eq!(me.json()["name"], "Ana");
    }
    // Health checks are answered whatever the host name.
    assert_eq!(server.web.get("/readyz", None).await.status, 200);
    let here = format!("http://{}", server.web.address);
    for foreign in [here.as_str(), "http://games.example.org", "null"] {
        let answer = ask(&[own, ("origin", foreign)]).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{foreign}");
    }
    for foreign in ["evil.example", "games.example.org:8080", "games.example.org.evil.example"] {
        let answer = ask(&[("host", foreign), ("origin", &format!("https://{foreign}"))]).await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "foreign_origin"), "{foreign}");
        assert_eq!(server.web.request("GET", "/", &[("host", foreign)], "").await.status, 421);
    }
    server.close().await;
}

#[tokio::test]
async fn another_host_of_the_domain_cannot_plant_a_session() {
    let flags = ["--public-url=https://games.example.org"];
    let server = TestServer::with(config(&flags), Clock::system()).await;
    let (host, json_kind) = (("host", "games.example.org"), ("content-type", "application/json"));
    let name = async |cookie: &str, name: &str| {
        let body = json!({ "name": name }).to_string();
        server.web.request("POST", "/api/me", &[host, json_kind, ("cookie", cookie)], &body).await
    };
    let me = async |cookie: &str| server.web.request("GET", "/api/me", &[host, ("cookie", cookie)], "").await;
    let (eve, ana) = (name("", "Eve").await, name("", "Ana").await);
    let (eves, anas) = (eve.cookie().unwrap(), ana.cookie().unwrap());
    // Eve has a page on another host of example.org, which sets her own session as a cookie for the whole domain.
    let planted = eves.replace("__Host-", "");
    assert!(planted.starts_with("rodada="));
    for both in [format!("{planted}; {anas}"), format!("{anas}; {planted}")] {
        assert_eq!(me(&both).await.json()["name"], "Ana", "{both}");
    }
    assert_eq!(me(&planted).await.code(), "no_session");
    let bia = name(&planted, "Bia").await;
    assert_ne!(bia.json()["user"], eve.json()["user"], "the new user is not Eve under another name");
    assert!(bia.cookie().unwrap().starts_with("__Host-"));
    let mut guest = Client::of(open(&server.web, &[host, ("cookie", &planted)]).await.unwrap());
    guest.send(&json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test"})).await;
    guest.until(|message| message["t"] == "welcome").await;
    let table = json!({"game": "draftosaurus", "seats": 2, "open": true}).to_string();
    let headers = [host, json_kind, ("cookie", anas.as_str())];
    let room = server.web.request("POST", "/api/tables", &headers, &table).await.json()["room"].clone();
    assert_eq!(guest.join(room.as_str().unwrap()).await["t"], "ack");
    let sit = guest.ask(json!({"t": "table", "room": room, "change": {"do": "sit"}})).await;
    assert_eq!(code(&sit), "no_session");
    server.close().await;
}

#[tokio::test]
async fn a_request_has_one_host() {
    let server = TestServer::open().await;
    let two = [("host", "a.example"), ("host", "b.example")];
    let answer = server.web.request("GET", "/api/games", &two, "").await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"));
    assert!(
        server.web.get("/", None).await.header("strict-transport-security").is_none(),
        "no HSTS without https"
    );
    server.close().await;
}
