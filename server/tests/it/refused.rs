//! Bad input: each is refused with its code, and neither the socket nor the room takes harm.

use crate::client::{Client, open};
use crate::house::{Guest, House, config};
use protocol::limits;
use rodada_server::clock::Clock;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

const NOWHERE: &str = "01936d5e-0000-7000-8000-000000000001";

/// Ana and Bia play; both are in the room.
async fn two(house: &House) -> (Guest, Guest, String) {
    let (mut ana, mut bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    bia.client.until(|message| message["t"] == "patch" && message.pointer("/delta/game").is_some()).await;
    (ana, bia, room)
}

/// The socket still answers, and the room is as it was.
async fn unharmed(house: &House, client: &mut Client, room: &str) {
    client.send(&json!({"t": "ping", "n": 7})).await;
    client.until(|message| message["t"] == "pong" && message["n"] == 7).await;
    let (before, version) = (client.document(room).clone(), client.seen(room).version);
    let mut watcher = house.watcher().await;
    watcher.join(room).await;
    assert_eq!(watcher.seen(room).version, version);
    assert_eq!(client.join(room).await["t"], "ack");
    assert_eq!(client.document(room), &before);
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["t"], "nack", "{answer}");
    answer["code"].as_str().unwrap()
}

/// Listens until the socket ends: the code it said goodbye with.
async fn bye(client: &mut Client) -> Option<String> {
    let mut code = None;
    while let Some(message) = client.hear_or_end().await {
        if message["t"] == "bye" {
            code = message["code"].as_str().map(str::to_owned);
        }
    }
    code
}

#[tokio::test]
async fn malformed_frames() {
    let house = House::open().await;
    let (mut ana, _bia, room) = two(&house).await;
    for text in ["", "{", "[]", "7", r#"{"t":"dance"}"#, r#"{"t":"join","id":"x"}"#] {
        ana.client.send_text(text).await;
        let nack = ana.client.until(|message| message["t"] == "nack").await;
        assert_eq!(code(&nack), "malformed", "{text}");
    }
    let named = ana.client.ask(json!({"t": "act", "room": room, "expect": -1, "action": {}})).await;
    assert_eq!(code(&named), "malformed");
    unharmed(&house, &mut ana.client, &room).await;
    house.close().await;
}

#[tokio::test]
async fn frames_that_are_no_text() {
    let house = House::open().await;
    let (mut ana, _bia, room) = two(&house).await;
    use futures_util::SinkExt;
    ana.client.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(code(&ana.client.until(|message| message["t"] == "nack").await), "malformed");
    unharmed(&house, &mut ana.client, &room).await;
    house.close().await;
}

#[tokio::test]
async fn who_goes_on_sending_nonsense_is_cut_off() {
    let house = House::open().await;
    let mut watcher = house.watcher().await;
    for _ in 0..20 {
        watcher.send_text("nonsense").await;
    }
    assert_eq!(bye(&mut watcher).await.as_deref(), Some("broken"));
    house.close().await;
}

#[tokio::test]
async fn frames_that_are_too_long() {
    let house = House::open().await;
    let (mut ana, _bia, room) = two(&house).await;
    let text = "x".repeat(limits::CLIENT_FRAME_BYTES);
    let answer = ana.client.ask(json!({"t": "chat", "room": room, "text": text})).await;
    assert_eq!(code(&answer), "too_large");
    unharmed(&house, &mut ana.client, &room).await;

    let mut endless = house.watcher().await;
    endless.send_text(&"x".repeat(limits::CLIENT_FRAME_BYTES * 8)).await;
    assert_eq!(bye(&mut endless).await.as_deref(), Some("broken"));
    unharmed(&house, &mut ana.client, &room).await;
    house.close().await;
}

