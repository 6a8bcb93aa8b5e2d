//! How long connections may rest, over real sockets. Time passes by hand.

use super::*;
use axum::routing::post;
use base::clock::ManualClock;
use futures_util::FutureExt as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

const GET: &[u8] = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const POST: &[u8] = b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello";
const CHUNKED: &[u8] =
    b"POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
/// A head without its end.
const BEGUN: &[u8] = b"GET / HTTP/1.1\r\nhost: ";
const HEAD: Duration = Duration::from_secs(15);
const REST: Duration = Duration::from_secs(180);
/// A proxy's usual patience.
const A_WHILE: Duration = Duration::from_secs(120);

/// A client of a server whose time passes by hand.
struct Client {
    socket: TcpStream,
    hand: ManualClock,
}

impl Client {
    /// Connects to a server, behind a proxy or not, that answers every request with its body.
    async fn connect(has_proxy: bool) -> Self {
        let hand = ManualClock::new(0);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let connecting = TcpStream::connect(listener.local_addr().unwrap());
        let (socket, accepted) = tokio::join!(connecting, listener.accept());
        let (server_socket, peer) = accepted.unwrap();
        let echo = async |body: axum::body::Bytes| body;
        let router = Router::new().route("/", post(echo).get(echo));
        let permit = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let permit = ConnectionPermit::new(None, permit);
        let heads = Heads::new(HeadTimeouts::new(has_proxy), hand.clock());
        let site = Site { path: "".into(), router };
        tokio::spawn(serve_connection(server_socket, peer, site, permit, heads, CancellationToken::new()));
        settle().await;
        Self { socket: socket.unwrap(), hand }
    }

    async fn behind_a_proxy() -> Self {
        Self::connect(true).await
    }

    /// Sends bytes, and lets the server read them.
    async fn send(&mut self, bytes: &[u8]) {
        self.socket.write_all(bytes).await.unwrap();
        settle().await;
    }

    /// Sends requests, and reads the answers.
    async fn ask(&mut self, requests: &[u8]) {
        let in_all = String::from_utf8_lossy(requests).matches("host").count();
        self.send(requests).await;
        let mut read = Vec::new();
        while String::from_utf8_lossy(&read).matches("HTTP/1.1 200 OK").count() < in_all {
            assert!(self.socket.read_buf(&mut read).await.unwrap() > 0, "the connection is open");
        }
        settle().await;
    }

    async fn pass(&self, time: Duration) {
        self.hand.advance(time);
        settle().await;
    }

    /// Whether the server has closed the connection.
    fn is_closed(&mut self) -> bool {
        let mut bytes = [0; 4_096];
        loop {
            match self.socket.read(&mut bytes).now_or_never() {
                None => return false,
                Some(Ok(0) | Err(_)) => return true,
                Some(Ok(_)) => {}
            }
        }
    }

    /// How long the server waits until it closes the connection, to the second.
    async fn closed_after(mut self) -> Duration {
        let second = Duration::from_secs(1);
        for seconds in 0..600 {
            if self.is_closed() {
                return second * seconds;
            }
            self.pass(second).await;
        }
        panic!("it stays open");
    }
}

/// Lets the server do all that it can do without time: with one thread, everybody has a turn before this goes on.
async fn settle() {
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_proxy_may_use_a_connection_again_after_a_while() {
    let mut client = Client::behind_a_proxy().await;
    client.pass(A_WHILE).await;
    let two = [[GET, GET].concat(), [POST, GET].concat(), [CHUNKED, GET].concat()];
    for requests in [GET, POST, CHUNKED, &two[0], GET, &two[1], GET, &two[2], CHUNKED] {
        client.ask(requests).await;
        client.pass(A_WHILE).await;
    }
    assert_eq!(client.closed_after().await, REST - A_WHILE);
}

#[tokio::test]
async fn a_head_that_has_begun_is_not_waited_for_longer() {
    for before in [&b""[..], GET, POST, CHUNKED] {
        let mut client = Client::behind_a_proxy().await;
        client.ask(before).await;
        client.pass(A_WHILE).await;
        client.send(BEGUN).await;
        assert_eq!(client.closed_after().await, HEAD);

        // The same when its first bytes come together with the request before.
        let mut client = Client::behind_a_proxy().await;
        client.send(&[before, BEGUN].concat()).await;
        assert_eq!(client.closed_after().await, HEAD);
    }
}

#[tokio::test]
async fn bytes_one_by_one_give_a_head_no_more_time() {
    let mut client = Client::behind_a_proxy().await;
    for byte in &BEGUN[..14] {
        client.send(&[*byte]).await;
        client.pass(Duration::from_secs(1)).await;
    }
    assert_eq!(client.closed_after().await, HEAD - Duration::from_secs(14));
}

#[tokio::test]
async fn without_a_proxy_a_connection_rests_no_longer_than_a_head_may_take() {
    let mut client = Client::connect(false).await;
    client.ask(GET).await;
    client.pass(HEAD / 3).await;
    client.ask(POST).await;
    assert_eq!(client.closed_after().await, HEAD);

    let mut client = Client::connect(false).await;
    client.pass(HEAD / 3).await;
    client.send(BEGUN).await;
    assert_eq!(client.closed_after().await, HEAD - HEAD / 3);
}
