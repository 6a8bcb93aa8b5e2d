//! Limits on connections and on request sizes and times.

use crate::client::open;
use crate::test_server::{TestServer, config};
use crate::web::Web;
use base::clock::Clock;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Error;

/// More clients than are told of presence changes at once.
const SPECTATORS: usize = 40;
/// Longer than the server's timeouts for requests.
const TIMEOUT: Duration = Duration::from_secs(40);

/// Sends bytes and returns everything that the server sends until it closes.
async fn answer_to(web: &Web, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(web.address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    // A client that is refused while it sends may get a connection reset.
    let _ = timeout(TIMEOUT, stream.read_to_end(&mut answer)).await.expect("the server ends it");
    String::from_utf8(answer).unwrap()
}

/// Whether a request is answered.
async fn is_answered(web: &Web) -> bool {
    answer_to(web, b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await.contains("200 OK")
}

#[tokio::test]
async fn connections_per_address_are_limited() {
    let server = TestServer::with(config(&["--connections-per-address=3"]), Clock::system()).await;
    let cookie = server.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let idle = TcpStream::connect(server.web.address).await.unwrap();
    let sockets = [open(&server.web, &[]).await.unwrap(), open(&server.web, &[]).await.unwrap()];
    assert!(!is_answered(&server.web).await);
    assert!(open(&server.web, &[]).await.is_err());
    drop(idle);
    while !is_answered(&server.web).await {
        sleep(Duration::from_millis(10)).await;
    }
    // A socket counts as long as it is open.
    let third = open(&server.web, &[("cookie", &cookie)]).await.unwrap();
    assert!(!is_answered(&server.web).await);
    drop((sockets, third));
    while !is_answered(&server.web).await {
        sleep(Duration::from_millis(10)).await;
    }
    server.close().await;
}

#[tokio::test]
async fn anonymous_sockets_are_at_most_half_of_the_connections_of_an_address() {
    let server = TestServer::with(config(&["--connections-per-address=8"]), Clock::system()).await;
    let cookie = server.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let mut anonymous = Vec::new();
    for _ in 0..4 {
        anonymous.push(open(&server.web, &[]).await.unwrap());
    }
    for headers in [vec![], vec![("cookie", "rodada=forged")]] {
        let refused = open(&server.web, &headers).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 429));
    }
    let mut named = Vec::new();
    for _ in 0..3 {
        named.push(open(&server.web, &[("cookie", &cookie)]).await.unwrap());
    }
    assert!(is_answered(&server.web).await);
    // A socket counts as long as it is open.
    anonymous.pop();
    while open(&server.web, &[]).await.is_err() {
        sleep(Duration::from_millis(10)).await;
    }
    drop((anonymous, named));
    server.close().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_are_counted_per_client_address() {
    let flags = ["--connections-per-address=4", "--proxy-header=x-forwarded-for"];
    let server = TestServer::with(config(&flags), Clock::system()).await;
    let mut sockets = Vec::new();
    for address in ["192.0.2.1", "192.0.2.1", "192.0.2.2"] {
        sockets.push(open(&server.web, &[("x-forwarded-for", address)]).await.unwrap());
    }
    let refused = open(&server.web, &[("x-forwarded-for", "192.0.2.1")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 429));
    assert!(is_answered(&server.web).await);
    server.close().await;
}

#[tokio::test]
async fn unfinished_requests_time_out() {
    let server = TestServer::open().await;
    let post =
        "POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    let (nothing, head, body) = tokio::join!(
        answer_to(&server.web, b""),
        answer_to(&server.web, b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: "),
        answer_to(&server.web, post.as_bytes()),
    );
    assert!(!nothing.contains("200") && !head.contains("200"), "{nothing} {head}");
    assert!(body.starts_with("HTTP/1.1 408 ") && body.contains("malformed"), "{body}");
    server.close().await;
}

#[tokio::test]
async fn request_heads_have_a_maximum_size() {
    let server = TestServer::open().await;
    let long = format!("GET / HTTP/1.1\r\nhost: a\r\nx-long: {}\r\n\r\n", "x".repeat(20_000));
    let many = format!("GET / HTTP/1.1\r\nhost: a\r\n{}\r\n", "x-many: 1\r\n".repeat(100));
    for head in [long, many] {
        let answer = answer_to(&server.web, head.as_bytes()).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer:.80}");
    }
    assert!(is_answered(&server.web).await);
    server.close().await;
}

#[tokio::test]
async fn all_spectators_are_told_that_a_player_left() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    let mut spectators = Vec::new();
    for _ in 0..SPECTATORS {
        let mut spectator = server.spectator().await;
        assert_eq!(spectator.join(&room).await["t"], "ack");
        spectators.push(spectator);
    }
    for spectator in &mut spectators {
        spectator.until(|message| message["t"] == "presence" && message["seats"] == json!([0])).await;
    }
    drop(ana);
    for spectator in &mut spectators {
        spectator.until(|message| message["t"] == "presence" && message["seats"] == json!([])).await;
    }
    server.close().await;
}
