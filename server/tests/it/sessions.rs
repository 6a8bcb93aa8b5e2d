//! Where people are signed in, and how they sign out.

use crate::client::Client;
use crate::house::{Guest, House};
use crate::web::{Answer, Web};
use serde_json::{Value, json};

/// The same person in another browser.
async fn on_another_device(house: &House, person: &Guest, agent: &str) -> Guest {
    let link = house.web.post("/api/me/link", Some(&person.cookie), &json!({})).await.json();
    let token = link["url"].as_str().unwrap().split_once("/d/").unwrap().1.to_owned();
    let headers = [("content-type", "application/json"), ("user-agent", agent)];
    let body = json!({ "token": token }).to_string();
    let cookie = house.web.request("POST", "/api/me/link/redeem", &headers, &body).await.cookie().unwrap();
    Guest { client: Client::connect(&house.web, Some(&cookie)).await, cookie }
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

async fn bye(guest: &mut Guest) {
    assert_eq!(guest.client.until(|message| message["t"] == "bye").await["code"], "no_session");
}

#[tokio::test]
async fn one_device_is_signed_out_and_the_others_go_on() {
    let house = House::open().await;
    let (web, ana) = (&house.web, house.guest("Ana").await);
    let mut phone = on_another_device(&house, &ana, "Mozilla (Android 15) Firefox/140.0").await;
    let listed = sessions(web, &ana.cookie).await;
    assert_eq!(listed.len(), 2);
    let named = |device: &Value| listed.iter().find(|session| session["device"] == *device).unwrap();
    let (there, here) = (named(&json!("Firefox, Android")), named(&Value::Null));
    assert_eq!((&there["here"], &here["here"]), (&json!(false), &json!(true)));
    assert!(there["seen"].is_u64() && there["created"].is_u64());
    let token = phone.cookie.split_once('=').unwrap().1;
    assert!(!listed.iter().any(|session| session.to_string().contains(token)), "nothing opens a session");

    let ended = end(web, &ana.cookie, json!({"session": there["id"]})).await;
    assert_eq!((ended.status, ended.header("set-cookie")), (200, None), "{ended:?}");
    bye(&mut phone).await;
    assert!(!is_signed_in(web, &phone.cookie).await);
    assert!(is_signed_in(web, &ana.cookie).await);
    assert_eq!(end(web, &ana.cookie, json!({"session": there["id"]})).await.code(), "not_found");
    // Back again, the phone may watch, and nothing more.
    let mut again = Client::connect(web, Some(&phone.cookie)).await;
    let room = ana.set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    assert_eq!(again.join(&room).await["t"], "ack");
    assert!(again.document(&room).get("you").is_none());
    house.close().await;
}

#[tokio::test]
async fn who_signs_out_everywhere_is_signed_out_here_too() {
    let house = House::open().await;
    let (web, mut ana, mut bia) = (&house.web, house.guest("Ana").await, house.guest("Bia").await);
    let mut phone = on_another_device(&house, &ana, "").await;
    let foreign = [
        ("origin", "http://evil.example"),
        ("cookie", ana.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    assert_eq!(web.request("POST", "/api/me/sessions/end", &foreign, "{}").await.code(), "foreign_origin");
    let of_bia = sessions(web, &bia.cookie).await[0]["id"].clone();
    assert_eq!(end(web, &ana.cookie, json!({"session": of_bia})).await.code(), "not_found", "nobody else's");

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
    house.close().await;
}