#[tokio::test]
async fn too_many_frames_get_one_answer_each() {
    let house = House::open().await;
    let (mut ana, mut bia, room) = two(&house).await;
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
    // Bia plays, and Ana's socket hears of it as if nothing had happened.
    let version = ana.client.seen(&room).version;
    let action = bia.client.choices(&room).remove(0);
    let request = bia.client.act(&room, &action);
    assert_eq!(bia.client.ask(request).await["t"], "ack");
    ana.client.until(|message| message["t"] == "patch").await;
    assert_eq!(ana.client.seen(&room).version, version + 1);
    house.close().await;
}

#[tokio::test]
async fn a_flood_is_cut_off() {
    let house = House::open().await;
    let mut watcher = house.watcher().await;
    use futures_util::SinkExt;
    for _ in 0..2_000 {
        let ping = Message::text(r#"{"t":"ping","n":1}"#);
        if watcher.socket.send(ping).await.is_err() {
            break;
        }
    }
    assert!(matches!(bye(&mut watcher).await.as_deref(), Some("broken") | None));
    house.close().await;
}

#[tokio::test]
async fn actions_that_are_not_to_be_played() {
    let house = House::open().await;
    let (mut ana, _bia, room) = two(&house).await;
    let action = ana.client.choices(&room).remove(0);
    let decision = ana.client.document(&room)["you"]["decision"].as_u64().unwrap();
    let act =
        |expect: u64, action: &Value| json!({"t": "act", "room": room, "expect": expect, "action": action});
    for unlisted in [json!({"do": "win"}), json!({}), json!(7), json!({"do": action["do"]}), json!(null)] {
        let answer = ana.client.ask(act(decision, &unlisted)).await;
        assert_eq!(code(&answer), "not_listed", "{unlisted}");
    }
    for stale in [decision - 1, decision + 1, 0] {
        assert_eq!(code(&ana.client.ask(act(stale, &action)).await), "stale");
    }
    let undo = ana.client.ask(json!({"t": "undo", "room": room, "version": decision})).await;
    assert_eq!(code(&undo), "nothing_to_undo");
    unharmed(&house, &mut ana.client, &room).await;
    house.close().await;
}

#[tokio::test]
async fn seats_of_others() {
    let house = House::open().await;
    let (mut ana, _bia, room) = two(&house).await;
    let mut eve = house.guest("Eve").await;
    eve.client.join(&room).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    assert_eq!(code(&eve.client.ask(request.clone()).await), "not_seated");
    let table = |change: Value| json!({"t": "table", "room": room, "change": change});
    assert_eq!(code(&eve.client.ask(table(json!({"do": "sit", "seat": 0}))).await), "started");
    assert_eq!(code(&eve.client.ask(table(json!({"do": "hand_over"}))).await), "not_seated");
    let mut nobody = house.watcher().await;
    nobody.join(&room).await;
    assert_eq!(code(&nobody.ask(request).await), "no_session");
    assert_eq!(code(&nobody.ask(json!({"t": "chat", "room": room, "text": "hi"})).await), "no_session");
    let invitation = format!("/api/tables/{room}/invitation");
    assert_eq!(eve.get(&house.web, &invitation).await.code(), "not_seated");
    assert_eq!(house.web.get(&invitation, None).await.code(), "no_session");
    unharmed(&house, &mut ana.client, &room).await;
    house.close().await;
}

#[tokio::test]
async fn rooms_that_are_not_there() {
    let house = House::open().await;
    let mut watcher = house.watcher().await;
    assert_eq!(code(&watcher.join(NOWHERE).await), "not_found");
    assert_eq!(code(&watcher.join("nowhere").await), "malformed");
    let act = json!({"t": "act", "room": NOWHERE, "expect": 1, "action": {}});
    assert_eq!(code(&watcher.ask(act).await), "not_joined");
    assert_eq!(code(&watcher.ask(json!({"t": "leave", "room": NOWHERE})).await), "not_joined");
    let answer = house.web.get("/api/tables/nowhere/invitation", None).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
    house.close().await;
}

#[tokio::test]
async fn more_rooms_than_a_socket_may_show() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    let mut rooms = Vec::new();
    for _ in 0..=limits::ROOMS_PER_SOCKET {
        rooms.push(ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await);
    }
    let last = rooms.pop().unwrap();
    for room in &rooms {
        assert_eq!(ana.client.join(room).await["t"], "ack");
    }
    assert_eq!(code(&ana.client.join(&last).await), "too_many_rooms");
    assert_eq!(ana.client.join(&rooms[0]).await["t"], "ack", "one that is shown may be joined again");
    let leave = json!({"t": "leave", "room": rooms[0]});
    assert_eq!(ana.client.ask(leave).await["t"], "ack");
    assert_eq!(ana.client.join(&last).await["t"], "ack");
    house.close().await;
}

