//! Vacations over HTTP: the clocks of matches of days stand still on every page.

use crate::client::Client;
use crate::merges::{become_user, bring_along, users_in};
use crate::notices::decide;
use crate::postgres::schema;
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::Answer;
use base::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
const DAY: u64 = 86_400_000;

async fn ask(server: &TestServer, user: &ConnectedUser, method: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("cookie", user.cookie.as_str())];
    server.web.request(method, "/api/me/vacation", &headers, &body.to_string()).await
}

/// Ana and Bia start a match of days.
async fn start_match(server: &TestServer, ana: &mut ConnectedUser, bia: &mut ConnectedUser) -> String {
    let wanted =
        json!({"game": "draftosaurus", "seats": 2, "open": true, "pace": {"kind": "days", "days": 2}});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    for user in [ana, bia] {
        until_shown(&mut user.client, &room, |table| table["status"] == "running").await;
    }
    room
}

async fn until_shown(client: &mut Client, room: &str, shown: impl Fn(&Value) -> bool) {
    while !shown(&client.document(room)["table"]) {
        client.receive().await;
    }
}

#[tokio::test]
async fn a_vacation_is_shown_at_open_tables_and_moves_their_deadlines() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = start_match(&server, &mut ana, &mut bia).await;
    let none = ask(&server, &bia, "GET", &json!(null)).await;
    assert_eq!(none.json(), json!({"days_a_year": 30, "days_left": 30}));
    let vacation = json!({"from": NOW + DAY, "until": NOW + 8 * DAY});
    let answer = ask(&server, &bia, "PUT", &vacation).await;
    assert_eq!(answer.json(), json!({"vacation": vacation, "days_a_year": 30, "days_left": 30}));
    until_shown(&mut ana.client, &room, |table| table["vacations"]["1"] == json!([vacation])).await;
    // Ana herself is awaited, too, so the deadline of the table is hers.
    let table = ana.client.document(&room)["table"].clone();
    assert_eq!(table["deadline"], NOW + 2 * DAY);
    let back = ask(&server, &bia, "DELETE", &json!(null)).await;
    assert_eq!(back.json(), json!({"days_a_year": 30, "days_left": 30}));
    until_shown(&mut ana.client, &room, |table| table.get("vacations").is_none()).await;
}

#[tokio::test]
async fn the_deadline_moves_when_everybody_who_is_awaited_is_away() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = start_match(&server, &mut ana, &mut bia).await;
    for user in [&ana, &bia] {
        let vacation = json!({"from": NOW + DAY, "until": NOW + 11 * DAY});
        assert_eq!(ask(&server, user, "PUT", &vacation).await.status, 200);
    }
    until_shown(&mut ana.client, &room, |table| table["deadline"] == NOW + 12 * DAY).await;
}

#[tokio::test]
async fn impossible_vacations_are_refused() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&["--vacation-days=10"]), manual.clock()).await;
    let ana = server.connect_user("Ana").await;
    for (body, code) in [
        (json!({"from": NOW, "until": NOW + 11 * DAY}), "vacation_too_long"),
        (json!({"from": NOW + 5 * DAY, "until": NOW + DAY}), "malformed"),
        (json!({"from": NOW, "until": u64::MAX}), "vacation_too_long"),
        (json!({"from": NOW + 500 * DAY, "until": NOW + 501 * DAY}), "malformed"),
        (json!({"from": -1, "until": NOW + DAY}), "malformed"),
        (json!({"until": NOW + DAY}), "malformed"),
    ] {
        let answer = ask(&server, &ana, "PUT", &body).await;
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!(code)), "{body}");
    }
    let nobody = server.web.get("/api/me/vacation", None).await;
    assert_eq!(nobody.status, 401);
    let none = TestServer::with(config(&["--vacation-days=0"]), manual.clock()).await;
    let bia = none.connect_user("Bia").await;
    let refused = ask(&none, &bia, "PUT", &json!({"from": NOW, "until": NOW + DAY})).await;
    assert_eq!(refused.json()["code"], "vacation_too_long");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_whose_clocks_differ_give_no_time_twice() {
    let url = schema().await;
    let ahead = NOW + 3_000;
    let (early, late) = (ManualClock::new(ahead), ManualClock::new(NOW));
    let one = TestServer::on_database(&url, config(&[]), early.clock()).await;
    let two = TestServer::on_database(&url, config(&[]), late.clock()).await;
    let (mut ana, mut bia) = (one.connect_user("Ana").await, one.connect_user("Bia").await);
    let room = start_match(&one, &mut ana, &mut bia).await;
    decide(&mut bia.client, &room).await;
    until_shown(&mut bia.client, &room, |table| table["deadline"] == ahead + 2 * DAY).await;
    // On the server whose clock is ahead she goes, comes back after a second, and plans to go again.
    let goes = async |server, from: u64, until: u64| {
        ask(server, &ana, "PUT", &json!({"from": from, "until": until})).await.json()
    };
    goes(&one, ahead, ahead + 9 * DAY).await;
    early.advance(Duration::from_secs(1));
    assert_eq!(ask(&one, &ana, "DELETE", &json!(null)).await.status, 200);
    goes(&one, ahead + 5_000, ahead + 3 * DAY).await;
    // To the other server none of that has passed. What it is asked for replaces what is not over.
    let last = json!({"from": ahead, "until": NOW + DAY});
    let answer = goes(&two, NOW, NOW + DAY).await;
    assert_eq!(answer, json!({"vacation": last, "days_a_year": 30, "days_left": 30}));
    assert_eq!(ask(&one, &ana, "GET", &json!(null)).await.json(), answer);
    let away = NOW + DAY - ahead;
    until_shown(&mut bia.client, &room, |table| table["deadline"] == ahead + 2 * DAY + away).await;
    assert_eq!(bia.client.document(&room)["table"]["vacations"], json!({"0": [last]}));
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn who_brings_a_guest_along_is_away_once() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut guest, mut bia) = (server.connect_user("Gast").await, server.connect_user("Bia").await);
    let ana = server.connect_user("Ana").await;
    let room = start_match(&server, &mut guest, &mut bia).await;
    decide(&mut bia.client, &room).await;
    // Both are away, from the same hour on.
    let away = |days: u64| json!({"from": NOW, "until": NOW + days * DAY});
    ask(&server, &guest, "PUT", &away(5)).await;
    ask(&server, &ana, "PUT", &away(4)).await;
    until_shown(&mut bia.client, &room, |table| table["deadline"] == NOW + 7 * DAY).await;
    manual.advance(Duration::from_secs(10));
    let (cookies, both) = become_user(&server.web, &guest.cookie, &ana.cookie).await;
    assert_eq!(bring_along(&server.web, &cookies, &users_in(&both)).await.json()["tables"], 1);
    let answer = server.web.get("/api/me/vacation", Some(&cookies)).await.json();
    assert_eq!(answer["vacation"], away(5));
    // Ana comes back, so the clock of the seat goes on, and nothing of what passed is given twice.
    manual.advance(Duration::from_secs(10));
    let back = server.web.request("DELETE", "/api/me/vacation", &[("cookie", &cookies)], "").await;
    assert_eq!(back.status, 200);
    until_shown(&mut bia.client, &room, |table| table["deadline"] == NOW + 2 * DAY + 20_000).await;
    server.close().await;
}
