//! Notices to users who are away: a push service and a receiver of webhooks get them, once, and in time.

use crate::client::Client;
use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::push_service::{Browser, PushService, Received};
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::Answer;
use axum::http::HeaderMap;
use base::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
/// How long the manual clock moves at a time, and how long the server then has to do its work.
const STEP: Duration = Duration::from_secs(1);
const WORK: Duration = Duration::from_millis(2);

/// A server, a push service and two users.
pub(crate) struct Away {
    manual: ManualClock,
    pub(crate) server: TestServer,
    service: PushService,
    pub(crate) ana: ConnectedUser,
    pub(crate) bia: ConnectedUser,
}

impl Away {
    pub(crate) async fn open() -> Self {
        let manual = ManualClock::new(NOW);
        let server = TestServer::with(config(&["--notices-to-inside=yes"]), manual.clock()).await;
        let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
        Self { manual, server, service: PushService::start().await, ana, bia }
    }

    async fn ask(&self, user: &ConnectedUser, method: &str, path: &str, body: &Value) -> Answer {
        let headers = [("content-type", "application/json"), ("cookie", user.cookie.as_str())];
        self.server.web.request(method, path, &headers, &body.to_string()).await
    }

    /// Subscribes a browser of Bia.
    pub(crate) async fn subscribe(&self, path: &str) -> Browser {
        let browser = Browser::new();
        let body = browser.subscription(&format!("{}{path}", self.service.url));
        let answer = self.ask(&self.bia, "POST", "/api/me/notices/push", &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        browser
    }

    /// Gives Bia a webhook. Returns its secret.
    pub(crate) async fn set_webhook(&self) -> String {
        let body = json!({"url": format!("{}/hook", self.service.url)});
        let answer = self.ask(&self.bia, "PUT", "/api/me/notices/webhook", &body).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["secret"].as_str().unwrap().to_owned()
    }

    /// Ana and Bia start a match of days on new sockets, which nobody reads afterwards: when time passes they end.
    pub(crate) async fn start_match(&mut self) -> String {
        for user in [&mut self.ana, &mut self.bia] {
            user.client = Client::connect(&self.server.web, Some(&user.cookie)).await;
        }
        let wanted = json!({
            "game": "draftosaurus", "seats": 2, "open": true, "pace": {"kind": "days", "days": 2}
        });
        let room = self.ana.set_up(&self.server.web, &wanted).await;
        assert_eq!(self.ana.client.join(&room).await["t"], "ack");
        assert_eq!(self.bia.client.join(&room).await["t"], "ack");
        self.bia.client.change(&room, json!({"do": "sit"})).await;
        // What she did before is no sign that she knows what comes.
        self.manual.advance(Duration::from_secs(5));
        self.ana.client.change(&room, json!({"do": "start"})).await;
        room
    }

    /// Lets time pass until something is received. Returns it with the seconds that passed.
    pub(crate) async fn until_told(&mut self) -> (Received, u64) {
        for seconds in 0..600 {
            if let Some(received) = self.pass(1).await.pop() {
                return (received, seconds + 1);
            }
        }
        panic!("nothing was received in ten minutes");
    }

    /// Lets seconds pass. Returns what is received.
    pub(crate) async fn pass(&mut self, seconds: u64) -> Vec<Received> {
        for _ in 0..seconds {
            self.manual.advance(STEP);
            tokio::time::sleep(WORK).await;
            // On a busy machine its work takes as much longer as this answer does.
            self.ask(&self.bia, "GET", "/api/me/notices", &json!(null)).await;
        }
        let mut received = Vec::new();
        while let Ok(one) = self.service.received.try_recv() {
            received.push(one);
        }
        received
    }
}

/// Lets a user act at a table until they are no longer awaited.
pub(crate) async fn decide(client: &mut Client, room: &str) {
    while let Some(action) = client.choices(room).into_iter().find(|action| action["do"] != "reconsider") {
        let request = client.act(room, &action);
        assert_eq!(client.ask(request).await["t"], "ack");
    }
}

/// A new socket of a user.
async fn back(away: &Away, user: &ConnectedUser, room: &str) -> Client {
    back_on(&away.server, &user.cookie, room).await
}

async fn back_on(server: &TestServer, cookie: &str, room: &str) -> Client {
    let mut client = Client::connect(&server.web, Some(cookie)).await;
    assert_eq!(client.join(room).await["t"], "ack");
    client
}

#[tokio::test]
async fn a_player_who_is_away_is_told_once_and_then_of_the_next_turn() {
    let mut away = Away::open().await;
    let browser = away.subscribe("/bia").await;
    let room = away.start_match().await;
    let (told, seconds) = away.until_told().await;
    assert!((60..75).contains(&seconds), "after a minute, and not {seconds} s");
    assert_eq!(told.path, "/bia");
    assert_eq!(told.header("content-encoding"), "aes128gcm");
    assert!(told.header("authorization").starts_with("vapid t="), "{told:?}");
    assert_eq!((told.header("topic").len(), told.header("urgency")), (32, "normal"));
    let payload = browser.decrypt(&told.body);
    assert_eq!(payload["kind"], "match_begins");
    assert_eq!(payload["title"], "It begins: Draftosaurus with Ana");
    assert_eq!(
        payload["body"],
        "It is your turn.\nYou have 47 hours left, until Wednesday the 23rd at 14:13 UTC."
    );
    assert_eq!((&payload["table"], &payload["waiting"]), (&json!(room), &json!([room])));
    assert_eq!(payload["url"], format!("/t/{room}"));
    assert!(payload["tag"].as_str().unwrap().starts_with(&room));
    assert!(away.pass(600).await.is_empty(), "once");

    // The next round. What Ana did is told in one sentence, and nothing of what she holds.
    let mut bia = back(&away, &away.bia, &room).await;
    decide(&mut bia, &room).await;
    drop(bia);
    let browser = away.subscribe("/bia").await;
    away.pass(5).await;
    let mut ana = back(&away, &away.ana, &room).await;
    decide(&mut ana, &room).await;
    drop(ana);
    let (told, seconds) = away.until_told().await;
    assert!((60..75).contains(&seconds), "after a minute, and not {seconds} s");
    let ttl: u64 = told.header("ttl").parse().unwrap();
    assert!((86_400..2 * 86_400).contains(&ttl), "no longer than the time left: {ttl}");
    let payload = browser.decrypt(&told.body);
    assert_eq!(
        (&payload["kind"], &payload["title"]),
        (&json!("your_turn"), &json!("Your turn: Draftosaurus with Ana"))
    );
    let body = payload["body"].as_str().unwrap();
    let (sentence, left) = body.split_once('\n').unwrap();
    assert!(sentence.contains("Ana") && !sentence.contains('$') && !sentence.contains('{'), "{body}");
    assert!(left.starts_with("You have 47 hours left, until Wednesday the 23rd at 14:"), "{left}");
    away.server.close().await;
}

#[tokio::test]
async fn who_looks_is_not_told_until_they_look_away() {
    let mut away = Away::open().await;
    let browser = away.subscribe("/bia").await;
    let room = away.start_match().await;
    // The page is visible, but was last used before the match began.
    away.bia.client.send(&json!({"t": "looking", "room": room, "visible": true, "used_ms": 3_000})).await;
    let (_, seconds) = away.until_told().await;
    assert!((112..140).contains(&seconds), "two minutes after the last use, and not after {seconds} s");
    // In the next match she hides the page at once: she has seen it.
    let next = away.start_match().await;
    let looking = |visible: bool| json!({"t": "looking", "room": next, "visible": visible, "used_ms": 0});
    away.bia.client.send(&looking(true)).await;
    away.bia.client.send(&looking(false)).await;
    away.bia.client.send(&json!({"t": "ping", "n": 1})).await;
    away.bia.client.until(|message| message["t"] == "pong").await;
    if let Some(told) = away.pass(300).await.pop() {
        panic!("{}", browser.decrypt(&told.body));
    }
    // With `always`, the user is told although they look at the table.
    let answer = away.ask(&away.bia, "PUT", "/api/me/notices", &json!({"always": true})).await;
    assert_eq!(answer.json()["always"], true, "{answer:?}");
    let last = away.start_match().await;
    let looking = json!({"t": "looking", "room": last, "visible": true, "used_ms": 0});
    away.bia.client.send(&looking).await;
    let (_, seconds) = away.until_told().await;
    assert!((60..75).contains(&seconds), "{seconds}");
    away.server.close().await;
}

#[tokio::test]
async fn a_webhook_is_signed_and_tried_again_after_growing_pauses() {
    let mut away = Away::open().await;
    let secret = away.set_webhook().await;
    let room = away.start_match().await;
    away.service.answer(500, None);
    away.service.answer(503, Some(200));
    let (first, _) = away.until_told().await;
    let (second, after_first) = away.until_told().await;
    assert!((28..130).contains(&after_first), "{after_first}");
    let (third, after_second) = away.until_told().await;
    assert!((198..330).contains(&after_second), "as long as it was asked to: {after_second}");
    assert!(away.pass(300).await.is_empty());
    let id = |received: &Received| received.header("webhook-id").to_owned();
    assert_eq!((id(&first), id(&first)), (id(&second), id(&third)), "the receiver knows what it had");
    let mut signed = HeaderMap::new();
    for name in ["webhook-id", "webhook-timestamp", "webhook-signature"] {
        signed.insert(name, third.header(name).parse().unwrap());
    }
    // The verifier compares the time with that of the machine, so only the signature is compared.
    let at: i64 = third.header("webhook-timestamp").parse().unwrap();
    let signature =
        standardwebhooks::Webhook::new(&secret).unwrap().sign(&id(&third), at, &third.body).unwrap();
    assert_eq!(third.header("webhook-signature"), signature);
    let body: Value = serde_json::from_slice(&third.body).unwrap();
    assert_eq!(
        (&body["kind"], &body["table"], &body["game"]),
        (&json!("match_begins"), &json!(room), &json!("draftosaurus"))
    );
    assert_eq!((&body["allowed_mentions"], &body["mrkdwn"]), (&json!({"parse": []}), &json!(false)));
    assert!(body["content"].as_str().unwrap().starts_with("It begins: Draftosaurus with Ana\n"), "{body}");
    away.server.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_slow_service_delays_no_move() {
    let mut away = Away::open().await;
    away.subscribe("/gone").await;
    // Accepts connections and never answers.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let endpoint = format!("http://{}/", silent.local_addr().unwrap());
    let body = Browser::new().subscription(&endpoint);
    assert_eq!(away.ask(&away.bia, "POST", "/api/me/notices/push", &body).await.status, 201);
    let listed = async |away: &Away| {
        let notices = away.ask(&away.bia, "GET", "/api/me/notices", &json!({})).await.json();
        notices["push"]["subscriptions"].as_array().unwrap().len()
    };
    assert_eq!(listed(&away).await, 2);
    let room = away.start_match().await;
    away.service.answer(410, None);
    away.until_told().await;
    while listed(&away).await > 1 {
        away.pass(1).await;
    }
    let mut bia = back(&away, &away.bia, &room).await;
    decide(&mut bia, &room).await;
    away.server.close().await;
}

#[tokio::test]
async fn bad_addresses_are_refused() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let ask = async |method: &str, path: &str, body: Value| {
        let headers = [("content-type", "application/json"), ("cookie", ana.cookie.as_str())];
        server.web.request(method, path, &headers, &body.to_string()).await
    };
    let subscription = |endpoint: &str| Browser::new().subscription(endpoint);
    for endpoint in [
        "http://push.example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://169.254.169.254/",
        "x",
        "",
    ] {
        let answer = ask("POST", "/api/me/notices/push", subscription(endpoint)).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_address"), "{endpoint}");
        let answer = ask("PUT", "/api/me/notices/webhook", json!({"url": endpoint})).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_address"), "{endpoint}");
    }
    let mut bad_keys = subscription("https://push.example.org/");
    bad_keys["keys"]["auth"] = json!("AAAA");
    assert_eq!(ask("POST", "/api/me/notices/push", bad_keys).await.code(), "bad_address");
    let mut unknown_language = subscription("https://push.example.org/");
    unknown_language["language"] = json!("tlh");
    assert_eq!(ask("POST", "/api/me/notices/push", unknown_language).await.code(), "malformed");
    // Without mail in the settings there is none.
    assert_eq!(
        ask("POST", "/api/me/notices/mail", json!({"address": "ana@example.org"})).await.code(),
        "not_found"
    );
    let quiet = json!({"quiet": {"from": "22:00", "to": "07:00", "zone": "Nowhere/Else"}});
    assert_eq!(ask("PUT", "/api/me/notices", quiet).await.code(), "malformed");
    // At most ten browsers.
    for number in 0..10 {
        let endpoint = format!("https://push.example.org/{number}");
        assert_eq!(ask("POST", "/api/me/notices/push", subscription(&endpoint)).await.status, 201);
    }
    assert_eq!(
        ask("POST", "/api/me/notices/push", subscription("https://push.example.org/x")).await.code(),
        "too_many"
    );
    // Only a page of this server and a user with a session may do any of this.
    let headers = [
        ("content-type", "application/json"),
        ("cookie", ana.cookie.as_str()),
        ("origin", "https://evil.example"),
    ];
    let foreign = server.web.request("PUT", "/api/me/notices", &headers, "{}").await;
    assert_eq!(foreign.code(), "foreign_origin");
    assert_eq!(server.web.get("/api/me/notices", None).await.code(), "no_session");
    server.close().await;
}

#[tokio::test]
async fn settings_are_shown_and_changed() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let ask = async |method: &str, path: &str, body: Value| {
        let headers = [("content-type", "application/json"), ("cookie", ana.cookie.as_str())];
        server.web.request(method, path, &headers, &body.to_string()).await
    };
    let fresh = ask("GET", "/api/me/notices", json!({})).await.json();
    assert_eq!(
        (&fresh["mail"], &fresh["always"], &fresh["quiet"]),
        (&Value::Null, &json!(false), &Value::Null)
    );
    assert_eq!(fresh["kinds"]["somebody_wrote"], json!({"push": false, "mail": false, "webhook": false}));
    assert_eq!(fresh["kinds"]["your_turn"]["push"], true);
    assert_eq!(fresh["push"]["public_key"].as_str().unwrap().len(), 87, "65 bytes in base64url");
    let quiet = json!({"from": "22:00", "to": "07:00", "zone": "Europe/Lisbon"});
    let changed = ask("PUT", "/api/me/notices", json!({"quiet": quiet, "language": "ja"})).await.json();
    assert_eq!((&changed["quiet"], &changed["language"]), (&quiet, &json!("ja")));
    let cleared = ask("PUT", "/api/me/notices", json!({"quiet": null, "always": true})).await.json();
    assert_eq!(
        (&cleared["quiet"], &cleared["language"], &cleared["always"]),
        (&Value::Null, &json!("ja"), &json!(true))
    );
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    assert_eq!(ask("PUT", &format!("/api/me/notices/silent/{room}"), json!({})).await.status, 204);
    assert_eq!(ask("GET", "/api/me/notices", json!({})).await.json()["silent_tables"], json!([room]));
    assert_eq!(ask("DELETE", &format!("/api/me/notices/silent/{room}"), json!({})).await.status, 204);
    assert_eq!(ask("GET", "/api/me/notices", json!({})).await.json()["silent_tables"], json!([]));
    let hook =
        ask("PUT", "/api/me/notices/webhook", json!({"url": "https://hooks.example.org/1"})).await.json();
    assert!(hook["secret"].as_str().unwrap().starts_with("whsec_"));
    assert_eq!(ask("GET", "/api/me/notices", json!({})).await.json()["addresses"]["webhook"], hook);
    assert_eq!(ask("DELETE", "/api/me/notices/webhook", json!({})).await.status, 204);
    assert_eq!(ask("DELETE", "/api/me/notices/webhook", json!({})).await.code(), "not_found");
    assert_eq!(ask("POST", "/api/me/notices/webhook/test", json!({})).await.code(), "not_found");
    server.close().await;
}

