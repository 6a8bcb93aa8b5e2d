//! Users who take their data along, and who erase themselves, on both stores and over restarts.

use crate::client::Client;
use crate::deployment::Deployment;
use crate::host_orders::{create_user, goodbye};
use crate::merges::match_of;
use crate::sign_in_ways::keep_ways;
use crate::web::{Answer, Web};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::time::{SystemTime, UNIX_EPOCH};

/// Names and words that occur nowhere by chance, in lower case as they are searched for.
const NAMES: [&str; 3] = ["quetzalcoatl", "xanthippe", "zarathustra"];
const WORDS: &str = "wretched-axolotl";
const WEEK: u64 = 7 * 24 * 60 * 60_000;

async fn delete(web: &Web, path: &str, cookie: &str) -> Answer {
    web.request("DELETE", path, &[("cookie", cookie)], "").await
}

/// The file with all data of a user, as text and as JSON.
pub(crate) async fn data_of(web: &Web, cookie: &str) -> (String, Value) {
    let answer = web.get("/api/me/data", Some(cookie)).await;
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("private, no-store")));
    let text = String::from_utf8(unchunked(&answer)).unwrap();
    let data = serde_json::from_str(&text).unwrap();
    (text, data)
}

/// The body of an answer that is sent in chunks.
fn unchunked(answer: &Answer) -> Vec<u8> {
    assert_eq!(answer.header("transfer-encoding"), Some("chunked"), "it is not made as a whole in memory");
    let (mut body, mut rest) = (Vec::new(), answer.body.as_slice());
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n").unwrap();
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        if length == 0 {
            return body;
        }
        body.extend_from_slice(&rest[end + 2..end + 2 + length]);
        rest = &rest[end + 4 + length..];
    }
}

