//! Vacations over HTTP: the clocks of matches of days stand still on every page.

use crate::client::Client;
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::Answer;
use rodada_server::clock::ManualClock;
use serde_json::{Value, json};

const NOW: u64 = 1_790_000_000_000;
const DAY: u64 = 86_400_000;

async fn ask(server: &TestServer, user: &ConnectedUser, method: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("cookie", user.cookie.as_str())];
    server.web.request(method, "/api/me/vacation", &headers, &body.to_string()).await
}

/// Ana and Bia start a match of days. Ana follows it.
async fn start_match(server: &TestServer, ana: &mut ConnectedUser, bia: &mut ConnectedUser) -> String {
    let wanted =
        json!({"game": "draftosaurus", "seats": 2, "open": true, "pace": {"kind": "days", "days": 2}});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
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
    until_shown(&mut ana.client, &room, |table| table["vacations"]["1"] == vacation).await;
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