/// Two servers on one database both find what is due, and one tells it.
#[tokio::test]
async fn of_two_servers_one_tells() {
    let url = schema().await;
    let manual = ManualClock::new(NOW);
    let mut service = PushService::start().await;
    let flags = ["--notices-to-inside=yes"];
    let one = TestServer::on_database(&url, config(&flags), manual.clock()).await;
    let two = TestServer::on_database(&url, config(&flags), manual.clock()).await;
    let (ana, mut bia) = (one.connect_user("Ana").await, two.connect_user("Bia").await);
    let body = Browser::new().subscription(&format!("{}/bia", service.url));
    assert_eq!(two.web.post("/api/me/notices/push", Some(&bia.cookie), &body).await.status, 201);
    // Both servers learn who is told anything by a search.
    let pace = json!({"kind": "days", "days": 2});
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true, "pace": pace});
    let room = ana.set_up(&one.web, &wanted).await;
    let mut host = ana.client;
    assert_eq!(host.join(&room).await["t"], "ack");
    assert_eq!(bia.client.join(&room).await["t"], "ack");
    bia.client.change(&room, json!({"do": "sit"})).await;
    let mut received = Vec::new();
    let mut pass = async |seconds: u64| {
        for _ in 0..seconds {
            manual.advance(STEP);
            tokio::time::sleep(WORK).await;
        }
        while let Ok(one) = service.received.try_recv() {
            received.push(one.path);
        }
        received.clone()
    };
    assert!(pass(70).await.is_empty());
    let mut host = back_on(&one, &ana.cookie, &room).await;
    host.change(&room, json!({"do": "start"})).await;
    let mut told = pass(400).await;
    // On a busy machine the servers need longer for what is due.
    for _ in 0..10 {
        if told.is_empty() {
            told = pass(100).await;
        }
    }
    assert_eq!(told, ["/bia"]);
    assert_eq!(pass(100).await, ["/bia"], "told once");
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn the_host_tries_whether_notices_arrive() {
    let folder = Folder::new();
    let mut server =
        Program::serve(folder.path(), &["--notices-to-inside=yes", "--contact=host@example.org"]).await;
    let mut service = PushService::start().await;
    let me = server.web.post("/api/me", None, &json!({"name": "Ana"})).await;
    let (cookie, user) = (me.cookie().unwrap(), me.json()["user"].as_str().unwrap().to_owned());
    let browser = Browser::new();
    let body = browser.subscription(&format!("{}/ana", service.url));
    assert_eq!(server.web.post("/api/me/notices/push", Some(&cookie), &body).await.status, 201);
    let test = async |channel: &str, user: &str| {
        let mut command = program("notices");
        command.args(["test", channel, user]).env("RODADA_DATA_DIR", folder.path());
        run(command).await
    };
    let (code, said) = test("push", &user).await;
    assert!(code == 0 && said.contains("a browser: delivered"), "{code}: {said}");
    let payload = browser.decrypt(&service.received.recv().await.unwrap().body);
    assert_eq!((&payload["title"], &payload["body"]), (&json!("A test"), &json!("Notices arrive here.")));
    service.answer(403, None);
    let (code, said) = test("push", &user).await;
    assert!(code == 10 && said.contains("refused with 403"), "{code}: {said}");
    let mut doctor = program("doctor");
    doctor.env("RODADA_DATA_DIR", folder.path());
    let (_, said) = run(doctor).await;
    assert!(said.contains("a push service (another one) has refused this server 1 times"), "{said}");
    assert_eq!(test("webhook", &user).await.0, 7, "she has none");
    assert_eq!(server.stop().await, 0);
    assert!(!server.said.contains(&service.url), "no address is logged: {}", server.said);
    assert_eq!(test("push", &user).await.0, 3, "no server runs");
}

