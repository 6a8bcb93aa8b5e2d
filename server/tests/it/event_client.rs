//! A client without a socket: it reads server-sent events and sends its frames in POST requests.

use crate::web::{Answer, Web};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A timeout longer than any answer takes.
const TIMEOUT: Duration = Duration::from_secs(30);

pub(crate) struct EventClient {
    pub(crate) web: Web,
    cookie: Option<String>,
    stream: TcpStream,
    /// What was read and belongs to no whole chunk yet, and the text of the chunks that makes no whole event yet.
    raw: Vec<u8>,
    text: String,
    pub(crate) head: String,
    pub(crate) id: String,
    posts: u64,
    requests: u32,
}

/// An event: its kind, and its data.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Event(pub(crate) String, pub(crate) String);

/// Sends the request for a stream and reads the head of the response.
pub(crate) async fn request_stream(web: &Web, headers: &[(&str, &str)]) -> (TcpStream, String, Vec<u8>) {
    let mut stream = TcpStream::connect(web.address).await.unwrap();
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("GET {}/api/events HTTP/1.1\r\nhost: {}\r\n{headers}\r\n", web.path, web.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut raw = Vec::new();
    let end = loop {
        if let Some(end) = raw.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        assert_ne!(timeout(TIMEOUT, stream.read_buf(&mut raw)).await.unwrap().unwrap(), 0, "a head");
    };
    let rest = raw.split_off(end + 4);
    (stream, String::from_utf8(raw).unwrap().to_lowercase(), rest)
}

impl EventClient {
    /// Opens a stream; the first event names it.
    pub(crate) async fn open(web: &Web, cookie: Option<&str>) -> Self {
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        let (stream, head, raw) = request_stream(web, &headers).await;
        assert!(head.starts_with("http/1.1 200 "), "{head}");
        let (cookie, text, id) = (cookie.map(str::to_owned), String::new(), String::new());
        let mut client = Self { web: *web, cookie, stream, raw, text, head, id, posts: 0, requests: 0 };
        let Some(Event(kind, id)) = client.next().await else { panic!("an event names the stream") };
        assert_eq!(kind, "connection");
        client.id = id;
        client
    }

    /// Opens a stream and says hello.
    pub(crate) async fn connect(web: &Web, cookie: Option<&str>) -> Self {
        let mut client = Self::open(web, cookie).await;
        let hello = json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test", "deflate": true});
        client.send(&hello).await;
        client.until(|message| message["t"] == "welcome").await;
        client
    }

    /// The next event; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                let kind = field("event: ").unwrap_or("message").to_owned();
                let event = Event(kind, field("data: ").unwrap_or_default().to_owned());
                self.text = rest.to_owned();
                return Some(event);
            }
            if !self.take_chunk() {
                let read =
                    timeout(TIMEOUT, self.stream.read_buf(&mut self.raw)).await.expect("an event in time");
                if read.unwrap_or_default() == 0 {
                    return None;
                }
            }
        }
    }

    /// Takes a chunk of HTTP's chunked encoding out of what was read.
    fn take_chunk(&mut self) -> bool {
        let Some(line) = self.raw.windows(2).position(|two| two == b"\r\n") else { return false };
        let length = usize::from_str_radix(std::str::from_utf8(&self.raw[..line]).unwrap(), 16).unwrap();
        let (start, end) = (line + 2, line + 2 + length);
        if self.raw.len() < end + 2 {
            return false;
        }
        self.text.push_str(std::str::from_utf8(&self.raw[start..end]).unwrap());
        self.raw.drain(..end + 2);
        true
    }

    /// The text of the next frame; `None` when the stream has ended. Heartbeats are skipped.
    pub(crate) async fn receive_text(&mut self) -> Option<String> {
        loop {
            match self.next().await? {
                Event(kind, text) if kind == "message" => return Some(text),
                Event(kind, _) => assert_eq!(kind, "heartbeat"),
            }
        }
    }

    pub(crate) async fn receive(&mut self) -> Option<Value> {
        self.receive_text().await.map(|text| serde_json::from_str(&text).unwrap())
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await.expect("the stream goes on");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The code of the goodbye with which the stream ends.
    pub(crate) async fn bye(&mut self) -> Option<String> {
        let mut code = None;
        while let Some(message) = self.receive().await {
            if message["t"] == "bye" {
                code = message["code"].as_str().map(str::to_owned);
            }
        }
        code
    }

    /// Sends one request with this body, as this user or another.
    pub(crate) async fn post(&self, number: u64, cookie: Option<&str>, body: &str) -> Answer {
        let path = format!("/api/events/{}/{number}", self.id);
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        self.web.request("POST", &path, &headers, body).await
    }

    /// Sends the next request with this body.
    pub(crate) async fn post_next(&mut self, body: &str) -> Answer {
        let answer = self.post(self.posts + 1, self.cookie.as_deref(), body).await;
        self.posts += u64::from(answer.status == 204);
        answer
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let answer = self.post_next(text).await;
        assert_eq!(answer.status, 204, "{answer:?}");
    }

    /// Sends a request with a new id and returns its answer.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.requests += 1;
        let id = format!("e{}", self.requests);
        request["id"] = id.as_str().into();
        self.send(&request).await;
        self.until(|message| (message["t"] == "ack" || message["t"] == "nack") && message["id"] == id).await
    }

    pub(crate) async fn join(&mut self, room: &str) -> Value {
        self.ask(json!({"t": "join", "room": room})).await
    }
}
