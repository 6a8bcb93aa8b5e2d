//! Matches that play on from a step of a finished one.

use crate::client::Client;
use crate::playing::{play_on, two};
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::Answer;
use base::clock::Clock;
use serde_json::{Value, json};

async fn branch(server: &TestServer, cookie: Option<&str>, room: &str, wanted: &Value) -> Answer {
    server.web.post(&format!("/api/matches/{room}/branches"), cookie, wanted).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code), "{}", answer.text());
}

/// A match of Ana and Bia that is over.
async fn over(server: &TestServer) -> (ConnectedUser, ConnectedUser, String) {
    let (mut ana, mut bia, room) = two(server).await;
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    (ana, bia, room)
}

async fn verified(server: &TestServer, room: &str) {
    let file = server.web.get(&format!("/api/matches/{room}/export"), None).await;
    let verified = room::archive::verify(file.text()).unwrap();
    assert!(verified.played_again);
}

#[tokio::test]
async fn a_finished_match_is_played_on_against_bots_and_by_friends() {
    let server = TestServer::with(config(&["--analysis-effort", "5"]), Clock::system()).await;
    let (mut ana, bia, origin) = over(&server).await;
    let wanted = json!({"after": 9, "seat": 1, "hidden": "drawn_anew", "against": "easy"});
    let against_bots = branch(&server, Some(&ana.cookie), &origin, &wanted).await;
    assert_eq!(against_bots.status, 201);
    let against_bots = against_bots.json();
    assert_eq!(
        (&against_bots["branch"], &against_bots["yours"], &against_bots["status"]),
        (&json!(true), &json!(1), &json!("running"))
    );
    let room = against_bots["room"].as_str().unwrap().to_owned();
    ana.client.join(&room).await;
    let shown = &ana.client.document(&room)["table"]["branch"];
    assert_eq!(*shown, json!({"of": origin, "after": 9, "hidden": "drawn_anew"}));
    play_on(&mut ana.client, &room).await;
    verified(&server, &room).await;

    // A branch of the branch, through a restart.
    let replay = server.web.get(&format!("/api/matches/{room}/replay?as=all"), None).await.json();
    let last = replay["frames"].as_array().unwrap().len();
    let wanted = json!({"after": last - 3, "seat": 0, "hidden": "as_it_lay"});
    let second = branch(&server, Some(&ana.cookie), &room, &wanted).await.json();
    let second = second["room"].as_str().unwrap().to_owned();
    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&["--analysis-effort", "5"]), Clock::system()).await;
    let mut clients = (
        Client::connect(&server.web, Some(&ana.cookie)).await,
        Client::connect(&server.web, Some(&bia.cookie)).await,
    );
    clients.0.join(&second).await;
    clients.1.join(&second).await;
    assert_eq!(clients.0.document(&second).get("game"), None, "the players gather");
    let invitation = ana.get(&server.web, &format!("/api/tables/{second}/invitation")).await.json();
    let key = invitation["play"].as_str().unwrap().split("invitation=").nth(1).unwrap().to_owned();
    clients.1.change(&second, json!({"do": "sit", "invitation": key})).await;
    clients.0.change(&second, json!({"do": "start"})).await;
    tokio::join!(play_on(&mut clients.0, &second), play_on(&mut clients.1, &second));
    verified(&server, &second).await;
    let asked =
        server.web.post(&format!("/api/matches/{second}/analysis"), Some(&ana.cookie), &json!({})).await;
    assert_eq!(asked.json()["state"], "running");
    let state = loop {
        let state = server.web.get(&format!("/api/matches/{second}/analysis"), None).await.json();
        if state["state"] != "running" {
            break state;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(state["state"], "done");

    let branches = async |user: &ConnectedUser, room: &str| {
        let listed = user.get(&server.web, &format!("/api/matches/{room}/branches")).await.json();
        listed
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["room"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(branches(&ana, &origin).await, [room.as_str()]);
    assert_eq!(branches(&bia, &origin).await, [""; 0], "what others try is theirs");
    assert_eq!(branches(&bia, &room).await, [second.as_str()]);
    let all = server.web.get("/api/matches", None).await.json();
    let listed: Vec<&str> =
        all["matches"].as_array().unwrap().iter().map(|one| one["room"].as_str().unwrap()).collect();
    assert_eq!(listed, [origin.as_str()], "branches are in no list for everybody");
    server.close().await;
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server).await;
    let wanted = json!({"after": 9, "seat": 0, "hidden": "as_it_lay", "against": "easy"});
    let with = |change: Value| {
        let mut wanted = wanted.clone();
        wanted.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        wanted
    };
    let cookie = ana.cookie.clone();
    refused(&branch(&server, Some(&cookie), &room, &wanted).await, 403, "not_over");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    refused(&branch(&server, None, &room, &wanted).await, 401, "no_session");
    refused(
        &branch(&server, Some(&cookie), "01890a5d-ac96-774b-bcce-b302099a8057", &wanted).await,
        404,
        "not_found",
    );
    for (wanted, status, code) in [
        (with(json!({"after": 0})), 404, "not_found"),
        (with(json!({"after": 1})), 409, "not_started"),
        (with(json!({"after": 100_000})), 404, "not_found"),
        (with(json!({"seat": 2})), 400, "malformed"),
        (with(json!({"hidden": "seen"})), 400, "malformed"),
        (with(json!({"after": -1})), 400, "malformed"),
        (with(json!({"more": 1})), 400, "malformed"),
    ] {
        refused(&branch(&server, Some(&cookie), &room, &wanted).await, status, code);
    }
    let last = ana.client.view(&room).version;
    let at_the_end = branch(&server, Some(&cookie), &room, &with(json!({"after": last}))).await;
    refused(&at_the_end, 409, "not_running");
    server.close().await;
}
