//! Reads write nothing to the database, and work when the disk is full.

use crate::client::Client;
use crate::process::Program;
use crate::test_server::{Folder, TestServer, config};
use crate::web::Web;
use base::clock::ManualClock;
use protocol::UserId;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::time::Duration;
use store::UserRow;

const NOW: u64 = 1_790_000_000_000;
const HOUR: Duration = Duration::from_secs(3600);
/// After this many rounds of requests, the server's own writes at start are over.
const ROUNDS: usize = 50;

/// The write-ahead log of the database.
fn written(folder: &Path) -> Vec<u8> {
    std::fs::read(folder.join("rodada.db-wal")).unwrap()
}

/// When the session of a cookie was last renewed.
async fn renewed(web: &Web, cookie: &str) -> Value {
    web.get("/api/me/sessions", Some(cookie)).await.json()[0]["seen"].clone()
}

#[tokio::test]
async fn reads_write_nothing() {
    let (manual, folder) = (ManualClock::new(NOW), Folder::new());
    let path = folder.path().to_owned();
    let server = TestServer::in_folder(folder, config(&[]), manual.clock()).await;
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    let folder = server.close().await;
    manual.advance(HOUR);
    let server = TestServer::in_folder(folder, config(&[]), manual.clock()).await;
    let paths = [
        "/api/me".to_owned(),
        "/api/me/sessions".to_owned(),
        "/api/games".to_owned(),
        "/api/tables".to_owned(),
        "/api/tables/mine".to_owned(),
        format!("/api/tables/{room}/invitation"),
        "/api/matches".to_owned(),
        "/api/matches?mine=1&player=a&game=draftosaurus".to_owned(),
        format!("/api/matches/{room}/replay"),
        format!("/api/matches/{room}/export"),
        "/healthz".to_owned(),
        "/readyz".to_owned(),
        "/".to_owned(),
    ];
    let mut writing = 0;
    loop {
        let before = written(&path);
        for path in &paths {
            let status = server.web.get(path, Some(&ana.cookie)).await.status;
            assert!(status == 200 || status == 409, "{path}: {status}");
        }
        let mut client = Client::connect(&server.web, Some(&ana.cookie)).await;
        client.send(&json!({"t": "ping", "n": 1})).await;
        client.until(|message| message["t"] == "pong").await;
        if written(&path) == before {
            break;
        }
        writing += 1;
        assert!(writing < ROUNDS, "every round of reading writes something");
    }
    server.close().await;
}

#[tokio::test]
async fn a_session_in_use_is_renewed_once_a_day() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let web = &server.web;
    let cookie = web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    for _ in 0..23 {
        manual.advance(HOUR);
        assert_eq!(web.get("/api/me", Some(&cookie)).await.cookie(), Some(cookie.clone()));
    }
    assert_eq!(renewed(web, &cookie).await, NOW);
    manual.advance(2 * HOUR);
    assert_eq!(web.get("/api/me", Some(&cookie)).await.status, 200);
    // The renewal is written after the response.
    let later = async {
        while renewed(web, &cookie).await == NOW {}
        renewed(web, &cookie).await
    };
    let later = tokio::time::timeout(Duration::from_secs(20), later).await.expect("it is renewed soon");
    assert_eq!(later, NOW + 25 * 3_600_000);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_sessions_and_lists_work() {
    let (folder, token) = (Folder::new(), [7; 32]);
    let store = store::open(None, folder.path()).await.unwrap();
    let ana = UserRow { id: UserId::new(), name: "Ana".to_owned(), created: NOW };
    // It ends in a month, so the server would renew it if it could write.
    let soon = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap() + 24 * 30 * HOUR;
    let until = u64::try_from(soon.as_millis()).unwrap();
    store.create_user(&ana, Sha256::digest(token).into(), until).await.unwrap();
    store.close().await;
    let mut program = Program::serve(folder.path(), &[]).await;
    let cookie = format!("rodada={}", hex::encode(token));
    program.limit_files("0").await;
    let link = program.web.post("/api/me/link", Some(&cookie), &json!({})).await;
    assert_eq!(link.status, 503, "nothing can be written: {link:?}");
    for path in ["/api/me", "/api/me/sessions", "/api/tables", "/api/tables/mine", "/api/matches", "/api/me"]
    {
        assert_eq!(program.web.get(path, Some(&cookie)).await.status, 200, "{path}");
    }
    assert_eq!(program.web.get("/api/me", Some(&cookie)).await.json()["name"], "Ana");
    program.limit_files("unlimited").await;
    assert_eq!(program.stop().await, 0);
    let complaints = program.said.matches("a request failed because the store does not answer").count();
    assert_eq!(complaints, 1, "only of the link: {}", program.said);
    assert!(
        !program.said.contains("session was not renewed"),
        "a failed renewal is not logged: {}",
        program.said
    );
}
