//! Lists of sessions, and signing out.

use crate::client::Client;
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use futures_util::future::join_all;
use serde_json::{Value, json};

/// Signs the same user in on another device.
async fn on_another_device(server: &TestServer, user: &ConnectedUser, agent: &str) -> ConnectedUser {
    let link = server.web.post("/api/me/link", Some(&user.cookie), &json!({})).await.json();
    let token = link["url"].as_str().unwrap().split_once("/d/").unwrap().1.to_owned();
    let headers = [("content-type", "application/json"), ("user-agent", agent)];
    let body = json!({ "token": token }).to_string();
    let cookie = server.web.request("POST", "/api/me/link/redeem", &headers, &body).await.cookie().unwrap();
    ConnectedUser { client: Client::connect(&server.web, Some(&cookie)).await, cookie }
}

async fn sessions(web: &Web, cookie: &str) -> Vec<Value> {
    web.get("/api/me/sessions", Some(cookie)).await.json().as_array().unwrap().clone()
}

async fn end(web: &Web, cookie: &str, which: Value) -> Answer {
    web.post("/api/me/sessions/end", Some(cookie), &which).await
}

async fn is_signed_in(web: &Web, cookie: &str) -> bool {
    web.get("/api/me", Some(cookie)).await.status == 200
}

async fn bye(guest: &mut ConnectedUser) {
    assert_eq!(guest.client.until(|message| message["t"] == "bye").await["code"], "no_session");
}

#[tokio::test]
async fn signing_out_one_device_leaves_the_others_signed_in() {
    let server = TestServer::open().await;
    let (web, ana) = (&server.web, server.connect_user("Ana").await);
    let mut phone = on_another_device(&server, &ana, "Mozilla (Android 15) Firefox/140.0").await;
    let listed = sessions(web, &ana.cookie).await;
    assert_eq!(listed.len(), 2);
    let named = |device: &Value| listed.iter().find(|session| session["device"] == *device).unwrap();
    let (there, here) = (named(&json!("Firefox, Android")), named(&Value::Null));
    assert_eq!((&there["here"], &here["here"]), (&json!(false), &json!(true)));
    assert!(there["seen"].is_u64() && there["created"].is_u64());
    let token = phone.cookie.split_once('=').unwrap().1;
    assert!(!listed.iter().any(|session| session.to_string().contains(token)), "the list contains no token");

    let ended = end(web, &ana.cookie, json!({"session": there["id"]})).await;
    assert_eq!((ended.status, ended.header("set-cookie")), (200, None), "{ended:?}");
    bye(&mut phone).await;
    assert!(!is_signed_in(web, &phone.cookie).await);
    assert!(is_signed_in(web, &ana.cookie).await);
    assert_eq!(end(web, &ana.cookie, json!({"session": there["id"]})).await.code(), "not_found");
    // Connected again, the phone may only watch.
    let mut again = Client::connect(web, Some(&phone.cookie)).await;
    let room = ana.set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    assert_eq!(again.join(&room).await["t"], "ack");
    assert!(again.document(&room).get("you").is_none());
    server.close().await;
}

#[tokio::test]
async fn who_is_somebody_is_not_created_again() {
    let server = TestServer::with(config(&["--people-per-hour=1"]), Clock::system()).await;
    let (web, ana) = (&server.web, server.connect_user("Ana").await);
    let me = web.get("/api/me", Some(&ana.cookie)).await.json();
    for _ in 0..40 {
        let answer = web.post("/api/me", Some(&ana.cookie), &json!({"name": "Quiet Otter"})).await;
        assert_eq!((answer.status, answer.json(), answer.cookie()), (200, me.clone(), None));
    }
    assert_eq!(web.get("/api/me", Some(&ana.cookie)).await.json(), me);
    assert_eq!(web.post("/api/me", None, &json!({"name": "Bia"})).await.code(), "too_many");
    server.close().await;
}

#[tokio::test]
async fn a_name_is_changed_by_its_user_alone() {
    let server = TestServer::open().await;
    let (web, ana) = (&server.web, server.connect_user("Ana").await);
    let put = async |headers: &[(&str, &str)], name: &str| {
        let headers = [headers, &[("content-type", "application/json")]].concat();
        web.request("PUT", "/api/me", &headers, &json!({ "name": name }).to_string()).await
    };
    let own = ("cookie", ana.cookie.as_str());
    let nobody = put(&[], "Bia").await;
    assert_eq!((nobody.status, nobody.code(), nobody.cookie()), (401, "no_session".to_owned(), None));
    assert_eq!(put(&[own], "A\nB").await.code(), "bad_text");
    assert_eq!(put(&[own, ("origin", "http://evil.example")], "Eve").await.code(), "foreign_origin");
    let me = web.get("/api/me", Some(&ana.cookie)).await.json();
    assert_eq!(me["name"], "Ana");
    let changed = put(&[own], "Ana Clara").await.json();
    assert_eq!(changed, json!({"user": me["user"], "name": "Ana Clara"}));
    assert_eq!(web.get("/api/me", Some(&ana.cookie)).await.json(), changed);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_concurrent_renames_a_table_shows_the_stored_name() {
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let (web, mut ana) = (&server.web, server.connect_user("Ana").await);
    let room = ana.set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    for round in 0..20 {
        let rename = async |n: usize| {
            assert_eq!(web.rename(&ana.cookie, &format!("Ana {round} {n}")).await.status, 200);
        };
        join_all((0..12).map(rename)).await;
        let stored = ana.get(web, "/api/me").await.json()["name"].clone();
        while ana.client.view(&room).name_at(0) != stored.as_str() {
            ana.client.receive().await;
        }
        let mut fresh = Client::connect(web, Some(&ana.cookie)).await;
        fresh.join(&room).await;
        assert_eq!(fresh.view(&room).name_at(0), stored.as_str(), "in round {round}");
    }
    server.close().await;
}

#[tokio::test]
async fn signing_out_everywhere_includes_this_device() {
    let server = TestServer::open().await;
    let (web, mut ana, mut bia) =
        (&server.web, server.connect_user("Ana").await, server.connect_user("Bia").await);
    let mut phone = on_another_device(&server, &ana, "").await;
    let foreign = [
        ("origin", "http://evil.example"),
        ("cookie", ana.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    assert_eq!(web.request("POST", "/api/me/sessions/end", &foreign, "{}").await.code(), "foreign_origin");
    let of_bia = sessions(web, &bia.cookie).await[0]["id"].clone();
    assert_eq!(
        end(web, &ana.cookie, json!({"session": of_bia})).await.code(),
        "not_found",
        "a session of another user"
    );

    let ended = end(web, &ana.cookie, json!({})).await;
    assert!(
        ended
            .header("set-cookie")
            .is_some_and(|set| set.starts_with("rodada=; ") && set.contains("Max-Age=0"))
    );
    bye(&mut ana).await;
    bye(&mut phone).await;
    for cookie in [&ana.cookie, &phone.cookie] {
        assert!(!is_signed_in(web, cookie).await);
        assert_eq!(web.get("/api/me/sessions", Some(cookie)).await.code(), "no_session");
        assert_eq!(end(web, cookie, json!({})).await.code(), "no_session");
    }
    assert!(is_signed_in(web, &bia.cookie).await);
    bia.client.send(&json!({"t": "ping", "n": 1})).await;
    bia.client.until(|message| message["t"] == "pong").await;
    server.close().await;
}