#[tokio::test]
async fn clients_that_speak_another_protocol() {
    let house = House::open().await;
    for protocol in [0, protocol::PROTOCOL - 1, protocol::PROTOCOL + 1, 99] {
        let mut old = Client::of(open(&house.web, &[]).await.unwrap());
        old.send(&json!({"t": "hello", "protocol": protocol, "build": "old", "more": true})).await;
        assert_eq!(bye(&mut old).await.as_deref(), Some("upgrade"));
    }
    let more = json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "rude", "more": true});
    for first in [json!({"t": "ping", "n": 1}), json!({"t": "hello"}), json!(1), more] {
        let mut rude = Client::of(open(&house.web, &[]).await.unwrap());
        rude.send(&first).await;
        assert_eq!(bye(&mut rude).await.as_deref(), Some("broken"), "{first}");
    }
    house.close().await;
}

#[tokio::test]
async fn forged_cookies() {
    let house = House::open().await;
    let forged = format!("rodada={}", "0".repeat(64));
    let ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for cookie in [forged.as_str(), "rodada=1", "rodada="] {
        let answer = house.web.get("/api/me", Some(cookie)).await;
        assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
        // The browser may have a good one by now, which this would take away.
        assert_eq!(answer.header("set-cookie"), None);
        let table = json!({"game": "draftosaurus", "seats": 2});
        assert_eq!(house.web.post("/api/tables", Some(cookie), &table).await.code(), "no_session");
        // Whoever has one is let in as somebody without a name, and gets a session with a name.
        let mut stranger = Client::connect(&house.web, Some(cookie)).await;
        assert_eq!(stranger.join(&room).await["t"], "ack");
        let sit = stranger.ask(json!({"t": "table", "room": room, "change": {"do": "sit"}})).await;
        assert_eq!(sit["code"], "no_session");
        let named = house.web.post("/api/me", Some(cookie), &json!({"name": "Eve"})).await;
        assert_eq!(house.web.get("/api/me", named.cookie().as_deref()).await.json()["name"], "Eve");
        // A worthless one beside the good one changes nothing.
        for both in [format!("{cookie}; {}", ana.cookie), format!("{}; {cookie}", ana.cookie)] {
            assert_eq!(house.web.get("/api/me", Some(&both)).await.json()["name"], "Ana", "{both}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn pages_of_others() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"] {
        let refused = open(&house.web, &[("origin", origin), ("cookie", &ana.cookie)]).await;
        let Err(Error::Http(answer)) = refused else { panic!("{origin} was let in: {refused:?}") };
        assert_eq!(answer.status(), 403);
        let body: Value = serde_json::from_slice(answer.body().as_ref().unwrap()).unwrap();
        assert_eq!(body["code"], "foreign_origin");
        let headers =
            [("origin", origin), ("cookie", ana.cookie.as_str()), ("content-type", "application/json")];
        let answer = house.web.request("POST", "/api/me", &headers, r#"{"name":"Eve"}"#).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"));
    }
    let own = format!("http://{}", house.web.address);
    assert!(open(&house.web, &[("origin", &own)]).await.is_ok());
    assert_eq!(ana.get(&house.web, "/api/me").await.json()["name"], "Ana");
    house.close().await;
}

#[tokio::test]
async fn bodies_and_addresses_that_are_not_understood() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
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
        let answer = house.web.request(method, path, headers, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path} {body:.40}");
    }
    for path in ["/api", "/api/", "/api/none", "/api/tables/x", "/api/tables/x/y/z"] {
        let answer = house.web.get(path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"), "{path}");
    }
    assert_eq!(house.web.get("/api/socket", None).await.code(), "malformed");
    house.close().await;
}

#[tokio::test]
async fn a_server_that_knows_its_name_hears_no_other() {
    let flags = ["--public-url=https://games.example.org"];
    let house = House::with(config(&flags), Clock::system()).await;
    let ask = async |headers: &[(&str, &str)]| {
        let headers = [headers, &[("content-type", "application/json")]].concat();
        house.web.request("POST", "/api/me", &headers, r#"{"name":"Ana"}"#).await
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
        let me = house.web.request("GET", "/api/me", &[own, ("cookie", &kept)], "").await;
        assert_eq!(me.json()["name"], "Ana");
    }
    // By whatever name the machine itself is asked.
    assert_eq!(house.web.get("/readyz", None).await.status, 200);
    let here = format!("http://{}", house.web.address);
    for foreign in [here.as_str(), "http://games.example.org", "null"] {
        let answer = ask(&[own, ("origin", foreign)]).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{foreign}");
    }
    for foreign in ["evil.example", "games.example.org:8080", "games.example.org.evil.example"] {
        let answer = ask(&[("host", foreign), ("origin", &format!("https://{foreign}"))]).await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "foreign_origin"), "{foreign}");
        assert_eq!(house.web.request("GET", "/", &[("host", foreign)], "").await.status, 421);
    }
    house.close().await;
}

#[tokio::test]
async fn a_neighbour_under_the_same_domain_makes_nobody_somebody_else() {
    let flags = ["--public-url=https://games.example.org"];
    let house = House::with(config(&flags), Clock::system()).await;
    let (host, json_kind) = (("host", "games.example.org"), ("content-type", "application/json"));
    let name = async |cookie: &str, name: &str| {
        let body = json!({ "name": name }).to_string();
        house.web.request("POST", "/api/me", &[host, json_kind, ("cookie", cookie)], &body).await
    };
    let me = async |cookie: &str| house.web.request("GET", "/api/me", &[host, ("cookie", cookie)], "").await;
    let (eve, ana) = (name("", "Eve").await, name("", "Ana").await);
    let (eves, anas) = (eve.cookie().unwrap(), ana.cookie().unwrap());
    // Eve has a page on another host of example.org, which sets her own session as a cookie for all of it.
    let planted = eves.replace("__Host-", "");
    assert!(planted.starts_with("rodada="));
    for both in [format!("{planted}; {anas}"), format!("{anas}; {planted}")] {
        assert_eq!(me(&both).await.json()["name"], "Ana", "{both}");
    }
    assert_eq!(me(&planted).await.code(), "no_session");
    let bia = name(&planted, "Bia").await;
    assert_ne!(bia.json()["user"], eve.json()["user"], "a visitor is not Eve under another name");
    assert!(bia.cookie().unwrap().starts_with("__Host-"));
    let mut visitor = Client::of(open(&house.web, &[host, ("cookie", &planted)]).await.unwrap());
    visitor.send(&json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test"})).await;
    visitor.until(|message| message["t"] == "welcome").await;
    let table = json!({"game": "draftosaurus", "seats": 2, "open": true}).to_string();
    let headers = [host, json_kind, ("cookie", anas.as_str())];
    let room = house.web.request("POST", "/api/tables", &headers, &table).await.json()["room"].clone();
    assert_eq!(visitor.join(room.as_str().unwrap()).await["t"], "ack");
    let sit = visitor.ask(json!({"t": "table", "room": room, "change": {"do": "sit"}})).await;
    assert_eq!(code(&sit), "no_session");
    house.close().await;
}

#[tokio::test]
async fn a_request_has_one_host() {
    let house = House::open().await;
    let two = [("host", "a.example"), ("host", "b.example")];
    let answer = house.web.request("GET", "/api/games", &two, "").await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"));
    assert!(house.web.get("/", None).await.header("strict-transport-security").is_none(), "in the house");
    house.close().await;
}
