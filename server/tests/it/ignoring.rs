//! Users who do not want to see what somebody writes in chats.

use crate::merges::match_of;
use crate::test_server::{ConnectedUser, TestServer};
use crate::web::Answer;
use serde_json::{Value, json};

async fn ask(server: &TestServer, user: &ConnectedUser, method: &str, path: &str) -> Answer {
    server.web.request(method, path, &[("cookie", &user.cookie)], "").await
}

async fn ignored(server: &TestServer, user: &ConnectedUser, room: &str) -> Value {
    user.get(&server.web, &format!("/api/tables/{room}/ignored")).await.json()["people"].clone()
}

/// Writes a line, which everybody at the table is sent. Returns the key of its author.
async fn write(from: &mut ConnectedUser, to: &mut ConnectedUser, room: &str) -> String {
    from.client.ask(json!({"t": "chat", "room": room, "text": "hello"})).await;
    loop {
        let message = to.client.receive().await;
        if message["t"] == "chat" {
            return message["lines"][0]["author"]["person"].as_str().unwrap().to_owned();
        }
    }
}

#[tokio::test]
async fn somebody_is_ignored_at_every_table_and_does_not_notice() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = match_of(&server.web, &ana.cookie, &bia.cookie).await;
    for user in [&mut ana, &mut bia] {
        user.client.join(&room).await;
    }
    let key = write(&mut bia, &mut ana, &room).await;
    assert_eq!(ignored(&server, &ana, &room).await, json!([]));
    let path = format!("/api/tables/{room}/ignored/{key}");
    for _ in 0..2 {
        assert_eq!(ask(&server, &ana, "PUT", &path).await.status, 204);
    }
    assert_eq!(ignored(&server, &ana, &room).await, json!([key]));
    assert_eq!(ignored(&server, &bia, &room).await, json!([]));
    // The client hides the lines that come as before.
    assert_eq!(write(&mut bia, &mut ana, &room).await, key);

    // At another table the same person has another key.
    let other = match_of(&server.web, &ana.cookie, &bia.cookie).await;
    let keys = ignored(&server, &ana, &other).await;
    assert!(keys.as_array().is_some_and(|keys| keys.len() == 1) && keys[0] != key, "{keys}");
    let there = format!("/api/tables/{other}/ignored/{}", keys[0].as_str().unwrap());
    assert_eq!(ask(&server, &ana, "DELETE", &there).await.status, 204);
    assert_eq!(ignored(&server, &ana, &room).await, json!([]));
    server.close().await;
}

#[tokio::test]
async fn only_people_at_the_table_are_ignored() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = match_of(&server.web, &ana.cookie, &bia.cookie).await;
    for path in [
        format!("/api/tables/{room}/ignored/0123456789abcdef"),
        format!("/api/tables/{room}/ignored/bia"),
        "/api/tables/nowhere/ignored/0123456789abcdef".to_owned(),
    ] {
        for method in ["PUT", "DELETE"] {
            assert_eq!(ask(&server, &ana, method, &path).await.code(), "not_found", "{method} {path}");
        }
    }
    let path = format!("/api/tables/{room}/ignored");
    assert_eq!(server.web.get(&path, None).await.code(), "no_session");
    server.close().await;
}
