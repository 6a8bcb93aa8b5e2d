//! Many connections, and connections that say too little or too much.

use crate::client::open;
use crate::house::{House, config};
use crate::web::Web;
use rodada_server::clock::Clock;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Error;

/// More than hear at once who comes and goes.
const WATCHERS: usize = 40;
/// Longer than the server waits for anything that a request has to say.
const LONG: Duration = Duration::from_secs(40);

/// What is answered to some bytes, until the server closes.
async fn answer_to(web: &Web, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(web.address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    // Whoever is turned away in the middle of a sentence may find the line cut.
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the server ends it");
    String::from_utf8(answer).unwrap()
}

/// Whether a request is answered at all.
async fn is_let_in(web: &Web) -> bool {
    answer_to(web, b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await.contains("200 OK")
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_no_more() {
    let house = House::with(config(&["--connections-per-address=3"]), Clock::system()).await;
    let idle = TcpStream::connect(house.web.address).await.unwrap();
    let sockets = [open(&house.web, &[]).await.unwrap(), open(&house.web, &[]).await.unwrap()];
    assert!(!is_let_in(&house.web).await);
    assert!(open(&house.web, &[]).await.is_err());
    drop(idle);
    while !is_let_in(&house.web).await {
        sleep(Duration::from_millis(10)).await;
    }
    // A socket counts as long as it is open, and then no longer.
    let third = open(&house.web, &[]).await.unwrap();
    assert!(!is_let_in(&house.web).await);
    drop((sockets, third));
    while !is_let_in(&house.web).await {
        sleep(Duration::from_millis(10)).await;
    }
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_the_sockets_of_each_visitor_are_counted() {
    let flags = ["--connections-per-address=2", "--proxy-header=x-forwarded-for"];
    let house = House::with(config(&flags), Clock::system()).await;
    let mut sockets = Vec::new();
    for visitor in ["192.0.2.1", "192.0.2.1", "192.0.2.2"] {
        sockets.push(open(&house.web, &[("x-forwarded-for", visitor)]).await.unwrap());
    }
    let refused = open(&house.web, &[("x-forwarded-for", "192.0.2.1")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 429));
    assert!(is_let_in(&house.web).await);
    house.close().await;
}

#[tokio::test]
async fn unfinished_requests_are_not_waited_for() {
    let house = House::open().await;
    let post =
        "POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    let (nothing, head, body) = tokio::join!(
        answer_to(&house.web, b""),
        answer_to(&house.web, b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: "),
        answer_to(&house.web, post.as_bytes()),
    );
    assert!(!nothing.contains("200") && !head.contains("200"), "{nothing} {head}");
    assert!(body.starts_with("HTTP/1.1 408 ") && body.contains("malformed"), "{body}");
    house.close().await;
}

#[tokio::test]
async fn heads_have_an_end() {
    let house = House::open().await;
    let long = format!("GET / HTTP/1.1\r\nhost: a\r\nx-long: {}\r\n\r\n", "x".repeat(20_000));
    let many = format!("GET / HTTP/1.1\r\nhost: a\r\n{}\r\n", "x-many: 1\r\n".repeat(100));
    for head in [long, many] {
        let answer = answer_to(&house.web, head.as_bytes()).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer:.80}");
    }
    assert!(is_let_in(&house.web).await);
    house.close().await;
}

#[tokio::test]
async fn everybody_in_a_crowd_hears_that_a_player_left() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS {
        let mut watcher = house.watcher().await;
        assert_eq!(watcher.join(&room).await["t"], "ack");
        watchers.push(watcher);
    }
    for watcher in &mut watchers {
        watcher.until(|message| message["t"] == "presence" && message["seats"] == json!([0])).await;
    }
    drop(ana);
    for watcher in &mut watchers {
        watcher.until(|message| message["t"] == "presence" && message["seats"] == json!([])).await;
    }
    house.close().await;
}
