//! One user on several devices.

use crate::merges::match_of;
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

/// Creates a one-time link. Returns its token.
async fn link(server: &TestServer, ana: &ConnectedUser) -> String {
    let answer = server.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let url = answer.json()["url"].as_str().unwrap().to_owned();
    let (house_url, token) = url.split_once("/d/").unwrap();
    assert!(house_url.starts_with("http://") && house_url.ends_with(&server.web.address.port().to_string()));
    token.to_owned()
}

async fn redeem(web: &Web, cookie: Option<&str>, body: Value) -> Answer {
    web.post("/api/me/link/redeem", cookie, &body).await
}

async fn preview(web: &Web, cookie: Option<&str>, token: &str) -> Answer {
    web.post("/api/me/link/preview", cookie, &json!({ "token": token })).await
}

async fn me(web: &Web, cookie: &str) -> Value {
    web.get("/api/me", Some(cookie)).await.json()
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
    assert!(answer.cookie().is_none(), "a refused request changes no cookie: {answer:?}");
}

#[tokio::test]
async fn a_link_signs_another_browser_in_once() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let token = link(&server, &ana).await;
    let page = server.web.get(&format!("/d/{token}"), None).await;
    assert_eq!((page.status, page.header("referrer-policy")), (200, Some("no-referrer")));

    let opened = redeem(&server.web, None, json!({"token": token})).await;
    assert_eq!((opened.status, &opened.json()["name"]), (200, &json!("Ana")));
    let phone = opened.cookie().unwrap();
    assert_ne!(phone, ana.cookie, "each device has a session of its own");
    assert_eq!(me(&server.web, &phone).await, me(&server.web, &ana.cookie).await);
    let mine = server.web.get("/api/tables/mine", Some(&phone)).await.json();
    assert_eq!(mine[0]["room"], room.as_str());

    refused(&redeem(&server.web, None, json!({"token": token})).await, 400, "bad_link");
    server.close().await;
}

#[tokio::test]
async fn the_server_says_whose_a_link_is() {
    let server = TestServer::open().await;
    let web = &server.web;
    let (ana, bia, gast) = (
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Gast").await,
    );
    let token = link(&server, &ana).await;
    let user = me(web, &ana.cookie).await["user"].clone();
    let whose = preview(web, None, &token).await;
    assert!(whose.status == 200 && whose.cookie().is_none(), "{whose:?}");
    let alone = json!({"user": user, "name": "Ana", "guest": true, "tables": 0, "with": []});
    assert_eq!(whose.json(), alone);
    match_of(web, &ana.cookie, &bia.cookie).await;
    match_of(web, &ana.cookie, &gast.cookie).await;
    assert_eq!(preview(web, None, &token).await.json()["with"], json!(["Gast", "Bia"]));
    // Whoever has seats is told whose they are, too.
    let whose = preview(web, Some(&gast.cookie), &token).await.json();
    let here = json!({"user": me(web, &gast.cookie).await["user"], "name": "Gast", "tables": 1});
    assert_eq!((&whose["name"], &whose["tables"], &whose["here"]), (&json!("Ana"), &json!(2), &here));
    assert!(preview(web, Some(&ana.cookie), &token).await.json().get("here").is_none());
    // Nothing of this has used the link up.
    assert_eq!(redeem(web, None, json!({"token": token})).await.status, 200);
    refused(&preview(web, None, &token).await, 400, "bad_link");
    server.close().await;
}

#[tokio::test]
async fn unusable_links_are_all_refused_alike() {
    let manual = ManualClock::new(1_790_000_000_000);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let ana = server.connect_user("Ana").await;
    let late = link(&server, &ana).await;
    let answer = server.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await.json();
    assert_eq!(answer["until"], 1_790_000_000_000_u64 + 600_000);
    manual.advance(Duration::from_secs(600));
    for token in [late.as_str(), &"0".repeat(64), "", "x", &format!("{late}0"), "../../etc/passwd"] {
        refused(&redeem(&server.web, None, json!({"token": token})).await, 400, "bad_link");
        refused(&preview(&server.web, None, token).await, 400, "bad_link");
    }
    for body in [json!({}), json!({"token": 7}), json!({"token": "x", "force": true}), json!("x")] {
        refused(&redeem(&server.web, None, body).await, 400, "malformed");
    }
    server.close().await;
}

#[tokio::test]
async fn replacing_a_user_with_seats_needs_confirmation() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    bia.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let token = link(&server, &ana).await;
    let web = &server.web;
    refused(&redeem(web, Some(&bia.cookie), json!({"token": token})).await, 409, "has_seats");
    refused(
        &redeem(web, Some(&bia.cookie), json!({"token": token, "replace": false})).await,
        409,
        "has_seats",
    );
    assert_eq!(me(web, &bia.cookie).await["name"], "Bia");

    // On the device that made the link nothing happens, and the link stays usable.
    let own = redeem(web, Some(&ana.cookie), json!({"token": token})).await;
    assert_eq!((own.status, own.cookie(), &own.json()["name"]), (200, None, &json!("Ana")));

    let replaced = redeem(web, Some(&bia.cookie), json!({"token": token, "replace": true})).await;
    assert_eq!(me(web, &replaced.cookie().unwrap()).await["name"], "Ana");

    // A user without seats loses nothing, and neither does a client with an invalid cookie: no confirmation is needed.
    for cookie in [server.connect_user("Caio").await.cookie, format!("rodada={}", "0".repeat(64))] {
        let token = link(&server, &ana).await;
        let replaced = redeem(web, Some(&cookie), json!({"token": token})).await;
        assert_eq!(me(web, &replaced.cookie().unwrap()).await["name"], "Ana");
    }
    server.close().await;
}

#[tokio::test]
async fn links_need_a_session_and_the_own_origin() {
    let server = TestServer::with(config(&["--links-per-hour=4"]), base::clock::Clock::system()).await;
    let ana = server.connect_user("Ana").await;
    refused(&server.web.post("/api/me/link", None, &json!({})).await, 401, "no_session");
    let token = link(&server, &ana).await;
    let body = json!({"token": token}).to_string();
    for (path, body) in [
        ("/api/me/link", ""),
        ("/api/me/link/redeem", body.as_str()),
        ("/api/me/link/preview", body.as_str()),
    ] {
        let headers = [
            ("origin", "http://evil.example"),
            ("cookie", ana.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        refused(&server.web.request("POST", path, &headers, body).await, 403, "foreign_origin");
        assert_eq!(server.web.get(path, Some(&ana.cookie)).await.status, 405);
    }
    refused(&preview(&server.web, None, &"0".repeat(64)).await, 400, "bad_link");
    for _ in 0..2 {
        refused(&redeem(&server.web, None, json!({"token": "0".repeat(64)})).await, 400, "bad_link");
    }
    refused(&redeem(&server.web, None, json!({"token": token})).await, 429, "too_many");
    refused(&preview(&server.web, None, &token).await, 429, "too_many");
    refused(&server.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await, 429, "too_many");
    server.close().await;
}