#[tokio::test]
async fn a_push_service_that_refuses_the_server_is_told_to_the_user_and_left_alone() {
    let mut away = Away::open().await;
    away.subscribe("/bia").await;
    let failed = async |away: &Away| {
        let notices = away.ask(&away.bia, "GET", "/api/me/notices", &json!({})).await.json();
        notices["push"]["subscriptions"][0]["failed"].clone()
    };
    assert_eq!(failed(&away).await, false);
    away.start_match().await;
    away.service.answer(403, None);
    away.until_told().await;
    while failed(&away).await == false {
        away.pass(1).await;
    }
    assert!(away.pass(600).await.is_empty(), "only the host can change something, so there is no hurry");
    away.server.close().await;
}

#[tokio::test]
async fn without_a_contact_nobody_is_offered_push() {
    let mut config = config(&["--public-url=http://games.example.org"]);
    config.contact = None;
    let server = TestServer::with(config, ManualClock::new(NOW).clock()).await;
    let headers =
        |cookie| [("host", "games.example.org"), ("content-type", "application/json"), ("cookie", cookie)];
    let ana =
        server.web.request("POST", "/api/me", &headers(""), r#"{"name":"Ana"}"#).await.cookie().unwrap();
    let notices = server.web.request("GET", "/api/me/notices", &headers(&ana), "").await.json();
    assert_eq!(notices["push"], json!({"subscriptions": []}));
    let body = Browser::new().subscription("https://push.example.org/1").to_string();
    let answer = server.web.request("POST", "/api/me/notices/push", &headers(&ana), &body).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"));
    server.close().await;
}

/// Slow targets of one user hold up no other user: 40 tables of which Bia is told, at ten targets that do not answer.
#[tokio::test]
async fn targets_that_answer_slowly_hold_up_nobody_else() {
    let mut away = Away::open().await;
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    for n in 0..10 {
        let endpoint = format!("http://{}/{n}", silent.local_addr().unwrap());
        let body = Browser::new().subscription(&endpoint);
        assert_eq!(away.ask(&away.bia, "POST", "/api/me/notices/push", &body).await.status, 201);
    }
    for _ in 0..4 {
        away.start_match().await;
    }
    // Later, so that she is not told of what began before, and although it is she who starts the match.
    away.manual.advance(STEP);
    let body = Browser::new().subscription(&format!("{}/ana", away.service.url));
    assert_eq!(away.ask(&away.ana, "POST", "/api/me/notices/push", &body).await.status, 201);
    let answer = away.ask(&away.ana, "PUT", "/api/me/notices", &json!({"always": true})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    away.start_match().await;
    let (told, seconds) = away.until_told().await;
    assert_eq!(told.path, "/ana");
    assert!((60..80).contains(&seconds), "{seconds} s");
    away.server.close().await;
}