/// What a user takes along has their own secrets, and nothing that they may not know of others or of a match.
async fn a_file_of_all_data_tells_nothing_of_others(deployment: Deployment) {
    let mut server = deployment.serve().await;
    let (ana, bia) = (create_user(&server.web, "Ana").await, create_user(&server.web, "Bia").await);
    assert_eq!(server.stop().await, 0);
    keep_ways(deployment.database(), deployment.folder(), &bia.user, NAMES, WORDS).await;
    let mut server = deployment.serve().await;
    let web = server.web;
    let room = match_of(&web, &ana.cookie, &bia.cookie).await;
    let mut clients =
        [Client::connect(&web, Some(&ana.cookie)).await, Client::connect(&web, Some(&bia.cookie)).await];
    for (client, text) in clients.iter_mut().zip(["what ana said", "what bia said"]) {
        client.join(&room).await;
        // Both choose a dinosaur that the other does not see.
        let action = client.choices(&room).remove(0);
        let request = client.act(&room, &action);
        // An id that no earlier client of the user has used at this table.
        assert_eq!(client.ask_as("choice", request).await["t"], "ack");
        let said = client.ask(json!({"t": "chat", "room": room, "text": text})).await;
        assert_eq!(said["t"], "ack");
    }
    // Ana does not want to see what Bia writes.
    let key = clients[0].document(&room)["table"]["seats"]["1"]["person"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{room}/ignored/{key}");
    assert_eq!(web.request("PUT", &path, &[("cookie", &ana.cookie)], "").await.status, 204);
    for (own, other, seat, said, unsaid) in
        [(&ana, &bia, 0, "what ana said", "what bia said"), (&bia, &ana, 1, "what bia said", "what ana said")]
    {
        let (text, data) = data_of(&web, &own.cookie).await;
        // The match goes on: the file has what the seat sees, to the letter.
        let replay = web.get(&format!("/api/matches/{room}/replay"), Some(&own.cookie)).await.json();
        let own_match = &data["matches"][0];
        assert_eq!((&own_match["seen"], &own_match["seat"]), (&replay, &json!(seat)));
        assert_ne!(replay["document"]["you"], Value::Null);
        assert_eq!(own_match["actions"].as_array().unwrap().len(), 1, "{seat}: {own_match}");
        assert!(text.contains(said) && !text.contains(unsaid));
        assert!(text.contains(&own.user) && !text.contains(&other.user));
        let token = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
        for secret in [token(&own.cookie), token(&other.cookie)] {
            let hash = hex::encode(Sha256::digest(hex::decode(&secret).unwrap()));
            assert!(!text.contains(&secret) && !text.contains(&hash), "the secret of a session");
        }
        // Only who has it is told a mail address, and nobody what a passkey is checked with.
        assert_eq!(text.contains(NAMES[2]), seat == 1);
        assert!(!text.contains(&format!("\\\"{WORDS}\\\"")));
        assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
        assert_eq!(data["ignored"], if seat == 0 { json!(["Bia"]) } else { json!([]) });
        assert_eq!(data["user"]["name"], if seat == 0 { "Ana" } else { "Bia" });
    }
    let anonymous = web.get("/api/me/data", None).await;
    assert_eq!((anonymous.status, anonymous.code().as_str()), (401, "no_session"));
    assert_eq!(server.stop().await, 0);
}

#[tokio::test]
async fn a_file_of_all_data_tells_nothing_of_others_in_sqlite() {
    a_file_of_all_data_tells_nothing_of_others(Deployment::with_a_file()).await;
}

#[tokio::test]
async fn a_file_of_all_data_tells_nothing_of_others_in_postgres() {
    a_file_of_all_data_tells_nothing_of_others(Deployment::with_postgres().await).await;
}

fn now() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// Signs a user in again while no server runs. Returns the cookie.
async fn sign_in(deployment: &Deployment, user: &str, secret: u8) -> String {
    let store = store::open(deployment.database(), deployment.folder()).await.unwrap();
    let token = Sha256::digest([secret; 32]).into();
    store.add_session(user.parse().unwrap(), token, now() + 2 * WEEK, now()).await.unwrap();
    store.close().await;
    format!("rodada={}", hex::encode([secret; 32]))
}

/// Somebody erases themselves, comes back, and does it again. Each time the server is stopped in between.
async fn who_erases_themselves_is_hidden_and_then_gone(deployment: Deployment) {
    let mut server = deployment.serve().await;
    let web = server.web;
    let (ana, other) = (create_user(&web, "Ana").await, create_user(&web, NAMES[0]).await);
    let room = match_of(&web, &other.cookie, &ana.cookie).await;
    let mut client = Client::connect(&web, Some(&other.cookie)).await;
    client.join(&room).await;
    let said = client.ask(json!({"t": "chat", "room": room, "text": WORDS})).await;
    assert_eq!(said["t"], "ack");
    let mut watching = Client::connect(&web, Some(&ana.cookie)).await;
    watching.join(&room).await;
    assert_eq!(watching.view(&room).name_at(0), Some(NAMES[0]));
    let erasure = web.post("/api/me/erasure", Some(&other.cookie), &json!({})).await;
    assert_eq!((erasure.status, &erasure.json()["name"]), (200, &json!(NAMES[0])));
    assert!(erasure.json()["due"].as_u64().unwrap().abs_diff(now() + WEEK) < 60_000);
    assert_eq!(goodbye(&mut client).await, "no_session");
    while watching.view(&room).name_at(0).is_some() {
        watching.receive().await;
    }
    assert_eq!(web.get("/api/me", Some(&other.cookie)).await.status, 401);
    assert_eq!(server.stop().await, 0);

    let session = sign_in(&deployment, &other.user, 7).await;
    let mut server = deployment.serve().await;
    let web = server.web;
    let mut watching = Client::connect(&web, Some(&ana.cookie)).await;
    watching.join(&room).await;
    assert_eq!(watching.view(&room).name_at(0), None);
    assert_eq!(web.get("/api/me/erasure", Some(&ana.cookie)).await.json(), Value::Null);
    assert_eq!(web.get("/api/me/erasure", Some(&session)).await.json()["name"], NAMES[0]);
    // Such a session is good for nothing else.
    for path in ["/api/me", "/api/me/data", "/api/me/page", "/api/tables/mine"] {
        assert_eq!(web.get(path, Some(&session)).await.status, 401, "{path}");
    }
    let back = delete(&web, "/api/me/erasure", &session).await;
    assert_eq!(back.json(), json!({"user": other.user, "name": NAMES[0]}));
    while watching.view(&room).name_at(0) != Some(NAMES[0]) {
        watching.receive().await;
    }
    assert_eq!(delete(&web, "/api/me/erasure", &session).await.code(), "not_found");
    assert_eq!(web.get("/api/me", Some(&session)).await.json()["name"], NAMES[0]);
    assert_eq!(web.post("/api/me/erasure", Some(&session), &json!({})).await.status, 200);
    assert_eq!(server.stop().await, 0);

    // A week later.
    let store = store::open(deployment.database(), deployment.folder()).await.unwrap();
    assert_eq!(store.erase_due(now() + WEEK - 60_000).await.unwrap(), 0);
    assert_eq!(store.erase_due(now() + WEEK).await.unwrap(), 1);
    // In the quiet hour after that.
    store.scrub().await.unwrap();
    store.close().await;
    let mut server = deployment.serve().await;
    let mut watching = Client::connect(&server.web, Some(&ana.cookie)).await;
    watching.join(&room).await;
    assert_eq!(watching.view(&room).name_at(0), None);
    assert!(watching.view(&room).lines.is_empty());
    assert!(deployment.order(&["audit"]).await.contains("the user"));
    deployment.assert_absent(&[NAMES[0], WORDS], "afterwards").await;
    assert_eq!(server.stop().await, 0);
}

#[tokio::test]
async fn who_erases_themselves_is_hidden_and_then_gone_in_sqlite() {
    who_erases_themselves_is_hidden_and_then_gone(Deployment::with_a_file()).await;
}

#[tokio::test]
async fn who_erases_themselves_is_hidden_and_then_gone_in_postgres() {
    who_erases_themselves_is_hidden_and_then_gone(Deployment::with_postgres().await).await;
}
