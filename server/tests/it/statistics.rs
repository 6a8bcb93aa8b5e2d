//! What the matches of a user add up to, over HTTP.

use crate::playing::play_on;
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::Answer;
use base::clock::ManualClock;
use serde_json::{Value, json};
use std::time::Duration;

const START: u64 = 1_790_000_000_000;

async fn statistics(server: &TestServer, user: &ConnectedUser, query: &str) -> Value {
    let answer = user.get(&server.web, &format!("/api/me/statistics{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// What others are told of the user of a public page.
async fn of_page(server: &TestServer, page: &str) -> Answer {
    server.web.get(&format!("/api/people/{page}/statistics"), None).await
}

async fn page_of(server: &TestServer, user: &ConnectedUser) -> String {
    let page = user.get(&server.web, "/api/me/page").await.json();
    page["page"].as_str().expect("a new user has a public page").to_owned()
}

/// Two users play a match to its end.
async fn play(server: &TestServer, ana: &mut ConnectedUser, bia: &mut ConnectedUser, open: bool) -> String {
    let wanted = json!({
        "game": "draftosaurus", "seats": 2, "open": open, "pace": {"kind": "live", "minutes": 5}
    });
    let room = ana.set_up(&server.web, &wanted).await;
    let key = ana.invitation(&server.web, &room).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit", "invitation": key})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    room
}

/// Statistics once the sheets of all matches are known.
async fn with_lines(server: &TestServer, clock: &ManualClock, user: &ConnectedUser, matches: u64) -> Value {
    loop {
        let found = statistics(server, user, "").await;
        let lines = &found["games"][0]["lines"];
        if lines.as_array().is_some_and(|lines| lines.iter().any(|line| line["matches"] == matches)) {
            return found;
        }
        clock.advance(Duration::from_secs(10));
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn matches_add_up_and_a_private_one_counts_for_its_seats_alone() {
    let manual = ManualClock::new(START);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let none = statistics(&server, &ana, "").await;
    assert_eq!(none, json!({"with_people": 0, "against_bots": 0, "games": [], "opponents": [], "bots": []}));

    let open = play(&server, &mut ana, &mut bia, true).await;
    let found = with_lines(&server, &manual, &ana, 1).await;
    let (page, of_bia) = (page_of(&server, &ana).await, page_of(&server, &bia).await);
    assert_eq!(found["with_people"], 1);
    let game = &found["games"][0];
    assert_eq!((&game["game"], &game["matches"]), (&json!("draftosaurus"), &json!(1)));
    assert_eq!(game["latest"][0]["room"], open);
    let listed = ana.get(&server.web, "/api/matches").await.json()["matches"][0]["seats"]["0"].clone();
    assert_eq!(
        (&game["latest"][0]["place"], &game["latest"][0]["points"]),
        (&listed["place"], &listed["points"])
    );
    let sum: i64 = game["lines"].as_array().unwrap().iter().map(|line| line["own"].as_i64().unwrap()).sum();
    assert_eq!(json!(sum), listed["points"]);
    let (name, opponents_page) = (&found["opponents"][0]["name"], &found["opponents"][0]["page"]);
    assert_eq!((name, opponents_page), (&json!("Bia"), &json!(of_bia)));
    let public = of_page(&server, &page).await;
    assert_eq!(public.json(), found, "an open match counts for everybody");

    let private = play(&server, &mut ana, &mut bia, false).await;
    let found = with_lines(&server, &manual, &ana, 2).await;
    assert_eq!((&found["with_people"], &found["games"][0]["matches"]), (&json!(2), &json!(2)));
    assert_eq!(found["games"][0]["latest"][1]["room"], private);
    assert_eq!(of_page(&server, &page).await.body, public.body, "not a byte of it is told to others");
    server.close().await;
}

#[tokio::test]
async fn statistics_belong_to_a_session_or_a_page() {
    let server = TestServer::open().await;
    let refused = async |path: &str, status: u16, code: &str| {
        let answer = server.web.get(path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path}");
    };
    refused("/api/me/statistics", 401, "no_session").await;
    refused("/api/me/statistics/matches.csv", 401, "no_session").await;
    refused("/api/people/nobody/statistics", 404, "not_found").await;
    refused(&format!("/api/people/{}/statistics", protocol::MatchId::new()), 404, "not_found").await;
    let ana = server.connect_user("Ana").await;
    let wrong = ana.get(&server.web, "/api/me/statistics?against=cats").await;
    assert_eq!((wrong.status, wrong.code().as_str()), (400, "malformed"));
    server.close().await;
}

#[tokio::test]
async fn all_matches_are_taken_along_as_a_table() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("=Bia \"B\"").await);
    let room = play(&server, &mut ana, &mut bia, false).await;
    let answer = ana.get(&server.web, "/api/me/statistics/matches.csv").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/csv; charset=utf-8")));
    let table = String::from_utf8(answer.body).unwrap();
    let lines: Vec<&str> = table.trim_start_matches('\u{feff}').split("\r\n").collect();
    assert_eq!(lines.len(), 4, "the head, two seats, and nothing after the last: {table}");
    assert!(lines[1].starts_with(&room) && lines[1].contains(",draftosaurus,1,\"Ana\",,1,"), "{table}");
    assert!(lines[2].contains(",2,\"'=Bia \"\"B\"\"\",,0,"), "{table}");
    server.close().await;
}
