//! One person, two devices.

use crate::house::{Guest, House, config};
use crate::web::{Answer, Web};
use rodada_server::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

/// Makes a link: its token.
async fn link(house: &House, ana: &Guest) -> String {
    let answer = house.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let url = answer.json()["url"].as_str().unwrap().to_owned();
    let (house_url, token) = url.split_once("/d/").unwrap();
    assert!(house_url.starts_with("http://") && house_url.ends_with(&house.web.address.port().to_string()));
    token.to_owned()
}

async fn redeem(web: &Web, cookie: Option<&str>, body: Value) -> Answer {
    web.post("/api/me/link/redeem", cookie, &body).await
}

async fn me(web: &Web, cookie: &str) -> Value {
    web.get("/api/me", Some(cookie)).await.json()
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
    assert!(answer.cookie().is_none(), "who is refused keeps who they are: {answer:?}");
}

#[tokio::test]
async fn a_link_makes_another_browser_the_same_person_once() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let token = link(&house, &ana).await;
    let page = house.web.get(&format!("/d/{token}"), None).await;
    assert_eq!((page.status, page.header("referrer-policy")), (200, Some("no-referrer")));

    let opened = redeem(&house.web, None, json!({"token": token})).await;
    assert_eq!((opened.status, &opened.json()["name"]), (200, &json!("Ana")));
    let phone = opened.cookie().unwrap();
    assert_ne!(phone, ana.cookie, "each device has a session of its own");
    assert_eq!(me(&house.web, &phone).await, me(&house.web, &ana.cookie).await);
    let mine = house.web.get("/api/tables/mine", Some(&phone)).await.json();
    assert_eq!(mine[0]["room"], room.as_str());

    refused(&redeem(&house.web, None, json!({"token": token})).await, 400, "bad_link");
    house.close().await;
}

#[tokio::test]
async fn links_that_are_no_good_are_all_refused_alike() {
    let hand = ManualClock::new(1_790_000_000_000);
    let house = House::with(config(&[]), hand.clock()).await;
    let ana = house.guest("Ana").await;
    let late = link(&house, &ana).await;
    let answer = house.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await.json();
    assert_eq!(answer["until"], 1_790_000_000_000_u64 + 600_000);
    hand.advance(Duration::from_secs(600));
    for token in [late.as_str(), &"0".repeat(64), "", "x", &format!("{late}0"), "../../etc/passwd"] {
        refused(&redeem(&house.web, None, json!({"token": token})).await, 400, "bad_link");
    }
    for body in [json!({}), json!({"token": 7}), json!({"token": "x", "force": true}), json!("x")] {
        refused(&redeem(&house.web, None, body).await, 400, "malformed");
    }
    house.close().await;
}

#[tokio::test]
async fn nobody_loses_seats_by_a_click() {
    let house = House::open().await;
    let (ana, bia) = (house.guest("Ana").await, house.guest("Bia").await);
    bia.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let token = link(&house, &ana).await;
    let web = &house.web;
    refused(&redeem(web, Some(&bia.cookie), json!({"token": token})).await, 409, "has_seats");
    refused(
        &redeem(web, Some(&bia.cookie), json!({"token": token, "replace": false})).await,
        409,
        "has_seats",
    );
    assert_eq!(me(web, &bia.cookie).await["name"], "Bia");

    // Where it was made nothing happens, and the link is still good.
    let own = redeem(web, Some(&ana.cookie), json!({"token": token})).await;
    assert_eq!((own.status, own.cookie(), &own.json()["name"]), (200, None, &json!("Ana")));

    let replaced = redeem(web, Some(&bia.cookie), json!({"token": token, "replace": true})).await;
    assert_eq!(me(web, &replaced.cookie().unwrap()).await["name"], "Ana");

    // Somebody without seats has nothing to lose, nor has somebody with a cookie that opens nothing.
    for cookie in [house.guest("Caio").await.cookie, format!("rodada={}", "0".repeat(64))] {
        let token = link(&house, &ana).await;
        let replaced = redeem(web, Some(&cookie), json!({"token": token})).await;
        assert_eq!(me(web, &replaced.cookie().unwrap()).await["name"], "Ana");
    }
    house.close().await;
}

#[tokio::test]
async fn links_are_for_people_and_pages_of_our_own() {
    let house = House::with(config(&["--links-per-hour=4"]), rodada_server::clock::Clock::system()).await;
    let ana = house.guest("Ana").await;
    refused(&house.web.post("/api/me/link", None, &json!({})).await, 401, "no_session");
    let token = link(&house, &ana).await;
    let body = json!({"token": token}).to_string();
    for (path, body) in [("/api/me/link", ""), ("/api/me/link/redeem", body.as_str())] {
        let headers = [
            ("origin", "http://evil.example"),
            ("cookie", ana.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        refused(&house.web.request("POST", path, &headers, body).await, 403, "foreign_origin");
        assert_eq!(house.web.get(path, Some(&ana.cookie)).await.status, 405);
    }
    for _ in 0..3 {
        refused(&redeem(&house.web, None, json!({"token": "0".repeat(64)})).await, 400, "bad_link");
    }
    refused(&redeem(&house.web, None, json!({"token": token})).await, 429, "too_many");
    refused(&house.web.post("/api/me/link", Some(&ana.cookie), &json!({})).await, 429, "too_many");
    house.close().await;
}
